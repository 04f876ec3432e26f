// A house: a row, a column, a box (or jigsaw region) or an extra region, whose cells hold different
// digits. A `House` is a number that is meaningful inside one `Layout`:
//
//   0 .. n-1   rows      n .. 2n-1   columns      2n .. 3n-1   boxes      3n ..   extra regions
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "shudu/core/digit.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Extra regions (diagonals, windows, ...) that one layout may have at most.
inline constexpr int kMaxExtraRegions = 24;
/// Houses of the largest layout: 9 rows, 9 columns, 9 boxes and the extra regions.
inline constexpr int kMaxHouses = 3 * kMaxSize + kMaxExtraRegions;

enum class HouseKind : std::uint8_t { kRow, kColumn, kBox, kRegion };

/// The number of a house in its layout, 0 to kMaxHouses - 1.
class House {
 public:
  constexpr House() = default;
  constexpr explicit House(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kMaxHouses);
  }
  [[nodiscard]] constexpr int index() const { return index_; }
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of <=> for a pointer.
  friend constexpr auto operator<=>(House, House) = default;

 private:
  std::uint8_t index_ = 0;
};

}  // namespace shudu
#pragma GCC visibility pop
