// The cells of GNOME Sudoku's saved games: only those that are not empty are listed, places count
// from 0.
//
//   {"position": [0, 4], "value": 7, "fixed": true, "earmarks": []}
//
// Used by json_record.cpp; tested in tests/formats/json_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "shudu/formats/puzzle.h"

namespace shudu {

/// The game with these cells; nothing where one of them is none.
[[nodiscard]] std::optional<Puzzle> read_gnome_cells(const nlohmann::json& cells);

}  // namespace shudu
