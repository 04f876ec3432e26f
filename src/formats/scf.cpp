#include "formats/scf.h"

#include <algorithm>

#include "formats/record_text.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

constexpr std::string_view kCharactersOfScf =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr std::size_t kDigitsOfScf = 10;
constexpr std::size_t kMostZeros = 5;
static_assert(kCharactersOfScf.size() == kDigitsOfScf * (kMostZeros + 1));

Error error_at_column(std::string_view text, std::size_t offset, ErrorCode code) {
  return Error{.code = code,
               .at = {1, offset + 1},
               .token = escape_first(text.substr(std::min(offset, text.size())))};
}

Result<Grid> read_digits(std::string_view text) {
  Grid grid;
  std::size_t cell = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t value = kCharactersOfScf.find(text[i]);
    if (value == kCharactersOfScf.npos) return error_at_column(text, i, ErrorCode::kBadCharacter);
    const std::size_t digit = value % kDigitsOfScf;
    if (digit != 0 && cell < kMaxCells) {
      grid.place(Cell(static_cast<int>(cell)), Digit(static_cast<int>(digit)));
    }
    cell += 1 + value / kDigitsOfScf;
  }
  if (cell == kMaxCells) return grid;
  Error error = error_at_column(text, text.size(),
                                cell < kMaxCells ? ErrorCode::kTooShort : ErrorCode::kTooLong);
  error.found = cell;
  error.expected = kMaxCells;
  return error;
}

// A text up to its `*` or the end, taken off the front.
std::string take_text(std::string_view& rest) {
  std::string text;
  while (!rest.empty()) {
    const bool is_star = rest[0] == '*';
    if (is_star && !rest.starts_with("**")) {
      rest.remove_prefix(1);
      break;
    }
    text += rest[0];
    rest.remove_prefix(is_star ? 2 : 1);
  }
  return text;
}

// What stands after the `*`.
Status read_additions(std::string_view text, std::size_t begin, Puzzle& puzzle) {
  bool is_windoku = false;
  bool is_diagonal = false;
  std::string_view rest = text.substr(begin);
  while (!rest.empty()) {
    const char kind = rest[0];
    const std::size_t offset = text.size() - rest.size();
    rest.remove_prefix(1);
    if (kind == 'w') {
      is_windoku = true;
    } else if (kind == 'x') {
      is_diagonal = true;
    } else if (kind == 't') {
      puzzle.notes.title = take_text(rest);
    } else if (kind == 'a') {
      puzzle.notes.author = take_text(rest);
    } else {
      return error_at_column(text, offset, ErrorCode::kBadSyntax);
    }
  }
  puzzle.layout = is_windoku && is_diagonal ? "x+windoku"
                  : is_windoku              ? "windoku"
                  : is_diagonal             ? "x"
                                            : "";
  return kDone;
}

bool names(std::string_view layout, std::string_view part) {
  return layout.find(part) != layout.npos;
}

}  // namespace

Result<Puzzle> read_scf(std::string_view text) {
  const std::size_t star = std::min(text.find('*'), text.size());
  const Result<Grid> givens = read_digits(text.substr(0, star));
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  const Status status = read_additions(text, std::min(star + 1, text.size()), puzzle);
  if (!status) return status.error();
  return puzzle;
}

void append_scf(const Puzzle& puzzle, std::string& out) {
  for (int i = 0; i < kMaxCells;) {
    const auto digit = static_cast<std::size_t>(puzzle.givens.value_at(Cell(i++)));
    std::size_t zeros = 0;
    while (zeros < kMostZeros && i < kMaxCells && puzzle.givens.is_blank(Cell(i))) {
      ++zeros;
      ++i;
    }
    out += kCharactersOfScf[kDigitsOfScf * zeros + digit];
  }
  if (puzzle.layout.empty()) return;
  out += '*';
  if (names(puzzle.layout, "windoku")) out += 'w';
  if (names(puzzle.layout, "x")) out += 'x';
}

}  // namespace shudu
