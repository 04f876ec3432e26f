// Controlled bias and weighted reduction; see weighted.h.
//
// Both begin with drawn cells of a uniform grid; where these leave it the only solution, a run
// begins. An item's tries come from its own generator one after the other, many of them ahead, and
// the first that succeeds counts. All runs go on in step, so that each round's questions are one
// batch. Tried: controlled bias with 100,000 tries a grid and its unavoidable sets looked up first.
// That is 1.5 times as fast, but tries of one grid are not independent.
#include "shudu/generator/weighted.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "generator/capped_counter.h"
#include "generator/given_tester.h"
#include "shudu/core/stop.h"
#include "shudu/generator/seeding.h"

namespace shudu {
namespace {

// Starts that are counted at a time.
constexpr std::uint64_t kStartsAtOnce = 2048;
// Of 34 random cells one choice in thirteen leaves one solution.
constexpr std::uint64_t kReductionAhead = 26;

double choose(int n, int k) {
  double result = 1;
  for (int i = 0; i < k; ++i) result = result * (n - i) / (i + 1);
  return result;
}

double factorial(int n) {
  double result = 1;
  for (int i = 2; i <= n; ++i) result *= i;
  return result;
}

}  // namespace

struct WeightedMaker::Memory {
  Memory(const Layout& on, const WeightedOptions& wanted, const Kernel& kernel)
      : layout_(&on), options_(wanted), counter_(on, kernel), tester_(on, kernel) {}

  bool make(std::uint64_t seed, std::uint64_t first, GridSource grids,
            std::span<WeightedItem> items, Stop stop);

 private:
  // The drawn cells, in the order in which they are to go.
  struct DrawnCells {
    std::array<Cell, kMaxCells> order{};
    CellSet cells;
  };

  // A puzzle on its way down.
  struct Run {
    std::size_t item = 0;
    std::uint64_t number = 0;  // of the try, from 1
    Grid grid;
    CellSet givens;
    DrawnCells draw;
    Rng rng{0};
    double weight = 1;        // weighted reduction: the product so far
    CellSet undecided;        // not known to be needed
    std::size_t next = 0;     // controlled bias: the place in the order
    bool has_failed = false;  // controlled bias: a given could not go
    bool is_over = false;
    bool is_kept = false;
  };

  // An item that has no puzzle yet.
  struct Open {
    std::size_t item = 0;
    Rng rng{0};
    std::uint64_t drawn = 0;
  };

  [[nodiscard]] bool is_reduction() const {
    return options_.method == WeightedMethod::kWeightedReduction;
  }
  static DrawnCells draw_cells(int all, int count, Rng& rng);
  void draw_starts(GridSource& grids);
  bool keep_unique(Stop stop);
  void settle(std::span<WeightedItem> items);
  bool play_runs(Stop stop);
  static CellSet question_of(Run& run, bool is_reduction);
  static void reduce(Run& run, CellSet needed);
  static void delete_next(Run& run, CellSet needed);
  [[nodiscard]] double final_weight(const Run& run) const;

  const Layout* layout_;
  WeightedOptions options_;
  CappedCounter counter_;
  GivenTester tester_;
  std::vector<Open> open_;
  std::vector<Run> starts_;  // drawn, not known to be unique
  std::vector<Run> runs_;
  std::vector<CappedCount> counts_;
  std::vector<GivenTest> tests_;
};

WeightedMaker::Memory::DrawnCells WeightedMaker::Memory::draw_cells(int all, int count, Rng& rng) {
  DrawnCells draw;
  for (int i = 0; i < all; ++i) draw.order[static_cast<std::size_t>(i)] = Cell(i);
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto from = at + static_cast<std::size_t>(rng.below(static_cast<std::uint64_t>(all - i)));
    std::swap(draw.order[at], draw.order[from]);
    draw.cells.insert(draw.order[at]);
  }
  return draw;
}

// The next tries of every open item, as many of each as fit into a batch.
void WeightedMaker::Memory::draw_starts(GridSource& grids) {
  const std::uint64_t most = is_reduction() ? kReductionAhead : kStartsAtOnce;
  const std::uint64_t each = std::clamp<std::uint64_t>(kStartsAtOnce / open_.size(), 1, most);
  for (Open& item : open_) {
    const std::uint64_t end = item.drawn + std::min(each, options_.most_tries - item.drawn);
    while (item.drawn < end) {
      Run& run = starts_.emplace_back();
      run.item = item.item;
      run.number = ++item.drawn;
      run.grid = grids(item.rng);
      run.draw = draw_cells(layout_->cell_count(), options_.start_cells, item.rng);
      run.givens = run.undecided = run.draw.cells;
      run.rng = Rng(item.rng.next());
    }
  }
}

