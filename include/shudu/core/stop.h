// Who may end long work before it is done: another thread, which raises a flag, or the caller
// itself, who is asked by a function at every look; nobody, where neither is set.
//
// Whatever may take longer than a tenth of a second takes a Stop and looks at it at least once in
// some ten milliseconds. A look at a flag is one load, so loops whose pass takes a hundred
// nanoseconds may look each time; shorter ones count their passes (Pace). What is found set is not
// kept: who must know afterwards that the work was broken off looks at a flag that stays.
// Tested in tests/core/stop_test.cpp; that the loops look often enough, in stops_test.cpp of each
// room.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "shudu/core/function_ref.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Called at every look, by the threads that look; true: the work is to end.
using StopAsked = FunctionRef<bool()>;

/// Two pointers, nothing owned.
class Stop {
 public:
  constexpr Stop() = default;
  // A flag alone is a stop, and so is none.
  // cppcheck-suppress noExplicitConstructor
  constexpr Stop(const std::atomic<bool>* flag)
      : flag_(flag) {}  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
  // cppcheck-suppress noExplicitConstructor
  constexpr Stop(std::nullptr_t) {
  }  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
  /// Either of them. `ask` must outlive all work that is given the stop.
  constexpr Stop(const std::atomic<bool>* flag, const StopAsked& ask) : flag_(flag), ask_(&ask) {}

  /// A look.
  [[nodiscard]] bool is_asked() const {
    if (flag_ != nullptr && flag_->load(std::memory_order_relaxed)) return true;
    return ask_ != nullptr && (*ask_)();
  }
  /// Can it ever be asked for?
  [[nodiscard]] constexpr bool can_come() const { return flag_ != nullptr || ask_ != nullptr; }

 private:
  const std::atomic<bool>* flag_ = nullptr;
  const StopAsked* ask_ = nullptr;
};

/// Looks at a stop once in so many passes of a loop; over stays over.
class Pace {
 public:
  static constexpr std::uint32_t kPasses = 1024;

  explicit Pace(Stop stop, std::uint32_t passes = kPasses)
      : stop_(stop), passes_(passes), left_(passes) {}

  /// Counts a pass, or several; true: the loop is to end.
  [[nodiscard]] bool is_over(std::uint32_t passes = 1) {
    if (left_ > passes) {
      left_ -= passes;
      return is_over_;
    }
    left_ = passes_;
    is_over_ = is_over_ || stop_.is_asked();
    return is_over_;
  }
  /// Without counting.
  [[nodiscard]] bool has_ended() const { return is_over_; }

 private:
  Stop stop_;
  std::uint32_t passes_;
  std::uint32_t left_;
  bool is_over_ = false;
};

}  // namespace shudu
#pragma GCC visibility pop
