// The tables that uniform grids are drawn by, and how the class of the first band is drawn: by
// A. Walker's alias method ("An efficient method for generating discrete random variables with
// general distributions", 1977) in whole numbers, so that it is exact. See uniform_grids.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "generator/band_fillings.h"
#include "generator/column_partitions.h"
#include "shudu/core/rng.h"

namespace shudu::full_grid {

struct UniformTables {
  UniformTables();

  /// A class of bands, in proportion to its bands and its bound.
  [[nodiscard]] std::size_t draw_class(Rng& rng) const;
  /// What the sum of `products` does not exceed, whatever the choices of stacks 1 and 2.
  [[nodiscard]] static std::uint64_t bound(const FillingClass& top) {
    return top.fillings == 1728 ? 7'962'624 : 4'423'680;
  }
  /// M of band 2 times M of band 3 for each choice of stack 3, whose first partition is `top`,
  /// below these choices of stacks 1 and 2; and their sum.
  std::uint64_t products(const ColumnChoice& first, const ColumnChoice& middle, std::size_t top,
                         std::array<std::uint32_t, kChoices>& to) const;
  /// The sum of all classes' pairs * M * bound.
  [[nodiscard]] std::uint64_t total_weight() const { return total_weight_; }

  ColumnPartitions partitions;
  BandFillings fillings;

 private:
  // Column i of equal columns that hold total_weight_ each: below `own` it is class i, above the
  // other.
  struct Column {
    std::uint64_t own;
    std::size_t other;
  };
  std::vector<Column> columns_;
  std::uint64_t total_weight_ = 0;
};

}  // namespace shudu::full_grid
