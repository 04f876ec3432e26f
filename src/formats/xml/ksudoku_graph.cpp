// The graph of a KSudoku puzzle as a layout; see ksudoku_graph.h.
#include "formats/xml/ksudoku_graph.h"

#include <algorithm>
#include <array>

#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

using CellSets = std::vector<CellSet>;

bool has_all(const CellSets& sets, const CellSets& wanted) {
  return std::all_of(wanted.begin(), wanted.end(), [&](CellSet cells) {
    return std::find(sets.begin(), sets.end(), cells) != sets.end();
  });
}

CellSets without(CellSets sets, const CellSets& others) {
  std::erase_if(sets, [&](CellSet cells) {
    return std::find(others.begin(), others.end(), cells) != others.end();
  });
  return sets;
}

CellSets lines_of_size(int size) {
  CellSets lines;
  for (int i = 0; i < size; ++i) {
    CellSet row;
    CellSet column;
    for (int j = 0; j < size; ++j) {
      row.insert(Cell::at(i, j, size));
      column.insert(Cell::at(j, i, size));
    }
    lines.push_back(row);
    lines.push_back(column);
  }
  return lines;
}

CellSets diagonals_of_size(int size) {
  CellSet falling;
  CellSet rising;
  for (int i = 0; i < size; ++i) {
    falling.insert(Cell::at(i, i, size));
    rising.insert(Cell::at(size - 1 - i, i, size));
  }
  return {falling, rising};
}

CellSets boxes_of(const Layout& layout) {
  CellSets boxes;
  for (int i = 0; i < layout.size(); ++i) boxes.push_back(layout.cells(layout.box(i)));
  return boxes;
}

// What becomes a layout: boxes of a shape, or regions of any shape, and further houses.
struct GraphParts {
  int box_rows = 0;  // 0: regions
  CellSets regions;
  CellSets extra;
};

// The usual shape first, then the others from low to high.
std::vector<int> box_heights(int size) {
  std::vector<int> heights;
  const Result<const Layout*> usual = default_layout(size);
  if (usual) heights.push_back((*usual)->box_rows());
  for (int rows = 2; rows < size; ++rows) {
    if (size % rows == 0) heights.push_back(rows);
  }
  return heights;
}

bool take_boxes(const CellSets& sets, int size, GraphParts& parts) {
  for (const int rows : box_heights(size)) {
    LayoutSpec spec;
    spec.size = size;
    spec.box_rows = rows;
    spec.box_columns = size / rows;
    const Result<Layout> layout = make_layout(spec);
    if (!layout || !has_all(sets, boxes_of(*layout))) continue;
    parts.box_rows = rows;
    parts.extra = without(sets, boxes_of(*layout));
    return true;
  }
  return false;
}

bool take_regions(const CellSets& sets, int size, GraphParts& parts) {
  CellSet covered;
  for (const CellSet cells : without(sets, diagonals_of_size(size))) {
    if (covered.intersects(cells)) continue;
    covered |= cells;
    parts.regions.push_back(cells);
  }
  parts.extra = without(sets, parts.regions);
  return covered == CellSet::first_n(size * size);
}

std::string map_of_regions(const CellSets& regions, int size) {
  std::string map(static_cast<std::size_t>(size * size), ' ');
  for (std::size_t i = 0; i < regions.size(); ++i) {
    for (const Cell cell : regions[i]) {
      map[static_cast<std::size_t>(cell.index())] = static_cast<char>('1' + static_cast<int>(i));
    }
  }
  return map;
}

bool is_x_sudoku(std::string_view kind) { return kind == "XSudoku" || kind == "xsudoku"; }

bool take_parts(const KsudokuGraph& graph, GraphParts& parts) {
  const int size = graph.order;
  const CellSets lines = lines_of_size(size);
  const CellSets rest = without(graph.cliques, lines);
  const bool is_bare = graph.cliques.empty() && !graph.has_lines;
  if (!is_bare && !graph.has_lines && !has_all(graph.cliques, lines)) return false;
  if (!is_bare && !graph.has_blocks) {
    return take_boxes(rest, size, parts) || take_regions(rest, size, parts);
  }
  const Result<const Layout*> usual = default_layout(size);
  if (!usual) return false;
  parts.box_rows = (*usual)->box_rows();
  parts.extra = without(rest, boxes_of(**usual));
  if (is_bare && is_x_sudoku(graph.kind)) parts.extra = diagonals_of_size(size);
  return true;
}

}  // namespace

Result<Layout> layout_of_graph(const KsudokuGraph& graph) {
  GraphParts parts;
  if (!take_parts(graph, parts)) return error_with(ErrorCode::kNotReadHere, graph.kind);
  const std::string map = map_of_regions(parts.regions, graph.order);
  LayoutSpec spec;
  spec.size = graph.order;
  spec.extra_regions = parts.extra;
  if (parts.box_rows == 0) {
    spec.region_map = map;
  } else {
    spec.box_rows = parts.box_rows;
    spec.box_columns = graph.order / parts.box_rows;
  }
  return make_layout(spec);
}

}  // namespace shudu
