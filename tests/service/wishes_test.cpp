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
  EXPECT_EQ(code_of(made({{"seed", 1}, {"er", "7.0"}, {"layout", "x"}})), "unsupported_layout");
}

}  // namespace
}  // namespace shudu::service
