// Rules of the whole grid as clauses.
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
using variant::VariantPuzzle;

/// Rows and columns from one cell to another.
using Away = std::function<bool(int rows, int columns)>;
using Pair = std::function<bool(int first, int second)>;

// Each two cells so far from each other, by a test.
void at_distance(Cnf& cnf, const Away& is_meant, const Pair& test) {
  const VariantPuzzle& puzzle = cnf.puzzle();
  for (int i = 0; i < puzzle.cells(); ++i) {
    for (int j = i + 1; j < puzzle.cells(); ++j) {
      const int rows = j / puzzle.columns - i / puzzle.columns;
      const int columns = std::abs(j % puzzle.columns - i % puzzle.columns);
      if (!is_meant(rows, columns)) continue;
      cnf.relate(static_cast<Variable>(i), static_cast<Variable>(j), test);
    }
  }
}

bool is_beside(int rows, int columns) { return rows + columns == 1; }

void extra_region(Cnf& cnf, const Constraint& rule) { cnf.differ(rule.cells); }

void diagonal_up(Cnf& cnf, const Constraint& /*rule*/) {
  Variables cells;
  for (int row = 0; row < 9; ++row) cells.push_back(cnf.puzzle().cell_at(row, 8 - row));
  cnf.differ(cells);
}
void diagonal_down(Cnf& cnf, const Constraint& /*rule*/) {
  Variables cells;
  for (int row = 0; row < 9; ++row) cells.push_back(cnf.puzzle().cell_at(row, row));
  cnf.differ(cells);
}

void windoku(Cnf& cnf, const Constraint& /*rule*/) {
  for (const int top : {1, 5}) {
    for (const int left : {1, 5}) {
      Variables window;
      for (int i = 0; i < 9; ++i) window.push_back(cnf.puzzle().cell_at(top + i / 3, left + i % 3));
      cnf.differ(window);
    }
  }
}

void disjoint_groups(Cnf& cnf, const Constraint& /*rule*/) {
  for (int place = 0; place < 9; ++place) {
    Variables group;
    for (int box = 0; box < 9; ++box) {
      group.push_back(cnf.puzzle().cell_at(box / 3 * 3 + place / 3, box % 3 * 3 + place % 3));
    }
    cnf.differ(group);
  }
}

void anti_knight(Cnf& cnf, const Constraint& /*rule*/) {
  at_distance(
      cnf,
      [](int rows, int columns) {
        return (rows == 1 && columns == 2) || (rows == 2 && columns == 1);
      },
      std::not_equal_to<>());
}
void anti_king(Cnf& cnf, const Constraint& /*rule*/) {
  at_distance(
      cnf, [](int rows, int columns) { return rows <= 1 && columns <= 1; }, std::not_equal_to<>());
}
void nonconsecutive(Cnf& cnf, const Constraint& /*rule*/) {
  at_distance(cnf, is_beside, [](int a, int b) { return a != b + 1 && b != a + 1; });
}
void anti_taxicab(Cnf& cnf, const Constraint& /*rule*/) {
  for (int steps = 1; steps <= 9; ++steps) {
    at_distance(
        cnf, [=](int rows, int columns) { return rows + columns == steps; },
        [=](int a, int b) { return a != steps || b != steps; });
  }
}

// Each 2 x 2 square has a value of each of the classes.
void squares_have(Cnf& cnf, const std::vector<std::vector<int>>& classes) {
  for (int corner = 0; corner < 64; ++corner) {
    for (const auto& values : classes) {
      Clause one;
      for (int i = 0; i < 4; ++i) {
        const Variable cell = cnf.puzzle().cell_at(corner / 8 + i / 2, corner % 8 + i % 2);
        for (const int value : values) one.push_back(cnf.is(cell, value));
      }
      cnf.add(one);
    }
  }
}
void global_entropy(Cnf& cnf, const Constraint& /*rule*/) {
  squares_have(cnf, {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}});
}
void global_modular(Cnf& cnf, const Constraint& /*rule*/) {
  squares_have(cnf, {{1, 4, 7}, {2, 5, 8}, {3, 6, 9}});
}

void dutch_flatmates(Cnf& cnf, const Constraint& /*rule*/) {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      Clause clause{-cnf.is(cnf.puzzle().cell_at(row, column), 5)};
      if (row > 0) clause.push_back(cnf.is(cnf.puzzle().cell_at(row - 1, column), 1));
      if (row < 8) clause.push_back(cnf.is(cnf.puzzle().cell_at(row + 1, column), 9));
      cnf.add(clause);
    }
  }
}

