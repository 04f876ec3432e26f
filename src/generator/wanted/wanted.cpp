// The walks. See shudu/generator/wanted.h.
//
//   starts      kStarts random puzzles; every hit is handed out as it is
//   way on      where fewer than kFewHits are hits, from each of them: relatives, until one is a
//               hit again, kSteps times; then it is handed out in another form, kPerStart times
//   relatives   kMoreUnits units of cells more, then taken away again in random order. Of relatives
//               of a puzzle that needs an X-wing 13 in a hundred need one, of random ones 0.16;
//               with 1 to 4 units it was 12, 13, 13 and 10, with 8 only 2. Those of one given less
//               and another one more, on other grids, are as often hits, but they break symmetries
//               and have to be made minimal
#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <utility>

#include "generator/wanted/judge.h"
#include "generator/wanted/screens.h"
#include "shudu/core/layout.h"
#include "shudu/core/symmetry.h"
#include "shudu/generator/seeding.h"
#include "shudu/generator/wanted.h"

namespace shudu {
namespace wanted {
namespace {

constexpr std::size_t kStarts = 256;
constexpr std::size_t kFewHits = 8;
constexpr int kPerStart = 8;
constexpr int kSteps = 4;
constexpr std::size_t kRelatives = 16;  // at a time
constexpr int kMostBatches = 16;        // without a hit
constexpr int kMostBatchesInAll = 256;
constexpr int kMostOfHigh = 24;  // where a rating takes up to a second
constexpr int kMoreUnits = 3;
constexpr int kHighEr = 90;    // random puzzles rarely have it
constexpr int kMostVain = 24;  // batches without a harder one
constexpr int kMostForms = 3;  // tried where a rating depends on the form
// Seeds of walks have nothing to do with those of other series.
constexpr std::uint64_t kWalkSalt = 0x6b6c617720796e61U;

bool is_set(const std::atomic<bool>* stop) {
  return stop != nullptr && stop->load(std::memory_order_relaxed);
}

// What a batch of reductions works on.
struct Batch {
  std::array<Grid, kStarts> solutions;
  std::array<std::vector<Cell>, kStarts> orders;
  std::array<ReductionTask, kStarts> tasks;
  std::array<CellSet, kStarts> left;
};

struct WalkTools {
  WalkTools(const Wish& the_wish, const MaskWish& the_mask, UniformGrids the_grids,
            const Kernel& kernel)
      : mask(the_mask),
        wish_er(the_wish.er.value_or(WantedRange{})),
        screens(screens_of(the_wish)),
        judge(the_wish),
        grids(std::move(the_grids)),
        solver(kernel) {
    assert(find_fault(the_wish) == WishFault::kNone);
    for (const Cell cell : Layout::classic().all_cells()) {
      if (unit(cell).first() == cell) unit_cells.push_back(cell);
    }
  }

  [[nodiscard]] CellSet unit(Cell cell) const {
    return mask.units == nullptr ? CellSet::only(cell)
                                 : (*mask.units)[static_cast<std::size_t>(cell.index())];
  }

  MaskWish mask;
  WantedRange wish_er;
  std::vector<Screen> screens;
  Judge judge;
  UniformGrids grids;
  ReductionSolver solver;
  std::vector<Cell> unit_cells;  // one of each unit
  Batch batch;
};

// One walk.
class Walker {
 public:
  Walker(WalkTools& tools, Rng rng, const std::atomic<bool>* stop)
      : tools_(tools),
        rng_(rng),
        stop_(stop),
        batches_left_(tools.wish_er.from < kHighEr ? kMostBatchesInAll : kMostOfHigh) {}

  WantedWalk run() {
    std::vector<PuzzleWithSolution> hits = starts();
    if (hits.empty() && tools_.wish_er.from >= kHighEr && hardest_er_ > 0) {
      if (const auto hit = climb()) hits.push_back(*hit);
    }
    for (const PuzzleWithSolution& hit : hits) {
      if (is_set(stop_)) break;
      walk_.puzzles.push_back(hit);
      if (hits.size() < kFewHits) go_on(hit);
    }
    walk_.is_complete = !is_set(stop_);
    return std::move(walk_);
  }

