// How the work is shared out, as solver/count/parts.cpp does it for grids: parts lie in a queue,
// and each worker takes one, the newest first. The first part is the whole. One that takes more
// than kBite decisions is not gone on with; it is split and its parts go into the queue, and what
// the bite had found is left to them. So easy puzzles are never split, and no part keeps a thread
// for long while others have nothing to do.
//
// Tested in tests/propagation/parts_test.cpp.
#include "propagation/parts.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <limits>
#include <optional>
#include <utility>

#include "propagation/engine/portfolio.h"
#include "shudu/core/workers.h"

namespace shudu::propagation {
namespace {

constexpr std::uint64_t kBite = 20'000;
constexpr std::size_t kPartsOfPart = 16;

/// Variables, each with the values that it has in the part.
using TreePart = std::vector<std::pair<Variable, Set>>;

/// What the workers share.
class Shared {
 public:
  explicit Shared(const Options& options) : options_(options), parts_{TreePart{}} {}

  /// Waits for a part; nothing when there will be none.
  std::optional<TreePart> take() {
    Gate::Pass pass(gate_);
    const auto is_decided = [this] { return is_over_ || !parts_.empty() || at_work_ == 0; };
    pass.wait_until(is_decided);
    if (is_over_ || parts_.empty()) return std::nullopt;
    ++at_work_;
    TreePart part = std::move(parts_.back());
    parts_.pop_back();
    return part;
  }

  /// A part that was taken is done with; `more` stand for what is left of it.
  void finish(std::vector<TreePart> more) {
    const Gate::Pass pass(gate_);
    --at_work_;
    std::move(more.begin(), more.end(), std::back_inserter(parts_));
    gate_.changed();
  }

  /// Of a part that is done with: what it came to.
  void add(const Solved& found) {
    const Gate::Pass pass(gate_);
    solutions_ += found.outcome.solutions;
    nodes_ += found.outcome.nodes;
    failures_ += found.outcome.failures;
    if (first_.empty()) first_ = found.first;
    const Ending ending = found.outcome.ending;
    if (ending == Ending::kExhausted || is_over_) return;
    ending_ = ending;
    is_over_ = true;
    gate_.changed();
  }
  /// Of a part that is split: what it has cost.
  void add_cost(const Outcome& outcome) {
    const Gate::Pass pass(gate_);
    nodes_ += outcome.nodes;
    failures_ += outcome.failures;
  }

  [[nodiscard]] bool has_more() {
    const Gate::Pass pass(gate_);
    return !is_over_ && !parts_.empty();
  }
  [[nodiscard]] bool is_over() const { return is_over_ || options_.stop.is_asked(); }
  /// With so many of a part that is not done.
  [[nodiscard]] bool is_enough(std::uint64_t more) const {
    return options_.limit != 0 && solutions_ + more >= options_.limit;
  }
  [[nodiscard]] std::uint64_t nodes_left() const {
    if (options_.most_nodes == 0) return std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t nodes = nodes_;
    return nodes < options_.most_nodes ? options_.most_nodes - nodes : 1;
  }

  Solved result() {
    Solved result;
    result.outcome = {solutions_, nodes_, failures_, ending_};
    if (is_enough(0)) result.outcome.solutions = options_.limit;
    if (is_enough(0)) result.outcome.ending = Ending::kLimit;
    result.first = std::move(first_);
    return result;
  }

 private:
  const Options& options_;
  Gate gate_;
  std::vector<TreePart> parts_;
  int at_work_ = 0;
  std::atomic<bool> is_over_ = false;
  std::atomic<std::uint64_t> solutions_ = 0;
  std::atomic<std::uint64_t> nodes_ = 0;
  std::uint64_t failures_ = 0;
  Ending ending_ = Ending::kExhausted;
  std::vector<std::uint8_t> first_;
};

class Worker {
 public:
  Worker(const Problem& problem, Shared& shared)
      : shared_(shared), search_(problem), has_root_(search_.begin()) {
    search_.put_root_aside();
  }

  /// False: there is no more to do.
  bool take_one() {
    const std::optional<TreePart> part = shared_.take();
    if (part) shared_.finish(has_root_ ? count(*part) : std::vector<TreePart>{});
    return part.has_value();
  }

 private:
  /// False: the part is empty.
  bool enter(const TreePart& part) {
    search_.take_root_back();
    return std::all_of(part.begin(), part.end(), [this](const auto& narrowed) {
      return search_.restrict_root(narrowed.first, narrowed.second);
    });
  }

  /// Counts a part, or says what it falls into.
  std::vector<TreePart> count(const TreePart& part) {
    if (!enter(part)) return {};
    Solved found;
    const auto take = [&](Values values) {
      if (found.first.empty()) found.first.assign(values.begin(), values.end());
      return !shared_.is_enough(++seen_);
    };
    seen_ = 0;
    Options options;
    const auto is_over = [this] { return shared_.is_over(); };
    const StopAsked asked(is_over);
    options.stop = Stop(nullptr, asked);
    options.limit = 0;
    const std::uint64_t left = shared_.nodes_left();
    options.most_nodes = std::min(left, kBite);
    search_.run(options, take, found.outcome);
    if (found.outcome.ending != Ending::kBudget || left <= kBite) {
      shared_.add(found);
      return {};
    }
    shared_.add_cost(found.outcome);
    return split(part);
  }

  /// At least kPartsOfPart, or as many as there are where every variable is settled.
  std::vector<TreePart> split(const TreePart& whole) {
    std::deque<TreePart> open{whole};
    std::vector<TreePart> settled;
    while (!open.empty() && open.size() + settled.size() < kPartsOfPart) {
      const TreePart part = std::move(open.front());
      open.pop_front();
      if (!enter(part)) continue;
      const std::optional<Variable> variable = search_.narrowest_at_root();
      if (!variable) {
        settled.push_back(part);
        continue;
      }
      for (const int value : Each(search_.root_domain(*variable))) {
        open.push_back(part);
        open.back().emplace_back(*variable, only(value));
      }
    }
    settled.insert(settled.end(), open.begin(), open.end());
    return settled;
  }

  Shared& shared_;
  Portfolio search_;
  bool has_root_;
  std::uint64_t seen_ = 0;  ///< solutions of the part
};

void finish(Worker& worker) {
  while (worker.take_one()) {
  }
}

}  // namespace

Solved count_in_parts(const Problem& problem, const Options& options) {
  Shared shared(options);
  Worker first(problem, shared);
  first.take_one();  // the whole; most puzzles end here
  if (shared.has_more()) {
    run_workers(options.threads, [&](int number) {
      if (number == 0) return finish(first);
      Worker other(problem, shared);
      finish(other);
    });
  }
  return shared.result();
}

}  // namespace shudu::propagation
