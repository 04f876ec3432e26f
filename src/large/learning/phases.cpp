#include "large/learning/phases.h"

#include <algorithm>

namespace shudu::large {

void Phases::note_trail(const State& state, std::size_t length) {
  const auto copy = [&](std::vector<std::int8_t>& to) {
    for (std::uint32_t i = 0; i < to.size(); ++i) {
      const int value = state.value(is_true(i));
      if (value != 0) to[i] = static_cast<std::int8_t>(value);
    }
  };
  if (length > target_length_) {
    target_length_ = length;
    copy(target_);
  }
  if (length > best_length_) {
    best_length_ = length;
    copy(best_);
  }
}

void Phases::rephase() {
  switch (rephased_++ % 4) {
    case 0:
      std::fill(saved_.begin(), saved_.end(), std::int8_t{1});
      break;
    case 2:
      std::fill(saved_.begin(), saved_.end(), std::int8_t{-1});
      break;
    default:
      for (std::size_t i = 0; i < best_.size(); ++i) {
        if (best_[i] != 0) saved_[i] = best_[i];
      }
      best_length_ = 0;
      break;
  }
  std::fill(target_.begin(), target_.end(), std::int8_t{0});
  target_length_ = 0;
}

}  // namespace shudu::large
