// What the options of `rate` ask for: on which scale, and which puzzles are wanted.
#pragma once

#include "shudu/verbs/rating.h"

namespace shudu::cli {

struct RateOptions {
  verbs::RateWish wish;
  const verbs::Scale* scale = nullptr;  ///< --scale; nullptr: the first one

  [[nodiscard]] bool has_filter() const {
    return wish.min_tenths || wish.max_tenths || wish.pearls || wish.diamonds;
  }
};

}  // namespace shudu::cli
