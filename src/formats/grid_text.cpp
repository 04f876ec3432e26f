// Grids drawn on several lines, the way programs print them and people type them.
//
//    . 4 3 | 5 . . | . . 2        +-------+ ...      *-----------*       53..7....
//    . . . | . . . | 7 . .        | . 4 3 | ...      |.43|5..|..2|       6..195...
//   -------|-------|-------        ...               |---+---+---|       ...
//    QQwing                       HoDoKu, SadMan     Simple Sudoku       bare rows
//
// One reader takes all of them, with blanks, commas, tabs or bars between cells, with places left
// blank between bars (grid_row.h), for every size from 4; sizes above 9 are read far enough to say
// that there is no such layout. A row that went wrong inside a grid does not end it: the grid is
// claimed, and answers with that row's error. Tested in tests/formats/grid_text_test.cpp.
#include "formats/grid_text.h"

#include <algorithm>
#include <vector>

#include "formats/grid_row.h"
#include "formats/grid_shape.h"
#include "formats/grid_writer.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

constexpr std::size_t kLargestDrawnRow = 25;
constexpr std::size_t kTolerance = 2;  // a broken row has so many cells too few or too many

struct DrawnRow {
  std::size_t line = 0;  // index
  GridRow cells;
};

struct Drawing {
  Fit fit = Fit::kNo;
  std::size_t size = 0;
  std::vector<DrawnRow> rows;
  std::size_t broken = std::string_view::npos;  // index into rows
};

bool is_cells(const GridRow& row, std::size_t size) {
  if (row.kind != RowKind::kCells || row.count != size) return false;
  return size > static_cast<std::size_t>(kMaxSize) ||
         std::all_of(row.cells.begin(), row.cells.begin() + static_cast<std::ptrdiff_t>(size),
                     [](const RowCell& cell) { return is_cell_mark(cell.mark); });
}

bool has_digit_above(const GridRow& row, std::size_t limit) {
  return std::any_of(row.cells.begin(), row.cells.begin() + static_cast<std::ptrdiff_t>(row.count),
                     [limit](const RowCell& cell) {
                       return cell.mark <= '9' && cell.mark > static_cast<char>('0' + limit);
                     });
}

bool has_digit_or_dot(const GridRow& row) {
  return std::any_of(row.cells.begin(), row.cells.begin() + static_cast<std::ptrdiff_t>(row.count),
                     [](const RowCell& cell) {
                       return cell.mark == '.' || (cell.mark >= '0' && cell.mark <= '9');
                     });
}

// May this be the first row of a grid? Says its size, or 0.
std::size_t first_row_size(const GridRow& row, std::string_view line, const Layout* layout) {
  const std::size_t count = row.count;
  if (layout != nullptr && count == static_cast<std::size_t>(layout->size())) return count;
  if (count < 4 || count > kLargestDrawnRow || count == 11 || count == 13) return 0;
  if (count <= static_cast<std::size_t>(kMaxSize)) return count;
  if (!has_digit_or_dot(row)) return 0;
  // 16 cells up to 4, or 25 up to 5, are a puzzle on one line and no row of a large one.
  const bool is_square = count == 16 || count == 25;
  const bool is_line =
      is_square && are_cell_marks(trimmed(line)) && !has_digit_above(row, count == 16 ? 4 : 5);
  return is_line ? 0 : count;
}

bool is_dash_row(const GridRow& row, std::size_t size, bool has_dash_cells) {
  return has_dash_cells && row.kind == RowKind::kBorder && row.count == size;
}

GridRow dashes_as_cells(std::string_view line, std::size_t size) {
  GridRow row;
  row.kind = RowKind::kCells;
  row.count = size;
  const std::size_t first = line.find_first_not_of(" \t");
  for (std::size_t i = 0; i < size; ++i) row.cells[i] = {'-', first + i};
  return row;
}

// A row that was meant to be one of `size` cells.
bool is_broken_row(const GridRow& row, std::size_t size) {
  const bool is_near = row.count + kTolerance >= size && row.count <= size + kTolerance;
  return is_near && (row.kind == RowKind::kCells || row.kind == RowKind::kOther);
}

// Adds a line to the drawing; false when it cannot belong to it.
bool add_line(Drawing& drawing, GridShape& shape, std::size_t index, const GridRow& row) {
  if (row.kind == RowKind::kBlank) return shape.add_blank();
  if (row.kind == RowKind::kBorder) return shape.add_border();
  if (drawing.rows.empty()) {
    drawing.size = row.count;
    shape.set_size(row.count);
    if (!is_cells(row, row.count)) return false;
  } else if (!is_cells(row, drawing.size)) {
    if (!is_broken_row(row, drawing.size)) return false;
    drawing.broken = std::min(drawing.broken, drawing.rows.size());
  }
  drawing.rows.push_back({index, row});
  return shape.add_row();
}

Drawing parse_drawing(std::span<const std::string_view> lines, const Layout* layout) {
  Drawing drawing;
  std::vector<GridRow> rows;
  rows.reserve(lines.size());
  std::size_t size = 0;
  bool has_dash_cells = false;
  for (const std::string_view line : lines) {
    rows.push_back(parse_row(line));
    const GridRow& row = rows.back();
    if (row.kind != RowKind::kCells) continue;
    if (size == 0 && first_row_size(row, line, layout) == 0) return drawing;
    if (size == 0) size = row.count;
    has_dash_cells = has_dash_cells || row.has_dash_cells;
  }
  GridShape shape;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_dashes = is_dash_row(rows[i], size, has_dash_cells);
    if (!add_line(drawing, shape, i, is_dashes ? dashes_as_cells(lines[i], size) : rows[i])) {
      return drawing;
    }
  }
  drawing.fit = drawing.broken == std::string_view::npos ? shape.fit() : Fit::kClaim;
  return drawing;
}

