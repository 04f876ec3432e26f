// Rules of the whole grid, as what they say of each pair, line or square of cells.
#include <array>
#include <cstdlib>
#include <utility>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"
#include "variant/lowering/three_classes.h"

namespace shudu::variant {
namespace {

using Step = std::pair<int, int>;  // rows down, columns right

// `visit` gets each cell with the cell that lies so many rows and columns on, where there is one.
template <typename Visit>
void for_each_step(const VariantPuzzle& puzzle, std::span<const Step> steps, const Visit& visit) {
  for (int row = 0; row < puzzle.rows; ++row) {
    for (int column = 0; column < puzzle.columns; ++column) {
      for (const auto& [down, right] : steps) {
        const int other_row = row + down;
        const int other_column = column + right;
        if (other_row < 0 || other_row >= puzzle.rows) continue;
        if (other_column < 0 || other_column >= puzzle.columns) continue;
        visit(puzzle.cell_at(row, column), puzzle.cell_at(other_row, other_column));
      }
    }
  }
}

void differ_at(Lowering& out, std::span<const Step> steps) {
  for_each_step(out.puzzle(), steps, [&](Variable first, Variable second) {
    out.add(AllDifferent{{first, second}});
  });
}

void lower_diagonal(Lowering& out, bool is_up) {
  const VariantPuzzle& puzzle = out.puzzle();
  Variables cells;
  for (int row = 0; row < puzzle.rows; ++row) {
    cells.push_back(puzzle.cell_at(row, is_up ? puzzle.columns - 1 - row : row));
  }
  out.all_different(cells);
}

Variables square_at(const VariantPuzzle& puzzle, int row, int column) {
  return {puzzle.cell_at(row, column), puzzle.cell_at(row, column + 1),
          puzzle.cell_at(row + 1, column), puzzle.cell_at(row + 1, column + 1)};
}

// Each square of two by two has a value of each class.
template <typename ClassOf>
void lower_squares(Lowering& out, const ClassOf& class_of) {
  std::vector<Occurrences::Bound> bounds(3, {0, 1, 4});
  for (int part = 0; part < 3; ++part) {
    bounds[as_index(part)].values =
        out.values_where([&](int value) { return class_of(value) == part; });
  }
  const VariantPuzzle& puzzle = out.puzzle();
  for (int row = 0; row + 1 < puzzle.rows; ++row) {
    for (int column = 0; column + 1 < puzzle.columns; ++column) {
      out.add(Occurrences{square_at(puzzle, row, column), bounds});
    }
  }
}

struct BoxShape {
  int rows = 0;
  int columns = 0;
};

// The shape of a region that is a box; of the first, for a grid of boxes has one shape.
BoxShape shape_of_boxes(const VariantPuzzle& puzzle) {
  if (puzzle.regions.empty()) return {};
  const Variables& region = puzzle.regions.front();
  const auto [first, last] = std::minmax_element(region.begin(), region.end());
  return {puzzle.row_of(*last) - puzzle.row_of(*first) + 1,
          puzzle.column_of(*last) - puzzle.column_of(*first) + 1};
}

}  // namespace

void lower_all_different(const Constraint& rule, Lowering& out) { out.all_different(rule.cells); }

void lower_diagonal_up(const Constraint& /*rule*/, Lowering& out) { lower_diagonal(out, true); }
void lower_diagonal_down(const Constraint& /*rule*/, Lowering& out) { lower_diagonal(out, false); }

// Windows of the shape of a box, one line from the border and from each other.
void lower_windoku(const Constraint& /*rule*/, Lowering& out) {
  const VariantPuzzle& puzzle = out.puzzle();
  const BoxShape box = shape_of_boxes(puzzle);
  for (int top = 1; top + box.rows < puzzle.rows; top += box.rows + 1) {
    for (int left = 1; left + box.columns < puzzle.columns; left += box.columns + 1) {
      Variables window;
      for (int i = 0; i < box.rows * box.columns; ++i) {
        window.push_back(puzzle.cell_at(top + i / box.columns, left + i % box.columns));
      }
      out.all_different(window);
    }
  }
}

// The cells at one place of each region, counted in the order of its cells.
void lower_disjoint_groups(const Constraint& /*rule*/, Lowering& out) {
  const auto& regions = out.puzzle().regions;
  for (std::size_t place = 0; !regions.empty() && place < regions.front().size(); ++place) {
    Variables group;
    for (Variables region : regions) {
      std::sort(region.begin(), region.end());
      group.push_back(region[place]);
    }
    out.all_different(group);
  }
}

void lower_anti_knight(const Constraint& /*rule*/, Lowering& out) {
  constexpr std::array<Step, 4> kSteps{{{1, 2}, {2, 1}, {1, -2}, {2, -1}}};
  differ_at(out, kSteps);
}

void lower_anti_king(const Constraint& /*rule*/, Lowering& out) {
  constexpr std::array<Step, 4> kSteps{{{1, 1}, {1, -1}, {0, 1}, {1, 0}}};
  differ_at(out, kSteps);
}

void lower_nonconsecutive(const Constraint& /*rule*/, Lowering& out) {
  constexpr std::array<Step, 2> kSteps{{{0, 1}, {1, 0}}};
  for_each_step(out.puzzle(), kSteps, [&](Variable first, Variable second) {
    out.relate(first, second, [](int a, int b) { return std::abs(a - b) != 1; });
  });
}

void lower_anti_taxicab(const Constraint& /*rule*/, Lowering& out) {
  std::vector<Step> steps;
  for (int down = 0; down <= out.high(); ++down) {
    for (int right = -out.high(); right <= out.high(); ++right) {
      const int distance = down + std::abs(right);
      const bool is_on = down > 0 || right > 0;
      if (is_on && distance >= out.low() && distance <= out.high()) steps.emplace_back(down, right);
    }
  }
  const VariantPuzzle& puzzle = out.puzzle();
  for_each_step(puzzle, steps, [&](Variable first, Variable second) {
    const std::array<Variable, 2> pair{first, second};
    if (out.are_different(pair)) return;
    const int distance = std::abs(puzzle.row_of(first) - puzzle.row_of(second)) +
                         std::abs(puzzle.column_of(first) - puzzle.column_of(second));
    out.relate(first, second, [distance](int a, int b) { return a != distance || b != distance; });
  });
}

void lower_global_entropy(const Constraint& /*rule*/, Lowering& out) {
  const ThreeClasses class_of(out.puzzle());
  lower_squares(out, class_of);
}

void lower_global_modular(const Constraint& /*rule*/, Lowering& out) {
  lower_squares(out, [](int value) { return value % 3; });
}

// Down each column, from the middle value: the lowest stood above it, or the highest stands below.
void lower_dutch_flatmates(const Constraint& /*rule*/, Lowering& out) {
  enum class At { kAnywhere, kBelowLowest, kAboveHighest };
  const VariantPuzzle& puzzle = out.puzzle();
  const int low = puzzle.low;
  const int high = puzzle.high;
  const int middle = (low + high) / 2;
  for (int column = 0; column < puzzle.columns; ++column) {
    Variables cells;
    for (int row = 0; row < puzzle.rows; ++row) cells.push_back(puzzle.cell_at(row, column));
    out.word(
        cells, std::vector{At::kAnywhere},
        [=](At at, int value) -> std::optional<At> {
          if (at == At::kAboveHighest && value != high) return std::nullopt;
          if (value == middle && at != At::kBelowLowest) return At::kAboveHighest;
          return value == low ? At::kBelowLowest : At::kAnywhere;
        },
        [](At at) { return at != At::kAboveHighest; });
  }
}

// All rows, columns and regions that are as large as the largest of them.
void lower_region_same_values(const Constraint& /*rule*/, Lowering& out) {
  const VariantPuzzle& puzzle = out.puzzle();
  std::vector<Variables> houses = puzzle.regions;
  for (int row = 0; puzzle.rows_differ && row < puzzle.rows; ++row) {
    Variables& house = houses.emplace_back();
    for (int column = 0; column < puzzle.columns; ++column) {
      house.push_back(puzzle.cell_at(row, column));
    }
  }
  for (int column = 0; puzzle.columns_differ && column < puzzle.columns; ++column) {
    Variables& house = houses.emplace_back();
    for (int row = 0; row < puzzle.rows; ++row) house.push_back(puzzle.cell_at(row, column));
  }
  std::size_t largest = 0;
  for (const Variables& house : houses) largest = std::max(largest, house.size());
  SameValues same;
  for (const Variables& house : houses) {
    if (house.size() == largest) same.sets.push_back(house);
  }
  if (same.sets.size() > 1) out.add(std::move(same));
}

}  // namespace shudu::variant
