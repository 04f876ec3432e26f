// Puzzles over 9x9 as a user makes them: what comes out is read again by the other verbs, and does
// not depend on how many work.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <string>

#include "program_run.h"

namespace shudu::test {
namespace {

std::size_t ends_of_lines(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string large_series(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"generate", "--seed", "3"});
  const RunResult result = run(arguments);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return result.out;
}

TEST(GenerateLarge, SameBytesWithAnyJobs) {
  for (const char* size : {"10x10", "12x12-4x3"}) {
    const std::string series = large_series({"--layout", size, "-n", "6"});
    EXPECT_EQ(ends_of_lines(series), 6U);
    EXPECT_EQ(large_series({"--layout", size, "-n", "6", "--jobs", "1"}), series);
    EXPECT_EQ(large_series({"--layout", size, "-n", "6", "--jobs", "3"}), series);
    const std::string later = large_series({"--layout", size, "-n", "4", "--skip", "2"});
    ASSERT_GT(series.size(), later.size());
    EXPECT_EQ(series.substr(series.size() - later.size()), later);
  }
}

// Lines, JSON and the constraint strings of boxes that are not the usual ones.
TEST(GenerateLarge, IsReadByTheOtherVerbs) {
  for (const char* size : {"10x10", "10x10-5x2", "12x12", "12x12-4x3", "11x11"}) {
    for (const bool json : {false, true}) {
      std::vector<std::string> wish = {"--layout", size, "-n", "2"};
      if (json) wish.emplace_back("--json");
      const RunResult checked = run({"check", "--minimal", "-"}, large_series(wish));
      EXPECT_EQ(checked.exit_code, 0) << checked.err;
      EXPECT_EQ(checked.out, "unique minimal\nunique minimal\n") << size << json;
    }
  }
}

TEST(GenerateLarge, TellsTheSolutionThatSolveFinds) {
  const std::string puzzles = large_series({"--layout", "12x12", "-n", "2"});
  EXPECT_EQ(large_series({"--layout", "12x12", "-n", "2", "--format", "{solution}"}),
            run({"solve", "-"}, puzzles).out);
}

TEST(GenerateLarge, EndsWhenItsTimeIsOver) {
  const RunResult result =
      run({"generate", "--layout", "25x25", "--seed", "1", "--timeout", "0.05"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err, "shudu: number 0 of the series: nothing found within 0.05 s\n");
}

TEST(GenerateLarge, SaysHowToGoOnWhenInterrupted) {
  RunRequest request;
  request.arguments = {"generate", "--layout", "12x12", "--seed", "1", "-n", "1000000"};
  request.act_after_bytes = 500;
  request.act = [](int pid) { (void)kill(pid, SIGINT); };
  const RunResult result = run_program(request);
  EXPECT_EQ(result.exit_code, 130);
  EXPECT_NE(result.err.find("--seed 1 --skip " + std::to_string(ends_of_lines(result.out)) + "\n"),
            std::string::npos)
      << result.err;
}

}  // namespace
}  // namespace shudu::test
