// Fish in the notation of the forums: base houses, a backslash, cover houses, fins after `f`,
// endo-fins after `ef`: `r258 \ c149 fr5c2 efr8c4`. Boxes are `b`, extra regions `x`.
#pragma once

#include <string>
#include <vector>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

/// One, or both of a siamese fish; none for a step that is no fish.
[[nodiscard]] std::vector<std::string> fish_notation(const Speech& speech, const Step& step);

}  // namespace shudu
