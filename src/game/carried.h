// What a copy of a game brings along of the one before: its counts, as the words of an event.
//
// A copy holds only the line to the cursor; what was counted on branches, and each help that was
// looked at, would be forgotten, and a game that was helped would count as unaided.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/game/session.h"

namespace shudu::game {

/// `mistakes=1 asked=2 stage=4 applied=0 checks=3 reveals=0 undos=5 whys=0 solution=on marks=off`.
[[nodiscard]] std::string print_counts(const GameCounts& counts);
/// The counts for which print_counts gives exactly this text.
[[nodiscard]] std::optional<GameCounts> parse_counts(std::string_view text);
/// Both together.
void add_counts(GameCounts& counts, const GameCounts& more);
/// What is missing in `part` of `whole`.
[[nodiscard]] GameCounts missing_counts(const GameCounts& whole, const GameCounts& part);

}  // namespace shudu::game
