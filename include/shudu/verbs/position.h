// What a question is about, and why it may have no answer.
//
//   record      givens, entered digits, own candidates, a claimed solution
//   layout      which cells may not hold equal digits
//   marks       what a solver is asked: the givens, or the candidates that are the puzzle
//
// A position only points to its layout and its record: both outlive it. Every question of this room
// takes one, with a budget (budget.h), and gives a value or an `Unanswered`. Its givens do not
// clash (shudu/core/clash.h); who reads records finds that out.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/error.h"
#include "shudu/core/layout.h"
#include "shudu/formats/format.h"
#include "shudu/formats/puzzle.h"
#include "shudu/logic/view.h"
#include "shudu/verbs/budget.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

struct Position {
  const Layout& layout;
  const Grid& givens;
  Pencilmarks marks;               ///< what a solver is asked
  bool marks_are_puzzle = false;   ///< a sukaku: its givens are the cells with one candidate
  const Puzzle* record = nullptr;  ///< null: the givens, or the marks, are all there is
  const Format* format = nullptr;  ///< that the record was written in; null: in none
  std::uint64_t index = 0;         ///< of the record, from 0, among those that are asked about
};

/// The position of plain givens. Sizes agree.
[[nodiscard]] Position position_of(const Layout& layout, const Grid& givens);
/// The position of a record. `format` is the one that it was written in: some write down every
/// candidate, so that an empty cell is one that nothing fits.
[[nodiscard]] Position position_of(const Layout& layout, const Puzzle& record,
                                   const Format* format = nullptr);
/// The puzzle before anything is entered: the givens, or the candidates that are the puzzle.
[[nodiscard]] View puzzle_view(const Position& position);

/// Why a question has no answer: one of the three.
struct Unanswered {
  Halt halt = Halt::kNone;      ///< the budget ended the work
  std::optional<Error> error;   ///< it cannot be asked of this position
  std::uint64_t solutions = 1;  ///< not 1: the question is about puzzles with one; 2: several
};

/// The budget's halt as the reason. Precondition: there is one.
[[nodiscard]] Unanswered halted(const Budget& budget);

}  // namespace shudu::verbs
#pragma GCC visibility pop
