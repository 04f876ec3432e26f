// Singles all at once, for runs that want no path: hidden singles never get in each
// other's way, so the cells that they fill are the same in any order.
#pragma once

#include "rating/se/position.h"

namespace shudu::se {

/// Places singles as long as there are some and gives the hardest rating met, `hardest` (in tenths,
/// 12 at least) or more: hidden singles; naked ones too where `hardest` is 23 or more.
int place_singles(Position& position, int hardest);

}  // namespace shudu::se
