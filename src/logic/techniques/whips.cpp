// Whips and braids: the shortest chain of singles by which a candidate, the target, refutes itself.
//
//   whip     each left is linked to the right before it (whip_search.h)
//   g-whip   the same with groups among the rights
//   braid    a left may be linked to any right before it, or to the target
//   g-braid  both
//
// Right as each link's right is all that the target and the rights before it leave of a variable,
// a cell or a digit in a house, and the last variable has nothing left. A target has one step, of
// the fewest links, and none where a simpler form is as short. Order: length, then target; braids
// of more than kMostWhipLinks links come last, as singles one after another give them.
// Source: Denis Berthier, "The Hidden Logic of Sudoku" (2007), "Pattern-Based Constraint
// Satisfaction and Logic Puzzles" (2012). Tests: tests/logic/whips_test.cpp.
#include <utility>
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/whip_search.h"

// In the step: `digits`, `cells` the target's; `chains` one: target, then left (off) and right (on)
// of each link, the last left; `base` the houses of the links whose variable is a digit in a house,
// in order, but for the last link: its house is `cover`; `marks` the target, on, and the last
// variable's candidates, off.

namespace shudu {
namespace {

constexpr int kMostWhipLinks = 16;

Step step_of_chain(const Technique& technique, const WhipBoard& board, Candidate target,
                   const WhipChain& links) {
  Step step = step_of(technique, DigitSet::only(target.digit), CellSet::only(target.cell));
  step.marks.push_back({target, MarkRole::kOn});
  Chain chain = {{.digit = target.digit, .cells = CellSet::only(target.cell), .is_on = true}};
  for (const WhipLink& link : links) {
    const WhipVariable& variable = board.variables()[link.variable];
    const bool is_last = link.right.cells.empty();
    chain.push_back({.digit = link.left.digit,
                     .cells = CellSet::only(link.left.cell),
                     .link = LinkKind::kWeak});
    if (!variable.is_cell) (is_last ? step.cover : step.base).push_back(variable.house);
    if (is_last) {
      for (const Candidate& off : variable.candidates) step.marks.push_back({off, MarkRole::kOff});
      break;
    }
    chain.push_back({.digit = link.right.digit,
                     .cells = link.right.cells,
                     .is_on = true,
                     .link = LinkKind::kStrong,
                     .kind = link.right.is_group() ? NodeKind::kGroup : NodeKind::kCell});
  }
  step.flags.grouped = has_group(links);
  step.chains.push_back(std::move(chain));
  step.eliminations = {target};
  return step;
}

// The search for one target, and those for simpler forms, which go first.
struct Job {
  Candidate target;
  std::vector<WhipSearch> simpler;
  WhipSearch own;
  WhipChain by_singles;
  bool is_done = false;
};

std::vector<WhipKind> simpler_than(WhipKind kind) {
  if (kind.is_braid && kind.has_groups) {
    return {{.is_braid = true}, {.has_groups = true}};
  }
  if (kind.is_braid || kind.has_groups) return {{}};
  return {};
}

class WhipFinder {
 public:
  WhipFinder(const FindTask& task, WhipKind kind) : task_(task), kind_(kind), board_(task.view) {}

  bool find() {
    if (!add_jobs()) return false;
    for (std::size_t length = 1; length <= kMostWhipLinks; ++length) {
      for (Job& job : jobs_) {
        if (task_.options.is_stopped()) return false;
        if (!job.is_done && !go_on(job, length)) return false;
      }
    }
    return !kind_.is_braid || hand_over_long_ones();
  }

 private:
  bool add_jobs() {
    const View& view = board_.view();
    for (const Cell cell : view.open_cells()) {
      for (const Digit digit : view.candidates(cell)) {
        if (task_.options.is_stopped()) return false;
        WhipChain by_singles = refuted_by_singles(board_, {cell, digit}, kind_.has_groups);
        if (by_singles.empty()) continue;
        Job job{{cell, digit}, {}, WhipSearch(board_, kind_, {cell, digit}), {}};
        for (const WhipKind& kind : simpler_than(kind_)) {
          job.simpler.emplace_back(board_, kind, Candidate{cell, digit});
        }
        job.by_singles = std::move(by_singles);
        jobs_.push_back(std::move(job));
      }
    }
    return true;
  }

  // To the next length; false when the sink has had enough.
  bool go_on(Job& job, std::size_t length) {
    for (WhipSearch& simpler : job.simpler) {
      if (simpler.grow()) job.is_done = true;
    }
    if (job.is_done) return true;
    const WhipChain* chain = job.own.grow() ? &job.own.chain() : nullptr;
    if (chain == nullptr && kind_.is_braid && job.by_singles.size() <= length) {
      chain = &job.by_singles;
    }
    job.is_done = chain != nullptr || (job.own.is_over() && !kind_.is_braid);
    if (chain == nullptr || !is_of_kind(job.target, *chain)) return true;
    return hand_over(step_of_chain(task_.technique, board_, job.target, *chain), task_.sink);
  }

  // Braids that are longer than the search goes, as singles found them.
  bool hand_over_long_ones() {
    for (const Job& job : jobs_) {
      if (job.is_done || !is_of_kind(job.target, job.by_singles)) continue;
      if (!hand_over(step_of_chain(task_.technique, board_, job.target, job.by_singles),
                     task_.sink)) {
        return false;
      }
    }
    return true;
  }

  // Not a simpler form that was missed.
  bool is_of_kind(Candidate target, const WhipChain& chain) const {
    return has_group(chain) == kind_.has_groups &&
           is_continuous(board_, target, chain) != kind_.is_braid;
  }

  const FindTask& task_;
  WhipKind kind_;
  WhipBoard board_;
  std::vector<Job> jobs_;
};

}  // namespace

bool find_whip(const FindTask& task) {
  const auto form = kind_of<WhipForm>(task.technique);
  WhipKind kind;
  kind.is_braid = form == WhipForm::kBraid || form == WhipForm::kGroupedBraid;
  kind.has_groups = form == WhipForm::kGroupedWhip || form == WhipForm::kGroupedBraid;
  return WhipFinder(task, kind).find();
}

}  // namespace shudu
