// The grid of a constraint string of ISS: its shape, its boxes, its names of cells, and its lines.
//
//   9x9  6x6~8  9x9~0-8  4x5~7~Raw   rows x columns, values, and a grid without rows and columns
//   R1C1  RgCg                       digits up to 16: 1 to 9, then a to g
//   VA1  VA                          the first of several free cells under A, or the only one
//   C3,1  R2,-1                      column 3 from above, row 2 from the right
//
// Boxes are as square as can be, wider than high where both ways fit. Facts of the syntax are from
// the program's own reader (sigh/Interactive-Sudoku-Solver, MIT); nothing of it is copied.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// Rows, columns and values that ISS takes, and cells with the free ones.
inline constexpr int kMostIssLines = 16;
inline constexpr int kMostIssCells = 1000;

struct IssShape {
  int rows = 9;
  int columns = 9;
  int low = 1;
  int values = 9;
  bool is_sudoku = true;  ///< rows and columns differ, and there may be boxes
  friend bool operator==(const IssShape&, const IssShape&) = default;
};

/// The shape that the arguments of `Shape`, joined by `~`, stand for; or nothing.
[[nodiscard]] std::optional<IssShape> read_shape(std::string_view spec);
[[nodiscard]] std::string shape_text(const IssShape& shape);

/// Free cells under one name.
struct IssGroup {
  std::string name;  ///< with the V
  int cells = 1;
  int columns = 0;  ///< 0: as the grid
  Variable first = 0;
};

class IssGrid {
 public:
  IssGrid(const IssShape& shape, std::vector<IssGroup> groups);

  [[nodiscard]] const IssShape& shape() const { return shape_; }
  [[nodiscard]] int cells() const { return shape_.rows * shape_.columns; }
  [[nodiscard]] int variables() const { return variables_; }

  [[nodiscard]] std::optional<Variable> cell_named(std::string_view name) const;
  [[nodiscard]] std::string name_of(Variable cell) const;

  /// The cell so many rows and columns away in the grid, or in the block of free cells; or nothing.
  [[nodiscard]] std::optional<Variable> moved(Variable cell, int rows, int columns) const;
  /// Rows and columns from one cell to another of the same block; or nothing.
  struct Distance {
    int rows = 0;
    int columns = 0;
  };
  [[nodiscard]] std::optional<Distance> distance(Variable from, Variable to) const;

  /// Boxes of so many cells; none where they do not fill the grid.
  [[nodiscard]] std::vector<Variables> boxes(int size) const;
  [[nodiscard]] int usual_box_size() const;
  struct BoxShape {
    int rows = 0;
    int columns = 0;
  };
  [[nodiscard]] std::optional<BoxShape> box_shape(int size) const;

  /// The whole row or column of `R2` or `C3`, from its beginning; or nothing.
  [[nodiscard]] std::optional<Variables> line_named(std::string_view name) const;
  /// Its name where cells are a whole line; `is_reversed` where they begin at its end.
  struct NamedLine {
    std::string name;
    bool is_reversed = false;
  };
  [[nodiscard]] std::optional<NamedLine> name_of_line(const Variables& cells) const;

  /// The diagonals that little killers stand at, each from the cell that names it.
  [[nodiscard]] const std::vector<Variables>& diagonals() const { return diagonals_; }

 private:
  struct Block {
    int first = 0;
    int cells = 0;
    int columns = 1;
  };
  [[nodiscard]] Block block_of(Variable cell) const;

  IssShape shape_;
  std::vector<IssGroup> groups_;
  int variables_ = 0;
  std::vector<Variables> diagonals_;
};

}  // namespace shudu::variant
