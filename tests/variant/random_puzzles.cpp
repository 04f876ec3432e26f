#include "variant/random_puzzles.h"

#include <algorithm>
#include <array>
#include <set>

#include "shudu/core/as_index.h"
#include "shudu/variant/fault.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant::test {
namespace {

int below(Rng& rng, int end) {
  return static_cast<int>(rng.below(static_cast<std::uint64_t>(end)));
}

bool may_stand(const VariantPuzzle& puzzle, const std::vector<int>& values, int cell, int value) {
  const auto is_same = [&](int other) { return values[as_index(other)] == value; };
  for (int other = 0; other < cell; ++other) {
    const bool is_row = puzzle.rows_differ && other / puzzle.columns == cell / puzzle.columns;
    const bool is_column = puzzle.columns_differ && other % puzzle.columns == cell % puzzle.columns;
    if ((is_row || is_column) && is_same(other)) return false;
  }
  for (const Variables& region : puzzle.regions) {
    if (std::count(region.begin(), region.end(), cell) == 0) continue;
    for (const Variable other : region) {
      if (other < cell && is_same(other)) return false;
    }
  }
  return true;
}

// Cell by cell; at random where a generator is given, then up to `most`.
void fill(const VariantPuzzle& puzzle, std::vector<int>& values, FullGrids& grids, std::size_t most,
          Rng* rng) {
  const auto cell = static_cast<int>(values.size());
  if (cell == puzzle.variables()) {
    grids.push_back(values);
    return;
  }
  std::vector<int> order;
  for (int value = puzzle.low; value <= puzzle.high; ++value) order.push_back(value);
  if (rng != nullptr) rng->shuffle(std::span(order));
  for (const int value : order) {
    if (grids.size() == most) return;
    if (!may_stand(puzzle, values, cell, value)) continue;
    values.push_back(value);
    fill(puzzle, values, grids, most, rng);
    values.pop_back();
  }
}

SmallGrid with_all(VariantPuzzle puzzle) {
  SmallGrid grid{std::move(puzzle), {}};
  std::vector<int> values;
  fill(grid.puzzle, values, grid.grids, SIZE_MAX, nullptr);
  return grid;
}

SmallGrid with_some(VariantPuzzle puzzle, std::size_t count) {
  SmallGrid grid{std::move(puzzle), {}};
  Rng rng(34);
  for (std::size_t i = 1; i <= count; ++i) {
    std::vector<int> values;
    fill(grid.puzzle, values, grid.grids, i, &rng);
  }
  return grid;
}

std::vector<SmallGrid> make_small_grids() {
  std::vector<SmallGrid> grids;
  VariantPuzzle boxes = open_grid(4, 4, 1, 4);
  boxes.regions = boxes_of(boxes, 2, 2);
  grids.push_back(with_all(boxes));
  grids.push_back(with_all(open_grid(4, 4, 0, 3)));
  VariantPuzzle loose = open_grid(2, 3, 1, 3);
  loose.rows_differ = loose.columns_differ = false;
  loose.free_variables = 1;
  loose.candidates.push_back(loose.all_values());
  grids.push_back(with_all(loose));
  VariantPuzzle square = open_grid(2, 2, 0, 4);
  square.rows_differ = square.columns_differ = false;
  grids.push_back(with_all(square));
  VariantPuzzle rows = open_grid(2, 3, 1, 4);
  rows.columns_differ = false;
  grids.push_back(with_all(rows));
  VariantPuzzle six = open_grid(6, 6, 1, 6);
  six.regions = boxes_of(six, 2, 3);
  grids.push_back(with_some(six, 100));
  return grids;
}

// Mostly different cells, as rules have them.
Variables random_cells(const VariantPuzzle& puzzle, int count, bool only_in_grid, bool may_repeat,
                       Rng& rng) {
  const int end = only_in_grid ? puzzle.cells() : puzzle.variables();
  Variables cells;
  const bool repeats = may_repeat && below(rng, 8) == 0;
  while (std::ssize(cells) < std::min(count, end)) {
    const auto cell = static_cast<Variable>(below(rng, end));
    const bool is_there = std::find(cells.begin(), cells.end(), cell) != cells.end();
    if (repeats || !is_there) cells.push_back(cell);
  }
  return cells;
}

Variables random_reading(const VariantPuzzle& puzzle, Rng& rng) {
  Variables line;
  const bool is_row = below(rng, 2) == 0;
  const int number = below(rng, puzzle.rows);
  for (int i = 0; i < puzzle.rows; ++i) {
    line.push_back(is_row ? puzzle.cell_at(number, i) : puzzle.cell_at(i, number));
  }
  if (below(rng, 2) == 0) std::reverse(line.begin(), line.end());
  return line;
}

// Half of the time a line of the grid, which clues outside look along, where the grid has one.
Variables cells_for(const Parameters& takes, const VariantPuzzle& puzzle, Rng& rng) {
  const bool is_line = takes.most_cells == kMostLines && puzzle.rows == puzzle.columns;
  if (takes.grid == GridNeed::kReading || (is_line && below(rng, 2) == 0)) {
    return random_reading(puzzle, rng);
  }
  const int least = takes.least_cells;
  const int most = std::min(takes.most_cells, least + 4);
  return random_cells(puzzle, least + below(rng, most - least + 1), takes.grid != GridNeed::kNone,
                      takes.repeats != Repeats::kRefused, rng);
}

std::vector<Variables> lists_for(const ListParameter& lists, const VariantPuzzle& puzzle,
                                 Rng& rng) {
  std::vector<Variables> all;
  if (lists.name.empty()) return all;
  const int most = std::min(lists.most, lists.least + 2);
  const int count = lists.least + below(rng, most - lists.least + 1);
  const int length =
      lists.least_cells + below(rng, std::min(lists.most_cells, 3) - lists.least_cells + 1);
  for (int i = 0; i < count; ++i) {
    const int other =
        lists.least_cells + below(rng, std::min(lists.most_cells, 3) - lists.least_cells + 1);
    all.push_back(random_cells(puzzle, lists.are_equally_long ? length : other, false,
                               lists.repeats != Repeats::kRefused, rng));
  }
  return all;
}

std::vector<std::int64_t> series_for(SeriesParameter series, std::size_t cells,
                                     const VariantPuzzle& puzzle, Rng& rng) {
  std::vector<std::int64_t> numbers;
  const auto value = [&] {
    return puzzle.low + below(rng, puzzle.values() + (below(rng, 8) == 0));
  };
  if (series == SeriesParameter::kWeights && below(rng, 2) == 0) {
    while (numbers.size() < cells) numbers.push_back(below(rng, 7) - 3);
  } else if (series == SeriesParameter::kValues) {
    for (int i = 1 + below(rng, 3); i > 0; --i) numbers.push_back(value());
  } else if (series == SeriesParameter::kCountsAndValues) {
    for (int i = 1 + below(rng, 2); i > 0; --i) {
      numbers.push_back(below(rng, 3));
      numbers.push_back(value());
    }
  }
  return numbers;
}

std::vector<ValueSet> random_table(const VariantPuzzle& puzzle, Rng& rng) {
  std::vector<ValueSet> table;
  const bool has_equals = below(rng, 2) == 0;
  for (int i = 0; i < puzzle.values(); ++i) {
    const auto any = static_cast<ValueSet>(rng.next() | rng.next()) & puzzle.all_values();
    table.push_back(has_equals ? any : any & ~(ValueSet{1} << static_cast<unsigned>(i)));
  }
  return table;
}

Automaton random_automaton(const VariantPuzzle& puzzle, Rng& rng) {
  Automaton automaton;
  automaton.states = static_cast<std::uint32_t>(2 + below(rng, 3));
  const auto state = [&] { return static_cast<std::uint32_t>(rng.below(automaton.states)); };
  const ValueSet signs = puzzle.all_values() * 2 + 1;
  for (int i = 3 + below(rng, 6); i > 0; --i) {
    const auto values = static_cast<ValueSet>(rng.next()) & signs;
    automaton.steps.push_back({state(), values, state()});
  }
  for (int i = 1 + below(rng, 2); i > 0; --i) automaton.starts.push_back(state());
  for (int i = 1 + below(rng, 2); i > 0; --i) automaton.accepting.push_back(state());
  return automaton;
}

std::vector<std::vector<Constraint>> random_branches(const SmallGrid& grid, Rng& rng) {
  std::vector<std::vector<Constraint>> branches(1 + rng.below(3));
  for (auto& branch : branches) {
    for (int i = below(rng, 3); i > 0; --i) {
      const auto kind = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kOr)));
      if (kind == Kind::kFullRankTies) continue;  // is said at the top
      const GridNeed need = row_of(kind).takes.grid;
      if (need == GridNeed::kNone || need == GridNeed::kCellsInGrid) {
        branch.push_back(random_rule(kind, grid, rng));
      }
    }
  }
  return branches;
}

