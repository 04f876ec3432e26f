// The 416 classes of bands.
//
// A band (or stack) is three rows of nine digits, no digit twice in a row or box. Renaming digits,
// permuting its rows, its boxes and the columns of a box put the 948,109,639,680 bands into 416
// classes (F. Jarvis and B. Felgenhauer, "Enumerating possible Sudoku grids", 2005, who go on to
// 44). They are numbered by their smallest members: class 1 is 123456789 456789123 789123456, class
// 416 is 123456789 457893612 986217354. A grid's form begins with the smallest of its six.
// Tested in tests/canonical/band_class_test.cpp.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "shudu/core/digit.h"
#include "shudu/core/grid.h"
#include "shudu/core/result.h"

#pragma GCC visibility push(default)
namespace shudu {

/// How many classes there are.
inline constexpr int kBandClasses = 416;

/// The number of a class, 1 to 416: its rank in the order of the smallest members.
class BandClass {
 public:
  /// Precondition: 1 <= number <= 416.
  constexpr explicit BandClass(int number) : number_(static_cast<std::uint16_t>(number)) {
    assert(number >= 1 && number <= kBandClasses);
  }
  [[nodiscard]] constexpr int number() const { return number_; }
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of <=> for a pointer.
  friend constexpr auto operator<=>(BandClass, BandClass) = default;

 private:
  std::uint16_t number_;
};

/// The digits of a band, row by row.
using BandDigits = std::array<Digit, 27>;

/// The class of a band. Error: kDuplicateInRow or kDuplicateInBox with the house's number in the
/// band, 1 to 3. Thread-safe; the first call of a program makes tables, some milliseconds.
[[nodiscard]] Result<BandClass> band_class_of(const BandDigits& band);

/// The classes of a grid's three bands and three stacks, each from top or left, for bands and
/// stacks that are filled; nothing for one with a blank or a clash. Precondition: size 9.
[[nodiscard]] std::array<std::optional<BandClass>, 6> band_classes_of(const Grid& grid);

/// The smallest member, 27 characters '1' to '9' in static storage.
[[nodiscard]] std::string_view smallest_band(BandClass number);

/// How many bands of the class have a first box that reads 123 456 789: 2,612,736 in all classes.
/// Times 9! it is the number of all bands of the class. members * symmetries = 7,776, the number of
/// ways to permute rows, boxes and columns.
[[nodiscard]] int band_members(BandClass number);

/// How many ways to permute rows, boxes and columns leave a band of the class as it is, with a
/// fitting renaming.
[[nodiscard]] int band_symmetries(BandClass number);

}  // namespace shudu
#pragma GCC visibility pop
