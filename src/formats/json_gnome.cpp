#include "formats/json_gnome.h"

#include "formats/json_cells.h"
#include "formats/json_marks.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

using nlohmann::json;

// A member from 0 to `most`; 0 when it is missing or null, -1 when it is anything else.
int small_number(const json& object, const char* name, int most) {
  if (!object.is_object() || !object.contains(name) || object[name].is_null()) return 0;
  const json& value = object[name];
  if (!is_whole_number(value) || value < 0 || value > most) return -1;
  return value.get<int>();
}

std::optional<Cell> gnome_cell(const json& entry) {
  if (!entry.is_object() || !entry.contains("position")) return std::nullopt;
  const json& position = entry["position"];
  if (!position.is_array() || position.size() != 2) return std::nullopt;
  const json named = {{"row", position[0]}, {"column", position[1]}};
  const int row = small_number(named, "row", kMaxSize - 1);
  const int column = small_number(named, "column", kMaxSize - 1);
  if (row < 0 || column < 0) return std::nullopt;
  return Cell::at(row, column, kMaxSize);
}

}  // namespace

std::optional<Puzzle> read_gnome_cells(const json& cells) {
  Puzzle puzzle = puzzle_of(Grid(kMaxSize));
  Pencilmarks marks(kMaxSize);
  for (int i = 0; i < kMaxCells; ++i) marks.set(Cell(i), DigitSet());
  bool has_marks = false;
  for (const json& entry : cells) {
    const std::optional<Cell> cell = gnome_cell(entry);
    const int value = small_number(entry, "value", kMaxSize);
    const auto earmarks = entry.is_object() ? entry.find("earmarks") : entry.end();
    const bool marked = cell && earmarks != entry.end() && !earmarks->empty();
    const auto digits = marked ? digits_of(*earmarks, kMaxSize) : DigitSet();
    if (!cell || value < 0 || !digits) return std::nullopt;
    const bool fixed = entry.contains("fixed") && entry["fixed"] == true;
    if (value > 0) (fixed ? puzzle.givens : puzzle.placed).place(*cell, Digit(value));
    marks.set(*cell, *digits);
    has_marks = has_marks || marked;
  }
  if (has_marks) puzzle.marks = marks;
  settle_marks(puzzle);
  return puzzle;
}

}  // namespace shudu