// Numbers that a random grid keeps, where a few tries find them.
void choose_numbers(Constraint& rule, const SmallGrid& grid, Rng& rng) {
  const Parameters& takes = row_of(rule.kind).takes;
  const auto& values = grid.grids[rng.below(grid.grids.size())];
  for (int tries = 0; tries < 40; ++tries) {
    rule.numbers.clear();
    for (const NumberParameter& parameter : takes.numbers) {
      if (parameter.name.empty()) break;
      if (parameter.left_out != LeftOut::kRefused && below(rng, 4) == 0) break;
      const auto most = std::min<std::int64_t>(parameter.most, parameter.least + 16);
      const std::int64_t least = std::max<std::int64_t>(parameter.least, -5);
      rule.numbers.push_back(least +
                             below(rng, static_cast<int>(std::max(most, least + 10) - least) + 1));
      rule.numbers.back() = std::min(rule.numbers.back(), parameter.most);
    }
    if (row_of(rule.kind).holds({grid.puzzle, rule, values})) return;
  }
}

Constraint any_rule(Kind kind, const SmallGrid& grid, Rng& rng) {
  const Parameters& takes = row_of(kind).takes;
  Constraint rule;
  rule.kind = kind;
  if (takes.most_cells > 0) rule.cells = cells_for(takes, grid.puzzle, rng);
  rule.lists = lists_for(takes.lists, grid.puzzle, rng);
  rule.series = series_for(takes.series, rule.cells.size(), grid.puzzle, rng);
  if (takes.has_table) rule.table = random_table(grid.puzzle, rng);
  if (takes.has_automaton) rule.automaton = random_automaton(grid.puzzle, rng);
  if (takes.has_branches) rule.branches = random_branches(grid, rng);
  return rule;
}

