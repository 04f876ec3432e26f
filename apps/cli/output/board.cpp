#include "cli/output/board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string_view>
#include <vector>

namespace shudu::cli {
namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kFound = "\x1b[36m";
constexpr std::string_view kPlain = "\x1b[0m";

// One cell's text, already padded to the width of all cells, and how to paint it.
struct CellText {
  std::string text;
  std::string_view paint;
};

// Which area each cell lies in, row by row; lines stand between areas.
struct Areas {
  int rows;
  int columns;
  std::vector<int> of_cell;

  [[nodiscard]] std::size_t place(int row, int column) const {
    return static_cast<std::size_t>(row * columns + column);
  }
  [[nodiscard]] int at(int row, int column) const { return of_cell[place(row, column)]; }
};

Areas areas_of(const Layout& layout) {
  Areas areas{layout.size(), layout.size(), {}};
  for (const Cell cell : layout.all_cells()) areas.of_cell.push_back(layout.box_of(cell).index());
  return areas;
}

// The first region of a cell decides; cells of no region are one area.
Areas areas_of(const variant::VariantPuzzle& puzzle) {
  const auto cells = static_cast<std::size_t>(puzzle.cells());
  Areas areas{puzzle.rows, puzzle.columns, std::vector<int>(cells, -1)};
  for (std::size_t i = puzzle.regions.size(); i-- > 0;) {
    for (const variant::Variable cell : puzzle.regions[i]) {
      areas.of_cell[cell] = static_cast<int>(i);
    }
  }
  return areas;
}

class TextBoard {
 public:
  TextBoard(const Areas& areas, const std::vector<CellText>& cells, std::size_t width)
      : areas_(areas), cells_(cells), width_(width) {}

  void draw_lines(std::string& out) const {
    for (int row = 0; row <= areas_.rows; ++row) {
      draw_border(row, out);
      if (row < areas_.rows) draw_row(row, out);
    }
  }

  void draw_plain(std::string& out) const {
    for (int row = 0; row < areas_.rows; ++row) {
      for (int column = 0; column < areas_.columns; ++column) {
        if (column > 0 && width_ > 1) out += ' ';
        append_cell(row, column, out);
      }
      out.erase(out.find_last_not_of(' ') + 1);  // the padding of the last cell
      out += '\n';
    }
  }

 private:
  // Do the two cells beside this edge lie in different boxes? The rim counts as a box.
  [[nodiscard]] bool differs(int row, int column, int other_row, int other_column) const {
    const auto inside = [this](int r, int c) {
      return r >= 0 && r < areas_.rows && c >= 0 && c < areas_.columns;
    };
    if (!inside(row, column) || !inside(other_row, other_column)) {
      return inside(row, column) != inside(other_row, other_column);
    }
    return areas_.at(row, column) != areas_.at(other_row, other_column);
  }
  // The line above a cell, and the line to its left.
  [[nodiscard]] bool is_above(int row, int column) const {
    return differs(row - 1, column, row, column);
  }
  [[nodiscard]] bool is_left(int row, int column) const {
    return differs(row, column - 1, row, column);
  }
  // Is there a line anywhere to the left of this column? Then it takes three characters.
  [[nodiscard]] bool is_wide(int column) const {
    for (int row = 0; row < areas_.rows; ++row) {
      if (is_left(row, column)) return true;
    }
    return false;
  }

  void append_cell(int row, int column, std::string& out) const {
    const CellText& cell = cells_[areas_.place(row, column)];
    out += cell.paint;
    out += cell.text;
    if (!cell.paint.empty()) out += kPlain;
  }

  void draw_row(int row, std::string& out) const {
    for (int column = 0; column <= areas_.columns; ++column) {
      if (column > 0) out += ' ';
      if (is_wide(column)) {
        out += is_left(row, column) ? "│" : " ";
        if (column < areas_.columns) out += ' ';
      }
      if (column < areas_.columns) append_cell(row, column, out);
    }
    out += '\n';
  }

