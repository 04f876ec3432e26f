// The fourth stage of a hint: which sayings show a pattern, cells and candidates with their roles.
// One row a saying in showing.cpp; what the stage may not tell is in disclosure.h.
#pragma once

#include <vector>

#include "explain/hint_words.h"
#include "explain/reasons.h"

namespace shudu {

/// In order. The step is one of single_patterns (step_parts.h).
[[nodiscard]] std::vector<Saying> sayings_of(const Step& step, Show show);

}  // namespace shudu
