// Candidates to puzzles; see marks.h.
#include "formats/marks.h"

#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

bool is_open_in(const Pencilmarks& marks, CellSet cells, Digit digit) {
  for (const Cell cell : cells) {
    if (marks[cell].size() > 1 && marks[cell].contains(digit)) return true;
  }
  return false;
}

bool repeats_givens(const Pencilmarks& marks) {
  const DigitSet all = DigitSet::first_n(marks.size());
  for (int i = 0; i < marks.cell_count(); ++i) {
    const DigitSet digits = marks[Cell(i)];
    if (digits.size() != 1 && digits != all) return false;
  }
  return true;
}

}  // namespace

Puzzle puzzle_of_marks(const Pencilmarks& marks, const Layout* layout) {
  Puzzle puzzle;
  puzzle.clear(marks.size());
  const bool is_plain = repeats_givens(marks);
  if (layout == nullptr) layout = default_layout(marks.size()).value_or(nullptr);
  for (int i = 0; i < marks.cell_count(); ++i) {
    const DigitSet digits = marks[Cell(i)];
    if (digits.size() != 1) continue;
    const bool is_single =
        !is_plain && layout != nullptr && is_open_in(marks, layout->peers(Cell(i)), digits.first());
    if (!is_single) puzzle.givens.place(Cell(i), digits.first());
  }
  if (is_plain) return puzzle;
  puzzle.marks = marks;
  puzzle.marks_are_puzzle = true;
  return puzzle;
}

}  // namespace shudu
