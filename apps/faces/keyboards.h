// What Shift and a digit key give on the keyboards of the world, so that Shift+5 can be told from a
// terminal, where it arrives as a sign. One row a keyboard.
//
// Source: the layouts of xkeyboard-config. Where the plain key gives the sign and Shift the digit
// (fr, cz), the plain key is the mark. A keyboard that is none of these is learnt: the player
// presses Shift+1 to 9, and Alt+1 to 9 where that gives signs too (Option on a Mac), and the signs
// are kept in the setting itself: `learnt`, then 9 or 18 signs parted by blanks. Tested in
// tests/faces/keyboards_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shudu::faces {

struct Keyboard {
  std::string_view slug;
  std::array<std::string_view, 9> signs;        ///< of Shift and the digits 1 to 9, UTF-8
  std::array<std::string_view, 9> alt_signs{};  ///< of Alt and the digits; empty: none of their own
};

/// What a sign means: the mark of a digit 1 to 9.
struct MarkSign {
  int digit = 0;
  bool is_centre = false;
  friend bool operator==(const MarkSign&, const MarkSign&) = default;
};

[[nodiscard]] std::span<const Keyboard> keyboard_table();
[[nodiscard]] const Keyboard* find_keyboard(std::string_view slug);
/// The keyboard that a setting names: a row of the table, or a learnt one, whose signs lie in the
/// setting's own text. None: neither.
[[nodiscard]] std::optional<Keyboard> keyboard_of(std::string_view setting);
/// The setting of a learnt keyboard; `alt_signs` may be empty. None where the signs are not nine
/// characters that differ, or one of them is a digit or a blank.
[[nodiscard]] std::optional<std::string> learnt_keyboard(std::span<const char32_t> signs,
                                                         std::span<const char32_t> alt_signs);
/// The digit 1 to 9 whose corner mark the sign means.
[[nodiscard]] std::optional<int> digit_of_sign(const Keyboard& keyboard, char32_t sign);
/// The same, centre marks of a learnt keyboard too.
[[nodiscard]] std::optional<MarkSign> mark_of_sign(const Keyboard& keyboard, char32_t sign);

}  // namespace shudu::faces
