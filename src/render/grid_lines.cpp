// Runs of thick pieces are joined to one line each, so that a classic board has four of them and no
// seams.
#include "render/grid_lines.h"

#include <string>

#include "render/paths.h"

namespace shudu {
namespace {

// More regions than this cover so much of a board that shades would say nothing.
constexpr int kMostShaded = 4;

enum class RegionKind : std::uint8_t { kDiagonal, kConnected, kScattered };

RegionKind kind_of(const Layout& layout, CellSet cells) {
  const int n = layout.size();
  bool falls = true;
  bool rises = true;
  for (const Cell cell : cells) {
    falls = falls && cell.row_in(n) == cell.column_in(n);
    rises = rises && cell.row_in(n) + cell.column_in(n) == n - 1;
  }
  if (falls || rises) return RegionKind::kDiagonal;
  CellSet reached = CellSet::only(cells.first());
  for (int grown = 0; grown != reached.size();) {
    grown = reached.size();
    for (const Cell cell : cells - reached) {
      for (const Cell other : reached) {
        const int rows = cell.row_in(n) - other.row_in(n);
        const int columns = cell.column_in(n) - other.column_in(n);
        if (rows * rows + columns * columns == 1) reached.insert(cell);
      }
    }
  }
  return reached == cells ? RegionKind::kConnected : RegionKind::kScattered;
}

// Calls `see(cells, kind, number)` for each extra region; the number counts those that are no
// diagonals.
template <typename See>
void for_each_region(const Layout& layout, See see) {
  int number = 0;
  for (int i = 0; i < layout.extra_region_count(); ++i) {
    const CellSet cells = layout.cells(layout.region(i));
    const RegionKind kind = kind_of(layout, cells);
    see(cells, kind, kind == RegionKind::kDiagonal ? number : number++);
  }
}

bool are_shaded(const Layout& layout) {
  int count = 0;
  for_each_region(layout,
                  [&](CellSet, RegionKind kind, int) { count += kind != RegionKind::kDiagonal; });
  return count <= kMostShaded;
}

bool is_box_edge(const Layout& layout, Cell one, Cell other) {
  return layout.box_of(one) != layout.box_of(other);
}

Squares squares_of(const BoardGeometry& geometry) {
  return {geometry.at, geometry.cell_side, geometry.size, geometry.size};
}

void add_box_lines(const Layout& layout, const BoardGeometry& geometry, bool is_across,
                   PathMaker& path) {
  const int n = layout.size();
  const auto cell = [&](int line, int along) {
    return is_across ? Cell::at(line, along, n) : Cell::at(along, line, n);
  };
  const auto is_edge = [&](int line, int along) {
    return is_box_edge(layout, cell(line - 1, along), cell(line, along));
  };
  add_edges(squares_of(geometry), is_across, is_edge, path);
}

}  // namespace

void add_edges(const Squares& squares, bool is_across,
               FunctionRef<bool(int line, int along)> is_edge, PathMaker& path) {
  const int lines = is_across ? squares.rows : squares.columns;
  const int length = is_across ? squares.columns : squares.rows;
  const auto point = [&](int line, int along) {
    return is_across ? squares.corner(line, along) : squares.corner(along, line);
  };
  for (int line = 1; line < lines; ++line) {
    for (int along = 0; along < length;) {
      int end = along;
      while (end < length && is_edge(line, end)) ++end;
      if (end > along) path.move(point(line, along)).line(point(line, end));
      along = end + 1;
    }
  }
}

void draw_lines(const Layout& layout, const BoardGeometry& geometry, const BoardLook& look,
                const Style& style, Picture& picture) {
  const int n = layout.size();
  const double part = look.is_small ? 0.8 : 1.0;
  PathMaker thin;
  for (int line = 1; line < n; ++line) {
    thin.move(geometry.corner(line, 0)).line(geometry.corner(line, n));
    thin.move(geometry.corner(0, line)).line(geometry.corner(n, line));
  }
  add_stroked(thin, {style.cell_line, geometry.cell_side * style.cell_line_part * part}, picture);
  // Small boards are printed small: their boxes need more to be seen.
  const double thick = geometry.cell_side * style.box_line_part * (look.is_small ? 1.4 : 1.0);
  PathMaker boxes;
  add_box_lines(layout, geometry, true, boxes);
  add_box_lines(layout, geometry, false, boxes);
  add_stroked(boxes, {style.box_line, thick}, picture);
  add_stroked(PathMaker().rectangle(geometry.grid()), {style.box_line, thick * 1.15}, picture);
}

void draw_region_shades(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                        Picture& picture) {
  if (!are_shaded(layout)) return;
  CellSet shaded;
  for_each_region(layout, [&](CellSet cells, RegionKind kind, int) {
    if (kind != RegionKind::kDiagonal) shaded |= cells;
  });
  PathMaker path;
  for (const Cell cell : shaded) path.rectangle(geometry.cell(cell));
  add_filled(path, style.region, picture);
}

void draw_region_edges(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                       Picture& picture) {
  const int n = layout.size();
  const double width = geometry.cell_side * style.cell_line_part;
  for_each_region(layout, [&](CellSet cells, RegionKind kind, int) {
    if (kind == RegionKind::kDiagonal) {
      const bool falls = cells.contains(Cell(0));
      add_stroked(PathMaker()
                      .move(geometry.corner(0, falls ? 0 : n))
                      .line(geometry.corner(n, falls ? n : 0)),
                  {style.region_edge, 1.6 * width}, picture);
    } else if (kind == RegionKind::kConnected && are_shaded(layout)) {
      picture.shapes.emplace_back(
          PathShape{inner_edge(cells, geometry, geometry.cell_side * 0.07), std::nullopt,
                    Stroke{style.region_edge, 1.4 * width, geometry.cell_side * 0.09}});
    }
  });
}

void draw_region_letters(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                         Picture& picture) {
  if (are_shaded(layout)) return;
  for_each_region(layout, [&](CellSet cells, RegionKind kind, int number) {
    if (kind == RegionKind::kDiagonal) return;
    const double size = geometry.cell_side * 0.2;
    for (const Cell cell : cells) {
      const Point at = geometry.cell(cell).at;
      TextShape letter;
      letter.text = static_cast<char>('a' + number);
      letter.at = {at.x + 0.6 * size, at.y + 0.7 * size};
      letter.size = size;
      letter.color = style.label;
      letter.align = Align::kCenter;
      picture.shapes.emplace_back(std::move(letter));
    }
  });
}

namespace {

// Each side of a cell that has no neighbour in the set is a run. At either end it stops `by` before
// the corner where the edge turns there, reaches the corner where it goes straight on, and goes
// `by` beyond it where the set has the cell around the corner.
class InnerEdge {
 public:
  InnerEdge(const Squares& squares, FunctionRef<bool(int row, int column)> is_in, double by)
      : squares_(squares), is_in_(is_in), by_(by) {}

