// Candidates as JSON texts write them: for each cell a text or a list of digits. Used by
// json_record.cpp; tested in tests/formats/json_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "shudu/core/pencilmarks.h"

namespace shudu {

/// `"135"`, `[1,3,5]`, `["1","3"]`, null.
[[nodiscard]] std::optional<DigitSet> digits_of(const nlohmann::json& value, int size);

/// Takes cell after cell of a list, or of a list of rows. `cell` is the number of cells so far. The
/// result is the first value that is no cell; nullptr: there is none.
[[nodiscard]] const nlohmann::json* append_marks(const nlohmann::json& list, Pencilmarks& marks,
                                                 int& cell);

}  // namespace shudu
