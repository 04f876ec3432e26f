// The first question of the verbs that take puzzles apart: is a record's puzzle a proper one?
//
// Asked are the givens alone, as for a rating: candidates of a record are a player's notes or, in a
// sukaku, no givens that could be taken away.
#pragma once

#include <optional>

#include "cli/answer.h"
#include "cli/answer_text.h"
#include "cli/pipeline.h"
#include "cli/searching.h"
#include "shudu/generator/minimal.h"

namespace shudu::cli {

/// Sets the answer's verdict and gives the puzzle where it has one solution; nothing where it has
/// not, or (verdict kTimeout) the search was stopped.
[[nodiscard]] std::optional<ProperPuzzle> proper_record(const Options& options,
                                                        const Question& question, Answer& answer);

/// `-` and the reason: the line of what is no proper puzzle.
void append_reason(const Answer& answer, const Options& options, std::string& out);

/// Answers a record that was not proper or whose work was stopped; false when the run was ended.
[[nodiscard]] bool refuse_record(const Options& options, Answer& answer, Desk& desk,
                                 const AnswerWriter& writer);

/// Appends `["r1c1","r2c3"]`.
void append_cell_list(CellSet cells, int size, std::string& out);

}  // namespace shudu::cli
