// Bands, their 416 classes, and how each band is brought to the smallest one of its class.
//
// Rename the digits of a band so that its first box reads 123 456 789; sort the columns of the
// second and of the third box by their first row. What is left is one of 56 * 36 * 36 = 72,576
// *normal bands*:
//
//   1 2 3 | a b c | . . .     56  ways to divide the digits among the rows of the second box (the
//   4 5 6 | . . . | . . .         third box gets the rest)
//   7 8 9 | . . . | . . .     36  ways to order rows 2 and 3 of the second box below its sorted
//                                 first row, and 36 in the third box
//
// One table gives the class of every normal band, another the rearrangement that takes it to the
// smallest band of the class. All that do are this one followed by a symmetry of the smallest band.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "canonical/line_tables.h"
#include "shudu/core/made_table.h"

namespace shudu {

inline constexpr std::size_t kNormalBands = 72576;
inline constexpr std::size_t kClasses = 416;

/// What a row of a box, with digits named 0..8, tells: a + 9b + 81c for its three digits in order.
struct MiniRow {
  static constexpr unsigned kFirstShift = 3;
  static constexpr unsigned kSecondShift = 9;
  /// Bits 0-2: the order of three that sorts it. From bit 3: its set as the first row of a box
  /// sees it (digits 3..8). From bit 9: as the second row sees it (0, 1, 2, 6, 7, 8).
  std::uint16_t bits;
};

/// A symmetry of the smallest band of a class.
struct BandSymmetry {
  Shuffle column;                   ///< target column -> source column
  Shuffle digit;                    ///< what becomes of each digit
  std::array<std::uint8_t, 3> row;  ///< target row -> source row
};

/// What a normal band is called, and how it was reached.
struct NormalBand {
  std::uint32_t index;   ///< 0 .. 72,575
  std::uint32_t sorted;  ///< order of the second box's columns * 6 + of the third's
};

/// A normal band. Both parts stand together: where one is fetched, the other is at hand.
struct BandEntry {
  std::uint16_t number;       ///< its class, 0 .. 415
  std::uint16_t to_smallest;  ///< row order * 1296 + column order
};

struct BandTables {
  std::array<BandEntry, kNormalBands> entry;
  std::vector<BandSymmetry> symmetries;
  std::array<std::uint16_t, kClasses + 1> first_symmetry;  ///< where a class's begin
  std::array<std::array<std::uint8_t, 27>, kClasses> smallest;
  std::array<std::array<char, 27>, kClasses> text;  ///< the same in characters
  std::array<int, kClasses> members;                ///< bands whose first box is 123 456 789
};

/// Made by the first call of the program in some milliseconds; thread-safe.
[[nodiscard]] const BandTables& band_tables();

/// The normal band of three rows of nine digits 1..9. Precondition: no digit twice in a row or box.
[[nodiscard]] NormalBand normal_band(const std::array<std::uint8_t, 27>& band);

namespace band_detail {

constexpr std::array<MiniRow, 729> make_mini_rows() {
  std::array<MiniRow, 729> table{};
  for (unsigned key = 0; key < 729; ++key) {
    const std::array<unsigned, 3> digit{key % 9, key / 9 % 9, key / 81};
    if (digit[0] == digit[1] || digit[0] == digit[2] || digit[1] == digit[2]) continue;
    unsigned order = 0;
    while (digit[kOrdersOfThree[order][0]] > digit[kOrdersOfThree[order][1]] ||
           digit[kOrdersOfThree[order][1]] > digit[kOrdersOfThree[order][2]]) {
      ++order;
    }
    const unsigned set = 1U << digit[0] | 1U << digit[1] | 1U << digit[2];
    const unsigned first = set >> 3U;
    const unsigned second = (set & 7U) | (set >> 3U & 56U);
    table[key].bits = static_cast<std::uint16_t>(order | first << MiniRow::kFirstShift |
                                                 second << MiniRow::kSecondShift);
  }
  return table;
}

// First row: three of 3..8; second row: three of 0, 1, 2, 6, 7, 8; the third needs three of 0..5.
constexpr std::array<std::uint8_t, 4096> make_divisions() {
  std::array<std::uint8_t, 4096> table{};
  std::uint8_t next = 0;
  for (unsigned first = 0; first < 64; ++first) {
    for (unsigned second = 0; second < 64; ++second) {
      const unsigned set1 = first << 3U;
      const unsigned set2 = (second & 7U) | (second & 56U) << 3U;
      const unsigned set3 = 511U & ~(set1 | set2);
      const bool fits = std::popcount(first) == 3 && std::popcount(second) == 3 &&
                        (set1 & set2) == 0 && (set3 & 0b111'000'000U) == 0;
      if (fits) table[first | second << 6U] = next++;
    }
  }
  return table;
}

// Sort orders of a box's three rows -> how its second and third row stand below the sorted first.
constexpr std::array<std::uint8_t, 216> make_relatives() {
  std::array<std::uint8_t, 216> table{};
  for (unsigned key = 0; key < 216; ++key) {
    const OrderOfThree place = inverse(kOrdersOfThree[key / 36]);
    unsigned relative = 0;
    for (const unsigned row : {key / 6 % 6, key % 6}) {
      const OrderOfThree& order = kOrdersOfThree[row];
      relative = relative * 6 + order_of_three(place[order[0]], place[order[1]]);
    }
    table[key] = static_cast<std::uint8_t>(relative);
  }
  return table;
}

}  // namespace band_detail

inline const auto kMiniRows = made_table(band_detail::make_mini_rows);
/// The sets of the first and (shifted by 6) of the second row of box 2 -> 0..55.
inline constexpr auto kDivisions = band_detail::make_divisions();
inline constexpr auto kRelatives = band_detail::make_relatives();

/// The normal band whose six rows of boxes 2 and 3 have these keys.
inline NormalBand normal_band_of(const std::array<std::uint32_t, 3>& box2,
                                 const std::array<std::uint32_t, 3>& box3) {
  const unsigned a1 = kMiniRows[box2[0]].bits;
  const unsigned a2 = kMiniRows[box2[1]].bits;
  const unsigned a3 = kMiniRows[box2[2]].bits;
  const unsigned b1 = kMiniRows[box3[0]].bits;
  const unsigned b2 = kMiniRows[box3[1]].bits;
  const unsigned b3 = kMiniRows[box3[2]].bits;
  const unsigned division =
      kDivisions[(a1 >> MiniRow::kFirstShift & 63U) | (a2 >> MiniRow::kSecondShift & 63U) << 6U];
  const unsigned relative2 = kRelatives[(a1 & 7U) * 36 + (a2 & 7U) * 6 + (a3 & 7U)];
  const unsigned relative3 = kRelatives[(b1 & 7U) * 36 + (b2 & 7U) * 6 + (b3 & 7U)];
  return {(division * 36 + relative2) * 36 + relative3, (a1 & 7U) * 6 + (b1 & 7U)};
}

}  // namespace shudu
