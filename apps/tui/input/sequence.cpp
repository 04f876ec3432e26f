// Finals and numbers are those of xterm, of the Linux console (ESC [ [ A to E, in parser.cpp), of
// the VT220 (numbers before ~) and of rxvt (7 and 8 for Home and End; $ ^ @ instead of ~ for Shift,
// Ctrl and both; small letters for arrows with Shift).
#include "tui/input/sequence.h"

#include <algorithm>
#include <array>
#include <vector>

#include "shudu/core/characters.h"

namespace shudu::tui {
namespace {

struct FinalRow {
  char final;
  Key key;
};

constexpr std::array kFinals{
    FinalRow{'A', {KeyCode::kUp}},
    FinalRow{'B', {KeyCode::kDown}},
    FinalRow{'C', {KeyCode::kRight}},
    FinalRow{'D', {KeyCode::kLeft}},
    FinalRow{'H', {KeyCode::kHome}},
    FinalRow{'F', {KeyCode::kEnd}},
    FinalRow{'P', {KeyCode::kFunction, 1}},
    FinalRow{'Q', {KeyCode::kFunction, 2}},
    FinalRow{'R', {KeyCode::kFunction, 3}},
    FinalRow{'S', {KeyCode::kFunction, 4}},
    FinalRow{'Z', {.code = KeyCode::kTab, .shift = true}},
    FinalRow{'a', {.code = KeyCode::kUp, .shift = true}},
    FinalRow{'b', {.code = KeyCode::kDown, .shift = true}},
    FinalRow{'c', {.code = KeyCode::kRight, .shift = true}},
    FinalRow{'d', {.code = KeyCode::kLeft, .shift = true}},
};

struct KeyNumberRow {
  int number;
  Key key;
};

constexpr std::array kNumbers{
    KeyNumberRow{1, {KeyCode::kHome}},          KeyNumberRow{2, {KeyCode::kInsert}},
    KeyNumberRow{3, {KeyCode::kDelete}},        KeyNumberRow{4, {KeyCode::kEnd}},
    KeyNumberRow{5, {KeyCode::kPageUp}},        KeyNumberRow{6, {KeyCode::kPageDown}},
    KeyNumberRow{7, {KeyCode::kHome}},          KeyNumberRow{8, {KeyCode::kEnd}},
    KeyNumberRow{11, {KeyCode::kFunction, 1}},  KeyNumberRow{12, {KeyCode::kFunction, 2}},
    KeyNumberRow{13, {KeyCode::kFunction, 3}},  KeyNumberRow{14, {KeyCode::kFunction, 4}},
    KeyNumberRow{15, {KeyCode::kFunction, 5}},  KeyNumberRow{17, {KeyCode::kFunction, 6}},
    KeyNumberRow{18, {KeyCode::kFunction, 7}},  KeyNumberRow{19, {KeyCode::kFunction, 8}},
    KeyNumberRow{20, {KeyCode::kFunction, 9}},  KeyNumberRow{21, {KeyCode::kFunction, 10}},
    KeyNumberRow{23, {KeyCode::kFunction, 11}}, KeyNumberRow{24, {KeyCode::kFunction, 12}},
};

// Keys that SS3 has beside those of CSI: the number pad, and rxvt's arrows with Ctrl.
constexpr std::array kPad{
    FinalRow{'M', {KeyCode::kEnter}},
    FinalRow{'I', {KeyCode::kTab}},
    FinalRow{'X', {.character = U'='}},
    FinalRow{'a', {.code = KeyCode::kUp, .ctrl = true}},
    FinalRow{'b', {.code = KeyCode::kDown, .ctrl = true}},
    FinalRow{'c', {.code = KeyCode::kRight, .ctrl = true}},
    FinalRow{'d', {.code = KeyCode::kLeft, .ctrl = true}},
};

constexpr int kMostNumber = 99'999;

// Numbers parted by `;`, an empty one 0. None where anything else stands there.
std::optional<std::vector<int>> numbers_in(std::string_view text) {
  constexpr std::size_t kMost = 4;
  std::vector<int> numbers(1);
  for (const char sign : text) {
    if (sign == ';') {
      if (numbers.size() == kMost) return std::nullopt;
      numbers.push_back(0);
    } else if (is_digit(sign)) {
      numbers.back() = std::min(numbers.back() * 10 + (sign - '0'), kMostNumber);
    } else {
      return std::nullopt;
    }
  }
  return numbers;
}

// xterm's modifiers: 1 and the sum of 1 Shift, 2 Alt, 4 Ctrl, 8 Meta.
std::optional<Key> with_modifiers(Key key, int parameter) {
  if (parameter == 0) return key;
  if (parameter > 16) return std::nullopt;
  const auto bits = static_cast<unsigned>(parameter - 1);
  key.shift = key.shift || (bits & 1U) != 0;
  key.alt = key.alt || (bits & 10U) != 0;
  key.ctrl = key.ctrl || (bits & 4U) != 0;
  return key;
}

template <std::size_t kSize>
std::optional<Key> find_final(const std::array<FinalRow, kSize>& rows, char final) {
  for (const FinalRow& row : rows) {
    if (row.final == final) return row.key;
  }
  return std::nullopt;
}

// xterm's other keys: CSI 27 ; modifiers ; code ~.
std::optional<Key> other_key(const std::vector<int>& numbers) {
  constexpr int kLastAscii = 126;
  const int code = numbers[2];
  if (code == 9) return with_modifiers({KeyCode::kTab}, numbers[1]);
  if (code == 13) return with_modifiers({KeyCode::kEnter}, numbers[1]);
  if (code == 127 || code == 8) return with_modifiers({KeyCode::kBackspace}, numbers[1]);
  if (code < ' ' || code > kLastAscii) return std::nullopt;
  auto key = with_modifiers({.character = static_cast<char32_t>(code)}, numbers[1]);
  if (key && key->ctrl && code >= 'A' && code <= 'Z') key->character += 32;
  return key;
}

std::optional<Key> numbered_key(const std::vector<int>& numbers, char final) {
  if (numbers.size() == 3 && numbers[0] == 27 && final == '~') return other_key(numbers);
  if (numbers.size() > 2) return std::nullopt;
  const auto* const row =
      std::find_if(kNumbers.begin(), kNumbers.end(),
                   [&numbers](const KeyNumberRow& one) { return one.number == numbers[0]; });
  if (row == kNumbers.end()) return std::nullopt;
  Key key = row->key;
  key.shift = final == '$' || final == '@';
  key.ctrl = final == '^' || final == '@';
  return with_modifiers(key, numbers.size() == 2 ? numbers[1] : 0);
}

}  // namespace

std::optional<Input> input_of_csi(std::string_view parameters, char final) {
  if (parameters.substr(0, 1) == "<" && (final == 'M' || final == 'm')) {
    const auto numbers = numbers_in(parameters.substr(1));
    if (!numbers || numbers->size() != 3) return std::nullopt;
    return mouse_of((*numbers)[0], (*numbers)[1], (*numbers)[2], final == 'm');
  }
  const auto numbers = numbers_in(parameters);
  if (!numbers) return std::nullopt;
  if (final == '~' || final == '$' || final == '^' || final == '@') {
    return numbered_key(*numbers, final);
  }
  const std::optional<Key> key = find_final(kFinals, final);
  // With a modifier xterm writes 1 ; modifier, older ones the modifier alone.
  if (!key || numbers->size() > 2 || (numbers->size() == 2 && (*numbers)[0] > 1)) {
    return std::nullopt;
  }
  return with_modifiers(*key, numbers->back());
}

std::optional<Key> key_of_ss3(std::string_view parameters, char final) {
  const auto numbers = numbers_in(parameters);
  if (!numbers || numbers->size() > 2) return std::nullopt;
  std::optional<Key> key = find_final(kPad, final);
  if (!key && final >= 'j' && final <= 'y') {
    constexpr std::u32string_view kSigns = U"*+,-./0123456789";
    key = Key{.character = kSigns[static_cast<std::size_t>(final - 'j')]};
  }
  if (!key && final != 'Z') key = find_final(kFinals, final);
  if (!key) return std::nullopt;
  return with_modifiers(*key, numbers->back());
}

std::optional<Mouse> mouse_of(int code, int column, int row, bool is_release) {
  constexpr int kMostPosition = 9999;
  if (column < 1 || row < 1 || column > kMostPosition || row > kMostPosition) return std::nullopt;
  const auto bits = static_cast<unsigned>(code);
  if (code > 127) return std::nullopt;  // buttons 8 to 11
  Mouse mouse{.row = row - 1,
              .column = column - 1,
              .shift = (bits & 4U) != 0,
              .alt = (bits & 8U) != 0,
              .ctrl = (bits & 16U) != 0};
  const unsigned button = bits & 3U;
  if ((bits & 64U) != 0) {
    if (button > 1 || is_release) return std::nullopt;  // wheels to the side
    mouse.action = button == 0 ? MouseAction::kWheelUp : MouseAction::kWheelDown;
    return mouse;
  }
  constexpr std::array kButtons{MouseButton::kLeft, MouseButton::kMiddle, MouseButton::kRight,
                                MouseButton::kNone};
  mouse.button = kButtons[button];
  const bool is_moving = (bits & 32U) != 0;
  if (is_moving && button == 3) return std::nullopt;  // moved with no button held
  // The old coding tells a release by button 3, and not which one was released.
  const bool ends = is_release || button == 3;
  mouse.action = ends        ? MouseAction::kRelease
                 : is_moving ? MouseAction::kDrag
                             : MouseAction::kPress;
  return mouse;
}

}  // namespace shudu::tui
