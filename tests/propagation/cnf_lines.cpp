// Lines, and rules of two cells, as clauses.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

#include "propagation/cnf_rules.h"

namespace shudu::propagation::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::Variable;
using variant::Variables;

using Pair = std::function<bool(int first, int second)>;

void neighbours(Cnf& cnf, const Variables& line, const Pair& test) {
  for (std::size_t i = 1; i < line.size(); ++i) cnf.relate(line[i - 1], line[i], test);
}

// Each two places of the line that are less than so many apart.
void within(Cnf& cnf, const Variables& line, std::size_t apart, const Pair& test) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = i + 1; j < line.size() && j < i + apart; ++j) {
      cnf.relate(line[i], line[j], test);
    }
  }
}

void thermometer(Cnf& cnf, const Constraint& rule) { neighbours(cnf, rule.cells, std::less<>()); }
void slow_thermometer(Cnf& cnf, const Constraint& rule) {
  neighbours(cnf, rule.cells, std::less_equal<>());
}
void whisper(Cnf& cnf, const Constraint& rule) {
  const std::int64_t least = number_said(cnf, rule);
  neighbours(cnf, rule.cells, [=](int a, int b) { return a - b >= least || b - a >= least; });
}

Variables cells_once(const Variables& line) {
  const std::set<Variable> each(line.begin(), line.end());
  return {each.begin(), each.end()};
}

// All differ, and no two are as far apart as there are cells.
void renban(Cnf& cnf, const Constraint& rule) {
  const Variables cells = cells_once(rule.cells);
  cnf.differ(cells);
  const auto length = static_cast<int>(cells.size());
  within(cnf, cells, cells.size(), [=](int a, int b) { return std::abs(a - b) < length; });
}

void nabner(Cnf& cnf, const Constraint& rule) {
  const Variables cells = cells_once(rule.cells);
  within(cnf, cells, cells.size(), [](int a, int b) { return std::abs(a - b) > 1; });
}

// A run of as many cells as there are remainders has each of them once, so all that differs from
// one run to the next is where they stand.
void modular(Cnf& cnf, const Constraint& rule) {
  const auto modulus = static_cast<int>(number_said(cnf, rule));
  within(cnf, rule.cells, static_cast<std::size_t>(modulus),
         [=](int a, int b) { return a % modulus != b % modulus; });
}
void entropic(Cnf& cnf, const Constraint& rule) {
  within(cnf, rule.cells, 3, [](int a, int b) { return (a - 1) / 3 != (b - 1) / 3; });
}

void palindrome(Cnf& cnf, const Constraint& rule) {
  for (std::size_t i = 0, j = rule.cells.size() - 1; i < j; ++i, --j) {
    cnf.relate(rule.cells[i], rule.cells[j], std::equal_to<>());
  }
}

// Every cell between the ends against both of them.
void between_ends(Cnf& cnf, const Variables& line,
                  const std::function<bool(int least, int middle, int most)>& test) {
  const Variable first = line.front();
  const Variable last = line.back();
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    for (int code = 0; code < 729; ++code) {
      const int a = code / 81 + 1;
      const int b = code / 9 % 9 + 1;
      const int middle = code % 9 + 1;
      if (test(std::min(a, b), middle, std::max(a, b))) continue;
      cnf.add({-cnf.is(first, a), -cnf.is(last, b), -cnf.is(line[i], middle)});
    }
  }
}
void between(Cnf& cnf, const Constraint& rule) {
  between_ends(cnf, rule.cells,
               [](int least, int middle, int most) { return least < middle && middle < most; });
}
void lockout(Cnf& cnf, const Constraint& rule) {
  const std::int64_t apart = number_said(cnf, rule);
  cnf.relate(rule.cells.front(), rule.cells.back(),
             [=](int a, int b) { return std::abs(a - b) >= apart; });
  between_ends(cnf, rule.cells,
               [](int least, int middle, int most) { return middle < least || middle > most; });
}

void two_cells(Cnf& cnf, const Constraint& rule, const Pair& test) {
  cnf.relate(rule.cells[0], rule.cells[1], test);
}
void difference(Cnf& cnf, const Constraint& rule) {
  two_cells(cnf, rule,
            [n = number_said(cnf, rule)](int a, int b) { return a - b == n || b - a == n; });
}
void ratio(Cnf& cnf, const Constraint& rule) {
  two_cells(cnf, rule,
            [n = number_said(cnf, rule)](int a, int b) { return a == n * b || b == n * a; });
}
void pair_sum(Cnf& cnf, const Constraint& rule) {
  two_cells(cnf, rule, [n = number_said(cnf, rule)](int a, int b) { return a + b == n; });
}
void greater(Cnf& cnf, const Constraint& rule) { two_cells(cnf, rule, std::greater<>()); }
void not_difference(Cnf& cnf, const Constraint& rule) {
  two_cells(cnf, rule,
            [n = number_said(cnf, rule)](int a, int b) { return a - b != n && b - a != n; });
}
void not_ratio(Cnf& cnf, const Constraint& rule) {
  two_cells(cnf, rule,
            [n = number_said(cnf, rule)](int a, int b) { return a != n * b && b != n * a; });
}
void not_pair_sum(Cnf& cnf, const Constraint& rule) {
  two_cells(cnf, rule, [n = number_said(cnf, rule)](int a, int b) { return a + b != n; });
}

Pair by_table(const Constraint& rule) {
  return [table = rule.table](int a, int b) {
    return (table[static_cast<std::size_t>(a - 1)] >> static_cast<unsigned>(b - 1) & 1U) != 0;
  };
}
void relation(Cnf& cnf, const Constraint& rule) { neighbours(cnf, rule.cells, by_table(rule)); }
void relation_all(Cnf& cnf, const Constraint& rule) {
  const Pair is_allowed = by_table(rule);
  for (const Variable first : rule.cells) {
    for (const Variable second : rule.cells) {
      if (first != second) cnf.relate(first, second, is_allowed);
    }
  }
}

void clone(Cnf& cnf, const Constraint& rule) {
  for (const Variables& group : rule.lists) {
    for (std::size_t i = 0; i < group.size(); ++i) {
      cnf.relate(group[i], rule.lists[0][i], std::equal_to<>());
    }
  }
}

}  // namespace

std::vector<KindClauses> clauses_of_line_kinds() {
  return {{Kind::kThermometer, thermometer},
          {Kind::kSlowThermometer, slow_thermometer},
          {Kind::kWhisper, whisper},
          {Kind::kRenban, renban},
          {Kind::kNabner, nabner},
          {Kind::kModular, modular},
          {Kind::kEntropic, entropic},
          {Kind::kPalindrome, palindrome},
          {Kind::kBetween, between},
          {Kind::kLockout, lockout},
          {Kind::kDifference, difference},
          {Kind::kRatio, ratio},
          {Kind::kPairSum, pair_sum},
          {Kind::kGreater, greater},
          {Kind::kNotDifference, not_difference},
          {Kind::kNotRatio, not_ratio},
          {Kind::kNotPairSum, not_pair_sum},
          {Kind::kRelation, relation},
          {Kind::kRelationAll, relation_all},
          {Kind::kClone, clone}};
}

}  // namespace shudu::propagation::test
