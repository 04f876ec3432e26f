// The verb `rate` from end to end: lines, filters, objects, what has no rating. That the numbers
// are right is the matter of tests/rating; here some that are published. Transcripts in
// tests/golden/cli/rate.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "cases.h"
#include "logic_answers.h"
#include "program_run.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

// Inkala's of 2006, AI Escargot, is kHard of cases.h: 10.5/1.2/1.2 in every list of hard puzzles.
constexpr std::string_view kHardScore = "10.5/1.2/1.2";
std::string lines(std::initializer_list<std::string_view> puzzles) {
  std::string text;
  for (const std::string_view puzzle : puzzles) text += std::string(puzzle) + '\n';
  return text;
}

TEST(Rate, ALineIsPuzzleRatingAndHardestTechnique) {
  const RunResult result = run({"rate"}, lines({kHard, kEasy}));
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, StartsWith(std::string(kHard) + '\t' + std::string(kHardScore) + "\tD"));
  EXPECT_THAT(result.out,
              HasSubstr(std::string(kEasy) + "\t1.2/1.2/1.2\tHidden Single in a Box\n"));
}

TEST(Rate, WhatHasNoRatingSaysWhy) {
  const RunResult result = run({"rate"}, lines({kTwo, kImpossible, "1" + std::string(80, '1')}) +
                                             "12x\n" + std::string(kEasySolution) + "\n");
  EXPECT_EQ(result.exit_code, 4);
  EXPECT_THAT(result.out, StartsWith("-\tmultiple\n-\tnone\n-\tinvalid: "));
  EXPECT_THAT(result.out, HasSubstr("\n-\terror: "));
  EXPECT_THAT(result.out, HasSubstr(std::string(kEasySolution) + "\t0.0/0.0/0.0\t-\n"));
  EXPECT_EQ(run({"rate"}, lines({kTwo})).exit_code, 1);
}

// In each cell its digit and that of the cell to the right: no given, and of every row first the
// digit of its first cell has one place, then the next. Hidden singles are all it takes: 1.5.
TEST(Rate, CandidatesThatAreThePuzzleAreRated) {
  std::string sukaku;
  for (std::size_t i = 0; i < 81; ++i) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      const bool is_next = i % 9 != 8 && kEasySolution[i + 1] == digit;
      sukaku += kEasySolution[i] == digit || is_next ? digit : '.';
    }
  }
  const auto rating = [&sukaku](const char* scale) {
    const RunResult result = run({"rate", "--scale", scale}, sukaku + '\n');
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, StartsWith(sukaku + '\t'));
    return result.out.substr(sukaku.size() + 1);
  };
  EXPECT_THAT(rating("se"), testing::AnyOf(StartsWith("1.2/1.2/1.2"), StartsWith("1.5/1.2/1.2"),
                                           StartsWith("1.5/1.5/1.5")));
  EXPECT_THAT(rating("hodoku"), StartsWith("easy/"));
  EXPECT_THAT(rating("shudu"), StartsWith("easy/"));
  const RunResult told = run({"rate", "--json"}, sukaku + '\n');
  EXPECT_EQ(json::parse(told.out).at("steps").size(), 81U);
}

TEST(Rate, FiltersKeepWhatIsInRange) {
  const std::string input = lines({kEasy, kHard});
  const auto kept = [&input](std::vector<std::string> options) {
    options.insert(options.begin(), "rate");
    const RunResult result = run(options, input);
    EXPECT_EQ(result.exit_code, 0);
    return result.out;
  };
  EXPECT_THAT(kept({"--max-er", "9"}), StartsWith(std::string(kEasy) + "\t1.2/1.2/1.2"));
  EXPECT_EQ(kept({"--max-er", "1.1"}), "");
  EXPECT_EQ(kept({"--min-er", "10.6"}), "");
  EXPECT_THAT(kept({"--min-er", "9.0"}), StartsWith(std::string(kHard) + '\t'));
  EXPECT_THAT(kept({"--min-er", "9.0", "--max-er", "10.5"}),
              StartsWith(std::string(kHard) + '\t' + std::string(kHardScore)));
  EXPECT_THAT(kept({"--diamonds"}), StartsWith(std::string(kEasy) + '\t'));
  EXPECT_EQ(kept({"--pearls", "--min-er", "2"}), "");
}

TEST(Rate, ObjectsHaveThePathInWords) {
  const json answer = json::parse(run({"rate", "--json"}, lines({kEasy})).out);
  EXPECT_EQ(answer["rating"]["scale"], "se");
  EXPECT_EQ(answer["rating"]["dialect"], "se");
  EXPECT_EQ(answer["rating"]["version"], "1.2.1");
  EXPECT_EQ(answer["rating"]["er"], 1.2);
  EXPECT_EQ(answer["rating"]["technique"], "hidden-single-box");
  ASSERT_EQ(answer["steps"].size(), 51U) << "one for each open cell";
  for (const json& step : answer["steps"]) {
    EXPECT_LE(step["rating"], 1.2);
    EXPECT_EQ(step["placements"].size(), 1U);
    EXPECT_FALSE(step["text"].get<std::string>().empty());
  }
}

