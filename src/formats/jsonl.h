// JSON lines: one JSON object a line, the members as in json.h. Tested in
// tests/formats/jsonl_test.cpp.
#pragma once

#include <string_view>

#include "shudu/formats/format.h"
#include "shudu/formats/row_cells.h"

namespace shudu {

/// Row `jsonl`. Any size up to 9x9; holds everything a record can have.
extern const Format kJsonLinesFormat;

/// Finds the cells of a line that is a flat object; false where it is to be read.
[[nodiscard]] bool find_object_cells(std::string_view line, RowCells& found);

}  // namespace shudu
