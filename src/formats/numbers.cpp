// A number for each cell, 0 (or another blank mark) for a blank, between blanks and commas.
//
//   4 0 0 0 0 0 8 0 5 0 3 0 ...      81 on one line, or nine lines of nine, or any other way
//
// 81 numbers are a puzzle wherever the lines end, if all but the last hold equally many. 16, 36 and
// 64 are one when they stand on one line or n on each line: else the first 64 of 81 would be one
// too. Blank cells do not close up: but for nine lines of nine, the gaps between numbers are all
// alike and lines begin in one column, and nowhere is a place between commas or tabs left blank.
// Sizes above 9 are read far enough to say so. With -1 for a blank, 0 may be a digit
// (digit_base.h). Tested in tests/formats/numbers_test.cpp.
#include "formats/numbers.h"

#include <algorithm>
#include <vector>

#include "formats/digit_base.h"
#include "formats/grid_row.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr int kLargestNumber = 999;  // more digits are no cell

struct Number {
  int value = 0;
  std::size_t line = 0;
  std::size_t offset = 0;
  std::size_t length = 0;
};

struct Numbers {
  bool is_readable = true;
  std::vector<Number> cells;
  std::vector<std::size_t> line_counts;  // lines that hold some
  std::size_t blank_lines = 0;
  bool has_empty_end = false;  // a comma or tab ends a line: perhaps a blank cell follows it
  std::size_t gap = 0;         // between two numbers, 0 before there are two
  bool is_regular = true;      // all gaps are alike, all lines begin in one column
};

bool is_number_separator(char c) { return c == ' ' || c == '\t' || c == ',' || c == ';'; }

constexpr int kNoNumber = -1;

// The value of a cell, or kNoNumber. Marks for a blank mix as they do in lines of characters; -1 is
// the blank of arrays.
int parse_number(std::string_view token) {
  if (token == "-1") return kMissingNumber;
  if (token.size() == 1 && is_blank_mark(token[0])) return 0;
  int value = 0;
  for (const char c : token) {
    if (!is_digit(c)) return kNoNumber;
    value = value * 10 + (c - '0');
    if (value > kLargestNumber) return kNoNumber;
  }
  return value;
}

// Does the next number stand as far from the one before as others do?
void note_place(Numbers& numbers, const Number& next) {
  if (numbers.cells.empty()) return;
  const Number& before = numbers.cells.back();
  if (before.line != next.line) {
    const bool is_below = next.offset == numbers.cells.front().offset;
    numbers.is_regular = numbers.is_regular && is_below;
    return;
  }
  const std::size_t gap = next.offset - before.offset;
  const bool is_wide = next.length > 1 || before.length > 1;  // right-aligned numbers above 9
  if (numbers.gap == 0) numbers.gap = gap;
  numbers.is_regular = numbers.is_regular && (gap == numbers.gap || is_wide);
}

