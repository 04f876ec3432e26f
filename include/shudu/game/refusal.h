// Why the game does not do something, as a value: a code and the few things that its sentence
// names. A refusal changes and logs nothing.
//
// One table (src/game/refusal.cpp) gives each code its name for programs and its sentence in three
// languages. Tested in tests/game/refusal_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/cell.h"
#include "shudu/core/digit.h"
#include "shudu/core/error.h"
#include "shudu/core/language.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// The names for programs are those of `refusal_slug`; the order here is no part of any contract.
enum class RefusalCode : std::uint8_t {
  // Moves.
  kGiven,            // cell: a digit of the puzzle
  kHoldsDigit,       // cell: marks want it empty
  kNothingSelected,  // the move needs a cell
  kNothingToErase,
  kNothingToUndo,
  kNothingToRedo,
  kNothingChanges,  // the board would stay as it is
  kPaused,
  kNotPaused,
  kFinished,
  kReadOnly,     // the game is open elsewhere
  kIllegalMark,  // digit, cell: a peer that holds it
  kAutoMarks,    // centre marks are kept by the program
  kNoSingleSolution,
  kNoWrongDigit,
  kOutOfOrder,         // number: the event number wanted
  kEventLimit,         // number: the most events
  kUnknownSavepoint,   // token
  kTooManySavepoints,  // number: the most
  kNoSuchMove,         // number: no board state has it
  kMalformed,          // an event whose fields lie outside the board or its own limits
  // Starting.
  kClash,  // cause: as find_clash says
  kNoSolution,
  kNearly,     // no solution; without the digit at the cell there would be one
  kUndecided,  // how many solutions there are was not found within the limit
  kSolvedAlready,
  kBadName,  // token: which of title, origin, dates ... cannot be kept
  // Saved games.
  kNotASave,
  kNewerVersion,  // number
  kTooLarge,
  kLineTooLong,  // line
  kBadText,      // line
  kTruncated,
  kDamaged,
  kUnexpectedLine,  // line, expected, token
  kBadValue,        // line, token
  kBadGivens,       // line; cause where two givens clash
  kBadEvent,        // line, number, reason; cell where one is to blame
  kBoardDiffers,    // cell: the first difference, where there is one
  kCount,           // how many codes there are; not a code
};

/// Fields that a code does not use stay at their defaults.
struct Refusal {
  RefusalCode code = RefusalCode::kNothingChanges;
  std::uint8_t size = 9;  ///< of the grid, for the names of cells
  std::optional<Cell> cell;
  std::optional<Digit> digit;
  std::uint32_t line = 0;  ///< of a saved game, from 1
  std::uint64_t number = 0;
  RefusalCode reason = RefusalCode::kCount;  ///< of kBadEvent: why the event is refused
  Token token;                               ///< a piece of the input, escaped
  Token expected;
  std::optional<Error> cause;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The name of a code for programs: `not-a-save`. Stable.
[[nodiscard]] std::string_view refusal_slug(RefusalCode code);

/// The whole sentence, UTF-8. Thread-safe.
[[nodiscard]] std::string sentence(const Refusal& refusal, Language language);

}  // namespace shudu::game
#pragma GCC visibility pop
