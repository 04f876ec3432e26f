// Refutations, judged by the solution and by the finders' full lists.
#include "shudu/logic/why.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <map>
#include <string>

#include "logic/cases.h"
#include "logic/forcing/refutation.h"
#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/hint_step.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

Profile play_without(std::initializer_list<Family> families) {
  Profile profile = *find_profile("shudu");
  std::erase_if(profile.techniques, [families](const Technique* technique) {
    return std::find(families.begin(), families.end(), technique->family) != families.end();
  });
  return profile;
}

bool falls_after(View view, const Step& step, Candidate candidate) {
  view.apply(step);
  return !view.has(candidate);
}

/// The first technique of the profile that has a step against the candidate, by listing all.
const Technique* first_against(const View& view, Candidate candidate, const Profile& profile) {
  for (const Technique* technique : profile.techniques) {
    if (technique->has(Trait::kSlow)) continue;  // seconds a position to list
    for (const Step& step : all_steps(view, *technique)) {
      if (falls_after(view, step, candidate)) return technique;
    }
  }
  return nullptr;
}

bool has_all(const std::vector<Candidate>& list, const std::vector<Candidate>& wanted) {
  return std::all_of(wanted.begin(), wanted.end(), [&list](const Candidate& candidate) {
    return std::find(list.begin(), list.end(), candidate) != list.end();
  });
}

/// Do the steps but that at `left_out` still lead there: each, or one of its technique that does as
/// much, is found where its turn is, and the candidate falls?
bool leads_without(View view, const std::vector<Step>& steps, std::size_t left_out,
                   Candidate candidate) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (i == left_out) continue;
    std::vector<Candidate> eliminations;
    std::vector<Candidate> placements;
    for (const Candidate& gone : steps[i].eliminations) {
      if (view.has(gone)) eliminations.push_back(gone);
    }
    for (const Candidate& placed : steps[i].placements) {
      if (view.grid().is_blank(placed.cell)) placements.push_back(placed);
    }
    const auto found = all_steps(view, *steps[i].technique);
    const auto again = std::find_if(found.begin(), found.end(), [&](const Step& step) {
      return has_all(step.eliminations, eliminations) && has_all(step.placements, placements);
    });
    if (again == found.end()) return false;
    view.apply(*again);
  }
  return !view.has(candidate);
}

/// Steps sound, in order, to the point, and none of them needless.
void expect_good(const View& view, const Why& why, const Grid& solution) {
  View now = asked_view(view, why.candidate);
  for (const Step& step : why.steps) {
    ASSERT_TRUE(now.has(why.candidate)) << "a step too many";
    ASSERT_EQ(check_step(now, step, solution), StepFault::kNone) << text_of(step);
    now.apply(step);
  }
  ASSERT_FALSE(now.has(why.candidate));
  for (std::size_t i = 0; why.steps.size() > 1 && i < why.steps.size(); ++i) {
    EXPECT_FALSE(leads_without(asked_view(view, why.candidate), why.steps, i, why.candidate))
        << "needless: " << text_of(why.steps[i]);
  }
}

View position_on_path(const RandomPuzzle& puzzle, std::size_t steps) {
  View view(Layout::classic(), puzzle.givens);
  PathOptions options;
  options.most_steps = steps;
  EXPECT_LE(solve_path(view, *find_profile("shudu"), options).steps.size(), steps);
  return view;
}

std::vector<Candidate> wrong_candidates(const View& view, const Grid& solution) {
  std::vector<Candidate> wrong;
  for (const Cell cell : view.open_cells()) {
    for (const Digit digit : view.candidates(cell)) {
      if (solution[cell] != digit) wrong.push_back({cell, digit});
    }
  }
  return wrong;
}

struct Tally {
  std::map<WhyKind, int> kinds;
  std::map<std::size_t, int> lengths;
};

/// One in so many, at random.
struct Lot {
  Rng& rng;
  int every;
  [[nodiscard]] bool is_drawn() const { return rng.below(static_cast<std::uint64_t>(every)) == 0; }
};