TEST(Rate, OtherScalesHaveLevels) {
  EXPECT_THAT(run({"rate", "--scale", "hodoku"}, lines({kEasy})).out, HasSubstr("\teasy/204\t"));
  EXPECT_THAT(run({"rate", "--scale", "shudu"}, lines({kEasy})).out, HasSubstr("\teasy/"));
  EXPECT_THAT(run({"rate", "--scale", "shudu"}, lines({kHard})).out, HasSubstr("\textreme/"));
  const json hodoku = json::parse(run({"rate", "--json", "--scale", "hodoku"}, lines({kEasy})).out);
  EXPECT_EQ(hodoku["rating"]["level"], "easy");
  EXPECT_EQ(hodoku["steps"].size(), 51U);
  const json shudu = json::parse(run({"rate", "--json", "--scale", "shudu"}, lines({kEasy})).out);
  EXPECT_EQ(shudu["steps"].size(), shudu["rating"]["length"]);
}

TEST(Rate, OptionsAreChecked) {
  EXPECT_EQ(run({"rate", "--scale", "mine"}, "").exit_code, 2);
  for (const char* wrong : {"7.25", "x", "-1", "20.1", "7.", ".5", "1e1"}) {
    const RunResult result = run({"rate", "--min-er", wrong}, "");
    EXPECT_EQ(result.exit_code, 2) << wrong;
    EXPECT_THAT(result.err, HasSubstr("is not a rating"));
  }
  const RunResult mixed = run({"rate", "--scale", "hodoku", "--pearls"}, "");
  EXPECT_EQ(mixed.exit_code, 2);
  EXPECT_THAT(mixed.err, HasSubstr("--scale se"));
}

TEST(Rate, OtherLayoutsAreForOurScaleOnly) {
  EXPECT_THAT(run({"rate"}, "1.....2..3.....4\n").out, HasSubstr("-\t"));
  EXPECT_EQ(run({"rate", "--layout", "x"}, lines({std::string(81, '.')})).exit_code, 1);
  EXPECT_THAT(run({"rate", "--scale", "shudu"}, "1.....2..3.....4\n").out,
              StartsWith("1.....2..3.....4\t"));
}

// The puzzle takes seconds. A busy machine may spend milliseconds before it is known to be a puzzle
// at all: then nothing is known of its rating, and that is said.
TEST(Rate, ATimeLimitSaysAtLeastAndNeverAWrongNumber) {
  for (const std::string seconds : {"0.001", "0.005", "0.02", "0.05", "0.5"}) {
    const RunResult result = run({"rate", "--timeout", seconds}, lines({kGoldenNugget}));
    EXPECT_EQ(result.exit_code, 1) << seconds;
    if (seconds != "0.5" &&
        result.out == "-\terror: timeout: no answer within " + seconds + " s\n") {
      continue;
    }
    const std::string begin = std::string(kGoldenNugget) + "\tat least ";
    ASSERT_THAT(result.out, StartsWith(begin)) << seconds;
    EXPECT_THAT(result.out, testing::EndsWith("\ttimeout\n")) << seconds;
    const double bound = std::stod(result.out.substr(begin.size()));
    EXPECT_GE(bound, 1.0) << seconds;
    EXPECT_LE(bound, 11.9) << seconds;
  }
}

// A puzzle takes about a millisecond, and whoever watches the time may be late: of many puzzles
// some are stopped.
TEST(Rate, OtherScalesSayAtLeastAsWell) {
  std::string input;
  for (int i = 0; i < 300; ++i) input += relabelled(kGoldenNugget, i) + "\n";
  for (const char* scale : {"hodoku", "shudu"}) {
    const RunResult result = run({"rate", "--scale", scale, "--timeout", "0.0001"}, input);
    EXPECT_EQ(result.exit_code, 1) << scale;
    EXPECT_THAT(result.out, HasSubstr("at least ")) << scale;
    EXPECT_THAT(result.out, HasSubstr("\ttimeout\n")) << scale;
  }
}

TEST(Rate, OrderIsKeptWhateverTheNumberOfJobs) {
  std::string input;
  for (int i = 0; i < 40; ++i) input += relabelled(kEasy, i * 11) + "\n";
  for (const char* scale : {"se", "hodoku", "shudu"}) {
    const std::string one = run({"rate", "--scale", scale, "--jobs", "1"}, input).out;
    EXPECT_TRUE(run({"rate", "--scale", scale, "--jobs", "8"}, input).out == one) << scale;
  }
}

TEST(Rate, PublishedRatingsThroughTheProgram) {
  const auto file = shared_file("data/ratings/spread273.tsv");
  if (!file) GTEST_SKIP() << no_shared("data/ratings/spread273.tsv");
  std::string input;
  std::string expected;
  int number = 0;
  for (const std::string& line : lines_of(*file)) {
    if (line.empty() || line[0] == '#' || number++ == 0 || number % 9 != 0) continue;
    const std::vector<std::string> fields = fields_of(line, 4, '\t');
    input += fields[0] + "\n";
    expected += fields[0] + '\t' + fields[1] + '/' + fields[2] + '/' + fields[3] + "\n";
  }
  std::string found;
  std::istringstream out(run({"rate"}, input).out);
  for (std::string line; std::getline(out, line);) {
    found += line.substr(0, line.rfind('\t')) + "\n";
  }
  EXPECT_EQ(found, expected);
}

}  // namespace
}  // namespace shudu::test
