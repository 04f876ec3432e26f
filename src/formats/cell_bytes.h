// Looks at 81 bytes, 16 at a time and without branches: are they the cells of a grid?
//
// A loop over bytes that the compiler was to make vectors of took four times as long, more than a
// third of all that `check` did on an easy list.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "shudu/core/cell.h"

namespace shudu {

/// 16 bytes at once; the compiler's own vectors, so that every target has them.
using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

/// Where the six looks at the cells begin; the last overlaps the fifth.
inline constexpr std::array<std::size_t, 6> kCellLooks{0,  16, 32,
                                                       48, 64, kMaxCells - sizeof(Bytes)};

[[nodiscard]] inline Bytes bytes_at(const char* place) {
  Bytes bytes;
  std::memcpy(&bytes, place, sizeof bytes);
  return bytes;
}

[[nodiscard]] inline bool is_zero(Bytes bytes) {
  std::array<std::uint64_t, 2> halves{};
  std::memcpy(halves.data(), &bytes, sizeof bytes);
  return (halves[0] | halves[1]) == 0;
}

/// The largest code among the cells of a line and `most`, byte by byte, where digits and dots, and
/// they alone, have codes up to kLargestCode: the exchange of neighbours closes the gap between dot
/// and 0.
///
///   byte      .    /    0 1 2 3 4 5 6 7 8  9    : ; ...
///   code      0  255    2 1 4 3 6 5 8 7 10 9   12 11 ...
inline constexpr std::uint8_t kLargestCode = 10;

[[nodiscard]] inline Bytes largest_codes(const char* cells, Bytes most) {
  static_assert('.' + 1 == '/' && '/' + 1 == '0' && ('.' ^ 1) == '/');
  for (const std::size_t place : kCellLooks) {
    const Bytes codes =
        (bytes_at(cells + place) ^ std::uint8_t{1}) - static_cast<std::uint8_t>('/');
    most = codes > most ? codes : most;
  }
  return most;
}

[[nodiscard]] inline bool are_common(Bytes codes) {
  return is_zero(static_cast<Bytes>(codes > kLargestCode));
}

/// Digits and dots only, as nearly all files have them?
[[nodiscard]] inline bool has_common_marks(const char* cells) {
  return are_common(largest_codes(cells, Bytes{}));
}

/// Are all 81 a digit 1 to 9?
[[nodiscard]] inline bool has_digits_alone(const char* cells) {
  Bytes bad{};
  for (const std::size_t place : kCellLooks) {
    const Bytes above = bytes_at(cells + place) - static_cast<std::uint8_t>('1');
    bad |= static_cast<Bytes>(above > std::uint8_t{'9' - '1'});
  }
  return is_zero(bad);
}

/// Does a full grid have the givens of these cells, which have common marks?
[[nodiscard]] inline bool has_givens_at(const char* full, const char* cells) {
  Bytes bad{};
  for (const std::size_t place : kCellLooks) {
    const Bytes given = bytes_at(cells + place);
    const auto differs = static_cast<Bytes>(given != bytes_at(full + place));
    const auto is_digit = static_cast<Bytes>(given > std::uint8_t{'0'});
    bad |= differs & is_digit;
  }
  return is_zero(bad);
}

}  // namespace shudu
