// Hill-climbing on masks; see pattern.h.
//
// A puzzle's first 300 rounds belong to one walker, as most masks need no more; where they did not
// do, fifteen more begin, so that a single hard mask fills the lanes, too. In a round every walker
// makes one move, and all positions of all puzzles at work are counted in one batch. The first
// walker, in order, that finds a puzzle in a round has found it: what a puzzle becomes depends on
// its own walkers alone.
#include "shudu/generator/pattern.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "generator/capped_counter.h"
#include "generator/given_tester.h"
#include "shudu/generator/seeding.h"

namespace shudu {
namespace {

// Tests a puzzle, and puzzles a second, on 100 masks of random minimal puzzles (mean over masks):
//   cap 4: 421, 2,600    6: 306, 2,600    10: 189, 4,800    20: 143, 4,200    100: 113, 2,900
// The masks' own rates have another mean, 11,600 a second: easy masks take 25 tests, hard
// thousands.
constexpr std::uint64_t kCap = kMostCount;
constexpr int kPatience = 200;
constexpr std::uint64_t kLonelyRounds = 300;
constexpr std::size_t kWalkers = 16;
constexpr std::size_t kClimbsAtOnce = 512;
constexpr int kMoveTries = 20;

// Fewer solutions are better, none is worst.
constexpr std::uint64_t badness(std::uint64_t count) {
  return count == 0 ? kCap + 1 : std::min(count, kCap);
}

}  // namespace

struct PatternClimber::Memory {
  Memory(const Layout& on, UniformGrids uniform, const Kernel& kernel)
      : layout_(&on), grids_(std::move(uniform)), counter_(on, kernel), tester_(on, kernel) {}

  bool climb(std::span<const PatternTask> tasks, const PatternOptions& options,
             std::span<PatternOutcome> outcomes);

 private:
  struct Walker {
    Rng rng;
    Grid here;                // the position it stands on
    std::uint64_t value = 0;  // its badness; 0: not known yet
    int idle = 0;             // moves since the last gain
  };

  // One task at work.
  struct Climb {
    std::size_t task = 0;
    std::uint64_t rounds = 0;
    Rng rng{0};  // makes the walkers
    std::vector<Walker> walkers;
  };

  Grid random_grid(Rng& rng) const;
  void begin(std::size_t task, const PatternTask& what);
  void add_walker(Climb& climb);
  void propose(Walker& walker, CellSet mask, Grid& next) const;
  bool change_given(CellSet mask, Rng& rng, Grid& puzzle) const;
  void collect(std::span<const PatternTask> tasks);
  bool settle(Climb& climb, std::size_t first, const PatternTask& task,
              const PatternOptions& options, PatternOutcome& outcome);
  static void accept(Walker& walker, const Grid& next, std::uint64_t count);
  bool is_wanted(const CappedCount& found, CellSet mask, const PatternOptions& options);

