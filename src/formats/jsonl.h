// JSON lines: one JSON object a line, the members as in json.h. Tested in
// tests/formats/jsonl_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `jsonl`. Any size up to 9x9; holds everything a record can have.
extern const Format kJsonLinesFormat;

}  // namespace shudu
