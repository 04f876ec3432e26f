// A game to be played twice, by the room and by the naive game, as text: what a failure of the
// random test is shrunk to, and what tests/cases/game/ keeps.
//
//   layout classic
//   givens ..2..73..7.9 ...
//   settings auto-erase=both auto-marks=off ...
//   15 place r1c1 5 +e           an event without its number: elapsed, name, arguments
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/naive_game.h"
#include "shudu/core/rng.h"
#include "shudu/game/session.h"

namespace shudu::test {

/// A puzzle of 28 givens, unique.
inline constexpr std::string_view kGivens =
    "..2..73..7.9....4.1..4...8....96.73...8...9...65.72....9...1..2.2....1.4..75..8..";
/// Of 9x9, from 1.
[[nodiscard]] inline Cell rc(int row, int column) { return Cell::at(row - 1, column - 1, 9); }

struct GameCase {
  std::string layout = "classic";
  std::string givens;
  std::map<std::string, std::string> settings;
  std::vector<std::string> lines;
};

/// Settings of a case by key, all of them.
std::map<std::string, std::string> default_settings();

std::string print_case(const GameCase& game);
GameCase read_case(const std::vector<std::string>& lines);

/// The `NewGame` of a puzzle, with names that are good.
game::NewGame new_game(const Layout& layout, const Grid& givens);
Grid grid_of(std::string_view text, int size);

/// Applies a line of an event without its number, which must be one that may be done.
void act_line(game::Session& session, std::string_view line);

/// Both games side by side.
class Duel {
 public:
  /// None where the puzzle cannot be started.
  static std::optional<Duel> begin(const GameCase& game);
  /// Does an event in both; what differs after it, empty where nothing does.
  std::string step(const std::string& line);
  /// All nodes of both trees and the game saved and loaded; what differs.
  std::string finish() const;
  [[nodiscard]] const game::Session& session() const { return session_; }
  [[nodiscard]] game::Session& session() { return session_; }

 private:
  Duel(game::Session session, const GameCase& game);
  std::string compare() const;

  game::Session session_;
  NaiveGame naive_;
};

/// What goes wrong in a case; empty where nothing does.
std::string play(const GameCase& game);
/// A case with as few events as can be left that still fails. Precondition: it fails.
GameCase shrink(GameCase game);

/// A puzzle on a layout: some cells of a solution, one or more solutions.
GameCase random_case(Rng& rng, std::string_view layout);
/// The line of an event that may be refused or taken: what a key of the player would give, or
/// anything at all. A diligent player mostly puts right digits, until the game is complete.
std::string random_line(const game::Session& session, Rng& rng, bool is_diligent);

}  // namespace shudu::test
