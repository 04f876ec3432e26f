#include "shudu/verbs/budget.h"

namespace shudu::verbs {

bool Budget::goes_on(std::uint64_t done, std::uint64_t total) {
  done_ = done;
  total_ = total;
  return ask();
}

bool Budget::look() {
  if (halt_ != Halt::kNone) return true;
  return ++looks_ >= kLooks && !ask();
}

bool Budget::ask() {
  looks_ = 0;
  if (halt_ != Halt::kNone) return false;
  const bool is_raised = terms_.flag != nullptr && terms_.flag->load(std::memory_order_relaxed);
  if (is_raised || (terms_.progress && !(*terms_.progress)(done_, total_))) {
    halt_ = Halt::kCancelled;
  } else if (terms_.end_time && (*terms_.clock)() >= *terms_.end_time) {
    halt_ = Halt::kTimeout;
  }
  return halt_ == Halt::kNone;
}

}  // namespace shudu::verbs
