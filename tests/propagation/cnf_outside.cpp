// Clues outside the grid as clauses: readings from the clue on.
#include <algorithm>
#include <functional>

#include "propagation/cnf_rules.h"
#include "shudu/variant/kinds.h"

namespace shudu::propagation::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::Variable;
using variant::Variables;

// How many of the two outer values are behind, and the sum since the first of them; `low` and
// `high` come once each.
Cnf::Step sum_between(int low, int high, std::int64_t total) {
  return [=](const Cnf::State& at, int value) -> Cnf::MaybeState {
    if (value == low || value == high) {
      if (at[0] == 2 || at[2] == value) return std::nullopt;
      return Cnf::State{at[0] + 1, at[1], value};
    }
    const int sum = at[0] == 1 ? at[1] + value : at[1];
    if (sum > total) return std::nullopt;
    return Cnf::State{at[0], sum, at[2]};
  };
}

void sandwich(Cnf& cnf, const Constraint& rule) {
  const std::int64_t total = number_said(cnf, rule);
  cnf.read_cells(rule.cells, {0, 0, 0}, sum_between(1, 9, total),
                 [=](const Cnf::State& at) { return at[0] == 2 && at[1] == total; });
}

// All values are from `low` to `high`, both of them are there, and between them is the sum.
void lunch_between(Cnf& cnf, const Variables& cells, std::pair<int, int> outer,
                   std::int64_t total) {
  const int low = outer.first;
  const int high = outer.second;
  for (const Variable cell : cells) {
    cnf.limit(cell, [=](int value) { return low <= value && value <= high; });
  }
  cnf.read_cells(cells, {0, 0, 0}, sum_between(low, high, total),
                 [=](const Cnf::State& at) { return at[0] == 2 && at[1] == total; });
}

// Some two values are the outer ones.
void lunchbox(Cnf& cnf, const Constraint& rule) {
  cnf.differ(rule.cells);
  const std::int64_t total = number_said(cnf, rule);
  if (rule.cells.size() == 1) {
    if (total != 0) cnf.add({});
    return;
  }
  Clause one;
  for (int low = 1; low <= 9; ++low) {
    for (int high = low + 1; high <= 9; ++high) {
      one.push_back(cnf.fresh());
      const Cnf::Where where(cnf, one.back());
      lunch_between(cnf, rule.cells, {low, high}, total);
    }
  }
  cnf.add(one);
}

// How many cells are still to be summed (-1 before the first), and what is left of the sum.
void x_sum(Cnf& cnf, const Constraint& rule) {
  cnf.read_cells(
      rule.cells, {-1, static_cast<int>(std::min<std::int64_t>(number_said(cnf, rule), 1000))},
      [](const Cnf::State& at, int value) -> Cnf::MaybeState {
        if (at[0] == 0) return at;
        if (at[1] < value) return std::nullopt;
        return Cnf::State{at[0] < 0 ? value - 1 : at[0] - 1, at[1] - value};
      },
      [](const Cnf::State& at) { return at[0] == 0 && at[1] == 0; });
}

// The highest so far, and how many were seen.
void skyscraper(Cnf& cnf, const Constraint& rule) {
  const std::int64_t wanted = number_said(cnf, rule);
  cnf.read_cells(
      rule.cells, {0, 0},
      [](const Cnf::State& at, int height) -> Cnf::MaybeState {
        return height > at[0] ? Cnf::State{height, at[1] + 1} : at;
      },
      [=](const Cnf::State& at) { return at[1] == wanted; });
}

// The highest so far; 10 behind the first that was hidden.
void hidden_skyscraper(Cnf& cnf, const Constraint& rule) {
  const std::int64_t wanted = number_said(cnf, rule);
  cnf.read_cells(
      rule.cells, {0},
      [=](const Cnf::State& at, int height) -> Cnf::MaybeState {
        if (at[0] == 10 || height > at[0]) return Cnf::State{std::max(at[0], height)};
        if (height != wanted) return std::nullopt;
        return Cnf::State{10};
      },
      [](const Cnf::State& at) { return at[0] == 10; });
}

