// The request `candidates`: which digits the cells have in some solution, and in how many.
#pragma once

#include "service/call.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_candidates(Call& call, JsonObject& answer);

}  // namespace shudu::service
