// Drawing grids on several lines; see grid_writer.h. All styles are one loop with other characters.
#include "formats/grid_writer.h"

#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

// How a style draws: outlines above, between bands and below, bars, and whether cells are spaced.
struct GridStyle {
  bool is_spaced;
  bool has_frame;
  Outline frame;
  Outline band;
};

constexpr GridStyle kReadable{true, false, {}, {'\0', '-', '|', '\0'}};
constexpr GridStyle kBoxed{true, true, {'+', '-', '+', '+'}, {'+', '-', '+', '+'}};
constexpr GridStyle kDense{false, true, {'*', '-', '-', '*'}, {'|', '-', '+', '|'}};

void append_row(const Grid& grid, int row, const GridStyle& style, std::string& out) {
  const int size = grid.size();
  const DrawnBoxes box = drawn_boxes(size);
  if (style.has_frame) out += '|';
  for (int column = 0; column < size; ++column) {
    if (column != 0 && column % box.columns == 0) out += style.is_spaced ? " |" : "|";
    if (style.is_spaced) out += ' ';
    const int value = grid.value_at(Cell::at(row, column, size));
    out += value == 0 ? '.' : Digit(value).to_char();
  }
  if (style.has_frame) out += style.is_spaced ? " |" : "|";
  out += '\n';
}

void draw(const Puzzle& puzzle, const GridStyle& style, std::string& out) {
  const int size = puzzle.size();
  const DrawnBoxes box = drawn_boxes(size);
  const int boxes = size / box.columns;
  const int width = style.is_spaced ? 2 * box.columns + 1 : box.columns;
  if (style.has_frame) append_outline(style.frame, boxes, width, out);
  for (int row = 0; row < size; ++row) {
    if (row != 0 && row % box.rows == 0) append_outline(style.band, boxes, width, out);
    append_row(puzzle.givens, row, style, out);
  }
  if (style.has_frame) append_outline(style.frame, boxes, width, out);
}

}  // namespace

DrawnBoxes drawn_boxes(int size) {
  const Result<const Layout*> layout = default_layout(size);
  return layout ? DrawnBoxes{(*layout)->box_rows(), (*layout)->box_columns()}
                : DrawnBoxes{size, size};
}

void append_outline(const Outline& outline, int boxes, int width, std::string& out) {
  if (outline.left != '\0') out += outline.left;
  for (int box = 0; box < boxes; ++box) {
    if (box != 0) out += outline.join;
    out.append(static_cast<std::size_t>(width), outline.fill);
  }
  if (outline.right != '\0') out += outline.right;
  out += '\n';
}

void write_readable_grid(const Puzzle& puzzle, std::string& out) { draw(puzzle, kReadable, out); }

void write_boxed_grid(const Puzzle& puzzle, std::string& out) { draw(puzzle, kBoxed, out); }

void write_dense_grid(const Puzzle& puzzle, std::string& out) { draw(puzzle, kDense, out); }

void write_plain_grid(const Puzzle& puzzle, std::string& out) {
  const int size = puzzle.size();
  for (int i = 0; i < puzzle.givens.cell_count(); ++i) {
    const int value = puzzle.givens.value_at(Cell(i));
    out += value == 0 ? '.' : Digit(value).to_char();
    if (i % size == size - 1) out += '\n';
  }
}

}  // namespace shudu
