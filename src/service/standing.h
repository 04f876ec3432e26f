// The position that a record stands for (position.h), found by the searches of a request: on it
// work `steps`, `explain`, `hint` and `why`, and practice begins there.
#pragma once

#include <optional>

#include "service/call.h"
#include "service/record.h"
#include "shudu/service/position.h"

namespace shudu::service {

/// Nothing where the call was halted.
[[nodiscard]] std::optional<Position> stand_up(Call& call, const Question& question);

}  // namespace shudu::service
