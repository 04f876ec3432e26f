// Something for some of the candidates, found by spot, made when first asked for.
// Clearing a place for each of a thousand candidates would cost more than most searches do.
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

#include "rating/se/spots.h"

namespace shudu::se {

template <typename T>
class BySpot {
 public:
  BySpot() { std::fill(std::begin(place_), std::end(place_), std::int16_t{-1}); }

  [[nodiscard]] T& of(int spot) {
    std::int16_t& place = place_[spot];
    if (place < 0) {
      place = static_cast<std::int16_t>(list_.size());
      list_.emplace_back();
    }
    return list_[static_cast<std::size_t>(place)];
  }
  /// Those asked for so far, in that order.
  [[nodiscard]] const std::vector<T>& all() const { return list_; }

 private:
  std::int16_t place_[kSpots];
  std::vector<T> list_;
};

}  // namespace shudu::se
