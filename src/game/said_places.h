// Lists and places in words, and what the check level of a game lets one say: what the sentences on
// events (said.cpp) and those on the board (said_board.cpp) share.
#pragma once

#include <string>
#include <vector>

#include "game/said_table.h"
#include "shudu/game/said.h"

namespace shudu::game {

/// `1 4 7`.
[[nodiscard]] std::string say_digits(DigitSet digits);
/// Things one after another, with the comma of lists.
[[nodiscard]] std::string say_list(Language language, const std::vector<std::string>& things);
/// The names of colours, joined by blanks.
[[nodiscard]] std::string say_colours(const Voice& voice, DigitSet colours);
/// More things than these are told by their number.
inline constexpr int kMostNamed = 3;
/// Positions joined by commas, or how many cells there are.
[[nodiscard]] std::string say_positions(const Voice& voice, int size, CellSet cells,
                                        int most = kMostNamed);
/// The cells that hold the digit of this cell though they must not; of an empty cell with a mark
/// that a peer forbids, those peers. Empty where the check level of the game does not show it.
[[nodiscard]] CellSet shown_conflict(const Session& session, Cell cell);
/// Does the check level show that the cell's own digit is unlike the solution?
[[nodiscard]] bool is_shown_wrong(const Session& session, Cell cell);

}  // namespace shudu::game
