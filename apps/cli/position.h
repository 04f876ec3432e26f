// Where a person stands in a puzzle, and what may be assumed of it: the ground on which `steps`,
// `explain` and `hint` work.
//
//   record      givens, entered digits, candidates       View
//   solver      how many solutions have the givens       FindOptions::uniqueness where it is one
//   both        does the position still allow it         mistakes
//
// Candidates that are the puzzle (sukaku, candidate grids) are asked about as they stand; their
// lone digits pass for givens. Steps that assume one solution are then on only where these digits
// alone prove it, and those that tell givens from entered digits are off. Notes of a player that
// leave an open cell empty say nothing of it, where the format has notes and not every candidate.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/answer.h"
#include "cli/logic_options.h"
#include "cli/searching.h"
#include "shudu/logic/mistake.h"
#include "shudu/logic/technique.h"

namespace shudu::cli {

struct Position {
  View view;
  FindOptions find;
  std::optional<Grid> solution;  ///< the only one
  std::vector<Mistake> mistakes;

  [[nodiscard]] const Grid* known() const { return solution ? &*solution : nullptr; }
};

/// Stands the record up and counts its solutions; sets the answer's verdict. Nothing where the
/// search was stopped. Precondition: Question::record is set.
[[nodiscard]] std::optional<Position> find_position(const Options& options,
                                                    const Question& question, Answer& answer);

/// The profile asked for; without the last resorts unless the puzzle has one solution: where it
/// has several a path ends before the grid is full, and they would search long for nothing.
[[nodiscard]] Profile profile_for(const Position& position, const LogicOptions& options);

/// Does the position contradict itself, by digits or marks that can be seen? No step can follow.
[[nodiscard]] bool is_broken(const Position& position);

/// The candidates of a position as it is shown: a filled cell has its digit.
[[nodiscard]] Pencilmarks marks_of(const View& view);

/// What is to be said before any step: that the puzzle has not just one solution, and the first of
/// the mistakes as far as `stage` tells it. Empty where all is as it should be.
[[nodiscard]] std::string remark_on(const Position& position, const Answer& answer, int stage,
                                    Language language);

/// The sentence of a record that is invalid, unreadable or out of time, without line end.
void append_error_line(const Answer& answer, const Options& options, std::string& out);

/// The name of a step's technique and its full explanation.
[[nodiscard]] std::string named_step(const Layout& layout, const Step& step, Language language);

/// Joins two sentences: with a blank where the language has blanks.
[[nodiscard]] std::string sentences(std::string first, const std::string& second,
                                    Language language);

}  // namespace shudu::cli
