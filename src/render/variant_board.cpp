// The layers of a variant's board in their order, then its lines of text.
#include "shudu/render/variant_board.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "render/grid_lines.h"
#include "render/sheet.h"
#include "render/slot.h"
#include "render/variant_rules.h"
#include "shudu/render/clean_text.h"
#include "shudu/variant/kinds.h"

namespace shudu {
namespace {

using variant::Constraint;
using variant::Variable;
using variant::VariantPuzzle;

constexpr double kLinePart = 1.35;   // from line to line of the rules, of their font's size
constexpr double kColumnPart = 0.6;  // of the font's size: no narrow text has wider characters
constexpr std::size_t kMostLines = 60;

// One board on its way into a picture.
class VariantDrawing {
 public:
  VariantDrawing(const VariantCard& card, const Style& style, const Squares& squares,
                 Picture& picture)
      : puzzle_(card.puzzle),
        has_candidates_(card.has_candidates),
        style_(style),
        squares_(squares),
        picture_(picture),
        cages_(drawn_cages(card.puzzle)) {}

  void draw(bool has_labels) const {
    draw_lines();
    for (const std::size_t cage : cages_) draw_cage(puzzle_.constraints[cage]);
    draw_values();
    if (has_labels) draw_labels();
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

  void draw_lines() const {
    const double side = squares_.cell_side;
    PathMaker thin;
    add_edges(
        squares_, true, [](int, int) { return true; }, thin);
    add_edges(
        squares_, false, [](int, int) { return true; }, thin);
    add_stroked(thin, {style_.cell_line, side * style_.cell_line_part}, picture_);
    // A border is where two cells are not in the same regions.
    std::vector<std::vector<std::size_t>> regions_of(static_cast<std::size_t>(puzzle_.cells()));
    for (std::size_t i = 0; i < puzzle_.regions.size(); ++i) {
      for (const Variable cell : puzzle_.regions[i]) regions_of[cell].push_back(i);
    }
    const auto at = [&](int row, int column) -> const std::vector<std::size_t>& {
      return regions_of[puzzle_.cell_at(row, column)];
    };
    PathMaker thick;
    add_edges(
        squares_, true, [&](int row, int column) { return at(row - 1, column) != at(row, column); },
        thick);
    add_edges(
        squares_, false,
        [&](int column, int row) { return at(row, column - 1) != at(row, column); }, thick);
    const double width = side * style_.box_line_part;
    add_stroked(thick, {style_.box_line, width}, picture_);
    add_stroked(PathMaker().rectangle(squares_.grid()), {style_.box_line, width * 1.15}, picture_);
  }

  void draw_cage(const Constraint& cage) const {
    const double side = squares_.cell_side;
    std::vector<bool> is_in(static_cast<std::size_t>(puzzle_.cells()));
    for (const Variable cell : cage.cells) is_in[cell] = true;
    const auto has = [&](int row, int column) { return is_in[puzzle_.cell_at(row, column)]; };
    picture_.shapes.emplace_back(
        PathShape{inner_edge(squares_, has, side * 0.08), std::nullopt,
                  Stroke{style_.text, side * style_.cell_line_part, side * 0.07}});
    const auto sum = variant::number_of(puzzle_, cage);
    if (sum) draw_sum(*std::min_element(cage.cells.begin(), cage.cells.end()), *sum);
  }

  // On a patch of paper, so that the outline does not run through it.
  void draw_sum(Variable cell, std::int64_t sum) const {
    const double side = squares_.cell_side;
    const std::string text = std::to_string(sum);
    const double size = side * 0.22;
    const Point corner = squares_.corner(puzzle_.row_of(cell), puzzle_.column_of(cell));
    const double width = 0.65 * size * static_cast<double>(text.size()) + side * 0.04;
    const Box patch{{corner.x + side * 0.05, corner.y + side * 0.05}, width, size};
    add_filled(PathMaker().rectangle(patch), style_.paper, picture_);
    add_text(text, patch.center(), size, style_.text);
  }

  void draw_values() const {
    constexpr int kMostDigits = 9;
    const double narrow = puzzle_.high > kMostDigits ? 0.8 : 1.0;
    const double size = squares_.cell_side * style_.digit_part * narrow;
    const variant::ValueSet all = puzzle_.all_values();
    for (int row = 0; row < puzzle_.rows; ++row) {
      for (int column = 0; column < puzzle_.columns; ++column) {
        const Variable cell = puzzle_.cell_at(row, column);
        const Box box = squares_.cell(row, column);
        if (const auto given = puzzle_.given(cell)) {
          add_text(std::to_string(*given), box.center(), size, style_.given,
                   style_.has_bold_givens);
        } else if (has_candidates_ || puzzle_.candidates[cell] != all) {
          draw_candidates(box, puzzle_.candidates[cell]);
        }
      }
    }
  }

  // In as many columns as rows, or one more; below the sums of cages.
  void draw_candidates(const Box& box, variant::ValueSet values) const {
    const int columns = static_cast<int>(std::ceil(std::sqrt(puzzle_.values())));
    const int rows = (puzzle_.values() + columns - 1) / columns;
    const double top = cages_.empty() ? 0.06 : 0.22;
    const double wide = box.width * 0.84 / columns;
    const double high = box.height * (0.92 - top) / rows;
    const double narrow = puzzle_.high > 9 ? 0.75 : 1.1;
    const double size = std::min({box.width * style_.candidate_part, narrow * wide, high});
    for (int i = 0; i < puzzle_.values(); ++i) {
      if ((values >> static_cast<unsigned>(i) & 1U) == 0) continue;
      const double x = box.at.x + box.width * 0.08 + wide * (i % columns + 0.5);
      const int row = i / columns;
      const double y = box.at.y + box.height * top + high * (row + 0.5);
      add_text(std::to_string(puzzle_.low + i), {x, y}, size, style_.candidate);
    }
  }

  void draw_labels() const {
    const double size = squares_.cell_side * 0.28;
    const double away = squares_.cell_side * kLabelPart * 0.5;
    for (int row = 0; row < puzzle_.rows; ++row) {
      const double y = squares_.cell(row, 0).center().y;
      add_text(std::to_string(row + 1), {squares_.at.x - away, y}, size, style_.label);
    }
    for (int column = 0; column < puzzle_.columns; ++column) {
      const double x = squares_.cell(0, column).center().x;
      add_text(std::to_string(column + 1), {x, squares_.at.y - away}, size, style_.label);
    }
  }

  const VariantPuzzle& puzzle_;
  bool has_candidates_;
  const Style& style_;
  const Squares& squares_;
  Picture& picture_;
  std::vector<std::size_t> cages_;
};

std::string described(const VariantCard& card) {
  const VariantPuzzle& puzzle = card.puzzle;
  std::string text =
      "Sudoku " + std::to_string(puzzle.rows) + "x" + std::to_string(puzzle.columns) + ":";
  for (int row = 0; row < puzzle.rows; ++row) {
    text += row == 0 ? "" : " /";
    for (int column = 0; column < puzzle.columns; ++column) {
      const auto given = puzzle.given(puzzle.cell_at(row, column));
      text += ' ' + (given ? std::to_string(*given) : std::string("."));
    }
  }
  for (const std::string& rule : card.rules) {
    text += ". " + clean_text(rule, kMostTextCharacters);
  }
  return text;
}

std::vector<std::string> lines_of(const VariantCard& card, double width, double size,
                                  std::size_t most) {
  const auto columns = static_cast<std::size_t>(std::max(width / (kColumnPart * size), 1.0));
  std::vector<std::string> lines;
  for (const std::string& rule : card.rules) {
    const std::string text = clean_text(rule, rule.size() + 1);
    for (std::string& line : broken_lines(text, columns)) lines.push_back(std::move(line));
  }
  if (lines.size() > most) {
    const std::size_t shown = most - 1;
    const std::string left_out = "\xE2\x80\xA6 (+" + std::to_string(lines.size() - shown) + ")";
    lines.resize(shown);
    lines.push_back(left_out);
  }
  return lines;
}

void draw_text(const std::vector<std::string>& lines, const Box& box, double size,
               const Style& style, Picture& picture) {
  double y = box.at.y + 0.6 * size;
  for (const std::string& line : lines) {
    TextShape shape;
    shape.text = line;
    shape.at = {box.at.x, y};
    shape.size = size;
    shape.color = style.text;
    shape.width = box.width;
    picture.shapes.emplace_back(std::move(shape));
    y += kLinePart * size;
  }
}

// The board in the middle of the box's upper edge, with cells of that side.
void draw_in(const VariantCard& card, const PageSetup& setup, const Box& box, double cell_side,
             Picture& picture) {
  const double strip = setup.has_labels ? kLabelPart * cell_side : 0;
  const double wide = cell_side * card.puzzle.columns + strip;
  const Squares squares{{box.at.x + (box.width - wide) / 2 + strip, box.at.y + strip},
                        cell_side,
                        card.puzzle.rows,
                        card.puzzle.columns};
  VariantDrawing(card, style_of(setup), squares, picture).draw(setup.has_labels);
}

// Rows and columns that a board takes, labels counted.
double rows_with(const VariantCard& card, const PageSetup& setup) {
  return card.puzzle.rows + (setup.has_labels ? kLabelPart : 0.0);
}
double columns_with(const VariantCard& card, const PageSetup& setup) {
  return card.puzzle.columns + (setup.has_labels ? kLabelPart : 0.0);
}

}  // namespace

Picture variant_picture(const VariantCard& card, const PageSetup& setup) {
  constexpr double kCell = 40;
  constexpr double kMargin = 12;
  constexpr double kLeastWidth = 240;
  const Style& style = style_of(setup);
  const double wide = std::max(kCell * columns_with(card, setup), kLeastWidth);
  const double size = std::clamp(wide / 40, 8.0, 16.0) * style.scale;
  const std::string title = clean_text(card.title);
  const double top = title.empty() ? 0 : 2.1 * size;
  const std::vector<std::string> lines = lines_of(card, wide, size, kMostLines);
  const Box board{{kMargin, kMargin + top}, wide, kCell * rows_with(card, setup)};
  const double text =
      lines.empty() ? 0 : size * (1 + kLinePart * static_cast<double>(lines.size()));
  Picture picture;
  picture.width = wide + 2 * kMargin;
  picture.height = board.bottom() + text + kMargin;
  picture.paper = style.paper;
  picture.title = title.empty() ? "Sudoku" : title;
  picture.description = described(card);
  add_line(title, {kMargin, kMargin + 0.6 * size}, wide, {1.3 * size, style.text, Align::kLeft},
           picture);
  draw_in(card, setup, board, kCell, picture);
  draw_text(lines, {{kMargin, board.bottom() + size}, wide, text}, size, style, picture);
  return picture;
}

Picture variant_page(const VariantCard& card, const PageSetup& setup, int number) {
  constexpr double kMostBoard = 432;
  const Style& style = style_of(setup);
  Picture picture = sheet_of(setup);
  picture.title = clean_text(setup.title);
  picture.description = described(card);
  const Box room = draw_frame(setup.title, setup, number, picture);
  const double size = 9 * style.scale;
  const double line = kLinePart * size;
  const double half = std::max(room.height / 2 - size, line);
  const std::vector<std::string> lines =
      lines_of(card, room.width, size, static_cast<std::size_t>(half / line));
  const double text = lines.empty() ? 0 : size + line * static_cast<double>(lines.size());
  const double most = kMostBoard * style.scale;
  const double wide = std::min(room.width, most) / columns_with(card, setup);
  const double high = std::min(room.height - text, most) / rows_with(card, setup);
  const double cell_side = std::max(std::min({wide, high, 60.0}), 1.0);
  const double board = cell_side * rows_with(card, setup);
  const double above = std::max(room.height - board - text, 0.0) * 0.38;
  draw_in(card, setup, {{room.at.x, room.at.y + above}, room.width, board}, cell_side, picture);
  draw_text(lines, {{room.at.x, room.at.y + above + board + size}, room.width, text}, size, style,
            picture);
  return picture;
}

}  // namespace shudu
