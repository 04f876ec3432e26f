// What the keys that read say: a cell, its row, column and box, how many of each digit are left.
// Games and practice have the same words for it.
#pragma once

#include <optional>
#include <string>

#include "shudu/game/said.h"
#include "tui/faces.h"

namespace shudu::tui {

/// Nothing for a command that does not read the board.
[[nodiscard]] std::optional<std::string> reading_of(Command command, const game::Voice& voice,
                                                    const game::Session& session, Cell cell);

}  // namespace shudu::tui
