// The candidates of a position by rows and columns, as masks: where every set of rows has a digit,
// and the like, for searches that run through all sets of rows and columns. "Lines" are rows and
// "crosses" columns, or the reverse.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "shudu/core/as_index.h"
#include "shudu/logic/view.h"

namespace shudu {

class LineTables {
 public:
  LineTables(const View& view, bool lines_are_rows) : size_(view.layout().size()) {
    const auto sets = std::size_t{1} << static_cast<unsigned>(size_);
    crosses_with_.assign(sets, {});
    digits_in_.assign(sets, {});
    for (int line = 0; line < size_; ++line) {
      for (int cross = 0; cross < size_; ++cross) {
        const Cell cell =
            lines_are_rows ? Cell::at(line, cross, size_) : Cell::at(cross, line, size_);
        candidates_[as_index(line)][as_index(cross)] = view.candidates(cell);
        if (view.open_cells().contains(cell)) open_[as_index(line)] |= 1U << cross;
      }
    }
    for (std::size_t lines = 1; lines < sets; ++lines) fill(lines);
  }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] DigitSet candidates(int line, int cross) const {
    return candidates_[as_index(line)][as_index(cross)];
  }
  /// Crosses with an open cell in the line.
  [[nodiscard]] unsigned open(int line) const { return open_[as_index(line)]; }
  /// Crosses in which one of these lines has the digit.
  [[nodiscard]] unsigned crosses_with(unsigned lines, int digit) const {
    return crosses_with_[lines][as_index(digit)];
  }
  /// Digits that these lines have in the cross.
  [[nodiscard]] unsigned digits_in(unsigned lines, int cross) const {
    return digits_in_[lines][as_index(cross)];
  }

 private:
  void fill(std::size_t lines) {
    const std::size_t rest = lines & (lines - 1);
    const auto line = as_index(std::countr_zero(lines));
    crosses_with_[lines] = crosses_with_[rest];
    digits_in_[lines] = digits_in_[rest];
    for (std::size_t cross = 0; cross < as_index(size_); ++cross) {
      const unsigned digits = candidates_[line][cross].bits();
      digits_in_[lines][cross] = static_cast<std::uint16_t>(digits_in_[lines][cross] | digits);
      for (unsigned left = digits; left != 0; left &= left - 1) {
        auto& mask = crosses_with_[lines][as_index(std::countr_zero(left))];
        mask = static_cast<std::uint16_t>(mask | 1U << cross);
      }
    }
  }

  using Masks = std::array<std::uint16_t, kMaxSize>;
  int size_;
  std::array<std::array<DigitSet, kMaxSize>, kMaxSize> candidates_{};
  std::array<unsigned, kMaxSize> open_{};
  std::vector<Masks> crosses_with_;  // by set of lines and digit
  std::vector<Masks> digits_in_;     // by set of lines and cross
};

}  // namespace shudu
