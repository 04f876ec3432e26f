// Chains in Eureka notation: `(5)r1c2 = (5)r1c8 - (5=7)r3c9 - (7)r7c9`, strong links with `=`, weak
// ones with `-`. Two nodes of one cell are written together; an almost locked set shows the digit
// that it is entered by and those that are locked then: `(1=478)r5c138`. Where a link joins a set
// and a cell that the rest of the set would empty but for one digit, they are written as one larger
// set if they share a house, else each on its side: `(6)r7c46 = (8)r8c1`.
// Source: the notation of the Eureka forum (Myth Jellies, 2006).
#pragma once

#include <string>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

[[nodiscard]] std::string eureka(const Speech& speech, const Step& step, const Chain& chain);
/// One node: `(5)r1c2`, `(5)r1c23`.
[[nodiscard]] std::string eureka_node(const Speech& speech, const ChainNode& node);

}  // namespace shudu