// Neighbours without a mark of these kinds between them.
void unmarked(Cnf& cnf, const std::set<Kind>& marks, const Pair& test) {
  std::set<std::set<Variable>> marked;
  for (const Constraint& rule : cnf.puzzle().constraints) {
    if (marks.contains(rule.kind)) marked.insert({rule.cells.begin(), rule.cells.end()});
  }
  for (int i = 0; i < 81; ++i) {
    for (const int step : {1, 9}) {
      if (i + step > 80 || (step == 1 && i % 9 == 8)) continue;
      const auto first = static_cast<Variable>(i);
      const auto second = static_cast<Variable>(i + step);
      if (!marked.contains({first, second})) cnf.relate(first, second, test);
    }
  }
}

// The numbers on the dots of a kind, or the usual one where there is no dot.
std::set<std::int64_t> shown_on(const Cnf& cnf, Kind kind, std::int64_t usual) {
  std::set<std::int64_t> shown;
  for (const Constraint& rule : cnf.puzzle().constraints) {
    if (rule.kind == kind) shown.insert(rule.numbers.empty() ? usual : rule.numbers.front());
  }
  if (shown.empty()) shown.insert(usual);
  return shown;
}

const std::set<Kind>& dots() {
  static const std::set<Kind> kDots{Kind::kDifference, Kind::kRatio};
  return kDots;
}

void strict_kropki(Cnf& cnf, const Constraint& /*rule*/) {
  unmarked(cnf, dots(),
           [](int a, int b) { return a != b + 1 && b != a + 1 && a != b * 2 && b != a * 2; });
}
void negative_ratio(Cnf& cnf, const Constraint& /*rule*/) {
  for (const std::int64_t ratio : shown_on(cnf, Kind::kRatio, 2)) {
    unmarked(cnf, dots(), [=](int a, int b) { return a != ratio * b && b != ratio * a; });
  }
}
void negative_difference(Cnf& cnf, const Constraint& /*rule*/) {
  for (const std::int64_t apart : shown_on(cnf, Kind::kDifference, 1)) {
    unmarked(cnf, dots(), [=](int a, int b) { return a - b != apart && b - a != apart; });
  }
}
void strict_xv(Cnf& cnf, const Constraint& /*rule*/) {
  unmarked(cnf, {Kind::kPairSum}, [](int a, int b) { return a + b != 5 && a + b != 10; });
}

// What stands in one of the largest houses stands in each of them.
void region_same_values(Cnf& cnf, const Constraint& /*rule*/) {
  const VariantPuzzle& puzzle = cnf.puzzle();
  std::vector<Variables> houses = puzzle.regions;
  for (int line = 0; line < 9; ++line) {
    Variables row;
    Variables column;
    for (int i = 0; i < 9; ++i) {
      row.push_back(puzzle.cell_at(line, i));
      column.push_back(puzzle.cell_at(i, line));
    }
    if (puzzle.rows_differ) houses.push_back(row);
    if (puzzle.columns_differ) houses.push_back(column);
  }
  const auto is_less = [](const Variables& a, const Variables& b) { return a.size() < b.size(); };
  if (houses.empty()) return;
  const std::size_t most = std::max_element(houses.begin(), houses.end(), is_less)->size();
  std::erase_if(houses, [=](const Variables& house) { return house.size() < most; });
  for (std::size_t i = 0; i < houses.size(); ++i) {
    const Variables& next = houses[(i + 1) % houses.size()];
    for (const Variable cell : houses[i]) {
      for (int value = puzzle.low; value <= puzzle.high; ++value) {
        Clause clause{-cnf.is(cell, value)};
        for (const Variable other : next) clause.push_back(cnf.is(other, value));
        cnf.add(clause);
      }
    }
  }
}

}  // namespace

std::vector<KindClauses> clauses_of_grid_kinds() {
  return {{Kind::kAllDifferent, extra_region},
          {Kind::kDiagonalUp, diagonal_up},
          {Kind::kDiagonalDown, diagonal_down},
          {Kind::kWindoku, windoku},
          {Kind::kDisjointGroups, disjoint_groups},
          {Kind::kAntiKnight, anti_knight},
          {Kind::kAntiKing, anti_king},
          {Kind::kNonconsecutive, nonconsecutive},
          {Kind::kAntiTaxicab, anti_taxicab},
          {Kind::kGlobalEntropy, global_entropy},
          {Kind::kGlobalModular, global_modular},
          {Kind::kDutchFlatmates, dutch_flatmates},
          {Kind::kStrictKropki, strict_kropki},
          {Kind::kNegativeRatio, negative_ratio},
          {Kind::kNegativeDifference, negative_difference},
          {Kind::kStrictXv, strict_xv},
          {Kind::kRegionSameValues, region_same_values}};
}

}  // namespace shudu::propagation::test
