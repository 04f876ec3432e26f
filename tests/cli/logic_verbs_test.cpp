// The verbs `explain` and `hint` from end to end, and what all verbs of techniques say of options
// and puzzles that are not as they should be. Transcripts in tests/golden/cli.
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
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
// --- usage

TEST(LogicVerbs, UnknownNamesAreUsageErrors) {
  struct Wrong {
    std::vector<std::string> arguments;
    std::string sentence;
  };
  const std::vector<Wrong> wrongs{
      {{"steps", "--technique", "xwing"}, "did you mean: x-wing?"},
      {{"steps", "--technique", "rectangle-1"}, "unique-rectangle-1"},
      {{"steps", "--technique", "zzzzzz"}, "there is no technique 'zzzzzz'"},
      {{"explain", "--without", "nakedpair"}, "naked-pair"},
      {{"explain", "--until", "nakedpair"}, "naked-pair"},
      {{"explain", "--profile", "mine"}, "'mine' is none of: shudu"},
      {{"hint", "--stage", "0"}, "from 1 to 6"},
      {{"hint", "--stage", "7"}, "from 1 to 6"},
      {{"hint", "--stage", "two"}, "from 1 to 6"},
      {{"hint", "--why", "r0c1=5"}, "not of the form rRcC=D"},
      {{"hint", "--why", "r1c1"}, "not of the form rRcC=D"},
      {{"hint", "--why", "r1c1=5", "--stage", "2"}, "exclude each other"},
      {{"steps", "--stage", "2"}, "unknown option"},
      {{"hint", "--format", "{puzzle}"}, "unknown option"},
  };
  for (const Wrong& wrong : wrongs) {
    const RunResult result = run(wrong.arguments, std::string(kEasy));
    EXPECT_EQ(result.exit_code, 2) << wrong.arguments[1];
    EXPECT_EQ(result.out, "") << wrong.arguments[1];
    EXPECT_THAT(result.err, HasSubstr(wrong.sentence));
  }
}

TEST(Explain, ThePathEndsInTheSolution) {
  const RunResult text = run({"explain"}, std::string(kEasy));
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_THAT(text.out, StartsWith(std::string(kEasy) + "\n# 1. "));
  EXPECT_THAT(text.out, HasSubstr("Solved. Steps: "));
  const json answer = json::parse(run({"explain", "--json"}, std::string(kEasy)).out);
  EXPECT_EQ(answer["status"], "unique");
  EXPECT_EQ(answer["end"], "solved");
  EXPECT_EQ(answer["board"], kEasySolution);
  int placed = 0;
  for (const json& step : answer["steps"]) placed += static_cast<int>(step["placements"].size());
  EXPECT_EQ(placed, 51);  // 81 less 30 givens
}

TEST(Explain, UntilAndWithout) {
  const json until =
      json::parse(run({"explain", "--json", "--until", "naked-single"}, std::string(kHardest)).out);
  EXPECT_EQ(until["end"], "until");
  EXPECT_EQ(until["steps"].back()["technique"], "naked-single");
  for (std::size_t i = 0; i + 1 < until["steps"].size(); ++i) {
    EXPECT_NE(until["steps"][i]["technique"], "naked-single");
  }
  const json without =
      json::parse(run({"explain", "--json", "--without", "full-house", "--without", "naked-single"},
                      std::string(kEasy))
                      .out);
  EXPECT_EQ(without["end"], "solved");
  for (const json& step : without["steps"]) EXPECT_EQ(step["technique"], "hidden-single");
}

TEST(Explain, WhereTechniquesEndItSaysSo) {
  std::vector<std::string> arguments{"explain", "--json"};
  for (const Technique& technique : technique_table()) {
    arguments.insert(arguments.end(), {"--without", std::string(technique.slug)});
  }
  const RunResult result = run(arguments, std::string(kEasy));
  EXPECT_EQ(result.exit_code, 0) << "a stuck path is an answer";
  const json answer = json::parse(result.out);
  EXPECT_EQ(answer["end"], "stuck");
  EXPECT_THAT(answer["end_text"].get<std::string>(), HasSubstr("needs trial"));
  EXPECT_EQ(answer["candidates"].get<std::string>().size(), 729U);
}

