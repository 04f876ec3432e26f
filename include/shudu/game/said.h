// A game in words: what an event did, how a cell and a house read, what is left, how it ended.
//
//   5 at row 2 column 7. Removed 5 from the marks of 3 cells.       an event
//   Undone: 5 at row 2 column 7.
//   row 3 column 5, empty, marks 1 4 7, corner 2                    a cell
//   Row 2: 7, empty, 9, 2, empty, empty, empty, 4, 1. 4 empty, missing 3 5 6 8.
//   19 empty. Left: 3: 2, 5: 5.
//   Solved in 12:34. Mistakes: 1. Hints: 2.
//
// The same words serve a screen, a line dialogue and a voice: plain UTF-8 of one line, without
// markup, controls and colours. One table (src/game/said_table.cpp) has every sentence in three
// languages, each written by hand; in Taiwan a row is 列 and a column 行, on the mainland the other
// way round. Names of savepoints and values of settings are as the player wrote them, and clean
// text by what an event allows. All functions are pure and thread-safe. Why something is refused
// is told by `sentence` in refusal.h; steps of hints are told by the room `explain`. Tested in
// tests/game/said_test.cpp and said_board_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/game/mistakes.h"
#include "shudu/game/session.h"
#include "shudu/game/summary.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// What comes first in the reading of a cell.
enum class ReadingOrder : std::uint8_t { kPosition, kContent, kContentOnly };

/// Names of the colours 1 to 9. The views outlive the voice.
using ColourNames = std::array<std::string_view, 9>;
inline constexpr ColourNames kColourNumbers = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};

/// How it is said.
struct Voice {
  Language language = Language::kEnglish;
  bool has_short_cells = false;  ///< `r2c7` in place of `row 2 column 7`
  ReadingOrder order = ReadingOrder::kPosition;
  ColourNames colours = kColourNumbers;
};

/// `row 2 column 7`, `第 2 行第 7 列`, `第 2 列第 7 行`; or `r2c7`. Precondition: the cell lies in
/// a grid of that size.
[[nodiscard]] std::string say_position(const Voice& voice, int size, Cell cell);
/// `Row 2`, `Extra region 1`. Precondition: the layout has the house.
[[nodiscard]] std::string say_house_name(const Voice& voice, const Layout& layout, House house);

/// What an event did, one or more sentences: of board events what they changed, and, where the
/// check level of the game shows it, what a placed digit is in conflict with; of undo and redo the
/// move that they took back or did again. Empty for `asked` and `why`, whose answers are other
/// words. Precondition: `applied` is what `apply` gave for `event` just now, and `session` the game
/// after it.
[[nodiscard]] std::string say_applied(const Voice& voice, const Session& session,
                                      const Event& event, const Applied& applied);
/// The move that a node of the history stands for, as undo names it: for a list of moves. Empty for
/// the root. Precondition: there is such a node.
[[nodiscard]] std::string say_move(const Voice& voice, const Session& session, NodeIndex node);
/// `Went back 3 moves, to before 5 at row 2 column 7.` The way as find_way_back gave it before the
/// game went it.
[[nodiscard]] std::string say_way_back(const Voice& voice, const Session& session,
                                       const WayBack& way);
/// How the game stands after an event where that ends something: the line of completion, or that
/// the board is full and not right. Empty else. Preconditions: as for say_applied.
[[nodiscard]] std::string say_outcome(const Voice& voice, const Session& session,
                                      const Event& event, const Applied& applied);
/// `Solved in 12:34. Mistakes: 1. Hints: 2.`; of a game given up, that; of one in play, its time.
[[nodiscard]] std::string say_summary(const Voice& voice, const GameSummary& summary);

/// How a cell reads: position; digit and whether it is given; marks as they are shown, corner
/// marks, digits ruled out; conflict or fault where the check level shows it; colours. Parts that
/// are not there are left out. Precondition: the cell lies in the layout.
[[nodiscard]] std::string say_cell(const Voice& voice, const Session& session, Cell cell);
/// How a house reads: its cells in order, how many are empty, which digits are missing.
/// Precondition: the layout has the house.
[[nodiscard]] std::string say_house(const Voice& voice, const Session& session, House house);
/// How many cells are empty and how many of each digit are still to be placed.
[[nodiscard]] std::string say_left(const Voice& voice, const Session& session);

/// Where a digit stands and how many of it are still to be placed. Precondition: the layout has it.
[[nodiscard]] std::string say_where(const Voice& voice, const Session& session, Digit digit);

/// Active time as people read it: `0:07`, `12:34`, `1:02:03`. Milliseconds, cut to whole seconds;
/// below 0 is 0.
[[nodiscard]] std::string clock_text(std::int64_t elapsed);

}  // namespace shudu::game
#pragma GCC visibility pop
