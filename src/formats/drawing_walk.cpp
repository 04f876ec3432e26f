#include "formats/drawing_walk.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "formats/drawn_text.h"
#include "formats/grid_lines.h"
#include "formats/heading_row.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {
namespace {

constexpr std::size_t kLargestRow = 25;
constexpr std::size_t kTolerance = 2;  // a broken row has so many cells too few or too many
constexpr auto kLargest = static_cast<std::size_t>(kMaxSize);

bool is_cells(const GridRow& row, std::size_t size) {
  if (row.kind != GridRowKind::kCells || row.count != size) return false;
  const auto cells = cells_of(row);
  return size > kLargest || std::all_of(cells.begin(), cells.end(), [](const RowCell& cell) {
           return cell.mark == kEmptyCell || is_cell_mark(cell.mark);
         });
}

bool has_digit_above(const GridRow& row, std::size_t limit) {
  const auto cells = cells_of(row);
  return std::any_of(cells.begin(), cells.end(), [limit](const RowCell& cell) {
    return cell.mark <= '9' && cell.mark > static_cast<char>('0' + limit);
  });
}

bool has_digit_or_dot(const GridRow& row) {
  const auto cells = cells_of(row);
  return std::any_of(cells.begin(), cells.end(),
                     [](const RowCell& cell) { return cell.mark == '.' || is_digit(cell.mark); });
}

// Does a word stand in a line, which large grids have none of? A capital with a small letter after
// it, or a letter that no cell of so large a grid has: `Puzzle 5 of 16`.
bool has_word(std::string_view line, std::size_t size) {
  char before = ' ';
  for (const char c : line) {
    const bool is_small = c >= 'a' && c <= 'z';
    if (is_small && before >= 'A' && before <= 'Z') return true;
    if (is_letter(c) && static_cast<std::size_t>(to_lower(c) - 'a') >= size) return true;
    before = c;
  }
  return false;
}

// May this be the first row of a grid? Says its size, or 0.
std::size_t first_row_size(const GridRow& row, std::string_view line, const Layout* layout) {
  const std::size_t count = row.count;
  if (layout != nullptr && count == static_cast<std::size_t>(layout->size())) return count;
  if (count < 4 || count > kLargestRow || count == 11 || count == 13) return 0;
  if (count <= kLargest) return count;
  if ((!has_digit_or_dot(row) && !row.has_empty) || has_word(line, count)) return 0;
  // 16 cells up to 4, or 25 up to 5, are a puzzle on one line and no row of a large one.
  const bool is_square = count == 16 || count == 25;
  const bool is_line =
      is_square && are_cell_marks(trimmed(line)) && !has_digit_above(row, count == 16 ? 4 : 5);
  return is_line ? 0 : count;
}

GridRow dashes_as_cells(const GridRow& border) {
  GridRow row = border;
  row.kind = GridRowKind::kCells;
  return row;
}

// Are the cells of both rows counted in the same way, and do they stand where they must?
bool agrees(const GridRow& first, const GridRow& row) {
  if (row.style == RowStyle::kFields || first.style == RowStyle::kFields) {
    return row.style == first.style && row.separator == first.separator;
  }
  const bool has_bars = first.has_empty || row.has_empty;
  if (has_bars) {
    return row.style == first.style && row.bar_count == first.bar_count &&
           std::equal(row.bars.begin(), row.bars.end(), first.bars.begin());
  }
  if (row.count >= kLargest) return true;
  const auto cells = cells_of(row);
  return std::equal(cells.begin(), cells.end(), cells_of(first).begin(),
                    [](const RowCell& a, const RowCell& b) { return a.column == b.column; });
}

char separator_of(const GridRow& row) { return row.separator == '\0' ? '|' : row.separator; }

class DrawingWalk {
 public:
  DrawingWalk(std::span<const std::string_view> lines, const Layout* layout, bool is_named)
      : lines_(lines), layout_(layout), is_named_(is_named) {}

  Drawing run() {
    if (!look_at_rows()) return drawing_;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (!take(i)) return drawing_;
    }
    settle();
    return drawing_;
  }

