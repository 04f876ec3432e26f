// A step never changes how many solutions there are. On puzzles with several, uniqueness off, each
// step found must agree with all of them, and after each step that is applied the candidates that
// are left are counted anew.
#include <gtest/gtest.h>

#include <cstdio>
#include <optional>
#include <vector>

#include "logic/cases.h"
#include "logic/positions.h"
#include "logic/puzzles.h"
#include "shudu/logic/path.h"
#include "shudu/logic/step_check.h"
#include "shudu/solver/method.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

constexpr std::size_t kMostSolutions = 64;
constexpr std::size_t kMostStepsCounted = 8;
constexpr int kMostHard = 5;
constexpr FindOptions kNotUnique{.uniqueness = false, .duals = true};

Pencilmarks marks_of(const View& view) {
  Pencilmarks marks = view.marks();
  for (const Cell cell : view.grid().filled()) marks.set(cell, {*view.grid()[cell]});
  return marks;
}

// All solutions of the candidates, by a method that has nothing in common with the finders.
std::vector<Grid> solutions_of(const View& view) {
  std::vector<Grid> solutions;
  const SearchOptions options{.limit = kMostSolutions + 1};
  find_method("dlx")->search(view.layout(), marks_of(view), options, [&](const Grid& solution) {
    solutions.push_back(solution);
    return true;
  });
  return solutions;
}

std::uint64_t count_of(const View& view) {
  return default_method().count(view.layout(), marks_of(view), {}).count;
}

// Those that run without uniqueness; the nested chains, which may take many seconds where they find
// nothing, in long runs alone.
bool is_due(const Technique& technique, Rng& rng) {
  if (technique.has(Trait::kUniqueness)) return false;
  if (technique.has(Trait::kSlow)) return is_soak() && rng.below(400) == 0;
  return rng.below(technique.family == Family::kForcing ? 12 : 2) == 0;
}

class SolutionCount : public testing::Test {
 protected:
  std::vector<Step> checked(const View& view, const std::vector<Grid>& solutions, Rng& rng) {
    std::vector<Step> found;
    for (const Technique& technique : technique_table()) {
      if (!is_due(technique, rng)) continue;
      std::size_t count = 0;
      const auto sink = [&](Step&& step) {
        for (const Grid& solution : solutions) {
          EXPECT_EQ(check_step(view, step, solution), StepFault::kNone) << text_of(step) << "\n"
                                                                        << case_line(view, step);
        }
        found.push_back(std::move(step));
        return ++count < kMostStepsCounted;
      };
      technique.find({view, technique, kNotUnique, sink});
    }
    steps_ += found.size();
    return found;
  }

  // From a puzzle with several solutions on: what is easy, then some steps of any technique.
  void walk(const Grid& givens, Rng& rng) {
    View view(Layout::classic(), givens);
    const std::vector<Grid> solutions = solutions_of(view);
    if (solutions.size() < 2 || solutions.size() > kMostSolutions) return;
    ++puzzles_;
    for (int hard = 0; hard < kMostHard && !HasFailure();) {
      std::optional<Step> step = next_step(view, easy_, kNotUnique);
      if (!step) {
        const std::vector<Step> found = checked(view, solutions, rng);
        if (!found.empty()) step = found[rng.below(found.size())];
        ++hard;
      }
      if (!step) return;
      view.apply(*step);
      ASSERT_EQ(count_of(view), solutions.size()) << text_of(*step);
      ++applied_;
    }
  }

  const Profile easy_ = easy_profile();
  std::size_t puzzles_ = 0;
  std::size_t steps_ = 0;
  std::size_t applied_ = 0;
};

TEST_F(SolutionCount, StaysTheSameWithEachStep) {
  Rng rng(17 + soak_amount("shard", 0));
  const std::uint64_t wish = soak_amount("steps", by_build(40'000, 120)) / 6;
  while (steps_ < wish && !HasFailure()) {
    Grid givens = random_puzzle(rng, static_cast<int>(rng.below(6))).givens;
    for (std::uint64_t gone = 1 + rng.below(3); gone > 0; --gone) {
      auto values = givens.values();
      values[rng.below(81)] = 0;
      givens = Grid::from_values(values, 9);
    }
    walk(givens, rng);
  }
  std::printf("%zu steps on %zu puzzles with 2 to %zu solutions, %zu of them applied\n", steps_,
              puzzles_, kMostSolutions, applied_);
}

}  // namespace
}  // namespace shudu::test
