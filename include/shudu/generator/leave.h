// How long work of this room is ended from outside: by a flag that another thread raises, by the
// caller itself, who is asked between two pieces of work, or not at all.
//
// Once it has ended it stays so: what is broken off is not taken for done by who looks later. A
// flag by itself is a Leave, so who has nothing but a flag hands that over.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "shudu/core/function_ref.h"
#include "shudu/core/stop.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The caller's: may it go on, so many tries being done?
using GoesOn = FunctionRef<bool(std::uint64_t tries)>;

/// One thread's.
class Leave {
 public:
  // cppcheck-suppress noExplicitConstructor
  Leave(const std::atomic<bool>* flag = nullptr) : stop_(flag) {}  // NOLINT: a flag is one
  // cppcheck-suppress noExplicitConstructor
  Leave(Stop stop) : stop_(stop) {}  // NOLINT: a stop is one, too
  Leave(Stop stop, GoesOn goes_on) : stop_(stop), goes_on_(goes_on) {}

  /// For what asks no caller.
  [[nodiscard]] Stop stop() const { return stop_; }
  void set_tries(std::uint64_t tries) { tries_ = tries; }

  /// Asks flag and caller; between two pieces of work of some ten milliseconds or less.
  [[nodiscard]] bool is_over() {
    is_over_ = has_ended() || (goes_on_ && !(*goes_on_)(tries_));
    return is_over_;
  }
  /// The same without asking the caller again.
  [[nodiscard]] bool has_ended() {
    is_over_ = is_over_ || stop_.is_asked();
    return is_over_;
  }

 private:
  Stop stop_;
  std::optional<GoesOn> goes_on_;
  std::uint64_t tries_ = 0;
  bool is_over_ = false;
};

}  // namespace shudu
#pragma GCC visibility pop
