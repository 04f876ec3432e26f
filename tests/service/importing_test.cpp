// What somebody pasted: every format comes to the same game, which loads; what is wrong is said.
#include <gtest/gtest.h>

#include "service/helpers.h"

namespace shudu::service {
namespace {

using nlohmann::json;

json import(const std::string& text) {
  return ask({{"shudu", 1}, {"do", "import"}, {"text", text}, {"uid", kUid}, {"created", kDate}});
}

json loaded(const json& imported) {
  return ask({{"shudu", 1}, {"do", "load"}, {"text", imported.at("text")}});
}

std::string grid_of(const std::string& line) {
  std::string grid;
  for (std::size_t i = 0; i < line.size(); ++i) {
    grid += line[i];
    if (i % 9 == 8) grid += '\n';
  }
  return grid;
}

TEST(Importing, LinesGridsAndTextAroundThemAreTheSamePuzzle) {
  for (const std::string& text :
       {kEasyPuzzle, grid_of(kEasyPuzzle), "\n  " + kEasyPuzzle + "\n", kEasyPuzzle + "\nmore\n"}) {
    const json answer = import(text);
    ASSERT_TRUE(answer.at("ok")) << answer;
    EXPECT_EQ(answer.at("puzzle"), kEasyPuzzle);
    EXPECT_EQ(answer.at("givens"), 30);
    EXPECT_EQ(answer.at("level"), "easy");
    EXPECT_EQ(answer.at("er"), ask(request_for("rate", kEasyPuzzle)).at("rating").at("er"));
    const json game = loaded(answer);
    ASSERT_TRUE(game.at("ok")) << game;
    EXPECT_EQ(game.at("givens"), kEasyPuzzle);
    EXPECT_EQ(game.at("uid"), kUid);
  }
}

TEST(Importing, EnteredDigitsAreMovesAndCandidatesAreRuledOut) {
  const std::string line =
      ":0000:x:+63+5+2+7+1+8+9+4+9+82+435+6+717..8....58.+73.2+5+1+9..9...+76+3+3....74+82.7....9.."
      "+"
      "593+72.+1+4.1.8....57:133:::";
  const json answer = import(line);
  ASSERT_TRUE(answer.at("ok")) << answer;
  EXPECT_EQ(answer.at("moves"), std::count(line.begin(), line.end(), '+'));
  const json game = loaded(answer);
  EXPECT_TRUE(game.at("can_undo").get<bool>());
  const auto out = game.at("out").get<std::string>();
  constexpr std::size_t kOneOfR3c3 = std::size_t{9} * (2 * 9 + 2);
  EXPECT_EQ(out.find_first_not_of('.'), kOneOfR3c3);
  EXPECT_EQ(out.find_last_not_of('.'), kOneOfR3c3);
}

TEST(Importing, SavedGamesComeBackAsTheyAre) {
  const json first = import(kEasyPuzzle);
  const json again = import(first.at("text").get<std::string>());
  EXPECT_EQ(again.at("text"), first.at("text"));
  EXPECT_FALSE(again.contains("format"));
}

TEST(Importing, SeveralSolutionsAreSaidAndNotRated) {
  const json answer = import(kTwoSolutions);
  EXPECT_EQ(answer.at("solutions"), "many");
  EXPECT_NE(answer.at("remark"), "");
  EXPECT_FALSE(answer.contains("er"));
}

// In each cell its digit and that of the cell to the right: nothing is given.
std::string sukaku_of(const std::string& solution) {
  std::string marks;
  for (std::size_t i = 0; i < 81; ++i) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      const bool is_next = i % 9 != 8 && solution[i + 1] == digit;
      marks += solution[i] == digit || is_next ? digit : '.';
    }
  }
  return marks;
}

TEST(Importing, ASukakuIsRatedByItsCandidates) {
  const std::string marks = sukaku_of(judged_solutions(kEasyPuzzle, 1).front());
  json asked = request_for("rate", marks);
  const json on_se = ask(asked);
  asked["scale"] = "shudu";
  const json answer = import(marks);
  ASSERT_TRUE(answer.at("ok")) << answer;
  ASSERT_EQ(on_se.at("status"), "unique");
  EXPECT_EQ(answer.at("er"), on_se.at("rating").at("er"));
  EXPECT_EQ(answer.at("level"), ask(asked).at("rating").at("level"));
  // Its moves cannot be read: it begins afresh, as the same puzzle.
  const auto save = answer.at("text").get<std::string>();
  const json afresh = import(save.substr(0, save.rfind("\n", save.size() - 2) + 1) + "99 0 no\n");
  ASSERT_TRUE(afresh.at("ok")) << afresh;
  EXPECT_EQ(afresh.at("er"), answer.at("er")) << save;
}

// A player has noted what is right in every cell, which would leave naked singles alone.
TEST(Importing, NotesAreNotRated) {
  const std::string solution = judged_solutions(kXWingPuzzle, 1).front();
  std::string line = ":0000:x:" + kXWingPuzzle + ':';
  for (std::size_t i = 0; i < 81; ++i) {
    for (char digit = '1'; digit <= '9' && kXWingPuzzle[i] == '.'; ++digit) {
      if (digit == solution[i]) continue;
      line += digit + std::to_string(i / 9 + 1) + std::to_string(i % 9 + 1) + ' ';
    }
  }
  line += "::";
  const json answer = import(line);
  ASSERT_TRUE(answer.at("ok")) << answer;
  EXPECT_EQ(answer.at("er"), ask(request_for("rate", kXWingPuzzle)).at("rating").at("er"));
}

TEST(Importing, WhatCannotBePlayedIsAnErrorWithItsPlace) {
  EXPECT_EQ(code_of(import("")), "no_puzzle");
  EXPECT_EQ(code_of(import("55" + kEasyPuzzle.substr(2))), "duplicate_in_row");
  // 8 at r1c3 leaves no solution: taken away again there is one.
  std::string nearly = kEasyPuzzle;
  nearly[2] = '1';
  const json answer = import(nearly);
  EXPECT_EQ(code_of(answer), "nearly");
  EXPECT_EQ(answer.at("error").at("cells"), json({"r1c3"}));
  EXPECT_EQ(code_of(ask({{"shudu", 1},
                         {"do", "import"},
                         {"text", kEasyPuzzle},
                         {"uid", "no"},
                         {"created", kDate}})),
            "bad-name");
}

}  // namespace
}  // namespace shudu::service
