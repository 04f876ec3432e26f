#include "logic/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "logic/cases.h"
#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/step_check.h"
#include "shudu/solver/solver.h"

namespace shudu::test {
namespace {

constexpr std::ptrdiff_t kMostCompared = 200;

}  // namespace

Position random_position(const Layout& layout, Rng& rng) {
  // One from which every layout here is soon full.
  Grid start(layout.size());
  start.place(Cell(layout.cell_count() / 2), Digit(layout.size() / 2 + 1));
  const Grid solution = renamed(solve(layout, start).value().first, rng);
  Grid givens(layout.size());
  const std::uint64_t kept = 20 + rng.below(50);
  for (const Cell cell : layout.all_cells()) {
    if (rng.below(100) < kept) givens.place(cell, *solution[cell]);
  }
  View view(layout, givens);
  const std::uint64_t taken = rng.below(80);
  for (const Cell cell : view.open_cells()) {
    for (const Digit digit : view.candidates(cell)) {
      if (digit != *solution[cell] && rng.below(100) < taken) view.eliminate({cell, digit});
    }
  }
  return {view, solution};
}

std::vector<Step> some_steps(const View& view, std::string_view slug, std::size_t most) {
  std::vector<Step> steps;
  visit_steps(view, *find_technique(slug), {}, [&steps, most](Step&& step) {
    steps.push_back(std::move(step));
    return steps.size() < most;
  });
  return steps;
}

void expect_sound_and_distinct(const Position& position, const std::vector<Step>& steps) {
  for (auto step = steps.begin(); step != steps.end(); ++step) {
    ASSERT_EQ(check_step(position.view, *step, position.solution), StepFault::kNone)
        << text_of(*step);
    if (step - steps.begin() >= kMostCompared) continue;
    ASSERT_EQ(std::find(steps.begin(), step, *step), step) << "twice: " << text_of(*step);
  }
}

Profile easy_profile() {
  Profile easy{"easy", {}};
  for (const Technique* technique : find_profile("shudu")->techniques) {
    if (technique->family <= Family::kSubsets) easy.techniques.push_back(technique);
  }
  return easy;
}

std::vector<Layout> all_layouts() {
  std::vector<Layout> all;
  for (const LayoutRow& row : layout_table()) all.push_back(*row.layout);
  for (const char* const code :
       {"jigsaw:111222333111222363411225363414255363444555666744585669748885969777788999777888999",
        "jigsaw:114447777111144477111444877222255878222558888225555588333366999366666699333369999",
        "x+windoku"}) {
    all.push_back(parse_layout(code).value());
  }
  return all;
}

}  // namespace shudu::test
