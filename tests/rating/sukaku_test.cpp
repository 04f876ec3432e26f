// Puzzles of candidates (sukaku) on all scales: what is rated is the candidates, not the givens
// that are left when they are forgotten.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "logic/puzzles.h"
#include "rating/reference/closure.h"
#include "rating/reference/nodes.h"
#include "rating/se/first_hint.h"
#include "se_files.h"
#include "shudu/core/layout_table.h"
#include "shudu/rating/hodoku.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/solver/method.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

struct Sukaku {
  View view;
  Grid solution;
};

bool has_one_solution(const View& view) {
  Pencilmarks marks = Pencilmarks::from_grid(view.givens());
  for (const Cell cell : view.open_cells()) marks.set(cell, view.candidates(cell));
  return find_method("dlx")->count(view.layout(), marks, {.limit = 2}).count == 1;
}

// A minimal puzzle without one of its givens; then wrong candidates go until there is one solution.
Sukaku random_sukaku(Rng& rng) {
  const RandomPuzzle puzzle = random_puzzle(rng);
  Grid givens = puzzle.givens;
  const CellSet filled = givens.filled();
  auto spared = static_cast<int>(rng.below(static_cast<std::uint32_t>(filled.size())));
  for (const Cell cell : filled) {
    if (spared-- == 0) givens.clear(cell);
  }
  Sukaku sukaku{View(Layout::classic(), givens), puzzle.solution};
  std::vector<Candidate> wrong;
  for (const Cell cell : sukaku.view.open_cells()) {
    for (const Digit digit :
         sukaku.view.candidates(cell) - DigitSet::only(*puzzle.solution[cell])) {
      wrong.push_back({cell, digit});
    }
  }
  rng.shuffle(std::span<Candidate>(wrong));
  for (const Candidate gone : wrong) {
    if (has_one_solution(sukaku.view)) break;
    sukaku.view.eliminate(gone);
  }
  return sukaku;
}

// The definition of ER, EP and ED on the steps from the one at `from`.
SeRating rating_from(const std::vector<SeStep>& steps, std::size_t from) {
  SeRating rating;
  for (std::size_t i = from; i < steps.size(); ++i) {
    rating.er = std::max(rating.er, steps[i].tenths);
    if (i == from) rating.ed = rating.er;
    if (rating.ep == 0 && steps[i].placement) rating.ep = rating.er;
  }
  return rating;
}

TEST(Sukaku, CandidatesOfTheGivensRateAsTheGivens) {
  Rng rng(6);
  for (int i = 0; i < by_build(40, 3); ++i) {
    const Grid givens = random_puzzle(rng).givens;
    const View view(Layout::classic(), givens);
    EXPECT_EQ(rating_text(*rate_se(view)), rating_text(*rate_se(givens)));
    EXPECT_EQ(*rate_shudu(view), *rate_shudu(Layout::classic(), givens));
    const HodokuRating by_view = *rate_hodoku(view);
    const HodokuRating by_givens = *rate_hodoku(givens);
    EXPECT_EQ(by_view.score, by_givens.score);
    EXPECT_EQ(by_view.level, by_givens.level);
  }
}

// A position is a puzzle of candidates in itself; what is left of the path is its path.
TEST(Sukaku, WhatIsLeftOfAPathHasTheRatingOfItsSteps) {
  Rng rng(7);
  int removals = 0;
  for (int i = 0; i < by_build(20, 2); ++i) {
    const Grid givens = random_puzzle(rng).givens;
    const SeRating whole = *rate_se(givens, SeOptions{.with_path = true});
    View view(Layout::classic(), givens);
    for (std::size_t at = 0; at < whole.steps.size(); ++at) {
      const SeStep& step = whole.steps[at];
      for (const Candidate gone : step.eliminations) view.eliminate(gone);
      if (step.placement) view.place(step.placement->cell, step.placement->digit);
      if (!step.placement) ++removals;
      const View left(view.layout(), view.grid(), view.grid(), view.marks());
      EXPECT_EQ(rating_text(*rate_se(left)), rating_text(rating_from(whole.steps, at + 1)));
    }
  }
  EXPECT_GT(removals, by_build(20, 5));
}

