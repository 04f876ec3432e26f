// A variant as plain data: a grid of any size to 25 x 25, values, regions, candidates, and rules.
//
// Cells are numbered row by row from 0; variables behind the grid, which some rules speak of, have
// the numbers after them. Values are as they are shown, from `low` to `high`; a `ValueSet` has a
// bit for each, the lowest at bit 0. Everything that a rule speaks of stands in its `Constraint`,
// so no rule depends on how a program draws it; a few rules of the whole grid look at what else is
// marked. What each kind takes is in its row (kinds.h), which `find_fault` holds a puzzle to.
// Tested in tests/variant/puzzle_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/variant/kind.h"
#include "shudu/variant/primitive.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// Rows, columns and values that a puzzle may have at most.
inline constexpr int kMostLines = 25;
/// Variables behind the grid.
inline constexpr int kMostFreeVariables = 4096;
/// Constraints, those in branches counted; pairs of cells that they speak of, in all.
inline constexpr std::size_t kMostConstraints = 200'000;
inline constexpr std::size_t kMostPairs = 2'000'000;
/// How deep branches may stand in branches.
inline constexpr int kMostDepth = 8;

/// The states and steps of a rule along several lines of cells. Bit `VariantPuzzle::values()` of a
/// step's values is the break between two lines, which the automaton reads like a value.
struct Automaton {
  struct Step {
    std::uint32_t from = 0;
    ValueSet values = 0;
    std::uint32_t to = 0;
    friend bool operator==(const Step&, const Step&) = default;
  };
  std::uint32_t states = 0;
  std::vector<std::uint32_t> starts;
  std::vector<std::uint32_t> accepting;
  std::vector<Step> steps;
  friend bool operator==(const Automaton&, const Automaton&) = default;
};

/// One rule. Fields that a kind does not take are empty.
struct Constraint {
  Kind kind = Kind::kAllDifferent;
  Variables cells;
  std::vector<Variables> lists;       ///< further cells: segments, sets, a circle, a control cell
  std::vector<std::int64_t> numbers;  ///< a sum, a difference; left out: as the row says
  std::vector<std::int64_t> series;   ///< many numbers: weights, or values with repeats
  std::vector<ValueSet> table;        ///< of a relation: `table[i]` goes with the i-th value
  Automaton automaton;
  std::vector<std::vector<Constraint>> branches;  ///< of rules of rules

  friend bool operator==(const Constraint&, const Constraint&) = default;
};

struct VariantPuzzle {
  int rows = 9;
  int columns = 9;
  int low = 1;   ///< 0 or more
  int high = 9;  ///< at most kMostLines values
  bool rows_differ = true;
  bool columns_differ = true;
  std::vector<Variables> regions;    ///< no value twice in one; any size, cells may be in none
  int free_variables = 0;            ///< behind the grid
  std::vector<ValueSet> candidates;  ///< of each variable; a given is a set of one
  std::vector<Constraint> constraints;

  [[nodiscard]] int cells() const { return rows * columns; }
  [[nodiscard]] int variables() const { return cells() + free_variables; }
  [[nodiscard]] int values() const { return high - low + 1; }
  /// The value of a variable that can have no other, as it is shown; where there is one value alone
  /// nothing is given.
  [[nodiscard]] std::optional<int> given(std::size_t variable) const {
    const ValueSet set = candidates[variable];
    return std::has_single_bit(set) && values() > 1 ? std::optional(low + std::countr_zero(set))
                                                    : std::nullopt;
  }
  [[nodiscard]] ValueSet all_values() const { return (ValueSet{1} << values()) - 1; }
  [[nodiscard]] int row_of(Variable cell) const { return cell / columns; }
  [[nodiscard]] int column_of(Variable cell) const { return cell % columns; }
  /// Precondition: the place lies in the grid.
  [[nodiscard]] Variable cell_at(int row, int column) const {
    return static_cast<Variable>(row * columns + column);
  }
  friend bool operator==(const VariantPuzzle&, const VariantPuzzle&) = default;
};

/// A grid of the size and range of values with all values open, without regions or rules.
/// Precondition: sizes of 1 to kMostLines, as many values at most.
[[nodiscard]] VariantPuzzle open_grid(int rows, int columns, int low, int high);

/// The regions of boxes of so many rows and columns, from the top left, row by row.
/// Precondition: they fill the grid.
[[nodiscard]] std::vector<Variables> boxes_of(const VariantPuzzle& puzzle, int box_rows,
                                              int box_columns);

}  // namespace shudu::variant
#pragma GCC visibility pop
