#include "shudu/verbs/position.h"

#include <cassert>

#include "shudu/logic/hint_step.h"

namespace shudu::verbs {

Position position_of(const Layout& layout, const Grid& givens) {
  return {layout, givens, Pencilmarks::from_grid(givens)};
}

Position position_of(const Layout& layout, const Puzzle& record, const Format* format) {
  return {layout, record.givens, record.question(), record.marks_are_puzzle, &record, format};
}

View puzzle_view(const Position& position) {
  const Layout& layout = position.layout;
  const Grid& givens = position.givens;
  if (!position.marks_are_puzzle) return {layout, givens};
  return player_view(layout, givens, givens, position.marks, layout.all_cells());
}

Unanswered halted(const Budget& budget) {
  assert(budget.halt() != Halt::kNone);
  return {budget.halt(), {}, 1};
}

}  // namespace shudu::verbs
