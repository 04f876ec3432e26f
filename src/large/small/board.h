// The candidates of a grid of up to 25 x 25 in both ways that singles are found: values of cells,
// and places of values in houses. Singles, naked and hidden, are followed to the end.
//
// A board is a plain value of 2 kB for orders up to 16 (words of 16 bits) and 10 kB up to 25: what
// a search would undo it copies instead. Striking a candidate is four words; the work of a
// placement is that of the candidates it strikes, not of the houses it lies in.
#pragma once

#include <array>
#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>

#include "large/small/shape.h"

namespace shudu::large {

template <typename Word, std::size_t kMost>
class Board {
 public:
  using Set = Word;  // of values or of places, from bit 0
  static constexpr std::size_t kMostOrder = kMost;

  /// Everything open.
  explicit Board(const Shape& shape) {
    const Word all = static_cast<Word>((std::uint64_t{1} << shape.order) - 1);
    for (std::size_t cell = 0; cell < shape.cells; ++cell) values_[cell] = all;
    for (std::size_t i = 0; i < kHouseKinds * shape.cells; ++i) places_[i] = all;
  }

  [[nodiscard]] Word values(std::size_t cell) const { return values_[cell]; }
  [[nodiscard]] bool is_placed(std::size_t cell) const { return is_placed_[cell]; }
  [[nodiscard]] std::size_t placed() const { return placed_; }
  [[nodiscard]] std::size_t value(std::size_t cell) const { return lowest(values_[cell]); }

  /// How many houses of an open cell have two places left for one of its values.
  [[nodiscard]] int count_pairs(const Shape& shape, std::size_t cell) const {
    int pairs = 0;
    for (Word rest = values_[cell]; rest != 0; rest = without_lowest(rest)) {
      for (const Shape::View view : shape.views[cell]) {
        pairs += is_single(without_lowest(places_[view.first + lowest(rest)])) ? 1 : 0;
      }
    }
    return pairs;
  }

  /// The value stands in the cell, with all that follows; false where that is impossible, and the
  /// board is of no use then.
  [[nodiscard]] bool place(const Shape& shape, std::size_t cell, std::size_t value) {
    Singles singles;
    return singles.add(*this, cell, value) && follow(shape, singles);
  }
  /// The value does not stand in the cell, with all that follows.
  [[nodiscard]] bool exclude(const Shape& shape, std::size_t cell, std::size_t value) {
    if ((values_[cell] & bit(value)) == 0) return true;
    Singles singles;
    return strike(shape, singles, cell, value) && follow(shape, singles);
  }

  /// The cell at which the last contradiction was met.
  [[nodiscard]] std::size_t failed_at() const { return failed_at_; }

  static constexpr std::size_t lowest(Word set) {
    return static_cast<std::size_t>(std::countr_zero(set));
  }
  static constexpr Word bit(std::size_t index) { return static_cast<Word>(Word{1} << index); }
  static constexpr bool is_single(Word set) { return (set & (set - 1)) == 0; }  // or empty
  static constexpr Word without_lowest(Word set) { return static_cast<Word>(set & (set - 1)); }

 private:
  // Placements to be made. A cell is added once: a second value for it is a contradiction.
  class Singles {
   public:
    [[nodiscard]] bool is_empty() const { return count_ == 0; }
    std::size_t take() { return waiting_[--count_]; }

    [[nodiscard]] bool add(Board& board, std::size_t cell, std::size_t value) {
      if (board.is_placed_[cell]) return board.values_[cell] == bit(value);
      if ((board.values_[cell] & bit(value)) == 0) return false;
      if (is_waiting_[cell]) return value_of_[cell] == value;
      is_waiting_[cell] = true;
      value_of_[cell] = static_cast<std::uint8_t>(value);
      waiting_[count_++] = static_cast<std::uint16_t>(cell);
      return true;
    }
    [[nodiscard]] std::size_t value_of(std::size_t cell) const { return value_of_[cell]; }

   private:
    std::size_t count_ = 0;
    std::bitset<kMost * kMost> is_waiting_;
    std::array<std::uint16_t, kMost * kMost> waiting_;  // NOLINT: written before it is read
    std::array<std::uint8_t, kMost * kMost> value_of_;  // NOLINT: the same
  };

  [[nodiscard]] bool fail_at(std::size_t cell) {
    failed_at_ = static_cast<std::uint32_t>(cell);
    return false;
  }

  [[nodiscard]] bool follow(const Shape& shape, Singles& singles) {
    while (!singles.is_empty()) {
      const std::size_t cell = singles.take();
      if (!place_one(shape, singles, cell, singles.value_of(cell))) return false;
    }
    return true;
  }

  [[nodiscard]] bool place_one(const Shape& shape, Singles& singles, std::size_t cell,
                               std::size_t value) {
    if ((values_[cell] & bit(value)) == 0) return fail_at(cell);
    is_placed_[cell] = true;
    ++placed_;
    for (Word rest = values_[cell] & static_cast<Word>(~bit(value)); rest != 0;
         rest = without_lowest(rest)) {
      if (!strike(shape, singles, cell, lowest(rest))) return false;
    }
    for (const Shape::View view : shape.views[cell]) {
      const Word others = places_[view.first + value] & static_cast<Word>(~bit(view.place));
      for (Word rest = others; rest != 0; rest = without_lowest(rest)) {
        const std::size_t peer = shape.cell_at[view.first + lowest(rest)];
        if (!strike(shape, singles, peer, value)) return false;
      }
    }
    return true;
  }

  [[nodiscard]] bool strike(const Shape& shape, Singles& singles, std::size_t cell,
                            std::size_t value) {
    Word& values = values_[cell];
    values &= static_cast<Word>(~bit(value));
    if (values == 0) return fail_at(cell);
    if (is_single(values) && !is_placed_[cell] && !singles.add(*this, cell, lowest(values))) {
      return fail_at(cell);
    }
    for (const Shape::View view : shape.views[cell]) {
      Word& places = places_[view.first + value];
      places &= static_cast<Word>(~bit(view.place));
      if (places == 0) return fail_at(cell);
      if (!is_single(places)) continue;
      const std::size_t single = shape.cell_at[view.first + lowest(places)];
      if (!singles.add(*this, single, value)) return fail_at(single);
    }
    return true;
  }

  std::array<Word, kMost * kMost> values_{};
  std::array<Word, kHouseKinds * kMost * kMost> places_{};
  std::bitset<kMost * kMost> is_placed_;
  std::uint32_t placed_ = 0;
  std::uint32_t failed_at_ = 0;
};

}  // namespace shudu::large