void numbered_room(Cnf& cnf, const Constraint& rule) {
  const std::int64_t number = number_said(cnf, rule);
  const auto length = static_cast<int>(rule.cells.size());
  for (int place = 1; place <= 9; ++place) {
    Clause clause{-cnf.is(rule.cells[0], place)};
    if (place <= length && number >= 1 && number <= 9) {
      clause.push_back(
          cnf.is(rule.cells[static_cast<std::size_t>(place - 1)], static_cast<int>(number)));
    }
    cnf.add(clause);
  }
}

// All rows and columns of 9 x 9 cells, from both ends.
std::vector<Variables> all_readings(const variant::VariantPuzzle& puzzle) {
  std::vector<Variables> all;
  for (int line = 0; line < 9; ++line) {
    Variables row;
    Variables column;
    for (int i = 0; i < 9; ++i) {
      row.push_back(puzzle.cell_at(line, i));
      column.push_back(puzzle.cell_at(i, line));
    }
    for (const Variables& each : {row, column}) {
      all.push_back(each);
      all.emplace_back(each.rbegin(), each.rend());
    }
  }
  return all;
}

void are_unlike(Cnf& cnf, const Variables& first, const Variables& second) {
  Clause one;
  for (std::size_t i = 0; i < first.size(); ++i) {
    one.push_back(cnf.fresh());
    const Cnf::Where where(cnf, one.back());
    cnf.relate(first[i], second[i], std::not_equal_to<>());
  }
  cnf.add(one);
}

constexpr int kIsLess = 1;
constexpr int kIsNotLess = 0;

// Is the first line less than the second? As signs that may stand in a reading.
Cnf::Signs compare(Cnf& cnf, const Variables& first, const Variables& second) {
  constexpr int kOpen = 0;
  std::vector<Cnf::Signs> places;
  for (std::size_t i = 0; i < first.size(); ++i) {
    places.push_back(cnf.signs_of(first[i]));
    places.push_back(cnf.signs_of(second[i]));
  }
  // What is known (-1 less, 1 greater, else 0), and the value to compare with the next, or 0.
  const auto step = [](const Cnf::State& at, int value) -> Cnf::MaybeState {
    if (at[0] != kOpen) return at;
    if (at[1] == 0) return Cnf::State{kOpen, value};
    if (at[1] == value) return Cnf::State{kOpen, 0};
    return Cnf::State{at[1] < value ? -1 : 1, 0};
  };
  const Literal is_less = cnf.fresh();
  const Literal is_not_less = cnf.fresh();
  for (const auto& [at, reached] : cnf.read(places, {kOpen, 0}, step)) {
    cnf.add({-reached, at[0] < 0 ? is_less : is_not_less});
  }
  return {{kIsLess, is_less}, {kIsNotLess, is_not_less}};
}

bool allows_ties(const Cnf& cnf) {
  for (const Constraint& rule : cnf.puzzle().constraints) {
    if (rule.kind == Kind::kFullRankTies) return rule.numbers[0] == 2;
  }
  return false;
}

void full_rank(Cnf& cnf, const Constraint& rule) {
  std::vector<Cnf::Signs> places;
  for (const Variables& line : all_readings(cnf.puzzle())) {
    if (line == rule.cells) continue;
    places.push_back(compare(cnf, line, rule.cells));
    if (!allows_ties(cnf)) are_unlike(cnf, line, rule.cells);
  }
  const std::int64_t place = number_said(cnf, rule);
  const auto step = [](const Cnf::State& less, int sign) -> Cnf::MaybeState {
    return Cnf::State{less[0] + sign};
  };
  for (const auto& [less, reached] : cnf.read(places, {0}, step)) {
    if (less[0] + 1 != place) cnf.add({-reached});
  }
}

void full_rank_ties(Cnf& cnf, const Constraint& rule) {
  if (rule.numbers[0] != 0) return;
  const std::vector<Variables> all = all_readings(cnf.puzzle());
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) are_unlike(cnf, all[i], all[j]);
  }
}

}  // namespace

std::vector<KindClauses> clauses_of_outside_kinds() {
  return {{Kind::kSandwich, sandwich},
          {Kind::kLunchbox, lunchbox},
          {Kind::kXSum, x_sum},
          {Kind::kSkyscraper, skyscraper},
          {Kind::kHiddenSkyscraper, hidden_skyscraper},
          {Kind::kNumberedRoom, numbered_room},
          {Kind::kFullRank, full_rank},
          {Kind::kFullRankTies, full_rank_ties}};
}

}  // namespace shudu::propagation::test
