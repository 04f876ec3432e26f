#include "shudu/logic/step_check.h"

#include <algorithm>

namespace shudu {
namespace {

bool are_present(const View& view, const std::vector<Candidate>& candidates) {
  return std::all_of(candidates.begin(), candidates.end(),
                     [&view](const Candidate& candidate) { return view.has(candidate); });
}

bool is_ascending(const std::vector<Candidate>& candidates) {
  return std::adjacent_find(candidates.begin(), candidates.end(),
                            [](const Candidate& a, const Candidate& b) { return !(a < b); }) ==
         candidates.end();
}

}  // namespace

StepFault check_form(const View& before, const Step& step) {
  if (step.technique == nullptr) return StepFault::kNoTechnique;
  if (step.eliminations.empty() && step.placements.empty()) return StepFault::kEmpty;
  if (!step.eliminations.empty() && !step.placements.empty()) return StepFault::kBothKinds;
  if (!are_present(before, step.eliminations) || !are_present(before, step.placements)) {
    return StepFault::kAbsent;
  }
  if (!is_ascending(step.eliminations) || !is_ascending(step.placements)) {
    return StepFault::kUnordered;
  }
  return StepFault::kNone;
}

StepFault check_step(const View& before, const Step& step, const Grid& solution) {
  const StepFault form = check_form(before, step);
  if (form != StepFault::kNone) return form;
  const auto is_true = [&solution](const Candidate& c) { return solution[c.cell] == c.digit; };
  if (std::any_of(step.eliminations.begin(), step.eliminations.end(), is_true)) {
    return StepFault::kWrongElimination;
  }
  if (!std::all_of(step.placements.begin(), step.placements.end(), is_true)) {
    return StepFault::kWrongPlacement;
  }
  return StepFault::kNone;
}

}  // namespace shudu
