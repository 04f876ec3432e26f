// steps, explain, hint, why: what they say is true of the solution by exact cover, a path leads to
// it, hints tell no more than their stage, and all of it can be cancelled.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "service/helpers.h"

namespace shudu::service {
namespace {

using nlohmann::json;

// A position on the page's side: digits and candidates as the fields `board` and `candidates` have
// them, and what a step does to them.
class Page {
 public:
  explicit Page(std::string solution) : solution_(std::move(solution)) {}

  // `r2c3<>7` and `r1c1=5`: true of the solution.
  void judge(const json& step) const {
    for (const json& gone : step.at("eliminations")) {
      const auto text = gone.get<std::string>();
      EXPECT_NE(digit_of(text), text.back()) << text;
    }
    for (const json& placed : step.at("placements")) {
      const auto text = placed.get<std::string>();
      EXPECT_EQ(digit_of(text), text.back()) << text;
    }
  }

  // Everything that a step takes away is there before it.
  static void judge_position(const json& step) {
    const auto candidates = step.at("candidates").get<std::string>();
    for (const json& gone : step.at("eliminations")) {
      const auto text = gone.get<std::string>();
      const std::size_t at = cell_of(text) * 9 + static_cast<std::size_t>(text.back() - '1');
      EXPECT_EQ(candidates.at(at), text.back()) << text;
    }
    for (const json& placed : step.at("placements")) {
      EXPECT_EQ(step.at("board").get<std::string>().at(cell_of(placed.get<std::string>())), '.');
    }
  }

 private:
  static std::size_t cell_of(const std::string& text) {
    return static_cast<std::size_t>((text[1] - '1') * 9 + (text[3] - '1'));
  }
  [[nodiscard]] char digit_of(const std::string& text) const { return solution_[cell_of(text)]; }

  std::string solution_;
};

const Page& page() {
  static const Page made(judged_solutions(kXWingPuzzle, 2).front());
  return made;
}

TEST(Steps, AreTrueAndThoseAskedFor) {
  json asked = request_for("steps", kXWingPuzzle);
  asked["techniques"] = {"x-wing", "pointing", "aic"};
  asked["positions"] = true;
  const json answer = ask(asked);
  ASSERT_EQ(answer.at("ok"), true);
  EXPECT_EQ(answer.at("complete"), true);
  ASSERT_GE(answer.at("steps").size(), 3U);
  EXPECT_EQ(answer.at("steps")[0].at("technique"), "x-wing");
  EXPECT_EQ(answer.at("steps").back().at("technique"), "aic");
  for (const json& step : answer.at("steps")) {
    page().judge(step);
    Page::judge_position(step);
    EXPECT_FALSE(step.contains("marks"));
  }
}

TEST(Steps, AreCutAtTheLimitAndSaySo) {
  json asked = request_for("steps", kXWingPuzzle);
  asked["limit"] = 3;
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("steps").size(), 3U);
  EXPECT_EQ(answer.at("complete"), false);
  Limits limits;
  limits.steps = 2;
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "bad_value");
  asked.erase("limit");
  EXPECT_EQ(ask(asked, {}, limits).at("steps").size(), 2U);
  EXPECT_EQ(ask(asked, {}, limits).at("complete"), false);
}

TEST(Steps, AssumeOneSolutionOnlyWhereThereIsOne) {
  json asked = request_for("steps", kTwoSolutions);
  asked["techniques"] = {"unique-rectangle-1", "bug-plus-1", "naked-single", "hidden-single"};
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_FALSE(answer.at("message").get<std::string>().empty());
  for (const json& step : answer.at("steps")) EXPECT_EQ(step.at("assumes_unique"), false);
}

TEST(Explain, LeadsToTheSolution) {
  json asked = request_for("explain", kXWingPuzzle);
  asked["positions"] = true;
  asked["marks"] = true;
  asked["stages"] = true;
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("end"), "solved");
  EXPECT_EQ(answer.at("board"), judged_solutions(kXWingPuzzle, 2).front());
  EXPECT_FALSE(answer.contains("candidates"));
  ASSERT_FALSE(answer.at("steps").empty());
  for (const json& step : answer.at("steps")) {
    page().judge(step);
    Page::judge_position(step);
    EXPECT_EQ(step.at("marks").at("eliminations"), step.at("eliminations"));
    ASSERT_EQ(step.at("stages").size(), 5U);
    EXPECT_EQ(step.at("stages")[4].at("marks"), step.at("marks"));
  }
}

TEST(Explain, EndsBehindTheTechniqueOfUntil) {
  json asked = request_for("explain", kXWingPuzzle);
  asked["until"] = "x-wing";
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("end"), "until");
  EXPECT_EQ(answer.at("steps").back().at("technique"), "x-wing");
  EXPECT_TRUE(answer.contains("candidates"));
}

