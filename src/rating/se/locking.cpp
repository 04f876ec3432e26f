// Pointing and claiming (2.6, 2.8): all positions of a digit in a box lie in one line, or those of
// a line in one box; so the digit is in the crossing and leaves the rest of the other house.
// Source: folklore, "locked candidates"; order and ratings: Sudoku Explainer 1.2.1.
#include "rating/se/locked_pairs.h"
#include "rating/se/producers.h"

namespace shudu::se {

bool find_locking(const Position& position, int since, HintSink sink) {
  const auto skip = [&](int base) { return position.house_changed[base] <= since; };
  return for_each_locked(position, skip, [&](const Locked& locked) {
    const auto [base, line, digit] = locked;
    const unsigned rest = position.places[digit][line] & ~unsigned{kGeometry.crossing[line][base]};
    if (rest == 0) return true;
    Hint hint;
    hint.set_rule(kind_of_house(base) == kBox ? Rule::kPointing : Rule::kClaiming);
    hint.cells = kGeometry.cells[base] & position.cells_of_digit[digit];
    hint.digits = static_cast<Mask>(1U << digit);
    hint.bases = 1U << base;
    hint.houses = 1U << base | 1U << line;
    hint.eliminate(position, kGeometry.cells[line] - kGeometry.cells[base], digit);
    return hand_over(hint, sink);
  });
}

}  // namespace shudu::se
