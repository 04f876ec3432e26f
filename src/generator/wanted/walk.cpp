// Tested in tests/generator/wanted/wanted_test.cpp.
#include "generator/wanted/walk.h"

#include <cassert>
#include <span>
#include <utility>

#include "shudu/canonical/form.h"
#include "shudu/core/layout.h"

namespace shudu::wanted {
namespace {

constexpr std::size_t kFewHits = 2;
constexpr int kPerStart = 8;
constexpr int kSteps = 4;
constexpr std::size_t kRelatives = 16;  // at a time
constexpr int kMostBatches = 16;        // without a hit
constexpr int kMoreUnits = 3;
constexpr int kHighEr = 90;    // random puzzles rarely have it
constexpr int kMostVain = 24;  // batches without a harder one
constexpr int kMostForms = 3;  // tried where a rating depends on the form
// Of relatives, in a walk: a rating that is high takes up to a second.
constexpr int kMostBatchesInAll = 256;
constexpr int kMostBatchesOfHigh = 24;

}  // namespace

WalkTools::WalkTools(const Wish& the_wish, const ReduceWish& the_mask, UniformGrids the_grids,
                     const Kernel& kernel)
    : mask(the_mask),
      units(mask_units(the_mask.symmetry, kMaxSize)),
      er(the_wish.er.value_or(WantedRange{})),
      screens(screens_of(the_wish)),
      judge(the_wish),
      grids(std::move(the_grids)),
      solver(kernel) {
  assert(find_fault(the_wish) == WishFault::kNone);
  for (const Cell cell : Layout::classic().all_cells()) {
    if (unit(cell).first() == cell) unit_cells.push_back(cell);
  }
}

void Group::take(const PuzzleWithSolution& puzzle) {
  const Result<CanonicalForm> form = canonical_form(puzzle.puzzle);
  if (!form || !forms_.insert(hash_of(form->form))) return;
  items_.push_back({puzzle, tries_});
  tries_ = 0;
}

Walk::Walk(WalkTools& tools, const Rng& rng, Group& group, Leave& leave)
    : tools_(tools),
      rng_(rng),
      group_(group),
      leave_(leave),
      batches_left_(tools.er.from < kHighEr ? kMostBatchesInAll : kMostBatchesOfHigh) {}

void Walk::run(WantedTally& tally) {
  begin();
  if (hits_.empty() && tools_.er.from >= kHighEr && hardest_.er > 0) climb();
  if (hits_.size() < kFewHits) {
    for (const PuzzleWithSolution& hit : hits_) go_on(hit);
  }
  tally += tally_;
}

bool Walk::is_at_end() { return group_.is_full() || leave_.has_ended(); }

int Walk::draw_clues() {
  if (tools_.is_minimal()) return 0;
  const ClueRange clues = tools_.clues();
  return clues.low +
         static_cast<int>(rng_.below(static_cast<std::uint64_t>(clues.high - clues.low + 1)));
}

void Walk::set_task(std::size_t i, const Grid& solution, CellSet givens) {
  std::vector<Cell>& order = tools_.orders[i];
  order.clear();
  for (const Cell cell : tools_.unit_cells) {
    if (givens.contains(cell)) order.push_back(cell);
  }
  rng_.shuffle(std::span(order));
  tools_.tasks[i] = {&solution, order, givens, draw_clues()};
}

// False where it was ended from outside.
bool Walk::reduce(std::size_t count) {
  const ReductionOptions options{.units = tools_.is_symmetric() ? &tools_.units : nullptr,
                                 .stop = leave_.stop()};
  const bool is_complete = tools_.solver
                               .reduce(std::span(tools_.tasks).first(count), options,
                                       std::span(tools_.left).first(count))
                               .is_complete;
  return !leave_.is_over() && is_complete;
}

void Walk::begin() {
  for (std::size_t i = 0; i < kStarts; ++i) {
    tools_.solutions[i] = tools_.grids.draw(rng_);
    set_task(i, tools_.solutions[i], CellSet::first_n(kMaxCells));
  }
  if (!reduce(kStarts)) return;
  for (std::size_t i = 0; i < kStarts && !is_at_end(); ++i) {
    const Grid& solution = tools_.solutions[i];
    const PuzzleWithSolution start{givens_of(solution, tools_.left[i]), solution};
    if (is_hit(start.puzzle)) {
      hits_.push_back(start);
      group_.take(start);
    } else if (er_ > hardest_.er && er_ <= tools_.er.to) {
      hardest_ = {start, er_};
    }
  }
}

// Leaves its rating, where it was looked for, in er_.
bool Walk::is_hit(const Grid& puzzle) {
  er_ = 0;
  group_.note_try();
  leave_.set_tries(group_.vain_tries());
  ++tally_.tried;
  const ClueRange clues = tools_.clues();
  const int count = puzzle.filled_count();
  if (count < clues.low || count > clues.high) return false;
  ++tally_.clues;
  if (!passes(puzzle, tools_.screens)) return false;
  ++tally_.basics;
  const Judgement verdict = tools_.judge.judge(puzzle, leave_.stop());
  if (leave_.is_over()) return false;
  er_ = verdict.er;
  if (verdict.passed >= Passed::kTechnique) ++tally_.technique;
  if (verdict.passed >= Passed::kEr) ++tally_.er;
  if (verdict.passed < Passed::kAll) return false;
  ++tally_.scale;
  return true;
}

CellSet Walk::with_more(CellSet givens) {
  open_.clear();
  for (const Cell cell : tools_.unit_cells) {
    if (!givens.contains(cell)) open_.push_back(cell);
  }
  for (int i = 0; i < kMoreUnits && !open_.empty(); ++i) {
    const auto chosen = static_cast<std::size_t>(rng_.below(open_.size()));
    givens |= tools_.unit(open_[chosen]);
    open_[chosen] = open_.back();
    open_.pop_back();
  }
  return givens;
}

bool Walk::reduce_relatives(const Grid& solution, CellSet givens) {
  for (std::size_t r = 0; r < kRelatives; ++r) set_task(r, solution, with_more(givens));
  return reduce(kRelatives);
}

void Walk::climb() {
  const Grid solution = hardest_.puzzle.solution;
  CellSet givens = hardest_.puzzle.puzzle.filled();
  for (int vain = 0; vain < kMostVain && !is_at_end(); ++vain) {
    if (!reduce_relatives(solution, givens)) return;
    const CellSet before = givens;
    for (std::size_t r = 0; r < kRelatives && givens == before && !is_at_end(); ++r) {
      if (tools_.left[r] == givens) continue;
      const Grid puzzle = givens_of(solution, tools_.left[r]);
      if (is_hit(puzzle)) {
        hits_.push_back({puzzle, solution});
        group_.take(hits_.back());
        return;
      }
      if (er_ < hardest_.er || er_ > tools_.er.to) continue;
      if (er_ > hardest_.er) vain = 0;
      hardest_.er = er_;
      givens = tools_.left[r];
    }
  }
}

void Walk::go_on(const PuzzleWithSolution& start) {
  CellSet givens = start.puzzle.filled();
  for (int i = 0; i < kPerStart; ++i) {
    for (int step = 0; step < kSteps; ++step) {
      const std::optional<CellSet> next = next_hit(start.solution, givens);
      if (!next) return;
      givens = *next;
    }
    take_in_another_form(start.solution, givens);
  }
}

std::optional<CellSet> Walk::next_hit(const Grid& solution, CellSet givens) {
  for (int i = 0; i < kMostBatches && batches_left_ > 0; ++i) {
    --batches_left_;
    if (is_at_end() || !reduce_relatives(solution, givens)) return std::nullopt;
    for (std::size_t r = 0; r < kRelatives && !is_at_end(); ++r) {
      const CellSet left = tools_.left[r];
      if (left != givens && is_hit(givens_of(solution, left))) return left;
    }
  }
  return std::nullopt;
}

// So that relatives do not look alike; a mask with a symmetry stays in its place. Ratings of the
// scale `se` and paths may depend on the form, so it is looked at again.
void Walk::take_in_another_form(const Grid& solution, CellSet givens) {
  const Grid puzzle = givens_of(solution, givens);
  for (int i = 0; i < kMostForms && !is_at_end(); ++i) {
    const Symmetry form = draw_form();
    const Grid turned = form.apply(puzzle);
    if (tools_.judge.judge(turned, leave_.stop()).passed != Passed::kAll) continue;
    return group_.take({turned, form.apply(solution)});
  }
}

Symmetry Walk::draw_form() {
  if (!tools_.is_symmetric()) return random_symmetry({3, 3}, rng_);
  Permutation names = kIdentityPermutation;
  rng_.shuffle(std::span<std::uint8_t>(names));
  return Symmetry::renaming(kMaxSize, names);
}

}  // namespace shudu::wanted
