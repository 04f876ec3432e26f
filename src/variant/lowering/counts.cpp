// Places in a line, counts of values, and signs in cells.
#include <array>
#include <map>
#include <utility>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {
namespace {

// Values with repeats, each as often at least, or exactly so often.
void count_values(const Constraint& rule, Lowering& out, bool is_exact) {
  Occurrences count{without_repeats(rule.cells), {}};
  std::map<std::int64_t, int> wanted;
  for (const std::int64_t value : rule.series) ++wanted[value];
  const auto all = static_cast<int>(count.cells.size());
  for (const auto& [value, times] : wanted) {
    if (out.only(value) == 0) return out.add(Impossible{});
    count.bounds.push_back({out.only(value), times, is_exact ? times : all});
  }
  out.add(std::move(count));
}

template <typename Test>
void keep_all(const Constraint& rule, Lowering& out, const Test& is_in) {
  for (const Variable cell : rule.cells) out.keep(cell, out.values_where(is_in));
}

// A marked cell beats each orthogonal neighbour that is not marked.
template <typename Test>
void beat_neighbours(const Constraint& rule, Lowering& out, const Test& beats) {
  const VariantPuzzle& puzzle = out.puzzle();
  constexpr std::array<std::pair<int, int>, 4> kSteps{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
  for (const Variable cell : without_repeats(rule.cells)) {
    for (const auto& [down, right] : kSteps) {
      const int row = puzzle.row_of(cell) + down;
      const int column = puzzle.column_of(cell) + right;
      const bool is_in = row >= 0 && row < puzzle.rows && column >= 0 && column < puzzle.columns;
      if (!is_in) continue;
      const Variable other = puzzle.cell_at(row, column);
      const bool is_marked =
          std::find(rule.cells.begin(), rule.cells.end(), other) != rule.cells.end();
      if (!is_marked) out.relate(cell, other, beats);
    }
  }
}

}  // namespace

// The value is at the place that the control cell says, and nowhere else.
void lower_indexer(const Constraint& rule, Lowering& out) {
  const std::int64_t wanted = *number_of(out.puzzle(), rule);
  const Variable control = rule.lists[0][0];
  const auto length = static_cast<int>(rule.cells.size());
  out.keep(control, out.values_where([=](int place) { return place >= 1 && place <= length; }));
  for (int place = 1; place <= length; ++place) {
    out.relate(control, rule.cells[as_index(place - 1)],
               [=](int at, int value) { return (at == place) == (value == wanted); });
  }
}

void lower_value_index(const Constraint& rule, Lowering& out) {
  const Variables line(rule.cells.begin() + 2, rule.cells.end());
  const auto length = static_cast<int>(line.size());
  out.keep(rule.cells[1],
           out.values_where([=](int place) { return place >= 1 && place <= length; }));
  out.add(Element{line, rule.cells[1], rule.cells[0]});
}

void lower_contains(const Constraint& rule, Lowering& out) { count_values(rule, out, false); }
void lower_contains_exactly(const Constraint& rule, Lowering& out) {
  count_values(rule, out, true);
}

// Pairs of a count and a value.
void lower_look_and_say(const Constraint& rule, Lowering& out) {
  Occurrences count{without_repeats(rule.cells), {}};
  for (std::size_t i = 0; i + 1 < rule.series.size(); i += 2) {
    const std::int64_t times = rule.series[i];
    const ValueSet value = out.only(rule.series[i + 1]);
    const bool can_be = value == 0 ? times == 0 : times <= std::ssize(count.cells);
    if (!can_be) return out.add(Impossible{});
    if (value != 0) {
      count.bounds.push_back({value, static_cast<int>(times), static_cast<int>(times)});
    }
  }
  if (!count.bounds.empty()) out.add(std::move(count));
}

void lower_circles(const Constraint& rule, Lowering& out) {
  out.add(CountsItself{without_repeats(rule.cells)});
}

void lower_count_distinct(const Constraint& rule, Lowering& out) {
  const Variables others(rule.cells.begin() + 1, rule.cells.end());
  out.add(CountDistinct{rule.cells[0], without_repeats(others)});
}

void lower_same_values(const Constraint& rule, Lowering& out) {
  if (rule.lists.size() < 2) return;
  if (rule.lists[0].size() > 1) return out.add(SameValues{rule.lists});
  Variables alike;
  for (const Variables& list : rule.lists) alike.push_back(list[0]);
  out.all_equal(alike);
}

void lower_odd(const Constraint& rule, Lowering& out) {
  keep_all(rule, out, [](int value) { return value % 2 != 0; });
}
void lower_even(const Constraint& rule, Lowering& out) {
  keep_all(rule, out, [](int value) { return value % 2 == 0; });
}
void lower_minimum(const Constraint& rule, Lowering& out) {
  beat_neighbours(rule, out, [](int own, int other) { return own < other; });
}
void lower_maximum(const Constraint& rule, Lowering& out) {
  beat_neighbours(rule, out, [](int own, int other) { return own > other; });
}

void lower_given(const Constraint& rule, Lowering& out) {
  keep_all(rule, out, [&](int value) {
    return std::find(rule.series.begin(), rule.series.end(), value) != rule.series.end();
  });
}

}  // namespace shudu::variant
