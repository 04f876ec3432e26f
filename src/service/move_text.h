// Moves as requests spell them: `r6c8=1` places, `r2c7<>5` takes away. Cells and digits are of one
// character on every layout.
#pragma once

#include <optional>
#include <string_view>

#include "shudu/game/event.h"

namespace shudu::service {

/// The move of that text in a grid of that size; nothing where it is none.
[[nodiscard]] std::optional<game::Action> action_in(std::string_view text, int size);

}  // namespace shudu::service
