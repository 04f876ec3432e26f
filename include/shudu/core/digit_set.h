// A set of digits: nine bits of one word, bit d-1 for digit d.
//
// The candidates of a cell are such a set; "what row, column and box lack" is three unions and a
// complement. Iterating gives digits in ascending order. Tested in tests/core/sets_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "shudu/core/digit.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A set of digits 1..9, a trivially copyable value of two bytes.
class DigitSet {
 public:
  /// Walks the digits of a set upwards.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Digit;
    using difference_type = std::ptrdiff_t;
    using pointer = const Digit*;
    using reference = Digit;

    constexpr Iterator() = default;
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Digit operator*() const { return Digit::from_index(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_ = 0;
  };

  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<Digit> digits) {
    for (const Digit digit : digits) insert(digit);
  }
  /// The set {1, ..., n}. Precondition: 0 <= n <= 9.
  [[nodiscard]] static constexpr DigitSet first_n(int n) { return from_bits((1U << n) - 1U); }
  /// The set with bit d-1 for digit d; higher bits must be 0.
  [[nodiscard]] static constexpr DigitSet from_bits(unsigned bits) {
    assert(bits < (1U << kMaxSize));
    DigitSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }
  [[nodiscard]] static constexpr DigitSet only(Digit digit) {
    return from_bits(1U << static_cast<unsigned>(digit.index()));
  }

  [[nodiscard]] constexpr unsigned bits() const { return bits_; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr bool contains(Digit digit) const {
    return ((static_cast<unsigned>(bits_) >> digit.index()) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool contains_all(DigitSet other) const {
    return (other.bits_ & ~bits_) == 0;
  }
  [[nodiscard]] constexpr bool intersects(DigitSet other) const {
    return (bits_ & other.bits_) != 0;
  }
  /// The smallest digit. Precondition: not empty.
  [[nodiscard]] constexpr Digit first() const {
    assert(!empty());
    return Digit::from_index(std::countr_zero(bits_));
  }

  constexpr void insert(Digit digit) { *this |= only(digit); }
  constexpr void erase(Digit digit) { *this -= only(digit); }

  constexpr DigitSet& operator|=(DigitSet other) { return *this = *this | other; }
  constexpr DigitSet& operator&=(DigitSet other) { return *this = *this & other; }
  constexpr DigitSet& operator-=(DigitSet other) { return *this = *this - other; }

  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return from_bits(static_cast<unsigned>(a.bits_) | b.bits_);
  }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return from_bits(static_cast<unsigned>(a.bits_) & b.bits_);
  }
  friend constexpr DigitSet operator^(DigitSet a, DigitSet b) {
    return from_bits(static_cast<unsigned>(a.bits_) ^ b.bits_);
  }
  /// The digits of `a` that `b` lacks.
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return from_bits(a.bits_ & ~static_cast<unsigned>(b.bits_));
  }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

static_assert(std::forward_iterator<DigitSet::Iterator>);
static_assert(sizeof(DigitSet) == 2);
static_assert((DigitSet::first_n(9) - DigitSet{Digit(3), Digit(5)}).size() == 7);

}  // namespace shudu
#pragma GCC visibility pop
