// The lines of a board: between cells, between boxes (or the regions of a jigsaw), the frame; and
// what shows the extra regions.
#pragma once

#include "render/board_geometry.h"
#include "render/paths.h"
#include "shudu/core/function_ref.h"
#include "shudu/render/board.h"

namespace shudu {

/// The strip with row or column numbers, as a part of a cell.
inline constexpr double kLabelPart = 0.5;

/// What lies under everything: shades of extra regions.
void draw_region_shades(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                        Picture& picture);
/// Dashed edges of extra regions whose cells hang together; lines through diagonals.
void draw_region_edges(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                       Picture& picture);
/// The small letters of regions that are too many for shades.
void draw_region_letters(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                         Picture& picture);
void draw_lines(const Layout& layout, const BoardGeometry& geometry, const BoardLook& look,
                const Style& style, Picture& picture);

/// The edge of a set of cells, `by` inside of it: a path of straight runs. Corners are closed both
/// where the edge turns inwards and where it turns outwards.
[[nodiscard]] std::vector<Segment> inner_edge(CellSet cells, const BoardGeometry& geometry,
                                              double by);

/// The squares of a grid of any size: where it begins, and the side of a cell.
struct Squares {
  Point at;
  double cell_side = 0;
  int rows = 0;
  int columns = 0;

  [[nodiscard]] constexpr Point corner(int row, int column) const {
    return {at.x + cell_side * column, at.y + cell_side * row};
  }
  [[nodiscard]] constexpr Box cell(int row, int column) const {
    return {corner(row, column), cell_side, cell_side};
  }
  [[nodiscard]] constexpr Box grid() const { return {at, cell_side * columns, cell_side * rows}; }
};
/// The same for the cells of such a grid that `has` says; it is asked about places in it alone.
[[nodiscard]] std::vector<Segment> inner_edge(const Squares& squares,
                                              FunctionRef<bool(int row, int column)> has,
                                              double by);

/// The lines between rows (`is_across`) or columns where `is_edge` says so of two neighbours, each
/// run once: the line lies before the `line`-th row or column, `along` counts the other way.
void add_edges(const Squares& squares, bool is_across,
               FunctionRef<bool(int line, int along)> is_edge, PathMaker& path);

}  // namespace shudu
