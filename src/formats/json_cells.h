// The cells of a grid as JSON texts write them: a text of characters, or lists of numbers, texts,
// null and objects, in rows or not.
//
//   "4...3..."    [[4,0,0,...],...]    [{"val": 4, "given": true}, {"val": null}, ...]
//   [{"value": 0, "notes": [1, 2]}, ...]
//   "+4...3...:711"    a digit after + was placed, what follows the colon was noted (Sudoku Studio)
//
// Where some objects say that their digit is given, the other digits were placed. Used by
// json_record.cpp and json_search.cpp; tested in tests/formats/json_test.cpp and
// json_cells_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/layout.h"

namespace shudu {

/// A grid's value as one character a cell.
struct JsonCells {
  std::string marks;
  std::optional<std::string> large;  ///< the first number over 9
  std::vector<int> numbers;          ///< as digit_base.h has them, where each cell is a value
  /// What cells that are objects have as candidates; nullptr: nothing. May be shorter than `marks`.
  std::vector<const nlohmann::json*> notes = {};
  std::string placed = {};  ///< of the same cells, digits that are no givens; may be empty
};

[[nodiscard]] bool is_whole_number(const nlohmann::json& value);

/// Takes a text of cells, on one line or several.
void read_text_cells(std::string_view text, const Layout* layout, JsonCells& cells);

/// Appends the cells of a value; false when it can hold none. `part_givens` comes after all.
[[nodiscard]] bool append_value(const nlohmann::json& value, JsonCells& cells);

/// Takes what was placed out of the marks where some cells say that they are given.
void part_givens(JsonCells& cells);

/// A value inside another, and a place in its text.
struct JsonCell {
  const nlohmann::json* value;
  std::size_t offset;
};

/// The value that the mark of that place comes from; the whole where there are fewer.
[[nodiscard]] JsonCell cell_at(const nlohmann::json& value, std::size_t mark);

/// The innermost value that makes one hold no cells. Precondition: append_value says that.
[[nodiscard]] const nlohmann::json* first_bad_cell(const nlohmann::json& value);

/// The cells of numbers, of which 0 is the digit 1.
[[nodiscard]] std::string marks_from_zero(const std::vector<int>& numbers);

}  // namespace shudu