TEST(Sukaku, NoStepOfAScaleIsWrong) {
  Rng rng(8);
  int missing = 0;
  for (int i = 0; i < by_build(40, 2) && !HasFailure(); ++i) {
    const Sukaku sukaku = random_sukaku(rng);
    const auto is_right = [&](Candidate one) { return sukaku.solution[one.cell] == one.digit; };
    const SeRating se = *rate_se(sukaku.view, SeOptions{.with_path = true});
    EXPECT_EQ(se.end, SeEnd::kSolved);
    for (const SeStep& step : se.steps) {
      EXPECT_TRUE(!step.placement || is_right(*step.placement)) << step.technique->slug;
      for (const Candidate gone : step.eliminations) {
        EXPECT_FALSE(is_right(gone)) << step.technique->slug;
      }
    }
    const HodokuRating hodoku = *rate_hodoku(sukaku.view, HodokuOptions{.with_path = true});
    EXPECT_TRUE(hodoku.is_unique);
    EXPECT_EQ(hodoku.end, HodokuEnd::kSolved);
    for (const HodokuStep& told : hodoku.steps) {
      if (told.step.technique == nullptr) continue;
      EXPECT_FALSE(told.step.technique->has(Trait::kUniqueness));
      for (const Candidate gone : told.step.eliminations) EXPECT_FALSE(is_right(gone));
      for (const Candidate set : told.step.placements) EXPECT_TRUE(is_right(set));
    }
    const ShuduRating own = *rate_shudu(sukaku.view);
    EXPECT_NE(own.end, ShuduEnd::kContradiction);
    EXPECT_EQ(own, *rate_shudu(sukaku.view, ShuduOptions{.uniqueness = false}));
    // The givens alone are another puzzle.
    if (*rate_shudu(Layout::classic(), sukaku.view.givens()) != own) ++missing;
  }
  EXPECT_GT(missing, 0);
}

// One candidate a cell but for a pair that is settled by its neighbours: singles from end to end,
// and no given at all.
TEST(Sukaku, WithoutGivensIsRatedToo) {
  Rng rng(9);
  const Grid solution = random_puzzle(rng).solution;
  Pencilmarks marks = Pencilmarks::from_grid(solution);
  marks.set(Cell(0), DigitSet{*solution[Cell(0)], *solution[Cell(1)]});
  const View view(Layout::classic(), Grid(9), Grid(9), marks);
  const HodokuRating hodoku = *rate_hodoku(view);
  EXPECT_EQ(hodoku.end, HodokuEnd::kSolved);
  EXPECT_EQ(hodoku.level, HodokuLevel::kEasy);
  EXPECT_EQ(hodoku.step_count, 81);
  const ShuduRating own = *rate_shudu(view);
  EXPECT_EQ(own.end, ShuduEnd::kSolved);
  EXPECT_EQ(own.level, Level::kEasy);
  EXPECT_EQ(rating_text(*rate_se(view)), "1.2/1.2/1.2");
  EXPECT_EQ(rate_hodoku(Grid(9))->end, HodokuEnd::kTooFewGivens);
}

// The words of digits of a drawn candidate grid, cell by cell: a reader of its own.
std::vector<std::string> words_of_digits(const std::string& line) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : line + ' ') {
    if (c >= '1' && c <= '9') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  return words;
}

std::optional<View> drawn_candidates(const char* name) {
  const auto file = shared_file(name);
  if (!file) return std::nullopt;
  std::string cells;
  std::string candidates;
  for (const std::string& line : lines_of(*file)) {
    for (const std::string& word : words_of_digits(line)) {
      cells += word.size() == 1 ? word[0] : '.';
      for (char digit = '1'; digit <= '9'; ++digit) {
        candidates += word.find(digit) == std::string::npos ? '.' : digit;
      }
    }
  }
  return position_of(cells, candidates);
}

constexpr const char* kWithGivens = "data/puzzles/sukaku18.txt";
constexpr const char* kWithoutGivens = "data/puzzles/sukaku97.txt";

