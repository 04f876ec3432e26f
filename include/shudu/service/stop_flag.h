// Ends the work on a request, from any thread or a handler of signals.
//
//   set        the answer under way, or else the next one, is an error with the code `cancelled`
//   take_back  a stop that waits for the next answer waits no more
//
// What works on a request looks at the flag in many places, and each has to see the same: who found
// it set breaks off, and who looks afterwards must know that what there is was broken off. So a
// stop that came while a request is answered cannot be taken back from it. Lock-free. Tested in
// tests/service/stop_flag_test.cpp.
#pragma once

#include <atomic>

#pragma GCC visibility push(default)
namespace shudu::service {

class StopFlag {
 public:
  /// A stop lasts until the end of the answer during which it came.
  void set() noexcept {
    is_waiting_.store(true);
    is_stopped_.store(true);
  }
  void take_back() noexcept { is_waiting_.store(false); }

  // By the service, around each answer.
  /// In this order a stop that comes in between is seen either way.
  void begin() noexcept {
    is_stopped_.store(false);
    if (is_waiting_.load()) is_stopped_.store(true);
  }
  void end() noexcept { is_waiting_.store(false); }

  [[nodiscard]] bool is_stopped() const noexcept {
    return is_stopped_.load(std::memory_order_relaxed);
  }
  /// For what takes a flag of its own kind. Between begin and end it never becomes false.
  [[nodiscard]] const std::atomic<bool>& raised() const noexcept { return is_stopped_; }

 private:
  std::atomic<bool> is_waiting_ = false;  // for the end of the next answer, or of this one
  std::atomic<bool> is_stopped_ = false;  // the answer under way
};

static_assert(std::atomic<bool>::is_always_lock_free, "a handler of signals may stop");

}  // namespace shudu::service
#pragma GCC visibility pop