// The starts with one solution become runs.
bool WeightedMaker::Memory::keep_unique(Stop stop) {
  counts_.resize(starts_.size());
  for (std::size_t s = 0; s < starts_.size(); ++s) {
    counts_[s].puzzle = seen_through(starts_[s].grid, starts_[s].givens);
    counts_[s].limit = 2;
  }
  if (!counter_.count(counts_, stop)) return false;
  for (std::size_t s = 0; s < starts_.size(); ++s) {
    if (counts_[s].count != 1) continue;
    // Weighted reduction ends well: of an item's starts the first is all that is wanted.
    const bool is_late = is_reduction() && !runs_.empty() && runs_.back().item == starts_[s].item;
    if (!is_late) runs_.push_back(starts_[s]);
  }
  return true;
}

// What a run wants to know next: which of all that may go are needed; or one given after the other.
CellSet WeightedMaker::Memory::question_of(Run& run, bool is_reduction) {
  if (is_reduction) return run.undecided;
  if (!run.has_failed) return CellSet::only(run.draw.order[run.next]);
  return CellSet::only(run.undecided.first());
}

void WeightedMaker::Memory::reduce(Run& run, CellSet needed) {
  run.undecided -= needed;
  run.is_over = run.undecided.empty();
  run.is_kept = run.is_over;
  if (run.is_over) return;
  const auto count = static_cast<std::uint64_t>(run.undecided.size());
  run.weight *= static_cast<double>(count);
  auto cell = run.undecided.begin();
  for (auto at = run.rng.below(count); at > 0; --at) ++cell;
  const Cell gone = *cell;
  run.givens.erase(gone);
  run.undecided.erase(gone);
}

void WeightedMaker::Memory::delete_next(Run& run, CellSet needed) {
  if (!run.has_failed && needed.empty()) {
    run.givens.erase(run.draw.order[run.next++]);
    return;
  }
  if (!run.has_failed) {
    run.has_failed = true;
    run.undecided = run.givens;
  }
  // A redundant given beside the needed one: all is thrown away.
  run.is_over = needed.empty();
  run.undecided -= needed;
  if (!run.undecided.empty()) return;
  run.is_over = true;
  run.is_kept = true;
}

bool WeightedMaker::Memory::play_runs(Stop stop) {
  std::vector<Run*> at_work;
  for (Run& run : runs_) at_work.push_back(&run);
  while (!at_work.empty()) {
    tests_.clear();
    for (Run* run : at_work) {
      tests_.push_back({&run->grid, run->givens, question_of(*run, is_reduction()), {}});
    }
    if (!tester_.ask(tests_, stop)) return false;
    for (std::size_t r = 0; r < at_work.size(); ++r) {
      is_reduction() ? reduce(*at_work[r], tests_[r].needed)
                     : delete_next(*at_work[r], tests_[r].needed);
    }
    std::erase_if(at_work, [](const Run* run) { return run->is_over; });
  }
  return true;
}

double WeightedMaker::Memory::final_weight(const Run& run) const {
  const int all = layout_->cell_count();
  const int givens = run.givens.size();
  if (!is_reduction()) return choose(all, givens);
  const int start = options_.start_cells;
  const double ways = factorial(start - givens) * choose(all - givens, start - givens);
  return run.weight * choose(all, start) / ways;
}

// The first try of each item that came to a puzzle; runs stand in order of item and try.
void WeightedMaker::Memory::settle(std::span<WeightedItem> items) {
  for (const Run& run : runs_) {
    WeightedItem& item = items[run.item];
    if (!run.is_kept || item.made) continue;
    item.made = WeightedPuzzle{{run.grid, run.givens}, final_weight(run)};
    item.tries = run.number;
  }
  std::erase_if(open_, [&](const Open& left) {
    WeightedItem& item = items[left.item];
    if (!item.made) item.tries = left.drawn;
    return item.made || left.drawn == options_.most_tries;
  });
}

bool WeightedMaker::Memory::make(std::uint64_t seed, std::uint64_t first, GridSource grids,
                                 std::span<WeightedItem> items, Stop stop) {
  open_.clear();
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i] = {};
    open_.push_back({i, item_rng(seed, first + i), 0});
  }
  while (!open_.empty()) {
    starts_.clear();
    runs_.clear();
    draw_starts(grids);
    if (!keep_unique(stop) || !play_runs(stop)) return false;
    settle(items);
    if (stop.is_asked()) return false;
  }
  return true;
}

WeightedOptions WeightedOptions::classic(WeightedMethod method) {
  return {method, method == WeightedMethod::kWeightedReduction ? 34 : 32, kUnlimited};
}

WeightedMaker::WeightedMaker(const Layout& layout, const WeightedOptions& options,
                             const Kernel& kernel)
    : memory_(std::make_unique<Memory>(layout, options, kernel)) {
  assert(options.most_tries >= 1);
  assert(options.start_cells >= 1 && options.start_cells <= layout.cell_count());
}
WeightedMaker::~WeightedMaker() = default;
WeightedMaker::WeightedMaker(WeightedMaker&&) noexcept = default;
WeightedMaker& WeightedMaker::operator=(WeightedMaker&&) noexcept = default;

bool WeightedMaker::make(std::uint64_t seed, std::uint64_t first, GridSource grids,
                         std::span<WeightedItem> items, Stop stop) {
  return memory_->make(seed, first, grids, items, stop);
}

}  // namespace shudu
