// Lines of the puzzle bank of Sudoku Exchange; see exchange.h.
#include "formats/exchange.h"

#include <algorithm>

#include "formats/record_text.h"
#include "formats/row_fields.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::size_t kNameDigits = 12;
constexpr std::string_view kFieldBlanks = " \t";

bool is_hexadecimal(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

// The three fields of a line; `cells` is empty where it is none of the bank's.
struct BankLine {
  std::string_view name;
  Piece cells;
  std::string_view rating;
};

Piece field_from(std::string_view line, std::size_t at) {
  const std::size_t begin = std::min(line.find_first_not_of(kFieldBlanks, at), line.size());
  return {line, begin, std::min(line.find_first_of(kFieldBlanks, begin), line.size())};
}

BankLine bank_line(std::string_view line) {
  const Piece name = field_from(line, 0);
  const std::string_view digits = name.view();
  if (digits.size() != kNameDigits || !std::all_of(digits.begin(), digits.end(), is_hexadecimal)) {
    return {};
  }
  const Piece cells = field_from(line, name.end);
  const Piece rating = field_from(line, cells.end);
  const bool is_number = rating.view().find_first_not_of("0123456789.-+") == line.npos;
  const bool is_last = field_from(line, rating.end).view().empty();
  if (!are_cell_marks(cells.view()) || cells.view().size() < kMaxCells - 1 || !is_number ||
      !is_last) {
    return {};
  }
  return {digits, cells, rating.view()};
}

Fit fit_bank_line(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  if (lines.size() != 1) return Fit::kNo;
  const BankLine line = bank_line(lines[0]);
  if (line.cells.text.empty()) return Fit::kNo;
  return line.cells.view().size() == kMaxCells ? Fit::kWhole : Fit::kClaim;
}

Result<Puzzle> read_bank_line(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const BankLine line = bank_line(lines[0]);
  if (line.cells.text.empty()) {
    return bad_syntax(whole_of(lines[0]));
  }
  const Result<Grid> givens = read_cells(line.cells, &Layout::classic());
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  puzzle.notes.title = line.name;
  puzzle.notes.level = line.rating;
  return puzzle;
}

}  // namespace

bool find_bank_cells(std::string_view line, RowCells& found) {
  constexpr std::size_t kCellsAt = kNameDigits + 1;
  constexpr std::size_t kEnd = kCellsAt + kMaxCells;
  if (line.size() < kEnd || line[kNameDigits] != ' ' || !has_cells_at(line, kCellsAt)) return false;
  if (!std::all_of(line.begin(), line.begin() + kNameDigits, is_hexadecimal)) return false;
  const std::string_view rest = line.substr(kEnd);
  const std::size_t rating = std::min(rest.find_first_not_of(' '), rest.size());
  if (rating == 0 && !rest.empty()) return false;
  if (!consists_of(rest.substr(rating), "0123456789.")) return false;
  found = {line.data() + kCellsAt, nullptr};
  return true;
}

constinit const Format kExchangeFormat = {
    .name = "exchange",
    .words = {"lines of Sudoku Exchange's puzzle bank", "Sudoku Exchange 题库行",
              "Sudoku Exchange 題庫行"},
    .reads = Part::kGivens | Part::kNotes,
    .writes = {},
    .fit = fit_bank_line,
    .read = read_bank_line,
    .write = nullptr,
};

}  // namespace shudu