Constraint random_mark(const SmallGrid& grid, Rng& rng) {
  constexpr std::array kMarks{Kind::kDifference, Kind::kRatio, Kind::kPairSum};
  const VariantPuzzle& puzzle = grid.puzzle;
  const int row = below(rng, puzzle.rows);
  const int column = below(rng, puzzle.columns - 1);
  Constraint mark;
  mark.kind = kMarks[rng.below(kMarks.size())];
  mark.cells = {puzzle.cell_at(row, column), puzzle.cell_at(row, column + 1)};
  if (below(rng, 2) == 0) std::swap(mark.cells[0], mark.cells[1]);
  choose_numbers(mark, grid, rng);
  return mark;
}

}  // namespace

const std::vector<SmallGrid>& small_grids() {
  static const std::vector<SmallGrid> kGrids = make_small_grids();
  return kGrids;
}

bool suits(Kind kind, const VariantPuzzle& puzzle) {
  const GridNeed need = row_of(kind).takes.grid;
  if (need == GridNeed::kEqualRegions || need == GridNeed::kBoxes) return !puzzle.regions.empty();
  const bool is_any = need == GridNeed::kNone || need == GridNeed::kCellsInGrid;
  return is_any || puzzle.rows == puzzle.columns;
}

Constraint random_rule(Kind kind, const SmallGrid& grid, Rng& rng) {
  for (;;) {
    Constraint rule = any_rule(kind, grid, rng);
    if (!row_of(kind).takes.numbers[0].name.empty()) choose_numbers(rule, grid, rng);
    VariantPuzzle puzzle = grid.puzzle;
    puzzle.constraints = {rule};
    if (!find_fault(puzzle)) return rule;
  }
}

VariantPuzzle random_puzzle(Kind kind, const SmallGrid& grid, Rng& rng) {
  VariantPuzzle puzzle = grid.puzzle;
  if (kind == Kind::kFullRank && below(rng, 3) > 0) {
    puzzle.constraints.push_back(random_rule(Kind::kFullRankTies, grid, rng));
  }
  const bool has_marks = kind >= Kind::kStrictKropki && kind <= Kind::kStrictXv;
  for (int i = has_marks ? below(rng, 3) : 0; i > 0; --i) {
    puzzle.constraints.push_back(random_mark(grid, rng));
  }
  puzzle.constraints.push_back(random_rule(kind, grid, rng));
  return puzzle;
}

}  // namespace shudu::variant::test
