// Where things stand on a board: cells, candidates at their places, corners.
//
//   a cell of a grid of nine   1 2 3     candidate places: three columns (two in a grid of four),
//                              4 5 6     as many rows as the digits need
//                              7 8 9
#pragma once

#include "shudu/core/cell.h"
#include "shudu/logic/candidate.h"
#include "shudu/render/picture.h"

namespace shudu {

struct BoardGeometry {
  Point at;  ///< the grid's top left corner
  double cell_side = 0;
  int size = kMaxSize;  ///< rows and columns of the grid

  [[nodiscard]] constexpr double side() const { return cell_side * size; }
  [[nodiscard]] constexpr Box grid() const { return {at, side(), side()}; }
  [[nodiscard]] constexpr Box cell(Cell cell) const {
    return {corner(cell.row_in(size), cell.column_in(size)), cell_side, cell_side};
  }
  /// Where the lines above `row` and left of `column` cross.
  [[nodiscard]] constexpr Point corner(int row, int column) const {
    return {at.x + cell_side * column, at.y + cell_side * row};
  }
  [[nodiscard]] constexpr int mark_columns() const { return size <= 4 ? 2 : 3; }
  [[nodiscard]] constexpr int mark_rows() const {
    return (size + mark_columns() - 1) / mark_columns();
  }
  /// The middle of a candidate's place.
  [[nodiscard]] constexpr Point mark(Candidate candidate) const {
    constexpr double kMargin = 0.05;  // of a cell, that stays free at its edges
    const Box box = cell(candidate.cell);
    const int column = candidate.digit.index() % mark_columns();
    const int row = candidate.digit.index() / mark_columns();
    const double inner = cell_side * (1 - 2 * kMargin);
    return {box.at.x + cell_side * kMargin + inner * (column + 0.5) / mark_columns(),
            box.at.y + cell_side * kMargin + inner * (row + 0.5) / mark_rows()};
  }
  /// Half the width of the largest mark that keeps clear of its neighbours.
  [[nodiscard]] constexpr double mark_radius() const {
    return cell_side * 0.9 / (2 * (mark_columns() > mark_rows() ? mark_columns() : mark_rows())) *
           0.94;
  }
};

}  // namespace shudu
