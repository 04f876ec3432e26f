// Hidden and naked singles (1.0 to 1.5, 2.3): a digit with one position in a house, a cell with one
// candidate. Hidden singles come in two passes over boxes, columns and rows: first those in the
// last open cell of a house, then all others. Right by the rules of Sudoku. Source: folklore; order
// and ratings: Sudoku Explainer 1.2.1.
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

Rule hidden_single_rule(int house, bool is_last) {
  if (is_last) return Rule::kLastCell;
  constexpr Rule kByKind[3] = {Rule::kHiddenSingleBox, Rule::kHiddenSingleRow,
                               Rule::kHiddenSingleColumn};
  return kByKind[kind_of_house(house)];
}

Hint single(Rule rule, int cell, int digit) {
  Hint hint;
  hint.set_rule(rule);
  hint.placement = candidate_id(cell, digit);
  hint.cells.insert(Cell(cell));
  hint.digits = static_cast<Mask>(1U << digit);
  return hint;
}

bool find_in_house(const Position& position, int house, HintSink sink) {
  const bool is_last = position.open_count[house] == 1;
  for (int digit = 0; digit < 9; ++digit) {
    const unsigned places = position.places[digit][house];
    if (!is_single(places)) continue;
    const int cell = kGeometry.cell[house][lowest(places)];
    Hint hint = single(hidden_single_rule(house, is_last), cell, digit);
    hint.houses = 1U << house;
    if (!sink(hint)) return false;
  }
  return true;
}

}  // namespace

bool find_hidden_single(const Position& position, HintSink sink) {
  for (const bool is_last : {true, false}) {
    for (const int house : kBoxColumnRow.house) {
      if ((position.open_count[house] == 1) != is_last) continue;
      if (!find_in_house(position, house, sink)) return false;
    }
  }
  return true;
}

bool find_naked_single(const Position& position, HintSink sink) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (!is_single(position.marks[cell])) continue;
    if (!sink(single(Rule::kNakedSingle, cell, lowest(position.marks[cell])))) return false;
  }
  return true;
}

}  // namespace shudu::se
