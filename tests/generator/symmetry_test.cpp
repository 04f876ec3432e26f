// The ten symmetries of masks: their units as drawn by hand, and puzzles that have them.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "generator/judge.h"
#include "shudu/core/layout_table.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/generator/reduce.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

Grid without_cells(Grid puzzle, CellSet cells) {
  for (const Cell cell : cells) puzzle.clear(cell);
  return puzzle;
}

TEST(MaskSymmetries, AreTheTenOfTheCommandLine) {
  const std::array<std::string_view, 10> slugs = {
      "none",     "rotate180",    "rotate90",    "mirror",    "flip",
      "diagonal", "antidiagonal", "mirror-flip", "diagonals", "full"};
  ASSERT_EQ(mask_symmetry_table().size(), slugs.size());
  for (std::size_t i = 0; i < slugs.size(); ++i) {
    EXPECT_EQ(mask_symmetry_table()[i].slug, slugs[i]);
    EXPECT_EQ(find_mask_symmetry(slugs[i]), &mask_symmetry_table()[i]);
  }
  EXPECT_EQ(find_mask_symmetry("half"), nullptr);
}

// The units of a symmetry, each of which holds its own cells alone.
std::size_t count_units(MaskSymmetry symmetry, int n) {
  const auto units = mask_units(symmetry, n);
  std::set<int> firsts;
  for (int i = 0; i < n * n; ++i) {
    const CellSet unit = units[static_cast<std::size_t>(i)];
    EXPECT_TRUE(unit.contains(Cell(i)));
    for (const Cell cell : unit) EXPECT_EQ(units[static_cast<std::size_t>(cell.index())], unit);
    firsts.insert(unit.first().index());
  }
  return firsts.size();
}

// How many units a square of n rows has, from the group's fixed cells (Burnside's lemma).
TEST(MaskSymmetries, HaveTheirNumbersOfUnits) {
  for (const int n : {4, 6, 8, 9}) {
    const int all = n * n;
    const int middle = n % 2;  // the cell that turns fix
    const int line = n * middle;
    const std::array<int, 10> expected = {all,
                                          (all + middle) / 2,
                                          (all + 3 * middle) / 4,
                                          (all + line) / 2,
                                          (all + line) / 2,
                                          (all + n) / 2,
                                          (all + n) / 2,
                                          (all + 2 * line + middle) / 4,
                                          (all + 2 * n + middle) / 4,
                                          (all + 2 * line + 2 * n + 3 * middle) / 8};
    for (const MaskSymmetryRow& row : mask_symmetry_table()) {
      EXPECT_EQ(static_cast<int>(count_units(row.symmetry, n)),
                expected[static_cast<std::size_t>(row.symmetry)])
          << row.slug << " " << n;
    }
  }
}

TEST(MaskSymmetries, AreAsDrawn) {
  const auto together = [](std::string_view slug, int a, int b) {
    const auto units = mask_units(find_mask_symmetry(slug)->symmetry, 9);
    return units[static_cast<std::size_t>(a)].contains(Cell(b));
  };
  const auto at = [](int row, int column) { return 9 * (row - 1) + column - 1; };
  EXPECT_TRUE(together("rotate180", at(2, 3), at(8, 7)));
  EXPECT_TRUE(together("rotate90", at(1, 2), at(2, 9)));
  EXPECT_TRUE(together("mirror", at(2, 3), at(8, 3)));
  EXPECT_TRUE(together("flip", at(2, 3), at(2, 7)));
  EXPECT_TRUE(together("diagonal", at(2, 3), at(3, 2)));
  EXPECT_TRUE(together("antidiagonal", at(1, 2), at(8, 9)));
  EXPECT_FALSE(together("diagonal", at(1, 2), at(8, 9)));
  EXPECT_FALSE(together("rotate180", at(2, 3), at(2, 7)));
}

TEST(SymmetricPuzzles, AreUniqueSymmetricAndMinimalByUnits) {
  const std::uint64_t count = soak_amount("symmetric", by_build(200, 2));
  const LayoutGrids grids(Layout::classic());
  for (const MaskSymmetryRow& row : mask_symmetry_table()) {
    ReducedPuzzles maker(grids, {.symmetry = row.symmetry});
    std::vector<SeriesItem> items(count);
    ASSERT_TRUE(maker.make(1, 0, 1, items));
    const auto units = mask_units(row.symmetry, 9);
    for (const SeriesItem& item : items) {
      ASSERT_TRUE(item.made.has_value());
      const CellSet givens = item.made->puzzle.filled();
      ASSERT_TRUE(has_symmetry(givens, row.symmetry, 9)) << row.slug;
      ASSERT_TRUE(has_one_solution(Layout::classic(), item.made->puzzle));
      for (const Cell cell : givens) {
        const CellSet unit = units[static_cast<std::size_t>(cell.index())];
        if (unit.first() != cell) continue;
        ASSERT_FALSE(has_one_solution(Layout::classic(), without_cells(item.made->puzzle, unit)))
            << row.slug;
      }
    }
  }
}

TEST(LayoutPuzzles, AreUniqueAndMinimal) {
  for (const std::string_view name : {"4x4", "6x6", "6x6-3x2", "8x8", "x", "windoku", "6x6+x",
                                      "anti-knight", "jigsaw:1112132233243444"}) {
    const Result<Layout> layout = parse_layout(name);
    ASSERT_TRUE(layout.has_value()) << name;
    const LayoutGrids grids(*layout);
    EXPECT_EQ(grids.is_uniform(), layout->size() <= 6) << name;
    ReducedPuzzles maker(grids, {.symmetry = MaskSymmetry::kNone});
    std::vector<SeriesItem> items(layout->size() <= 6 ? by_build(30, 3) : by_build(3, 1));
    ASSERT_TRUE(maker.make(2, 0, 1, items));
    for (const SeriesItem& item : items) {
      ASSERT_TRUE(item.made.has_value()) << name;
      ASSERT_TRUE(has_one_solution(*layout, item.made->puzzle)) << name;
      for (const Cell cell : item.made->puzzle.filled()) {
        ASSERT_FALSE(
            has_one_solution(*layout, without_cells(item.made->puzzle, CellSet::only(cell))))
            << name;
      }
    }
  }
}

// All 288 grids of 4x4, each as often as the others: chi-square of 287 degrees.
TEST(LayoutGrids, AreUniformOn4x4) {
  const LayoutGrids grids(*parse_layout("4x4"));
  std::map<std::string, int> seen;
  constexpr int kDrawn = 288 * 40;
  Rng rng(5);
  for (int i = 0; i < kDrawn; ++i) {
    const std::optional<Grid> grid = grids.draw(rng);
    ASSERT_TRUE(grid.has_value());
    std::string text;
    for (int c = 0; c < 16; ++c) text += static_cast<char>('0' + grid->value_at(Cell(c)));
    ++seen[text];
  }
  ASSERT_EQ(seen.size(), 288U);
  double sum = 0;
  for (const auto& [text, count] : seen) sum += (count - 40.0) * (count - 40.0) / 40.0;
  EXPECT_GT(sum, 287 - 4 * 24);  // four standard deviations of sqrt(2 * 287)
  EXPECT_LT(sum, 287 + 4 * 24);
}

}  // namespace
}  // namespace shudu::test