 private:
  // The kinds of all lines, and the size; false when this is no grid.
  bool look_at_rows() {
    rows_.reserve(lines_.size());
    for (const std::string_view line : lines_) {
      rows_.push_back(parse_row(line));
      GridRow& row = rows_.back();
      if (row.kind != GridRowKind::kCells) continue;
      if (drawing_.size == 0) drawing_.size = first_row_size(row, line, layout_);
      if (drawing_.size == 0) return false;
      if (first_ == nullptr) first_ = &row;
      has_dash_cells_ = has_dash_cells_ || row.has_dash_cells;
    }
    find_rule_of_dashes();
    drop_outer_column();
    widen();
    return true;
  }

  // `|-|-|-|-|` in the second line of a Markdown table, below a heading: a row of blank cells else,
  // and always where further cells are dashes.
  void find_rule_of_dashes() {
    if (rows_.size() < 3 || first_ != rows_.data() || rows_[1].kind != GridRowKind::kCells) return;
    const bool is_heading = first_->is_all_empty() || counts_up(*first_);
    const bool is_rule = rows_[1].separator == '|' && rows_[1].count == first_->count &&
                         count_rule_parts(lines_[1]) == first_->count;
    const bool has_others = std::any_of(rows_.begin() + 2, rows_.end(), [](const GridRow& row) {
      return row.kind == GridRowKind::kCells && row.has_dash_cells;
    });
    if (!is_heading || !is_rule || has_others) return;
    rows_[1] = GridRow{};
    rows_[1].kind = GridRowKind::kBorder;
    has_dash_cells_ = first_->has_dash_cells;
  }

