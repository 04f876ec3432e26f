// Steps of the scale as steps of logic: the same results, none wrong, and words for each, on the
// way through random puzzles and some that need chains inside chains.
#include "shudu/rating/se_story.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "logic/puzzles.h"
#include "rating/rated_lists.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/step_check.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"
#include "support/languages.h"

namespace shudu::test {
namespace {

void expect_told(const View& view, const SeStep& step, const Grid& solution) {
  const std::optional<Step> story = se_story(view, step);
  ASSERT_TRUE(story.has_value()) << step.technique->slug << " is no step of logic";
  EXPECT_EQ(check_step(view, *story, solution), StepFault::kNone) << step.technique->slug;
  if (step.placement) {
    EXPECT_EQ(story->placements, std::vector<Candidate>{*step.placement});
  } else {
    EXPECT_EQ(story->eliminations, step.eliminations);
  }
  for (const Language language : kLanguages) {
    const std::string text = explain_step(view.layout(), *story, language);
    EXPECT_FALSE(text.empty());
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_EQ(text.find("  "), std::string::npos) << text;
  }
}

// How many steps there were.
int expect_path_told(const Grid& givens, const Grid& solution) {
  const auto rating = rate_se(givens, {.with_path = true});
  EXPECT_TRUE(rating.has_value());
  View view(Layout::classic(), givens);
  for (const SeStep& step : rating->steps) {
    expect_told(view, step, solution);
    for (const Candidate& gone : step.eliminations) {
      if (view.has(gone)) view.eliminate(gone);
    }
    if (step.placement) view.place(step.placement->cell, step.placement->digit);
  }
  EXPECT_TRUE(view.is_full());
  return static_cast<int>(rating->steps.size());
}

TEST(SeStory, StepsOfRandomPuzzlesAreStepsOfLogic) {
  Rng rng(51);
  int steps = 0;
  for (int i = 0; i < by_build(100, 2); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    steps += expect_path_told(puzzle.givens, puzzle.solution);
  }
  EXPECT_GT(steps, 0);
}

// Inkala's of 2006 (10.5) and one of 9.0 and more.
TEST(SeStory, ChainsInsideChainsAreToldAsNets) {
  const Grid hard =
      grid_of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  expect_path_told(hard, solve(Layout::classic(), hard).value().first);
}

}  // namespace
}  // namespace shudu::test
