#include "formats/json_marks.h"

#include <algorithm>

#include "formats/json_values.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

using nlohmann::json;

bool is_flag(const json& value) { return is_whole_number(value) && value >= 0 && value <= 1; }

// As many flags as there are digits, or one more, which is that of 0.
bool are_flags(const json& list, std::size_t size) {
  const auto is_true = [](const json& value) { return value.is_boolean() && value.get<bool>(); };
  if (std::any_of(list.begin(), list.end(), is_true)) return true;
  return list.size() == size && std::all_of(list.begin(), list.end(), is_flag);
}

std::optional<DigitSet> digits_of_flags(const json& list, std::size_t size) {
  if (list.size() != size && list.size() != size + 1) return std::nullopt;
  DigitSet digits;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::size_t digit = i + 1 + size - list.size();
    if (!is_stated(list[i])) continue;
    if (digit == 0) return std::nullopt;
    digits.insert(Digit(static_cast<int>(digit)));
  }
  return digits;
}

std::optional<DigitSet> digits_of_names(const json& object, int size) {
  DigitSet digits;
  for (const auto& item : object.items()) {
    const std::string& name = item.key();
    if (name.size() != 1 || name[0] < '1' || name[0] - '0' > size) return std::nullopt;
    if (is_stated(item.value())) digits.insert(Digit(name[0] - '0'));
  }
  return digits;
}

}  // namespace

std::optional<DigitSet> digits_of(const json& value, int size) {
  if (value.is_object()) return digits_of_names(value, size);
  const auto count = static_cast<std::size_t>(size);
  if (value.is_array() && are_flags(value, count)) return digits_of_flags(value, count);
  JsonCells cells;
  if (!append_value(value, cells) || cells.large) return std::nullopt;
  DigitSet digits;
  for (const char c : cells.marks) {
    if (c == '.' || c == '0' || c == ',' || c == ' ') continue;
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

void take_notes(const JsonCells& cells, Puzzle& puzzle) {
  Pencilmarks marks(puzzle.size());
  bool has_notes = false;
  for (int i = 0; i < marks.cell_count(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    const json* const notes = place < cells.notes.size() ? cells.notes[place] : nullptr;
    const auto digits = notes == nullptr ? std::nullopt : digits_of(*notes, puzzle.size());
    marks.set(Cell(i), digits.value_or(DigitSet()));
    has_notes = has_notes || !marks[Cell(i)].empty();
  }
  if (!has_notes) return;
  puzzle.marks = marks;
  settle_marks(puzzle);
}

}  // namespace shudu
