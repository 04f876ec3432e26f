#include "cli/output/board.h"

#include <algorithm>
#include <array>
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

class TextBoard {
 public:
  TextBoard(const Layout& layout, const std::vector<CellText>& cells, std::size_t width)
      : layout_(layout), size_(layout.size()), cells_(cells), width_(width) {}

  void draw_lines(std::string& out) const {
    for (int row = 0; row <= size_; ++row) {
      draw_border(row, out);
      if (row < size_) draw_row(row, out);
    }
  }

  void draw_plain(std::string& out) const {
    for (int row = 0; row < size_; ++row) {
      for (int column = 0; column < size_; ++column) {
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
    const auto inside = [this](int r, int c) { return r >= 0 && r < size_ && c >= 0 && c < size_; };
    if (!inside(row, column) || !inside(other_row, other_column)) {
      return inside(row, column) != inside(other_row, other_column);
    }
    return layout_.box_of(Cell::at(row, column, size_)) !=
           layout_.box_of(Cell::at(other_row, other_column, size_));
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
    for (int row = 0; row < size_; ++row) {
      if (is_left(row, column)) return true;
    }
    return false;
  }

  void append_cell(int row, int column, std::string& out) const {
    const CellText& cell = cells_[static_cast<std::size_t>(row * size_ + column)];
    out += cell.paint;
    out += cell.text;
    if (!cell.paint.empty()) out += kPlain;
  }

  void draw_row(int row, std::string& out) const {
    for (int column = 0; column <= size_; ++column) {
      if (column > 0) out += ' ';
      if (is_wide(column)) {
        out += is_left(row, column) ? "│" : " ";
        if (column < size_) out += ' ';
      }
      if (column < size_) append_cell(row, column, out);
    }
    out += '\n';
  }

  void draw_border(int row, std::string& out) const {
    bool any = false;
    for (int column = 0; column < size_; ++column) any = any || is_above(row, column);
    if (!any) return;
    for (int column = 0; column <= size_; ++column) {
      const std::string_view before = is_above(row, column - 1) ? "─" : " ";
      const std::string_view after = is_above(row, column) ? "─" : " ";
      if (column > 0) out += before;
      if (is_wide(column)) {
        out += corner(row, column);
        if (column < size_) out += after;
      }
      for (std::size_t i = 0; column < size_ && i < width_; ++i) out += after;
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

  const Layout& layout_;
  int size_;
  const std::vector<CellText>& cells_;
  std::size_t width_;
};

void draw(const Layout& layout, const std::vector<CellText>& cells, BoardStyle style,
          std::string& out) {
  const TextBoard drawing(layout, cells, cells.front().text.size());
  if (style.ascii) {
    drawing.draw_plain(out);
  } else {
    drawing.draw_lines(out);
  }
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
  draw(layout, cells, style, out);
}

void draw_candidates(const Layout& layout, const Pencilmarks& marks, BoardStyle style,
                     std::string& out) {
  std::size_t width = 1;
  for (const Cell cell : layout.all_cells()) {
    width = std::max(width, static_cast<std::size_t>(marks[cell].size()));
  }
  std::vector<CellText> cells;
  for (const Cell cell : layout.all_cells()) {
    CellText text;
    for (const Digit digit : marks[cell]) text.text += digit.to_char();
    if (text.text.empty()) text.text = "-";
    if (style.color && marks[cell].size() == 1) text.paint = kBold;
    text.text.resize(width, ' ');
    cells.push_back(text);
  }
  draw(layout, cells, style, out);
}

}  // namespace shudu::cli
