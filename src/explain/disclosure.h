// What the stages of a hint before the reason may show: the pattern, but never what follows.
//
// Nothing is marked that would tell it: no candidate of a digit that is going to be placed, no end
// of a chain that is refuted or proved, no cell where one candidate alone would be left, no cell
// that a template step clears or fills.
#pragma once

#include <vector>

#include "shudu/core/layout.h"
#include "shudu/logic/step.h"

namespace shudu {

[[nodiscard]] std::vector<Mark> marks_before_reason(const Step& step);
[[nodiscard]] std::vector<Cell> cells_before_reason(const Step& step);
/// May the digits of the step be named? Not where one of them is going to be placed.
[[nodiscard]] bool may_name_digits(const Step& step);
/// May the candidates outside a deadly pattern be named? Not a single one: it is true.
[[nodiscard]] bool may_name_guardians(const Step& step);

}  // namespace shudu
