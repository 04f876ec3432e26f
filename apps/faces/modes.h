// What the modes of the digit keys are called.
#pragma once

#include <array>

#include "faces/words.h"
#include "shudu/game/mode_names.h"

namespace shudu::faces {

/// In the order of game::Mode.
inline constexpr std::array kModeWords{Word("digit-mode"), Word("corner-mode"), Word("centre-mode"),
                                       Word("colour-mode")};
static_assert(kModeWords.size() == game::kModeNames.size());

}  // namespace shudu::faces
