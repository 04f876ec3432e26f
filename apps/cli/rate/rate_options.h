// What the options of `rate` ask for: on which scale, and which puzzles are wanted. Filled by
// rate_values.cpp.
#pragma once

#include "shudu/verbs/rating.h"

namespace shudu::cli {

struct RateOptions : verbs::RateWish {
  const verbs::Scale* scale = nullptr;  ///< --scale; nullptr: the first one

  [[nodiscard]] bool has_filter() const { return min_tenths || max_tenths || pearls || diamonds; }
};

}  // namespace shudu::cli
