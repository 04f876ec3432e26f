// Puzzles within a budget: who ends the work, what is told of it, and what is given in its place.
#include "shudu/verbs/generate.h"

#include <gtest/gtest.h>

#include <atomic>

#include "shudu/core/layout_table.h"

namespace shudu::verbs {
namespace {

using Why = NotGenerated::Why;

GenerateWish rare_wish() {
  GenerateWish wish;
  wish.origin.seed = 1;
  wish.origin.wish.difficulty.technique = find_technique("jellyfish");
  return wish;
}

TEST(Generate, IsThePuzzleOfItsOrigin) {
  GenerateWish wish;
  wish.origin.seed = 7;
  wish.origin.item = 2;
  wish.origin.wish.difficulty.level = Level::kMedium;
  Budget budget;
  const auto generated = generate(budget, wish);
  ASSERT_TRUE(generated);
  EXPECT_FALSE(generated->nearest);
  const Result<Origin, OriginError> origin = parse_origin(print_origin(generated->origin));
  ASSERT_TRUE(origin);
  const MadeToWish again = make_to_wish(*origin, usual_tries(origin->wish));
  ASSERT_TRUE(again.item.made);
  EXPECT_EQ(again.item.made->puzzle, generated->puzzle.puzzle);
  EXPECT_EQ(again.item.tries, generated->tries);
}

TEST(Generate, TellsItsTriesAndIsEndedByTheCaller) {
  std::uint64_t told = 0;
  const auto progress = [&told](std::uint64_t done, std::uint64_t total) {
    EXPECT_EQ(total, kMostWantedTries);
    EXPECT_GE(done, told);
    told = done;
    return done < 1'000;
  };
  Budget budget({.progress = progress});
  const auto none = generate(budget, rare_wish());
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().why, Why::kEnded);
  EXPECT_EQ(budget.halt(), Halt::kCancelled);
  EXPECT_GE(told, 1'000U);
  EXPECT_LT(told, 2'000U);
}

TEST(Generate, GivesTheNearestWhereThatIsTaken) {
  GenerateWish wish = rare_wish();
  wish.most_tries = 100;
  Budget budget;
  EXPECT_EQ(generate(budget, wish).error().why, Why::kNotFound);
  wish.takes_nearest = NearestWhen::kEnded;  // it was not
  EXPECT_EQ(generate(budget, wish).error().why, Why::kNotFound);
  wish.takes_nearest = NearestWhen::kNotMet;
  const auto nearest = generate(budget, wish);
  ASSERT_TRUE(nearest);
  EXPECT_EQ(nearest->nearest, Level::kHard);
  EXPECT_TRUE(nearest->origin.wish.difficulty.is_empty());
}

TEST(Generate, GivesTheNearestToWhoEndsIt) {
  GenerateWish wish = rare_wish();
  const std::atomic<bool> raised{true};
  for (const NearestWhen when : {NearestWhen::kEnded, NearestWhen::kNotMet}) {
    wish.takes_nearest = when;
    Budget budget({.flag = &raised});
    const auto nearest = generate(budget, wish);
    ASSERT_TRUE(nearest);
    EXPECT_EQ(nearest->nearest, Level::kHard);
  }
  // Without a wish for difficulty none is nearest.
  wish.origin.wish.difficulty = {};
  wish.takes_nearest = NearestWhen::kEnded;
  Budget budget({.flag = &raised});
  EXPECT_EQ(generate(budget, wish).error().why, Why::kEnded);
}

TEST(Generate, SaysWhyThereCanBeNone) {
  GenerateWish wish = rare_wish();
  wish.origin.wish.layout = *parse_layout("6x6");
  Budget budget;
  EXPECT_EQ(generate(budget, wish).error().fault, MakeFault::kOnlyClassic);
  wish.origin.wish.difficulty = {};
  wish.origin.wish.difficulty.level = Level::kEasy;
  EXPECT_TRUE(generate(budget, wish));
  GenerateWish empty;
  empty.origin.wish.layout = *parse_layout("4x4+anti-knight+anti-king");
  EXPECT_EQ(generate(budget, empty).error().why, Why::kNoGrid);
}

// Also where there is nobody to ask but the flag, and nothing was tried.
TEST(VerbGenerate, WhatEndedItIsInTheBudget) {
  const std::atomic<bool> raised{true};
  Budget budget({.flag = &raised});
  const auto generated = generate(budget, {});
  ASSERT_FALSE(generated.has_value());
  EXPECT_EQ(generated.error().why, NotGenerated::Why::kEnded);
  EXPECT_EQ(budget.halt(), Halt::kCancelled);
}

}  // namespace
}  // namespace shudu::verbs
