// rate: the figures of the room `rating`, whose own tests hold them to published lists; here that
// they arrive as they are, in slices as in one go, and that a rating can be ended.
#include <gtest/gtest.h>

#include <cmath>

#include "service/helpers.h"
#include "shudu/formats/reader.h"
#include "shudu/rating/hodoku.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu::service {
namespace {

using nlohmann::json;

// "Easter Monster" by jpf (Sudoku Players' Forum, 2007): 11.6/11.6/10.8 in published lists.
const std::string kMonster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

int tenths(const json& number) { return static_cast<int>(std::lround(number.get<double>() * 10)); }

json rate(const std::string& puzzle, const std::string& scale) {
  json asked = request_for("rate", puzzle);
  asked["scale"] = scale;
  return ask(asked).at("rating");
}

TEST(Rate, SaysWhatTheScalesSay) {
  const Grid givens = read_puzzle(kXWingPuzzle, {})->givens;
  const SeRating se = *rate_se(givens);
  const json on_se = rate(kXWingPuzzle, "se");
  EXPECT_EQ(tenths(on_se.at("er")), se.er);
  EXPECT_EQ(tenths(on_se.at("ep")), se.ep);
  EXPECT_EQ(tenths(on_se.at("ed")), se.ed);
  EXPECT_EQ(on_se.at("technique"), "x-wing");
  EXPECT_EQ(rate(kXWingPuzzle, "hodoku").at("score"), rate_hodoku(givens)->score);
  const ShuduRating own = *rate_shudu(Layout::classic(), givens);
  EXPECT_EQ(tenths(rate(kXWingPuzzle, "shudu").at("effort")), own.effort);
  EXPECT_EQ(rate(kXWingPuzzle, "shudu").at("length"), own.length());
}

TEST(Rate, ThePathIsThereWhereItIsAskedFor) {
  for (const char* scale : {"se", "se-corrected", "se-nouniq", "hodoku", "shudu"}) {
    json asked = request_for("rate", kXWingPuzzle);
    asked["scale"] = scale;
    EXPECT_FALSE(ask(asked).contains("steps"));
    asked["steps"] = true;
    const json answer = ask(asked);
    ASSERT_GT(answer.at("steps").size(), 3U) << scale;
    if (!answer.at("rating").contains("er")) continue;
    int hardest = 0;
    for (const json& step : answer.at("steps")) {
      hardest = std::max(hardest, tenths(step.at("rating")));
    }
    EXPECT_EQ(hardest, tenths(answer.at("rating").at("er")));
  }
}

TEST(Rate, SlicesGiveWhatOneGoGives) {
  const Grid givens = read_puzzle(kMonster, {})->givens;
  for (const std::uint64_t most : {1'000U, 5'000U, 30'000U}) {
    SeOptions options;
    options.most_branches = most;
    const SeRating in_one = *rate_se(givens, options);
    json asked = request_for("rate", kMonster);
    asked["branches"] = most;
    const json answer = ask(asked);
    EXPECT_EQ(answer.at("rating").value("at_least", false), in_one.is_at_least) << most;
    EXPECT_EQ(tenths(answer.at("rating").at("er")), in_one.er) << most;
  }
}

TEST(Rate, IsAskedBetweenItsSlicesAndCancelled) {
  expect_cancelled(request_for("rate", kMonster), 2);
}

TEST(Rate, OnlyWhatHasOneSolutionIsRated) {
  const json answer = ask(request_for("rate", kTwoSolutions));
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_FALSE(answer.contains("rating"));
  EXPECT_EQ(code_of(ask(request_for("rate", "1.....2..3.....4"))), "scale_needs_classic");
  json asked = request_for("rate", "1.....2..3.....4");
  asked["scale"] = "shudu";
  EXPECT_EQ(ask(asked).at("rating").at("level"), "easy");
}

}  // namespace
}  // namespace shudu::service