void parse_line(std::string_view line, std::size_t index, Numbers& numbers) {
  std::size_t i = 0;
  const std::size_t before = numbers.cells.size();
  const bool is_blank = line.find_first_not_of(" \t") == line.npos;
  if (!is_blank && has_empty_field(line)) numbers.is_readable = false;
  numbers.has_empty_end = numbers.has_empty_end || (!is_blank && has_empty_end(line));
  while (i < line.size() && numbers.is_readable) {
    if (is_number_separator(line[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < line.size() && !is_number_separator(line[end])) ++end;
    const int value = end - i > 3 ? kNoNumber : parse_number(line.substr(i, end - i));
    numbers.is_readable = value != kNoNumber && numbers.cells.size() < 700;
    note_place(numbers, {value, index, i, end - i});
    numbers.cells.push_back({value, index, i, end - i});
    i = end;
  }
  const std::size_t count = numbers.cells.size() - before;
  if (count != 0) {
    numbers.line_counts.push_back(count);
  } else {
    ++numbers.blank_lines;
  }
}

Numbers parse_numbers(std::span<const std::string_view> lines) {
  Numbers numbers;
  for (std::size_t i = 0; i < lines.size() && numbers.is_readable; ++i) {
    parse_line(lines[i], i, numbers);
  }
  return numbers;
}

int largest(const Numbers& numbers) {
  int value = 0;
  for (const Number& number : numbers.cells) value = std::max(value, number.value);
  return value;
}

bool is_plain_size(std::size_t size) { return size >= 4 && size <= 8 && size != 5 && size != 7; }

// n when each line has n numbers, else 0.
std::size_t row_length(const Numbers& numbers) {
  const std::size_t first = numbers.line_counts.front();
  const bool is_even = std::all_of(numbers.line_counts.begin(), numbers.line_counts.end(),
                                   [first](std::size_t count) { return count == first; });
  return is_even ? first : 0;
}

// All lines but the last have equally many numbers; else cells are missing, or a grid of another
// size begins.
bool has_even_lines(const Numbers& numbers) {
  const auto& counts = numbers.line_counts;
  return std::all_of(counts.begin(), counts.end() - 1,
                     [&](std::size_t count) { return count == counts.front(); }) &&
         counts.back() <= counts.front();
}

// 1 to 9, then a blank line, then lines with none between them: names above a board.
bool has_heading(std::span<const std::string_view> lines, const Numbers& numbers) {
  const auto is_blank = [](std::string_view line) {
    return line.find_first_not_of(" \t") == std::string_view::npos;
  };
  if (numbers.cells.size() < 9 || lines.size() < 4 || !is_blank(lines[1])) return false;
  for (int i = 0; i < 9; ++i) {
    if (numbers.cells[static_cast<std::size_t>(i)].value != i + 1) return false;
  }
  return !is_blank(lines[2]) && !is_blank(lines[3]);
}

// The size of a grid whose cells these numbers are, or 0: one line of n*n, or n lines of n.
std::size_t complete_size(const Numbers& numbers) {
  const std::size_t count = numbers.cells.size();
  std::size_t size = 1;
  while (size * size < count) ++size;
  if (size * size != count || size < 4) return 0;
  const bool is_one_line = numbers.line_counts.size() == 1;
  const bool is_square = row_length(numbers) == size;
  if (numbers.has_empty_end && count < kMaxCells) return 0;
  if (count == kMaxCells) return size;
  if (!is_one_line && !is_square) return 0;
  // 16 numbers up to 4 on one line are a 4x4 grid, else they are a row of a 16x16 one.
  const bool is_row = is_one_line && (size == 4 || size == 5);
  return is_row && largest(numbers) > static_cast<int>(size) ? 0 : size;
}

Fit fit_numbers(std::span<const std::string_view> lines, const ReadContext&) {
  const bool is_blank = lines.back().find_first_not_of(" \t") == std::string_view::npos;
  if (is_blank && lines.size() == 1) return Fit::kNo;
  const Numbers numbers = parse_numbers(lines);
  if (!numbers.is_readable || numbers.cells.empty()) return Fit::kNo;
  if (numbers.line_counts.size() == 1 && numbers.cells.size() == 1 && lines.front().size() > 1) {
    return Fit::kNo;  // a lone word
  }
  const std::size_t length = row_length(numbers);
  if (!numbers.is_regular && length != 9) return Fit::kNo;
  if (!has_even_lines(numbers) || has_heading(lines, numbers)) return Fit::kNo;
  // Blank lines stand between the bands of a square only.
  if (numbers.blank_lines != 0 && !is_plain_size(length) && length != 9) return Fit::kNo;
  const std::size_t size = complete_size(numbers);
  if (size != 0 && is_blank) return Fit::kNo;
  // Rows of eight may be a square, or the beginning of 81 numbers with eight on a line.
  const bool may_go_on = numbers.line_counts.size() > 1 && numbers.cells.size() < kMaxCells;
  if (size != 0) return may_go_on ? Fit::kWholeOrMore : Fit::kWhole;
  const bool is_large_row = length >= 10 && length <= 36;
  if (numbers.cells.size() < kMaxCells || is_large_row) return Fit::kMore;
  return Fit::kClaim;
}

Error error_at(std::span<const std::string_view> lines, const Number& number, ErrorCode code) {
  Error error = error_in(lines[number.line], number.offset, code,
                         lines[number.line].substr(number.offset, number.length));
  error.at.line = number.line + 1;
  return error;
}

Result<int> lowest_of(const Numbers& numbers, std::size_t size, std::optional<int> asked) {
  std::vector<int> values;
  for (const Number& number : numbers.cells) values.push_back(number.value);
  return lowest_digit(values, static_cast<int>(size), asked);
}

Result<Puzzle> read_numbers(std::span<const std::string_view> lines, ReadContext& context) {
  const Numbers numbers = parse_numbers(lines);
  const std::size_t size = complete_size(numbers);
  if (size == 0) {
    Error error = error_at(lines, numbers.cells[kMaxCells], ErrorCode::kTooLong);
    error.found = numbers.cells.size();
    error.expected = kMaxCells;
    return error;
  }
  if (size > static_cast<std::size_t>(kMaxSize)) {
    Error error = error_at(lines, numbers.cells[0], ErrorCode::kUnsupportedLayout);
    error.found = size;
    return error;
  }
  const Result<int> lowest = lowest_of(numbers, size, context.digits_from);
  if (!lowest) {
    Error error = lowest.error();
    error.at = error_at(lines, numbers.cells[0], error.code).at;
    return error;
  }
  Puzzle puzzle;
  puzzle.clear(static_cast<int>(size));
  for (std::size_t i = 0; i < numbers.cells.size(); ++i) {
    const Number& number = numbers.cells[i];
    const int digit = digit_of_number(number.value, *lowest);
    if (digit > static_cast<int>(size)) {
      Error error = error_at(lines, number, ErrorCode::kBadNumber);
      error.expected = size - static_cast<std::size_t>(1 - *lowest);
      return error;
    }
    if (digit != 0) puzzle.givens.place(Cell(static_cast<int>(i)), Digit(digit));
  }
  return puzzle;
}

void write_numbers(const Puzzle& puzzle, std::string& out) {
  const Grid& grid = puzzle.givens;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const bool ends_row = i % grid.size() == grid.size() - 1;
    out += static_cast<char>('0' + grid.value_at(Cell(i)));
    out += ends_row ? '\n' : ' ';
  }
}

}  // namespace

constinit const Format kNumbersFormat = {
    .name = "numbers",
    .extensions = "txt",
    .words = {"numbers with blanks between, 0 for an empty cell", "以空格分隔的数字，0 为空格",
              "以空格分隔的數字，0 為空格"},
    .reads = Part::kGivens | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_numbers,
    .read = read_numbers,
    .write = write_numbers,
    .separator = "\n",
};

}  // namespace shudu
