// Direct pointing, claiming, hidden pair and triplet (1.7, 1.9, 2.0, 2.5): a locked digit or a
// hidden set that leaves some house one position for a digit, taken as one step. Only the placement
// is applied. Right because the locked digit or set is: what it takes away was impossible. Source:
// Sudoku Explainer 1.2.1.
#include "rating/se/locked_pairs.h"
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

Hint placing(Rule rule, int house, int position, int digit) {
  Hint hint;
  hint.set_rule(rule);
  hint.placement = candidate_id(kGeometry.cell[house][position], digit);
  hint.houses = 1U << house;
  return hint;
}

// The one position of the digit that `gone` leaves in the house, which had two at least; or -1.
int position_left(const Position& position, int house, int digit, unsigned gone) {
  const unsigned places = position.places[digit][house];
  const unsigned left = places & ~gone;
  return has_two_or_more(places) && is_single(left) ? lowest(left) : -1;
}

// A base house, and those of its kind that its lines cross.
bool are_crossings_unchanged(const Position& position, int base, int since) {
  const int first = base - base % 9;
  const int number = base % 9;
  for (int i = 0; i < 3; ++i) {
    if (position.house_changed[first + number / 3 * 3 + i] > since) return false;
    if (first == 0 && position.house_changed[i * 3 + number % 3] > since) return false;
  }
  return true;
}

bool find_in_other_houses(const Position& position, const Locked& locked, HintSink sink) {
  const int first = 9 * kind_of_house(locked.base);
  for (int i = 0; i < 3; ++i) {
    const int other = crossing_house(locked.line, static_cast<Kind>(first / 9), i);
    if (other == locked.base) continue;
    const unsigned crossing = kGeometry.crossing[other][locked.line];
    const int place = position_left(position, other, locked.digit, crossing);
    if (place < 0) continue;
    Hint hint = placing(first == 0 ? Rule::kDirectPointing : Rule::kDirectClaiming, other, place,
                        locked.digit);
    hint.cells = kGeometry.cells[locked.base] & position.cells_of_digit[locked.digit];
    hint.digits = static_cast<Mask>(1U << locked.digit);
    hint.houses |= 1U << locked.base | 1U << locked.line;
    if (!sink(hint)) return false;
  }
  return true;
}

// The digits with two to `k` positions in the house: those that a hidden set can be made of.
unsigned digits_of_sets(const Position& position, int house, int k) {
  unsigned digits = 0;
  for (int digit = 0; digit < 9; ++digit) {
    const int places = count(position.places[digit][house]);
    if (places >= 2 && places <= k) digits |= 1U << digit;
  }
  return digits;
}

bool find_beside_set(const Position& position, int house, unsigned digits, HintSink sink) {
  unsigned set_places = 0;
  for (unsigned left = digits; left != 0; left &= left - 1) {
    set_places |= position.places[lowest(left)][house];
  }
  const int k = count(digits);
  if (count(set_places) != k) return true;
  for (int digit = 0; digit < 9; ++digit) {
    if ((digits >> digit & 1) != 0) continue;
    const int place = position_left(position, house, digit, set_places);
    if (place < 0) continue;
    Hint hint =
        placing(k == 2 ? Rule::kDirectHiddenPair : Rule::kDirectHiddenTriplet, house, place, digit);
    hint.digits = static_cast<Mask>(digits);
    for (unsigned left = set_places; left != 0; left &= left - 1) {
      hint.cells.insert(Cell(kGeometry.cell[house][lowest(left)]));
    }
    return sink(hint);
  }
  return true;
}

}  // namespace

bool find_direct_locking(const Position& position, int since, HintSink sink) {
  const auto skip = [&](int base) { return are_crossings_unchanged(position, base, since); };
  return for_each_locked(position, skip, [&](const Locked& locked) {
    return find_in_other_houses(position, locked, sink);
  });
}

bool find_direct_hidden_set(const Position& position, int k, int since, HintSink sink) {
  for (const int house : kBoxColumnRow.house) {
    if (position.house_changed[house] <= since) continue;
    if (position.open_count[house] <= k) continue;
    const auto see = [&](unsigned digits) {
      return find_beside_set(position, house, digits, sink);
    };
    if (!for_each_subset(digits_of_sets(position, house, k), k, see)) return false;
  }
  return true;
}

}  // namespace shudu::se
