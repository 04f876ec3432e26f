// What a person does at a terminal, as values: a key, the mouse, a paste.
//
// Made by the parser of bytes (input/parser.h), by tests, and by nobody else. Positions count from
// 0 at the top left.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "tui/faces.h"

namespace shudu::tui {

enum class MouseAction : std::uint8_t { kPress, kDrag, kRelease, kWheelUp, kWheelDown };
enum class MouseButton : std::uint8_t { kNone, kLeft, kMiddle, kRight };

struct Mouse {
  MouseAction action = MouseAction::kPress;
  MouseButton button = MouseButton::kNone;
  int row = 0;
  int column = 0;
  bool shift = false;
  bool alt = false;
  bool ctrl = false;
  friend bool operator==(const Mouse&, const Mouse&) = default;
};

/// Text that was pasted: UTF-8, any signs, controls too; never trusted.
struct Paste {
  std::string text;
  friend bool operator==(const Paste&, const Paste&) = default;
};

using Input = std::variant<Key, Mouse, Paste>;

}  // namespace shudu::tui
