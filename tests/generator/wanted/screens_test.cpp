// No screen drops a puzzle that the full check would take: what a puzzle is, by the ratings and the
// path, it passes as.
#include "generator/wanted/screens.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "shudu/core/layout.h"
#include "shudu/generator/reduce.h"
#include "shudu/logic/path.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::wanted {
namespace {

// Minimal puzzles, and with up to seven givens more.
std::vector<Grid> random_puzzles(std::uint64_t seed, std::size_t count) {
  std::vector<PuzzleWithSolution> made(count);
  EXPECT_TRUE(MinimalPuzzles(UniformGrids()).make(seed, 0, made));
  std::vector<Grid> puzzles;
  Rng rng(seed);
  for (const PuzzleWithSolution& it : made) {
    CellSet givens = it.puzzle.filled();
    for (std::uint64_t more = rng.below(2) * rng.below(8); more > 0; --more) {
      givens.insert(Cell(static_cast<int>(rng.below(kMaxCells))));
    }
    puzzles.push_back(givens_of(it.solution, givens));
  }
  return puzzles;
}

std::size_t amount() {
  return test::soak_amount("puzzles", test::by_build<std::size_t>(1'500, 40));
}

bool passes_as(const Grid& puzzle, const Wish& wish) { return passes(puzzle, screens_of(wish)); }

TEST(Screens, PassALevelsPuzzles) {
  std::array<int, 6> kept{};
  std::array<int, 6> count{};
  for (const Grid& puzzle : random_puzzles(1, amount())) {
    const auto rating = rate_shudu(Layout::classic(), puzzle);
    ASSERT_TRUE(rating);
    ++count[static_cast<std::size_t>(rating->level)];
    for (const LevelRow& row : level_table()) {
      Wish wish;
      wish.level = row.level;
      const bool is_kept = passes_as(puzzle, wish);
      if (is_kept) ++kept[static_cast<std::size_t>(row.level)];
      ASSERT_TRUE(is_kept || rating->level != row.level) << row.slug;
    }
  }
  // These two are told by the screens alone.
  EXPECT_EQ(kept[0], count[0]);
  EXPECT_EQ(kept[1], count[1]);
  // And they do drop.
  EXPECT_LT(kept[5] * 2, static_cast<int>(amount()));
}

TEST(Screens, PassPuzzlesOfARating) {
  Rng rng(2);
  for (const Grid& puzzle : random_puzzles(2, amount())) {
    const auto rating = rate_se(puzzle);
    ASSERT_TRUE(rating);
    for (int i = 0; i < 8; ++i) {
      Wish wish;
      wish.er = WantedRange{rating->er - static_cast<int>(rng.below(8)),
                            rating->er + static_cast<int>(rng.below(8))};
      ASSERT_TRUE(passes_as(puzzle, wish)) << wish.er->from << ' ' << wish.er->to;
    }
    Wish exactly;
    exactly.er = WantedRange{rating->er, rating->er};
    ASSERT_TRUE(passes_as(puzzle, exactly)) << rating->er;
    Wish harder;
    harder.er = WantedRange{55, kMostEr};
    if (rating->er <= 34) {
      EXPECT_FALSE(passes_as(puzzle, harder));
    }
  }
}

TEST(Screens, PassPuzzlesThatNeedATechnique) {
  const Profile& profile = *find_profile("shudu");
  for (const Grid& puzzle : random_puzzles(3, amount() / 2)) {
    View view(Layout::classic(), puzzle);
    const Path path = solve_path(view, profile);
    if (path.end != PathEnd::kSolved) continue;
    const auto hardest =
        std::max_element(path.steps.begin(), path.steps.end(),
                         [](const Step& a, const Step& b) { return a.technique < b.technique; });
    Wish wish;
    wish.technique = hardest->technique;
    if (!is_wanted(puzzle, wish)) continue;
    ASSERT_TRUE(passes_as(puzzle, wish)) << wish.technique->slug;
  }
}

TEST(Screens, PassPuzzlesToPractiseATechnique) {
  for (const Grid& puzzle : random_puzzles(4, amount() / 2)) {
    for (const std::string_view slug : {"pointing", "naked-pair", "x-wing", "franken-x-wing"}) {
      Wish wish;
      wish.technique = find_technique(slug);
      wish.use = TechniqueUse::kPractise;
      ASSERT_TRUE(passes_as(puzzle, wish) || !is_wanted(puzzle, wish)) << slug;
    }
  }
}

TEST(Screens, SayWhatNoPuzzlePasses) {
  const BasicRules hidden{BasicRule::kHiddenSingle};
  const BasicRules singles = hidden | BasicRules{BasicRule::kNakedSingle};
  EXPECT_TRUE(is_contradiction({{singles, false}, {hidden, true}}));
  EXPECT_TRUE(is_contradiction({{singles, true}, {singles, false}}));
  EXPECT_FALSE(is_contradiction({{hidden, false}, {singles, true}}));
  EXPECT_FALSE(is_contradiction({}));
}

}  // namespace
}  // namespace shudu::wanted
