// Controlled bias and weighted reduction; see weighted.h.
//
// Both begin with drawn cells of a uniform grid; where these leave it the only solution, a run
// begins. All runs of a block go on in step, so that each round's questions are one batch. Where
// many tries share a grid, its unavoidable sets of up to 12 cells (unavoidable.h) are looked up
// first: of 32 random cells one choice in twenty meets them all, and two in a hundred are unique.
#include "shudu/generator/weighted.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "generator/capped_counter.h"
#include "generator/given_tester.h"
#include "shudu/generator/seeding.h"
#include "shudu/generator/unavoidable.h"

namespace shudu {
namespace {

constexpr std::size_t kChunk = 2048;

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

// The drawn cells, in the order in which they are to go.
struct Draw {
  std::array<Cell, kMaxCells> order{};
  CellSet cells;
};

Draw draw_cells(int all, int count, Rng& rng) {
  Draw draw;
  for (int i = 0; i < all; ++i) draw.order[static_cast<std::size_t>(i)] = Cell(i);
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto from = at + static_cast<std::size_t>(rng.below(static_cast<std::uint64_t>(all - i)));
    std::swap(draw.order[at], draw.order[from]);
    draw.cells.insert(draw.order[at]);
  }
  return draw;
}

// A puzzle on its way down.
struct Run {
  std::size_t grid = 0;  // in Memory::drawn
  CellSet givens;
  Draw draw;
  Rng rng{0};
  double weight = 1;        // weighted reduction: the product so far
  CellSet undecided;        // not known to be needed
  std::size_t next = 0;     // controlled bias: the place in the order
  bool has_failed = false;  // controlled bias: a given could not go
  bool is_over = false;
  bool is_kept = false;
};

}  // namespace

struct WeightedMaker::Memory {
  Memory(const Layout& on, const WeightedOptions& wanted, const Kernel& kernel)
      : layout(&on), options(wanted), counter(on, kernel), tester(on, kernel) {}

  bool make(Rng rng, GridSource grids, WeightedBlock& block, const std::atomic<bool>* stop);

 private:
  [[nodiscard]] bool is_reduction() const {
    return options.method == WeightedMethod::kWeightedReduction;
  }
  bool new_grid(Rng& rng, GridSource& grids, const std::atomic<bool>* stop);
  [[nodiscard]] bool meets_all_sets(CellSet cells) const;
  bool keep_unique(const std::atomic<bool>* stop);
  bool play_runs(const std::atomic<bool>* stop);
  static CellSet question_of(Run& run, bool is_reduction);
  static void reduce(Run& run, CellSet needed);
  static void delete_next(Run& run, CellSet needed);
  [[nodiscard]] double final_weight(const Run& run) const;

  const Layout* layout;
  WeightedOptions options;
  CappedCounter counter;
  GivenTester tester;
  std::vector<Grid> drawn;    // full grids of the block
  std::vector<CellSet> sets;  // unavoidable ones of the last grid
  std::vector<Run> starts;    // drawn, not known to be unique
  std::vector<Run> runs;
  std::vector<CappedCount> counts;
  std::vector<GivenTest> tests;
};

bool WeightedMaker::Memory::new_grid(Rng& rng, GridSource& grids, const std::atomic<bool>* stop) {
  drawn.push_back(grids(rng));
  if (options.set_cells == 0) return true;
  auto found = unavoidable_sets(*layout, drawn.back(), options.set_cells, stop);
  if (found) sets = std::move(*found);
  return found.has_value();
}

bool WeightedMaker::Memory::meets_all_sets(CellSet cells) const {
  return std::all_of(sets.begin(), sets.end(),
                     [cells](CellSet set) { return set.intersects(cells); });
}

// The starts with one solution become runs.
bool WeightedMaker::Memory::keep_unique(const std::atomic<bool>* stop) {
  counts.resize(starts.size());
  for (std::size_t s = 0; s < starts.size(); ++s) {
    counts[s].puzzle = seen_through(drawn[starts[s].grid], starts[s].givens);
    counts[s].limit = 2;
  }
  if (!counter.count(counts, stop)) return false;
  for (std::size_t s = 0; s < starts.size(); ++s) {
    if (counts[s].count == 1) runs.push_back(starts[s]);
  }
  starts.clear();
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

bool WeightedMaker::Memory::play_runs(const std::atomic<bool>* stop) {
  std::vector<Run*> at_work;
  for (Run& run : runs) at_work.push_back(&run);
  while (!at_work.empty()) {
    tests.clear();
    for (Run* run : at_work) {
      tests.push_back({&drawn[run->grid], run->givens, question_of(*run, is_reduction()), {}});
    }
    if (!tester.ask(tests, stop)) return false;
    for (std::size_t r = 0; r < at_work.size(); ++r) {
      is_reduction() ? reduce(*at_work[r], tests[r].needed)
                     : delete_next(*at_work[r], tests[r].needed);
    }
    std::erase_if(at_work, [](const Run* run) { return run->is_over; });
  }
  return true;
}

double WeightedMaker::Memory::final_weight(const Run& run) const {
  const int all = layout->cell_count();
  const int givens = run.givens.size();
  if (!is_reduction()) return choose(all, givens);
  const int start = options.start_cells;
  const double ways = factorial(start - givens) * choose(all - givens, start - givens);
  return run.weight * choose(all, start) / ways;
}

bool WeightedMaker::Memory::make(Rng rng, GridSource grids, WeightedBlock& block,
                                 const std::atomic<bool>* stop) {
  block = {};
  drawn.clear();
  sets.clear();
  starts.clear();
  runs.clear();
  for (std::uint64_t t = 0; t < options.tries; ++t) {
    if (t % options.tries_a_grid == 0 && !new_grid(rng, grids, stop)) return false;
    Run run;
    run.draw = draw_cells(layout->cell_count(), options.start_cells, rng);
    run.rng = Rng(rng.next());
    if (!meets_all_sets(run.draw.cells)) continue;
    run.grid = drawn.size() - 1;
    run.givens = run.undecided = run.draw.cells;
    starts.push_back(run);
    if (starts.size() == kChunk && !keep_unique(stop)) return false;
  }
  if (!keep_unique(stop) || !play_runs(stop)) return false;
  for (const Run& run : runs) {
    if (!run.is_kept) continue;
    block.puzzles.push_back({{drawn[run.grid], run.givens}, final_weight(run)});
  }
  block.tries = options.tries;
  return true;
}

WeightedOptions WeightedOptions::classic(WeightedMethod method) {
  if (method == WeightedMethod::kWeightedReduction) return {};
  constexpr std::uint64_t kTries = 100'000;
  return {method, 32, kTries, kTries, 12};
}

WeightedMaker::WeightedMaker(const Layout& layout, const WeightedOptions& options,
                             const Kernel& kernel)
    : memory_(std::make_unique<Memory>(layout, options, kernel)) {
  assert(options.tries >= 1 && options.tries_a_grid >= 1);
  assert(options.start_cells >= 1 && options.start_cells <= layout.cell_count());
}
WeightedMaker::~WeightedMaker() = default;
WeightedMaker::WeightedMaker(WeightedMaker&&) noexcept = default;
WeightedMaker& WeightedMaker::operator=(WeightedMaker&&) noexcept = default;

bool WeightedMaker::make(std::uint64_t seed, std::uint64_t index, GridSource grids,
                         WeightedBlock& block, const std::atomic<bool>* stop) {
  return memory_->make(item_rng(seed, index), grids, block, stop);
}

}  // namespace shudu
