// The cells of a grid as JSON texts write them: a text of characters, or lists of numbers, texts
// and null, in rows or not. Used by json_record.cpp; tested in tests/formats/json_test.cpp.
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
  bool is_exact = false;             ///< marks[i] stands at place + 1 + i in the text
  std::vector<int> numbers;          ///< as digit_base.h has them, where each cell is a value
};

[[nodiscard]] bool is_whole_number(const nlohmann::json& value);

/// A text of cells, on one line or several.
[[nodiscard]] std::string cells_of_text(std::string_view text, const Layout* layout);

/// Appends the cells of a value; false when it can hold none.
[[nodiscard]] bool append_value(const nlohmann::json& value, JsonCells& cells);

/// The cells of numbers, of which 0 is the digit 1.
[[nodiscard]] std::string marks_from_zero(const std::vector<int>& numbers);

}  // namespace shudu
