// Weighted minimal puzzles: on 4x4 every number is known, on 9x9 those of Berthier's estimates.
#include "shudu/generator/weighted.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cmath>
#include <map>
#include <vector>

#include "shudu/generator/estimate.h"
#include "shudu/generator/full_grid.h"
#include "solver/helpers.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

bool is_proper(const Layout& layout, const ProperPuzzle& puzzle) {
  return count(method_named("dlx"), layout, Pencilmarks::from_grid(givens_of(puzzle)), 2) == 1;
}

void expect_minimal(const Layout& layout, const ProperPuzzle& puzzle) {
  ASSERT_TRUE(is_proper(layout, puzzle));
  for (const Cell cell : puzzle.givens) {
    ProperPuzzle less = puzzle;
    less.givens.erase(cell);
    ASSERT_FALSE(is_proper(layout, less));
  }
}

std::vector<Grid> all_4x4_grids(const Layout& layout) {
  std::vector<Grid> grids;
  const auto keep = [&grids](const Grid& grid) {
    grids.push_back(grid);
    return true;
  };
  method_named("scan").search(layout, Pencilmarks(4), {}, keep);
  return grids;
}

// 288 grids have 25,728 minimal puzzles with 4 givens, 58,368 with 5 and 1,536 with 6.
constexpr double kWeightedGrids = 288;
constexpr std::array<double, 3> kMinimal4x4{25'728, 58'368, 1'536};

MinimalEstimate estimate_4x4(const WeightedOptions& options, std::uint64_t count) {
  const Layout layout = layout_of("4x4");
  const std::vector<Grid> grids = all_4x4_grids(layout);
  const auto source = [&grids](Rng& rng) { return grids[rng.below(grids.size())]; };
  std::vector<WeightedItem> items(count);
  EXPECT_TRUE(WeightedMaker(layout, options).make(1, 0, source, items));
  MinimalEstimate estimate;
  for (std::size_t i = 0; i < items.size(); ++i) {
    estimate.add(items[i]);
    if (i % 50 == 0) expect_minimal(layout, items[i].made->puzzle);
  }
  return estimate;
}

// Within four errors of what is known, with errors small enough for that to mean something.
void expect_4x4(const MinimalEstimate& estimate, double most_error) {
  const Estimated all = estimate.puzzles_per_grid();
  const double known = (kMinimal4x4[0] + kMinimal4x4[1] + kMinimal4x4[2]) / kWeightedGrids;
  EXPECT_NEAR(all.value, known, 4 * all.error);
  EXPECT_LT(all.error, most_error * known);
  double mean = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const int givens = static_cast<int>(i) + 4;
    const double share = kMinimal4x4[i] / kWeightedGrids / known;
    mean += share * givens;
    const Estimated found = estimate.share(givens);
    EXPECT_NEAR(found.value, share, 4 * found.error) << givens;
    EXPECT_GT(found.error, 0.0);
    EXPECT_LT(found.error, most_error);
  }
  EXPECT_NEAR(estimate.givens().value, mean, 4 * estimate.givens().error);
  EXPECT_EQ(estimate.sampled(7), 0U);
}

TEST(Weighted, ReductionOn4x4) {
  const auto count = soak_amount("weighted", by_build(12'000U, 3'000U));
  expect_4x4(estimate_4x4({WeightedMethod::kWeightedReduction, 10}, count), 0.03);
}

