#include "shudu/solver/redundant.h"

namespace shudu {

std::optional<CellSet> redundant_givens(const Layout& layout, const Pencilmarks& puzzle,
                                        LookForOne look) {
  CellSet redundant;
  Pencilmarks marks = puzzle;
  for (const Cell cell : layout.all_cells()) {
    const DigitSet given = marks[cell];
    if (given.size() != 1) continue;
    marks.set(cell, layout.all_digits() - given);
    const std::optional<bool> has_other = look(marks);
    if (!has_other) return std::nullopt;
    if (!*has_other) redundant.insert(cell);
    marks.set(cell, given);
  }
  return redundant;
}

}  // namespace shudu
