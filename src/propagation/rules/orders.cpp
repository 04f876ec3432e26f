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

/// A line that is ranked, among all lines.
struct Ranked {
  Cells cells;
  const Ranking& ranking;
  std::size_t line;

  [[nodiscard]] Cells own() const { return line_of(cells, ranking, line); }
};

/// The open lines that begin with a part of `beginnings` are all less than `line`, or none is.
bool decide(State& state, const Ranked& ranked, Set beginnings, bool are_less) {
  const Cells own = ranked.own();
  for (std::size_t other = 0; other < ranked.ranking.ranks.size(); ++other) {
    if (other == ranked.line) continue;
    const Cells theirs = line_of(ranked.cells, ranked.ranking, other);
    if ((state[theirs.front()] & ~beginnings) != 0) continue;
    const Compared compared = compare(state, theirs, own);
    if (compared.order != Order::kOpen) continue;
    const Variable low = are_less ? theirs[compared.at] : own[compared.at];
    const Variable high = are_less ? own[compared.at] : theirs[compared.at];
    if (!state.keep(low, below(std::int64_t{highest(state[high])} + 1))) return false;
    if (!state.keep(high, ~below(lowest(state[low])))) return false;
  }
  return true;
}

/// How the others stand to a line; those of `open` may be neither.
struct Standing {
  int less = 0;
  int not_less = 0;
  int open = 0;
  bool is_tied = false;

  void add(Order order) {
    less += order == Order::kLess ? 1 : 0;
    not_less += order == Order::kGreater || order == Order::kEqual ? 1 : 0;
    open += order == Order::kOpen ? 1 : 0;
    is_tied |= order == Order::kEqual;
  }
};

/// Where it is known how many lines begin with a value, those that begin like this one are ranked
/// among themselves, whatever the others are.
bool rank_like_lines(State& state, const Ranked& ranked) {
  const auto& [cells, ranking, line] = ranked;
  const Cells own = ranked.own();
  const Set beginning = state[own.front()];
  if (!is_single(beginning)) return true;
  const int before = (ranking.ranks[line] - 1) % ranking.each;
  Standing standing;
  for (std::size_t other = 0; other < ranking.ranks.size(); ++other) {
    if (other == line) continue;
    const Cells theirs = line_of(cells, ranking, other);
    if ((state[theirs.front()] & beginning) == 0) continue;
    const bool is_like = state[theirs.front()] == beginning;
    standing.add(is_like ? compare(state, theirs, own).order : Order::kOpen);
  }
  if (standing.is_tied && ranking.no_ties) return false;
  const int behind = ranking.each - 1 - before;
  if (standing.less > before || standing.not_less > behind) return false;
  if (standing.less + standing.open < before) return false;
  if (standing.less == before) return decide(state, ranked, beginning, false);
  return standing.not_less != behind || decide(state, ranked, beginning, true);
}

bool rank_line(State& state, const Ranked& ranked) {
  if (ranked.ranking.each > 0) return rank_like_lines(state, ranked);
  const auto& [cells, ranking, line] = ranked;
  const Set all = state.problem().all;
  const int before = ranking.ranks[line] - 1;
  const Cells own = ranked.own();
  Standing standing;
  for (std::size_t other = 0; other < ranking.ranks.size(); ++other) {
    if (other != line) standing.add(compare(state, line_of(cells, ranking, other), own).order);
  }
  if (standing.is_tied && ranking.no_ties) return false;
  if (standing.less > before || standing.less + standing.open < before) return false;
  if (standing.open == 0) return true;
  if (standing.less == before) return decide(state, ranked, all, false);
  return standing.less + standing.open != before || decide(state, ranked, all, true);
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
    if (ranking.ranks[line] > 0 && !rank_line(state, {cells, ranking, line})) return false;
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
