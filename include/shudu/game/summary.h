// A game in figures: what is kept of one that has ended, and the counts that a board shows.
//
// All of it follows from the session; nothing is stored. Tested in tests/game/summary_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/game/session.h"

#pragma GCC visibility push(default)
namespace shudu::game {

enum class GameOutcome : std::uint8_t { kPlaying, kSolved, kGivenUp };

/// `playing`, `solved`, `given-up`. Stable.
[[nodiscard]] std::string_view outcome_slug(GameOutcome outcome);

/// What statistics need of a game.
struct GameSummary {
  GameOutcome outcome = GameOutcome::kPlaying;
  std::int64_t elapsed = 0;  ///< active milliseconds
  GameCounts counts;
  bool are_mistakes_known = true;  ///< false where the puzzle has several solutions
  bool is_unaided = true;
  std::string level;   ///< as the origin says (`level=hard`); empty where it does not
  std::string rating;  ///< as `About` has it: `er=4.2`, or empty
  friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// Pure; of a game in play what it would be if it ended now.
[[nodiscard]] GameSummary summary_of(const Session& session);

/// Of each digit, at digit - 1, how many are still to be placed: the size of the grid less those
/// that stand, givens among them; never below 0, 0 beyond the size.
using DigitCounts = std::array<int, kMaxSize>;
[[nodiscard]] DigitCounts left_of(const Session& session);
/// The cells that hold a digit, givens among them.
[[nodiscard]] CellSet cells_with(const Session& session, Digit digit);
/// The cells that hold no digit.
[[nodiscard]] CellSet empty_cells(const Session& session);
/// The digits that stand nowhere in a house. Precondition: the layout has it.
[[nodiscard]] DigitSet missing_digits(const Session& session, House house);

}  // namespace shudu::game
#pragma GCC visibility pop
