// Paths: how they end, and that they are the first steps one after the other.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <span>

#include "logic/cases.h"
#include "logic/puzzles.h"
#include "shudu/logic/path.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

// Known for their difficulty: SE 10.5 (AI Escargot), 11.9 (Golden Nugget), 11.6 (Easter Monster).
struct Known {
  const char* name;
  const char* givens;
};
constexpr auto kHard = std::to_array<Known>({
    {"AI Escargot",
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    {"Golden Nugget",
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    {"Easter Monster",
     "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"},
});

const Profile& shudu_profile() { return *find_profile("shudu"); }

Profile profile_of(std::initializer_list<const char*> slugs) {
  Profile profile{"some", {}};
  for (const char* slug : slugs) profile.techniques.push_back(find_technique(slug));
  return profile;
}

TEST(Path, SolvesTheHardestByForcingNetsAtLast) {
  for (const Known& known : std::span(kHard).first(by_build(3, 1))) {
    View view = view_of(known.givens, "");
    const Grid solution = solution_of(view);
    const Path path = solve_path(view, shudu_profile());
    EXPECT_EQ(path.end, PathEnd::kSolved) << known.name;
    EXPECT_EQ(view.grid(), solution) << known.name;
  }
}

TEST(Path, IsTheFirstStepsOfFreshPositions) {
  Rng rng(71);
  for (int i = 0; i < by_build(20, 1); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    View view(Layout::classic(), puzzle.givens);
    const Path path = solve_path(view, shudu_profile());
    View again(Layout::classic(), puzzle.givens);
    for (const Step& step : path.steps) {
      const View fresh(again.layout(), again.givens(), again.grid(), again.marks());
      const auto next = next_step(fresh, shudu_profile());
      ASSERT_TRUE(next.has_value());
      ASSERT_EQ(*next, step) << text_of(step) << " on the path, else " << text_of(*next);
      ASSERT_EQ(check_step(again, step, puzzle.solution), StepFault::kNone) << text_of(step);
      again.apply(step);
    }
    EXPECT_TRUE(again.is_full());
  }
}

TEST(Path, EndsStuckWhereTheProfileDoes) {
  View view = view_of(kHard[0].givens, "");
  const Profile easy = profile_of({"full-house", "naked-single", "hidden-single", "pointing"});
  const Path path = solve_path(view, easy);
  EXPECT_EQ(path.end, PathEnd::kStuck);
  for (const Technique* technique : easy.techniques) {
    EXPECT_FALSE(first_step(view, *technique).has_value()) << technique->slug;
  }
}

TEST(Path, EndsStuckWhereTrialIsNeeded) {
  // All but two rows of a grid; in each third of the columns the two may change places.
  View view = view_of(
      "..................789123456234567891567891234891234567345678912678912345912345678", "");
  FindOptions options = in_play();
  options.uniqueness = false;
  const Path path =
      solve_path(view,
                 profile_of({"full-house", "naked-single", "hidden-single", "naked-pair", "aic",
                             "forcing-chain-verity", "forcing-net-contradiction"}),
                 {.find = options});
  EXPECT_EQ(path.end, PathEnd::kStuck);
  EXPECT_FALSE(view.is_full());
}

TEST(Path, EndsBehindATechnique) {
  Rng rng(72);
  View view(Layout::classic(), random_puzzle(rng).givens);
  PathOptions options;
  options.until = find_technique("hidden-single");
  const Path path = solve_path(view, shudu_profile(), options);
  EXPECT_EQ(path.end, PathEnd::kUntil);
  ASSERT_FALSE(path.steps.empty());
  EXPECT_EQ(path.steps.back().technique, options.until);
  for (std::size_t i = 0; i + 1 < path.steps.size(); ++i) {
    EXPECT_NE(path.steps[i].technique, options.until);
  }
}

TEST(Path, StopsByFlagAndByLimit) {
  Rng rng(73);
  const Grid givens = random_puzzle(rng).givens;
  View limited(Layout::classic(), givens);
  PathOptions options;
  options.most_steps = 3;
  const Path three = solve_path(limited, shudu_profile(), options);
  EXPECT_EQ(three.end, PathEnd::kStopped);
  EXPECT_EQ(three.steps.size(), 3U);
  View stopped(Layout::classic(), givens);
  const std::atomic<bool> stop = true;
  const Path none = solve_path(stopped, shudu_profile(), {.stop = &stop});
  EXPECT_EQ(none.end, PathEnd::kStopped);
  EXPECT_TRUE(none.steps.empty());
}

TEST(Path, SeesAContradiction) {
  // r1c1 sees 1 to 8 in its row and a 9 in its column.
  View cell = view_of(
      ".12345678.........9..............................................................", "");
  EXPECT_EQ(solve_path(cell, shudu_profile()).end, PathEnd::kContradiction);
  // In box 1, rows 1 and 2 have a 1 elsewhere and row 3 is full.
  View house = view_of(
      "...1...........1..234............................................................", "");
  EXPECT_EQ(solve_path(house, shudu_profile()).end, PathEnd::kContradiction);
}

TEST(Path, IsSolvedAtOnceWhereNothingIsOpen) {
  View full = view_of(
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642", "");
  const Path path = solve_path(full, shudu_profile());
  EXPECT_EQ(path.end, PathEnd::kSolved);
  EXPECT_TRUE(path.steps.empty());
}

}  // namespace
}  // namespace shudu::test