  void add_cell(int row, int column) {
    if (!has(row, column)) return;
    for (const int side : {-1, 1}) {
      add_row_side(row, column, side);
      add_column_side(row, column, side);
    }
  }

  [[nodiscard]] const std::vector<Segment>& segments() const { return path_.segments(); }

 private:
  // Above (-1) or below (1).
  void add_row_side(int row, int column, int side) {
    if (has(row + side, column)) return;
    const Box box = squares_.cell(row, column);
    const double y = side < 0 ? box.at.y + by_ : box.bottom() - by_;
    const double left = reach(has(row, column - 1), has(row + side, column - 1));
    const double right = reach(has(row, column + 1), has(row + side, column + 1));
    path_.move({box.at.x - left, y}).line({box.right() + right, y});
  }

  // To the left (-1) or right (1).
  void add_column_side(int row, int column, int side) {
    if (has(row, column + side)) return;
    const Box box = squares_.cell(row, column);
    const double x = side < 0 ? box.at.x + by_ : box.right() - by_;
    const double top = reach(has(row - 1, column), has(row - 1, column + side));
    const double bottom = reach(has(row + 1, column), has(row + 1, column + side));
    path_.move({x, box.at.y - top}).line({x, box.bottom() + bottom});
  }

  [[nodiscard]] bool has(int row, int column) const {
    return row >= 0 && row < squares_.rows && column >= 0 && column < squares_.columns &&
           is_in_(row, column);
  }

  // How far a run goes beyond the corner.
  [[nodiscard]] double reach(bool has_next, bool has_around) const {
    if (!has_next) return -by_;
    return has_around ? by_ : 0.0;
  }

  const Squares& squares_;
  FunctionRef<bool(int row, int column)> is_in_;
  double by_;
  PathMaker path_;
};

}  // namespace

std::vector<Segment> inner_edge(const Squares& squares, FunctionRef<bool(int row, int column)> has,
                                double by) {
  InnerEdge edge(squares, has, by);
  for (int row = 0; row < squares.rows; ++row) {
    for (int column = 0; column < squares.columns; ++column) edge.add_cell(row, column);
  }
  return edge.segments();
}

std::vector<Segment> inner_edge(CellSet cells, const BoardGeometry& geometry, double by) {
  return inner_edge(
      squares_of(geometry),
      [&](int row, int column) { return cells.contains(Cell::at(row, column, geometry.size)); },
      by);
}

}  // namespace shudu
