// Candidates as JSON texts write them: for each cell a text or a list of digits. Used by
// json_record.cpp; tested in tests/formats/json_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "formats/json_cells.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/formats/puzzle.h"

namespace shudu {

/// What a text of candidates may consist of: digits and what stands between them.
inline constexpr std::string_view kNoteCharacters = "0123456789., ";

/// `"135"`, `"1, 3"`, `[1,3,5]`, `["1","3"]`, null; or a flag for each digit: `[true,false,...]`,
/// `[1,0,1,...]`, `{"1":true,"3":true}`, a list of one more beginning with that of 0.
[[nodiscard]] std::optional<DigitSet> digits_of(const nlohmann::json& value, int size);

/// Takes cell after cell of a list, or of a list of rows. `cell` is the number of cells so far. The
/// result is the first value that is no cell; nullptr: there is none.
[[nodiscard]] const nlohmann::json* append_marks(const nlohmann::json& list, Pencilmarks& marks,
                                                 int& cell);

/// Keeps the candidates of cells that are objects, where there are any, as those of the record;
/// what is none is passed over.
void take_notes(const JsonCells& cells, Puzzle& puzzle);

}  // namespace shudu
