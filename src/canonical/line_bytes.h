// Constants for lines in bytes: shuffles of columns within their boxes, and masks.
//
// Bytes run from right to left: byte 8 - j is target column j, so that a packed line has its first
// column on top. Byte p is the right column of its box where p % 3 is 0, the middle one where it is
// 1, the left one where it is 2; bytes from 9 on are blank.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "canonical/line_tables.h"

namespace shudu {

/// Byte p of a shuffle by its place in the box: 0 is the right column, 1 the middle, 2 the left.
constexpr Shuffle by_place(std::array<int, 3> from) {
  Shuffle shuffle{};
  for (int p = 0; p < 16; ++p) {
    const int source = p < 9 ? p / 3 * 3 + from[static_cast<std::size_t>(p % 3)] : p;
    const bool is_none = p < 9 && from[static_cast<std::size_t>(p % 3)] < 0;
    shuffle.from[static_cast<std::size_t>(p)] =
        static_cast<std::uint8_t>(is_none ? kBlankByte : source);
  }
  return shuffle;
}
constexpr Shuffle mask_of_place(int place) {
  Shuffle mask{};
  for (int p = 0; p < 9; ++p) mask.from[static_cast<std::size_t>(p)] = p % 3 == place ? 0xff : 0;
  return mask;
}
constexpr Shuffle same_in_columns(int in_columns, int behind, bool counted) {
  Shuffle bytes{};
  for (int p = 0; p < 16; ++p) {
    bytes.from[static_cast<std::size_t>(p)] =
        static_cast<std::uint8_t>(p < 9 ? in_columns - (counted ? p : 0) : behind);
  }
  return bytes;
}

inline constexpr Shuffle kStay = by_place({0, 1, 2});
inline constexpr Shuffle kSwapLeft = by_place({0, 2, 1});
inline constexpr Shuffle kSwapRight = by_place({1, 0, 2});
/// The middle column to the left two places, the right column to the right two.
inline constexpr Shuffle kMiddleToLeft = by_place({-1, 1, 1});
inline constexpr Shuffle kRightToRight = by_place({0, 0, -1});
/// Each column's left neighbour; the middle column to the left place, the others to their own.
inline constexpr Shuffle kLeftNeighbour = by_place({1, 2, -1});
inline constexpr Shuffle kMiddleForLeft = by_place({0, 1, 1});
inline constexpr Shuffle kIsMiddle = mask_of_place(1);
inline constexpr Shuffle kIsRight = mask_of_place(0);
/// Target column 8 - p; and what leads back from it to the byte.
inline constexpr Shuffle kTargetColumn = same_in_columns(8, 0, true);
inline constexpr Shuffle kByteOfColumn = same_in_columns(8, kBlankByte, false);
inline constexpr Shuffle kUnnamedBytes = same_in_columns(15, 0, false);
/// From bytes that run from right to left to target columns.
inline constexpr Shuffle kForward = same_in_columns(8, kBlankByte, true);

/// All bits for lines of a band that are taken (and for the fourth), by the set of them.
struct alignas(32) TakenLines {
  std::array<std::uint64_t, 4> of_line;
  [[nodiscard]] constexpr const std::uint64_t* data() const { return of_line.data(); }
};
constexpr std::array<TakenLines, 8> make_taken_lines() {
  std::array<TakenLines, 8> table{};
  for (unsigned set = 0; set < 8; ++set) {
    for (unsigned line = 0; line < 4; ++line) {
      table[set].of_line[line] = line == 3 || (set >> line & 1U) != 0 ? ~std::uint64_t{0} : 0;
    }
  }
  return table;
}
inline constexpr auto kTakenLines = make_taken_lines();

}  // namespace shudu
