// The scan that pointing, claiming and their direct forms share: a digit whose positions in a base
// house A, two at least, all lie in a crossing house L. Pairs of kinds in the order of the
// original: box in column, box in row, column in box, row in box.
#pragma once

#include "rating/se/position.h"

namespace shudu::se {

struct Locked {
  int base;
  int line;
  int digit;
};

/// Calls `see(locked)` in order until it says false; false then.
template <typename See>
bool for_each_locked(const Position& position, See see) {
  constexpr Kind kPairs[4][2] = {{kBox, kColumn}, {kBox, kRow}, {kColumn, kBox}, {kRow, kBox}};
  for (const auto& [base_kind, line_kind] : kPairs) {
    for (int base = 9 * base_kind; base < 9 * base_kind + 9; ++base) {
      for (int line = 9 * line_kind; line < 9 * line_kind + 9; ++line) {
        const unsigned crossing = kGeometry.crossing[base][line];
        if (crossing == 0) continue;
        for (int digit = 0; digit < 9; ++digit) {
          const unsigned places = position.places[digit][base];
          if (!has_two_or_more(places) || (places & ~crossing) != 0) continue;
          if (!see(Locked{base, line, digit})) return false;
        }
      }
    }
  }
  return true;
}

}  // namespace shudu::se
