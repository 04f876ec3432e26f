// Static forcing chains and cycles as a family inside nested chains: for every candidate that they
// eliminate the first hint that does.
#pragma once

#include "rating/se/inner_hint.h"
#include "rating/se/static_chains.h"

namespace shudu::se {

/// In the order of the scale; none where there are none.
InnerHints inner_static_hints(const Position& position, bool with_proof, StaticMemory& memory);

}  // namespace shudu::se
