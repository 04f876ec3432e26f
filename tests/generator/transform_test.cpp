// The transformer: its grid and moves as they are defined, masks with the sums that they must have,
// and puzzles with one solution.
#include "shudu/generator/transform.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "shudu/core/clash.h"
#include "shudu/generator/seeding.h"
#include "shudu/solver/solver.h"
#include "solver/helpers.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

bool is_valid(const Grid& grid) {
  return grid.is_full() && !find_clash(Layout::classic(), grid).has_value();
}

constexpr std::array kMoves = {GridMove::kDigits, GridMove::kRows,   GridMove::kColumns,
                               GridMove::kBands,  GridMove::kStacks, GridMove::kTranspose};

TEST(Transform, TheBaseGridIsTheClassicOne) {
  EXPECT_EQ(text_of(transform_base_grid()),
            "123456789456789123789123456234567891567891234891234567345678912678912345912345678");
}

TEST(Transform, EveryMoveKeepsAGridValid) {
  const UniformGrids grids;
  Rng rng(1);
  for (int i = 0; i < by_build(2000, 50); ++i) {
    const Grid grid = grids.draw(rng);
    for (const GridMove move : kMoves) {
      const Symmetry symmetry = random_move(move, rng);
      EXPECT_TRUE(is_symmetry_of(symmetry, Layout::classic()));
      const Grid moved = symmetry.apply(grid);
      ASSERT_TRUE(is_valid(moved));
      ASSERT_NE(moved, grid);  // it does exchange something
    }
    ASSERT_TRUE(is_valid(played_grid(grid, rng)));
  }
}

// An exchange done twice is none; and each choice is met.
TEST(Transform, MovesAreExchanges) {
  const std::array<std::size_t, 6> choices = {36, 9, 9, 3, 3, 1};
  Rng rng(2);
  for (std::size_t m = 0; m < kMoves.size(); ++m) {
    std::map<std::string, int> seen;
    for (int i = 0; i < 1000; ++i) {
      const Symmetry move = random_move(kMoves[m], rng);
      EXPECT_TRUE(move.then(move).is_identity());
      ++seen[text_of(move.apply(transform_base_grid()))];
    }
    EXPECT_EQ(seen.size(), choices[m]);
  }
}

TEST(Transform, MasksHaveTheRowsOfTheirLevel) {
  Rng rng(3);
  for (const TransformLevelRow& level : transform_level_table()) {
    for (int i = 0; i < by_build(20'000, 500); ++i) {
      const std::array<int, 9> r = random_row_counts(level.level, rng);
      const int sum = std::accumulate(r.begin(), r.end(), 0);
      ASSERT_GE(sum, level.fewest);
      ASSERT_LE(sum, level.most);
      if (level.is_mirrored) {
        for (std::size_t k = 0; k < 4; ++k) ASSERT_EQ(r[k], r[8 - k]);
        ASSERT_EQ(r[0] + r[1], level.slug == "hard" ? 7 : 6);
        ASSERT_EQ(r[2] + r[3], 7);
        ASSERT_TRUE(r[0] >= 3 && r[0] <= 5 && r[2] >= 2 && r[2] <= 3 && r[4] >= 1 && r[4] <= 3);
      } else {
        const bool is_easy = level.slug == "easy";
        ASSERT_TRUE(r[0] == r[3] && r[0] == r[6] && r[1] == r[7] && r[2] == r[5] && r[2] == r[8]);
        ASSERT_TRUE(r[0] >= (is_easy ? 4 : 3) && r[0] <= 6);
        ASSERT_TRUE(r[1] >= (is_easy ? 3 : 2) && r[1] <= (is_easy ? 4 : 3));
        ASSERT_EQ(r[2], ((is_easy ? 33 : 28) - 3 * r[0] - 2 * r[1]) / 3);
        ASSERT_TRUE(r[4] >= (is_easy ? 4 : 3) && r[4] <= (is_easy ? 6 : 5));
      }
      Rng again = rng;
      const CellSet mask = random_level_mask(level.level, again);
      ASSERT_TRUE(mask.size() >= level.fewest && mask.size() <= level.most);
      if (!level.is_mirrored) continue;
      for (const Cell cell : mask) {
        ASSERT_TRUE(mask.contains(Cell::at(8 - cell.row_in(9), cell.column_in(9), 9)));
      }
    }
  }
}

void expect_proper(const TransformLevelRow& level, const PuzzleWithSolution& made) {
  ASSERT_EQ(find_method("dlx")
                ->count(Layout::classic(), Pencilmarks::from_grid(made.puzzle), {.limit = 2})
                .count,
            1U);
  const int clues = made.puzzle.filled_count();
  ASSERT_TRUE(clues >= level.fewest && clues <= level.most);
  ASSERT_TRUE(is_valid(made.solution));
  for (const Cell cell : made.puzzle.filled()) ASSERT_EQ(made.puzzle[cell], made.solution[cell]);
}

TEST(Transform, PuzzlesHaveOneSolution) {
  const std::array<int, 4> share = {4, 4, 2, 1};  // hard ones take more masks
  const std::uint64_t count = soak_amount("transformed", by_build(250, 1));
  for (const TransformLevelRow& level : transform_level_table()) {
    for (const bool uniform : {false, true}) {
      TransformPuzzles maker(level.level, uniform ? std::optional(UniformGrids()) : std::nullopt);
      std::vector<SeriesItem> items(
          count * static_cast<std::uint64_t>(share[static_cast<std::size_t>(level.level)]));
      ASSERT_TRUE(maker.make(4, 0, 1'000'000, items));
      for (const SeriesItem& item : items) {
        ASSERT_TRUE(item.made.has_value());
        expect_proper(level, *item.made);
      }
    }
  }
}

// An item does not depend on the stretch it is made in, nor on the kernel.
TEST(Transform, ItemsAreTheSameHoweverTheyAreMade) {
  TransformPuzzles best(TransformLevel::kHard, std::nullopt);
  std::vector<SeriesItem> all(by_build<std::size_t>(6, 2));
  ASSERT_TRUE(best.make(5, 0, 100'000, all));
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    TransformPuzzles maker(TransformLevel::kHard, std::nullopt, kernel);
    std::vector<SeriesItem> one(1);
    for (std::size_t i = 0; i < all.size(); ++i) {
      ASSERT_TRUE(maker.make(5, i, 100'000, one));
      EXPECT_EQ(one[0].tries, all[i].tries) << kernel.name;
      EXPECT_EQ(one[0].made->puzzle, all[i].made->puzzle) << kernel.name;
    }
  }
}

}  // namespace
}  // namespace shudu::test
