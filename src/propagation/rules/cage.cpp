// Mutually distinct cells with a sum, and cells that take one of several sets of values.
//
// Fixed cells are taken off; one open cell is what is left, two are each other's reflection, three
// and more are all combinations at once, one a lane (vector_passes.h). Values that all living
// combinations have stand in the cage, so whoever sees all their places loses them (State::lock).
#include <array>

#include "propagation/rules/distinct_bounds.h"
#include "propagation/rules/rules.h"

namespace shudu::propagation {
namespace {

/// More blocks than these are looked at by bounds alone, where there are more than 9 values.
constexpr std::size_t kManyBlocks = 8;

/// The open cells of a cage and what is left for them.
struct Open {
  std::array<Variable, kSetBits> cells;
  std::size_t count = 0;
  std::int64_t sum = 0;
  Set used = 0;
};

bool two_left(State& state, const Open& open, Set& required) {
  const auto sum = static_cast<int>(open.sum);
  Set first = state[open.cells[0]] & ~open.used & reflected(state[open.cells[1]] & ~open.used, sum);
  if (sum % 2 == 0 && sum / 2 < kSetBits) first &= ~only(sum / 2);
  const Set second = reflected(first, sum);
  if (!state.keep(open.cells[0], first) || !state.keep(open.cells[1], second)) return false;
  if (size_of(first | second) == 2) required = first | second;
  state.rest();
  return true;
}

bool bounds_left(State& state, const Open& open) {
  const Cells cells{open.cells.data(), open.count};
  const SumRange range = distinct_range(state, cells);
  if (range.low > open.sum || range.high < open.sum) return false;
  for (const Variable cell : cells) {
    const SumRange others = distinct_range_without(state, cells, cell);
    if (!state.keep(cell, between(open.sum - others.high, open.sum - others.low))) return false;
  }
  return true;
}

bool by_blocks(State& state, Cells cells, std::span<const Lanes> blocks, Set& required) {
  std::array<Set, Combinations::kMostValues> domains{};
  for (std::size_t i = 0; i < cells.size(); ++i) domains[i] = state[cells[i]];
  if (!state.passes().combinations(blocks, {domains.data(), cells.size()}, required)) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!state.keep(cells[i], domains[i])) return false;
  }
  state.rest();
  return true;
}

bool many_left(State& state, const Open& open, Set& required) {
  const Problem& problem = state.problem();
  if (!problem.combinations->has_any()) return bounds_left(state, open);
  const auto blocks = problem.combinations->blocks(static_cast<int>(open.count), open.sum);
  if (blocks.empty()) return false;
  if (problem.values > 9 && blocks.size() > kManyBlocks) return bounds_left(state, open);
  return by_blocks(state, {open.cells.data(), open.count}, blocks, required);
}

}  // namespace

bool propagate(State& state, Cells cells, const Cage& cage) {
  Open open;
  open.sum = cage.sum;
  for (const Variable cell : cells) {
    const Set domain = state[cell];
    if (is_single(domain)) {
      if ((open.used & domain) != 0) return false;
      open.used |= domain;
      open.sum -= lowest(domain);
    } else {
      open.cells[open.count++] = cell;
    }
  }
  if (open.count == 0) return open.sum == 0;
  if (open.sum < 0) return false;
  if (open.count == 1) return state.keep(open.cells[0], between(open.sum, open.sum) & ~open.used);
  Set required = 0;
  if (open.count == 2) {
    if (open.sum >= std::int64_t{2} * kSetBits) return false;
    if (!two_left(state, open, required)) return false;
  } else if (!many_left(state, open, required)) {
    return false;
  }
  return required == 0 || state.lock(cells, cage.watchers, required);
}

bool propagate(State& state, Cells cells, const Partition& partition) {
  std::array<Set, Combinations::kMostValues> domains{};
  std::array<Set, Combinations::kMostValues> required{};
  for (std::size_t i = 0; i < cells.size(); ++i) domains[i] = state[cells[i]];
  const std::span<Set> own{domains.data(), cells.size()};
  if (!state.passes().partition(partition.ways, partition.ends, own, required)) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!state.keep(cells[i], domains[i])) return false;
  }
  std::size_t first = 0;
  for (std::size_t part = 0; part < partition.ends.size(); ++part) {
    const Cells its_cells = cells.subspan(first, partition.ends[part] - first);
    if (!state.lock(its_cells, partition.watchers[part], required[part])) return false;
    first = partition.ends[part];
  }
  return true;
}

bool propagate(State& state, Cells cells, const SetChoice& choice) {
  Set required = 0;
  if (!choice.blocks.empty()) {
    return by_blocks(state, cells, choice.blocks, required) &&
           state.lock(cells, choice.watchers, required);
  }
  Set used = 0;
  Set open = 0;
  for (const Variable cell : cells) {
    const Set domain = state[cell];
    if (!is_single(domain)) {
      open |= domain;
    } else if ((used & domain) != 0) {
      return false;
    } else {
      used |= domain;
    }
  }
  Set possible = 0;
  required = ~Set{0};
  for (const Set set : choice.sets) {
    if ((set & ~(used | open)) != 0 || (used & ~set) != 0) continue;
    possible |= set;
    required &= set;
  }
  if (possible == 0) return false;
  for (const Variable cell : cells) {
    if (!state.keep(cell, state.is_fixed(cell) ? possible : possible & ~used)) return false;
  }
  return state.lock(cells, choice.watchers, required);
}

}  // namespace shudu::propagation
