// The golden transcripts: what the program answers, word for word, on a pipe and on a
// pseudo-terminal, in three languages.
//
// tests/golden/cli/VERB/NAME.golden is a list of sessions:
//
//   # a comment
//   $ shudu solve --json -        the command; words in 'single quotes' stay whole;
//                                 NAME=VALUE before it is its environment, `tty` puts it on a
//                                 pseudo-terminal (then stdout and stderr are one)
//   < a line of standard input    \t \e \\ \xNN are escapes in all lines
//   > a line of output
//   ! a line of stderr
//   = 0                           the exit code
//
// The commands run in tests/golden/cli/files. SHUDU_UPDATE_GOLDEN=1 writes the files anew: read the
// difference before you keep it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <sstream>

#include "build_info.h"
#include "cli/commands/verb_table.h"
#include "program_run.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

namespace fs = std::filesystem;

std::string unescaped(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      result += text[i];
      continue;
    }
    const char letter = text[++i];
    if (letter == 'x' && i + 2 < text.size()) {
      result += static_cast<char>(std::stoi(std::string(text.substr(i + 1, 2)), nullptr, 16));
      i += 2;
    } else {
      result += letter == 't' ? '\t' : letter == 'e' ? '\x1b' : letter;
    }
  }
  return result;
}

std::string visible(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string result;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\t') {
      result += "\\t";
    } else if (c == '\x1b') {
      result += "\\e";
    } else if (c == '\\') {
      result += "\\\\";
    } else if (byte < 0x20 || byte == 0x7F) {
      result += std::string("\\x") + kHex[byte >> 4U] + kHex[byte & 0xFU];
    } else {
      result += c;
    }
  }
  return result;
}

std::vector<std::string> split_words(std::string_view line) {
  std::vector<std::string> words;
  bool quoted = false;
  bool open = false;
  for (const char c : line) {
    if (c == '\'') {
      quoted = !quoted;
      if (quoted && !open) words.emplace_back();
      open = true;
    } else if (c == ' ' && !quoted) {
      open = false;
    } else {
      if (!open) words.emplace_back();
      open = true;
      words.back() += c;
    }
  }
  return words;
}

// A session's lines as they are kept: comments, the command and its input.
struct Session {
  std::vector<std::string> kept;
  bool has_command = false;
  RunRequest request;
};

void take_command(const std::string& line, Session& session) {
  session.has_command = true;
  std::vector<std::string> words = split_words(std::string_view(line).substr(2));
  auto word = words.begin();
  for (; word != words.end() && *word != "shudu"; ++word) {
    if (*word == "tty") {
      session.request.on_terminal = true;
    } else {
      session.request.environment.push_back(*word);
    }
  }
  session.request.arguments.assign(word + 1, words.end());
}

// The lines of a file without the results of its commands.
std::vector<Session> read_sessions(const std::string& text) {
  std::vector<Session> sessions(1);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const char kind = line.empty() ? ' ' : line[0];
    if (kind == '>' || kind == '!' || kind == '=') continue;
    if (kind != '<' && sessions.back().has_command) sessions.emplace_back();
    sessions.back().kept.push_back(line);
    if (kind == '$') take_command(line, sessions.back());
    if (kind == '<') {
      sessions.back().request.input += unescaped(line.size() > 2 ? line.substr(2) : "") + "\n";
    }
  }
  return sessions;
}

// The build's name differs from build to build.
void hide_build(std::string& text) {
  for (const std::string before : {"build ", "构建 ", "建置 ", "\"build\":\""}) {
    const std::size_t at = text.find(before + std::string(kBuildId));
    if (at != std::string::npos) text.replace(at + before.size(), kBuildId.size(), "BUILD");
  }
}

// The kernels differ from machine to machine; version_test.cpp looks at them.
void hide_kernels(std::string& text) {
  static const std::regex kLine("(kernels: |计算内核：|計算核心：)[^\n]*");
  static const std::regex kList("(kernels\":\\[)[^\\]]*");
  text = std::regex_replace(text, kLine, "$1KERNELS");
  text = std::regex_replace(text, kList, "$1KERNELS");
}

void append_lines(std::string_view mark, std::string text, std::string& out) {
  hide_build(text);
  if (text.rfind("shudu ", 0) == 0 || text.rfind("{\"schema\":1,\"version\"", 0) == 0) {
    hide_kernels(text);
  }
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string line = visible(text.substr(0, end));
    out += std::string(mark) + (line.empty() ? "" : " ") + line;
    out += end == std::string::npos ? "\\c\n" : "\n";  // \c: the line has no end
    text.erase(0, end == std::string::npos ? end : end + 1);
  }
}

// The sessions with what the program answers today.
std::string replay(const std::string& text) {
  std::string result;
  for (Session& session : read_sessions(text)) {
    for (const std::string& line : session.kept) result += line + "\n";
    if (!session.has_command) continue;
    session.request.folder = (source_dir() / "tests/golden/cli/files").string();
    const RunResult run = run_program(session.request);
    append_lines(">", run.out, result);
    append_lines("!", run.err, result);
    result += "= " + std::to_string(run.exit_code) + "\n";
  }
  return result;
}

std::vector<fs::path> golden_files(std::string_view verb) {
  std::vector<fs::path> files;
  const fs::path folder = source_dir() / "tests/golden/cli" / verb;
  if (!fs::is_directory(folder)) return files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".golden") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> folders() {
  std::vector<std::string> names = cli::verb_names();
  names.emplace_back("usage");
  return names;
}

class GoldenTest : public testing::TestWithParam<std::string> {};

TEST_P(GoldenTest, AnswersAreAsWritten) {
  ASSERT_FALSE(program().empty()) << "SHUDU_PROGRAM is not set";
  const std::vector<fs::path> files = golden_files(GetParam());
  ASSERT_FALSE(files.empty()) << "no transcript of " << GetParam();
  for (const fs::path& file : files) {
    const std::string expected = read_file(file.string());
    const std::string actual = replay(expected);
    if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) write_file(file.string(), actual);
    EXPECT_EQ(expected, actual) << file;
  }
}

INSTANTIATE_TEST_SUITE_P(Verbs, GoldenTest, testing::ValuesIn(folders()),
                         [](const auto& verb) { return verb.param; });

TEST(GoldenTest, EveryVerbIsSeenOnBothKindsOfOutputAndInThreeLanguages) {
  for (const std::string& verb : cli::verb_names()) {
    std::string all;
    for (const fs::path& file : golden_files(verb)) all += read_file(file.string());
    EXPECT_NE(all.find("$ shudu " + verb), std::string::npos) << verb << " on a pipe";
    EXPECT_NE(all.find("$ tty shudu " + verb), std::string::npos) << verb << " on a terminal";
    EXPECT_NE(all.find("SHUDU_LANG=zh-CN"), std::string::npos) << verb << " in zh-CN";
    EXPECT_NE(all.find("SHUDU_LANG=zh-TW"), std::string::npos) << verb << " in zh-TW";
  }
}

}  // namespace
}  // namespace shudu::test
