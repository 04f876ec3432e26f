// Rules on two cells, one cell, and two houses.
#include "propagation/rules/rules.h"

namespace shudu::propagation {
namespace {

Set image(const std::vector<Set>& table, Set set, int values) {
  const int bits = piece_bits(values);
  if (values <= bits) return table[set];
  const Set piece = (Set{1} << bits) - 1;
  Set result = 0;
  for (std::size_t at = 0; set != 0; set >>= bits, at += piece + 1) {
    result |= table[at + (set & piece)];
  }
  return result;
}

bool remove_all(State& state, Cells cells, Set values) {
  if (values == 0) return true;
  for (const Variable cell : cells) {
    if (!state.remove(cell, values)) return false;
  }
  return true;
}

}  // namespace

bool propagate(State& state, Cells cells, const Relation& relation) {
  const int values = state.problem().values;
  return state.keep(cells[1], image(relation.table->forth, state[cells[0]], values)) &&
         state.keep(cells[0], image(relation.table->back, state[cells[1]], values));
}

bool propagate(State& state, Cells cells, const Within& within) {
  return state.keep(cells[0], within.values);
}

// A value that one house has in the crossing alone falls from the rest of the other.
bool propagate(State& state, Cells cells, const Crossing& crossing) {
  const Cells both = cells.first(crossing.first);
  const Cells first = cells.subspan(crossing.first, crossing.second - crossing.first);
  const Cells second = cells.subspan(crossing.second);
  const Set here = union_of(state, both);
  const Set in_first = union_of(state, first);
  const Set in_second = union_of(state, second);
  return remove_all(state, second, here & ~in_first & in_second) &&
         remove_all(state, first, here & ~in_second & in_first);
}

}  // namespace shudu::propagation