TEST(Explain, PuzzlesAreTakenApartByTheirLines) {
  const RunResult result =
      run({"explain"}, std::string(kEasy) + "\nabc\n" + std::string(kHardest) + "\n");
  EXPECT_EQ(result.exit_code, 4);
  EXPECT_THAT(result.out, HasSubstr("\n\n" + std::string(kHardest) + "\n# 1. "));
  EXPECT_THAT(result.out, HasSubstr("\nerror: line 2, "));
}

// --- puzzles that are not as they should be

// Nested chains would search an open grid for minutes and say nothing that is of use.
TEST(LogicVerbs, APathOfManySolutionsEndsWithoutTheLastResorts) {
  const std::string open = std::string(40, '.') + "1" + std::string(40, '.');
  const RunResult result = run({"explain"}, open);
  EXPECT_THAT(result.out, HasSubstr("The puzzle has several solutions"));
  EXPECT_THAT(result.out, HasSubstr("Steps: 0, cells filled: 1 of 81."));
}

TEST(LogicVerbs, NoOrSeveralSolutionsAreSaidFirst) {
  struct Case {
    std::string_view puzzle;
    std::string sentence;
    std::string status;
  };
  for (const Case& one : {Case{kTwo, "The puzzle has several solutions", "multiple"},
                          Case{kImpossible, "The puzzle has no solution.", "none"}}) {
    const std::string puzzle(one.puzzle);
    const RunResult path = run({"explain", "--until", "pointing"}, puzzle);
    EXPECT_THAT(path.out, StartsWith(puzzle + "\n# " + one.sentence));
    EXPECT_EQ(path.exit_code, 1);
    const RunResult hint = run({"hint"}, puzzle);
    EXPECT_THAT(hint.out, StartsWith(one.sentence));
    EXPECT_EQ(hint.exit_code, 1);
    const RunResult steps = run({"steps", "--technique", "unique-rectangle-1", "--technique",
                                 "hidden-single", "--technique", "bug-plus-1"},
                                puzzle);
    EXPECT_EQ(steps.exit_code, 1);
    const std::vector<json> all = objects(steps.out);
    EXPECT_EQ(all[0]["status"], one.status);
    EXPECT_THAT(all[0]["message"].get<std::string>(), StartsWith(one.sentence));
    for (std::size_t i = 1; i < all.size(); ++i) EXPECT_EQ(all[i]["assumes_unique"], false);
  }
}

TEST(LogicVerbs, ClashingGivensAreInvalid) {
  const std::string clash = "55" + std::string(79, '.');
  EXPECT_EQ(run({"explain"}, clash).out, "invalid: duplicate 5 in row 1 (r1c1 r1c2)\n");
  EXPECT_EQ(run({"hint"}, clash).exit_code, 1);
  EXPECT_EQ(json::parse(run({"steps"}, clash).out)["status"], "invalid");
}

TEST(LogicVerbs, CandidatesThatContradictThemselvesAreSaidAndNothingElse) {
  std::string empty_cell;
  std::string no_place;
  for (int i = 0; i < 81; ++i) {
    empty_cell += i == 40 ? "........." : "123456789";
    no_place += i < 9 ? ".23456789" : "123456789";
  }
  struct Case {
    std::string marks;
    std::string sentence;
  };
  for (const Case& one : {Case{empty_cell, "r5c5 has no candidate left"},
                          Case{no_place, "In row 1, 1 has no place left"}}) {
    for (const char* verb : {"explain", "steps"}) {
      const RunResult result = run({verb}, one.marks);
      EXPECT_THAT(result.out,
                  AllOf(HasSubstr("The puzzle has no solution."), HasSubstr(one.sentence)));
      EXPECT_EQ(result.exit_code, 1);
      EXPECT_EQ(result.err, "");
    }
    const RunResult hint = run({"hint", "--stage", "4"}, one.marks);
    EXPECT_THAT(hint.out, HasSubstr(one.sentence));
    EXPECT_EQ(hint.exit_code, 1);
  }
}

