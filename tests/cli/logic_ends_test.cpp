// The verbs of techniques under load: order, time limits, signals, closed pipes, memory.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "cases.h"
#include "logic_answers.h"
#include "program_run.h"
#include "shudu/logic/technique.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
std::string mixed_lines(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += relabelled(i % 3 == 0 ? kHardest : kEasy, i * 7) + "\n";
  return text;
}

TEST(LogicVerbs, OrderIsKeptWhateverTheNumberOfJobs) {
  const std::string input = mixed_lines(60);
  for (const std::vector<std::string>& verb :
       {std::vector<std::string>{"steps", "--technique", "pointing", "--technique",
                                 "hidden-single"},
        {"explain", "--json"},
        {"hint", "--stage", "5"}}) {
    std::string first;
    for (const char* jobs : {"1", "2", "8"}) {
      std::vector<std::string> arguments = verb;
      arguments.insert(arguments.end(), {"--jobs", jobs});
      const RunResult result = run(arguments, input);
      EXPECT_EQ(result.exit_code, 0);
      if (first.empty()) first = result.out;
      EXPECT_TRUE(result.out == first) << verb[0] << " with " << jobs << " jobs";
    }
    EXPECT_FALSE(first.empty());
  }
}

// The empty grid: no other technique finds a thing, and nested chains look for long.
TEST(LogicVerbs, ATimeLimitIsKeptAndSaid) {
  const std::string empty(81, '.');
  const std::string hard(kGoldenNugget);
  const auto start = std::chrono::steady_clock::now();
  const RunResult path = run({"explain", "--timeout", "0.3"}, hard);
  EXPECT_THAT(path.out, HasSubstr("The time of 0.3 s is over"));
  EXPECT_EQ(path.exit_code, 1);
  const json answer = json::parse(run({"explain", "--json", "--timeout", "0.3"}, hard).out);
  EXPECT_EQ(answer["status"], "timeout");
  EXPECT_EQ(answer["end"], "timeout");
  EXPECT_EQ(answer["error"]["code"], "timeout");
  EXPECT_EQ(objects(run({"steps", "--timeout", "0.3"}, empty).out).back()["status"], "timeout");
  EXPECT_THAT(run({"hint", "--profile", "se-like", "--timeout", "0.05"}, hard).out,
              HasSubstr("timeout"));
  const std::chrono::duration<double> all = std::chrono::steady_clock::now() - start;
  EXPECT_LT(all.count(), is_sanitized() ? 120 : 20);
}

TEST(LogicVerbs, ASignalEndsASearch) {
  for (const std::vector<std::string>& verb :
       {std::vector<std::string>{"explain"},
        {"steps", "--technique", "naked-single", "--technique", "nested-forcing-chain-5"},
        {"hint", "--profile", "se-like"}}) {
    RunRequest request;
    request.arguments = verb;
    request.arguments.insert(request.arguments.end(), {"--jobs", "2"});
    int fed = 0;
    request.feed = [&fed, &verb]() -> std::string {
      if (fed++ == 0) return std::string(kEasySolution) + "\n1.....2..3.....4\n";
      if (fed > 2) return "";
      if (verb[0] == "steps") return std::string(81, '.') + "\n";
      // A hint takes a part of a second, so there are many of them.
      std::string lines;
      for (int i = 0; i < (verb[0] == "hint" ? 300 : 1); ++i)
        lines += std::string(kGoldenNugget) + "\n";
      return lines;
    };
    request.act_after_bytes = 1;
    request.act = [](int pid) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      ::kill(pid, SIGINT);
    };
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 130) << verb[0];
    EXPECT_THAT(result.err, HasSubstr(verb[0] == "hint" ? "resume at line " : "resume at line 3"));
    EXPECT_THAT(result.out, testing::EndsWith("\n"));
  }
}

TEST(LogicVerbs, AClosedPipeEndsQuietly) {
  for (const char* verb : {"explain", "steps", "hint"}) {
    RunRequest request;
    request.arguments = {verb, "--jobs", "2"};
    request.input = mixed_lines(400);
    request.closes_stdout_early = true;
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 0) << verb;
    EXPECT_EQ(result.err, "") << verb;
  }
}

TEST(LogicVerbs, MemoryIsFlat) {
  constexpr long kMostKib = 200L * 1024;
  const long most = is_sanitized() ? 8 * kMostKib : kMostKib;
  const RunResult path =
      run({"explain", "--json", "--jobs", "4"}, mixed_lines(by_build(1500, 400)));
  EXPECT_EQ(path.exit_code, 0);
  EXPECT_LT(path.peak_kib, most);
}

// All steps of a puzzle with many candidates are some ten megabytes; a worker that has more than it
// may hold writes them when its turn comes.
TEST(LogicVerbs, LongAnswersOfSeveralWorkersAreWrittenInOrderAndInFlatMemory) {
  constexpr int kPuzzles = by_build(4, 2);
  std::string input;
  for (int i = 0; i < kPuzzles; ++i) input += relabelled(kEasy, i * 5) + "\n";
  const RunResult one = run({"steps", "--technique", "als-chain", "--jobs", "1"}, input);
  const RunResult eight = run({"steps", "--technique", "als-chain", "--jobs", "8"}, input);
  EXPECT_GT(one.out.size(), kPuzzles * std::size_t{2'000'000});
  EXPECT_TRUE(one.out == eight.out);
  const long most = (is_sanitized() ? 1024L : 200L) * 1024;
  EXPECT_LT(one.peak_kib, most);
  EXPECT_LT(eight.peak_kib, most);
}

}  // namespace
}  // namespace shudu::test
