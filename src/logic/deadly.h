// Deadly patterns: open cells that some digits can fill in two ways, whichever is right, with the
// same digits in every house. A puzzle with one solution has none of them in its solution, so at
// least one cell holds another digit: one of the guardians, the candidates beyond those digits, is
// true. That holds whatever was eliminated before, as long as no digit of the solution was.
//
//   type 1   guardians in one cell: the cell has none of the pattern's digits
//   type 2   one digit: it leaves what sees all its guardians
//   type 3   roof in one house: one cell of the roof is an extra digit; with k further cells of
//            the house that together with the extras hold k + 1 digits, these are locked
//   type 4   roof of two cells: a digit of the pattern has no place in a house but these, so one of
//            them is that digit, and the other holds none of the pattern's
#pragma once

#include <array>
#include <span>
#include <vector>

#include "shudu/logic/technique.h"

// What a step says:
//   digits       those of the pattern
//   cells        of the pattern in order of the text; then, type 3, those of the naked set
//   marks        pattern: its digits in its cells; guardian: the extras of the roof; colour A: the
//                candidates of the naked set
//   base         type 3: the houses of the naked set; type 4: the houses that lock the digit
//   als          type 3: the cells of the naked set and all the k + 1 digits
//   chains       type 4, unless two digits are all of the pattern: the strong link of the digit
//                that is locked; of two digits it is the one that is not eliminated
// Tested by the cases of the techniques and in tests/logic/deadly_test.cpp.

namespace shudu {

/// For each cell the digits that a pattern has there.
using DigitsByCell = std::array<DigitSet, kMaxCells>;

struct DeadlyPattern {
  CellSet cells;
  DigitSet digits;
  CellSet roof;                       ///< the cells with other candidates, too
  DigitSet extras;                    ///< these candidates
  std::span<const Cell> order = {};   ///< of the cells in the text; empty: ascending. Not owned.
  const DigitsByCell* own = nullptr;  ///< where not all of `digits` are each cell's. Not owned.

  [[nodiscard]] DigitSet digits_in(Cell cell) const {
    return own == nullptr ? digits : (*own)[static_cast<std::size_t>(cell.index())];
  }
};

/// The cells with their roof. Precondition: they are open.
[[nodiscard]] DeadlyPattern deadly_pattern(const View& view, CellSet cells, DigitSet digits);

/// The same where each cell has its own digits of the pattern.
[[nodiscard]] DeadlyPattern deadly_pattern(const View& view, CellSet cells,
                                           const DigitsByCell& own);

/// May two digits change places, one of them in all cells of `evens` and the other in all of
/// `odds`? Every house has one of each or none, and what sees the ones sees the others.
[[nodiscard]] bool is_exchangeable(const Layout& layout, CellSet evens, CellSet odds);

/// The filled cells that are no givens.
[[nodiscard]] CellSet entered_cells(const View& view);

/// The houses that have both cells and the digit, open, in no other.
[[nodiscard]] std::vector<House> houses_that_lock(const View& view, Cell one, Cell other,
                                                  Digit digit);
/// If it is not in one of them, it is in the other.
[[nodiscard]] Chain strong_link(Cell one, Cell other, Digit digit);

/// Has every cell all digits that the pattern gives it? Where candidates may be gone without reason
/// (FindOptions::missing_marks is off), the other filling may need one that is.
[[nodiscard]] bool has_all_marks(const View& view, const DeadlyPattern& pattern);

/// The step without eliminations.
[[nodiscard]] Step deadly_step(const View& view, const Technique& technique,
                               const DeadlyPattern& pattern);

/// Each hands over the steps of its type that the pattern gives, if any; false: it is enough.
bool hand_over_type_1(const FindTask& task, const DeadlyPattern& pattern);
bool hand_over_type_2(const FindTask& task, const DeadlyPattern& pattern);
bool hand_over_type_3(const FindTask& task, const DeadlyPattern& pattern);
bool hand_over_type_4(const FindTask& task, const DeadlyPattern& pattern);
/// The one of them that the technique's row names.
bool hand_over_type(const FindTask& task, const DeadlyPattern& pattern);
/// All of them; none where a cell lacks one of its digits and FindOptions::missing_marks is off.
bool hand_over_all_types(const FindTask& task, const DeadlyPattern& pattern);

/// Type 3 once the pattern is known: naked sets with the one cell of `roof` that has an extra
/// digit. `step` is the step so far; `usable` are the cells that the set may have.
bool hand_over_naked_sets(const View& view, const Step& step, const DeadlyPattern& pattern,
                          CellSet usable, StepSink sink);

}  // namespace shudu
