// What whole sequences mean: CSI and SS3 to keys and mouse. Part of the parser (input/parser.h),
// apart because it is one table and not a machine.
#pragma once

#include <optional>
#include <string_view>

#include "tui/input/input.h"

namespace shudu::tui {

/// `parameters` stand between `ESC [` and the final byte. None: unknown, to be dropped.
[[nodiscard]] std::optional<Input> input_of_csi(std::string_view parameters, char final);
/// `parameters` stand between `ESC O` and the final byte.
[[nodiscard]] std::optional<Key> key_of_ss3(std::string_view parameters, char final);
/// Buttons, modifiers and movement as xterm codes them, positions from 1.
[[nodiscard]] std::optional<Mouse> mouse_of(int code, int column, int row, bool is_release);

}  // namespace shudu::tui