  // Rows between bars whose outer cells are blank, where another row or the line of dashes shows
  // that these cells are there.
  void widen() {
    if (first_ == nullptr || first_->separator != '|') return;
    std::size_t widest = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const GridRow& row = rows_[i];
      const bool is_rule = row.kind == GridRowKind::kBorder && i < 2;
      if (is_rule) widest = std::max(widest, count_rule_parts(lines_[i]));
      if (row.kind == GridRowKind::kCells && row.separator == '|')
        widest = std::max(widest, row.count);
    }
    for (GridRow& row : rows_) {
      if (!row.may_be_wider || row.count + 2 != widest) continue;
      std::rotate(row.cells.begin(), row.cells.end() - 1, row.cells.end());
      row.cells[0] = {kEmptyCell, 0};
      row.cells[row.count + 1] = {kEmptyCell, row.cells[row.count].column};
      narrow_ = row.count;
      row.count += 2;
      row.has_empty = true;
      row.may_be_wider = false;
    }
    if (first_->kind == GridRowKind::kCells && is_board_size(first_->count))
      drawing_.size = first_->count;
  }

  // Ten fields, the last (or the first) of them empty in all rows, are nine and a separator too
  // many: there is no other size that they could be.
  void drop_outer_column() {
    if (first_ == nullptr || first_->style != RowStyle::kFields || first_->count != kLargest + 1) {
      return;
    }
    bool is_last_empty = true;
    bool is_first_empty = true;
    bool is_numbered = true;
    char number = '1';
    for (const GridRow& row : rows_) {
      if (row.kind != GridRowKind::kCells) continue;
      if (row.count != kLargest + 1) return;
      is_numbered = is_numbered && row.cells[0].mark == number++;
      is_last_empty = is_last_empty && row.cells[kLargest].mark == kEmptyCell;
      is_first_empty = is_first_empty && row.cells[0].mark == kEmptyCell;
    }
    if (is_last_empty == is_first_empty || is_numbered) return;
    for (GridRow& row : rows_) {
      if (row.kind != GridRowKind::kCells) continue;
      if (is_first_empty) std::rotate(row.cells.begin(), row.cells.begin() + 1, row.cells.end());
      row.count = kLargest;
    }
    drawing_.size = kLargest;
  }

  // Takes the next line; false when it cannot belong to the drawing.
  bool take(std::size_t i) {
    const GridRow& row = rows_[i];
    const bool is_dashes = has_dash_cells_ && row.kind == GridRowKind::kBorder && row.count != 0 &&
                           row.count == drawing_.size;
    // Below the frame, rows of dashes that no other row has told apart from borders yet.
    const bool is_open = drawing_.size == 0 && is_opened_ && i <= kLargest;
    if (is_open && row.kind == GridRowKind::kBorder && is_board_size(row.count)) return true;
    if (is_complete()) return take_after(i, is_dashes);
    if (row.kind == GridRowKind::kBlank) return shape_.add_blank();
    if (row.kind == GridRowKind::kBorder && !is_dashes) return take_border(i);
    return take_row(i, is_dashes ? dashes_as_cells(row) : row);
  }

  bool take_border(std::size_t i) {
    const std::size_t parts = count_rule_parts(lines_[i]);
    const bool may_be_rule = parts == drawing_.size || (is_named_ && parts == drawing_.size + 1);
    // A line of dashes below names tells how many cells there are, whatever the bars seem to say.
    const bool is_between_cells = first_ != nullptr && first_->separator == '|';
    if (is_between_cells && parts != 0 && !may_be_rule) return false;
    if (may_be_rule && !is_opened_ && drawing_.rows.size() == 1 && !has_rule_) {
      has_rule_ = true;  // of Markdown, below the heading, which may be the first row
      return true;
    }
    if (drawing_.rows.empty()) is_opened_ = true;
    return shape_.add_border();
  }

  bool take_row(std::size_t i, const GridRow& row) {
    if (drawing_.rows.empty()) {
      shape_.set_size(drawing_.size);
      if (!is_cells(row, drawing_.size)) return false;
    } else if (!is_cells(row, drawing_.size) || !agrees(drawing_.rows.front().cells, row)) {
      const bool is_no_size = row.count == drawing_.size && !is_board_size(drawing_.size);
      if (!is_broken_row(i, row) || is_no_size) return false;
      drawing_.broken = std::min(drawing_.broken, drawing_.rows.size());
    }
    drawing_.rows.push_back({i, 0, row});
    return shape_.add_row();
  }

  // A row that was meant to be one of this grid.
  [[nodiscard]] bool is_broken_row(std::size_t i, const GridRow& row) const {
    const std::size_t size = drawing_.size;
    const bool is_near = row.count + kTolerance >= size && row.count <= size + kTolerance;
    const bool is_spaced = first_->is_spaced && row.count <= kLargest + 1;
    if (row.kind == GridRowKind::kCells) return is_near || is_spaced;
    const char between = first_->style == RowStyle::kMarks ? ' ' : separator_of(*first_);
    const bool is_alike = between != ' ' && lines_[i].find(between) != std::string_view::npos;
    return row.kind == GridRowKind::kOther && (is_near || is_alike);
  }

  [[nodiscard]] bool is_complete() const {
    return drawing_.size != 0 && drawing_.rows.size() == drawing_.size;
  }

  // The first line of a table that may be names and not cells: `1 2 3 ...`, or nothing at all.
  [[nodiscard]] bool has_unclear_head() const {
    if (is_named_ || drawing_.rows.empty()) return false;
    const GridRow& first = drawing_.rows.front().cells;
    if (first.is_all_empty()) return true;
    return counts_up(first) && (first.is_spaced || repeat_a_digit(drawing_.rows));
  }

  // A line after a complete grid.
  bool take_after(std::size_t i, bool is_dashes) {
    const GridRow& row = rows_[i];
    const bool is_row = row.kind == GridRowKind::kCells || is_dashes;
    const bool is_border = row.kind == GridRowKind::kBorder && !is_dashes;
    if (is_doubtful_) {
      ++drawing_.lines_after;
      return is_row || is_border || row.kind == GridRowKind::kOther;
    }
    if (is_row && has_rule_ && has_unclear_head() && !has_dropped_head_) return drop_head(i);
    const bool is_empty = row.separator != '|' && row.is_all_empty();
    if (is_empty && row.count >= drawing_.size && !has_unclear_head()) {
      has_empty_rows_after_ = true;  // of a spreadsheet: what an empty line is elsewhere
      return true;
    }
    if (has_empty_rows_after_ || row.kind == GridRowKind::kBlank) return false;
    is_doubtful_ = (is_row && is_doubtful_row(row)) || (is_border && is_doubtful_border());
    if (is_doubtful_) {
      ++drawing_.lines_after;
      return true;
    }
    return is_border && shape_.add_border();
  }

  // The heading of a Markdown table was none of its rows.
  bool drop_head(std::size_t i) {
    has_dropped_head_ = true;
    drawing_.is_named = counts_up(*first_);
    drawing_.rows.erase(drawing_.rows.begin());
    if (drawing_.broken != std::string_view::npos) --drawing_.broken;
    if (!is_cells(rows_[i], drawing_.size) || !agrees(*first_, rows_[i])) {
      drawing_.broken = std::min(drawing_.broken, drawing_.rows.size());
    }
    drawing_.rows.push_back({i, 0, rows_[i]});
    return true;
  }

  [[nodiscard]] bool is_doubtful_row(const GridRow& row) const {
    if (is_opened_ || (!first_->is_spaced && !has_unclear_head())) return false;
    if (has_unclear_head() && row.count == drawing_.size) return !has_dropped_head_;
    if (has_rule_ && !has_dropped_head_) return true;  // a row too many below the heading
    if (first_->may_be_wider) return true;
    // Rows that lost the separators at their ends, and then one that has more of them.
    const bool is_table = row.style == RowStyle::kFields && row.separator == first_->separator;
    return is_table && row.count != drawing_.size && drawing_.size < kLargest;
  }

  [[nodiscard]] bool is_doubtful_border() const { return !is_opened_ && first_->may_be_wider; }

  [[nodiscard]] bool may_be_doubted() const {
    if (is_opened_) return false;
    if (!first_->is_spaced) return has_unclear_head();
    return first_->style == RowStyle::kFields || has_unclear_head() || has_rule_;
  }

  // Separators and nothing else: the rest of a spreadsheet, no puzzle.
  [[nodiscard]] bool has_nothing() const {
    return first_ != nullptr && first_->separator != '|' &&
           std::all_of(drawing_.rows.begin(), drawing_.rows.end(),
                       [](const DrawnRow& row) { return row.cells.is_all_empty(); });
  }

  void settle() {
    drawing_.fit = shape_.fit();
    if (has_nothing()) {
      drawing_.fit = is_complete() ? Fit::kNo : Fit::kMore;
    } else if (is_in_doubt()) {
      drawing_.fit = Fit::kDoubt;
    } else if (is_broken() || is_cut_short()) {
      drawing_.fit = Fit::kClaim;
    } else if (is_complete()) {
      settle_complete();
    }
  }

  bool is_broken() const { return drawing_.broken != std::string_view::npos; }

  bool is_in_doubt() const {
    if (is_doubtful_) return true;
    if (is_broken()) return narrow_ != 0;
    // The first of the rows made a grid of their own.
    return !is_complete() && narrow_ != 0 && drawing_.rows.size() > narrow_;
  }

  // A table of which what it may be is known.
  bool is_cut_short() const {
    return !is_complete() && drawing_.rows.size() >= 4 && first_->style == RowStyle::kFields;
  }

  void settle_complete() {
    if (has_rule_ && has_unclear_head() && !has_dropped_head_) {
      drawing_.fit = Fit::kClaim;  // n - 1 rows below the heading: is it a row?
    } else if (drawing_.fit == Fit::kWhole && may_be_doubted()) {
      drawing_.fit = Fit::kWholeOrMore;
    }
  }

  std::span<const std::string_view> lines_;
  const Layout* layout_;
  bool is_named_;
  Drawing drawing_;
  GridLines shape_;
  std::vector<GridRow> rows_;
  const GridRow* first_ = nullptr;
  std::size_t narrow_ = 0;  // cells of rows that turned out to be wider
  bool has_dash_cells_ = false;
  bool is_opened_ = false;  // by a border above
  bool has_rule_ = false;   // a line of dashes below the first row, as in Markdown
  bool has_dropped_head_ = false;
  bool has_empty_rows_after_ = false;
  bool is_doubtful_ = false;
};

}  // namespace

Drawing walk_drawing(std::span<const std::string_view> lines, const Layout* layout, bool is_named) {
  return DrawingWalk(lines, layout, is_named).run();
}

std::span<const RowCell> cells_of(const GridRow& row) {
  return std::span(row.cells).first(std::min(row.count, kMaxRowCells));
}

}  // namespace shudu
