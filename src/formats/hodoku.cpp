// HoDoKu's library lines; see hodoku.h.
#include "formats/hodoku.h"

#include <algorithm>
#include <vector>

#include "formats/note_lines.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

constexpr std::string_view kNoTitle = "0000:x";
constexpr std::size_t kFields = 8;  // the empty one before the first colon included

/// Where the colons stand.
std::vector<std::size_t> colons_of(std::string_view line) {
  std::vector<std::size_t> colons;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == ':') colons.push_back(i);
  }
  return colons;
}

/// `0300-x:59`: what stands in the title when it came from such a line.
bool is_title(std::string_view title) {
  const std::size_t colon = title.find(':');
  if (colon == std::string_view::npos || title == kNoTitle) return false;
  const std::string_view code = title.substr(0, colon);
  return !code.empty() && consists_of(code, "0123456789-x") &&
         consists_of(title.substr(colon + 1), "0123456789x ");
}

/// `eliminations:placements` or `eliminations:placements:extra`.
bool is_comment(std::string_view comment) {
  const auto colons = std::count(comment.begin(), comment.end(), ':');
  return (colons == 1 || colons == 2) &&
         comment.find_first_not_of(": ") != std::string_view::npos && comment.back() != ' ' &&
         consists_of(comment, "0123456789: ");
}

/// Reads the cells; `+` before a digit makes it placed.
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

/// All candidates but those that a filled peer rules out.
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

/// Applies one token, `drc` or `+drc`, to the marks; false when it is none.
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

void read_technique(std::string_view title, std::string_view rest, Notes& notes) {
  if (title != kNoTitle && title != "0000:") notes.title = title;
  if (rest.find_first_not_of(": ") != std::string_view::npos) notes.comment = rest;
}

Fit fit_hodoku(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  const std::string_view line = trimmed(lines[0]);
  if (lines.size() != 1 || line.empty() || line[0] != ':') return Fit::kNo;
  const auto colons = std::count(line.begin(), line.end(), ':');
  if (colons == 6 || colons == 7) return Fit::kWhole;
  return colons > 2 ? Fit::kClaim : Fit::kNo;
}

Result<Puzzle> read_hodoku(std::span<const std::string_view> lines, ReadContext& context) {
  const std::string_view line = lines[0];
  const std::vector<std::size_t> colons = colons_of(line);
  if (colons.size() + 1 != kFields && colons.size() + 2 != kFields) {
    return error_in(line, line.size(), ErrorCode::kBadSyntax, line);
  }
  Result<Puzzle> puzzle = read_position(trimmed({line, colons[2] + 1, colons[3]}));
  if (!puzzle) return puzzle;
  const Status deleted = read_deleted({line, colons[3] + 1, colons[4]}, *puzzle);
  if (!deleted) return deleted.error();
  read_technique(trimmed(line.substr(colons[0] + 1, colons[2] - colons[0] - 1)),
                 line.substr(colons[4] + 1), puzzle->notes);
  read_note_lines(context.comments, NoteLines::kWithBlank, puzzle->notes);
  return puzzle;
}

void append_token(std::string_view sign, Cell cell, Digit digit, std::string& out) {
  if (out.back() != ':') out += ' ';
  out += sign;
  out += digit.to_char();
  out += static_cast<char>('1' + cell.row_in(kMaxSize));
  out += static_cast<char>('1' + cell.column_in(kMaxSize));
}

/// A token that changes nothing but says that there are marks: `+` and a candidate that is there.
void append_no_change(const Puzzle& puzzle, std::string& out) {
  const Pencilmarks marks = basic_marks(puzzle);
  for (int i = 0; i < kMaxCells; ++i) {
    if (marks[Cell(i)].empty()) continue;
    return append_token("+", Cell(i), marks[Cell(i)].first(), out);
  }
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

void append_position(const Puzzle& puzzle, std::string& out) {
  for (int i = 0; i < kMaxCells; ++i) {
    const Cell cell(i);
    if (!puzzle.placed.is_blank(cell)) {
      out.append(1, '+') += puzzle.placed[cell]->to_char();
    } else {
      out += puzzle.givens.is_blank(cell) ? '.' : puzzle.givens[cell]->to_char();
    }
  }
}

void write_hodoku(const Puzzle& puzzle, std::string& out) {
  Notes rest = puzzle.notes;
  const bool has_title = is_title(rest.title);
  const bool has_comment = is_comment(rest.comment);
  if (has_title) rest.title.clear();
  if (has_comment) rest.comment.clear();
  append_note_lines(rest, out);
  out += ':';
  out += has_title ? std::string_view(puzzle.notes.title) : kNoTitle;
  out += ':';
  append_position(puzzle, out);
  out += ':';
  if (puzzle.marks) append_deleted(puzzle, out);
  out += ':';
  out += has_comment ? std::string_view(puzzle.notes.comment) : std::string_view("::");
  out += '\n';
}

}  // namespace

constinit const Format kHodokuFormat = {
    .name = "hodoku",
    .words = {"HoDoKu library lines: technique, position, deleted candidates",
              "HoDoKu 题库行：技巧、局面、已删候选数", "HoDoKu 題庫行：技巧、盤面、已刪候選數"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kNotes,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kNotes,
    .fit = fit_hodoku,
    .read = read_hodoku,
    .write = write_hodoku,
    .has_every_candidate = true,
};

}  // namespace shudu
