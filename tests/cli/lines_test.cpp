// Runs of plain lines go through the program in batches; records go one by one. Every byte of the
// answers must be the same, whatever stands between the lines and however many work on them.
//
// A time limit that nothing reaches sends every line the way of the records.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <regex>
#include <string>
#include <thread>
#include <vector>

#include "cases.h"
#include "program_run.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;

const std::string kInvalid =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// `count` lines of which nearly all have one solution; the others are of all kinds.
std::string plain_text(int count, std::string_view line_end) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    switch (i % 97) {
      case 20:
        text += kTwo;
        break;
      case 40:
        text += kImpossible;
        break;
      case 41:
        text += kInvalid;
        break;
      case 60:
        text += relabelled(kHard, i);
        break;
      default:
        text += relabelled(kEasy, i);
    }
    text += line_end;
  }
  return text;
}

// Runs of every length, and all that may stand between them.
std::string mixed_text() {
  std::string text = "# a remark\n" + plain_text(30, "\n") + "\n\n" + plain_text(23, "\n");
  text += std::string(kEasy) + " with a remark\n" + plain_text(24, "\r\n") + plain_text(400, "\n");
  text += "nonsense\n" + plain_text(25, "\n") + "{\"puzzle\":\n\"" + std::string(kEasy) + "\"}\n";
  // Inside an element a line of 81 characters ends it.
  text += "<opensudoku>\n" + plain_text(40, "\n") + "</opensudoku>\n" + plain_text(300, "\r\n");
  text += "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n";
  text += "...419..5\n....8..79\n" + plain_text(50, "\n") + "1234....4321....\n";
  for (const char blank : {'0', '*', '_', '-', 'x', 'X'}) {
    std::string other = plain_text(60, "\n");
    for (char& c : other) c = c == '.' ? blank : c;
    text += other;
  }
  text += std::string(81, '-') + "\n" + std::string(70'000, '.') + "\n" +
          plain_text(by_build(6000, 1000), "\n");
  return text + std::string(kEasy);
}

std::vector<std::string> with(std::vector<std::string> words,
                              const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

TEST(Lines, AreAnsweredAsRecordsAre) {
  const Folder folder;
  const std::string text = mixed_text();
  write_file(folder.file("in"), text);
  for (const std::vector<std::string>& verb : {std::vector<std::string>{"solve"},
                                               {"check"},
                                               {"check", "--minimal"},
                                               {"count"},
                                               {"count", "--limit", "1"}}) {
    const RunResult records = run(with(verb, {"--timeout", "1000", folder.file("in")}));
    EXPECT_EQ(records.exit_code, 4);
    for (const char* jobs : {"-j1", "-j2", "-j7"}) {
      const RunResult file = run(with(verb, {jobs, folder.file("in")}));
      EXPECT_EQ(file.out, records.out) << verb[0] << jobs;
      EXPECT_EQ(file.exit_code, 4);
      EXPECT_EQ(file.err, "");
      EXPECT_EQ(run(with(verb, {jobs}), text).out, records.out) << verb[0] << jobs;
    }
  }
}

TEST(Lines, OfWhichTheSolutionsAreKnown) {
  std::string text;
  std::string expected;
  for (int i = 0; i < 9000; ++i) {
    text += relabelled(kEasy, i) + "\n";
    expected += relabelled(kEasySolution, i) + "\n";
  }
  for (const char* jobs : {"-j1", "-j3"}) {
    const RunResult result = run({"solve", jobs}, text);
    EXPECT_EQ(result.out, expected);
    EXPECT_EQ(result.exit_code, 0);
  }
  std::string ones;
  for (int i = 0; i < 9000; ++i) ones += "1\n";
  EXPECT_EQ(run({"count"}, text).out, ones);
}

TEST(Lines, AreCountedInTotals) {
  const std::string text = plain_text(970, "\n");
  for (const char* verb : {"solve", "check", "count"}) {
    EXPECT_THAT(run({verb, "--summary"}, text).err,
                HasSubstr("puzzles 970, unique 940, multiple 10, none 10, invalid 10, time "));
    EXPECT_EQ(run({verb}, text).exit_code, 1);
  }
}

// The other end writes some hundred lines at once, then waits for all of their answers.
TEST(Lines, AreAnsweredBeforeTheNextOnesAreWritten) {
  constexpr std::size_t kLines = 300;
  for (const char* jobs : {"1", "2"}) {
    RunRequest request;
    request.arguments = {"solve", "--jobs", jobs};
    std::atomic<bool> is_answered{false};
    int asked = 0;
    request.act_after_bytes = kLines * 82;
    request.act = [&is_answered](int) { is_answered = true; };
    request.feed = [&]() -> std::string {
      if (asked == 2) return {};
      while (asked == 1 && !is_answered) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      ++asked;
      std::string text;
      for (std::size_t i = 0; i < kLines; ++i)
        text += relabelled(kEasy, static_cast<int>(i)) + "\n";
      return text;
    };
    EXPECT_EQ(run_program(request).out_bytes, 2 * kLines * 82);
  }
}

// What was answered before a signal and what a second run answers from the line that was named are
// the whole answer.
TEST(Lines, AnInterruptedRunCanGoOn) {
  std::string block = plain_text(5000, "\n") + "# a remark\nnonsense\n";
  for (const char* jobs : {"1", "2"}) {
    std::string given;
    RunRequest request;
    request.arguments = {"solve", "--jobs", jobs};
    request.act_after_bytes = 1'000'000;
    request.act = [](int pid) { ::kill(pid, SIGINT); };
    request.feed = [&given, &block]() -> std::string {
      given += block;
      return block;
    };
    const RunResult first = run_program(request);
    EXPECT_EQ(first.exit_code, 130);
    std::smatch numbers;
    const std::regex sentence(
        "shudu: interrupted after ([0-9]+) records; resume at line ([0-9]+)\n");
    ASSERT_TRUE(std::regex_match(first.err, numbers, sentence)) << first.err;
    const std::uint64_t records = std::stoull(numbers[1]);
    const std::uint64_t line = std::stoull(numbers[2]);
    EXPECT_EQ(static_cast<std::uint64_t>(std::count(first.out.begin(), first.out.end(), '\n')),
              records);
    std::size_t begin = 0;
    for (std::uint64_t i = 1; i < line; ++i) begin = given.find('\n', begin) + 1;
    EXPECT_EQ(run({"solve"}, given.substr(0, begin)).out, first.out) << line;
  }
}

}  // namespace
}  // namespace shudu::test
