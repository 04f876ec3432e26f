#include "propagation/engine/search.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace shudu::propagation {
namespace {

/// The root is shaved after so many nodes.
constexpr std::uint64_t kNodesBeforeShaving = 600;
/// What the increment grows by at each failure, where weights fade.
constexpr double kGrowth = 1.005;
constexpr double kHuge = 1e100;
/// A value with two places counts as a cell with two values does, times this over two cells.
constexpr double kPlacesFactor = 4.0 / 4;
constexpr std::uint64_t kNodesBetweenLooks = 64;
/// What a cell on the way to a contradiction gets where the cell that was guessed gets 1. In the
/// first nodes, halved every kEarlyNodes, it gets twice that, and the place of the contradiction
/// kEarlyShare beside.
constexpr double kWayShare = 0.1;
constexpr double kEarlyShare = 0.5;
constexpr double kEarlyNodes = 700;

}  // namespace

Search::Search(const Problem& problem, Manner manner)
    : problem_(problem),
      state_(problem),
      blame_(problem),
      manner_(manner),
      depths_(problem.variables() + 2),
      frames_(problem, depths_ + 2),
      root_(depths_),
      aside_(depths_ + 1),
      branches_(depths_),
      open_(depths_ * problem.variables()),
      open_count_(depths_),
      weights_(problem.variables(), 1.0),
      values_(problem.variables()) {}

void Search::use(std::size_t depth) {
  depth_ = depth;
  state_.use(frames_[depth]);
}

void Search::keep_root() { frames_.copy(0, root_); }

void Search::restart() {
  frames_.copy(root_, 0);
  use(0);
  std::size_t count = 0;
  for (std::size_t i = 0; i < problem_.variables(); ++i) {
    if (problem_.stands(i) && !state_.is_fixed(i)) open_[count++] = static_cast<Variable>(i);
  }
  open_count_[0] = count;
}

bool Search::begin() {
  if (problem_.is_impossible) return false;
  use(0);
  state_.fill();
  state_.clear();
  state_.wake_all();
  if (!state_.propagate()) return false;
  keep_root();
  return true;
}

bool Search::restrict_root(Variable variable, Set values) {
  restart();
  if (!state_.keep(problem_.same_as[variable], values) || !state_.propagate()) {
    state_.clear();
    return false;
  }
  keep_root();
  return true;
}

bool Search::is_over(const Options& options, Outcome& outcome) const {
  if (options.most_nodes != 0 && outcome.nodes >= options.most_nodes) {
    outcome.ending = Ending::kBudget;
    return true;
  }
  if (outcome.nodes % kNodesBetweenLooks == 0 && options.stop.is_asked()) {
    outcome.ending = Ending::kStopped;
    return true;
  }
  return false;
}

bool Search::hand_over(Sink sink) {
  for (std::size_t i = 0; i < values_.size(); ++i) {
    values_[i] = static_cast<std::uint8_t>(lowest(state_[problem_.same_as[i]]));
  }
  return sink(values_);
}

std::optional<Variable> Search::narrowest_at_root() {
  std::optional<Variable> best;
  int least = kSetBits + 1;
  for (std::size_t i = 0; i < problem_.variables(); ++i) {
    const int size = size_of(root_domain(i));
    if (!problem_.stands(i) || size < 2 || size >= least) continue;
    best = static_cast<Variable>(i);
    least = size;
  }
  return best;
}

bool Search::solves(Values values) {
  restart();
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] >= problem_.values || !state_.keep(problem_.same_as[i], only(values[i]))) {
      state_.clear();
      return false;
    }
  }
  return state_.propagate();
}

void Search::set_out() {
  restart();
  nodes_ = 0;
  has_shaved_ = has_solution_ = false;
}

bool Search::walk(std::uint64_t most, const Options& options, Sink sink, Outcome& outcome) {
  const std::uint64_t first_node = nodes_;
  for (;;) {
    Branch branch;
    bool holds = false;
    if (!choose(branch)) {
      has_solution_ = true;
      if (!hand_over(sink)) {
        outcome.ending = Ending::kLimit;
        return true;
      }
    } else {
      if (is_over(options, outcome)) return true;
      if (most != 0 && nodes_ - first_node >= most) return false;
      holds = decide(branch, outcome);
    }
    if (!holds && !retreat(outcome)) return true;
    if (has_shaved_ || nodes_ <= kNodesBeforeShaving || has_solution_) continue;
    has_shaved_ = true;
    if (!shave(outcome, options)) return true;
  }
}

