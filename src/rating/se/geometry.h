// The classic grid as the scale counts it: houses by kind (boxes, rows, columns), cells by their
// position in a house, peers in the order in which the original meets them, and the k-subsets of
// nine things in its order. All orders are part of the scale: which hint comes first depends on
// them. Cells, digits and positions are plain ints here, 0 to 80 and 0 to 8; a set of digits or
// positions is nine bits.
#pragma once

#include <bit>
#include <cstdint>

#include "shudu/core/cell_set.h"

namespace shudu::se {

/// Nine bits: digits of a cell, or positions in a house.
using Mask = std::uint16_t;

inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;
enum Kind : std::uint8_t { kBox, kRow, kColumn };

/// House numbers: boxes 0 to 8, rows 9 to 17, columns 18 to 26.
constexpr int house_number(int kind, int index) { return 9 * kind + index; }
constexpr int kind_of_house(int house) { return house / 9; }
constexpr int row_of(int cell) { return cell / 9; }
constexpr int column_of(int cell) { return cell % 9; }
constexpr int box_of(int cell) { return row_of(cell) / 3 * 3 + column_of(cell) / 3; }

/// Members of a nine-bit set. A table: plain x86-64 has no instruction for it.
struct Counts {
  std::uint8_t of[512]{};
};
constexpr Counts make_counts() {
  Counts counts;
  for (unsigned mask = 0; mask < 512; ++mask) {
    counts.of[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  }
  return counts;
}
inline constexpr Counts kCounts = make_counts();
constexpr int count(unsigned mask) { return kCounts.of[mask]; }
constexpr int lowest(unsigned mask) { return std::countr_zero(mask); }
constexpr bool is_single(unsigned mask) { return mask != 0 && (mask & (mask - 1)) == 0; }
constexpr bool has_two_or_more(unsigned mask) { return (mask & (mask - 1)) != 0; }
constexpr bool has_two_or_more(CellSet cells) {
  const std::uint64_t low = cells.low();
  const std::uint64_t high = cells.high();
  return (low & (low - 1)) != 0 || (high & (high - 1)) != 0 || (low != 0 && high != 0);
}

struct Geometry {
  std::uint8_t cell[kHouses][9]{};     ///< by house and position
  std::uint8_t house[kCells][3]{};     ///< by cell and kind
  std::uint8_t position[kCells][3]{};  ///< of the cell in its house of a kind
  std::uint8_t peer[kCells][20]{};     ///< box, then row, then column, each once
  CellSet peers[kCells];
  CellSet cells[kHouses];
  Mask crossing[kHouses][kHouses]{};  ///< positions in the first house that lie in the second
};

constexpr void add_houses(Geometry& g) {
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = row_of(cell);
    const int column = column_of(cell);
    const int houses[3] = {box_of(cell), 9 + row, 18 + column};
    const int positions[3] = {row % 3 * 3 + column % 3, column, row};
    for (int kind = 0; kind < 3; ++kind) {
      g.house[cell][kind] = static_cast<std::uint8_t>(houses[kind]);
      g.position[cell][kind] = static_cast<std::uint8_t>(positions[kind]);
      g.cell[houses[kind]][positions[kind]] = static_cast<std::uint8_t>(cell);
      g.cells[houses[kind]].insert(Cell(cell));
    }
  }
}

constexpr void add_peers(Geometry& g) {
  for (int cell = 0; cell < kCells; ++cell) {
    int n = 0;
    for (int kind = 0; kind < 3; ++kind) {
      for (const int other : g.cell[g.house[cell][kind]]) {
        if (other == cell || g.peers[cell].contains(Cell(other))) continue;
        g.peers[cell].insert(Cell(other));
        g.peer[cell][n++] = static_cast<std::uint8_t>(other);
      }
    }
  }
}

constexpr Geometry make_geometry() {
  Geometry g;
  add_houses(g);
  add_peers(g);
  for (int a = 0; a < kHouses; ++a) {
    for (int i = 0; i < 9; ++i) {
      for (const int b : g.house[g.cell[a][i]]) {
        g.crossing[a][b] = static_cast<Mask>(g.crossing[a][b] | 1U << i);
      }
    }
  }
  return g;
}

inline constexpr Geometry kGeometry = make_geometry();
static_assert(kGeometry.cell[house_number(kBox, 8)][8] == 80);
static_assert(kGeometry.peer[0][8] == 3 && kGeometry.peer[0][19] == 72);
static_assert(kGeometry.crossing[house_number(kColumn, 1)][house_number(kBox, 3)] == 0b000111000);

constexpr bool sees(int cell, int other) { return kGeometry.peers[cell].contains(Cell(other)); }

/// Houses in the order of singles and sets: boxes, columns, rows.
struct HouseOrder {
  std::uint8_t house[kHouses]{};
};
constexpr HouseOrder make_box_column_row() {
  HouseOrder order;
  for (int i = 0; i < kHouses; ++i) {
    order.house[i] = static_cast<std::uint8_t>(i < 9 ? i : i < 18 ? i + 9 : i - 9);
  }
  return order;
}
inline constexpr HouseOrder kBoxColumnRow = make_box_column_row();

/// The subsets of nine things with two to four members, each size by increasing value, and after
/// them one of something else.
struct Subsets {
  Mask subset[3][127]{};
  int count[3]{};
};
constexpr Subsets make_subsets() {
  Subsets s;
  for (unsigned mask = 0; mask < 512; ++mask) {
    const int k = count(mask);
    if (k < 2 || k > 4) continue;
    s.subset[k - 2][s.count[k - 2]++] = static_cast<Mask>(mask);
  }
  for (int i = 0; i < 3; ++i) s.subset[i][s.count[i]] = 1U << 9;
  return s;
}
inline constexpr Subsets kSubsets = make_subsets();
static_assert(kSubsets.count[0] == 36 && kSubsets.count[1] == 84 && kSubsets.count[2] == 126);

/// Calls `see(subset)` for the k-subsets of a nine-bit set, k from 2 to 4, by increasing value,
/// until it says false; false then. Those of the first n things stand first in the table, as
/// numbers of members; most sets are small.
template <typename See>
constexpr bool for_each_subset(unsigned set, int k, See see) {
  if (count(set) <= k) return count(set) < k || see(set);
  unsigned members[9]{};
  int n = 0;
  for (unsigned left = set; left != 0; left &= left - 1) members[n++] = left & (0U - left);
  for (const Mask* numbers = kSubsets.subset[k - 2]; (*numbers >> n) == 0; ++numbers) {
    unsigned subset = 0;
    for (unsigned left = *numbers; left != 0; left &= left - 1) subset |= members[lowest(left)];
    if (!see(subset)) return false;
  }
  return true;
}

}  // namespace shudu::se