TEST(Explain, IsAskedBetweenItsStepsAndCancelled) {
  expect_cancelled(request_for("explain", kXWingPuzzle), 6);
}

TEST(Explain, TellsThePathSoFarWhereTimeIsOver) {
  std::uint64_t now = 0;
  const auto clock = [&now] { return now += 20; };
  Control control;
  control.clock = clock;
  json asked = request_for("explain", kXWingPuzzle);
  asked["time"] = 90;
  const json answer = ask(asked, control);
  ASSERT_EQ(answer.at("ok"), true);
  EXPECT_EQ(answer.at("end"), "timeout");
  EXPECT_FALSE(answer.at("steps").empty());
  EXPECT_TRUE(answer.contains("candidates"));
}

TEST(Explain, AFlagEndsTheSearchForAStep) {
  StopFlag stop;
  const auto raise = [&stop](const Progress& progress) {
    if (progress.done == 2) stop.set();
    return true;
  };
  Control control;
  control.progress = raise;
  control.stop = &stop;
  EXPECT_EQ(code_of(ask(request_for("explain", kXWingPuzzle), control)), "cancelled");
}

TEST(HintRequest, TellsNoMoreThanItsStage) {
  for (int stage = 1; stage <= 6; ++stage) {
    json asked = request_for("hint", kXWingPuzzle);
    asked["stage"] = stage;
    const json answer = ask(asked);
    EXPECT_EQ(answer.at("stage"), stage);
    EXPECT_EQ(answer.contains("technique"), stage >= 2);
    const bool tells_result = !answer.at("marks").at("eliminations").empty() ||
                              !answer.at("marks").at("placements").empty();
    EXPECT_EQ(tells_result, stage >= 5) << stage;
  }
}

TEST(HintRequest, StagesAreThoseAskedOneByOne) {
  json asked = request_for("hint", kXWingPuzzle);
  asked["stages"] = true;
  const json all = ask(asked).at("stages");
  ASSERT_EQ(all.size(), 5U);
  asked.erase("stages");
  for (int stage = 1; stage <= 5; ++stage) {
    asked["stage"] = stage;
    const json one = ask(asked);
    EXPECT_EQ(all[static_cast<std::size_t>(stage - 1)].at("text"), one.at("text"));
    EXPECT_EQ(all[static_cast<std::size_t>(stage - 1)].at("marks"), one.at("marks"));
  }
}

TEST(HintRequest, AMistakeComesFirst) {
  json asked = request_for("hint", ":0000:x:53+1" + kEasyPuzzle.substr(3) + ":::");
  asked["stages"] = true;
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("mistake"), true);
  EXPECT_FALSE(answer.contains("technique"));
  EXPECT_EQ(answer.at("stages").size(), 4U);
}

TEST(HintRequest, WhatThePlayerHasTakenAwayIsNotSaidAgain) {
  json asked = request_for("hint", kXWingPuzzle);
  asked["stage"] = 5;
  const json first = ask(asked);
  ASSERT_EQ(first.at("marks").at("eliminations"), json({"r9c4<>9"}));
  asked["puzzle"] = ":0000:x:" + kXWingPuzzle + ":994::";
  const json second = ask(asked);
  EXPECT_NE(second.at("marks").at("eliminations"), first.at("marks").at("eliminations"));
  EXPECT_EQ(second.at("mistake"), false);
}

TEST(WhyRequest, KnowsEachCandidateOfTheSolution) {
  const std::string solution = judged_solutions(kXWingPuzzle, 2).front();
  int refuted = 0;
  for (std::size_t cell = 0; cell < 9; ++cell) {
    if (kXWingPuzzle[cell] != '.') continue;
    for (char digit = '1'; digit <= '9'; ++digit) {
      json asked = request_for("why", kXWingPuzzle);
      asked["candidate"] = "r1c" + std::to_string(cell + 1) + '=' + digit;
      const json answer = ask(asked);
      EXPECT_EQ(answer.at("why") == "true", solution[cell] == digit) << asked.dump();
      EXPECT_FALSE(answer.at("lines").empty());
      for (const json& step : answer.at("steps")) page().judge(step);
      if (answer.at("why") == "refuted") ++refuted;
    }
  }
  EXPECT_GT(refuted, 0);
}

TEST(WhyRequest, WantsACandidateOfTheGrid) {
  for (const char* word : {"", "r1c3", "r1c3=0", "r0c1=1", "r1c10=1", "R1C1=1", "r1c1=1 "}) {
    json asked = request_for("why", kEasyPuzzle);
    asked["candidate"] = word;
    EXPECT_EQ(code_of(ask(asked)), "bad_value") << word;
  }
}

// Platinum Blonde (coloin) begins with a step of the fifth rank.
// first.
TEST(Hint, IsAskedBetweenItsTechniques) {
  const std::string hard =
      ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";
  expect_cancelled(request_for("hint", hard), 4);
}

}  // namespace
}  // namespace shudu::service
