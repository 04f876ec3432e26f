// A stop that counts the looks at it, and is asked for at the look that it is told.
//
// What a loop does between two looks cannot be seen from outside, but how often it looks can: a
// test runs the loop on an input whose work is known and demands the looks that belong to it, so it
// fails where somebody takes a look away. No clock is asked. One thread's.
#pragma once

#include <cstdint>

#include "shudu/core/stop.h"

namespace shudu::test {

class LookCount {
 public:
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  /// `end_at`: the look, from 1 on, at which the stop is asked for, and ever after.
  explicit LookCount(std::uint64_t end_at = kNever) : end_at_(end_at), asked_(look_) {}
  LookCount(const LookCount&) = delete;
  LookCount& operator=(const LookCount&) = delete;

  [[nodiscard]] Stop stop() const { return {nullptr, asked_}; }
  [[nodiscard]] std::uint64_t looks() const { return look_.count; }
  /// Looks after the one at which the stop was asked for: few, for each loop that is left looks
  /// once more.
  [[nodiscard]] std::uint64_t looks_after() const {
    return look_.count < end_at_ ? 0 : look_.count - end_at_;
  }

 private:
  struct Look {
    std::uint64_t count = 0;
    std::uint64_t end_at = kNever;
    bool operator()() { return ++count >= end_at; }
  };

  std::uint64_t end_at_;
  mutable Look look_{0, end_at_};
  StopAsked asked_;
};

}  // namespace shudu::test