TEST(Weighted, ControlledBiasOn4x4) {
  const auto count = soak_amount("weighted", by_build(6'000U, 500U));
  expect_4x4(estimate_4x4({WeightedMethod::kControlledBias, 16}, count), by_build(0.05, 0.10));
}

std::vector<WeightedItem> items_of(const WeightedOptions& options, std::uint64_t first,
                                   std::size_t count, const Kernel& kernel = best_kernel()) {
  const UniformGrids grids;
  const auto source = [&grids](Rng& rng) { return grids.draw(rng); };
  std::vector<WeightedItem> items(count);
  EXPECT_TRUE(WeightedMaker(Layout::classic(), options, kernel).make(1, first, source, items));
  return items;
}

TEST(Weighted, TheSameOnEveryKernelAndInAnyStretch) {
  constexpr auto kCount = by_build<std::size_t>(30, 8);
  WeightedOptions few_cells = WeightedOptions::classic(WeightedMethod::kControlledBias);
  few_cells.most_tries = 600;
  for (const WeightedOptions& options :
       {WeightedOptions::classic(WeightedMethod::kWeightedReduction), few_cells}) {
    const std::vector<WeightedItem> expected = items_of(options, 0, kCount);
    for (const Kernel& kernel : kernel_table()) {
      if (!kernel.is_supported()) continue;
      EXPECT_EQ(items_of(options, 0, kCount, kernel), expected) << kernel.name;
    }
    for (const std::size_t i : {std::size_t{0}, kCount / 2 + 2, kCount - 1}) {
      EXPECT_EQ(items_of(options, i, 1).front(), expected[i]);
      if (expected[i].made) expect_minimal(Layout::classic(), expected[i].made->puzzle);
    }
  }
}

// The weight of controlled bias is the number of ways to choose so many of the 16 cells.
TEST(Weighted, WeightsByDefinition) {
  const Layout layout = layout_of("4x4");
  const std::vector<Grid> grids = all_4x4_grids(layout);
  const auto source = [&grids](Rng& rng) { return grids[rng.below(grids.size())]; };
  std::vector<WeightedItem> items(50);
  ASSERT_TRUE(
      WeightedMaker(layout, {WeightedMethod::kControlledBias, 16}).make(3, 0, source, items));
  const std::map<int, double> ways{{4, 1820}, {5, 4368}, {6, 8008}};
  for (const WeightedItem& item : items) {
    EXPECT_EQ(item.made->weight, ways.at(item.made->puzzle.givens.size()));
    EXPECT_GE(item.tries, 1U);
  }
}

// Shares of the minimal puzzles by givens and their number, 3.11e37 or 4.66e15 a grid, as published
// by D. Berthier (controlled bias).
const std::map<int, double> kShares{{24, .0228}, {25, .1342}, {26, .3191}, {27, .3271}};

TEST(Weighted, SharesOnClassicGrids) {
  const auto count = soak_amount("weighted", by_build(16'000U, 200U));
  MinimalEstimate estimate;
  for (const WeightedItem& item :
       items_of(WeightedOptions::classic(WeightedMethod::kWeightedReduction), 0, count)) {
    ASSERT_TRUE(item.made.has_value());
    estimate.add(item);
  }
  if (kBuildKind != BuildKind::kFast) return;
  // Its errors are too small by what heavy weights have not been met yet.
  for (const auto& [givens, share] : kShares) {
    const Estimated found = estimate.share(givens);
    EXPECT_NEAR(found.value, share, 5 * found.error) << givens;
    EXPECT_LT(found.error, 0.1);
  }
  EXPECT_NEAR(std::log10(estimate.puzzles_per_grid().value), std::log10(4.66e15), 0.15);
}

// Weights 1, 1, 2 and values 0, 2, 4: by hand.
TEST(Weighted, MeansByHand) {
  WeightedMean mean;
  EXPECT_EQ(mean.mean().value, 0);
  mean.add(1, 0);
  mean.add(1, 2);
  mean.add(2, 4);
  EXPECT_DOUBLE_EQ(mean.mean().value, 2.5);
  EXPECT_DOUBLE_EQ(mean.mean().error, std::sqrt(6.25 + 0.25 + 4 * 2.25) / 4);
  EXPECT_DOUBLE_EQ(mean.effective_size(), 16.0 / 6.0);
}

TEST(Weighted, EndsWhenAsked) {
  const std::atomic<bool> stop{true};
  const UniformGrids grids;
  const auto source = [&grids](Rng& rng) { return grids.draw(rng); };
  std::vector<WeightedItem> items(3);
  for (const WeightedMethod method :
       {WeightedMethod::kWeightedReduction, WeightedMethod::kControlledBias}) {
    WeightedMaker maker(Layout::classic(), WeightedOptions::classic(method));
    EXPECT_FALSE(maker.make(1, 0, source, items, &stop));
  }
  WeightedOptions few = WeightedOptions::classic(WeightedMethod::kControlledBias);
  few.most_tries = 20;
  for (const WeightedItem& item : items_of(few, 0, 3)) {
    EXPECT_FALSE(item.made.has_value());
    EXPECT_EQ(item.tries, 20U);
  }
}

}  // namespace
}  // namespace shudu::test
