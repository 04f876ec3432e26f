// Backdoors, cell by cell and pair by pair, against the step-by-step techniques of the logic room.
#include "shudu/generator/backdoor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <vector>

#include "logic/puzzles.h"
#include "shudu/core/rng.h"
#include "shudu/logic/path.h"
#include "shudu/logic/technique.h"
#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

Profile profile_of(DirectRules rules) {
  Profile profile{"direct", {}};
  for (const char* slug : {"naked-single", "hidden-single"}) {
    profile.techniques.push_back(find_technique(slug));
  }
  if (rules == DirectRules::kSinglesAndLocked) {
    for (const char* slug : {"pointing", "claiming"}) {
      profile.techniques.push_back(find_technique(slug));
    }
  }
  return profile;
}

bool is_solved_by(const Layout& layout, Grid grid, const ProperPuzzle& puzzle, CellSet more,
                  DirectRules rules) {
  for (const Cell cell : more) grid.place(cell, *puzzle.solution[cell]);
  View view(layout, grid);
  return solve_path(view, profile_of(rules)).end == PathEnd::kSolved;
}

void expect_exact(const Layout& layout, const ProperPuzzle& puzzle, DirectRules rules, Rng& rng) {
  const Backdoors found = *find_backdoors(layout, puzzle, rules);
  const Grid givens = givens_of(puzzle);
  ASSERT_EQ(found.is_solved_without, is_solved_by(layout, givens, puzzle, {}, rules));
  if (found.is_solved_without) {
    EXPECT_TRUE(found.cells.empty() && found.pairs.empty());
    EXPECT_EQ(found.smallest(), 0);
    return;
  }
  const CellSet open = layout.all_cells() - puzzle.givens;
  for (const Cell cell : open) {
    ASSERT_EQ(found.cells.contains(cell),
              is_solved_by(layout, givens, puzzle, CellSet::only(cell), rules))
        << text_of(givens) << " " << cell.index();
  }
  EXPECT_TRUE(std::is_sorted(found.pairs.begin(), found.pairs.end()));
  // All pairs on small grids; on large ones a part of them.
  for (const Cell a : open - found.cells) {
    for (const Cell b : open - found.cells) {
      if (b <= a || (layout.size() == 9 && rng.below(by_build(10U, 100U)) != 0)) continue;
      const bool listed =
          std::binary_search(found.pairs.begin(), found.pairs.end(), std::array<Cell, 2>{a, b});
      ASSERT_EQ(listed, is_solved_by(layout, givens, puzzle, CellSet{a, b}, rules))
          << text_of(givens) << " " << a.index() << " " << b.index();
    }
  }
  for (const auto& [a, b] : found.pairs) {
    EXPECT_TRUE(a < b && !found.cells.contains(a) && !found.cells.contains(b));
  }
}

TEST(Backdoor, OfClassicPuzzles) {
  Rng rng(20'261'127);
  std::vector<Grid> puzzles{grid_of(kEasy), grid_of(kSeventeen), grid_of(kHard)};
  for (int i = 0; i < by_build(20, 1); ++i) puzzles.push_back(random_puzzle(rng).givens);
  for (const Grid& grid : puzzles) {
    const ProperPuzzle puzzle = **find_proper(Layout::classic(), grid);
    for (const DirectRules rules : {DirectRules::kSingles, DirectRules::kSinglesAndLocked}) {
      expect_exact(Layout::classic(), puzzle, rules, rng);
    }
  }
}

TEST(Backdoor, OfOtherLayouts) {
  Rng rng(20'261'128);
  for (const char* name : {"4x4", "6x6", "6x6+x", "x", "windoku"}) {
    const Layout layout = layout_of(name);
    const SearchOptions any{.limit = 1, .seed = 7};
    const Grid full = method_named("mrv").count(layout, Pencilmarks(layout.size()), any).first;
    std::vector<Cell> order(layout.all_cells().begin(), layout.all_cells().end());
    for (int i = 0; i < by_build(4, 1); ++i) {
      rng.shuffle(std::span(order));
      const CellSet givens = *Minimizer(layout).minimize({full, layout.all_cells()}, order);
      expect_exact(layout, {full, givens}, DirectRules::kSingles, rng);
      // Locked candidates between any two houses are more than the techniques of that name.
      if (layout.extra_region_count() > 0) continue;
      expect_exact(layout, {full, givens}, DirectRules::kSinglesAndLocked, rng);
    }
  }
}

// The more rules, the more backdoors; a pair that holds one cell that does it alone is not listed.
TEST(Backdoor, SizesAsKnown) {
  const ProperPuzzle easy = **find_proper(Layout::classic(), grid_of(kEasy));
  EXPECT_EQ(find_backdoors(Layout::classic(), easy, DirectRules::kSingles)->smallest(), 0);
  const ProperPuzzle hard = **find_proper(Layout::classic(), grid_of(kHard));
  const Backdoors one = *find_backdoors(Layout::classic(), hard, DirectRules::kSingles, 1);
  EXPECT_TRUE(one.pairs.empty());
  const Backdoors two = *find_backdoors(Layout::classic(), hard, DirectRules::kSinglesAndLocked, 2);
  EXPECT_TRUE(two.cells.contains_all(one.cells));
}

TEST(Backdoor, EndsWhenAsked) {
  const std::atomic<bool> stop{true};
  const ProperPuzzle hard = **find_proper(Layout::classic(), grid_of(kHard));
  EXPECT_FALSE(
      find_backdoors(Layout::classic(), hard, DirectRules::kSingles, 2, &stop).has_value());
}

}  // namespace
}  // namespace shudu::test
