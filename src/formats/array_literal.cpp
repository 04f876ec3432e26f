// Array literals as people paste them from code.
//
//   {4,0,0,0,0,0,8,0,5},       [["5","3",".",".","7",...],       int board[9][9] = {
//   {0,3,0,0,0,0,0,0,0},        ["6",".",".","1",...],             {5, 3, 0, ...},  // first row
//   ... nine times              ...]                               ... };
//   ["53..7....", "6..195...", ...]        np.array([[5, 3, 0, ...]])        [5,3,0, ... 81 of
//   them]
//   vvint d{ {4,0,...}, ... };     vec![vec![5,3,...], ...]      new int[][] {{5, 3, ...}, ...}
//   A = [5 3 0 ...; 6 0 0 ...]     [9][9]int{{5, 3, ...}, ...}   matrix(c(5, 3, ...), byrow = TRUE)
//
// Rows may come in one bracket around all of them or bare, one after the other; 81 cells may stand
// in a single bracket. Blanks are 0, '.', "", ' ', null, None, -1 and other marks; where 0 may be a
// digit, digit_base.h says so. Brackets that hold anything else are none of our business; once four
// cells have been seen, what is wrong is claimed and told with line and column. Tested in
// tests/formats/array_literal_test.cpp.
#include "formats/array_literal.h"

#include <algorithm>

#include "formats/array_parser.h"
#include "formats/digit_base.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

constexpr std::size_t kFewestCells = 4;  // fewer could be anything in brackets
constexpr std::size_t kLargestArrayRow = 36;

int largest(const ArrayLiteral& literal) {
  int value = 0;
  for (const ArrayCell& cell : literal.cells) value = std::max(value, cell.value);
  return value;
}

// The size of a grid whose cells all stand in one bracket or string, or 0.
std::size_t flat_size(const ArrayLiteral& literal) {
  if (literal.groups.size() != 1) return 0;
  const std::size_t side = side_of(literal.groups[0].count);
  if (side < 4) return 0;
  // Brackets of 16 with larger numbers are a row of a 16x16 grid.
  return side <= 5 && largest(literal) > static_cast<int>(side) ? 0 : side;
}

bool has_equal_rows(const ArrayLiteral& literal) {
  const std::size_t count = literal.groups.front().count;
  return std::all_of(literal.groups.begin(), literal.groups.end(),
                     [count](const ArrayGroup& group) { return group.count == count; });
}

bool is_row_length(std::size_t count) { return count >= 4 && count <= kLargestArrayRow; }

Fit fit_closed(const ArrayLiteral& literal) {
  if (literal.groups.empty()) return Fit::kNo;
  if (flat_size(literal) != 0) return Fit::kWhole;
  const std::size_t count = literal.groups.front().count;
  const bool is_even = has_equal_rows(literal) && is_row_length(count);
  if (is_even && literal.groups.size() == count) return Fit::kWhole;
  if (is_even && literal.groups.size() < count && !literal.is_nested) return Fit::kMore;
  return Fit::kClaim;
}

Fit fit_array(std::span<const std::string_view> lines, const ReadContext&) {
  const ArrayLiteral literal = parse_array(lines);
  if (!literal.is_array || literal.is_past) return Fit::kNo;
  if (literal.fault) return literal.cells.size() >= kFewestCells ? Fit::kClaim : Fit::kNo;
  if (!literal.is_closed) return Fit::kMore;
  const Fit fit = fit_closed(literal);
  return fit == Fit::kClaim && literal.cells.size() < kFewestCells ? Fit::kNo : fit;
}

Error error_at(std::span<const std::string_view> lines, std::size_t line, std::size_t offset,
               ErrorCode code) {
  Error error = error_in(lines[line], offset, code);
  error.at.line += line;
  return error;
}

Error fault_error(std::span<const std::string_view> lines, const ArrayFault& fault) {
  Error error = error_at(lines, fault.line, fault.offset, fault.code);
  error.expected = 6;
  const std::string_view rest = lines[fault.line].substr(fault.offset);
  const bool is_cut = fault.length == 1 && !rest.empty();
  error.token = is_cut ? escape_first(rest) : escape_token(rest.substr(0, fault.length));
  return error;
}