/// The wrong candidates of a position that are drawn.
void ask_all(const View& view, const RandomPuzzle& puzzle, const Profile& profile, Lot lot,
             Tally& tally) {
  for (const Candidate& candidate : wrong_candidates(view, puzzle.solution)) {
    if (!lot.is_drawn()) continue;
    const Why why = why_not(view, candidate, &puzzle.solution, profile);
    ++tally.kinds[why.kind];
    ++tally.lengths[why.steps.size()];
    EXPECT_FALSE(why.was_removed);
    EXPECT_TRUE(why.is_cut);
    const Technique* const first = first_against(view, candidate, profile);
    if (first != nullptr) {
      ASSERT_EQ(why.kind, WhyKind::kRefuted);
      // In place of a forcing step there may be plain ones.
      const bool may_be_path = first->family == Family::kForcing;
      ASSERT_TRUE(why.steps.size() == 1 || may_be_path);
      EXPECT_TRUE(may_be_path || why.steps[0].technique == first)
          << why.steps[0].technique->slug << " for " << first->slug;
    }
    ASSERT_TRUE(why.kind == WhyKind::kRefuted || why.kind == WhyKind::kWrong);
    if (why.kind == WhyKind::kRefuted) expect_good(view, why, puzzle.solution);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

void ask_random_puzzles(const Profile& profile, int puzzles, int every, Rng& rng, Tally& tally) {
  for (int i = 0; i < puzzles; ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng, static_cast<int>(rng.below(6)));
    ask_all(position_on_path(puzzle, rng.below(30)), puzzle, profile, {rng, every}, tally);
    if (::testing::Test::HasFatalFailure()) return;
  }
  for (const auto& [length, count] : tally.lengths) std::printf("%zu steps: %d\n", length, count);
}

TEST(Why, EveryWrongCandidateOfRandomPositions) {
  Rng rng(31);
  Tally tally;
  ask_random_puzzles(*find_profile("shudu"), by_build(12, 1), 12, rng, tally);
  EXPECT_GT(tally.kinds[WhyKind::kRefuted], 0);
}

TEST(Why, PathsOfEasyTechniquesAreCutDown) {
  Rng rng(32);
  Tally tally;
  const Profile easy = play_without({Family::kForcing, Family::kChains, Family::kAls, Family::kFish,
                                     Family::kColoring, Family::kUniqueness});
  ask_random_puzzles(easy, by_build(60, 1), 5, rng, tally);
  int paths = 0;
  for (const auto& [length, count] : tally.lengths) paths += length > 1 ? count : 0;
  EXPECT_GT(paths, 0) << "no path was tried";
}

TEST(Why, PathsWithoutForcingAreCutDown) {
  Rng rng(33);
  Tally tally;
  ask_random_puzzles(play_without({Family::kForcing}), by_build(10, 1), 20, rng, tally);
}

TEST(Why, PlainStepsAreToldWhereTheyAreShorterThanANet) {
  Rng rng(36);
  const Lot lot{rng, 10};
  int shorter = 0;
  for (int i = 0; i < by_build(4, 1) || (shorter == 0 && i < 40); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    const View view(Layout::classic(), puzzle.givens);
    for (const Candidate& candidate : wrong_candidates(view, puzzle.solution)) {
      if (!lot.is_drawn() || shorter >= by_build(1'000, 1)) continue;
      const Why why = why_not(view, candidate, &puzzle.solution, *find_profile("shudu"));
      if (why.steps.size() < 2) continue;
      const Technique* one = first_against(view, candidate, *find_profile("shudu"));
      if (one == nullptr) continue;
      ++shorter;
      EXPECT_EQ(one->family, Family::kForcing) << "a single plain step comes first";
      for (const Step& step : why.steps) EXPECT_NE(step.technique->family, Family::kForcing);
      expect_good(view, why, puzzle.solution);
    }
  }
  EXPECT_GT(shorter, 0);
}

// One premise gives the very step that the finder gives among all.
TEST(Why, NetsOfOnePremiseAreThoseOfTheFinder) {
  Rng rng(34);
  int compared = 0;
  for (int i = 0; i < by_build(20, 1); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    const View view = position_on_path(puzzle, 20);
    for (const char* slug :
         {"forcing-net-contradiction", "nishio-forcing-chain", "dynamic-plus-forcing-chain"}) {
      const Technique& technique = *find_technique(slug);
      const forcing::Rules* rules = forcing::net_rules_of(technique);
      ASSERT_NE(rules, nullptr);
      for (const Step& step : all_steps(view, technique)) {
        const auto gone = step.eliminations;
        if (gone.empty() || step.marks[0].candidate != gone[0]) continue;  // a verity
        EXPECT_EQ(forcing::refute(view, technique, *rules, forcing::Literal::on(gone[0])), step);
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 0);
}

class WhyKinds : public ::testing::Test {
 protected:
  WhyKinds() : rng_(35), puzzle_(random_puzzle(rng_)), view_(Layout::classic(), puzzle_.givens) {}

  Why ask(const View& view, Cell cell, Digit digit) const {
    return why_not(view, {cell, digit}, &puzzle_.solution, *find_profile("shudu"));
  }
  Digit truth(Cell cell) const { return *puzzle_.solution[cell]; }

  Rng rng_;
  RandomPuzzle puzzle_;
  View view_;
};

TEST_F(WhyKinds, FilledCellsAndPeersAnswerAtOnce) {
  const Cell given = puzzle_.givens.filled().first();
  const Digit held = *puzzle_.givens[given];
  EXPECT_EQ(ask(view_, given, held).kind, WhyKind::kHeld);
  const Why filled = ask(view_, given, Digit(1 + held.value() % 9));
  EXPECT_EQ(filled.kind, WhyKind::kFilled);
  EXPECT_EQ(filled.held, held);
  for (const Cell peer : Layout::classic().peers(given) & view_.open_cells()) {
    const Why why = ask(view_, peer, held);
    ASSERT_EQ(why.kind, WhyKind::kPeer);
    EXPECT_TRUE(why.peers.contains(given));
    for (const Cell cell : why.peers) EXPECT_EQ(puzzle_.givens[cell], held);
  }
}

TEST_F(WhyKinds, TheTruthCannotBeRefuted) {
  for (const Cell cell : view_.open_cells()) {
    const Why why = ask(view_, cell, truth(cell));
    EXPECT_EQ(why.kind, WhyKind::kTrue);
    EXPECT_TRUE(why.steps.empty());
  }
}

TEST_F(WhyKinds, WhatTheMarksHaveLostIsRefutedAllTheSame) {
  View view = view_;
  for (const Candidate& wrong : wrong_candidates(view_, puzzle_.solution)) {
    if (rng_.below(3) == 0) view.eliminate(wrong);
  }
  int asked = 0;
  for (const Candidate& wrong : wrong_candidates(view_, puzzle_.solution)) {
    if (view.has(wrong) || ++asked > 10) continue;
    const Why why = ask(view, wrong.cell, wrong.digit);
    EXPECT_TRUE(why.was_removed);
    ASSERT_EQ(why.kind, WhyKind::kRefuted);
    expect_good(view, why, puzzle_.solution);
  }
  EXPECT_GT(asked, 0);
}

TEST_F(WhyKinds, MistakesComeFirst) {
  View view = view_;
  const Cell open = view.open_cells().first();
  view.eliminate({open, truth(open)});
  EXPECT_EQ(ask(view, open, truth(open)).kind, WhyKind::kMistake);
}

TEST_F(WhyKinds, AProfileThatIsTooWeakSaysSo) {
  const Profile none{"none", {}};
  const Candidate wrong = wrong_candidates(view_, puzzle_.solution).front();
  EXPECT_EQ(why_not(view_, wrong, &puzzle_.solution, none).kind, WhyKind::kWrong);
  EXPECT_EQ(why_not(view_, wrong, nullptr, none).kind, WhyKind::kOpen);
}

TEST_F(WhyKinds, TheFlagStopsIt) {
  const std::atomic<bool> stop = true;
  WhyOptions options;
  options.stop = &stop;
  const Candidate wrong = wrong_candidates(view_, puzzle_.solution).front();
  EXPECT_EQ(why_not(view_, wrong, &puzzle_.solution, *find_profile("shudu"), options).kind,
            WhyKind::kStopped);
}

// Two solutions: what neither of them has is refuted, what one has is not, uniqueness is not used.
TEST(WhyWithoutASolution, RefutesWhatNoSolutionHas) {
  Rng rng(36);
  const RandomPuzzle puzzle = random_puzzle(rng);
  Grid fewer = puzzle.givens;
  fewer.clear(fewer.filled().first());
  const View view(Layout::classic(), fewer);
  constexpr int kEnough = by_build(1'000, 1);
  int refuted = 0;
  int open = 0;
  const Profile easy = play_without({Family::kForcing});
  for (const Cell cell : view.open_cells()) {
    for (const Digit digit : view.candidates(cell)) {
      if (rng.below(5) != 0 || std::min(refuted, open) >= kEnough) continue;
      const Why why = why_not(view, {cell, digit}, nullptr, easy);
      if (puzzle.solution[cell] == digit) {
        EXPECT_EQ(why.kind, WhyKind::kOpen);
      }
      for (const Step& step : why.steps) EXPECT_FALSE(step.flags.uniqueness);
      ++(why.kind == WhyKind::kRefuted ? refuted : open);
    }
  }
  EXPECT_GT(refuted, 0);
  EXPECT_GT(open, 0);
}

TEST(WhyOnLayouts, RefutationsAreSoundOnAll) {
  Rng rng(37);
  int refuted = 0;
  const Profile profile =
      play_without({Family::kForcing, Family::kAls, Family::kChains, Family::kFish});
  for (const LayoutRow& row : layout_table()) {
    const RandomPuzzle puzzle = random_puzzle(*row.layout, rng);
    const View view(*row.layout, puzzle.givens);
    for (const Candidate& candidate : wrong_candidates(view, puzzle.solution)) {
      if (rng.below(by_build(20, 400)) != 0) continue;
      const Why why = why_not(view, candidate, &puzzle.solution, profile);
      ASSERT_TRUE(why.kind == WhyKind::kRefuted || why.kind == WhyKind::kWrong) << row.slug;
      if (why.kind == WhyKind::kWrong) continue;
      expect_good(view, why, puzzle.solution);
      ++refuted;
    }
  }
  EXPECT_GT(refuted, by_build(20, 0));
}

// Marks at random: nearly always without solution. Something is answered and nothing breaks.
TEST(WhyOfHostileMarks, EndsWithAnAnswer) {
  Rng rng(38);
  const Profile profile = play_without({Family::kForcing, Family::kAls, Family::kChains});
  for (int i = 0; i < by_build(60, 2); ++i) {
    Pencilmarks marks(9);
    for (int cell = 0; cell < 81; ++cell) {
      for (int digit = 1; digit <= 9; ++digit) {
        if (rng.below(10) < 3) marks.erase(Cell(cell), Digit(digit));
      }
    }
    const View view(Layout::classic(), Grid(9), Grid(9), marks);
    const Candidate candidate = Candidate::from_index(static_cast<int>(rng.below(kMaxCandidates)));
    const Why why = why_not(view, candidate, nullptr, profile);
    EXPECT_TRUE(why.kind == WhyKind::kMistake || why.kind == WhyKind::kRefuted ||
                why.kind == WhyKind::kOpen);
    const HintChoice choice = choose_hint(view, nullptr, profile);
    EXPECT_EQ(choice.kind == HintKind::kMistake, why.kind == WhyKind::kMistake);
  }
}

}  // namespace
}  // namespace shudu::test
