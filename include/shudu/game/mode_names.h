// The words of the modes in which digits are entered, as saved games, requests and the store of the
// terminal game have them.
#pragma once

#include <array>
#include <string_view>

#include "shudu/game/session.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// In the order of Mode.
inline constexpr std::array<std::string_view, 4> kModeNames{"digit", "corner", "centre", "colour"};
static_assert(kModeNames[static_cast<std::size_t>(Mode::kColour)] == "colour");

}  // namespace shudu::game
#pragma GCC visibility pop
