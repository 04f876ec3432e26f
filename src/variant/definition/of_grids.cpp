// Rules of the whole grid: chess moves, diagonals, windows, squares of two by two.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

// Any two cells of the grid, with how many rows and columns lie between them.
template <typename Test>
bool any_two_keep(const Asked& asked, const Test& test) {
  for (int i = 0; i < asked.puzzle.cells(); ++i) {
    for (int j = i + 1; j < asked.puzzle.cells(); ++j) {
      const auto [first, second] = std::pair(static_cast<Variable>(i), static_cast<Variable>(j));
      const int rows = std::abs(asked.puzzle.row_of(first) - asked.puzzle.row_of(second));
      const int columns = std::abs(asked.puzzle.column_of(first) - asked.puzzle.column_of(second));
      if (!test(rows, columns, asked.at(first), asked.at(second))) return false;
    }
  }
  return true;
}

bool has_each(const std::vector<int>& values, const std::vector<std::set<int>>& classes) {
  return std::all_of(classes.begin(), classes.end(), [&](const std::set<int>& wanted) {
    return std::any_of(values.begin(), values.end(),
                       [&](int value) { return wanted.contains(value); });
  });
}

bool squares_hold(const Asked& asked, const std::vector<std::set<int>>& classes) {
  const VariantPuzzle& puzzle = asked.puzzle;
  for (int row = 0; row + 1 < puzzle.rows; ++row) {
    for (int column = 0; column + 1 < puzzle.columns; ++column) {
      const Variables square{puzzle.cell_at(row, column), puzzle.cell_at(row, column + 1),
                             puzzle.cell_at(row + 1, column), puzzle.cell_at(row + 1, column + 1)};
      if (!has_each(values_in(asked, square), classes)) return false;
    }
  }
  return true;
}

// From corner to corner of a square.
bool is_diagonal_free(const Asked& asked, bool is_up) {
  const int size = asked.puzzle.rows;
  Variables cells;
  cells.reserve(static_cast<std::size_t>(size));
  for (Variable i = 0; i < size; ++i) {
    cells.push_back(asked.puzzle.cell_at(i, is_up ? size - 1 - i : i));
  }
  return all_differ(values_in(asked, cells));
}

// The sizes of a box: of the first region.
std::pair<int, int> sizes_of_box(const VariantPuzzle& puzzle) {
  std::set<int> rows;
  std::set<int> columns;
  for (const Variable cell : puzzle.regions.at(0)) {
    rows.insert(puzzle.row_of(cell));
    columns.insert(puzzle.column_of(cell));
  }
  return {static_cast<int>(rows.size()), static_cast<int>(columns.size())};
}

}  // namespace

bool keeps_all_different(const Asked& asked) {
  return all_differ(values_once(asked, asked.rule.cells));
}

bool keeps_diagonal_up(const Asked& asked) { return is_diagonal_free(asked, true); }
bool keeps_diagonal_down(const Asked& asked) { return is_diagonal_free(asked, false); }

// A window is a box moved off the borders and off the other windows by one line. So lines 0,
// rows + 1, 2 * (rows + 1) ... are in none, and what lies between two of them is.
bool keeps_windoku(const Asked& asked) {
  const auto [rows, columns] = sizes_of_box(asked.puzzle);
  std::map<std::pair<int, int>, std::vector<int>> windows;
  for (int i = 0; i < asked.puzzle.cells(); ++i) {
    const auto cell = static_cast<Variable>(i);
    const int row = asked.puzzle.row_of(cell);
    const int column = asked.puzzle.column_of(cell);
    if (row % (rows + 1) == 0 || column % (columns + 1) == 0) continue;
    const std::pair window{row / (rows + 1), column / (columns + 1)};
    const bool has_lines_behind = (window.first + 1) * (rows + 1) < asked.puzzle.rows &&
                                  (window.second + 1) * (columns + 1) < asked.puzzle.columns;
    if (has_lines_behind) windows[window].push_back(asked.at(cell));
  }
  return std::all_of(windows.begin(), windows.end(),
                     [](const auto& window) { return all_differ(window.second); });
}

