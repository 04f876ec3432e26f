// Grids and candidates as the texts that stand in JSON: 81 characters, `.` for an open cell, and
// for candidates as many characters a cell as there are digits, `.` for those that are gone.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/service/json_object.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// Appends a character for each cell.
void append_grid(const Grid& grid, std::string& out);
/// Appends `size` characters for each cell.
void append_marks(const Pencilmarks& marks, std::string& out);

/// Appends the text of the grid as a JSON string, with its quotes.
void append_json_grid(const Grid& grid, std::string& out);
/// The same as the field `key`.
void add_grid(JsonObject& object, std::string_view key, const Grid& grid);
/// The text of the candidates as the field `key`.
void add_candidates(JsonObject& object, std::string_view key, const Pencilmarks& marks);

}  // namespace shudu::service
#pragma GCC visibility pop
