// Colours on candidates of several digits in words: how a colour refutes itself and what follows
// from each colour (src/logic/techniques/medusa.cpp, gem.cpp).
#pragma once

#include <string>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

/// What would be if the first colour were right: `r1c1 would be 3 and 5 at once`, `r1c1 and r1c5,
/// which see each other, would both be 3`, `r1c1 would have no candidate left`, `row 3 would have
/// no place left for 5`.
[[nodiscard]] std::string say_color_clash(const Speech& speech, const Step& step);
/// `if the first colour is right, r1c1 is 5 and r1c2 is 4; if the second is right, ...`, for the
/// colours that something follows from.
[[nodiscard]] std::string say_grades(const Speech& speech, const Step& step);

}  // namespace shudu
