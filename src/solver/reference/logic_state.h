// The position of the method `logic` and its four rules.
//
// What a cell may hold is never stored but kept as an intersection:
//
//   candidates(cell) = allowed(cell) & lacks(row) & lacks(column) & lacks(box) & lacks(regions)
//
// `lacks(house)` are the digits that the house still needs; `allowed(cell)` is the input less what
// equal sets and extra peers took away. Each rule is sound, it only settles or removes what every
// solution agrees on, so a position loses no solution. See logic_state.cpp for the rules.
// Tests: tests/solver/logic_test.cpp (one rule at a time), deduce_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/solver/search.h"

namespace shudu {

/// A value of a few hundred bytes, copied once per level of the search. Borrows the layout.
class LogicState {
 public:
  /// Settles the cells with a single candidate; they are givens and not counted.
  /// Precondition: sizes agree.
  LogicState(const Layout& layout, const Pencilmarks& marks);

  /// Applies the rules, the simplest that does something first, until none does.
  void apply_rules(RuleCounts& counts);

  /// Puts a candidate into a blank cell. Precondition: `candidates(cell)` contains the digit.
  void settle(Cell cell, Digit digit);

  /// The digits that a blank cell may hold.
  [[nodiscard]] DigitSet candidates(Cell cell) const;
  /// The blank cell with the fewest candidates, the first of these. Precondition: not solved.
  [[nodiscard]] Cell tightest_cell() const;
  /// One digit in each settled cell, the candidates in the others.
  [[nodiscard]] Pencilmarks marks() const;

  [[nodiscard]] const Grid& board() const { return board_; }
  /// Some cell or some digit of a house has no place left.
  [[nodiscard]] bool is_contradiction() const { return is_contradiction_; }
  [[nodiscard]] bool is_solved() const { return !is_contradiction_ && blank_.empty(); }

 private:
  // Each rule passes over the whole grid once and says how many cells it settled, equal_sets how
  // many candidates it removed.
  std::uint64_t naked_singles();
  std::uint64_t only_places(int first_house, int last_house);
  std::uint64_t equal_sets();
  std::uint64_t remove_equal_sets(House house);

  [[nodiscard]] CellSet blank_cells(House house) const;
  void look_for_dead_ends();
  [[nodiscard]] DigitSet digits_with_one_place(House house) const;
  bool settle_only_place(House house, Digit digit);
  [[nodiscard]] CellSet cells_with(DigitSet digits, CellSet cells) const;

  const Layout* layout_;
  Grid board_;
  CellSet blank_;
  std::array<DigitSet, kMaxCells> allowed_{};
  std::array<DigitSet, kMaxHouses> lacks_{};
  bool is_contradiction_ = false;
};

}  // namespace shudu
