#include "formats/json_marks.h"

#include "formats/json_cells.h"

namespace shudu {

std::optional<DigitSet> digits_of(const nlohmann::json& value, int size) {
  JsonCells cells;
  if (!append_value(value, cells) || cells.large) return std::nullopt;
  DigitSet digits;
  for (const char c : cells.marks) {
    if (c == '.' || c == '0') continue;
    if (c < '1' || c - '0' > size) return std::nullopt;
    digits.insert(Digit(c - '0'));
  }
  return digits;
}

const nlohmann::json* append_marks(const nlohmann::json& list, Pencilmarks& marks, int& cell) {
  if (!list.is_array()) return &list;
  for (const nlohmann::json& child : list) {
    // A list of lists of anything but numbers is a list of rows.
    const bool is_row = child.is_array() && !child.empty() && !is_whole_number(child.front()) &&
                        list.size() == static_cast<std::size_t>(marks.size());
    if (is_row) {
      if (const nlohmann::json* bad = append_marks(child, marks, cell)) return bad;
      continue;
    }
    const std::optional<DigitSet> digits = digits_of(child, marks.size());
    if (!digits || cell >= marks.cell_count()) return &child;
    marks.set(Cell(cell++), *digits);
  }
  return nullptr;
}

}  // namespace shudu
