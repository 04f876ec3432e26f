// The count that several workers add to, and when it ends.
//
// Whoever adds learns whether to go on. The count never passes the limit, nor the nodes the budget,
// whatever the order in which the workers come; the reason that was found first is kept, but a
// count that has reached its limit ends as kLimit and nothing else.
// Tested in tests/solver/tally_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>

#include "shudu/core/stop.h"
#include "shudu/solver/search.h"

namespace shudu {

class Tally {
 public:
  explicit Tally(const SearchOptions& options)
      : limit_(options.limit), budget_(options.node_budget), stop_(options.stop) {
    if (limit_ == 0) end(SearchEnd::kLimit);
  }

  /// Adds solutions and nodes; false when the count has ended.
  bool add(std::uint64_t solutions, std::uint64_t nodes) {
    if (raise(count_, solutions, limit_)) end(SearchEnd::kLimit);
    if (budget_ != kUnlimited && raise(nodes_, nodes, budget_)) end(SearchEnd::kBudget);
    if (budget_ == kUnlimited) raise(nodes_, nodes, kUnlimited);
    return goes_on();
  }

  /// Looks at the stop flag as well.
  [[nodiscard]] bool goes_on() {
    if (stop_.is_asked()) end(SearchEnd::kStopped);
    return !has_ended_.load(std::memory_order_relaxed);
  }

  void end(SearchEnd why) {
    SearchEnd expected = SearchEnd::kComplete;
    end_.compare_exchange_strong(expected, why, std::memory_order_relaxed);
    has_ended_.store(true, std::memory_order_relaxed);
  }

  [[nodiscard]] std::uint64_t count() const { return count_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  [[nodiscard]] SearchEnd why() const {
    return count() >= limit_ ? SearchEnd::kLimit : end_.load(std::memory_order_relaxed);
  }
  [[nodiscard]] std::uint64_t solutions_left() const { return limit_ - count(); }
  [[nodiscard]] std::uint64_t nodes_left() const { return budget_ - nodes(); }
  /// Set once the count has ended: a stop flag for searches that take one.
  [[nodiscard]] const std::atomic<bool>& has_ended() const { return has_ended_; }

 private:
  // Adds, but not beyond `most`; true when that would have been passed, or for solutions reached.
  static bool raise(std::atomic<std::uint64_t>& sum, std::uint64_t by, std::uint64_t most) {
    std::uint64_t old = sum.load(std::memory_order_relaxed);
    std::uint64_t now = 0;
    do {
      now = by >= most - old ? most : old + by;
    } while (!sum.compare_exchange_weak(old, now, std::memory_order_relaxed));
    return now == most;
  }

  std::uint64_t limit_;
  std::uint64_t budget_;
  Stop stop_;
  std::atomic<std::uint64_t> count_{0};
  std::atomic<std::uint64_t> nodes_{0};
  std::atomic<SearchEnd> end_{SearchEnd::kComplete};
  std::atomic<bool> has_ended_{false};
};

}  // namespace shudu
