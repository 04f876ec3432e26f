// All ways to fill one box with its candidates, in groups of equal column splits: what skeletons
// (skeleton.h) are made of. Tested in tests/solver/box_fillings_test.cpp.
#pragma once

#include <span>
#include <vector>

#include "solver/count/split.h"
#include "solver/cpu/digit_bands.h"

namespace shudu {

/// A filled box, told by its splits: the digit of a cell is the one that its row and its column
/// have in common.
struct BoxFilling {
  Split rows;
  Split columns;
};

/// Box `box` (0 to 8) of a grid: 362,880 fillings when every digit is possible everywhere.
[[nodiscard]] std::vector<BoxFilling> fillings_of_box(const DigitBands& bands, unsigned box);

/// The fillings of one box, sorted: for each column split, the row splits that go with it.
class BoxFillings {
 public:
  BoxFillings() = default;
  explicit BoxFillings(std::span<const BoxFilling> fillings);

  /// The row splits of fillings with these columns.
  [[nodiscard]] std::span<const Split> rows(Split columns) const {
    return {rows_.data() + start_[columns], rows_.data() + start_[columns + 1U]};
  }
  [[nodiscard]] bool has(Split columns) const { return start_[columns] != start_[columns + 1U]; }
  /// The column splits that there are, ascending.
  [[nodiscard]] std::span<const Split> columns() const { return columns_; }
  [[nodiscard]] std::size_t size() const { return rows_.size(); }

 private:
  std::vector<Split> rows_;
  std::vector<Split> columns_;
  std::array<std::uint32_t, kSplitCount + 1> start_{};
};

/// Turns a box over, rows for columns.
void transpose(std::span<BoxFilling> fillings);

}  // namespace shudu