 private:
  int draw_clues() {
    const WantedRange clues = tools_.mask.clues;
    if (tools_.mask.is_minimal) return 0;
    return clues.from +
           static_cast<int>(rng_.below(static_cast<std::uint64_t>(clues.to - clues.from + 1)));
  }

  void set_task(std::size_t i, const Grid& solution, CellSet givens) {
    Batch& batch = tools_.batch;
    std::vector<Cell>& order = batch.orders[i];
    order.clear();
    for (const Cell cell : tools_.unit_cells) {
      if (givens.contains(cell)) order.push_back(cell);
    }
    rng_.shuffle(std::span(order));
    batch.tasks[i] = {&solution, order, givens, draw_clues()};
  }

  // False where the flag ended it.
  bool reduce(std::size_t count) {
    Batch& batch = tools_.batch;
    const ReductionOptions options{tools_.mask.units, stop_};
    return tools_.solver
        .reduce(std::span(batch.tasks).first(count), options, std::span(batch.left).first(count))
        .is_complete;
  }

  std::vector<PuzzleWithSolution> starts() {
    Batch& batch = tools_.batch;
    for (std::size_t i = 0; i < kStarts; ++i) {
      batch.solutions[i] = tools_.grids.draw(rng_);
      set_task(i, batch.solutions[i], CellSet::first_n(kMaxCells));
    }
    std::vector<PuzzleWithSolution> hits;
    if (!reduce(kStarts)) return hits;
    for (std::size_t i = 0; i < kStarts && !is_set(stop_); ++i) {
      const Grid puzzle = givens_of(batch.solutions[i], batch.left[i]);
      if (is_hit(puzzle)) hits.push_back({puzzle, batch.solutions[i]});
      if (er_ > hardest_er_ && er_ <= tools_.wish_er.to) {
        hardest_er_ = er_;
        hardest_ = {puzzle, batch.solutions[i]};
      }
    }
    return hits;
  }

  // Leaves its rating, where it was looked for, in er_.
  bool is_hit(const Grid& puzzle) {
    WantedTally& tally = walk_.tally;
    er_ = 0;
    ++tally.tried;
    if (!tools_.mask.clues.has(puzzle.filled_count())) return false;
    ++tally.clues;
    if (!passes(puzzle, tools_.screens)) return false;
    ++tally.basics;
    const Verdict verdict = tools_.judge.judge(puzzle, stop_);
    const Passed passed = verdict.passed;
    er_ = verdict.er;
    if (passed >= Passed::kTechnique) ++tally.technique;
    if (passed >= Passed::kEr) ++tally.er;
    if (passed < Passed::kAll) return false;
    ++tally.scale;
    return true;
  }

  void go_on(const PuzzleWithSolution& start) {
    CellSet givens = start.puzzle.filled();
    for (int i = 0; i < kPerStart; ++i) {
      for (int step = 0; step < kSteps; ++step) {
        const std::optional<CellSet> next = next_hit(start.solution, givens);
        if (!next) return;
        givens = *next;
      }
      hand_out(start.solution, givens);
    }
  }

  // From the hardest start to relatives that are no easier, until one is hard enough.
  std::optional<PuzzleWithSolution> climb() {
    CellSet givens = hardest_.puzzle.filled();
    for (int vain = 0; vain < kMostVain && !is_set(stop_); ++vain) {
      if (!reduce_relatives(hardest_.solution, givens)) return std::nullopt;
      const CellSet before = givens;
      for (std::size_t r = 0; r < kRelatives && givens == before; ++r) {
        const CellSet left = tools_.batch.left[r];
        if (left == givens) continue;
        const Grid puzzle = givens_of(hardest_.solution, left);
        if (is_hit(puzzle)) return PuzzleWithSolution{puzzle, hardest_.solution};
        if (er_ < hardest_er_ || er_ > tools_.wish_er.to) continue;
        if (er_ > hardest_er_) vain = 0;
        hardest_er_ = er_;
        givens = left;
      }
    }
    return std::nullopt;
  }

