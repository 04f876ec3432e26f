// A square grid by f-puzzles' names of cells, `R1C1` to `R25C25` in any capitals, and of places
// around it, `R0C3`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

struct SquarePlace {
  int row = 0;  ///< from 1; 0 and size + 1 are outside
  int column = 0;
};

class SquareGrid {
 public:
  explicit SquareGrid(int size) : size_(size) {}

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] std::optional<SquarePlace> place_named(std::string_view name) const;
  [[nodiscard]] std::optional<Variable> cell_named(std::string_view name) const;
  [[nodiscard]] std::string name_of(Variable cell) const;
  /// The cells from a place on, so many rows and columns at each step, as far as the grid goes.
  [[nodiscard]] Variables cells_from(SquarePlace place, int down, int right) const;
  /// The row or column that a place at the end of it looks along; empty for others.
  [[nodiscard]] Variables line_from(SquarePlace outside) const;
  /// The place outside that looks along the cells; nothing where they are no whole line.
  [[nodiscard]] std::optional<std::string> name_outside(const Variables& cells) const;
  /// The boxes that a grid of the size has where nothing is said; none for primes.
  [[nodiscard]] std::vector<Variables> usual_boxes() const;

 private:
  [[nodiscard]] bool is_inside(int row, int column) const {
    return row >= 1 && row <= size_ && column >= 1 && column <= size_;
  }
  int size_;
};

}  // namespace shudu::variant
