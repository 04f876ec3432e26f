#include "shudu/verbs/position.h"

#include <cassert>

namespace shudu::verbs {

Position position_of(const Layout& layout, const Grid& givens) {
  return {layout, givens, Pencilmarks::from_grid(givens)};
}

Position position_of(const Layout& layout, const Puzzle& record, const Format* format) {
  return {layout, record.givens, record.question(), record.marks_are_puzzle, &record, format};
}

Unanswered halted(const Budget& budget) {
  assert(budget.halt() != Halt::kNone);
  return {budget.halt(), {}, 1};
}

}  // namespace shudu::verbs
