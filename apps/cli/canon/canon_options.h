// What the options of `canon` ask for: a form of what, which columns after it, or which puzzles to
// keep. Obeyed by commands/canon.cpp.
#pragma once

#include <optional>

#include "shudu/formats/puzzle.h"

namespace shudu::cli {

struct CanonOptions {
  bool grid = false;           ///< of the solution, not of the puzzle
  bool automorphisms = false;  ///< how many
  bool band_class = false;     ///< of the bands and stacks
  bool moves = false;          ///< the symmetry that reaches the form
  bool dedupe = false;         ///< only the first puzzle of each class
  std::optional<Puzzle> same;  ///< --same: is it the same as this one?
};

}  // namespace shudu::cli