Error count_error(std::span<const std::string_view> lines, const ArrayGroup& group,
                  std::size_t found, std::size_t expected) {
  const ErrorCode code = found < expected ? ErrorCode::kTooShort : ErrorCode::kTooLong;
  Error error = error_at(lines, group.line, group.offset, code);
  error.found = found;
  error.expected = expected;
  return error;
}

// Cells that make no grid: a row that is not as long as most, or too many or few rows.
Error shape_error(std::span<const std::string_view> lines, const ArrayLiteral& literal) {
  const ArrayGroup& first = literal.groups.front();
  if (literal.groups.size() == 1) {
    return count_error(lines, first, first.count, kMaxCells);
  }
  // What the second row has decides about the first: one of them is wrong.
  const std::size_t usual = is_row_length(literal.groups[1].count) ? literal.groups[1].count : 9;
  for (const ArrayGroup& group : literal.groups) {
    if (group.count != usual) return count_error(lines, group, group.count, usual);
  }
  return count_error(lines, literal.groups.back(), literal.groups.size(), usual);
}

// 1 where rows are strings: 0 is a blank in them.
Result<int> lowest_of(const ArrayLiteral& literal, int size, std::optional<int> asked) {
  std::vector<int> values;
  for (const ArrayCell& cell : literal.cells) {
    if (cell.is_of_row) return 1;
    values.push_back(cell.value);
  }
  return lowest_digit(values, size, asked);
}

Result<Puzzle> read_cells_of(std::span<const std::string_view> lines, const ArrayLiteral& literal,
                             std::size_t size, std::optional<int> asked) {
  const Result<int> lowest = lowest_of(literal, static_cast<int>(size), asked);
  if (!lowest) {
    Error error = lowest.error();
    const ArrayCell& first = literal.cells.front();
    error.at = error_at(lines, first.line, first.offset, error.code).at;
    return error;
  }
  Puzzle puzzle;
  puzzle.clear(static_cast<int>(size));
  for (std::size_t i = 0; i < literal.cells.size(); ++i) {
    const ArrayCell& cell = literal.cells[i];
    const int digit = digit_of_number(cell.value, *lowest);
    if (cell.value == -1 || digit > static_cast<int>(size)) {
      Error error = error_at(lines, cell.line, cell.offset, ErrorCode::kBadNumber);
      error.token = escape_token(lines[cell.line].substr(cell.offset, cell.length));
      error.expected = size - static_cast<std::size_t>(1 - *lowest);
      return error;
    }
    const std::size_t place = literal.is_by_column ? i % size * size + i / size : i;
    if (digit != 0) puzzle.givens.place(Cell(static_cast<int>(place)), Digit(digit));
  }
  return puzzle;
}

Result<Puzzle> read_array(std::span<const std::string_view> lines, ReadContext& context) {
  const ArrayLiteral literal = parse_array(lines);
  if (literal.fault) return fault_error(lines, *literal.fault);
  std::size_t size = flat_size(literal);
  if (size == 0) {
    const std::size_t count = literal.groups.front().count;
    if (!has_equal_rows(literal) || literal.groups.size() != count || !is_row_length(count)) {
      return shape_error(lines, literal);
    }
    size = count;
  }
  if (size <= static_cast<std::size_t>(kMaxSize)) {
    return read_cells_of(lines, literal, size, context.digits_from);
  }
  Error error = error_at(lines, literal.cells.front().line, literal.cells.front().offset,
                         ErrorCode::kUnsupportedLayout);
  error.found = size;
  return error;
}

// Readable as JSON, Python, JavaScript and more.
void write_array(const Puzzle& puzzle, std::string& out) {
  const Grid& grid = puzzle.givens;
  const int size = grid.size();
  for (int row = 0; row < size; ++row) {
    out += row == 0 ? "[[" : " [";
    for (int column = 0; column < size; ++column) {
      if (column != 0) out += ',';
      out += static_cast<char>('0' + grid.value_at(Cell::at(row, column, size)));
    }
    out += row == size - 1 ? "]]\n" : "],\n";
  }
}

}  // namespace

constinit const Format kArrayFormat = {
    .name = "array",
    .words = {"an array literal from code: [[4,0,...],...] or {{4,0,...},...}",
              "代码中的数组：[[4,0,...],...] 或 {{4,0,...},...}",
              "程式碼中的陣列：[[4,0,...],...] 或 {{4,0,...},...}"},
    .reads = Part::kGivens | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_array,
    .read = read_array,
    .write = write_array,
    .separator = "\n",
};

}  // namespace shudu
