// Naked and hidden pairs, triplets and quads (3.0 to 5.4): k cells of a house with k digits in all,
// or k digits with k positions in all. The k digits fill the k cells, so the digits leave the other
// cells of the house, or the cells lose their other digits. Houses in the order boxes, columns,
// rows; only those with so many open cells that something can be left. Source: folklore; order and
// ratings: Sudoku Explainer 1.2.1.
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

constexpr Rule kNakedRules[] = {Rule::kNakedPair, Rule::kNakedTriplet, Rule::kNakedQuad};
constexpr Rule kHiddenRules[] = {Rule::kHiddenPair, Rule::kHiddenTriplet, Rule::kHiddenQuad};

CellSet cells_at(int house, unsigned positions) {
  CellSet cells;
  for (; positions != 0; positions &= positions - 1) {
    cells.insert(Cell(kGeometry.cell[house][lowest(positions)]));
  }
  return cells;
}

Hint start_hint(Rule rule, int house) {
  Hint hint;
  hint.set_rule(rule);
  hint.houses = 1U << house;
  return hint;
}

bool find_naked_in(const Position& position, int k, int house, HintSink sink) {
  unsigned suited = 0;
  unsigned open = 0;
  for (int i = 0; i < 9; ++i) {
    const int marks = count(position.marks[kGeometry.cell[house][i]]);
    if (marks >= 2 && marks <= k) suited |= 1U << i;
    if (marks > 0) open |= 1U << i;
  }
  return for_each_subset(suited, k, [&](unsigned set) {
    unsigned digits = 0;
    for (unsigned left = set; left != 0; left &= left - 1) {
      digits |= position.marks[kGeometry.cell[house][lowest(left)]];
    }
    if (count(digits) != k) return true;
    Hint hint = start_hint(kNakedRules[k - 2], house);
    for (unsigned left = open & ~set; left != 0; left &= left - 1) {
      hint.eliminate(position, kGeometry.cell[house][lowest(left)], digits);
    }
    if (hint.eliminations.empty()) return true;
    hint.cells = cells_at(house, set);
    hint.digits = static_cast<Mask>(digits);
    return sink(hint);
  });
}

bool find_hidden_in(const Position& position, int k, int house, HintSink sink) {
  unsigned suited = 0;
  for (int digit = 0; digit < 9; ++digit) {
    const int places = count(position.places[digit][house]);
    if (places >= 2 && places <= k) suited |= 1U << digit;
  }
  return for_each_subset(suited, k, [&](unsigned digits) {
    unsigned places = 0;
    for (unsigned left = digits; left != 0; left &= left - 1) {
      places |= position.places[lowest(left)][house];
    }
    if (count(places) != k) return true;
    Hint hint = start_hint(kHiddenRules[k - 2], house);
    for (unsigned left = places; left != 0; left &= left - 1) {
      hint.eliminate(position, kGeometry.cell[house][lowest(left)], ~digits);
    }
    if (hint.eliminations.empty()) return true;
    hint.cells = cells_at(house, places);
    hint.digits = static_cast<Mask>(digits);
    return sink(hint);
  });
}

}  // namespace

bool find_naked_set(const Position& position, int k, int since, HintSink sink) {
  for (const int house : kBoxColumnRow.house) {
    if (position.house_changed[house] <= since) continue;
    if (position.open_count[house] < 2 * k) continue;
    if (!find_naked_in(position, k, house, sink)) return false;
  }
  return true;
}

bool find_hidden_set(const Position& position, int k, int since, HintSink sink) {
  for (const int house : kBoxColumnRow.house) {
    if (position.house_changed[house] <= since) continue;
    if (position.open_count[house] <= 2 * k) continue;
    if (!find_hidden_in(position, k, house, sink)) return false;
  }
  return true;
}

}  // namespace shudu::se
