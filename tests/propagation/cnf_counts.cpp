// Places, counts and signs as clauses.
#include <algorithm>
#include <functional>
#include <set>

#include "propagation/cnf_rules.h"

namespace shudu::propagation::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::Variable;
using variant::Variables;

Variables once(const Variables& cells) {
  const std::set<Variable> each(cells.begin(), cells.end());
  return {each.begin(), each.end()};
}

// How often the cells have the value is as the test says.
void count_of(Cnf& cnf, const Variables& cells, std::int64_t value,
              const std::function<bool(int)>& test) {
  cnf.read_cells(
      cells, {0},
      [=](const Cnf::State& times, int sign) -> Cnf::MaybeState {
        return Cnf::State{times[0] + (sign == value ? 1 : 0)};
      },
      [&](const Cnf::State& times) { return test(times[0]); });
}

void indexer(Cnf& cnf, const Constraint& rule) {
  const std::int64_t number = number_said(cnf, rule);
  const Variable control = rule.lists[0][0];
  const auto length = static_cast<int>(rule.cells.size());
  for (int place = 1; place <= 9; ++place) {
    const Cnf::Where where(cnf, cnf.is(control, place));
    if (place > length) {
      cnf.add({});
      continue;
    }
    for (int i = 0; i < length; ++i) {
      cnf.limit(rule.cells[static_cast<std::size_t>(i)],
                [=](int value) { return (value == number) == (i + 1 == place); });
    }
  }
}

void value_index(Cnf& cnf, const Constraint& rule) {
  const auto length = static_cast<int>(rule.cells.size()) - 2;
  for (int steps = 1; steps <= 9; ++steps) {
    const Cnf::Where where(cnf, cnf.is(rule.cells[1], steps));
    if (steps > length) {
      cnf.add({});
      continue;
    }
    cnf.relate(rule.cells[0], rule.cells[static_cast<std::size_t>(steps) + 1], std::equal_to<>());
  }
}

void contains(Cnf& cnf, const Constraint& rule) {
  for (const std::int64_t value : rule.series) {
    const auto wanted = std::count(rule.series.begin(), rule.series.end(), value);
    count_of(cnf, once(rule.cells), value, [=](int times) { return times >= wanted; });
  }
}
void contains_exactly(Cnf& cnf, const Constraint& rule) {
  for (const std::int64_t value : rule.series) {
    const auto wanted = std::count(rule.series.begin(), rule.series.end(), value);
    count_of(cnf, once(rule.cells), value, [=](int times) { return times == wanted; });
  }
}
void look_and_say(Cnf& cnf, const Constraint& rule) {
  for (std::size_t i = 0; i < rule.series.size(); i += 2) {
    const std::int64_t wanted = rule.series[i];
    count_of(cnf, once(rule.cells), rule.series[i + 1], [=](int times) { return times == wanted; });
  }
}
void circles(Cnf& cnf, const Constraint& rule) {
  for (int value = 1; value <= 9; ++value) {
    count_of(cnf, once(rule.cells), value, [=](int times) { return times == 0 || times == value; });
  }
}

// The number that the first cell says, then of each value whether the others hold it.
void count_distinct(Cnf& cnf, const Constraint& rule) {
  std::vector<Cnf::Signs> places{cnf.signs_of(rule.cells[0])};
  for (int value = 1; value <= 9; ++value) {
    const Literal is_held = cnf.fresh();
    const Literal is_missing = cnf.fresh();
    Clause missing{is_missing};
    for (auto cell = rule.cells.begin() + 1; cell != rule.cells.end(); ++cell) {
      cnf.add({-cnf.is(*cell, value), is_held});
      missing.push_back(cnf.is(*cell, value));
    }
    cnf.add(missing);
    places.push_back({{1, is_held}, {0, is_missing}});
  }
  const auto step = [](const Cnf::State& at, int sign) -> Cnf::MaybeState {
    if (at.empty()) return Cnf::State{sign, 0};
    return Cnf::State{at[0], at[1] + sign};
  };
  for (const auto& [at, reached] : cnf.read(places, {}, step)) {
    if (at[0] != at[1]) cnf.add({-reached});
  }
}

// The signs of cells: `one` for the value, 0 for others.
void add_signs(const Cnf& cnf, const Variables& cells, int value, int one,
               std::vector<Cnf::Signs>& places) {
  for (const Variable cell : cells) {
    Cnf::Signs signs = cnf.signs_of(cell);
    for (auto& sign : signs) sign.first = sign.first == value ? one : 0;
    places.push_back(std::move(signs));
  }
}

// The value as often in the one set as in the other.
void as_often(Cnf& cnf, const Variables& first, const Variables& second, int value) {
  std::vector<Cnf::Signs> places;
  add_signs(cnf, first, value, 1, places);
  add_signs(cnf, second, value, -1, places);
  const auto step = [](const Cnf::State& more, int sign) -> Cnf::MaybeState {
    return Cnf::State{more[0] + sign};
  };
  for (const auto& [more, reached] : cnf.read(places, {0}, step)) {
    if (more[0] != 0) cnf.add({-reached});
  }
}

void same_values(Cnf& cnf, const Constraint& rule) {
  for (const Variables& set : rule.lists) {
    for (int value = 1; value <= 9; ++value) as_often(cnf, rule.lists.front(), set, value);
  }
}

void each_is(Cnf& cnf, const Variables& cells, const std::function<bool(int)>& test) {
  for (const Variable cell : cells) cnf.limit(cell, test);
}
void odd(Cnf& cnf, const Constraint& rule) {
  each_is(cnf, rule.cells, [](int value) { return value % 2 != 0; });
}
void even(Cnf& cnf, const Constraint& rule) {
  each_is(cnf, rule.cells, [](int value) { return value % 2 == 0; });
}
void given(Cnf& cnf, const Constraint& rule) {
  const std::set<std::int64_t> values(rule.series.begin(), rule.series.end());
  each_is(cnf, rule.cells, [&](int value) { return values.contains(value); });
}

void against_neighbours(Cnf& cnf, const Variables& cells,
                        const std::function<bool(int, int)>& test) {
  const std::set<Variable> marked(cells.begin(), cells.end());
  for (const Variable cell : marked) {
    const int row = cnf.puzzle().row_of(cell);
    const int column = cnf.puzzle().column_of(cell);
    for (const auto& [down, right] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      if (row + down < 0 || row + down > 8 || column + right < 0 || column + right > 8) continue;
      const Variable other = cnf.puzzle().cell_at(row + down, column + right);
      if (!marked.contains(other)) cnf.relate(cell, other, test);
    }
  }
}
void minimum(Cnf& cnf, const Constraint& rule) {
  against_neighbours(cnf, rule.cells, std::less<>());
}
void maximum(Cnf& cnf, const Constraint& rule) {
  against_neighbours(cnf, rule.cells, std::greater<>());
}

}  // namespace

std::vector<KindClauses> clauses_of_count_kinds() {
  return {{Kind::kIndexer, indexer},
          {Kind::kValueIndex, value_index},
          {Kind::kQuadruple, contains},
          {Kind::kContains, contains},
          {Kind::kContainsExactly, contains_exactly},
          {Kind::kLookAndSay, look_and_say},
          {Kind::kCircles, circles},
          {Kind::kCountDistinct, count_distinct},
          {Kind::kSameValues, same_values},
          {Kind::kOdd, odd},
          {Kind::kEven, even},
          {Kind::kMinimum, minimum},
          {Kind::kMaximum, maximum},
          {Kind::kGiven, given}};
}

}  // namespace shudu::propagation::test
