// Singles and direct steps all at once, for runs that want no path.
// A path tells them one by one; a rating needs only the hardest of them.
#pragma once

#include "rating/se/position.h"

namespace shudu::se {

/// When the direct producers last found nothing, as times of Position::clock.
struct DirectCursors {
  int locking = 0;
  int pairs = 0;
};

/// Places singles, and direct steps that are no harder than `hardest`, as long as there are some,
/// and gives the hardest rating met: `hardest` (in tenths, 12 at least), or 15 for a hidden single
/// of a line.
int place_singles(Position& position, int hardest, DirectCursors& clean);

/// The first producer (of the list in first_hint.cpp) that may have a hint when place_singles is
/// done.
constexpr int producer_behind_singles(int hardest) {
  return hardest >= 23 ? 4 : hardest >= 20 ? 3 : hardest >= 19 ? 2 : 1;
}

}  // namespace shudu::se
