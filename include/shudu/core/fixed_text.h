// A short text inside a value: a buffer of N bytes and its length, nothing on the heap.
//
// Errors name cells, digits and a piece of the offending input; they are passed around by the
// million when a bad file is read, so they must stay trivially copyable. Text that does not fit is
// cut at the last whole UTF-8 character. Tested in tests/core/fixed_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "shudu/core/characters.h"

#pragma GCC visibility push(default)
namespace shudu {

/// At most `kCapacity` bytes of UTF-8, held by value. Appending past the end cuts the text at the
/// last whole character and never fails.
template <std::size_t kCapacity>
class FixedText {
 public:
  /// The most bytes that fit.
  static constexpr std::size_t kSize = kCapacity;

  constexpr FixedText() = default;
  constexpr explicit FixedText(std::string_view text) { append(text); }

  /// Adds `text`, or the longest prefix of whole UTF-8 characters that still fits.
  constexpr void append(std::string_view text) {
    std::size_t take = text.size();
    if (take > kCapacity - length_) {
      take = kCapacity - length_;
      while (take > 0 && is_continuation(text[take])) --take;
    }
    for (std::size_t i = 0; i < take; ++i) bytes_[length_ + i] = text[i];
    length_ = static_cast<std::uint16_t>(length_ + take);
  }

  /// Adds one ASCII character when there is room.
  constexpr void append(char character) { append(std::string_view(&character, 1)); }

  /// Adds a number in decimal.
  constexpr void append_number(std::uint64_t number) {
    std::array<char, 20> digits{};
    std::size_t start = digits.size();
    do {
      digits[--start] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number != 0);
    append(std::string_view(digits.data() + start, digits.size() - start));
  }

  [[nodiscard]] constexpr std::string_view view() const { return {bytes_.data(), length_}; }
  [[nodiscard]] constexpr bool empty() const { return length_ == 0; }
  [[nodiscard]] constexpr std::size_t size() const { return length_; }

  friend constexpr bool operator==(const FixedText& a, const FixedText& b) {
    return a.view() == b.view();
  }

 private:
  static_assert(kCapacity < 65536, "the length is kept in 16 bits");

  std::array<char, kCapacity> bytes_{};
  std::uint16_t length_ = 0;
};

}  // namespace shudu
#pragma GCC visibility pop