Fit fit_grid(std::span<const std::string_view> lines, const ReadContext& context) {
  const RowKind last = parse_row(lines.back()).kind;
  if (lines.size() == 1 && (last == RowKind::kBlank || last == RowKind::kOther)) return Fit::kNo;
  return parse_drawing(lines, context.layout).fit;
}

Error error_in_row(std::span<const std::string_view> lines, const DrawnRow& row, std::size_t offset,
                   ErrorCode code) {
  Error error = error_in(lines[row.line], offset, code);
  error.at.line = row.line + 1;
  return error;
}

Error broken_row(std::span<const std::string_view> lines, const Drawing& drawing) {
  const DrawnRow& row = drawing.rows[drawing.broken];
  const std::string_view line = lines[row.line];
  std::size_t bad = row.cells.bad;
  for (std::size_t i = 0; bad == line.npos && i < std::min(row.cells.count, kMaxRowCells); ++i) {
    if (!is_cell_mark(row.cells.cells[i].mark)) bad = row.cells.cells[i].offset;
  }
  if (bad != line.npos) {
    Error error = error_in_row(lines, row, bad, ErrorCode::kBadCharacter);
    error.token = escape_first(line.substr(bad));
    return error;
  }
  const bool is_long = row.cells.count > drawing.size;
  const std::size_t offset = is_long ? row.cells.cells[drawing.size].offset : line.size();
  Error error =
      error_in_row(lines, row, offset, is_long ? ErrorCode::kTooLong : ErrorCode::kTooShort);
  error.found = row.cells.count;
  error.expected = drawing.size;
  return error;
}

Result<Puzzle> read_rows(std::span<const std::string_view> lines, const Drawing& drawing) {
  const auto size = static_cast<int>(drawing.size);
  Puzzle puzzle;
  puzzle.clear(size);
  for (int r = 0; r < size; ++r) {
    const DrawnRow& row = drawing.rows[static_cast<std::size_t>(r)];
    for (int c = 0; c < size; ++c) {
      const RowCell& cell = row.cells.cells[static_cast<std::size_t>(c)];
      if (is_blank_mark(cell.mark)) continue;
      const int value = cell.mark - '0';
      if (value > size) {
        Error error = error_in_row(lines, row, cell.offset, ErrorCode::kBadNumber);
        error.token.append(cell.mark);
        error.expected = drawing.size;
        return error;
      }
      puzzle.givens.place(Cell::at(r, c, size), Digit(value));
    }
  }
  return puzzle;
}

Result<Puzzle> read_grid(std::span<const std::string_view> lines, ReadContext& context) {
  const Drawing drawing = parse_drawing(lines, context.layout);
  if (drawing.broken != std::string_view::npos) return broken_row(lines, drawing);
  if (drawing.size > static_cast<std::size_t>(kMaxSize)) {
    Error error = error_in_row(lines, drawing.rows.front(), 0, ErrorCode::kUnsupportedLayout);
    error.found = drawing.size;
    return error;
  }
  return read_rows(lines, drawing);
}

}  // namespace

constinit const Format kGridFormat{"grid",
                                   "txt",
                                   {"a grid on several lines, as QQwing prints it",
                                    "多行盘面，QQwing 样式", "多行盤面，QQwing 樣式"},
                                   Part::kGivens | Part::kOtherSizes,
                                   Part::kGivens | Part::kOtherSizes,
                                   fit_grid,
                                   read_grid,
                                   write_readable_grid,
                                   {},
                                   {},
                                   "\n"};

constinit const Format kGridHodokuFormat{
    "grid-hodoku",
    "txt",
    {"a boxed grid, as HoDoKu prints it", "带边框的盘面，HoDoKu 样式", "帶邊框的盤面，HoDoKu 樣式"},
    Part::kGivens | Part::kOtherSizes,
    Part::kGivens | Part::kOtherSizes,
    fit_grid,
    read_grid,
    write_boxed_grid,
    {},
    {},
    "\n"};

constinit const Format kGridSimpleFormat{
    "grid-simple",
    "ss",
    {"a dense box, as Simple Sudoku prints it", "紧凑带框盘面，Simple Sudoku 样式",
     "緊湊帶框盤面，Simple Sudoku 樣式"},
    Part::kGivens | Part::kOtherSizes,
    Part::kGivens | Part::kOtherSizes,
    fit_grid,
    read_grid,
    write_dense_grid,
    {},
    {},
    "\n"};

constinit const Format kGridPlainFormat{
    "grid-plain",
    "msk",
    {"rows of digits and dots, as in SadMan's files", "只有数字和点的各行，SadMan 样式",
     "只有數字和點的各列，SadMan 樣式"},
    Part::kGivens | Part::kOtherSizes,
    Part::kGivens | Part::kOtherSizes,
    fit_grid,
    read_grid,
    write_plain_grid,
    {},
    {},
    "\n"};

}  // namespace shudu
