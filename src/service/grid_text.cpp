#include "shudu/service/grid_text.h"

namespace shudu::service {

void append_grid(const Grid& grid, std::string& out) {
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int value = grid.value_at(Cell(i));
    out += value == 0 ? '.' : static_cast<char>('0' + value);
  }
}

void append_marks(const Pencilmarks& marks, std::string& out) {
  for (int i = 0; i < marks.cell_count(); ++i) {
    for (const Digit digit : DigitSet::first_n(marks.size())) {
      out += marks[Cell(i)].contains(digit) ? digit.to_char() : '.';
    }
  }
}

void append_json_grid(const Grid& grid, std::string& out) {
  out += '"';
  append_grid(grid, out);
  out += '"';
}

void add_grid(JsonObject& object, std::string_view key, const Grid& grid) {
  append_json_grid(grid, object.name(key));
}

void add_candidates(JsonObject& object, std::string_view key, const Pencilmarks& marks) {
  std::string& out = object.name(key);
  out += '"';
  append_marks(marks, out);
  out += '"';
}

}  // namespace shudu::service
