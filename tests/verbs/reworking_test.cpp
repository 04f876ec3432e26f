// Minimize and analyze: what is left is minimal by exact cover, and one thread's memory serves one
// layout after another.
#include "shudu/verbs/reworking.h"

#include <gtest/gtest.h>

#include "shudu/core/layout_table.h"
#include "shudu/solver/solver.h"
#include "support/grids.h"

namespace shudu::verbs {
namespace {

// Full grids of two layouts whose houses differ: each puzzle of the first has other solutions on
// the second.
constexpr std::string_view kDiagonal =
    "935627184264981735178534629841759362792316548653842917387265491429173856516498273";
constexpr std::string_view kWindows =
    "935627184264581397178394625421968753389175246657243819713859462896432571542716938";

const Layout& named(std::string_view slug) {
  for (const LayoutRow& row : layout_table()) {
    if (row.slug == slug) return *row.layout;
  }
  return Layout::classic();
}

std::uint64_t solutions(const Layout& layout, const Grid& givens) {
  SearchOptions options;
  options.limit = 2;
  return find_method("dlx")->count(layout, Pencilmarks::from_grid(givens), options).count;
}

void expect_minimal(const Layout& layout, const Grid& puzzle) {
  EXPECT_EQ(solutions(layout, puzzle), 1U);
  for (const Cell cell : puzzle.filled()) {
    Grid without = puzzle;
    without.clear(cell);
    EXPECT_EQ(solutions(layout, without), 2U) << cell.index();
  }
}

TEST(VerbMinimize, OneMemoryServesALayoutAfterAnother) {
  MinimizerMemory memory;
  for (const std::string_view slug : {"x", "windoku", "x"}) {
    // In one place, as batches of a run keep their layouts.
    const Layout layout = named(slug);
    const Grid full = test::grid_of(slug == "x" ? kDiagonal : kWindows);
    Budget budget;
    const auto minimized = minimize(budget, position_of(layout, full), {}, memory);
    ASSERT_TRUE(minimized.has_value());
    expect_minimal(layout, minimized->grid());
  }
}

TEST(VerbMinimize, AnotherItemOfASeedIsAnotherPuzzle) {
  const Grid full = test::grid_of(kDiagonal);
  const Position position = position_of(Layout::classic(), full);
  MinimizerMemory memory;
  Budget budget;
  const auto first = minimize(budget, position, {.seed = 7, .item = 0}, memory);
  const auto again = minimize(budget, position, {.seed = 7, .item = 0}, memory);
  const auto second = minimize(budget, position, {.seed = 7, .item = 1}, memory);
  ASSERT_TRUE(first && again && second);
  EXPECT_EQ(first->kept, again->kept);
  EXPECT_NE(first->kept, second->kept);
}

TEST(VerbMinimize, APuzzleWithSeveralSolutionsHasNoAnswer) {
  const Grid empty(9);
  MinimizerMemory memory;
  Budget budget;
  const auto minimized = minimize(budget, position_of(Layout::classic(), empty), {}, memory);
  ASSERT_FALSE(minimized.has_value());
  EXPECT_EQ(minimized.error().halt, Halt::kNone);
  EXPECT_EQ(minimized.error().solutions, 2U);
}

TEST(VerbAnalyze, ToldIsWhatWasAskedFor) {
  const Grid full = test::grid_of(kDiagonal);
  MinimizerMemory memory;
  Budget budget;
  const Position position = position_of(Layout::classic(), full);
  const auto whole = analyze(budget, position, {}, memory);
  const auto less =
      analyze(budget, position, {.backdoor_cells = 0, .unavoidable_cells = 0}, memory);
  ASSERT_TRUE(whole && less);
  EXPECT_EQ(whole->redundant, full.filled());  // every given of a full grid can go by itself
  ASSERT_EQ(whole->backdoors.size(), 2U);
  EXPECT_TRUE(whole->backdoors.front().is_solved_without);
  EXPECT_FALSE(whole->unavoidable.empty());
  EXPECT_TRUE(less->backdoors.empty());
  EXPECT_TRUE(less->unavoidable.empty());
}

}  // namespace
}  // namespace shudu::verbs
