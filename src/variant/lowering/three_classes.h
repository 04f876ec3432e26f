// Low, middle and high values: as many low ones as high ones. Where the range is no multiple of
// three, one value more is in the middle, or two more are shared by the outer classes.
#pragma once

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

class ThreeClasses {
 public:
  explicit ThreeClasses(const VariantPuzzle& puzzle)
      : first_middle_(puzzle.low + (puzzle.values() + 1) / 3),
        first_high_(puzzle.high + 1 - (puzzle.values() + 1) / 3) {}

  [[nodiscard]] int operator()(int value) const {
    if (value < first_middle_) return 0;
    return value < first_high_ ? 1 : 2;
  }

 private:
  int first_middle_;
  int first_high_;
};

}  // namespace shudu::variant