  bool reduce_relatives(const Grid& solution, CellSet givens) {
    for (std::size_t r = 0; r < kRelatives; ++r) set_task(r, solution, with_more(givens));
    return reduce(kRelatives);
  }

  std::optional<CellSet> next_hit(const Grid& solution, CellSet givens) {
    for (int i = 0; i < kMostBatches && batches_left_ > 0 && !is_set(stop_); ++i) {
      --batches_left_;
      if (!reduce_relatives(solution, givens)) return std::nullopt;
      for (std::size_t r = 0; r < kRelatives; ++r) {
        const CellSet left = tools_.batch.left[r];
        if (left != givens && is_hit(givens_of(solution, left))) return left;
      }
    }
    return std::nullopt;
  }

  CellSet with_more(CellSet givens) {
    std::vector<Cell>& open = open_;
    open.clear();
    for (const Cell cell : tools_.unit_cells) {
      if (!givens.contains(cell)) open.push_back(cell);
    }
    for (int i = 0; i < kMoreUnits && !open.empty(); ++i) {
      const std::size_t chosen = static_cast<std::size_t>(rng_.below(open.size()));
      givens |= tools_.unit(open[chosen]);
      open[chosen] = open.back();
      open.pop_back();
    }
    return givens;
  }

  // In another form, so that relatives do not look alike; a mask with a symmetry stays in place.
  void hand_out(const Grid& solution, CellSet givens) {
    const Grid puzzle = givens_of(solution, givens);
    for (int i = 0; i < kMostForms && !is_set(stop_); ++i) {
      const Symmetry form = draw_form();
      const Grid turned = form.apply(puzzle);
      if (tools_.judge.judge(turned, stop_).passed != Passed::kAll) continue;
      walk_.puzzles.push_back({turned, form.apply(solution)});
      return;
    }
  }

  Symmetry draw_form() {
    if (tools_.mask.units == nullptr) return random_symmetry({3, 3}, rng_);
    Permutation names = kIdentityPermutation;
    rng_.shuffle(std::span<std::uint8_t>(names));
    return Symmetry::renaming(kMaxSize, names);
  }

  WalkTools& tools_;
  Rng rng_;
  const std::atomic<bool>* stop_;
  WantedWalk walk_;
  std::vector<Cell> open_;
  int batches_left_;
  int er_ = 0;  // of the puzzle looked at last
  PuzzleWithSolution hardest_;
  int hardest_er_ = 0;
};

}  // namespace
}  // namespace wanted

WantedTally& WantedTally::operator+=(const WantedTally& other) {
  tried += other.tried;
  clues += other.clues;
  basics += other.basics;
  technique += other.technique;
  er += other.er;
  scale += other.scale;
  return *this;
}

struct WantedPuzzles::Memory {
  wanted::WalkTools tools;
};

WantedPuzzles::WantedPuzzles(const Wish& wish, const MaskWish& mask, UniformGrids grids,
                             const Kernel& kernel)
    : memory_(new Memory{wanted::WalkTools(wish, mask, std::move(grids), kernel)}) {}
WantedPuzzles::~WantedPuzzles() = default;
WantedPuzzles::WantedPuzzles(WantedPuzzles&&) noexcept = default;
WantedPuzzles& WantedPuzzles::operator=(WantedPuzzles&&) noexcept = default;

WantedWalk WantedPuzzles::walk(std::uint64_t seed, std::uint64_t index,
                               const std::atomic<bool>* stop) {
  return wanted::Walker(memory_->tools, item_rng(seed ^ wanted::kWalkSalt, index), stop).run();
}

}  // namespace shudu
