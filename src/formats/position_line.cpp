// A position on one line; see position_line.h.
#include "formats/position_line.h"

#include <algorithm>

namespace shudu {

namespace {

// All candidates but those that a filled peer rules out.
Pencilmarks basic_marks(const Puzzle& puzzle) {
  const Grid filled = filled_in(puzzle);
  Pencilmarks marks = Pencilmarks::from_grid(filled);
  for (const Cell cell : filled.filled()) {
    for (const Cell peer : Layout::classic().peers(cell)) {
      if (filled.is_blank(peer)) marks.erase(peer, *filled[cell]);
    }
  }
  return marks;
}

bool is_candidate_name(std::string_view token) {
  return token.size() == 3 &&
         std::all_of(token.begin(), token.end(), [](char c) { return c >= '1' && c <= '9'; });
}

// Applies one token, `drc` or `+drc`, to the marks; false when it is none.
bool apply_token(std::string_view token, const Grid& filled, Pencilmarks& marks) {
  const bool adds = token.substr(0, 1) == "+";
  if (adds) token.remove_prefix(1);
  if (!is_candidate_name(token)) return false;
  const Cell cell = Cell::at(token[1] - '1', token[2] - '1', kMaxSize);
  if (!filled.is_blank(cell)) return true;
  DigitSet digits = marks[cell];
  const Digit digit(token[0] - '0');
  adds ? digits.insert(digit) : digits.erase(digit);
  marks.set(cell, digits);
  return true;
}

void append_token(std::string_view sign, Cell cell, Digit digit, std::string& out) {
  if (out.back() != ':') out += ' ';
  out += sign;
  out += digit.to_char();
  out += static_cast<char>('1' + cell.row_in(kMaxSize));
  out += static_cast<char>('1' + cell.column_in(kMaxSize));
}

// A token that changes nothing but says that there are marks: `+` and a candidate that is there.
void append_no_change(const Puzzle& puzzle, std::string& out) {
  const Pencilmarks marks = basic_marks(puzzle);
  for (int i = 0; i < kMaxCells; ++i) {
    if (marks[Cell(i)].empty()) continue;
    return append_token("+", Cell(i), marks[Cell(i)].first(), out);
  }
}

}  // namespace

Result<Puzzle> read_position(const Piece& piece) {
  const std::string_view text = piece.view();
  Puzzle puzzle;
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool placed = text[i] == '+';
    if (placed) ++i;
    const bool digit = i < text.size() && text[i] >= '1' && text[i] <= '9';
    if (!digit && (placed || !is_blank_mark(text[i]))) {
      const std::size_t at = std::min(i, text.size() - 1);
      Error error = piece.error(at, ErrorCode::kBadCharacter);
      error.token = escape_first(text.substr(at));
      return error;
    }
    if (digit && count < kMaxCells) {
      const Cell cell(static_cast<int>(count));
      (placed ? puzzle.placed : puzzle.givens).place(cell, Digit(text[i] - '0'));
    }
    ++count;
  }
  if (count == kMaxCells) return puzzle;
  const ErrorCode code = count < kMaxCells ? ErrorCode::kTooShort : ErrorCode::kTooLong;
  Error error = piece.error(text.size(), code);
  error.found = count;
  error.expected = kMaxCells;
  return error;
}

Status read_deleted(const Piece& piece, Puzzle& puzzle) {
  const std::string_view text = piece.view();
  Pencilmarks marks = basic_marks(puzzle);
  const Grid filled = filled_in(puzzle);
  bool any = false;
  for (std::size_t i = text.find_first_not_of(' '); i < text.size();
       i = text.find_first_not_of(' ', i)) {
    const std::string_view token = text.substr(i, text.find(' ', i) - i);
    if (!apply_token(token, filled, marks)) return piece.error(i, ErrorCode::kBadSyntax, token);
    any = true;
    i += token.size();
  }
  if (any) puzzle.marks = marks;
  return kDone;
}

void append_deleted(const Puzzle& puzzle, std::string& out) {
  const Pencilmarks basic = basic_marks(puzzle);
  const Grid filled = filled_in(puzzle);
  const std::size_t before = out.size();
  for (int i = 0; i < kMaxCells; ++i) {
    const Cell cell(i);
    if (!filled.is_blank(cell)) continue;
    for (const Digit digit : basic[cell] - (*puzzle.marks)[cell])
      append_token("", cell, digit, out);
    for (const Digit digit : (*puzzle.marks)[cell] - basic[cell])
      append_token("+", cell, digit, out);
  }
  if (out.size() == before) append_no_change(puzzle, out);
}

void append_position(const Puzzle& puzzle, char blank, std::string& out) {
  for (int i = 0; i < kMaxCells; ++i) {
    const Cell cell(i);
    if (!puzzle.placed.is_blank(cell)) {
      out.append(1, '+') += puzzle.placed[cell]->to_char();
    } else {
      out += puzzle.givens.is_blank(cell) ? blank : puzzle.givens[cell]->to_char();
    }
  }
}

}  // namespace shudu
