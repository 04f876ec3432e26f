// Every puzzle of a wish is what was wished for, by the ratings and the paths themselves; walks
// depend on seed and number alone.
#include "shudu/generator/wanted.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "shudu/generator/wanted_series.h"
#include "shudu/logic/path.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu {
namespace {

// Of each kind; less where the build is slow or one takes long.
std::uint64_t amount(std::uint64_t share = 1) {
  return test::soak_amount("wanted", test::by_build<std::uint64_t>(200, 40, 8)) / share + 1;
}

std::vector<PuzzleWithSolution> made(const Wish& wish, std::uint64_t count,
                                     const MaskWish& mask = {}, std::uint64_t seed = 1) {
  EXPECT_EQ(find_fault(wish), WishFault::kNone);
  WantedPuzzles maker(wish, mask, UniformGrids());
  WantedSeries series({.puzzles = count});
  std::vector<PuzzleWithSolution> list;
  for (std::uint64_t i = 0; !series.is_done(); ++i) {
    series.take(maker.walk(seed, i), [&](const PuzzleWithSolution& it) { list.push_back(it); });
  }
  EXPECT_EQ(list.size(), count);
  return list;
}

// By exact cover, which shares nothing with the kernels.
std::uint64_t solutions_of(const Grid& puzzle) {
  return find_method("dlx")
      ->count(Layout::classic(), Pencilmarks::from_grid(puzzle), {.limit = 2})
      .count;
}

void expect_proper(const PuzzleWithSolution& it) {
  EXPECT_EQ(solutions_of(it.puzzle), 1U);
  for (const Cell cell : it.puzzle.filled()) EXPECT_EQ(it.puzzle[cell], it.solution[cell]);
  EXPECT_TRUE(it.solution.is_full());
}

void expect_minimal(const Grid& puzzle) {
  for (const Cell cell : puzzle.filled()) {
    Grid less = puzzle;
    less.clear(cell);
    EXPECT_EQ(solutions_of(less), 2U);
  }
}

ShuduRating shudu_rating(const Grid& puzzle) { return *rate_shudu(Layout::classic(), puzzle); }

Profile first_of(std::string_view slug, bool is_included) {
  Profile easier{"easier", {}};
  for (const Technique* technique : find_profile("shudu")->techniques) {
    if (technique->slug == slug) {
      if (is_included) easier.techniques.push_back(technique);
      break;
    }
    easier.techniques.push_back(technique);
  }
  return easier;
}

bool is_solved_by(const Grid& puzzle, const Profile& profile) {
  View view(Layout::classic(), puzzle);
  return solve_path(view, profile).end == PathEnd::kSolved;
}

Wish needing(std::string_view slug) {
  Wish wish;
  wish.technique = find_technique(slug);
  return wish;
}

TEST(WantedPuzzles, AreOfTheLevel) {
  for (const LevelRow& row : level_table()) {
    Wish wish;
    wish.level = row.level;
    const std::uint64_t share = row.level == Level::kExtreme ? 20 : 1;
    for (const PuzzleWithSolution& it : made(wish, amount(share))) {
      expect_proper(it);
      EXPECT_EQ(shudu_rating(it.puzzle).level, row.level);
    }
  }
}

TEST(WantedPuzzles, AreMinimalUnlessSaidOtherwise) {
  Wish wish;
  wish.level = Level::kMedium;
  for (const PuzzleWithSolution& it : made(wish, amount(10))) expect_minimal(it.puzzle);
  for (const PuzzleWithSolution& it : made(needing("x-wing"), amount(10))) {
    expect_minimal(it.puzzle);
  }
}

TEST(WantedPuzzles, AreOfTheRating) {
  for (const WantedRange er : {WantedRange{12, 12},
                               {20, 25},
                               {26, 28},
                               {30, 34},
                               {36, 40},
                               {45, 56},
                               {66, 66},
                               {70, 79},
                               {80, 89}}) {
    Wish wish;
    wish.er = er;
    for (const PuzzleWithSolution& it : made(wish, amount(4))) {
      expect_proper(it);
      const auto rating = rate_se(it.puzzle);
      EXPECT_TRUE(er.has(rating->er)) << rating->er;
    }
  }
}

TEST(WantedPuzzles, MayBeOfARatingWithoutEnd) {
  Wish wish;
  wish.er = WantedRange{88, kMostEr};
  for (const PuzzleWithSolution& it : made(wish, amount(40))) {
    EXPECT_GE(rate_se(it.puzzle)->er, 88);
  }
}

TEST(WantedPuzzles, NeedTheTechnique) {
  for (const std::string_view slug :
       {"hidden-single", "naked-single", "pointing", "locked-pair", "naked-pair", "hidden-triple",
        "x-wing", "swordfish", "skyscraper", "xy-wing", "w-wing", "unique-rectangle-1",
        "finned-x-wing", "xy-chain"}) {
    const std::uint64_t share = slug == "swordfish" || slug == "finned-x-wing" ? 10 : 4;
    for (const PuzzleWithSolution& it : made(needing(slug), amount(share))) {
      expect_proper(it);
      EXPECT_FALSE(is_solved_by(it.puzzle, first_of(slug, false))) << slug;
      EXPECT_TRUE(is_solved_by(it.puzzle, first_of(slug, true))) << slug;
    }
  }
}

TEST(WantedPuzzles, NeedWhatBothScalesNameAsTheHardest) {
  for (const std::string_view slug : {"x-wing", "xy-wing", "pointing"}) {
    for (const PuzzleWithSolution& it : made(needing(slug), amount(4), {}, 2)) {
      EXPECT_EQ(rate_se(it.puzzle)->hardest->slug, slug);
      EXPECT_EQ(shudu_rating(it.puzzle).hardest->slug, slug);
    }
  }
}

TEST(WantedPuzzles, ArePractisedWithSinglesAlone) {
  for (const std::string_view slug : {"franken-x-wing", "xy-wing", "mutant-x-wing"}) {
    Wish wish = needing(slug);
    wish.use = TechniqueUse::kPractise;
    Profile singles{"singles", {}};
    for (const std::string_view single : {"full-house", "naked-single", "hidden-single"}) {
      singles.techniques.push_back(find_technique(single));
    }
    Profile with = singles;
    with.techniques.push_back(wish.technique);
    for (const PuzzleWithSolution& it : made(wish, amount(10))) {
      expect_proper(it);
      EXPECT_FALSE(is_solved_by(it.puzzle, singles));
      EXPECT_TRUE(is_solved_by(it.puzzle, with));
    }
  }
}

TEST(WantedPuzzles, ArePresolvedToWhereTheTechniqueIsNext) {
  const Wish wish = needing("xy-wing");
  for (const PuzzleWithSolution& it : made(wish, amount(10))) {
    const Presolved position = presolve(it.puzzle, wish);
    const View view(Layout::classic(), it.puzzle, position.grid, position.marks);
    const auto step = next_step(view, *find_profile("shudu"));
    ASSERT_TRUE(step);
    EXPECT_EQ(step->technique, wish.technique);
    for (const Cell cell : position.grid.filled())
      EXPECT_EQ(position.grid[cell], it.solution[cell]);
  }
}

TEST(WantedPuzzles, AreLongAndNarrowAsWished) {
  Wish wish;
  wish.level = Level::kHard;
  wish.least_steps = 20;
  wish.bottlenecks = WantedRange{0, 3};
  for (const PuzzleWithSolution& it : made(wish, amount(10))) {
    const ShuduRating rating = shudu_rating(it.puzzle);
    EXPECT_GE(rating.length(), 20);
    EXPECT_LE(rating.bottlenecks, 3);
    EXPECT_EQ(rating.level, Level::kHard);
  }
}

TEST(WantedPuzzles, KeepToTheMask) {
  CellUnits half_turn;
  for (int i = 0; i < kMaxCells; ++i) {
    half_turn[static_cast<std::size_t>(i)] = {Cell(i), Cell(kMaxCells - 1 - i)};
  }
  MaskWish mask;
  mask.units = &half_turn;
  for (const PuzzleWithSolution& it : made(needing("x-wing"), amount(10), mask)) {
    expect_proper(it);
    const CellSet givens = it.puzzle.filled();
    for (const Cell cell : givens) {
      EXPECT_TRUE(givens.contains(Cell(kMaxCells - 1 - cell.index())));
      Grid less = it.puzzle;
      less.clear(cell);
      less.clear(Cell(kMaxCells - 1 - cell.index()));
      EXPECT_EQ(solutions_of(less), 2U);
    }
  }
}

TEST(WantedPuzzles, HaveAsManyGivensAsWished) {
  Wish wish;
  wish.level = Level::kEasy;
  MaskWish mask;
  mask.clues = {32, 36};
  mask.is_minimal = false;
  std::vector<int> counts(kMaxCells + 1);
  for (const PuzzleWithSolution& it : made(wish, amount(), mask)) {
    expect_proper(it);
    ++counts[static_cast<std::size_t>(it.puzzle.filled_count())];
  }
  EXPECT_EQ(counts[32] + counts[33] + counts[34] + counts[35] + counts[36],
            static_cast<int>(amount()));
  EXPECT_GT(counts[32], 0);
  EXPECT_GT(counts[36], 0);
  mask.is_minimal = true;
  mask.clues = {22, 23};
  for (const PuzzleWithSolution& it : made(wish, amount(10), mask)) {
    EXPECT_TRUE(mask.clues.has(it.puzzle.filled_count()));
    expect_minimal(it.puzzle);
  }
}

bool equal(const WantedWalk& a, const WantedWalk& b) {
  const auto same = [](const PuzzleWithSolution& x, const PuzzleWithSolution& y) {
    return x.puzzle == y.puzzle && x.solution == y.solution;
  };
  return a.tally == b.tally &&
         std::equal(a.puzzles.begin(), a.puzzles.end(), b.puzzles.begin(), b.puzzles.end(), same);
}

TEST(WantedPuzzles, WalksAreTheSameWhoeverMakesThem) {
  const Wish wish = needing("naked-triple");
  WantedPuzzles forwards(wish, {}, UniformGrids());
  std::vector<WantedWalk> walks;
  std::size_t count = 0;
  for (std::uint64_t i = 0; i < 6; ++i) {
    walks.push_back(forwards.walk(9, i));
    count += walks.back().puzzles.size();
  }
  EXPECT_GT(count, 8U);  // ways on from hits among them
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    WantedPuzzles backwards(wish, {}, UniformGrids(), kernel);
    for (std::uint64_t i = 6; i-- > 0;) {
      EXPECT_TRUE(equal(backwards.walk(9, i), walks[static_cast<std::size_t>(i)])) << kernel.name;
    }
  }
  bool is_another = false;
  for (std::uint64_t i = 0; i < 6; ++i) {
    is_another = is_another || !equal(forwards.walk(10, i), walks[static_cast<std::size_t>(i)]);
  }
  EXPECT_TRUE(is_another);
}

TEST(WantedPuzzles, EndSoonWhenStopped) {
  Wish wish;
  wish.level = Level::kExtreme;
  WantedPuzzles maker(wish, {}, UniformGrids());
  const std::atomic<bool> stop = true;
  const WantedWalk walk = maker.walk(1, 0, &stop);
  EXPECT_FALSE(walk.is_complete);
  EXPECT_TRUE(walk.puzzles.empty());
  EXPECT_TRUE(maker.walk(1, 0).is_complete);
}

TEST(WantedPuzzles, CountHowFarTheScreensLetThemThrough) {
  WantedPuzzles maker(needing("xy-wing"), {}, UniformGrids());
  const WantedTally tally = maker.walk(3, 0).tally;
  EXPECT_GE(tally.tried, 256U);
  EXPECT_EQ(tally.clues, tally.tried);
  EXPECT_LT(tally.basics, tally.clues);
  EXPECT_LT(tally.technique, tally.basics);
  EXPECT_LE(tally.er, tally.technique);
  EXPECT_LE(tally.scale, tally.er);
}

}  // namespace
}  // namespace shudu
