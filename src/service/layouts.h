// The requests `layouts` and `layout`: which grids there are, and the shape of one, so that a page
// can draw any board. Tested in tests/service/layouts_test.cpp.
#pragma once

#include "service/call.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_layouts(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_layout(Call& call, JsonObject& answer);

}  // namespace shudu::service
