// The first question of the verbs that take puzzles apart: is a record's puzzle a proper one?
//
// Asked are the givens alone, as for a rating: candidates of a record are a player's notes or, in a
// sukaku, no givens that could be taken away.
#pragma once

#include <optional>

#include "cli/input/refused_record.h"
#include "shudu/generator/minimal.h"

namespace shudu::cli {

/// Sets the answer's verdict and gives the puzzle where it has one solution; nothing where it has
/// not, or (verdict kTimeout) the search was stopped.
[[nodiscard]] std::optional<ProperPuzzle> proper_record(const Question& question, Answer& answer);

}  // namespace shudu::cli
