#include "cli/input/sources.h"

#include <sys/stat.h>

#include <algorithm>

#include "cli/words.h"
#include "shudu/core/characters.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/xml/opensudoku.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

bool reads_as_puzzle(std::string_view text) {
  const Result<Puzzle> puzzle = read_puzzle(text, ReadOptions{all_formats(), nullptr});
  return puzzle.has_value() || puzzle.error().code == ErrorCode::kAmbiguousDigits;
}

// A link that cannot be read says why; "no such file" would say less.
bool is_whole_record(std::string_view text) {
  const std::span<const std::string_view> line(&text, 1);
  const std::span<const Format* const> formats = all_formats();
  return std::any_of(formats.begin(), formats.end(), [&](const Format* format) {
    return format->fit(line, ReadContext{}) == Fit::kWhole;
  });
}

bool names_a_file(const std::string& word) {
  struct stat status {};
  return ::stat(word.c_str(), &status) == 0;
}

// The puzzle that several words are together, none of which is a file; else nothing.
std::string puzzle_of_words(const std::vector<std::string>& words) {
  constexpr std::size_t kLongest = 16;  // a longer word is a puzzle by itself or none
  if (words.size() < 2 || words.front().size() >= kLongest) return {};
  const bool all_missing = std::none_of(words.begin(), words.end(), [](const std::string& word) {
    return word == "-" || names_a_file(word);
  });
  if (!all_missing) return {};
  std::string together = joined(words, " ");
  return reads_as_puzzle(together) ? together : std::string();
}

InputSource text_source(std::string text, Language language) {
  InputSource source;
  source.kind = InputKind::kText;
  source.text = std::move(text);
  source.name = say(language, "command-line");
  return source;
}

}  // namespace

bool looks_like_puzzle(std::string_view text) {
  constexpr std::size_t kShortest = 30;  // 4x4 puzzles must be whole to be told from names
  if (text.size() >= kShortest && text.find('/') == std::string_view::npos) {
    static constexpr std::string_view kPuzzleMarks = "0123456789.*_- \t\n{}[],;|+\"'";
    const auto known = std::count_if(text.begin(), text.end(), [](char c) {
      return kPuzzleMarks.find(c) != std::string_view::npos;
    });
    // One stray character in eight at most: the reader will say which.
    if (static_cast<std::size_t>(known) * 8 >= text.size() * 7) return true;
  }
  const std::string start = lower_case(text.substr(0, 8));
  if (start.starts_with("http://") || start.starts_with("https://")) return true;
  return reads_as_puzzle(text) || is_whole_record(text);
}

bool names_input(const std::vector<std::string>& words) {
  if (words.empty()) return false;
  const std::string& first = words.front();
  return first == "-" || names_a_file(first) || looks_like_puzzle(first) ||
         !puzzle_of_words(words).empty();
}

std::string_view shown_name(const std::vector<InputSource>& sources, std::size_t number) {
  const InputSource& source = sources[number];
  return sources.size() < 2 || source.kind == InputKind::kText ? std::string_view() : source.name;
}

std::vector<InputSource> find_sources(const Options& options) {
  std::vector<InputSource> sources;
  const std::vector<std::string>& words = options.operands;
  if (const std::string together = puzzle_of_words(words); !together.empty()) {
    return {text_source(together + "\n", options.language)};
  }
  for (const std::string& word : words) {
    if (word == "-") {
      sources.push_back(
          {InputKind::kStandardInput, "", "", say(options.language, "standard-input")});
    } else if (!names_a_file(word) && looks_like_puzzle(word)) {
      sources.push_back(text_source(word + "\n", options.language));
    } else {
      sources.push_back({InputKind::kFile, word, "", escaped(word)});
    }
  }
  if (words.empty()) {
    sources.push_back({InputKind::kStandardInput, "", "", say(options.language, "standard-input")});
  }
  return sources;
}

}  // namespace shudu::cli
