// Redundant givens and minimal puzzles, held to exact cover and to the known numbers of 4x4.
#include "shudu/generator/minimal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>
#include <span>
#include <vector>

#include "shudu/core/rng.h"
#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

// By links, as the slow judge.
bool is_proper(const Layout& layout, const Grid& grid, CellSet givens) {
  Grid puzzle(grid.size());
  for (const Cell cell : givens) puzzle.place(cell, *grid[cell]);
  return count(method_named("dlx"), layout, Pencilmarks::from_grid(puzzle), 2) == 1;
}

CellSet slow_redundant(const Layout& layout, const ProperPuzzle& puzzle) {
  CellSet redundant;
  for (const Cell cell : puzzle.givens) {
    if (is_proper(layout, puzzle.solution, puzzle.givens - CellSet::only(cell))) {
      redundant.insert(cell);
    }
  }
  return redundant;
}

std::vector<Cell> shuffled(const Layout& layout, Rng& rng) {
  std::vector<Cell> cells(layout.all_cells().begin(), layout.all_cells().end());
  rng.shuffle(std::span(cells));
  return cells;
}

ProperPuzzle proper(const Layout& layout, const Grid& grid) { return **find_proper(layout, grid); }

// A minimal puzzle with `extra` givens more.
ProperPuzzle with_extra(const Layout& layout, const Grid& minimal, int extra, Rng& rng) {
  ProperPuzzle puzzle = proper(layout, minimal);
  for (const Cell cell : shuffled(layout, rng)) {
    if (extra == 0) break;
    if (puzzle.givens.contains(cell)) continue;
    puzzle.givens.insert(cell);
    --extra;
  }
  return puzzle;
}

TEST(Minimal, FindsTheProperOnes) {
  const Layout& classic = Layout::classic();
  const auto found = find_proper(classic, grid_of(kHard));
  ASSERT_TRUE(found && *found);
  EXPECT_EQ(givens_of(**found), grid_of(kHard));
  EXPECT_TRUE(is_solution(classic, marks_of(kHard), (**found).solution));
  EXPECT_FALSE(find_proper(classic, grid_of(kMany))->has_value());
  EXPECT_FALSE(find_proper(classic, grid_of(kImpossible))->has_value());
  Grid clash(9);
  clash.place(Cell(0), Digit(1));
  clash.place(Cell(1), Digit(1));
  EXPECT_EQ(find_proper(classic, clash).error().code, ErrorCode::kDuplicateInRow);
  EXPECT_EQ(find_proper(classic, Grid(4)).error().code, ErrorCode::kLayoutMismatch);
}

TEST(Minimal, RedundantGivensOnEveryKernel) {
  Rng rng(20'261'123);
  const Layout& classic = Layout::classic();
  std::vector<ProperPuzzle> puzzles;
  for (const int extra : {0, 1, 2, 5, 12, 40}) {
    for (const char* text : {kSeventeen, kHard}) {
      puzzles.push_back(with_extra(classic, grid_of(text), extra, rng));
    }
  }
  std::vector<CellSet> expected;
  for (const ProperPuzzle& puzzle : puzzles) expected.push_back(slow_redundant(classic, puzzle));
  EXPECT_TRUE(expected.front().empty());
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    Minimizer minimizer(classic, kernel);
    std::vector<CellSet> answers(puzzles.size());
    ASSERT_TRUE(minimizer.redundant(puzzles, answers));
    EXPECT_EQ(answers, expected) << kernel.name;
    EXPECT_EQ(minimizer.redundant(puzzles[3]), expected[3]);
  }
}

// A full grid, where plain search meets one soon.
std::optional<Grid> some_grid(const Layout& layout) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const SearchOptions options{.limit = 1, .node_budget = 5'000, .seed = seed};
    const SearchResult found =
        method_named("mrv").count(layout, Pencilmarks(layout.size()), options);
    if (found.count == 1) return found.first;
  }
  return std::nullopt;
}

TEST(Minimal, TakesAwayInOrder) {
  Rng rng(20'261'124);
  int tried = 0;
  for (const NamedLayout& named : all_layouts()) {
    const Layout& layout = named.layout;
    const std::optional<Grid> full = some_grid(layout);
    if (!full) continue;
    ++tried;
    // Some layouts have millions of nodes in them for exact cover when they are nearly empty.
    const int least = layout.size() >= 8 ? by_build(30, 50) : 0;
    const ProperPuzzle puzzle{*full, layout.all_cells()};
    std::vector<Cell> order = shuffled(layout, rng);
    order.resize(order.size() - static_cast<std::size_t>(least));
    CellSet expected = puzzle.givens;
    for (const Cell cell : order) {
      const CellSet less = expected - CellSet::only(cell);
      if (is_proper(layout, *full, less)) expected = less;
    }
    EXPECT_EQ(Minimizer(layout).minimize(puzzle, order), expected) << named.name;
  }
  EXPECT_GE(tried, 20);
}

