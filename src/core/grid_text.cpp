#include "shudu/core/grid_text.h"

namespace shudu {

void append_grid(const Grid& grid, std::string& out, char blank) {
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int value = grid.value_at(Cell(i));
    out += value == 0 ? blank : Digit(value).to_char();
  }
}

void append_marks(const Pencilmarks& marks, std::string& out) {
  for (int i = 0; i < marks.cell_count(); ++i) {
    for (const Digit digit : DigitSet::first_n(marks.size())) {
      out += marks[Cell(i)].contains(digit) ? digit.to_char() : '.';
    }
  }
}

}  // namespace shudu
