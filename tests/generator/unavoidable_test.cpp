// Unavoidable sets against their definition: all solutions of the emptied grid by exact cover.
#include "shudu/generator/unavoidable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "shudu/core/rng.h"
#include "shudu/core/symmetry.h"
#include "solver/facts.h"
#include "solver/helpers.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

CellSet differing(const Grid& a, const Grid& b) {
  CellSet cells;
  for (int i = 0; i < a.cell_count(); ++i) {
    if (a.value_at(Cell(i)) != b.value_at(Cell(i))) cells.insert(Cell(i));
  }
  return cells;
}

bool is_smaller(CellSet a, CellSet b) {
  return std::pair(a.low(), a.high()) < std::pair(b.low(), b.high());
}

// Those of `sets` that contain no other, in some fixed order; by comparing all with all.
std::vector<CellSet> minimal_of(std::vector<CellSet> sets) {
  std::sort(sets.begin(), sets.end(), is_smaller);
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  std::vector<CellSet> minimal;
  for (const CellSet set : sets) {
    const auto parts = std::count_if(sets.begin(), sets.end(),
                                     [set](CellSet other) { return set.contains_all(other); });
    if (parts == 1) minimal.push_back(set);
  }
  return minimal;
}

std::vector<CellSet> sorted(std::vector<CellSet> sets) {
  std::sort(sets.begin(), sets.end(), is_smaller);
  return sets;
}

std::vector<Grid> all_grids(const Layout& layout) {
  std::vector<Grid> grids;
  const auto keep = [&grids](const Grid& grid) {
    grids.push_back(grid);
    return true;
  };
  method_named("scan").search(layout, Pencilmarks(layout.size()), {}, keep);
  return grids;
}

TEST(Unavoidable, AllOfEvery4x4Grid) {
  const Layout layout = layout_of("4x4");
  const std::vector<Grid> grids = all_grids(layout);
  ASSERT_EQ(grids.size(), 288U);
  for (std::size_t at = 0; at < grids.size(); at += by_build(1U, 7U)) {
    const Grid& grid = grids[at];
    std::vector<CellSet> sets;
    for (const Grid& other : grids) {
      if (!(other == grid)) sets.push_back(differing(grid, other));
    }
    const std::vector<CellSet> minimal = minimal_of(sets);
    ASSERT_EQ(sorted(*unavoidable_sets(layout, grid, 16)), minimal);
    std::vector<CellSet> small = minimal;
    std::erase_if(small, [](CellSet set) { return set.size() > 4; });
    ASSERT_EQ(sorted(*unavoidable_sets(layout, grid, 4)), small);
  }
}

// With extra regions fewer grids differ in few cells.
TEST(Unavoidable, AllOfA4x4GridWithDiagonals) {
  const Layout layout = layout_of("4x4+x");
  const std::vector<Grid> grids = all_grids(layout);
  ASSERT_EQ(grids.size(), 48U);  // 2 up to renaming
  for (const Grid& grid : grids) {
    std::vector<CellSet> sets;
    for (const Grid& other : grids) {
      if (!(other == grid)) sets.push_back(differing(grid, other));
    }
    ASSERT_EQ(sorted(*unavoidable_sets(layout, grid, 16)), minimal_of(sets));
  }
}

// A minimal set of n cells has at most n / 2 digits, each twice or more: so emptying the cells of
// every choice of `digits` digits shows all sets of up to 2 * digits + 1 cells.
std::vector<CellSet> by_emptying_digits(const Grid& grid, int digits) {
  std::vector<CellSet> sets;
  for (unsigned bits = 0; bits < 512; ++bits) {
    if (DigitSet::from_bits(bits).size() != digits) continue;
    Grid puzzle = grid;
    for (int i = 0; i < 81; ++i) {
      if (DigitSet::from_bits(bits).contains(*grid[Cell(i)])) puzzle.clear(Cell(i));
    }
    const auto take = [&](const Grid& solution) {
      const CellSet cells = differing(grid, solution);
      if (!cells.empty() && cells.size() <= 2 * digits + 1) sets.push_back(cells);
      return true;
    };
    method_named("dlx").search(Layout::classic(), Pencilmarks::from_grid(puzzle), {}, take);
  }
  return minimal_of(sets);
}

TEST(Unavoidable, UpToNineCellsOfKnownGrids) {
  const int digits = static_cast<int>(soak_amount("digits", by_build(4, 2)));
  for (const char* text : kLadderGrids) {
    const Grid grid = grid_of(text);
    const std::vector<CellSet> expected = by_emptying_digits(grid, digits);
    EXPECT_EQ(sorted(*unavoidable_sets(Layout::classic(), grid, 2 * digits + 1)), expected) << text;
  }
}

// A rectangle of two rows and columns in two boxes with two digits, by definition.
std::size_t count_rectangles(const Grid& grid, int r, int s) {
  const auto value = [&grid](int row, int column) {
    return grid.value_at(Cell::at(row, column, 9));
  };
  std::size_t rectangles = 0;
  for (int c = 0; c < 9; ++c) {
    for (int d = c + 1; d < 9; ++d) {
      const bool in_two_boxes = (r / 3 == s / 3) != (c / 3 == d / 3);
      rectangles += in_two_boxes && value(r, c) == value(s, d) && value(r, d) == value(s, c);
    }
  }
  return rectangles;
}

TEST(Unavoidable, FourCellsAreRectangles) {
  for (const char* text : kLadderGrids) {
    const Grid grid = grid_of(text);
    std::size_t rectangles = 0;
    for (int r = 0; r < 9; ++r) {
      for (int s = r + 1; s < 9; ++s) rectangles += count_rectangles(grid, r, s);
    }
    EXPECT_EQ(unavoidable_sets(Layout::classic(), grid, 5)->size(), rectangles) << text;
  }
}

// Counts by size do not change under symmetries, and of the sets none holds another.
TEST(Unavoidable, TwelveCellsAndSymmetries) {
  Rng rng(20'261'122);
  constexpr int kMost = by_build(12, 8);
  const Grid grid = grid_of(kLadderGrids[2]);
  const auto counts = [](const Grid& full) {
    const std::vector<CellSet> sets = *unavoidable_sets(Layout::classic(), full, kMost);
    std::map<int, int> by_size;
    for (const CellSet set : sets) ++by_size[set.size()];
    return by_size;
  };
  const std::map<int, int> expected = counts(grid);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(counts(random_symmetry(BoxShape{}, rng).apply(grid)), expected);
  }
  const std::vector<CellSet> sets = *unavoidable_sets(Layout::classic(), grid, kMost);
  EXPECT_EQ(minimal_of(sets).size(), sets.size());
  // Each by itself: emptied, the grid has another solution.
  for (const CellSet set : sets) {
    Grid puzzle = grid;
    for (const Cell cell : set) puzzle.clear(cell);
    EXPECT_GE(count(method_named("dlx"), Layout::classic(), Pencilmarks::from_grid(puzzle), 2), 2U);
  }
}

TEST(Unavoidable, EndsWhenAsked) {
  const std::atomic<bool> stop{true};
  EXPECT_FALSE(unavoidable_sets(Layout::classic(), grid_of(kFull), 12, &stop).has_value());
  EXPECT_TRUE(unavoidable_sets(Layout::classic(), grid_of(kFull), 3)->empty());
}

}  // namespace
}  // namespace shudu::test
