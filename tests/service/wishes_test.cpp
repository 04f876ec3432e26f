// Wishes of `generate` that the scales judge: what is made is rated as it was wished.
#include <gtest/gtest.h>

#include "service/helpers.h"

namespace shudu::service {
namespace {

using nlohmann::json;

json made(json wishes) {
  wishes.update({{"shudu", 1}, {"do", "generate"}});
  return ask(wishes);
}

double er_of(const json& answer) {
  return ask(request_for("rate", answer.at("puzzle"))).at("rating").at("er").get<double>();
}

TEST(Wishes, RatingIsInTheRange) {
  for (const int seed : {1, 2, 3}) {
    const json answer = made({{"seed", seed}, {"er", "2.0-2.6"}});
    ASSERT_TRUE(answer.at("ok")) << answer;
    EXPECT_GE(er_of(answer), 2.0);
    EXPECT_LE(er_of(answer), 2.6);
  }
  const json upwards = made({{"seed", 5}, {"er", "6.6-"}});
  ASSERT_TRUE(upwards.at("ok")) << upwards;
  EXPECT_GE(er_of(upwards), 6.6);
  const json just = made({{"seed", 5}, {"er", "1.2"}});
  ASSERT_TRUE(just.at("ok")) << just;
  EXPECT_DOUBLE_EQ(er_of(just), 1.2);
}

TEST(Wishes, LevelsAreForEveryLayout) {
  for (const std::string layout : {"6x6", "x", "windoku+anti-king"}) {
    const json answer = made({{"seed", 2}, {"level", "medium"}, {"layout", layout}});
    ASSERT_TRUE(answer.at("ok")) << answer;
    json request = request_for("rate", answer.at("puzzle"));
    request.update({{"scale", "shudu"}, {"layout", layout}});
    EXPECT_EQ(ask(request).at("rating").at("level"), "medium") << answer;
  }
  const json none = made({{"seed", 2}, {"level", "hard"}, {"layout", "4x4"}, {"tries", 300}});
  EXPECT_EQ(code_of(none), "not_found");
  const json near =
      made({{"seed", 2}, {"level", "hard"}, {"layout", "4x4"}, {"tries", 300}, {"nearest", true}});
  EXPECT_EQ(near.at("level"), "easy") << near;
}

TEST(Wishes, PathIsAsLongAsWished) {
  const json answer = made({{"seed", 4}, {"steps_at_least", 45}});
  ASSERT_TRUE(answer.at("ok")) << answer;
  json request = request_for("rate", answer.at("puzzle"));
  request.update({{"scale", "shudu"}, {"steps", true}});
  EXPECT_GE(ask(request).at("steps").size(), 45U);
}

TEST(Wishes, WhatIsNoRangeIsRefused) {
  for (const std::string er : {"", "x", "7.", "7.25", "-7", "7.0-x", "100", "7 "}) {
    EXPECT_EQ(code_of(made({{"seed", 1}, {"er", er}})), "bad_value") << er;
  }
  EXPECT_EQ(code_of(made({{"seed", 1}, {"er", "9.0-2.0"}})), "impossible_wish");
  EXPECT_EQ(code_of(made({{"seed", 1}, {"er", "7.0"}, {"layout", "x"}})), "needs_classic_layout");
}

// The givens of a puzzle as its pattern.
std::string pattern_of(const std::string& puzzle) {
  std::string pattern;
  for (const char sign : puzzle) pattern += sign == '.' ? '.' : 'x';
  return pattern;
}

TEST(Wishes, GivensStandOnThePattern) {
  for (const std::string& like : {kEasyPuzzle, std::string("1.....2..3.....4")}) {
    json wishes = {{"seed", 3}, {"pattern", pattern_of(like)}};
    if (like.size() == 16) wishes["layout"] = "4x4";
    const json answer = made(wishes);
    ASSERT_TRUE(answer.at("ok")) << answer;
    const auto puzzle = answer.at("puzzle").get<std::string>();
    EXPECT_EQ(pattern_of(puzzle), pattern_of(like));
    EXPECT_EQ(ask(request_for("check", puzzle)).at("status"), "unique");
    EXPECT_EQ(made(wishes), answer);
    wishes["index"] = 1;
    EXPECT_NE(made(wishes).at("puzzle"), puzzle);
  }
  const json judged = made({{"seed", 3}, {"pattern", pattern_of(kEasyPuzzle)}});
  EXPECT_EQ(judged_solutions(judged.at("puzzle"), 2).size(), 1U);
}

TEST(Wishes, EveryGivenOfAMinimalPatternIsNeeded) {
  int found = 0;
  for (int seed = 1; seed <= 4; ++seed) {
    const auto like = made({{"seed", seed}}).at("puzzle").get<std::string>();
    const json answer =
        made({{"seed", seed}, {"pattern", pattern_of(like)}, {"minimal", true}, {"tries", 50'000}});
    if (!answer.at("ok")) {
      EXPECT_EQ(code_of(answer), "not_found");
      continue;
    }
    ++found;
    json check = request_for("check", answer.at("puzzle"));
    check["minimal"] = true;
    EXPECT_EQ(ask(check).at("minimal"), true) << answer;
  }
  EXPECT_GT(found, 0);
}

TEST(Wishes, PatternsThatCannotBeAreRefused) {
  const std::string good = pattern_of(kEasyPuzzle);
  EXPECT_EQ(code_of(made({{"seed", 1}, {"pattern", ""}})), "too_short");
  EXPECT_EQ(code_of(made({{"seed", 1}, {"pattern", good + "\n" + good}})), "bad_value");
  EXPECT_EQ(code_of(made({{"seed", 1}, {"pattern", good.substr(1)}})), "too_short");
  EXPECT_EQ(code_of(made({{"seed", 1}, {"pattern", "?" + good.substr(1)}})), "bad_character");
  // Sixteen givens, and two empty rows in a band.
  EXPECT_EQ(code_of(made({{"seed", 1}, {"pattern", std::string(16, 'x') + std::string(65, '.')}})),
            "impossible_wish");
  EXPECT_EQ(code_of(made({{"seed", 1}, {"pattern", std::string(18, '.') + std::string(63, 'x')}})),
            "impossible_wish");
  EXPECT_EQ(code_of(made({{"seed", 1}, {"pattern", good}, {"level", "easy"}})), "bad_value");
  EXPECT_EQ(code_of(made({{"seed", 1}, {"minimal", true}})), "missing_field");
}

}  // namespace
}  // namespace shudu::service
