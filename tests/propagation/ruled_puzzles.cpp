#include "propagation/ruled_puzzles.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

#include "shudu/propagation/solve.h"
#include "shudu/variant/fault.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "variant/random_puzzles.h"

namespace shudu::propagation::test {
namespace {

using namespace variant;

using Grid9 = std::vector<int>;

int up_to(Rng& rng, int end) {
  return static_cast<int>(rng.below(static_cast<std::uint64_t>(end)));
}

VariantPuzzle classic() {
  VariantPuzzle puzzle = open_grid(9, 9, 1, 9);
  puzzle.regions = boxes_of(puzzle, 3, 3);
  return puzzle;
}

bool holds(const VariantPuzzle& puzzle, const Constraint& rule, const Grid9& grid) {
  return row_of(rule.kind).holds({puzzle, rule, grid});
}

// A solution near some random values, as many as there may be; with rules few may.
Grid9 random_solution(const VariantPuzzle& puzzle, Rng& rng) {
  for (int wanted = puzzle.constraints.empty() ? 9 : 4;; wanted = std::max(0, wanted - 1)) {
    VariantPuzzle sown = puzzle;
    for (int i = 0; i < wanted; ++i) {
      sown.candidates[rng.below(81)] = ValueSet{1} << rng.below(9);
    }
    const auto solved = propagation::solve(lower(sown), {1, 5'000, {}});
    if (!solved || solved->first.empty()) continue;
    Grid9 grid;
    for (const std::uint8_t value : solved->first) grid.push_back(value + 1);
    return grid;
  }
}

// Cells one after another, each a king's move from the one before.
Variables random_walk(int length, Rng& rng) {
  Variables walk{static_cast<Variable>(rng.below(81))};
  for (int tries = 0; std::ssize(walk) < length && tries < 50; ++tries) {
    const int row = walk.back() / 9 + up_to(rng, 3) - 1;
    const int column = walk.back() % 9 + up_to(rng, 3) - 1;
    const auto next = static_cast<Variable>(row * 9 + column);
    const bool is_inside = row >= 0 && row < 9 && column >= 0 && column < 9;
    if (is_inside && std::count(walk.begin(), walk.end(), next) == 0) walk.push_back(next);
  }
  return walk;
}

Variables random_line(Rng& rng) {
  Variables line;
  const bool is_row = up_to(rng, 2) == 0;
  const int number = up_to(rng, 9);
  for (int i = 0; i < 9; ++i) {
    line.push_back(static_cast<Variable>(is_row ? number * 9 + i : i * 9 + number));
  }
  if (up_to(rng, 2) == 0) std::reverse(line.begin(), line.end());
  return line;
}

Variables cells_of(Kind kind, Rng& rng) {
  const Parameters& takes = row_of(kind).takes;
  const bool is_outside = row_of(kind).shape == Shape::kOutsideClue;
  if (is_outside && takes.most_cells == kMostLines) return random_line(rng);
  const int most = std::min(takes.most_cells, 7);
  const int least = std::max(takes.least_cells, std::min(2, most));
  return random_walk(least + up_to(rng, most - least + 1), rng);
}

// Other cells with the same values, in the same order.
Variables like_cells(const Variables& cells, const Grid9& grid, Rng& rng) {
  Variables like;
  for (const Variable cell : cells) {
    Variable other = cell;
    while (other == cell || grid[other] != grid[cell] ||
           std::count(like.begin(), like.end(), other) > 0) {
      other = static_cast<Variable>(rng.below(81));
    }
    like.push_back(other);
  }
  return like;
}

std::vector<Variables> lists_of(const Constraint& rule, const Grid9& grid, Rng& rng) {
  const ListParameter& lists = row_of(rule.kind).takes.lists;
  if (lists.name.empty()) return {};
  std::vector<Variables> all;
  const int most_cells = std::min(lists.most_cells, lists.most == 1 ? 2 : 4);
  for (int i = lists.least + up_to(rng, std::min(lists.most, lists.least + 2) - lists.least + 1);
       i > 0; --i) {
    const int length = lists.least_cells + up_to(rng, most_cells - lists.least_cells + 1);
    Variables cells = random_walk(length, rng);
    if (lists.are_equally_long && !all.empty()) {
      cells = like_cells(all.front(), grid, rng);
      if (rule.kind == Kind::kSameValues) std::reverse(cells.begin(), cells.end());
    }
    all.push_back(std::move(cells));
  }
  return all;
}

std::vector<std::int64_t> series_of(const Constraint& rule, const Grid9& grid, Rng& rng) {
  std::vector<std::int64_t> series;
  const SeriesParameter takes = row_of(rule.kind).takes.series;
  const auto any_value = [&]() -> std::int64_t {
    return up_to(rng, 4) == 0 ? 1 + up_to(rng, 9) : grid[rule.cells[rng.below(rule.cells.size())]];
  };
  if (takes == SeriesParameter::kWeights && up_to(rng, 2) == 0) {
    while (series.size() < rule.cells.size()) series.push_back(up_to(rng, 7) - 3);
  } else if (takes == SeriesParameter::kValues) {
    for (int i = 1 + up_to(rng, 4); i > 0; --i) series.push_back(any_value());
  } else if (takes == SeriesParameter::kCountsAndValues) {
    for (int i = 1 + up_to(rng, 2); i > 0; --i) {
      const std::int64_t value = any_value();
      series.push_back(std::count_if(rule.cells.begin(), rule.cells.end(),
                                     [&](Variable cell) { return grid[cell] == value; }));
      series.push_back(value);
    }
  }
  return series;
}

// One of the numbers with which the grid keeps the rule; as it is where there is none.
void choose_number(const VariantPuzzle& puzzle, Constraint& rule, const Grid9& grid, Rng& rng) {
  const auto& numbers = row_of(rule.kind).takes.numbers;
  if (numbers[0].name.empty()) return;
  if (numbers[0].left_out != LeftOut::kRefused && up_to(rng, 3) == 0) return;
  Constraint tried = rule;
  tried.numbers = {0};
  if (!numbers[1].name.empty() && up_to(rng, 2) == 0) tried.numbers.push_back(up_to(rng, 2));
  std::vector<Constraint> fitting;
  const std::int64_t least = std::max<std::int64_t>(numbers[0].least, -60);
  const std::int64_t most = std::min<std::int64_t>(numbers[0].most, 80);
  for (std::int64_t number = least; number <= most; ++number) {
    tried.numbers[0] = number;
    if (holds(puzzle, tried, grid)) fitting.push_back(tried);
  }
  if (!fitting.empty()) rule = fitting[rng.below(fitting.size())];
}

// Circles on as many cells of some values as the values say.
Constraint counting_circles(const Grid9& grid, Rng& rng) {
  Constraint rule;
  rule.kind = Kind::kCircles;
  for (int i = 0; i < 3; ++i) {
    const int value = 1 + up_to(rng, 9);
    Variables places;
    for (Variable cell = 0; cell < 81; ++cell) {
      if (grid[cell] == value) places.push_back(cell);
    }
    rng.shuffle(std::span(places));
    rule.cells.insert(rule.cells.end(), places.begin(), places.begin() + value);
  }
  return rule;
}

Constraint any_rule(const VariantPuzzle& puzzle, Kind kind, const Grid9& grid, Rng& rng) {
  const Parameters& takes = row_of(kind).takes;
  if (kind == Kind::kCircles) return counting_circles(grid, rng);
  if (takes.has_table || takes.has_automaton || takes.has_branches) {
    return variant::test::random_rule(kind, {puzzle, {grid}}, rng);
  }
  Constraint rule;
  rule.kind = kind;
  if (takes.most_cells > 0) rule.cells = cells_of(kind, rng);
  rule.lists = lists_of(rule, grid, rng);
  rule.series = series_of(rule, grid, rng);
  choose_number(puzzle, rule, grid, rng);
  return rule;
}

// Every mark that the rule asks for, where it says that all marks are given.
void add_marks(VariantPuzzle& puzzle, Kind kind, const Grid9& grid, Rng& rng) {
  const bool has_differences = kind == Kind::kStrictKropki || kind == Kind::kNegativeDifference;
  const bool has_ratios = kind == Kind::kStrictKropki || kind == Kind::kNegativeRatio;
  const int number = kind == Kind::kStrictKropki ? 0 : up_to(rng, 3);  // beside the usual one
  for (Variable cell = 0; cell < 81; ++cell) {
    for (const int step : {1, 9}) {
      if (cell + step > 80 || (step == 1 && cell % 9 == 8)) continue;
      const auto other = static_cast<Variable>(cell + step);
      const auto [less, more] = std::minmax(grid[cell], grid[other]);
      Constraint mark;
      mark.cells = {cell, other};
      const auto add = [&](Kind of_mark, std::vector<std::int64_t> numbers) {
        mark.kind = of_mark;
        mark.numbers = std::move(numbers);
        puzzle.constraints.push_back(mark);
      };
      if (has_differences && more - less == 1) add(Kind::kDifference, {});
      if (has_differences && number > 1 && more - less == number) add(Kind::kDifference, {number});
      if (has_ratios && more == 2 * less) add(Kind::kRatio, {});
      if (has_ratios && number > 0 && more == (number + 2) * less) add(Kind::kRatio, {number + 2});
      if (kind == Kind::kStrictXv && (less + more == 5 || less + more == 10)) {
        add(Kind::kPairSum, {less + more});
      }
    }
  }
}

Constraint plain(Kind kind) {
  Constraint rule;
  rule.kind = kind;
  return rule;
}

}  // namespace

std::optional<Constraint> kept_rule(const VariantPuzzle& puzzle, Kind kind,
                                    const std::vector<int>& grid, Rng& rng) {
  for (int tries = 0; tries < 3'000; ++tries) {
    const Constraint rule = any_rule(puzzle, kind, grid, rng);
    VariantPuzzle alone = puzzle;
    alone.constraints = {rule};
    if (!find_fault(alone) && holds(puzzle, rule, grid)) return rule;
  }
  return std::nullopt;
}

namespace {

bool has_marks(Kind kind) { return kind >= Kind::kStrictKropki && kind <= Kind::kStrictXv; }

void add_rules(RuledPuzzle& made, Kind kind, Rng& rng) {
  VariantPuzzle& puzzle = made.puzzle;
  if (kind == Kind::kFullRank && up_to(rng, 2) == 0) {
    puzzle.constraints.push_back(plain(Kind::kFullRankTies));
    puzzle.constraints.back().numbers = {1 + up_to(rng, 2)};
  }
  if (has_marks(kind)) add_marks(puzzle, kind, made.grid, rng);
  const bool is_of_grid = row_of(kind).shape == Shape::kWholeGrid;
  // Clues of rank take long to answer, ours and theirs.
  const int most = kind == Kind::kFullRank ? 2 : 6;
  for (int i = is_of_grid ? 1 : 1 + up_to(rng, most); i > 0; --i) {
    const auto rule = kept_rule(puzzle, kind, made.grid, rng);
    if (rule) puzzle.constraints.push_back(*rule);
  }
}

}  // namespace

RuledPuzzle ruled_puzzle(Kind kind, int fewest, int most, Rng& rng) {
  RuledPuzzle made;
  made.puzzle = classic();
  VariantPuzzle sown = made.puzzle;
  if (row_of(kind).shape == Shape::kWholeGrid && !has_marks(kind)) {
    sown.constraints.push_back(plain(kind));
    if (kind == Kind::kFullRankTies) sown.constraints.back().numbers = {0};
  }
  made.grid = random_solution(sown, rng);
  add_rules(made, kind, rng);
  std::vector<int> order(81);
  std::iota(order.begin(), order.end(), 0);
  rng.shuffle(std::span(order));
  order.resize(static_cast<std::size_t>(fewest + up_to(rng, most - fewest + 1)));
  for (const int cell : order) {
    const auto i = static_cast<std::size_t>(cell);
    made.puzzle.candidates[i] = ValueSet{1} << (made.grid[i] - 1);
  }
  return made;
}

void change_one(RuledPuzzle& made, Rng& rng) {
  auto& constraints = made.puzzle.constraints;
  if (!constraints.empty() && up_to(rng, 2) == 0) {
    Constraint& rule = constraints[rng.below(constraints.size())];
    if (!rule.numbers.empty() && rule.kind != Kind::kFullRankTies) {
      rule.numbers[0] += 1;
      if (!find_fault(made.puzzle)) return;
      rule.numbers[0] -= 1;
    }
  }
  const std::size_t cell = rng.below(81);
  const int value = 1 + up_to(rng, 9);
  if (!made.puzzle.given(cell)) made.puzzle.candidates[cell] = ValueSet{1} << (value - 1);
}

}  // namespace shudu::propagation::test
