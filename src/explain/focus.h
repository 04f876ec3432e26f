// Where a hint sends the eye first: the houses of its third stage, and whether it names the digit.
// By technique (Focus); where the digit may not be named, at least the houses where it is.
#pragma once

#include <vector>

#include "explain/reasons.h"
#include "shudu/core/layout.h"

namespace shudu {

/// Not where the digit is the one that is going to be placed.
[[nodiscard]] bool focuses_on_digit(const Step& step, Focus focus);

/// In the order of the step, each once; none for the digit alone or the whole board.
[[nodiscard]] std::vector<House> houses_to_look_at(const Layout& layout, const Step& step,
                                                   Focus focus);

}  // namespace shudu
