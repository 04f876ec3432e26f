// How the work is shared out: parts lie in a queue, and each worker takes one, the newest first. A
// part that takes more than kBite nodes is not gone on with; it is split and its parts go into the
// queue. What the bite had cost is lost, but a split part has many times as much ahead of it, no
// part keeps a thread for long while others have nothing to do, and every part ends soon after a
// limit was reached elsewhere.
//
// Which parts there are depends on the puzzle alone, hence the count, too. See parts.h.
// Tested in tests/solver/count_threads_test.cpp.
#include "solver/count/parts.h"

#include <algorithm>
#include <deque>
#include <optional>

#include "shudu/core/workers.h"
#include "solver/count/tally.h"

namespace shudu {
namespace {

constexpr std::size_t kPartsAtFirst = 64;
constexpr std::size_t kPartsOfPart = 16;
constexpr std::uint64_t kBite = 100'000;

// The first open cell with the fewest candidates; nothing when all are settled.
std::optional<Cell> cell_to_split(const Layout& layout, const Pencilmarks& marks) {
  std::optional<Cell> best;
  for (const Cell cell : layout.all_cells()) {
    const int size = marks[cell].size();
    if (size != 1 && (!best || size < marks[*best].size())) best = cell;
  }
  return best;
}

// The parts that no worker has taken, and how many are being worked at.
class PartQueue {
 public:
  explicit PartQueue(std::vector<Pencilmarks> parts) : parts_(std::move(parts)) {}

  // Waits for a part; nothing when there will be none.
  std::optional<Pencilmarks> take() {
    Gate::Pass pass(gate_);
    const auto is_decided = [this] { return !parts_.empty() || at_work_ == 0; };
    pass.wait_until(is_decided);
    if (parts_.empty()) return std::nullopt;
    ++at_work_;
    const Pencilmarks part = parts_.back();
    parts_.pop_back();
    return part;
  }

  // A part that was taken is done with; `more` stand for what is left of it.
  void finish(const std::vector<Pencilmarks>& more) {
    const Gate::Pass pass(gate_);
    --at_work_;
    parts_.insert(parts_.end(), more.begin(), more.end());
    gate_.changed();
  }

  void drop() {
    const Gate::Pass pass(gate_);
    parts_.clear();
  }

 private:
  Gate gate_;
  std::vector<Pencilmarks> parts_;
  int at_work_ = 0;
};

// One count: the queue, the tally, and a solution.
class PartCount {
 public:
  PartCount(const Layout& layout, const SearchOptions& options, CountPart count_part,
            std::vector<Pencilmarks> parts)
      : layout_(layout),
        options_(options),
        count_part_(count_part),
        tally_(options),
        queue_(std::move(parts)) {}

  void work() {
    while (const std::optional<Pencilmarks> part = queue_.take()) {
      if (!tally_.goes_on()) queue_.drop();
      queue_.finish(tally_.goes_on() ? count(*part) : std::vector<Pencilmarks>{});
    }
  }

  SearchResult result() {
    SearchResult result;
    result.count = tally_.count();
    result.nodes = tally_.nodes();
    result.end = tally_.why();
    if (result.count > 0) result.first = first_;
    return result;
  }

 private:
  // Counts a part, or says what it falls into.
  std::vector<Pencilmarks> count(const Pencilmarks& part) {
    SearchOptions options = options_;
    options.limit = tally_.solutions_left();
    const std::uint64_t most = tally_.nodes_left();
    const bool is_settled = !cell_to_split(layout_, part);
    options.node_budget = is_settled ? most : std::min(most, kBite);
    options.threads = 1;
    const SearchResult result = count_part_(part, options);
    if (result.count > 0) keep(result.first);
    if (result.end == SearchEnd::kBudget && options.node_budget < most) {
      tally_.add(0, result.nodes);
      return split_into_parts(layout_, part, kPartsOfPart);
    }
    tally_.add(result.count, result.nodes);
    if (result.end == SearchEnd::kStopped || result.end == SearchEnd::kBudget) {
      tally_.end(result.end);
    }
    return {};
  }

  void keep(const Grid& solution) {
    const Gate::Pass pass(gate_);
    if (!has_first_) first_ = solution;
    has_first_ = true;
  }

  const Layout& layout_;
  SearchOptions options_;
  CountPart count_part_;
  Tally tally_;
  PartQueue queue_;
  Gate gate_;
  bool has_first_ = false;
  Grid first_;
};

}  // namespace

void settle(const Layout& layout, Pencilmarks& marks) {
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (const Cell cell : layout.all_cells()) {
      if (marks[cell].size() != 1) continue;
      const Digit digit = marks[cell].first();
      for (const Cell peer : layout.peers(cell)) {
        if (!marks[peer].contains(digit)) continue;
        marks.erase(peer, digit);
        has_changed = true;
      }
    }
  }
}

std::vector<Pencilmarks> split_into_parts(const Layout& layout, const Pencilmarks& marks,
                                          std::size_t want) {
  std::deque<Pencilmarks> open{marks};
  settle(layout, open.front());
  std::vector<Pencilmarks> settled;
  while (!open.empty() && open.size() + settled.size() < want) {
    const Pencilmarks part = open.front();
    open.pop_front();
    const std::optional<Cell> cell = cell_to_split(layout, part);
    if (!cell) {
      settled.push_back(part);
      continue;
    }
    for (const Digit digit : part[*cell]) {  // an empty cell makes no part at all
      open.push_back(part);
      open.back().set(*cell, DigitSet::only(digit));
      settle(layout, open.back());
    }
  }
  settled.insert(settled.end(), open.begin(), open.end());
  return settled;
}

SearchResult count_in_parts(const Layout& layout, const Pencilmarks& marks,
                            const SearchOptions& options, CountPart count_part) {
  PartCount count(layout, options, count_part, split_into_parts(layout, marks, kPartsAtFirst));
  run_workers(options.threads, [&count](int /*worker*/) { count.work(); });
  return count.result();
}

}  // namespace shudu
