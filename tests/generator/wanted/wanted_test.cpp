// Every puzzle of a wish is what was wished for, by the ratings and the paths themselves; items
// depend on seed and number alone.
#include "shudu/generator/wanted.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "shudu/canonical/form.h"
#include "shudu/canonical/form_set.h"
#include "shudu/generator/make.h"
#include "shudu/logic/hint_step.h"
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
  return test::soak_amount("wanted", test::by_build<std::uint64_t>(200, 8)) / share + 1;
}

std::vector<PuzzleWithSolution> made(const Wish& wish, std::uint64_t count,
                                     const ReduceWish& mask = {}, std::uint64_t seed = 1) {
  EXPECT_EQ(find_fault(wish), WishFault::kNone);
  WantedPuzzles maker(wish, mask, UniformGrids());
  std::vector<SeriesItem> items(count);
  EXPECT_TRUE(maker.make(seed, 0, kMostWantedTries, items));
  std::vector<PuzzleWithSolution> list;
  for (const SeriesItem& item : items) {
    if (item.made) list.push_back(*item.made);
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

// Of the level by the whole ladder, though only what is below was looked at.
TEST(WantedPuzzles, OfSuccessiveSeedsAreExtremeAndDiffer) {
  Wish wish;
  wish.level = Level::kExtreme;
  WantedPuzzles maker(wish, {}, UniformGrids());
  FormSet forms;
  for (std::uint64_t seed = 1; seed < amount(test::by_build<std::uint64_t>(2, 3)); ++seed) {
    std::vector<SeriesItem> item(1);
    ASSERT_TRUE(maker.make(seed, 0, kMostWantedTries, item));
    ASSERT_TRUE(item[0].made) << seed;
    expect_proper(*item[0].made);
    expect_minimal(item[0].made->puzzle);
    EXPECT_EQ(shudu_rating(item[0].made->puzzle).level, Level::kExtreme) << seed;
    EXPECT_TRUE(forms.insert(hash_of(canonical_form(item[0].made->puzzle)->form))) << seed;
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
    const std::uint64_t share = slug == "swordfish" || slug == "finned-x-wing" ? 20 : 8;
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

// By hint's own order, though other techniques may come before it and after it.
TEST(WantedPuzzles, HaveATechniqueNextOnTheWayByHints) {
  for (const std::string_view slug : {"full-house", "naked-single", "pointing", "naked-quadruple",
                                      "xy-wing", "sue-de-coq", "simple-colors-trap"}) {
    Wish wish = needing(slug);
    wish.use = use_of(wish.technique, TechniquePurpose::kPositions);
    ASSERT_EQ(wish.use, TechniqueUse::kNext) << slug;
    for (const PuzzleWithSolution& it : made(wish, amount(100))) {
      expect_proper(it);
      const Presolved position = presolve(it.puzzle, wish);
      const View view(Layout::classic(), it.puzzle, position.grid, position.marks);
      const HintChoice choice = choose_hint(view, &it.solution, *find_profile("shudu"));
      ASSERT_TRUE(choice.step) << slug;
      EXPECT_EQ(choice.step->technique->slug, slug);
    }
  }
}

bool has_step(const View& view, const Technique& technique) {
  FindOptions options;
  options.duals = technique.has(Trait::kOnRequest);
  bool is_there = false;
  visit_steps(view, technique, options, [&is_there](Step&& /*step*/) {
    is_there = true;
    return false;
  });
  return is_there;
}

// A position in which hint names the technique; of those that no hint names one that has a step of
// it; or a reason at once. Some techniques here, all of them with SHUDU_SOAK="positions=1".
TEST(WantedPuzzles, HavePositionsOfEachTechniqueOrAReason) {
  const bool are_all = test::soak_amount("positions", 0) != 0;
  int number = 0;
  for (const Technique& technique : technique_table()) {
    const bool is_asked = are_all || number % test::by_build(10, 70) == 4;
    ++number;
    if (!is_asked) continue;
    Wish wish;
    wish.technique = &technique;
    wish.use = use_of(&technique, TechniquePurpose::kPositions);
    const WishFault fault = find_fault(wish);
    if (fault != WishFault::kNone) {
      const bool is_single = technique.family == Family::kSingles;
      EXPECT_EQ(fault, is_single ? WishFault::kSinglePractised : WishFault::kTooRare)
          << technique.slug;
      continue;
    }
    for (const PuzzleWithSolution& it : made(wish, 1)) {
      const Presolved position = presolve(it.puzzle, wish);
      const View view(Layout::classic(), it.puzzle, position.grid, position.marks);
      if (wish.use == TechniqueUse::kNext && !technique.has(Trait::kOnRequest)) {
        const HintChoice choice = choose_hint(view, &it.solution, *find_profile("shudu"));
        ASSERT_TRUE(choice.step) << technique.slug;
        EXPECT_EQ(choice.step->technique, &technique) << technique.slug;
      } else {
        EXPECT_TRUE(has_step(view, technique)) << technique.slug;
      }
    }
  }
}

TEST(WantedPuzzles, AreRefusedAtOnceWhereTheTechniqueIsTooRare) {
  for (const std::string_view slug :
       {"tridagon", "sk-loop", "double-exocet", "gurth-symmetrical-placement",
        "avoidable-rectangle-2", "avoidable-rectangle-5"}) {
    Wish wish = needing(slug);
    wish.use = use_of(wish.technique, TechniquePurpose::kPositions);
    EXPECT_EQ(find_fault(wish), WishFault::kTooRare) << slug;
  }
}

// Where hints never come to a technique, there are still positions to look for it in.
TEST(WantedPuzzles, AreForPracticeWhereHintsNeverNameTheTechnique) {
  for (const std::string_view slug :
       {"als-xz", "als-chain", "grouped-aic", "erip", "simple-colors-wrap", "franken-swordfish",
        "forcing-net-verity", "dynamic-forcing-chain", "nested-forcing-chain-5"}) {
    Wish wish = needing(slug);
    wish.use = use_of(wish.technique, TechniquePurpose::kPositions);
    EXPECT_EQ(wish.use, TechniqueUse::kPractise) << slug;
    EXPECT_FALSE(made(wish, 1).empty()) << slug;
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
  for (const MaskSymmetry symmetry : {MaskSymmetry::kRotate180, MaskSymmetry::kDiagonals}) {
    const auto units = mask_units(symmetry, kMaxSize);
    for (const PuzzleWithSolution& it :
         made(needing("x-wing"), amount(10), {.symmetry = symmetry})) {
      expect_proper(it);
      EXPECT_TRUE(has_symmetry(it.puzzle.filled(), symmetry, kMaxSize));
      for (const Cell cell : it.puzzle.filled()) {
        Grid less = it.puzzle;
        for (const Cell gone : units[static_cast<std::size_t>(cell.index())]) less.clear(gone);
        EXPECT_EQ(solutions_of(less), 2U);
      }
    }
  }
}

TEST(WantedPuzzles, HaveAsManyGivensAsWished) {
  Wish wish;
  wish.level = Level::kEasy;
  ReduceWish mask{.clues = ClueRange{32, 36}, .is_minimal = false};
  std::vector<int> counts(kMaxCells + 1);
  for (const PuzzleWithSolution& it : made(wish, amount(), mask)) {
    expect_proper(it);
    ++counts[static_cast<std::size_t>(it.puzzle.filled_count())];
  }
  EXPECT_EQ(counts[32] + counts[33] + counts[34] + counts[35] + counts[36],
            static_cast<int>(amount()));
  EXPECT_GT(counts[32], 0);
  EXPECT_GT(counts[36], 0);
  mask = {.clues = ClueRange{22, 23}, .is_minimal = true};
  for (const PuzzleWithSolution& it : made(wish, amount(10), mask)) {
    EXPECT_TRUE(it.puzzle.filled_count() == 22 || it.puzzle.filled_count() == 23);
    expect_minimal(it.puzzle);
  }
}

bool equal(const SeriesItem& a, const SeriesItem& b) {
  if (!a.made || !b.made) return !a.made && !b.made && a.tries == b.tries;
  return a.made->puzzle == b.made->puzzle && a.made->solution == b.made->solution &&
         a.tries == b.tries;
}

TEST(WantedPuzzles, ItemsAreTheSameWhoeverMakesThem) {
  const Wish wish = needing(test::by_build<std::string_view>("naked-triple", "naked-pair"));
  WantedPuzzles maker(wish, {}, UniformGrids());
  const std::size_t count = test::by_build<std::size_t>(3, 2) * WantedPuzzles::group_size(wish);
  std::vector<SeriesItem> all(count);
  ASSERT_TRUE(maker.make(9, 0, kMostWantedTries, all));
  std::vector<SeriesItem> item(1);
  for (const std::size_t i : {count - 1, std::size_t{0}, std::size_t{9}}) {
    ASSERT_TRUE(maker.make(9, i, kMostWantedTries, item));
    EXPECT_TRUE(equal(item[0], all[i])) << i;
  }
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    WantedPuzzles other(wish, {}, UniformGrids(), kernel);
    std::vector<SeriesItem> again(count - 5);
    ASSERT_TRUE(other.make(9, 5, kMostWantedTries, again));
    for (std::size_t i = 5; i < count; ++i) EXPECT_TRUE(equal(again[i - 5], all[i])) << kernel.name;
  }
  ASSERT_TRUE(maker.make(10, 0, kMostWantedTries, item));
  EXPECT_FALSE(equal(item[0], all[0]));
}

TEST(WantedPuzzles, DoNotLookAlike) {
  const std::vector<PuzzleWithSolution> list = made(needing("x-wing"), amount());
  FormSet forms;
  for (const PuzzleWithSolution& it : list) {
    EXPECT_TRUE(forms.insert(hash_of(canonical_form(it.puzzle)->form)));
  }
  // No two share their places or more digits than strangers do.
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      int same = 0;
      for (const Cell cell : list[i].puzzle.filled() & list[k].puzzle.filled()) {
        same += list[i].puzzle[cell] == list[k].puzzle[cell] ? 1 : 0;
      }
      EXPECT_LT(same, 12);
      EXPECT_NE(list[i].puzzle.filled(), list[k].puzzle.filled());
    }
  }
}

TEST(WantedPuzzles, GiveUpAfterManyTries) {
  // No puzzle with 17 givens comes by chance, let alone such a one.
  const ReduceWish mask{.clues = ClueRange{17, 17}, .is_minimal = true};
  WantedPuzzles maker(needing("xy-wing"), mask, UniformGrids());
  std::vector<SeriesItem> items(2);
  ASSERT_TRUE(maker.make(1, 0, 1'000, items));
  EXPECT_FALSE(items[0].made);
  EXPECT_FALSE(items[1].made);
  EXPECT_EQ(items[0].tries, 1'024U);  // 16 walks
  EXPECT_EQ(maker.tally().tried, 1'024U);
  EXPECT_EQ(maker.tally().clues, 0U);
}

TEST(WantedPuzzles, EndSoonWhenStopped) {
  Wish wish;
  wish.level = Level::kExtreme;
  WantedPuzzles maker(wish, {}, UniformGrids());
  const std::atomic<bool> stop = true;
  std::vector<SeriesItem> items(1);
  EXPECT_FALSE(maker.make(1, 0, kMostWantedTries, items, &stop));
  EXPECT_TRUE(maker.make(1, 0, 1, items));
}

TEST(WantedPuzzles, CountHowFarTheScreensLetThemThrough) {
  WantedPuzzles maker(needing("xy-wing"), {}, UniformGrids());
  std::vector<SeriesItem> items(4);
  ASSERT_TRUE(maker.make(3, 0, kMostWantedTries, items));
  const WantedTally& tally = maker.tally();
  EXPECT_GE(tally.tried, 64U);
  EXPECT_EQ(tally.clues, tally.tried);
  EXPECT_LT(tally.basics, tally.clues);
  EXPECT_LT(tally.technique, tally.basics);
  EXPECT_LE(tally.er, tally.technique);
  EXPECT_LE(tally.scale, tally.er);
  EXPECT_GE(tally.scale, 4U);
}

}  // namespace
}  // namespace shudu