bool keeps_disjoint_groups(const Asked& asked) {
  std::map<std::size_t, std::vector<int>> groups;
  for (const Variables& region : asked.puzzle.regions) {
    const std::set<Variable> in_order(region.begin(), region.end());
    std::size_t place = 0;
    for (const Variable cell : in_order) groups[place++].push_back(asked.at(cell));
  }
  return std::all_of(groups.begin(), groups.end(),
                     [](const auto& group) { return all_differ(group.second); });
}

bool keeps_anti_knight(const Asked& asked) {
  return any_two_keep(asked, [](int rows, int columns, int first, int second) {
    return rows * columns != 2 || first != second;
  });
}

bool keeps_anti_king(const Asked& asked) {
  return any_two_keep(asked, [](int rows, int columns, int first, int second) {
    return std::max(rows, columns) > 1 || first != second;
  });
}

bool keeps_nonconsecutive(const Asked& asked) {
  return any_two_keep(asked, [](int rows, int columns, int first, int second) {
    return rows + columns != 1 || std::abs(first - second) != 1;
  });
}

bool keeps_anti_taxicab(const Asked& asked) {
  return any_two_keep(asked, [](int rows, int columns, int first, int second) {
    return first != second || first != rows + columns;
  });
}

// Low, middle and high values, as on an entropic line.
bool keeps_global_entropy(const Asked& asked) {
  const auto [low, high] = std::pair(asked.puzzle.low, asked.puzzle.high);
  const int values = high - low + 1;
  const int outer = values % 3 == 2 ? values / 3 + 1 : values / 3;
  std::vector<std::set<int>> classes(3);
  for (int value = low; value <= high; ++value) {
    if (value < low + outer) {
      classes[0].insert(value);
    } else {
      classes[value > high - outer ? 2 : 1].insert(value);
    }
  }
  return squares_hold(asked, classes);
}

bool keeps_global_modular(const Asked& asked) {
  std::vector<std::set<int>> classes(3);
  for (int value = asked.puzzle.low; value <= asked.puzzle.high; ++value) {
    classes[static_cast<std::size_t>(value % 3)].insert(value);
  }
  return squares_hold(asked, classes);
}

bool keeps_dutch_flatmates(const Asked& asked) {
  const VariantPuzzle& puzzle = asked.puzzle;
  for (int row = 0; row < puzzle.rows; ++row) {
    for (int column = 0; column < puzzle.columns; ++column) {
      if (asked.at(puzzle.cell_at(row, column)) != (puzzle.low + puzzle.high) / 2) continue;
      const bool is_below_lowest =
          row > 0 && asked.at(puzzle.cell_at(row - 1, column)) == puzzle.low;
      const bool is_above_highest =
          row + 1 < puzzle.rows && asked.at(puzzle.cell_at(row + 1, column)) == puzzle.high;
      if (!is_below_lowest && !is_above_highest) return false;
    }
  }
  return true;
}

// Each row, column and region, so far as it may not hold a value twice; the largest of them agree.
bool keeps_region_same_values(const Asked& asked) {
  const VariantPuzzle& puzzle = asked.puzzle;
  std::map<std::size_t, std::set<std::set<int>>> held;  // by size
  const auto add = [&](const Variables& cells) {
    const std::vector<int> values = values_in(asked, cells);
    held[cells.size()].insert(std::set(values.begin(), values.end()));
  };
  for (const Variables& region : puzzle.regions) add(region);
  std::map<int, Variables> rows;
  std::map<int, Variables> columns;
  for (int i = 0; i < puzzle.cells(); ++i) {
    const auto cell = static_cast<Variable>(i);
    rows[puzzle.row_of(cell)].push_back(cell);
    columns[puzzle.column_of(cell)].push_back(cell);
  }
  for (const auto& [number, row] : rows) {
    if (puzzle.rows_differ) add(row);
  }
  for (const auto& [number, column] : columns) {
    if (puzzle.columns_differ) add(column);
  }
  return held.empty() || held.rbegin()->second.size() == 1;
}

}  // namespace shudu::variant
