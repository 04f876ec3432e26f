// Faults of a puzzle that was read, as errors of the text.
#pragma once

#include "shudu/core/error.h"
#include "shudu/formats/variant/reading.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {

/// kBadRule with the kind and what is wrong with it.
[[nodiscard]] Error bad_rule(Kind kind, std::string_view reason);

/// kCannotHold with the name of a kind.
[[nodiscard]] Error cannot_hold(Kind kind);

}  // namespace shudu::variant
