#include "shudu/variant/puzzle.h"

#include "shudu/core/as_index.h"

namespace shudu::variant {

VariantPuzzle open_grid(int rows, int columns, int low, int high) {
  VariantPuzzle puzzle;
  puzzle.rows = rows;
  puzzle.columns = columns;
  puzzle.low = low;
  puzzle.high = high;
  puzzle.candidates.assign(as_index(rows * columns), puzzle.all_values());
  return puzzle;
}

std::vector<Variables> boxes_of(const VariantPuzzle& puzzle, int box_rows, int box_columns) {
  std::vector<Variables> boxes;
  for (int top = 0; top < puzzle.rows; top += box_rows) {
    for (int left = 0; left < puzzle.columns; left += box_columns) {
      Variables& box = boxes.emplace_back();
      for (int i = 0; i < box_rows * box_columns; ++i) {
        box.push_back(puzzle.cell_at(top + i / box_columns, left + i % box_columns));
      }
    }
  }
  return boxes;
}

}  // namespace shudu::variant
