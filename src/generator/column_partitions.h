// The columns of a box as sets of digits: 280 ways to split nine digits into three threes.
//
// In a stack the three columns of box 1 hold a partition T of the digits; those of box 2 another,
// A, and those of box 3 what is left, B. Column by column T, A and B are disjoint, so A is one of
// 56:
//
//   column 1  T1 | A1 | B1      each row of this picture is the nine digits,
//   column 2  T2 | A2 | B2      each column too
//   column 3  T3 | A3 | B3
//
// Partitions are counted by their smallest digits: columns in ascending order of the lowest digit.
// Renaming the digits so that one partition becomes 012/345/678 (number 0) carries the others
// along, so what depends on three partitions up to names depends on two. Digits are 0 to 8 here.
// Used by uniform_grids.cpp; tested in tests/generator/full_grid_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shudu::full_grid {

inline constexpr std::size_t kPartitions = 280;
inline constexpr std::size_t kChoices = 56;  ///< of A for a given T

/// Nine digits 0 to 8, each to another.
using DigitMap = std::array<std::uint8_t, 9>;

/// A set of digits: bit d for digit d.
using DigitMask = std::uint16_t;

/// Three disjoint threes of digits, by lowest digit.
using ColumnPartition = std::array<DigitMask, 3>;

/// What box 2 may hold below a partition in box 1; what is left is box 3's.
struct ColumnChoice {
  std::uint16_t second;          ///< number of the partition A
  std::uint16_t third;           ///< and of B
  std::uint32_t second_columns;  ///< bits 2d and 2d+1: T's column in whose A digit d stands
  std::uint32_t third_columns;   ///< the same of B
};

/// The column, 0 to 2, of a digit in one of these packed numbers.
constexpr std::size_t column_of(std::uint32_t columns, std::size_t digit) {
  return columns >> (2 * digit) & 3U;
}

/// All of it in tables, 0.7 MB; immutable once made.
class ColumnPartitions {
 public:
  ColumnPartitions();

  [[nodiscard]] const ColumnPartition& operator[](std::size_t p) const { return partitions_[p]; }
  /// The number of the partition with these columns, in any order.
  [[nodiscard]] std::size_t number_of(const ColumnPartition& columns) const;
  /// What each partition becomes when digits are renamed.
  void rename_all(const DigitMap& names, std::array<std::uint16_t, kPartitions>& to) const;

  /// For each partition q its number when digits are renamed so that p becomes number 0.
  [[nodiscard]] const std::uint16_t* seen_from(std::size_t p) const { return seen_[p].data(); }
  /// The names back: digit d of number 0 is this digit of p.
  [[nodiscard]] const DigitMap& names_in(std::size_t p) const { return names_[p]; }

  [[nodiscard]] const std::array<ColumnChoice, kChoices>& choices(std::size_t p) const {
    return choices_[p];
  }

 private:
  void list_partitions();
  void see_from(std::size_t p);
  void list_choices(std::size_t p);

  std::vector<ColumnPartition> partitions_;
  std::vector<std::array<std::uint16_t, 512>> number_;  // by the set with digit 0, then by another
  std::array<std::uint8_t, 512> first_{};               // row of number_ for a set with digit 0
  std::vector<std::array<std::uint16_t, kPartitions>> seen_;
  std::vector<DigitMap> names_;
  std::vector<std::array<ColumnChoice, kChoices>> choices_;
};

}  // namespace shudu::full_grid