  const Layout* layout_;
  UniformGrids grids_;
  CappedCounter counter_;
  GivenTester tester_;
  std::vector<Climb> climbs_;
  std::vector<CappedCount> positions_;
};

// On other layouts whichever grid a random search meets: as a start nothing more is needed.
Grid PatternClimber::Memory::random_grid(Rng& rng) const {
  if (layout_->is_classic()) return grids_.draw(rng);
  SearchOptions options;
  options.limit = 1;
  options.seed = rng.next();
  return search_steadily(*layout_, Pencilmarks(layout_->size()), options).first;
}

void PatternClimber::Memory::add_walker(Climb& climb) {
  climb.walkers.push_back({Rng(climb.rng.next()), Grid(layout_->size()), 0, 0});
}

void PatternClimber::Memory::begin(std::size_t task, const PatternTask& what) {
  Climb climb;
  climb.task = task;
  climb.rng = item_rng(what.seed, what.index);
  add_walker(climb);
  climbs_.push_back(std::move(climb));
}

// One given to another digit that breaks no rule; false where some tries found none.
bool PatternClimber::Memory::change_given(CellSet mask, Rng& rng, Grid& puzzle) const {
  for (int tries = 0; tries < kMoveTries && !mask.empty(); ++tries) {
    auto at = rng.below(static_cast<std::uint64_t>(mask.size()));
    auto cell = mask.begin();
    for (; at > 0; --at) ++cell;
    DigitSet free = layout_->all_digits() - DigitSet::only(*puzzle[*cell]);
    for (const Cell peer : layout_->peers(*cell) & mask) free.erase(*puzzle[peer]);
    if (free.empty()) continue;
    auto which = rng.below(static_cast<std::uint64_t>(free.size()));
    auto digit = free.begin();
    for (; which > 0; --which) ++digit;
    puzzle.place(*cell, *digit);
    return true;
  }
  return false;
}

// A move of the walker, or a new start.
void PatternClimber::Memory::propose(Walker& walker, CellSet mask, Grid& next) const {
  if (walker.value != 0 && walker.idle < kPatience) {
    next = walker.here;
    const bool moved = change_given(mask, walker.rng, next);
    if (moved && walker.rng.below(2) == 0) change_given(mask, walker.rng, next);
    if (moved) return;
  }
  walker.value = 0;
  next = seen_through(random_grid(walker.rng), mask);
}

void PatternClimber::Memory::collect(std::span<const PatternTask> tasks) {
  positions_.clear();
  for (Climb& climb : climbs_) {
    if (climb.rounds == kLonelyRounds) {
      while (climb.walkers.size() < kWalkers) add_walker(climb);
    }
    ++climb.rounds;
    for (Walker& walker : climb.walkers) {
      CappedCount& next = positions_.emplace_back();
      propose(walker, tasks[climb.task].mask, next.puzzle);
      // Whether it is worse is all there is to know: then how much does not matter.
      next.limit = walker.value == 0 ? kCap : std::min(kCap, walker.value + 1);
    }
  }
}

void PatternClimber::Memory::accept(Walker& walker, const Grid& next, std::uint64_t count) {
  const std::uint64_t value = badness(count);
  const bool is_start = walker.value == 0;
  if (is_start || value < walker.value) {
    walker.idle = 0;
  } else {
    ++walker.idle;
  }
  if (!is_start && value > walker.value) return;
  walker.here = next;
  walker.value = value;
}

bool PatternClimber::Memory::is_wanted(const CappedCount& found, CellSet mask,
                                       const PatternOptions& options) {
  if (found.count != 1) return false;
  if (!options.minimal) return true;
  GivenTest test{&found.solution, mask, mask, {}};
  return tester_.ask(std::span(&test, 1), options.stop) && test.needed == mask;
}

// Takes the counts of a climb's positions, from `first` on; true when the climb is over.
bool PatternClimber::Memory::settle(Climb& climb, std::size_t first, const PatternTask& task,
                                    const PatternOptions& options, PatternOutcome& outcome) {
  for (std::size_t w = 0; w < climb.walkers.size(); ++w) {
    const CappedCount& found = positions_[first + w];
    ++outcome.tests;
    if (is_wanted(found, task.mask, options)) {
      outcome.puzzle = ProperPuzzle{found.solution, task.mask};
      return true;
    }
    accept(climb.walkers[w], found.puzzle, found.count);
    if (outcome.tests >= options.test_budget) return true;
  }
  return false;
}

bool PatternClimber::Memory::climb(std::span<const PatternTask> tasks,
                                   const PatternOptions& options,
                                   std::span<PatternOutcome> outcomes) {
  climbs_.clear();
  std::size_t next = 0;
  std::uint64_t tests = 0;
  while (true) {
    while (climbs_.size() < kClimbsAtOnce && next < tasks.size()) {
      outcomes[next] = {};
      begin(next, tasks[next]);
      ++next;
    }
    if (climbs_.empty()) return true;
    collect(tasks);
    if (!counter_.count(positions_, options.stop)) return false;
    std::size_t first = 0;
    std::erase_if(climbs_, [&](Climb& climb) {
      const std::size_t at = first;
      first += climb.walkers.size();
      return settle(climb, at, tasks[climb.task], options, outcomes[climb.task]);
    });
    if (options.stop.is_asked()) return false;
    tests += positions_.size();
    if (!climbs_.empty() && options.goes_on && !(*options.goes_on)(tests)) return false;
  }
}

PatternClimber::PatternClimber(const Layout& layout, UniformGrids grids, const Kernel& kernel)
    : memory_(std::make_unique<Memory>(layout, std::move(grids), kernel)) {}
PatternClimber::~PatternClimber() = default;
PatternClimber::PatternClimber(PatternClimber&&) noexcept = default;
PatternClimber& PatternClimber::operator=(PatternClimber&&) noexcept = default;

bool PatternClimber::climb(std::span<const PatternTask> tasks, const PatternOptions& options,
                           std::span<PatternOutcome> outcomes) {
  assert(outcomes.size() >= tasks.size());
  return memory_->climb(tasks, options, outcomes);
}

}  // namespace shudu