TEST(LogicVerbs, AFullGridHasNoStep) {
  const std::string full(kEasySolution);
  EXPECT_EQ(run({"hint"}, full).out, "Every cell is filled.\n");
  EXPECT_EQ(run({"steps"}, full).out, "");
  EXPECT_THAT(run({"explain"}, full).out, HasSubstr("Solved. Steps: 0."));
}

// --- a player's own grid

// kEasy with r1c3 entered: 4 is right.
std::string with_entered(int digit) {
  std::string cells(kEasy);
  cells.replace(2, 1, "+" + std::to_string(digit));
  return ":0000:x:" + cells + "::::\n";
}

TEST(Hint, AWrongDigitIsSaidFirstAndNotWhatBelongsThere) {
  EXPECT_EQ(run({"hint"}, with_entered(4)).exit_code, 0);
  for (const char* stage : {"1", "2", "3"}) {
    const RunResult wrong = run({"hint", "--stage", stage}, with_entered(1));
    EXPECT_EQ(wrong.exit_code, 1);
    EXPECT_THAT(wrong.out, Not(HasSubstr("is 4"))) << stage;
  }
  const json answer = json::parse(run({"hint", "--json", "--stage", "3"}, with_entered(1)).out);
  EXPECT_EQ(answer["mistake"], true);
  EXPECT_EQ(answer["marks"]["cells"], json::array({"r1c3"}));
  EXPECT_EQ(answer.count("solution"), 0U) << "a hint gives no solution away";
}

TEST(Hint, WhatThePlayerHasTakenAwayIsNotSaidAgain) {
  // A locked candidate, then the same position without what it removes.
  const auto lines = lines_of(source_dir() / "tests/cases/pointing.cases");
  const auto fires = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
    return line.substr(0, 5) == "fires";
  });
  ASSERT_NE(fires, lines.end());
  const std::vector<std::string> fields = fields_of(*fires, 8);
  const auto found = [&](const std::string& deleted) {
    const RunResult result =
        run({"steps", "--technique", "pointing"}, ":0000:x:" + fields[2] + ":" + deleted + ":::\n");
    int count = 0;
    for (const json& step : objects(result.out)) {
      count += texts(step["eliminations"]) == names_of(fields[4], "<>") ? 1 : 0;
    }
    return count;
  };
  EXPECT_EQ(found(fields[3]), 1);
  EXPECT_EQ(found(fields[3] + " " + fields[4]), 0);
}

TEST(Hint, StagesTellMoreAndTheDigitLast) {
  std::vector<std::string> said;
  for (int stage = 1; stage <= 6; ++stage) {
    const RunResult result =
        run({"hint", "--json", "--stage", std::to_string(stage)}, std::string(kEasy));
    const json answer = json::parse(result.out);
    EXPECT_EQ(answer["stage"], stage);
    EXPECT_EQ(answer.contains("technique"), stage >= 2);
    EXPECT_EQ(answer["marks"]["placements"].empty(), stage < 5);
    said.push_back(answer["text"]);
  }
  EXPECT_EQ(said[4], said[5]);
  for (int i = 0; i < 4; ++i)
    EXPECT_NE(said[static_cast<std::size_t>(i)], said[static_cast<std::size_t>(i) + 1]);
}

TEST(Hint, WhyNot) {
  const RunResult text = run({"hint", "--why", "r1c3=7"}, std::string(kEasy));
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_THAT(text.out, HasSubstr("r1c3"));
  const json answer =
      json::parse(run({"hint", "--json", "--why", "r1c3=7"}, std::string(kEasy)).out);
  EXPECT_EQ(answer["candidate"], "r1c3=7");
  EXPECT_EQ(answer["why"], "peer");  // the 7 of row 1
  EXPECT_EQ(json::parse(run({"hint", "--json", "--why", "r1c3=4"}, std::string(kEasy)).out)["why"],
            "true");
  EXPECT_EQ(json::parse(run({"hint", "--json", "--why", "r1c3=2"}, std::string(kEasy)).out)["why"],
            "refuted");
  const RunResult outside = run({"hint", "--why", "r5c5=5"}, "1234341221434321");
  EXPECT_THAT(outside.out, HasSubstr("r5c5=5 does not lie in a grid of size 4"));
  EXPECT_EQ(outside.exit_code, 1);
}

}  // namespace
}  // namespace shudu::test
