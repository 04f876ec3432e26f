// Why an aligned exclusion holds, combination by combination, from the marks of the step: those of
// its cells are their candidates, those of other cells the excluders (src/logic/techniques/
// exclusion.cpp).
#pragma once

#include <string>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

/// Are the combinations few enough to be listed?
[[nodiscard]] bool can_list_combinations(const Step& step);
/// `r2c6=8 fails with r1c6=8 (a digit twice) and with r1c6=9 (r2c4 would be empty)`.
[[nodiscard]] std::string say_combinations(const Speech& speech, const Step& step);
/// The cells that exclude.
[[nodiscard]] CellSet excluders_of(const Step& step);

}  // namespace shudu
