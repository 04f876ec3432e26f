// The hint that is chosen, against the finders' full lists.
#include "shudu/logic/hint_step.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "logic/cases.h"
#include "logic/puzzles.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

const Profile& play() { return *find_profile("shudu"); }

TEST(PlayerView, WithoutMarksIsTheViewOfTheGivens) {
  Rng rng(21);
  const RandomPuzzle puzzle = random_puzzle(rng);
  const View own = player_view(Layout::classic(), puzzle.givens, puzzle.givens, Pencilmarks(9), {});
  EXPECT_EQ(own.marks(), View(Layout::classic(), puzzle.givens).marks());
}

TEST(PlayerView, OnlyMarkedCellsAreThePlayersOwn) {
  Rng rng(22);
  const RandomPuzzle puzzle = random_puzzle(rng);
  const View full(Layout::classic(), puzzle.givens);
  Pencilmarks own(9);
  CellSet marked;
  for (const Cell cell : full.open_cells()) {
    // Marks may be left from before a digit was entered beside them.
    own.set(cell, DigitSet{Digit(1), Digit(2), Digit(3)});
    if (rng.below(2) == 0) marked.insert(cell);
  }
  const View view = player_view(Layout::classic(), puzzle.givens, puzzle.givens, own, marked);
  for (const Cell cell : full.open_cells()) {
    const DigitSet all = full.candidates(cell);
    EXPECT_EQ(view.candidates(cell), marked.contains(cell) ? all & own[cell] : all);
  }
}

// A cell that is marked, but empty, is a contradiction and no cell without marks.
TEST(PlayerView, AMarkedCellMayBeEmpty) {
  Pencilmarks own(9);
  own.set(Cell(0), {});
  const View view = player_view(Layout::classic(), Grid(9), Grid(9), own, {Cell(0)});
  EXPECT_TRUE(view.is_contradictory());
}

TEST(ChooseHint, LeadsToTheSolutionAndNeverOffersWhatIsDone) {
  Rng rng(23);
  int solved = 0;
  for (int i = 0; i < by_build(40, 1); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng, 2);
    View view(Layout::classic(), puzzle.givens);
    HintChoice choice = choose_hint(view, &puzzle.solution, play());
    for (; choice.kind == HintKind::kStep; choice = choose_hint(view, &puzzle.solution, play())) {
      ASSERT_EQ(check_step(view, *choice.step, puzzle.solution), StepFault::kNone)
          << text_of(*choice.step);
      // The player does a part of an elimination: the rest is offered, or something else.
      if (choice.step->eliminations.size() > 1) {
        view.eliminate(choice.step->eliminations[rng.below(choice.step->eliminations.size())]);
      } else {
        view.apply(*choice.step);
      }
    }
    EXPECT_TRUE(choice.kind == HintKind::kFull || choice.kind == HintKind::kNothing);
    if (choice.kind == HintKind::kFull) ++solved;
  }
  EXPECT_GT(solved, 0);
}

TEST(ChooseHint, IsOfTheEasiestTechniqueThatHasAStep) {
  Rng rng(24);
  for (int i = 0; i < by_build(20, 1); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    View view(Layout::classic(), puzzle.givens);
    for (auto choice = choose_hint(view, &puzzle.solution, play()); choice.kind == HintKind::kStep;
         choice = choose_hint(view, &puzzle.solution, play())) {
      for (const Technique* technique : play().techniques) {
        if (technique->order >= choice.step->technique->order) break;
        EXPECT_TRUE(all_steps(view, *technique).empty()) << technique->slug;
      }
      view.apply(*choice.step);
    }
  }
}

TEST(ChooseHint, PrefersAPlacementOfTheSameRank) {
  const Profile forcing{
      "forcing",
      {find_technique("forcing-chain-contradiction"), find_technique("forcing-chain-verity")}};
  ASSERT_EQ(forcing.techniques[0]->order, forcing.techniques[1]->order);
  Rng rng(25);
  int both = 0;
  for (int i = 0; i < by_build(60, 2); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    const View view(Layout::classic(), puzzle.givens);
    bool has_placement = false;
    bool has_elimination = false;
    for (const Technique* technique : forcing.techniques) {
      for (const Step& step : all_steps(view, *technique)) {
        (step.placements.empty() ? has_elimination : has_placement) = true;
      }
    }
    both += has_placement && has_elimination ? 1 : 0;
    HintOptions all;
    all.most_seen = 100'000;
    const auto choice = choose_hint(view, &puzzle.solution, forcing, all);
    ASSERT_EQ(choice.kind == HintKind::kStep, has_placement || has_elimination);
    if (choice.step) {
      EXPECT_EQ(!choice.step->placements.empty(), has_placement);
    }
  }
  EXPECT_GT(both, 0) << "nothing was tried";
}

// Hidden triple 1, 2, 3 in the first three cells of row 1, with the hidden pair 1, 2 inside.
View pair_in_triple() {
  Pencilmarks marks(9);
  const auto set = [&marks](int cell, std::initializer_list<Digit> digits) {
    marks.set(Cell(cell), DigitSet(digits));
  };
  set(0, {Digit(1), Digit(2), Digit(7)});
  set(1, {Digit(1), Digit(2), Digit(3), Digit(8)});
  set(2, {Digit(3), Digit(9)});
  for (int cell = 3; cell < 9; ++cell) {
    for (const Digit digit : {Digit(1), Digit(2), Digit(3)}) marks.erase(Cell(cell), digit);
  }
  return {Layout::classic(), Grid(9), Grid(9), marks};
}

