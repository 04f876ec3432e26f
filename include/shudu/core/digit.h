// A digit of a Sudoku, 1 to 9, as a type of its own.
//
// A cell index and a digit are both small integers; a function that takes two ints accepts them in
// either order. Typed, the wrong order does not compile (tests/compile_fail).
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#pragma GCC visibility push(default)
namespace shudu {

/// Digits of the largest supported layout.
inline constexpr int kMaxSize = 9;

/// A digit from 1 to 9. There is no "no digit": a blank is `std::optional<Digit>` or an empty cell.
class Digit {
 public:
  /// The digit 1.
  constexpr Digit() = default;
  /// Precondition: 1 <= value <= 9.
  constexpr explicit Digit(int value) : value_(static_cast<std::uint8_t>(value)) {
    assert(value >= 1 && value <= kMaxSize);
  }
  /// The digit with a 0-based index. Precondition: 0 <= index <= 8.
  [[nodiscard]] static constexpr Digit from_index(int index) { return Digit(index + 1); }

  /// 1 to 9, as printed.
  [[nodiscard]] constexpr int value() const { return value_; }
  /// 0 to 8, for arrays.
  [[nodiscard]] constexpr int index() const { return value_ - 1; }
  /// '1' to '9'.
  [[nodiscard]] constexpr char to_char() const { return static_cast<char>('0' + value_); }

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of <=> for a pointer.
  friend constexpr auto operator<=>(Digit, Digit) = default;

 private:
  std::uint8_t value_ = 1;
};

static_assert(sizeof(Digit) == 1);

}  // namespace shudu
#pragma GCC visibility pop
