// The layers of a board in their order, and its digits.
#include "shudu/render/board.h"

#include <algorithm>

#include "render/grid_lines.h"
#include "render/links.h"
#include "render/marks.h"

namespace shudu {
namespace {

// One board on its way into a picture.
class BoardDrawing {
 public:
  BoardDrawing(const BoardContent& content, const BoardLook& look, const BoardGeometry& geometry,
               Picture& picture)
      : content_(content),
        look_(look),
        style_(look.style != nullptr ? *look.style : style_table().front()),
        geometry_(geometry),
        picture_(picture),
        signs_(signs_of(content.marks)) {}

  void draw() const {
    const Layout& layout = *content_.layout;
    draw_shades(content_, geometry_, style_, picture_);
    if (!look_.is_small) draw_region_shades(layout, geometry_, style_, picture_);
    draw_groups(content_, geometry_, style_, picture_);
    draw_marks(signs_, geometry_, style_, picture_);
    if (!look_.is_small) draw_region_edges(layout, geometry_, style_, picture_);
    draw_lines(layout, geometry_, look_, style_, picture_);
    if (!look_.is_small) draw_region_letters(layout, geometry_, style_, picture_);
    draw_links(content_, geometry_, style_, picture_);
    draw_digits();
    draw_notes();
    draw_strikes(signs_, geometry_, style_, picture_);
    if (look_.has_labels) draw_labels();
  }

 private:
  void add_text(std::string text, Point at, double size, Color color, bool is_bold = false) const {
    TextShape shape;
    shape.text = std::move(text);
    shape.at = at;
    shape.size = size;
    shape.color = color;
    shape.align = Align::kCenter;
    shape.is_bold = is_bold;
    picture_.shapes.emplace_back(std::move(shape));
  }

  [[nodiscard]] bool is_open(Cell cell) const {
    return content_.givens.is_blank(cell) && content_.placed.is_blank(cell);
  }

  void draw_digits() const {
    const double size = geometry_.cell_side * style_.digit_part;
    for (const Cell cell : content_.layout->all_cells()) {
      const auto given = content_.givens[cell];
      const auto digit = given ? given : content_.placed[cell];
      if (digit) {
        const bool is_bold = given && (style_.has_bold_givens || look_.is_small);
        add_text(std::string(1, digit->to_char()), geometry_.cell(cell).center(), size,
                 given ? style_.given : style_.placed, is_bold);
      } else if (content_.candidates) {
        draw_candidates(cell);
      }
    }
  }

  void draw_candidates(Cell cell) const {
    const bool is_nine = geometry_.mark_columns() == 3;
    const double size = geometry_.cell_side * style_.candidate_part * (is_nine ? 1.0 : 1.35);
    for (const Digit digit : (*content_.candidates)[cell]) {
      const Candidate candidate{cell, digit};
      const CandidateSigns& signs = signs_[static_cast<std::size_t>(candidate.index())];
      add_text(std::string(1, digit.to_char()), geometry_.mark(candidate), size,
               digit_color(signs, style_), signs.any());
    }
  }

  void draw_notes() const {
    for (const Cell cell : content_.layout->all_cells()) {
      if (!is_open(cell)) continue;
      const auto i = static_cast<std::size_t>(cell.index());
      draw_corner_marks(cell, content_.corner_marks[i]);
      draw_center_marks(cell, content_.center_marks[i]);
    }
  }

  // The corners, then the edges, then the middle, as SudokuPad fills them.
  void draw_corner_marks(Cell cell, DigitSet digits) const {
    constexpr std::array<Point, 9> kPlaces{Point{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, -1},
                                           {0, 1},        {-1, 0}, {1, 0},  {0, 0}};
    const double reach = geometry_.cell_side * 0.33;
    const Point center = geometry_.cell(cell).center();
    std::size_t place = 0;
    for (const Digit digit : digits) {
      const Point at = kPlaces[place++];
      add_text(std::string(1, digit.to_char()), {center.x + reach * at.x, center.y + reach * at.y},
               geometry_.cell_side * style_.candidate_part, style_.note);
    }
  }

  void draw_center_marks(Cell cell, DigitSet digits) const {
    if (digits.empty()) return;
    std::string text;
    for (const Digit digit : digits) text += digit.to_char();
    // A digit is about 0.64 of its font size wide.
    const double most = geometry_.cell_side * 0.9 / (0.64 * digits.size());
    const double size = std::min(geometry_.cell_side * style_.candidate_part * 1.1, most);
    add_text(std::move(text), geometry_.cell(cell).center(), size, style_.note);
  }

  void draw_labels() const {
    const double size = geometry_.cell_side * 0.28;
    const double away = geometry_.cell_side * kLabelPart * 0.5;
    for (int i = 0; i < geometry_.size; ++i) {
      const Point middle = geometry_.cell(Cell::at(i, i, geometry_.size)).center();
      add_text(std::to_string(i + 1), {geometry_.at.x - away, middle.y}, size, style_.label);
      add_text(std::to_string(i + 1), {middle.x, geometry_.at.y - away}, size, style_.label);
    }
  }

  const BoardContent& content_;
  const BoardLook& look_;
  const Style& style_;
  const BoardGeometry& geometry_;
  Picture& picture_;
  SignTable signs_;
};

}  // namespace

double grid_side(const BoardContent& content, const BoardLook& look, double side) {
  const int n = content.layout->size();
  return look.has_labels ? side * n / (n + kLabelPart) : side;
}

void draw_board(const BoardContent& content, const BoardLook& look, Point at, double side,
                Picture& picture) {
  BoardGeometry geometry;
  const double grid = grid_side(content, look, side);
  geometry.at = {at.x + side - grid, at.y + side - grid};
  geometry.size = content.layout->size();
  geometry.cell_side = grid / geometry.size;
  BoardDrawing(content, look, geometry, picture).draw();
}

std::string board_description(const BoardContent& content) {
  const int n = content.layout->size();
  std::string text = "Sudoku " + std::to_string(n) + "x" + std::to_string(n) + ":";
  for (int row = 0; row < n; ++row) {
    text += row == 0 ? " " : " / ";
    for (int column = 0; column < n; ++column) {
      const Cell cell = Cell::at(row, column, n);
      const int given = content.givens.value_at(cell);
      const int digit = given != 0 ? given : content.placed.value_at(cell);
      text += digit == 0 ? '.' : static_cast<char>('0' + digit);
    }
  }
  return text;
}

}  // namespace shudu
