// The request `rate`: how hard a puzzle is, on one of the scales of the room `rating`. Takes one
// record or many; only what has one solution is rated.
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"

namespace shudu::service {

/// `se` first: the one that is used when nobody says.
[[nodiscard]] std::vector<std::string_view> scale_names();

[[nodiscard]] Outcome answer_rate(Call& call, JsonObject& answer);

}  // namespace shudu::service
