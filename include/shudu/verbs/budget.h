// What the answer to a question may cost, and who may end the work on it.
//
//   nodes, threads   what one search may have
//   flag             another thread, or a handler of signals, raises it
//   progress         the caller, who is told how far the work is and says whether it goes on
//   clock, end_time  time by a clock that the caller lends; rooms read none
//
// Nothing of this changes an answer that is given: it is given or it is not. A budget is for one
// question, or for a run of records that are asked about one by one; one thread at a time, but its
// stop() is looked at by all threads that work for it where it has a flag alone. Tested in
// tests/verbs/budget_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "shudu/core/function_ref.h"
#include "shudu/core/stop.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// Why work ended before it was done.
enum class Halt : std::uint8_t { kNone, kCancelled, kTimeout, kBudget };

/// Is told what is done of how much (0: not known), in the units of the work; false ends it.
using TellProgress = FunctionRef<bool(std::uint64_t done, std::uint64_t total)>;
/// Milliseconds since some moment, never going back.
using TellTime = FunctionRef<std::uint64_t()>;

/// What the caller lends. Everything pointed to outlives the budget.
struct Terms {
  std::uint64_t nodes = kUnlimited;            ///< that one search may visit
  int threads = 1;                             ///< 1 to 256, where a search can use them
  const std::atomic<bool>* flag = nullptr;     ///< raised: the work ends soon
  std::optional<TellProgress> progress = {};   ///< called now and then
  std::optional<TellTime> clock = {};          ///< needed where end_time is set
  std::optional<std::uint64_t> end_time = {};  ///< by that clock
};

class Budget {
 public:
  explicit Budget(const Terms& terms = {}) : terms_(terms) {}
  Budget(const Budget&) = delete;  // stops hold where it is
  Budget& operator=(const Budget&) = delete;
  ~Budget() = default;

  [[nodiscard]] std::uint64_t nodes() const { return terms_.nodes; }
  [[nodiscard]] int threads() const { return terms_.threads; }
  /// Is there somebody to ask, beside the flag? Then long searches go in slices (searching.h).
  [[nodiscard]] bool can_ask() const { return terms_.progress || terms_.end_time; }

  /// For what may be long and breaks off by itself; goes_on says afterwards that it did. The flag
  /// is seen at every look, the caller and the clock are asked at one in kLooks.
  [[nodiscard]] Stop stop() const {
    return can_ask() ? Stop(terms_.flag, asked_) : Stop(terms_.flag);
  }
  /// For what looks less often, down to once in some milliseconds: the caller and the clock are
  /// asked at each look.
  [[nodiscard]] Stop rare_stop() const {
    return can_ask() ? Stop(terms_.flag, asked_each_) : Stop(terms_.flag);
  }

  /// Tells how far the work has come and asks whether it may go on; false from then on when not.
  bool goes_on(std::uint64_t done, std::uint64_t total = 0);
  /// A search has come to its end before its aim: by a stop, or by the nodes it may have. What
  /// stands already stays.
  void end_search(Halt halt) {
    if (halt_ == Halt::kNone) halt_ = halt;
  }
  [[nodiscard]] Halt halt() const { return halt_; }
  /// A new record: what one record exhausted, the next has again.
  void begin_record() {
    if (halt_ == Halt::kBudget) halt_ = Halt::kNone;
  }

 private:
  /// Looks are a tenth of a microsecond to some tens of them apart; a question may go to a script
  /// of a page and take one. So the caller is asked every ten milliseconds at the latest.
  static constexpr std::uint32_t kLooks = 256;

  /// What a look at a stop does.
  struct Look {
    Budget* budget;
    bool operator()() const { return budget->look(); }
  };

  struct LookAndAsk {
    Budget* budget;
    bool operator()() const { return !budget->ask(); }
  };

  bool look();
  bool ask();

  Terms terms_;
  Halt halt_ = Halt::kNone;
  std::uint64_t done_ = 0;  // as told last
  std::uint64_t total_ = 0;
  std::uint32_t looks_ = 0;  // since the caller was asked
  Look look_{this};
  StopAsked asked_{look_};
  LookAndAsk look_and_ask_{this};
  StopAsked asked_each_{look_and_ask_};
};

}  // namespace shudu::verbs
#pragma GCC visibility pop
