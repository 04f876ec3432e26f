// Grids drawn on several lines, the way programs print them and people type them.
//
//    . 4 3 | 5 . . | . . 2        +-------+ ...      *-----------*       53..7....
//    . . . | . . . | 7 . .        | . 4 3 | ...      |.43|5..|..2|       6..195...
//   -------|-------|-------        ...               |---+---+---|       ...
//    QQwing                       HoDoKu, SadMan     Simple Sudoku       bare rows
//
// One reader takes all of them, with blanks, commas, tabs or bars between cells, tables with blank
// cells out of spreadsheets and Markdown, places left blank between bars (grid_row.h), names of
// rows and columns (grid_labels.h), tables of HTML (html_table.h), `+` before placed digits as in
// Sudoku Studio's boards, for every size from 4; sizes
// above 9 are read far enough to say that there is no such layout. What the lines are is told by
// drawing.h. Tested in tests/formats/grid_text_test.cpp and tests/formats/grid_tables_test.cpp.
#include "formats/grid_text.h"

#include <algorithm>

#include "formats/drawing.h"
#include "formats/drawn_text.h"
#include "formats/grid_writer.h"
#include "formats/html_table.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

std::vector<std::string_view> views_of(const TableText& table) {
  return {table.lines.begin(), table.lines.end()};
}

// A table is here as a whole, so what could go on with a further line is whole as well.
Fit fit_table(std::string_view html, const Layout* layout) {
  const TableText table = text_of_table(html);
  if (table.lines.empty()) return Fit::kNo;
  const Fit fit = drawing_of(views_of(table), layout).fit;
  if (fit == Fit::kWholeOrMore) return Fit::kWhole;
  if (fit != Fit::kMore && fit != Fit::kNo) return fit;
  return table.odd_cell() == html.npos ? Fit::kNo : Fit::kClaim;
}

Fit fit_grid(std::span<const std::string_view> lines, const ReadContext& context) {
  if (begins_table(lines[0])) {
    return lines.size() == 1 ? fit_table(lines[0], context.layout) : Fit::kNo;
  }
  // Around tables; what a header that is in force says of tags is for its format.
  const bool is_page = lines.size() == 1 && context.header.empty() && is_page_tag(lines[0]);
  if (is_page) return Fit::kHeader;
  if (lines.size() == 1 && parse_row(lines[0]).kind == GridRowKind::kBlank) return Fit::kNo;
  return drawing_of(lines, context.layout).fit;
}

// `column`: in the line as drawn, after the name of the row.
Error error_in_row(std::span<const std::string_view> lines, const DrawnRow& row, std::size_t column,
                   ErrorCode code) {
  const std::string_view line = lines[row.line];
  Error error = error_in(line, offset_of_column(line, row.column + column), code);
  error.at.line = row.line + 1;
  return error;
}

Error broken_row(std::span<const std::string_view> lines, const Drawing& drawing) {
  const DrawnRow& row = drawing.rows[drawing.broken];
  const std::string_view line = lines[row.line];
  std::size_t bad = row.cells.bad;
  for (std::size_t i = 0; bad == line.npos && i < std::min(row.cells.count, kMaxRowCells); ++i) {
    const RowCell& cell = row.cells.cells[i];
    if (cell.mark != kEmptyCell && !is_cell_mark(cell.mark)) bad = cell.column;
  }
  if (bad != line.npos) {
    Error error = error_in_row(lines, row, bad, ErrorCode::kBadCharacter);
    error.token = escape_first(line.substr(offset_of_column(line, row.column + bad)));
    return error;
  }
  const bool is_long = row.cells.count > drawing.size;
  const std::size_t column = is_long ? row.cells.cells[drawing.size].column : line.size();
  Error error =
      error_in_row(lines, row, column, is_long ? ErrorCode::kTooLong : ErrorCode::kTooShort);
  error.found = row.cells.count;
  error.expected = drawing.size;
  return error;
}

