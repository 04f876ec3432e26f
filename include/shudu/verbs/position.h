// Where a person stands in a puzzle, and what may be assumed of it: the ground on which `steps`,
// `explain_path`, `hint` and `why` work.
//
//   record      givens, entered digits, candidates       View
//   solver      how many solutions have the givens       FindOptions::uniqueness where it is one
//   both        does the position still allow it         mistakes
//
// Candidates that are the puzzle (sukaku, candidate grids) are asked about as they stand; their
// lone digits pass for givens. Steps that assume one solution are then on only where these digits
// alone prove it, and those that tell givens from entered digits are off. Notes of a player that
// leave an open cell empty say nothing of it, where the format has notes and not every candidate.
//
// Thread-safe for different budgets. Tested in tests/service/stepping_test.cpp and by the
// transcripts of the program.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/formats/format.h"
#include "shudu/formats/puzzle.h"
#include "shudu/logic/mistake.h"
#include "shudu/logic/path.h"
#include "shudu/verbs/searching.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

struct Position {
  View view;
  FindOptions find;              ///< with the stop of the budget
  std::uint64_t solutions = 0;   ///< of the puzzle; 2: several
  std::optional<Grid> solution;  ///< the only one
  std::vector<Mistake> mistakes;

  [[nodiscard]] const Grid* known() const { return solution ? &*solution : nullptr; }
};

/// The position of a record; nothing where the work was ended. The layout and the budget outlive
/// the position; the givens do not clash. `format` is the one that the record was written in.
[[nodiscard]] std::optional<Position> find_position(Budget& budget, const Layout& layout,
                                                    const Puzzle& puzzle, const Format& format,
                                                    const SearchWish& wish = {});

/// The profile without the last resorts unless the puzzle has one solution: where it has several a
/// path ends before the grid is full, and they would search long for nothing.
[[nodiscard]] Profile profile_for(const Position& position, Profile profile);

/// Does the position contradict itself, by digits or marks that can be seen? No step can follow.
[[nodiscard]] bool is_broken(const Position& position);

/// The candidates of a position as it is shown: a filled cell has its digit.
[[nodiscard]] Pencilmarks marks_of(const View& view);

}  // namespace shudu::verbs
#pragma GCC visibility pop
