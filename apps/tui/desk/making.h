// New puzzles to play: made to a wish, or read from what somebody typed, pasted or named.
//
// Both are jobs for the worker: they look at a stop flag. Made ones are those of `shudu generate`
// with the same seed and wishes. Tested in tests/tui/making_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/core/symmetry.h"
#include "shudu/game/session.h"
#include "shudu/logic/technique.h"
#include "shudu/rating/levels.h"
#include "tui/desk/surroundings.h"

namespace shudu::tui {

struct MakeWish {
  std::string layout = "classic";        ///< as parse_layout reads it
  std::optional<Level> level;            ///< classic only; none: any
  const Technique* technique = nullptr;  ///< that the puzzle must need; classic only
  std::string symmetry = "none";         ///< as `shudu generate --symmetry`
  std::optional<std::uint64_t> seed;     ///< none: by chance
};

/// A puzzle that can be played, or the sentence why there is none.
struct Made {
  std::optional<game::NewGame> game;
  std::optional<Level> level;  ///< as rated, where it was
  std::string rating;          ///< `4.2` on the scale of Sudoku Explainer, where it was rated
  std::string trouble;         ///< why there is none
  std::string remark;          ///< to be said beside: several solutions, nearest found
  bool was_stopped = false;
};

/// Makes a puzzle. `tried` counts on the way. Stopped, it gives the nearest to the level that a
/// moment finds, with a remark that says so, and `was_stopped`.
[[nodiscard]] Made make_puzzle(const MakeWish& wish, const Surroundings& world, Language language,
                               const std::atomic<bool>& stop, std::atomic<std::uint64_t>& tried);

/// Reads a puzzle, the first of a text, of any format that `shudu convert` reads, also a share link
/// or a saved game. Where it brings moves (a saved game, entered digits) `saved` holds the game
/// with them and `game` its beginning; a saved game whose moves cannot be read gives its puzzle and
/// a remark that says so. Marks become what the puzzle rules out. Rates it within a few seconds.
struct Imported {
  Made made;
  std::optional<game::Session> saved;
  std::string read_as;  ///< `81 signs. 28 givens.`
};
[[nodiscard]] Imported read_import(std::string_view text, const Surroundings& world,
                                   Language language, const std::atomic<bool>& stop);

}  // namespace shudu::tui
