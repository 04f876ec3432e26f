// Tested in tests/service/reworking_test.cpp and tests/tui/making_test.cpp.
#include "shudu/generator/nearest.h"

#include <array>
#include <cstdlib>

#include "shudu/rating/shudu_scale.h"

namespace shudu {
namespace {

constexpr std::size_t kNearCount = 64;
constexpr std::uint64_t kNearTries = 10'000;  // of each; one is enough but for a number of givens

Level level_of_wish(const Wish& wish) {
  return wish.level.value_or(wish.technique != nullptr ? Level::kHard : Level::kEasy);
}

}  // namespace

std::optional<NearestPuzzle> nearest_to_wish(const Origin& wished) {
  Origin origin = wished;
  origin.wish.difficulty = {};
  if (!may_have_spare_givens(origin.wish)) origin.wish.givens.is_minimal = true;
  std::array<SeriesItem, kNearCount> items;
  PuzzleMaker(PuzzleSource(origin.wish)).make({origin.seed, 0, kNearTries}, items);
  const Level wanted = level_of_wish(wished.wish.difficulty);
  std::optional<NearestPuzzle> nearest;
  int distance = static_cast<int>(level_table().size());
  for (std::size_t i = 0; i < items.size() && distance > 0; ++i) {
    if (!items[i].made) continue;
    const Result<ShuduRating> rating = rate_shudu(origin.wish.layout, items[i].made->puzzle);
    if (!rating) continue;
    const int apart = std::abs(static_cast<int>(rating->level) - static_cast<int>(wanted));
    if (apart >= distance) continue;
    distance = apart;
    origin.item = i;
    nearest = {origin, items[i], rating->level};
  }
  return nearest;
}

}  // namespace shudu
