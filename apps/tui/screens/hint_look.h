// What of a hint is drawn on the board: letters in cells, roles of candidates, houses.
//
// A colour never stands alone: each cell of the pattern carries a letter, and the panel says which
// letter is which cell. `P` is the pivot of a wing, `a b c ...` the cells in the order of the text,
// `F` a fin, `x` a cell that loses a candidate, `+` one that a digit goes into. Pure.
#pragma once

#include <vector>

#include "shudu/core/layout.h"
#include "shudu/explain/explain.h"
#include "tui/canvas/look.h"

namespace shudu::tui {

struct HintCell {
  Cell cell;
  char letter = ' ';
  Role role = Role::kHintMain;
};

struct HintCandidate {
  Candidate candidate;
  Role role = Role::kHintMain;
};

struct HintLook {
  CellSet houses;  ///< the cells of the houses that the stage names
  std::vector<HintCell> cells;
  std::vector<HintCandidate> candidates;
};

/// `step`: for the letters; may be null.
[[nodiscard]] HintLook hint_look(const Layout& layout, const StepMarks& marks, const Step* step);

}  // namespace shudu::tui
