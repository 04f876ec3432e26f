#include "explain/disclosure.h"

#include <algorithm>

#include "explain/step_parts.h"
#include "shudu/logic/technique.h"

namespace shudu {
namespace {

bool is_eliminated(const Step& step, Candidate candidate) {
  return std::find(step.eliminations.begin(), step.eliminations.end(), candidate) !=
         step.eliminations.end();
}

bool has_mark(const Step& step, const Mark& mark) {
  return std::find(step.marks.begin(), step.marks.end(), mark) != step.marks.end();
}

// A candidate that is refuted, or that its chain shows both as true and as false.
bool tells_result_of_chain(const Step& step, const Mark& mark) {
  if (mark.role != MarkRole::kOn && mark.role != MarkRole::kOff) return false;
  const MarkRole opposite = mark.role == MarkRole::kOn ? MarkRole::kOff : MarkRole::kOn;
  return is_eliminated(step, mark.candidate) || has_mark(step, {mark.candidate, opposite});
}

// The cell of the only candidate that keeps a deadly pattern from being complete.
bool is_in_only_guardian_cell(const Step& step, Cell cell) {
  const auto guardians = candidates_of_role(step, MarkRole::kGuardian);
  return guardians.size() == 1 && guardians[0].cell == cell;
}

}  // namespace

std::vector<Mark> marks_before_reason(const Step& step) {
  std::vector<Mark> marks;
  if (step.technique->family == Family::kTemplates) return marks;
  const DigitSet placed = placed_digits(step);
  for (const Mark& mark : step.marks) {
    const bool is_telling = placed.contains(mark.candidate.digit) ||
                            tells_result_of_chain(step, mark) ||
                            is_in_only_guardian_cell(step, mark.candidate.cell);
    if (!is_telling) marks.push_back(mark);
  }
  return marks;
}

std::vector<Cell> cells_before_reason(const Step& step) {
  return step.technique->family == Family::kTemplates ? std::vector<Cell>() : step.cells;
}

bool may_name_digits(const Step& step) { return (placed_digits(step) & step.digits).empty(); }

bool may_name_guardians(const Step& step) {
  return may_name_digits(step) && candidates_of_role(step, MarkRole::kGuardian).size() > 1;
}

}  // namespace shudu
