// When the search starts again from the root, with all that it has learned: after 1024 conflicts
// times the sequence 1 1 2 1 1 2 4 ... (Luby, Sinclair and Zuckerman, 1993; in the reluctant form
// of Knuth, TAOCP 4, Fascicle 6).
//
// Tried: restarts by glue (Audemard and Simon, "Refining restarts strategies", 2012); 15 % more
// time for the hard 25 x 25 grids.
#pragma once

#include <cstdint>

namespace shudu::large {

class Restarts {
 public:
  /// After each conflict.
  void note() {
    if (--countdown_ != 0) return;
    if ((u_ & (0 - u_)) == v_) {
      ++u_;
      v_ = 1;
    } else {
      v_ *= 2;
    }
    countdown_ = v_ * kUnit;
    is_due_ = true;
  }
  /// Is it time? Asked once for each restart.
  [[nodiscard]] bool take_due() {
    const bool is_due = is_due_;
    is_due_ = false;
    return is_due;
  }

 private:
  static constexpr std::uint64_t kUnit = 1024;

  std::uint64_t u_ = 1;
  std::uint64_t v_ = 1;
  std::uint64_t countdown_ = kUnit;
  bool is_due_ = false;
};

}  // namespace shudu::large
