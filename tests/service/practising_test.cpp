// Practice by request: moves are judged as the list of all steps and exact cover say, the limit on
// open positions, what cannot be practised.
#include <gtest/gtest.h>

#include <set>

#include "service/helpers.h"
#include "support/build_kind.h"

namespace shudu::service {
namespace {

using nlohmann::json;

class Practising : public testing::Test {
 protected:
  json ask(json request) {
    request["shudu"] = 1;
    return json::parse(service_.answer(request.dump()));
  }
  json practise(const std::string& technique, const std::string& puzzle) {
    return ask({{"do", "practise"}, {"technique", technique}, {"puzzle", puzzle}});
  }
  json judge(const std::string& candidate) {
    return ask({{"do", "judge"}, {"practice", 1}, {"candidate", candidate}});
  }
  json hint(const std::string& way) {
    return ask({{"do", "practice-hint"}, {"practice", 1}, {"way", way}});
  }
  // What the steps of the technique remove.
  std::set<std::string> removed(const std::string& technique, const std::string& puzzle) {
    const json answer = ask({{"do", "steps"}, {"techniques", {technique}}, {"puzzle", puzzle}});
    std::set<std::string> all;
    for (const json& step : answer.at("steps")) {
      for (const json& gone : step.at("eliminations")) all.insert(gone.get<std::string>());
    }
    return all;
  }

  Service service_;
};

std::string move_of(int cell, char digit, bool is_placed) {
  return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1) +
         (is_placed ? "=" : "<>") + digit;
}

// The digit is a candidate of the cell in the position that is practised.
bool is_candidate(const json& begun, int cell, char digit) {
  const auto at = static_cast<std::size_t>(cell);
  return begun.at("givens").get<std::string>()[at] == '.' &&
         begun.at("centre").get<std::string>()[at * 9 + static_cast<std::size_t>(digit - '1')] ==
             digit;
}

// SudokuWiki's X-Wing after the locked candidates and the triple before it are left out: practice
// wants only a step in the position, not that it is the easiest.
TEST_F(Practising, EveryCandidateIsJudgedAsStepsAndTheSolutionSay) {
  const std::set<std::string> right = removed("x-wing", kXWingPuzzle);
  ASSERT_FALSE(right.empty());
  const std::string solution = judged_solutions(kXWingPuzzle, 2).at(0);
  const auto try_move = [&](int cell, char digit, bool is_placed) {
    service_ = Service();
    const json begun = practise("x-wing", kXWingPuzzle);
    ASSERT_TRUE(begun.at("ok")) << begun;
    const std::string move = move_of(cell, digit, is_placed);
    const std::string verdict = judge(move).at("verdict");
    if (!is_candidate(begun, cell, digit)) {
      EXPECT_EQ(verdict, "nothing") << move;
    } else if ((solution[static_cast<std::size_t>(cell)] == digit) != is_placed) {
      EXPECT_EQ(verdict, "wrong") << move;
    } else if (!is_placed) {
      const bool is_step = verdict == "right" || verdict == "more";
      EXPECT_EQ(is_step, right.contains(move)) << move << verdict;
    }
  };
  const int step = test::by_build(1, 5);  // a sample of the cells is enough
  for (int cell = 0; cell < 81; cell += step) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      try_move(cell, digit, false);
      try_move(cell, digit, true);
    }
  }
}

TEST_F(Practising, AllThatAStepRemovesSolvesIt) {
  const json begun = practise("x-wing", kXWingPuzzle);
  EXPECT_EQ(begun.at("practice"), 1);
  EXPECT_EQ(begun.at("position"), kXWingPuzzle);
  EXPECT_FALSE(begun.at("placing").get<bool>());
  json last;
  for (const std::string& gone : removed("x-wing", kXWingPuzzle)) last = judge(gone);
  EXPECT_TRUE(last.at("over").get<bool>());
  EXPECT_TRUE(last.at("solved").get<bool>());
  EXPECT_EQ(judge("r1c2<>3").at("verdict"), "nothing");
}

TEST_F(Practising, HintGoesThroughStagesThreeToFive) {
  (void)practise("x-wing", kXWingPuzzle);
  for (const int stage : {3, 4, 5, 5}) {
    const json answer = hint("more");
    EXPECT_EQ(answer.at("stage"), stage);
    EXPECT_NE(answer.at("text"), "");
    EXPECT_EQ(answer.at("marks").at("eliminations").empty(), stage < 5);
  }
  EXPECT_EQ(hint("less").at("stage"), 4);
  const json closed = hint("close");
  EXPECT_EQ(closed.at("stage"), 0);
  EXPECT_EQ(closed.at("text"), "");
  EXPECT_TRUE(judge("r9c9=1").at("tried").get<bool>());
}

TEST_F(Practising, SoManyMayBeOpenAndNoMore) {
  for (std::uint64_t i = 1; i <= Limits().practices; ++i) {
    EXPECT_EQ(practise("x-wing", kXWingPuzzle).at("practice"), i);
  }
  EXPECT_EQ(code_of(practise("x-wing", kXWingPuzzle)), "too_many_practices");
  EXPECT_TRUE(ask({{"do", "close-practice"}, {"practice", 2}}).at("ok").get<bool>());
  EXPECT_EQ(practise("x-wing", kXWingPuzzle).at("practice"), Limits().practices + 1);
}

TEST_F(Practising, NothingIsPractisedWhereThereIsNoStepOrNoSingleSolution) {
  EXPECT_EQ(code_of(practise("sk-loop", kEasyPuzzle)), "no_step");
  EXPECT_EQ(code_of(practise("hidden-single", kTwoSolutions)), "no_step");
  EXPECT_EQ(code_of(practise("hidden-single", "1.....2..3.....4")), "needs_classic_layout");
  EXPECT_EQ(code_of(practise("no-such", kEasyPuzzle)), "bad_value");
}

TEST_F(Practising, GamesAndPracticesHaveNumbersOfTheirOwn) {
  (void)practise("x-wing", kXWingPuzzle);
  EXPECT_EQ(code_of(ask({{"do", "board"}, {"game", 1}})), "unknown_game");
}

}  // namespace
}  // namespace shudu::service
