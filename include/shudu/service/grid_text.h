// Grids and candidates as the texts of shudu/core/grid_text.h that stand in JSON.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/grid_text.h"
#include "shudu/service/json_object.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// Appends the text of the grid as a JSON string, with its quotes.
void append_json_grid(const Grid& grid, std::string& out);
/// The same as the field `key`.
void add_grid(JsonObject& object, std::string_view key, const Grid& grid);
/// The text of the candidates as the field `key`.
void add_candidates(JsonObject& object, std::string_view key, const Pencilmarks& marks);

}  // namespace shudu::service
#pragma GCC visibility pop
