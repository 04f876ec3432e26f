// Every technique on its own cases, tests/cases/<slug>.cases: three that fire and a near miss.
#include "logic/cases.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "logic/each_technique.h"
#include "shudu/logic/step_check.h"

namespace shudu::test {
namespace {

class Cases : public testing::TestWithParam<const Technique*> {};

bool is_about(const Case& one, const Step& step) {
  return one.digits.empty() || one.digits == step.digits;
}

TEST_P(Cases, FireAndMiss) {
  const Technique& technique = *GetParam();
  int fires = 0;
  int misses = 0;
  FindOptions options;
  options.duals = technique.has(Trait::kOnRequest);  // who asks for a dual by its name wants it
  for (const Case& one : cases_of(technique.slug)) {
    const View view = view_of(one.cells, one.deleted);
    const Grid solution = solution_of(view);
    const std::vector<Step> steps = all_steps(view, technique, options);
    for (const Step& step : steps) {
      EXPECT_EQ(check_step(view, step, solution), StepFault::kNone)
          << "line " << one.line << ": " << text_of(step);
    }
    const auto is_it = [&one](const Step& step) {
      return is_about(one, step) && (!one.must_fire || (step.eliminations == one.eliminations &&
                                                        step.placements == one.placements));
    };
    const bool is_found = std::any_of(steps.begin(), steps.end(), is_it);
    EXPECT_EQ(is_found, one.must_fire) << technique.slug << ".cases:" << one.line;
    ++(one.must_fire ? fires : misses);
  }
  EXPECT_GE(fires, 3);
  EXPECT_GE(misses, 1);
}

INSTANTIATE_TEST_SUITE_P(All, Cases, testing::ValuesIn(all_techniques()), technique_name);

}  // namespace
}  // namespace shudu::test