// docs/internal/undecided_sukaku.md says why these.
TEST(Sukaku, TwoOfTheHardest) {
  const auto with_givens = drawn_candidates(kWithGivens);
  const auto without_givens = drawn_candidates(kWithoutGivens);
  if (!with_givens || !without_givens) GTEST_SKIP() << no_shared(kWithGivens);
  if (by_build(false, true)) GTEST_SKIP() << "takes a fast build";
  EXPECT_EQ(with_givens->givens().filled_count(), 21);
  EXPECT_EQ(rating_text(*rate_se(*with_givens)), "12.0/12.0/11.8");
  EXPECT_EQ(without_givens->givens().filled_count(), 0);
  const SeRating open = *rate_se(*without_givens, SeOptions{.with_path = true});
  EXPECT_EQ(open.end, SeEnd::kNoHint);
  EXPECT_EQ(rating_text(open), "20.0/0.0/12.6");
  ASSERT_EQ(open.steps.size(), 1U);
  EXPECT_EQ(eliminations_text(open.steps[0]), "r9c8-5");
}

using se::reference::Closure;
using se::reference::Depth;

Depth depth_of(const SeStep& step) {
  if (step.tenths < 90) return Depth::kSingles;
  return step.tenths < 95 ? Depth::kSimple : Depth::kChains;
}

// What the step removes, the judge concludes from its chains.
void expect_concluded(const View& view, const SeStep& step) {
  const Closure closure{se::Position(view)};
  const auto gone =
      step.tenths < 75 ? closure.static_conclusions() : closure.conclusions(depth_of(step), false);
  for (const Candidate one : step.eliminations) {
    EXPECT_TRUE(gone[static_cast<std::size_t>(one.index())]) << step.technique->slug;
  }
}

// The judge that knows no order is no weaker than the scale: what a chain of any level removes on
// the paths of some hard puzzles, it concludes too.
TEST(SukakuClosure, ConcludesWhatTheScaleDoes) {
  Rng rng(10);
  int steps = 0;
  for (int i = 0; i < by_build(400, 20) && !HasFailure(); ++i) {
    const Grid givens = random_puzzle(rng).givens;
    const SeRating rating = *rate_se(givens, SeOptions{.with_path = true});
    View view(Layout::classic(), givens);
    for (const SeStep& step : rating.steps) {
      if (!step.chains.empty()) {
        expect_concluded(view, step);
        ++steps;
      }
      for (const Candidate gone : step.eliminations) view.eliminate(gone);
      if (step.placement) view.place(step.placement->cell, step.placement->digit);
    }
  }
  EXPECT_GT(steps, by_build(100, 0));
}

// Of the puzzle without givens: nothing below 11.0, before and after the one step; of 11.0 the step
// itself. That there is nothing more of 11.0 after it takes some minutes: "sukaku=1".
TEST(SukakuClosure, TheOnlyStepIsOfTheHighestLevel) {
  auto view = drawn_candidates(kWithoutGivens);
  if (!view) GTEST_SKIP() << no_shared(kWithoutGivens);
  if (by_build(false, true)) GTEST_SKIP() << "takes a fast build";
  const Candidate only{Cell(79), Digit(5)};
  Closure assumed{se::Position(*view)};
  assumed.set_on(only.cell.index(), only.digit.index());
  assumed.close(Depth::kNested);
  EXPECT_TRUE(assumed.is_contradiction());
  for (int steps = 0; steps < 2; ++steps) {
    const Closure closure{se::Position(*view)};
    EXPECT_TRUE(closure.static_conclusions().none());
    for (const Depth depth : {Depth::kSingles, Depth::kSimple, Depth::kStatic, Depth::kChains}) {
      EXPECT_TRUE(closure.conclusions(depth, false).none());
    }
    view->eliminate(only);
  }
  if (soak_amount("sukaku", 0) == 0) return;
  EXPECT_TRUE(Closure(se::Position(*view)).conclusions(Depth::kNested, false).none());
}

// Up to level 4 the reference finds nothing either, before the step of level 5 and after it. Some
// minutes.
TEST(Sukaku, TheReferenceFindsNothingBelowLevel5) {
  auto view = drawn_candidates(kWithoutGivens);
  if (!view) GTEST_SKIP() << no_shared(kWithoutGivens);
  if (soak_amount("sukaku", 0) == 0) GTEST_SKIP() << "takes SHUDU_SOAK=\"sukaku=1\"";
  for (int steps = 0; steps < 2; ++steps) {
    const se::Position position(*view);
    EXPECT_TRUE(se::reference::static_hints(position, false).empty());
    for (int level = se::reference::kNishio; level <= 4; ++level) {
      EXPECT_TRUE(se::reference::branch_hints(position, level, false).empty()) << level;
    }
    view->eliminate({Cell(79), Digit(5)});
  }
}

}  // namespace
}  // namespace shudu::test
