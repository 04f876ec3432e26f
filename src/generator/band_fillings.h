// Bands whose columns are known as sets of digits: in how many ways can the columns be put in
// order, so that no row repeats a digit, and which are they?
//
// With three partitions (column_partitions.h), one a box, the number M of ways does not change when
// digits are renamed, so let the first be number 0; then a pair (p2, p3) is left, and under the
// 1,296 renamings that keep number 0 the 78,400 pairs fall into 131 classes. M is 96 to 1,728, mean
// 199.95; 6 * M of bands stand for each order of the three rows, so M / 6 of them are listed for
// each class.
//
//   pair -> its class, and a renaming that takes the class's own pair to it
//
// Tested in tests/generator/full_grid_test.cpp: the classes' sizes times M are all bands, and with
// their completions all 6,670,903,752,021,072,936,960 grids.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "generator/column_partitions.h"

namespace shudu::full_grid {

/// Digits 0 to 8 of three rows; columns of a box in the order of its partition.
using BandFilling = std::array<std::uint8_t, 27>;

/// Renamings that keep the partition 012/345/678.
inline constexpr std::size_t kKeepers = 1296;

struct FillingClass {
  std::uint16_t second, third;  ///< the class's own pair of partitions
  std::uint16_t pairs;          ///< how many pairs are like it
  std::uint16_t fillings;       ///< M
  std::uint32_t first_listed;   ///< the first of its M / 6 in the list
};

class BandFillings {
 public:
  explicit BandFillings(const ColumnPartitions& partitions);

  [[nodiscard]] std::span<const FillingClass> classes() const { return classes_; }
  [[nodiscard]] const FillingClass& class_of(std::size_t second, std::size_t third) const {
    return classes_[class_of_[second * kPartitions + third]];
  }
  /// The renaming that takes the class's pair to this one.
  [[nodiscard]] const DigitMap& names_of(std::size_t second, std::size_t third) const {
    return keepers_[keeper_of_[second * kPartitions + third]];
  }
  /// M for each third partition.
  [[nodiscard]] const std::uint16_t* counts(std::size_t second) const {
    return &counts_[second * kPartitions];
  }
  /// One of a class's fillings with its first column in ascending order. Precondition: i < M / 6.
  [[nodiscard]] const BandFilling& listed(const FillingClass& of, std::size_t i) const {
    return list_[of.first_listed + i];
  }

 private:
  void add_class(const ColumnPartitions& partitions, std::size_t second, std::size_t third);

  std::vector<FillingClass> classes_;
  std::vector<BandFilling> list_;
  std::vector<DigitMap> keepers_;
  std::vector<std::array<std::uint16_t, kPartitions>> carried_;  // of each keeper: p to what
  std::vector<std::uint16_t> counts_;
  std::vector<std::uint8_t> class_of_;
  std::vector<std::uint16_t> keeper_of_;
};

}  // namespace shudu::full_grid
