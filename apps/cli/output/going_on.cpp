// Tested in tests/cli/resume_test.cpp.
#include "cli/output/going_on.h"

#include "build_info.h"
#include "cli/stream_hash.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

std::string quoted(const std::string& word) {
  constexpr std::string_view kUnquoted =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+=.,:/@%";
  if (!word.empty() && word.find_first_not_of(kUnquoted) == std::string::npos) return word;
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return escaped(result + "'");
}

}  // namespace

// The files that are read are known by what they hold; where there are several, answers name them.
std::uint64_t sum_of_run(const Verb& verb, const Options& options, std::string_view asked) {
  std::string text(verb.name);
  for (const std::string_view word : {kVersion, language_tag(options.language), asked}) {
    text += '\n';
    text += word;
  }
  if (options.operands.size() > 1) text += joined(options.operands, "\n");
  return hash_of_text(text);
}

std::string command_to_go_on(const std::vector<std::string>& words, std::size_t verb,
                             bool has_resume) {
  std::string command = "shudu";
  for (std::size_t i = 0; i < words.size(); ++i) {
    command += ' ' + quoted(words[i]);
    if (i == verb && !has_resume) command += ' ' + dashed(option_row(OptionId::kGoOn));
  }
  return command;
}

std::vector<std::string> inputs_of(const Verb& verb, const Options& options) {
  std::vector<std::string> paths;
  const bool is_saved = verb.operands == Operands::kSaved;
  if (verb.operands == Operands::kPuzzles || verb.operands == Operands::kPuzzleSets || is_saved) {
    paths = options.operands;
    if (paths.empty() && verb.operands == Operands::kPuzzles) paths.emplace_back("-");
  }
  const ResearchOptions& research = options.research;
  for (const std::string& path : {research.pattern, research.base, research.known}) {
    if (!path.empty()) paths.push_back(path);
  }
  return paths;
}

PartWish part_wish(const Options& options) {
  PartWish wish;
  wish.run = options.run;
  wish.seed = options.seed;
  wish.resumes = options.resume;
  wish.begins_anew = options.force && !options.resume;
  return wish;
}

}  // namespace shudu::cli
