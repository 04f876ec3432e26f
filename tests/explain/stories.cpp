#include "explain/stories.h"

#include <algorithm>

#include "logic/cases.h"

namespace shudu::test {

std::vector<Step> told_steps(const Technique& technique, std::size_t most) {
  FindOptions options;
  options.duals = technique.has(Trait::kOnRequest);
  std::vector<Step> steps;
  for (const Case& one : cases_of(technique.slug)) {
    if (!one.must_fire || steps.size() >= most) continue;
    const View view = view_of(one.cells, one.deleted);
    for (Step& step : all_steps(view, technique, options)) {
      if (!one.digits.empty() && one.digits != step.digits) continue;
      if (step.eliminations != one.eliminations || step.placements != one.placements) continue;
      steps.push_back(std::move(step));
      break;
    }
  }
  return steps;
}

}  // namespace shudu::test
