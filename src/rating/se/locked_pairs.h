// The scan that pointing, claiming and their direct forms share: a digit whose positions in a base
// house A, two at least, all lie in a crossing house L. Pairs of kinds in the order of the
// original: box in column, box in row, column in box, row in box.
//
// A house has three crossings with houses of another kind, three positions each: runs of three, or,
// for the columns through a box, every third one. A table says which crossings positions meet.
#pragma once

#include "rating/se/position.h"

namespace shudu::se {

struct Locked {
  int base;
  int line;
  int digit;
};

/// For nine positions: 1 to 3 where they are two at least and all in this run of three, or all with
/// this remainder by three (from 1); else 0.
struct Crossings {
  std::uint8_t run[512]{};
  std::uint8_t stride[512]{};
};
constexpr Crossings make_crossings() {
  Crossings c;
  for (unsigned mask = 0; mask < 512; ++mask) {
    if (!has_two_or_more(mask)) continue;
    for (unsigned i = 0; i < 3; ++i) {
      if ((mask & ~(0b000000111U << 3 * i)) == 0) c.run[mask] = static_cast<std::uint8_t>(i + 1);
      if ((mask & ~(0b001001001U << i)) == 0) c.stride[mask] = static_cast<std::uint8_t>(i + 1);
    }
  }
  return c;
}
inline constexpr Crossings kCrossings = make_crossings();

/// The house of a kind through crossing number `i` of a base house.
constexpr int crossing_house(int base, Kind line_kind, int i) {
  const int number = base % 9;
  if (base < 9) return line_kind == kColumn ? 18 + number % 3 * 3 + i : 9 + number / 3 * 3 + i;
  return base < 18 ? number / 3 * 3 + i : i * 3 + number / 3;  // the boxes of a row, of a column
}
static_assert(crossing_house(5, kColumn, 1) == 18 + 7 && crossing_house(5, kRow, 1) == 9 + 4);
static_assert(crossing_house(9 + 4, kBox, 2) == 5 && crossing_house(18 + 4, kBox, 2) == 7);

/// Calls `see(locked)` for one base house, by crossing, until it says false; false then.
template <typename See>
bool for_each_locked_in(const Position& position, int base, Kind line_kind, See& see) {
  const auto& crossing = line_kind == kColumn ? kCrossings.stride : kCrossings.run;
  unsigned locked[4]{};  // digits, by crossing; those that are not locked first
  for (int digit = 0; digit < 9; ++digit) {
    locked[crossing[position.places[digit][base]]] |= 1U << digit;
  }
  if ((locked[1] | locked[2] | locked[3]) == 0) return true;
  for (int i = 0; i < 3; ++i) {
    for (unsigned left = locked[i + 1]; left != 0; left &= left - 1) {
      if (!see(Locked{base, crossing_house(base, line_kind, i), lowest(left)})) return false;
    }
  }
  return true;
}

/// Calls `see(locked)` in order until it says false; false then. Base houses that `skip(base)` are
/// left out.
template <typename Skip, typename See>
bool for_each_locked(const Position& position, Skip skip, See see) {
  constexpr Kind kPairs[4][2] = {{kBox, kColumn}, {kBox, kRow}, {kColumn, kBox}, {kRow, kBox}};
  for (const auto& [base_kind, line_kind] : kPairs) {
    for (int base = 9 * base_kind; base < 9 * base_kind + 9; ++base) {
      if (!skip(base) && !for_each_locked_in(position, base, line_kind, see)) return false;
    }
  }
  return true;
}

}  // namespace shudu::se