// All minimal puzzles of all 4x4 grids: 25,728 with 4 givens, 58,368 with 5, 1,536 with 6.
TEST(Minimal, ListsAllMinimal4x4Puzzles) {
  const Layout layout = layout_of("4x4");
  std::array<std::uint64_t, 17> counts{};
  Minimizer minimizer(layout);
  // The first row renamed: 12 grids stand for 24 each.
  Pencilmarks marks(4);
  for (int c = 0; c < 4; ++c) marks.set(Cell(c), DigitSet::only(Digit(c + 1)));
  int grids = 0;
  const auto list = [&](const Grid& grid) {
    ++grids;
    std::vector<CellSet> seen;
    const MinimalList end =
        minimizer.list_minimal({grid, layout.all_cells()}, kUnlimited, [&](CellSet givens) {
          counts[static_cast<std::size_t>(givens.size())] += 24;
          seen.push_back(givens);
          return true;
        });
    EXPECT_EQ(end.count, seen.size());
    EXPECT_EQ(end.end, SearchEnd::kComplete);
    for (const CellSet givens : seen) EXPECT_EQ(std::count(seen.begin(), seen.end(), givens), 1);
    return true;
  };
  method_named("scan").search(layout, marks, {}, list);
  EXPECT_EQ(grids, 12);
  std::array<std::uint64_t, 17> expected{};
  expected[4] = 25'728;
  expected[5] = 58'368;
  expected[6] = 1'536;
  EXPECT_EQ(counts, expected);
}

// By definition: every choice of the redundant givens is tried.
std::vector<CellSet> slow_list(const Layout& layout, const ProperPuzzle& puzzle) {
  const CellSet redundant = slow_redundant(layout, puzzle);
  const std::vector<Cell> cells(redundant.begin(), redundant.end());
  std::vector<CellSet> minimal;
  for (unsigned bits = 0; bits < 1U << cells.size(); ++bits) {
    CellSet givens = puzzle.givens;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if ((bits >> i & 1U) == 0) givens.erase(cells[i]);
    }
    if (!is_proper(layout, puzzle.solution, givens)) continue;
    if (slow_redundant(layout, {puzzle.solution, givens}).empty()) minimal.push_back(givens);
  }
  return minimal;
}

// The order that is promised: of the first cell that two lists of givens differ in, the one without
// it is first.
bool comes_first(CellSet a, CellSet b) { return b.contains((a ^ b).first()); }

TEST(Minimal, ListsAllMinimalPuzzlesInside) {
  Rng rng(20'261'125);
  const Layout& classic = Layout::classic();
  const int extra = by_build(6, 4);
  for (const char* text : {kSeventeen, kHard}) {
    const ProperPuzzle puzzle = with_extra(classic, grid_of(text), extra, rng);
    std::vector<CellSet> expected = slow_list(classic, puzzle);
    std::sort(expected.begin(), expected.end(), comes_first);
    for (const Kernel& kernel : kernel_table()) {
      if (!kernel.is_supported()) continue;
      std::vector<CellSet> listed;
      const auto keep = [&listed](CellSet givens) {
        listed.push_back(givens);
        return true;
      };
      Minimizer minimizer(classic, kernel);
      const MinimalList end = minimizer.list_minimal(puzzle, kUnlimited, keep);
      EXPECT_EQ(end.end, SearchEnd::kComplete);
      EXPECT_EQ(listed, expected) << text << " " << kernel.name;
    }
  }
}

TEST(Minimal, ListsEndWhenAsked) {
  Rng rng(20'261'126);
  const Layout& classic = Layout::classic();
  const ProperPuzzle puzzle = with_extra(classic, grid_of(kSeventeen), 30, rng);
  Minimizer minimizer(classic);
  std::vector<CellSet> listed;
  const auto keep = [&listed](CellSet givens) {
    listed.push_back(givens);
    return true;
  };
  EXPECT_EQ(minimizer.list_minimal(puzzle, 3, keep).end, SearchEnd::kLimit);
  EXPECT_EQ(listed.size(), 3U);
  for (const CellSet givens : listed) {
    EXPECT_TRUE(is_proper(classic, puzzle.solution, givens));
    EXPECT_TRUE(slow_redundant(classic, {puzzle.solution, givens}).empty());
  }
  EXPECT_EQ(minimizer.list_minimal(puzzle, 0, keep).count, 0U);
  const MinimalList called =
      minimizer.list_minimal(puzzle, 5, [](CellSet /*givens*/) { return false; });
  EXPECT_EQ(called.end, SearchEnd::kCallback);
  EXPECT_EQ(called.count, 1U);
  const std::atomic<bool> stop{true};
  EXPECT_EQ(minimizer.list_minimal(puzzle, 5, keep, &stop).end, SearchEnd::kStopped);
  EXPECT_FALSE(minimizer.redundant(puzzle, &stop).has_value());
  const std::vector<Cell> order(puzzle.givens.begin(), puzzle.givens.end());
  EXPECT_FALSE(minimizer.minimize(puzzle, order, &stop).has_value());
}

}  // namespace
}  // namespace shudu::test
