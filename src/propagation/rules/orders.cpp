// Lines in the order of their readings, and choices of rules.
#include <algorithm>
#include <array>

#include "propagation/rules/rules.h"

namespace shudu::propagation {

// Where all before are fixed and equal, the first cell that is not decides: it cannot be greater.
// It must be less where no line can still be told apart behind it, which the last pair shows.
bool propagate(State& state, Cells cells, const Lexical&) {
  for (std::size_t i = 0; i + 1 < cells.size(); i += 2) {
    const Variable first = cells[i];
    const Variable second = cells[i + 1];
    if (first == second) continue;
    const bool is_last = i + 2 >= cells.size();
    if (!state.keep(first, below(highest(state[second]) + (is_last ? 0 : 1)))) return false;
    if (!state.keep(second, ~below(lowest(state[first]) + (is_last ? 1 : 0)))) return false;
    if (!state.is_fixed(first) || state[first] != state[second]) return true;
  }
  return false;
}

namespace {

enum class Order : std::uint8_t { kLess, kEqual, kGreater, kOpen };

/// How two lines stand, and the place of the first cells that leave it open.
struct Compared {
  Order order = Order::kEqual;
  std::size_t at = 0;
};

Compared compare(const State& state, Cells a, Cells b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] == b[i]) continue;
    const Set first = state[a[i]];
    const Set second = state[b[i]];
    if (is_single(first) && first == second) continue;
    if (highest(first) < lowest(second)) return {Order::kLess, i};
    if (lowest(first) > highest(second)) return {Order::kGreater, i};
    return {Order::kOpen, i};
  }
  return {Order::kEqual, a.size()};
}

Cells line_of(Cells cells, const Ranking& ranking, std::size_t line) {
  return cells.subspan(line * ranking.length, ranking.length);
}

/// The open lines are all less than `line`, or none is.
bool decide(State& state, Cells cells, const Ranking& ranking, std::size_t line, bool are_less) {
  const Cells own = line_of(cells, ranking, line);
  for (std::size_t other = 0; other < ranking.ranks.size(); ++other) {
    if (other == line) continue;
    const Cells theirs = line_of(cells, ranking, other);
    const Compared compared = compare(state, theirs, own);
    if (compared.order != Order::kOpen) continue;
    const Variable low = are_less ? theirs[compared.at] : own[compared.at];
    const Variable high = are_less ? own[compared.at] : theirs[compared.at];
    if (!state.keep(low, below(std::int64_t{highest(state[high])} + 1))) return false;
    if (!state.keep(high, ~below(lowest(state[low])))) return false;
  }
  return true;
}

bool rank_line(State& state, Cells cells, const Ranking& ranking, std::size_t line) {
  const int before = ranking.ranks[line] - 1;
  const Cells own = line_of(cells, ranking, line);
  int less = 0;
  int open = 0;
  for (std::size_t other = 0; other < ranking.ranks.size(); ++other) {
    if (other == line) continue;
    const Order order = compare(state, line_of(cells, ranking, other), own).order;
    if (order == Order::kEqual && ranking.no_ties) return false;
    less += order == Order::kLess ? 1 : 0;
    open += order == Order::kOpen ? 1 : 0;
  }
  if (less > before || less + open < before) return false;
  if (open == 0) return true;
  if (less == before) return decide(state, cells, ranking, line, false);
  return less + open != before || decide(state, cells, ranking, line, true);
}

bool has_equal_lines(const State& state, Cells cells, const Ranking& ranking) {
  for (std::size_t a = 0; a < ranking.ranks.size(); ++a) {
    for (std::size_t b = a + 1; b < ranking.ranks.size(); ++b) {
      const Cells first = line_of(cells, ranking, a);
      if (compare(state, first, line_of(cells, ranking, b)).order == Order::kEqual) return true;
    }
  }
  return false;
}

}  // namespace

bool propagate(State& state, Cells cells, const Ranking& ranking) {
  for (std::size_t line = 0; line < ranking.ranks.size(); ++line) {
    if (ranking.ranks[line] > 0 && !rank_line(state, cells, ranking, line)) return false;
  }
  return !ranking.no_ties || !are_fixed(state, cells) || !has_equal_lines(state, cells, ranking);
}

namespace {

/// The rules of a branch, round after round until nothing falls.
bool run_branch(State& state, const std::vector<Propagator>& branch) {
  do {
    for (const Propagator& propagator : branch) {
      if (!propagate_rule(state, propagator)) return false;
    }
  } while (state.has_trial_changed());
  return true;
}

}  // namespace

// Each branch is tried on a copy; what a living one leaves is kept. Equal results of a branch and
// the whole are common where the branch says nothing yet, and then nothing can fall.
bool propagate(State& state, Cells cells, const Choice& choice) {
  std::array<Set, 1024> kept{};
  const std::size_t watched = std::min(cells.size(), kept.size());
  bool is_any = false;
  const bool changed_outside = state.has_trial_changed();
  for (const std::vector<Propagator>& branch : choice.branches) {
    state.begin_trial();
    const bool holds = run_branch(state, branch);
    state.has_trial_changed();
    const std::span<const Set> left = state.end_trial();
    if (!holds) continue;
    is_any = true;
    for (std::size_t i = 0; i < watched; ++i) kept[i] |= left[cells[i]];
  }
  if (!is_any) return false;
  if (changed_outside) state.note_trial_change();
  for (std::size_t i = 0; i < watched; ++i) {
    if (!state.keep(cells[i], kept[i])) return false;
  }
  return true;
}

}  // namespace shudu::propagation
