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
constexpr double kGrids = 288;
constexpr std::array<double, 3> kMinimal4x4{25'728, 58'368, 1'536};

MinimalEstimate estimate_4x4(const WeightedOptions& options, std::uint64_t blocks) {
  const Layout layout = layout_of("4x4");
  const std::vector<Grid> grids = all_4x4_grids(layout);
  const auto source = [&grids](Rng& rng) { return grids[rng.below(grids.size())]; };
  WeightedMaker maker(layout, options);
  MinimalEstimate estimate;
  WeightedBlock block;
  for (std::uint64_t b = 0; b < blocks; ++b) {
    EXPECT_TRUE(maker.make(1, b, source, block));
    if (b == 0) {
      for (const WeightedPuzzle& puzzle : block.puzzles) expect_minimal(layout, puzzle.puzzle);
    }
    estimate.add(block);
  }
  return estimate;
}

// Within four errors of what is known, with errors small enough for that to mean something.
void expect_4x4(const MinimalEstimate& estimate, double most_error) {
  const Estimated all = estimate.puzzles_per_grid();
  const double known = (kMinimal4x4[0] + kMinimal4x4[1] + kMinimal4x4[2]) / kGrids;
  EXPECT_NEAR(all.value, known, 4 * all.error);
  EXPECT_LT(all.error, most_error * known);
  double mean = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const int givens = static_cast<int>(i) + 4;
    const double share = kMinimal4x4[i] / kGrids / known;
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
  const auto blocks = soak_amount("blocks", by_build(60U, 30U, 15U));
  const MinimalEstimate estimate =
      estimate_4x4({WeightedMethod::kWeightedReduction, 10, 200, 1, 0}, blocks);
  expect_4x4(estimate, 0.03);
  EXPECT_EQ(estimate.tries(), 200 * blocks);
}

TEST(Weighted, ControlledBiasOn4x4) {
  const auto blocks = soak_amount("blocks", by_build(40U, 40U, 30U));
  const MinimalEstimate estimate =
      estimate_4x4({WeightedMethod::kControlledBias, 16, 1000, 1, 0}, blocks);
  expect_4x4(estimate, 0.05);
}

std::vector<WeightedPuzzle> puzzles_of(const WeightedOptions& options, std::uint64_t index,
                                       const Kernel& kernel) {
  const UniformGrids grids;
  const auto source = [&grids](Rng& rng) { return grids.draw(rng); };
  WeightedBlock block;
  EXPECT_TRUE(WeightedMaker(Layout::classic(), options, kernel).make(1, index, source, block));
  return block.puzzles;
}

TEST(Weighted, TheSameOnEveryKernel) {
  WeightedOptions bias = WeightedOptions::classic(WeightedMethod::kControlledBias);
  bias.tries = bias.tries_a_grid = 20'000;
  for (const WeightedOptions& options :
       {WeightedOptions::classic(WeightedMethod::kWeightedReduction), bias}) {
    const std::vector<WeightedPuzzle> expected = puzzles_of(options, 2, best_kernel());
    for (const Kernel& kernel : kernel_table()) {
      if (!kernel.is_supported()) continue;
      EXPECT_EQ(puzzles_of(options, 2, kernel), expected) << kernel.name;
    }
    for (std::size_t i = 0; i < expected.size(); i += 40) {
      expect_minimal(Layout::classic(), expected[i].puzzle);
    }
  }
}

// Shares of the minimal puzzles by givens and their number, 3.11e37 or 4.66e15 a grid, as published
// by D. Berthier (controlled bias).
const std::map<int, double> kShares{{24, .0228}, {25, .1342}, {26, .3191}, {27, .3271}};

// Unavoidable sets spare searches and change nothing.
TEST(Weighted, TheSameWithoutSets) {
  WeightedOptions options{WeightedMethod::kWeightedReduction, 40, 500, 250, 12};
  const std::vector<WeightedPuzzle> expected = puzzles_of(options, 3, best_kernel());
  EXPECT_GE(expected.size(), 20U);
  for (const int cells : {0, 4, 9}) {
    options.set_cells = cells;
    EXPECT_EQ(puzzles_of(options, 3, best_kernel()), expected) << cells;
  }
}

TEST(Weighted, SharesOnClassicGrids) {
  const auto blocks = soak_amount("blocks", by_build(100U, 6U, 1U));
  const UniformGrids grids;
  const auto source = [&grids](Rng& rng) { return grids.draw(rng); };
  WeightedMaker maker(Layout::classic(),
                      WeightedOptions::classic(WeightedMethod::kWeightedReduction));
  MinimalEstimate estimate;
  WeightedBlock block;
  for (std::uint64_t b = 0; b < blocks; ++b) {
    ASSERT_TRUE(maker.make(1, b, source, block));
    estimate.add(block);
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
  WeightedBlock block;
  for (const WeightedMethod method :
       {WeightedMethod::kWeightedReduction, WeightedMethod::kControlledBias}) {
    WeightedMaker maker(Layout::classic(), WeightedOptions::classic(method));
    EXPECT_FALSE(maker.make(1, 0, source, block, &stop));
  }
}

}  // namespace
}  // namespace shudu::test
