// Ranks of lines among all lines, in the order of their readings.
//
// Where it is known how many lines begin with each value, a rank tells the first value of its line
// and how many of those that begin alike are less: a count over all lines that may begin so. How
// two lines can stand is told past their first open cells: while both could be equal, and only
// then, the next cells are looked at, without the values that equal cells before have taken.
#include <algorithm>

#include "propagation/rules/rules.h"

namespace shudu::propagation {

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

Cells cells_of_line(Cells cells, const Ranking& ranking, std::size_t line) {
  return cells.subspan(line * ranking.length, ranking.length);
}

/// A line that is ranked, among all lines.
struct Ranked {
  Cells cells;
  const Ranking& ranking;
  std::size_t line;

  [[nodiscard]] Cells own() const { return cells_of_line(cells, ranking, line); }
};

/// The open lines that begin with a part of `beginnings` are all less than `line`, or none is.
bool decide(State& state, const Ranked& ranked, Set beginnings, bool are_less) {
  const Cells own = ranked.own();
  for (std::size_t other = 0; other < ranked.ranking.ranks.size(); ++other) {
    if (other == ranked.line) continue;
    const Cells theirs = cells_of_line(ranked.cells, ranked.ranking, other);
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

struct TwoLines {
  Cells first;
  Cells second;
};

/// What can come of two lines, seen from the first.
struct Possible {
  bool is_less = false;
  bool is_equal = false;
  bool is_greater = false;
};

/// From one cell on, all before being equal with values of `used`.
Possible compare_from(const State& state, const Ranking& ranking, const TwoLines& lines,
                      std::size_t i, Set used) {
  const auto [a, b] = lines;
  Possible possible;
  for (; i < a.size(); ++i) {
    if (a[i] == b[i]) continue;
    const Set first = state[a[i]] & ~used;
    const Set second = state[b[i]] & ~used;
    if (first == 0 || second == 0) return possible;
    possible.is_less |= lowest(first) < highest(second);
    possible.is_greater |= highest(first) > lowest(second);
    const Set common = first & second;
    if (common == 0 || state.problem().are_different(a[i], b[i])) return possible;
    if (possible.is_less && possible.is_greater) break;
    if (ranking.is_distinct) used |= common;  // one value, or they could stand both ways
  }
  possible.is_equal = true;
  return possible;
}

/// The first is less than the second, or equal if it may be; their first cells are equal.
bool order(State& state, const Ranking& ranking, const TwoLines& lines, bool may_be_equal) {
  const auto [low, high] = lines;
  Set used = ranking.is_distinct ? state[low.front()] : 0;
  for (std::size_t i = 1; i < low.size(); ++i) {
    if (low[i] == high[i]) continue;
    const Possible rest = compare_from(state, ranking, lines, i + 1, used);
    const bool can_go_on = !state.problem().are_different(low[i], high[i]) &&
                           (rest.is_less || (rest.is_equal && may_be_equal));
    if (!state.keep(low[i], below(highest(state[high[i]]) + (can_go_on ? 1 : 0)))) return false;
    if (!state.keep(high[i], ~below(lowest(state[low[i]]) + (can_go_on ? 0 : 1)))) return false;
    if (!state.is_fixed(low[i]) || state[low[i]] != state[high[i]]) return true;
    if (ranking.is_distinct) used |= state[low[i]];
  }
  return may_be_equal;
}

/// Where another line can stand to one that is ranked, if it begins with the same value.
struct Place {
  bool is_like = false;  ///< it does begin so
  bool can_be_before = false;
  bool can_be_behind = false;  ///< or have its place
};

Place place_of(const State& state, const Ranked& ranked, Cells theirs) {
  const Cells own = ranked.own();
  const Set beginning = state[own.front()];
  Place place;
  if ((state[theirs.front()] & beginning) == 0) return place;
  const Set used = ranked.ranking.is_distinct ? beginning : 0;
  const Possible possible = compare_from(state, ranked.ranking, {theirs, own}, 1, used);
  place.is_like = state[theirs.front()] == beginning;
  place.can_be_before = possible.is_less;
  place.can_be_behind = possible.is_greater || (possible.is_equal && !ranked.ranking.no_ties);
  return place;
}

/// How many lines can stand at one side of a line, and how many must.
struct Side {
  bool is_before = false;
  int wanted = 0;
  int can = 0;
  int must = 0;

  void add(bool can_be, bool must_be) {
    can += can_be ? 1 : 0;
    must += must_be ? 1 : 0;
  }
  [[nodiscard]] bool holds() const { return must <= wanted && wanted <= can; }
  [[nodiscard]] bool takes_all() const { return can == wanted; }
  [[nodiscard]] bool takes_no_more() const { return must == wanted; }
  [[nodiscard]] bool can_strike() const { return can != must && (takes_all() || takes_no_more()); }
};

/// What a line must be when the sides are told.
bool put(State& state, const Ranked& ranked, Cells theirs, const Place& place, const Side& side) {
  const bool is_before = side.is_before;
  const Cells own = ranked.own();
  const bool can_be_here = is_before ? place.can_be_before : place.can_be_behind;
  const bool can_be_there = is_before ? place.can_be_behind : place.can_be_before;
  const auto go = [&](bool before) {
    return before ? order(state, ranked.ranking, {theirs, own}, false)
                  : order(state, ranked.ranking, {own, theirs}, !ranked.ranking.no_ties);
  };
  if (!can_be_here) return true;
  const Set beginning = state[own.front()];
  if (side.takes_all()) return state.keep(theirs.front(), beginning) && go(is_before);
  if (!side.takes_no_more() || (place.is_like && !can_be_there)) return true;
  if (!can_be_there) return state.remove(theirs.front(), beginning);
  return !place.is_like || go(!is_before);
}

/// Where it is known how many lines begin with a value, those that begin like this one are ranked
/// among themselves, whatever the others are.
bool rank_like_lines(State& state, const Ranked& ranked) {
  const auto& [cells, ranking, line] = ranked;
  const Set beginning = state[ranked.own().front()];
  if (!is_single(beginning)) return true;
  Side before;
  before.is_before = true;
  before.wanted = (ranking.ranks[line] - 1) % ranking.each;
  Side behind;
  behind.wanted = ranking.each - 1 - before.wanted;
  for (std::size_t other = 0; other < ranking.ranks.size(); ++other) {
    if (other == line) continue;
    const Cells theirs = cells_of_line(cells, ranking, other);
    const Place place = place_of(state, ranked, theirs);
    if (!place.can_be_before && !place.can_be_behind) {
      if (!state.remove(theirs.front(), beginning)) return false;
      continue;
    }
    before.add(place.can_be_before, place.is_like && !place.can_be_behind);
    behind.add(place.can_be_behind, place.is_like && !place.can_be_before);
  }
  if (!before.holds() || !behind.holds()) return false;
  if (!before.can_strike() && !behind.can_strike()) return true;
  for (std::size_t other = 0; other < ranking.ranks.size(); ++other) {
    if (other == line) continue;
    const Cells theirs = cells_of_line(cells, ranking, other);
    const Place place = place_of(state, ranked, theirs);
    if (!put(state, ranked, theirs, place, before)) return false;
    if (!put(state, ranked, theirs, place, behind)) return false;
  }
  return true;
}

bool rank_line(State& state, const Ranked& ranked) {
  if (ranked.ranking.each > 0) return rank_like_lines(state, ranked);
  const auto& [cells, ranking, line] = ranked;
  const Set all = state.problem().all;
  const int before = ranking.ranks[line] - 1;
  const Cells own = ranked.own();
  Standing standing;
  for (std::size_t other = 0; other < ranking.ranks.size(); ++other) {
    if (other != line)
      standing.add(compare(state, cells_of_line(cells, ranking, other), own).order);
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
      const Cells first = cells_of_line(cells, ranking, a);
      if (compare(state, first, cells_of_line(cells, ranking, b)).order == Order::kEqual)
        return true;
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

}  // namespace shudu::propagation
