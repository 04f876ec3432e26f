// Pairs of a letter and a cell are never parted at the end of a line.
#include "tui/screens/hint_letters.h"

#include <string>

#include "shudu/explain/explain.h"

namespace shudu::tui {

int draw_letters(Canvas& canvas, Point at, Size size, const HintLook& look, const Layout& layout) {
  int row = at.row;
  int column = at.column;
  for (const HintCell& cell : look.cells) {
    const std::string name = cell_text(layout, cell.cell);
    const int width = 2 + static_cast<int>(name.size());
    if (column > at.column && column + width > at.column + size.columns) {
      column = at.column;
      ++row;
    }
    if (row >= at.row + size.rows) return row;
    canvas.put({row, column}, std::string(1, cell.letter), {.role = cell.role});
    column = canvas.put({row, column + 2}, name) + 2;
  }
  return look.cells.empty() ? row : row + 1;
}

}  // namespace shudu::tui
