// Lines as one drawn grid; see drawing.h.
#include "formats/drawing.h"

#include <algorithm>
#include <optional>

#include "formats/drawing_walk.h"
#include "formats/drawn_text.h"
#include "formats/grid_labels.h"
#include "formats/heading_row.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

constexpr std::size_t kMostBeforeRows = 2;  // lines between names of columns and the first row

Drawing named_drawing(const BareLines& bare, const Layout* layout) {
  Drawing drawing;
  if (std::none_of(bare.lines.begin(), bare.lines.end(), is_board_row)) {
    drawing.fit = bare.lines.size() <= kMostBeforeRows ? Fit::kMore : Fit::kNo;
    drawing.size = bare.size;
    return drawing;
  }
  drawing = walk_drawing(bare.lines, layout, true);
  if (!is_board_size(drawing.size) || (bare.size != 0 && bare.size != drawing.size)) return {};
  for (DrawnRow& row : drawing.rows) {
    row.column = bare.columns[row.line];
    row.line += bare.first;
  }
  drawing.is_named = true;
  return drawing;
}

// A heading that is no name of a row or column, and a board below it (heading_row.h). `plain`: what
// the lines are when the first of them is a row. Nothing where it is, or may be.
std::optional<Drawing> headed_drawing(std::span<const std::string_view> lines, const Layout* layout,
                                      const Drawing& plain) {
  const GridRow head = parse_row(lines[0]);
  if (!may_be_heading(head)) return std::nullopt;
  std::size_t first = 1;
  while (first < lines.size() && parse_row(lines[first]).kind == GridRowKind::kBlank) ++first;
  if (first == lines.size() || first > kMostBeforeRows) return std::nullopt;
  Drawing below = walk_drawing(lines.subspan(first), layout, true);
  if (below.size != head.count || below.broken != std::string_view::npos) return std::nullopt;
  for (DrawnRow& row : below.rows) row.line += first;
  if (below.fit != Fit::kNo && below.rows.size() < below.size) {
    return plain.fit == Fit::kNo ? std::optional(below) : std::nullopt;
  }
  const bool is_whole = below.fit == Fit::kWhole || below.fit == Fit::kWholeOrMore;
  if (!is_whole || !are_certain(below.rows, plain.rows)) return std::nullopt;
  below.fit = Fit::kWholeOrMore;  // with a further row, nothing is certain
  below.is_named = counts_up(head);
  return below;
}

}  // namespace

Drawing drawing_of(std::span<const std::string_view> lines, const Layout* layout) {
  std::vector<std::string> buffers(lines.size());
  std::vector<std::string_view> drawn;
  drawn.reserve(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) drawn.push_back(drawn_text(lines[i], buffers[i]));
  if (const std::optional<BareLines> bare = without_names(drawn)) {
    Drawing named = named_drawing(*bare, layout);
    if (named.fit != Fit::kNo) return named;
  }
  const Drawing plain = walk_drawing(drawn, layout, false);
  return headed_drawing(drawn, layout, plain).value_or(plain);
}

std::size_t size_within(const Drawing& drawing) {
  std::size_t top = drawing.size;
  std::size_t bottom = 0;
  std::size_t left = drawing.size;
  std::size_t right = 0;
  char largest = '0';
  bool has_empty = false;
  for (std::size_t r = 0; r < drawing.rows.size(); ++r) {
    const auto cells = cells_of(drawing.rows[r].cells);
    for (std::size_t c = 0; c < cells.size(); ++c) {
      has_empty = has_empty || cells[c].mark == kEmptyCell;
      if (cells[c].mark == kEmptyCell) continue;
      if (!is_blank_mark(cells[c].mark)) largest = std::max(largest, cells[c].mark);
      top = std::min(top, r);
      bottom = std::max(bottom, r + 1);
      left = std::min(left, c);
      right = std::max(right, c + 1);
    }
  }
  if (!has_empty || drawing.is_named) return 0;
  for (const std::size_t size : {4U, 6U, 8U}) {
    const bool is_inside = bottom <= top + size && right <= left + size;
    if (size < drawing.size && is_inside && largest <= static_cast<char>('0' + size)) return size;
  }
  return 0;
}

}  // namespace shudu
