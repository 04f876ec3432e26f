// Wanted difficulties from end to end: what `generate` makes, `rate`, `hint` and `check` see as it
// was asked for; jobs, time and signals. Transcripts in tests/golden/cli/generate.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "program_run.h"

namespace shudu::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> lines_of_text(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string generated(std::vector<std::string> options) {
  options.insert(options.begin(), "generate");
  const RunResult result = run(options);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return result.out;
}

TEST(Wanted, RateShowsTheTechniqueThatWasAskedFor) {
  const std::string puzzles = generated({"--technique", "xy-wing", "-n", "20", "--seed", "4"});
  for (const char* scale : {"se", "shudu"}) {
    const RunResult rated = run({"rate", "--scale", scale}, puzzles);
    const std::vector<std::string> lines = lines_of_text(rated.out);
    EXPECT_EQ(lines.size(), 20U);
    for (const std::string& line : lines) EXPECT_THAT(line, EndsWith("\tXY-Wing"));
  }
  const RunResult checked = run({"check", "--minimal"}, puzzles);
  for (const std::string& line : lines_of_text(checked.out)) EXPECT_EQ(line, "unique minimal");
}

TEST(Wanted, HintShowsTheTechniqueInThePresolvedPosition) {
  const std::string positions =
      generated({"--technique", "x-wing", "-n", "8", "--seed", "4", "--presolved"});
  const std::vector<std::string> hints =
      lines_of_text(run({"hint", "--stage", "2"}, positions).out);
  EXPECT_EQ(hints.size(), 8U);
  for (const std::string& hint : hints) EXPECT_THAT(hint, HasSubstr("X-Wing"));
}

TEST(Wanted, IsTheSameWithAnyJobsAndFromAnywhere) {
  const std::vector<std::string> wish{"--er", "7.0-7.9", "--seed", "8", "-n", "21"};
  std::vector<std::string> three = wish;
  three.insert(three.end(), {"--jobs", "3"});
  std::vector<std::string> one = wish;
  one.insert(one.end(), {"--jobs", "1"});
  const std::string all = generated(one);
  EXPECT_EQ(all, generated(three));
  const std::string rest = generated({"--er", "7.0-7.9", "--seed", "8", "-n", "16", "--skip", "5"});
  EXPECT_THAT(all, EndsWith(rest));
  for (const std::string& line :
       lines_of_text(run({"rate", "--min-er", "7", "--max-er", "7.9"}, all).out)) {
    EXPECT_THAT(line, HasSubstr("\t7."));
  }
}

// Only where there are positions is anything said of them.
TEST(Wanted, SaysThatHintNamesOthersOfPositionsAlone) {
  const std::vector<std::string> wish{"generate",   "--technique", "als-xz",
                                      "--practice", "--presolved", "--seed",
                                      "1",          "--lang",      "en"};
  std::vector<std::string> found = wish;
  found.insert(found.end(), {"-n", "2"});
  const RunResult some = run(found);
  EXPECT_EQ(some.exit_code, 0);
  EXPECT_THAT(some.err, HasSubstr("steps --technique als-xz shows it in these positions"));
  EXPECT_EQ(lines_of_text(some.err).size(), 1U);
  std::vector<std::string> vain = wish;
  vain[2] = "leviathan";
  vain.insert(vain.end(), {"--tries", "1"});
  const RunResult none = run(vain);
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_THAT(none.err, Not(HasSubstr("these positions")));
}

TEST(Wanted, WhatRandomPuzzlesNeverShowIsSaidAtOnce) {
  const RunResult result =
      run({"generate", "--technique", "tridagon", "--practice", "--presolved", "--lang", "en"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("steps --technique tridagon looks for it"));
}

TEST(Wanted, StepsShowsTheTechniqueThatHintNeverNames) {
  for (const char* technique : {"avoidable-rectangle-3", "reverse-bug"}) {
    const RunResult made = run({"generate", "--technique", technique, "--practice", "--presolved",
                                "-n", "2", "--seed", "4", "--lang", "en"});
    EXPECT_EQ(made.exit_code, 0) << made.err;
    EXPECT_THAT(made.err, HasSubstr("hint names easier steps or others"));
    const RunResult steps = run({"steps", "--technique", technique, "--json"}, made.out);
    for (const char* line : {"\"line\":1", "\"line\":2"}) EXPECT_THAT(steps.out, HasSubstr(line));
  }
}

TEST(Wanted, SaysWithinTwoSecondsWhatElseToAskFor) {
  const RunResult result = run(
      {"generate", "--er", "11.9", "--seed", "1", "--timeout", "3", "--jobs", "1", "--lang", "en"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.err, StartsWith("shudu: no puzzle like that so far"));
}

TEST(Wanted, LevelsAreThoseOfRateOnEveryLayout) {
  for (const std::string layout : {"6x6", "windoku", "8x8+x"}) {
    std::vector<std::string> wish{"--layout", layout, "--level", "medium",
                                  "--seed",   "8",    "-n",      "12"};
    const std::string puzzles = generated(wish);
    wish.insert(wish.end(), {"--jobs", "3"});
    EXPECT_EQ(generated(wish), puzzles);
    const RunResult rated = run({"rate", "--scale", "shudu", "--layout", layout}, puzzles);
    const std::vector<std::string> lines = lines_of_text(rated.out);
    EXPECT_EQ(lines.size(), 12U);
    for (const std::string& line : lines) EXPECT_THAT(line, HasSubstr("\tmedium/"));
  }
}

TEST(Wanted, EndsInTime) {
  const RunResult result =
      run({"generate", "--er", "11.5-", "--seed", "1", "--timeout", "0.3", "--jobs", "1"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("within 0.3 s"));
}

}  // namespace
}  // namespace shudu::test
