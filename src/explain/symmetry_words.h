// A symmetry of the givens in words: what it does to the grid, what it does to the digits. The
// symmetries are those that one can see (shudu/logic/visible_symmetry.h).
#pragma once

#include <string>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

/// `a half turn of the grid`; empty where the step has none.
[[nodiscard]] std::string say_symmetry(const Speech& speech, const Step& step);
/// `1→2→1, 3→4→3, 5→5`: each round of digits from its smallest.
[[nodiscard]] std::string say_renaming(const Speech& speech, const Step& step);

}  // namespace shudu
