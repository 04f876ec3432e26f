// What made and read puzzles share: names and dates of a new game, level and rating. Tested with
// them in tests/tui/making_test.cpp.
#pragma once

#include <atomic>

#include "tui/desk/making.h"

namespace shudu::tui {

/// A game without puzzle: a new uid, now.
[[nodiscard]] game::NewGame fresh_game(const Surroundings& world);

/// Adds level (to the origin too, where it has none) and rating, where the layout is classic and
/// they are found within about two seconds. Precondition: `made.game` is a puzzle with one solution
/// or more.
void rate(Made& made, const std::atomic<bool>* stop);

}  // namespace shudu::tui
