// A set of cells: 81 bits in two words, bit i of the pair for cell i.
//
//   low_:  cells 0..63        high_: cells 64..80 (bits 0..16)
//
// All set algebra is two word operations; iteration goes upwards by counting trailing zeros.
// Tested against std::set in tests/core/sets_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "shudu/core/cell.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A set of cells of one grid, a trivially copyable value of 16 bytes.
class CellSet {
 public:
  /// Walks the cells of a set upwards.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Cell;
    using difference_type = std::ptrdiff_t;
    using pointer = const Cell*;
    using reference = Cell;

    constexpr Iterator() = default;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const {
      return Cell(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
  };

  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) insert(cell);
  }
  /// The cells 0 to n-1. Precondition: 0 <= n <= 81.
  [[nodiscard]] static constexpr CellSet first_n(int n) {
    assert(n >= 0 && n <= kMaxCells);
    if (n < 64) return from_words((std::uint64_t{1} << n) - 1, 0);
    return from_words(~std::uint64_t{0}, (std::uint64_t{1} << (n - 64)) - 1);
  }
  [[nodiscard]] static constexpr CellSet only(Cell cell) {
    CellSet set;
    set.insert(cell);
    return set;
  }
  /// `low` holds cells 0..63, `high` cells 64..80; its other bits must be 0.
  [[nodiscard]] static constexpr CellSet from_words(std::uint64_t low, std::uint64_t high) {
    assert(high < (std::uint64_t{1} << (kMaxCells - 64)));
    CellSet set;
    set.low_ = low;
    set.high_ = high;
    return set;
  }

  [[nodiscard]] constexpr std::uint64_t low() const { return low_; }
  [[nodiscard]] constexpr std::uint64_t high() const { return high_; }
  [[nodiscard]] constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
  [[nodiscard]] constexpr bool contains(Cell cell) const {
    const int i = cell.index();
    return (((i < 64 ? low_ >> i : high_ >> (i - 64))) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool contains_all(CellSet other) const { return (other - *this).empty(); }
  [[nodiscard]] constexpr bool intersects(CellSet other) const { return !(*this & other).empty(); }
  /// The cell with the smallest index. Precondition: not empty.
  [[nodiscard]] constexpr Cell first() const {
    assert(!empty());
    return *begin();
  }

  constexpr void insert(Cell cell) {
    const int i = cell.index();
    if (i < 64) {
      low_ |= std::uint64_t{1} << i;
    } else {
      high_ |= std::uint64_t{1} << (i - 64);
    }
  }
  constexpr void erase(Cell cell) { *this -= only(cell); }

  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }

  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return from_words(a.low_ | b.low_, a.high_ | b.high_);
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return from_words(a.low_ & b.low_, a.high_ & b.high_);
  }
  friend constexpr CellSet operator^(CellSet a, CellSet b) {
    return from_words(a.low_ ^ b.low_, a.high_ ^ b.high_);
  }
  /// The cells of `a` that `b` lacks.
  friend constexpr CellSet operator-(CellSet a, CellSet b) {
    return from_words(a.low_ & ~b.low_, a.high_ & ~b.high_);
  }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  [[nodiscard]] constexpr Iterator begin() const { return {low_, high_}; }
  [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }

 private:
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

static_assert(std::forward_iterator<CellSet::Iterator>);
static_assert(sizeof(CellSet) == 16);
static_assert(CellSet::first_n(kMaxCells).size() == kMaxCells);

}  // namespace shudu
#pragma GCC visibility pop