void append_size(std::size_t size, Token& token) {
  const std::string text = std::to_string(size);
  token.append(text + "x" + text);
}

// The lines may be a grid of two sizes, or of none that can be told.
Error two_sizes(std::span<const std::string_view> lines, const Drawing& drawing,
                std::size_t other) {
  Error error = error_in_row(lines, drawing.rows.front(), 0, ErrorCode::kAmbiguousFormat);
  append_size(std::min(other, drawing.size), error.token);
  error.token.append(", ");
  append_size(std::max(other, drawing.size), error.token);
  return error;
}

// As many rows as cells stand in some of them, though some have more or fewer: which is it?
Error broken_drawing(std::span<const std::string_view> lines, const Drawing& drawing) {
  const GridRow& row = drawing.rows[drawing.broken].cells;
  const bool is_even = row.kind == GridRowKind::kCells && row.count == drawing.size;
  if (is_even && drawing.size < static_cast<std::size_t>(kMaxSize)) {
    return two_sizes(lines, drawing, kMaxSize);  // cells that stand in other columns
  }
  return broken_row(lines, drawing);
}

// Fewer rows than a table has columns.
Error short_table(std::span<const std::string_view> lines, const Drawing& drawing) {
  const std::size_t rows = drawing.rows.size();
  if (is_board_size(rows) && is_board_size(drawing.size)) return two_sizes(lines, drawing, rows);
  Error error = error_in_row(lines, drawing.rows.back(), 0, ErrorCode::kTooShort);
  error.found = rows;
  error.expected = drawing.size;
  return error;
}

// A whole grid, and lines that belong to it and do not.
Error in_doubt(std::span<const std::string_view> lines, const Drawing& drawing) {
  if (drawing.rows.front().cells.may_be_wider) return two_sizes(lines, drawing, drawing.size + 2);
  const bool is_short = drawing.fit == Fit::kClaim;  // the heading of a table may be its first row
  Error error = error_in_row(lines, drawing.rows.back(), 0,
                             is_short ? ErrorCode::kTooShort : ErrorCode::kTooLong);
  error.found = drawing.size + drawing.lines_after - (is_short ? 1 : 0);
  error.expected = drawing.size;
  return error;
}

// `column`: in the line as drawn.
bool is_placed_cell(std::string_view line, std::size_t column) {
  if (!has_placed_sign(line)) return false;
  const std::size_t offset = offset_of_column(line, column);
  return offset > 0 && is_placed_sign(line, offset - 1);
}

Result<Puzzle> read_rows(std::span<const std::string_view> lines, const Drawing& drawing) {
  const auto size = static_cast<int>(drawing.size);
  Puzzle puzzle;
  puzzle.clear(size);
  for (int r = 0; r < size; ++r) {
    const DrawnRow& row = drawing.rows[static_cast<std::size_t>(r)];
    for (int c = 0; c < size; ++c) {
      const RowCell& cell = row.cells.cells[static_cast<std::size_t>(c)];
      if (cell.mark == kEmptyCell || is_blank_mark(cell.mark)) continue;
      const int value = cell.mark - '0';
      if (value > size) {
        Error error = error_in_row(lines, row, cell.column, ErrorCode::kBadNumber);
        error.token.append(cell.mark);
        error.expected = drawing.size;
        return error;
      }
      const bool is_placed = is_placed_cell(lines[row.line], row.column + cell.column);
      (is_placed ? puzzle.placed : puzzle.givens).place(Cell::at(r, c, size), Digit(value));
    }
  }
  return puzzle;
}