TEST(ChooseHint, NamesNoTripleForAPairInside) {
  const View view = pair_in_triple();
  const Technique* triple = find_technique("hidden-triple");
  const auto step = first_step(view, *triple);
  ASSERT_TRUE(step.has_value());
  ASSERT_EQ(step->cells, (std::vector<Cell>{Cell(0), Cell(1), Cell(2)}));
  HintOptions options;
  options.wanted = triple;
  const auto choice = choose_hint(view, nullptr, play(), options);
  ASSERT_EQ(choice.kind, HintKind::kStep);
  EXPECT_EQ(choice.step->technique->slug, "hidden-pair");
  EXPECT_EQ(choice.step->cells, (std::vector<Cell>{Cell(0), Cell(1)}));
  // Not so where pairs are not in use.
  const Profile less = without(play(), *find_technique("hidden-pair"));
  const auto other = choose_hint(view, nullptr, less, options);
  EXPECT_EQ(other.step->technique, triple);
}

// Has the other step only cells of this one, and does it some of its eliminations?
bool is_inside(const View& view, const Step& other, const Step& step) {
  const bool has_only_its_cells =
      std::all_of(other.cells.begin(), other.cells.end(), [&step](const Cell& cell) {
        return std::find(step.cells.begin(), step.cells.end(), cell) != step.cells.end();
      });
  View after = view;
  after.apply(other);
  const bool does_some = std::any_of(step.eliminations.begin(), step.eliminations.end(),
                                     [&after](const Candidate& gone) { return !after.has(gone); });
  return has_only_its_cells && does_some;
}

bool has_easier_inside(const View& view, const Step& step) {
  for (const Technique* technique : play().techniques) {
    if (technique == step.technique) break;
    for (const Step& other : all_steps(view, *technique)) {
      if (is_inside(view, other, step)) return true;
    }
  }
  return false;
}

// The cases of the subsets, by the definition: no step of an easier technique inside.
TEST(EasierForm, IsFoundWhereverThereIsOne) {
  int easier_found = 0;
  int none_found = 0;
  for (const char* slug : {"hidden-triple", "naked-triple", "hidden-quadruple", "swordfish",
                           "jellyfish", "xy-chain", "als-xz"}) {
    const auto cases = cases_of(slug);
    for (std::size_t at = 0; at < cases.size(); at += by_build(1U, 3U)) {
      const View view = view_of(cases[at].cells, cases[at].deleted);
      for (const Step& step : all_steps(view, *find_technique(slug))) {
        const auto easier = easier_form(view, step, play());
        const bool expected = has_easier_inside(view, step);
        EXPECT_EQ(easier.has_value(), expected) << text_of(step);
        ++(expected ? easier_found : none_found);
      }
    }
  }
  EXPECT_GT(easier_found, 0);
  EXPECT_GT(none_found, 0);
}

TEST(ChooseHint, SaysMistakesFirst) {
  Rng rng(26);
  const RandomPuzzle puzzle = random_puzzle(rng);
  const Cell open = View(Layout::classic(), puzzle.givens).open_cells().first();
  Grid grid = puzzle.givens;
  grid.place(open, Digit(1 + puzzle.solution.value_at(open) % 9));
  const View view = player_view(Layout::classic(), puzzle.givens, grid, Pencilmarks(9), {});
  const auto choice = choose_hint(view, &puzzle.solution, play());
  EXPECT_EQ(choice.kind, HintKind::kMistake);
  EXPECT_FALSE(choice.step.has_value());
  ASSERT_FALSE(choice.mistakes.empty());
}

TEST(ChooseHint, EndsWhereNothingIsLeftOrFound) {
  Rng rng(27);
  const RandomPuzzle puzzle = random_puzzle(rng);
  EXPECT_EQ(choose_hint(View(Layout::classic(), puzzle.solution), &puzzle.solution, play()).kind,
            HintKind::kFull);
  const View blank(Layout::classic(), Grid(9));
  const Profile singles{"singles", {find_technique("naked-single")}};
  EXPECT_EQ(choose_hint(blank, nullptr, singles).kind, HintKind::kNothing);
  const std::atomic<bool> stop = true;
  HintOptions options;
  options.stop = &stop;
  EXPECT_EQ(choose_hint(blank, nullptr, play(), options).kind, HintKind::kStopped);
}

// Uniqueness is an assumption that needs a solution known to be the only one.
TEST(ChooseHint, AssumesNoUniquenessWithoutASolution) {
  for (const Case& it : cases_of("unique-rectangle-1")) {
    if (!it.must_fire) continue;
    const View view = view_of(it.cells, it.deleted);
    const Profile only{"only", {find_technique("unique-rectangle-1")}};
    const Grid solution = solution_of(view);
    EXPECT_EQ(choose_hint(view, &solution, only).kind, HintKind::kStep);
    EXPECT_EQ(choose_hint(view, nullptr, only).kind, HintKind::kNothing);
  }
}

}  // namespace
}  // namespace shudu::test
