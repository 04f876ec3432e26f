// A key that a person presses, as a value: made of a terminal's bytes (tui/input/parser.h), named
// in the table of keys as it is shown (binding.h).
#pragma once

#include <cstdint>

namespace shudu::faces {

enum class KeyCode : std::uint8_t {
  kCharacter,  ///< Key::character
  kEnter,
  kTab,
  kBackspace,
  kEscape,
  kUp,
  kDown,
  kLeft,
  kRight,
  kHome,
  kEnd,
  kPageUp,
  kPageDown,
  kInsert,
  kDelete,
  kFunction,  ///< F1 to F12: the number stands in Key::character
};

/// Shift is told only where a terminal tells it apart: of a character it is part of the character.
struct Key {
  KeyCode code = KeyCode::kCharacter;
  char32_t character = 0;  ///< with Ctrl the letter in lower case: Ctrl+C is 'c'
  bool shift = false;
  bool alt = false;
  bool ctrl = false;
  friend bool operator==(const Key&, const Key&) = default;
};

}  // namespace shudu::faces