  void draw_border(int row, std::string& out) const {
    bool any = false;
    for (int column = 0; column < areas_.columns; ++column) any = any || is_above(row, column);
    if (!any) return;
    for (int column = 0; column <= areas_.columns; ++column) {
      const std::string_view before = is_above(row, column - 1) ? "─" : " ";
      const std::string_view after = is_above(row, column) ? "─" : " ";
      if (column > 0) out += before;
      if (is_wide(column)) {
        out += corner(row, column);
        if (column < areas_.columns) out += after;
      }
      for (std::size_t i = 0; column < areas_.columns && i < width_; ++i) out += after;
    }
    out += '\n';
  }

  // The corner above and to the left of a cell: bit 0 up, 1 right, 2 down, 3 left.
  [[nodiscard]] std::string_view corner(int row, int column) const {
    constexpr std::array<std::string_view, 16> kCorners{" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                        "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    const unsigned arms = (is_left(row - 1, column) ? 1U : 0U) | (is_above(row, column) ? 2U : 0U) |
                          (is_left(row, column) ? 4U : 0U) | (is_above(row, column - 1) ? 8U : 0U);
    return kCorners[arms];
  }

  const Areas& areas_;
  const std::vector<CellText>& cells_;
  std::size_t width_;
};

void draw(const Areas& areas, const std::vector<CellText>& cells, BoardStyle style,
          std::string& out) {
  const TextBoard drawing(areas, cells, cells.front().text.size());
  if (style.ascii) {
    drawing.draw_plain(out);
  } else {
    drawing.draw_lines(out);
  }
}

// All as wide as the widest.
void make_equally_wide(std::vector<CellText>& cells) {
  std::size_t width = 1;
  for (const CellText& cell : cells) width = std::max(width, cell.text.size());
  for (CellText& cell : cells) cell.text.resize(width, ' ');
}

}  // namespace

void draw_board(const Layout& layout, const Grid& givens, const Grid& shown, BoardStyle style,
                std::string& out) {
  std::vector<CellText> cells;
  for (const Cell cell : layout.all_cells()) {
    CellText text{".", ""};
    if (const auto digit = shown[cell]) text.text = std::string(1, digit->to_char());
    if (style.color && !shown.is_blank(cell)) text.paint = givens.is_blank(cell) ? kFound : kBold;
    cells.push_back(text);
  }
  draw(areas_of(layout), cells, style, out);
}

void draw_candidates(const Layout& layout, const Pencilmarks& marks, BoardStyle style,
                     std::string& out) {
  std::vector<CellText> cells;
  for (const Cell cell : layout.all_cells()) {
    CellText text;
    for (const Digit digit : marks[cell]) text.text += digit.to_char();
    if (text.text.empty()) text.text = "-";
    if (style.color && marks[cell].size() == 1) text.paint = kBold;
    cells.push_back(text);
  }
  make_equally_wide(cells);
  draw(areas_of(layout), cells, style, out);
}

void draw_variant(const variant::VariantPuzzle& puzzle, std::span<const int> values,
                  BoardStyle style, std::string& out) {
  std::vector<CellText> cells;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool is_value = values[i] >= puzzle.low && values[i] <= puzzle.high;
    CellText text{is_value ? std::to_string(values[i]) : ".", ""};
    if (style.color && is_value) text.paint = puzzle.given(i) ? kBold : kFound;
    cells.push_back(text);
  }
  make_equally_wide(cells);
  draw(areas_of(puzzle), cells, style, out);
}

void draw_variant_candidates(const variant::VariantPuzzle& puzzle,
                             std::span<const variant::ValueSet> candidates, BoardStyle style,
                             std::string& out) {
  constexpr int kMostDigits = 9;
  const std::string_view between = puzzle.high > kMostDigits ? "," : "";
  std::vector<CellText> cells;
  for (const variant::ValueSet set : candidates) {
    CellText text;
    for (int i = 0; i < puzzle.values(); ++i) {
      if ((set >> static_cast<unsigned>(i) & 1U) == 0) continue;
      if (!text.text.empty()) text.text += between;
      text.text += std::to_string(puzzle.low + i);
    }
    if (text.text.empty()) text.text = "-";
    if (style.color && std::has_single_bit(set)) text.paint = kBold;
    cells.push_back(text);
  }
  make_equally_wide(cells);
  draw(areas_of(puzzle), cells, style, out);
}

}  // namespace shudu::cli