Result<Puzzle> read_board(std::span<const std::string_view> lines, const ReadContext& context) {
  const Drawing drawing = drawing_of(lines, context.layout);
  if (drawing.broken != std::string_view::npos) return broken_drawing(lines, drawing);
  if (drawing.size > static_cast<std::size_t>(kMaxSize)) {
    Error error = error_in_row(lines, drawing.rows.front(), 0, ErrorCode::kUnsupportedLayout);
    error.found = drawing.size;
    return error;
  }
  if (drawing.rows.size() < drawing.size) return short_table(lines, drawing);
  if (drawing.fit == Fit::kClaim || drawing.fit == Fit::kDoubt) return in_doubt(lines, drawing);
  const bool is_asked = context.layout != nullptr;
  const std::size_t within = is_asked ? 0 : size_within(drawing);
  if (within != 0) return two_sizes(lines, drawing, within);
  return read_rows(lines, drawing);
}

// The cells of a table; errors stand where the cell does in its HTML.
Result<Puzzle> read_table(std::string_view html, const ReadContext& context) {
  const TableText table = text_of_table(html);
  const std::size_t odd = table.odd_cell();
  const Fit fit = drawing_of(views_of(table), context.layout).fit;
  if (fit != Fit::kWhole && fit != Fit::kWholeOrMore && odd != html.npos) {
    Error error = error_in(html, odd, ErrorCode::kBadCharacter);
    error.token = escape_first(html.substr(odd));
    return error;
  }
  Result<Puzzle> puzzle = read_board(views_of(table), context);
  if (puzzle) return puzzle;
  Error error = puzzle.error();
  const std::size_t offset = table.offset_of(static_cast<std::size_t>(error.at.line - 1),
                                             static_cast<std::size_t>(error.at.column - 1));
  error.at = position_in(html, offset);
  if (error.code == ErrorCode::kBadCharacter) error.token = escape_first(html.substr(offset));
  return error;
}

Result<Puzzle> read_grid(std::span<const std::string_view> lines, ReadContext& context) {
  if (begins_table(lines[0])) return read_table(lines[0], context);
  if (lines.size() == 1 && is_page_tag(lines[0])) return Puzzle();
  return read_board(lines, context);
}

// Two boxes with less between them are one record of Simple Sudoku (ss.h): the givens, and the
// digits that were placed.
constexpr std::string_view kApart = "\n\n";

}  // namespace

constinit const Format kGridFormat = {
    .name = "grid",
    .extensions = "txt",
    .words = {"a grid on several lines, as QQwing prints it", "多行盘面，QQwing 样式",
              "多行盤面，QQwing 樣式"},
    .reads = Part::kGivens | Part::kPlaced | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_grid,
    .read = read_grid,
    .write = write_readable_grid,
    .separator = "\n",
};

constinit const Format kGridHodokuFormat = {
    .name = "grid-hodoku",
    .extensions = "txt",
    .words = {"a boxed grid, as HoDoKu prints it", "带边框的盘面，HoDoKu 样式",
              "帶邊框的盤面，HoDoKu 樣式"},
    .reads = Part::kGivens | Part::kPlaced | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_grid,
    .read = read_grid,
    .write = write_boxed_grid,
    .separator = "\n",
};

constinit const Format kGridSimpleFormat = {
    .name = "grid-simple",
    .extensions = "ss",
    .words = {"a dense box, as Simple Sudoku prints it", "紧凑带框盘面，Simple Sudoku 样式",
              "緊湊帶框盤面，Simple Sudoku 樣式"},
    .reads = Part::kGivens | Part::kPlaced | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_grid,
    .read = read_grid,
    .write = write_dense_grid,
    .epilogue = kApart,
    .separator = kApart,
};

constinit const Format kGridPlainFormat = {
    .name = "grid-plain",
    .extensions = "msk",
    .words = {"rows of digits and dots, as in SadMan's files", "只有数字和点的各行，SadMan 样式",
              "只有數字和點的各列，SadMan 樣式"},
    .reads = Part::kGivens | Part::kPlaced | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_grid,
    .read = read_grid,
    .write = write_plain_grid,
    .separator = "\n",
};

}  // namespace shudu
