// Tested in tests/service/reworking_test.cpp and tests/tui/making_test.cpp.
#include "shudu/generator/nearest.h"

#include <cstdlib>

#include "shudu/rating/shudu_scale.h"

namespace shudu {

NearestPuzzle nearest_puzzle(const Layout& layout, std::span<const SeriesItem> items,
                             Level wanted) {
  NearestPuzzle nearest;
  int distance = static_cast<int>(level_table().size());
  for (const SeriesItem& item : items) {
    if (!item.made) continue;
    const Result<ShuduRating> rating = rate_shudu(layout, item.made->puzzle);
    if (!rating) continue;
    const int apart = std::abs(static_cast<int>(rating->level) - static_cast<int>(wanted));
    if (apart >= distance) continue;
    distance = apart;
    nearest = {&item, rating->level};
    if (distance == 0) break;
  }
  return nearest;
}

}  // namespace shudu