bool Search::propagate(Outcome& outcome) {
  if (state_.propagate()) return true;
  ++outcome.failures;
  blame_failure();
  return false;
}

void Search::blame_failure() {
  if (manner_.blames_the_way) {
    const double early = std::exp2(-static_cast<double>(nodes_) / kEarlyNodes);
    blame_way(kWayShare * (1 + early));
    blame_place(kEarlyShare * early);
  } else {
    blame_place(1);
  }
  grow();
}

void Search::blame_place(double share) {
  if (state_.failed_rule() >= 0) {
    for (const Variable cell :
         problem_.rules[static_cast<std::size_t>(state_.failed_rule())].cells) {
      blame(cell, share);
    }
  } else if (state_.emptied() >= 0) {
    blame(static_cast<Variable>(state_.emptied()), share);
    const std::int32_t peer = state_.blamed_peer();
    blame(static_cast<Variable>(peer >= 0 ? peer : state_.emptied()), share);
  }
}

void Search::blame_way(double share) {
  const std::span<const std::uint64_t> cells = blame_.way_to_contradiction(state_);
  for (std::size_t w = 0; w < cells.size(); ++w) {
    for (std::uint64_t left = cells[w]; left != 0; left &= left - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(left));
      blame(static_cast<Variable>(w * 64 + bit), share);
    }
  }
}

void Search::grow() {
  if (!manner_.is_fading) return;
  increment_ *= kGrowth;
  if (increment_ < kHuge) return;
  for (double& weight : weights_) weight /= kHuge;
  increment_ /= kHuge;
}

bool Search::choose(Branch& branch) {
  Variable* open = open_.data() + depth_ * problem_.variables();
  std::size_t left = 0;
  double best = -1;
  for (std::size_t i = 0; i < open_count_[depth_]; ++i) {
    const Variable cell = open[i];
    const Set domain = state_[cell];
    if (is_single(domain)) continue;
    open[left++] = cell;
    const double score = weights_[cell] / size_of(domain);
    if (score <= best) continue;
    best = score;
    branch.cell = cell;
  }
  open_count_[depth_] = left;
  if (left == 0) return false;
  const Set domain = state_[branch.cell];
  branch.value = manner_.is_from_highest ? only(highest(domain)) : lowest_of(domain);
  if (manner_.has_places && size_of(domain) > 2) choose_place(branch, best);
  return true;
}

void Search::choose_place(Branch& branch, double of_cell) const {
  double best = of_cell;
  state_.for_each_pair([&](int value, Variable first, Variable second) {
    const double score = (weights_[first] + weights_[second]) * kPlacesFactor;
    if (score <= best) return;
    best = score;
    branch = {weights_[first] >= weights_[second] ? first : second, only(value)};
  });
}

bool Search::decide(const Branch& branch, Outcome& outcome) {
  frames_.copy(depth_, depth_ + 1);
  const std::size_t width = problem_.variables();
  std::copy_n(open_.data() + depth_ * width, open_count_[depth_],
              open_.data() + (depth_ + 1) * width);
  open_count_[depth_ + 1] = open_count_[depth_];
  branches_[depth_] = branch;
  use(depth_ + 1);
  ++nodes_;
  ++outcome.nodes;
  if (state_.set(branch.cell, branch.value) && propagate(outcome)) return true;
  blame(branch.cell);
  return false;
}

bool Search::retreat(Outcome& outcome) {
  for (;;) {
    if (depth_ == 0) return false;
    use(depth_ - 1);
    const Branch& branch = branches_[depth_];
    if (state_.remove(branch.cell, branch.value) && propagate(outcome)) return true;
    state_.clear();
  }
}

bool Search::shave(Outcome& outcome, const Options& options) {
  restart();
  for (std::size_t i = 0; i < problem_.variables(); ++i) {
    if (!problem_.stands(i)) continue;
    const auto cell = static_cast<Variable>(i);
    for (const int value : Each(root_domain(i))) {
      if (state_.is_fixed(i) || (state_[i] & only(value)) == 0) continue;
      if (is_over(options, outcome)) return false;
      frames_.copy(0, 1);
      use(1);
      ++nodes_;
      ++outcome.nodes;
      const bool holds = state_.set(cell, only(value)) && propagate(outcome);
      use(0);
      if (!holds && !(state_.remove(cell, only(value)) && propagate(outcome))) return false;
    }
  }
  keep_root();
  restart();
  return true;
}

}  // namespace shudu::propagation
