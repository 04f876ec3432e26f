// Places in a text and runs of puzzle characters; see record_text.h.
#include "formats/record_text.h"

#include <algorithm>
#include <array>

#include "shudu/core/characters.h"

namespace shudu {

namespace {

bool is_given_digit(char c) { return c >= '1' && c <= '9'; }

/// The error of a text whose number of cells fits nothing.
Error wrong_count(const Piece& piece, std::size_t expected) {
  const std::size_t found = piece.view().size();
  const bool is_long = found > expected;
  Error error =
      piece.error(is_long ? expected : found, is_long ? ErrorCode::kTooLong : ErrorCode::kTooShort);
  error.found = found;
  error.expected = expected;
  return error;
}

/// Squares from 5x5 on that no layout has; letters stand for digits over 9 there.
bool is_other_square(std::string_view cells) {
  return side_of(cells.size()) >= 5 && std::all_of(cells.begin(), cells.end(), [](char c) {
           return is_cell_mark(c) || is_letter(c);
         });
}

Result<Grid> read_sized(const Piece& piece, int size) {
  const std::string_view cells = piece.view();
  Grid grid(size);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!is_given_digit(cells[i])) continue;
    if (cells[i] - '0' > size) {
      Error error = piece.error(i, ErrorCode::kBadNumber, cells.substr(i, 1));
      error.expected = static_cast<std::uint64_t>(size);
      return error;
    }
    grid.place(Cell(static_cast<int>(i)), Digit(cells[i] - '0'));
  }
  return grid;
}

Status check_cell_marks(const Piece& piece) {
  const std::string_view cells = piece.view();
  std::size_t bad = 0;
  while (bad < cells.size() && is_cell_mark(cells[bad])) ++bad;
  if (bad == cells.size()) return kDone;
  Error error = piece.error(bad, ErrorCode::kBadCharacter);
  error.token = escape_first(cells.substr(bad));
  return error;
}

}  // namespace

TextPlace position_in(std::string_view text, std::size_t offset) {
  TextPlace at{1, 1};
  for (const char c : text.substr(0, offset)) {
    if (c == '\n') {
      at = {at.line + 1, 1};
    } else if (!is_continuation(c)) {
      ++at.column;
    }
  }
  return at;
}

Error error_in(std::string_view text, std::size_t offset, ErrorCode code, std::string_view token) {
  return Error{.code = code, .at = position_in(text, offset), .token = escape_token(token)};
}

std::string_view excerpt_of(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  // At most the three bytes of a character that goes on: bytes that are none are cut anywhere.
  const std::size_t least = bytes < 3 ? 0 : bytes - 3;
  std::size_t end = bytes;
  while (end > least && is_continuation(text[end])) --end;
  return text.substr(0, is_continuation(text[end]) ? bytes : end);
}

Error bad_syntax(const Piece& piece) {
  return piece.error(0, ErrorCode::kBadSyntax, excerpt_of(piece.view(), 40));
}

void add_to_list(std::string_view item, std::string& list) {
  if (!list.empty()) list += ", ";
  list += item;
}

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

Piece trimmed(Piece piece) {
  const auto is_blank = [&](std::size_t i) {
    const char c = piece.text[i];
    return c == ' ' || c == '\t' || c == '\r';
  };
  while (piece.begin < piece.end && is_blank(piece.begin)) ++piece.begin;
  while (piece.begin < piece.end && is_blank(piece.end - 1)) --piece.end;
  return piece;
}

std::string_view trimmed(std::string_view text) { return trimmed(whole_of(text)).view(); }

Piece first_field(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t,;#", begin), text.size());
  return {text, begin, end};
}

bool is_one_of(std::string_view name, std::span<const std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool are_cell_marks(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_cell_mark);
}

bool holds_puzzle(std::string_view text) {
  std::size_t run = 0;
  for (const char c : text) {
    run = is_cell_mark(c) ? run + 1 : 0;
    if (run == kShortestPuzzle) return true;
  }
  return false;
}

bool has_givens_of(std::string_view full, std::string_view puzzle) {
  return full.size() == puzzle.size() &&
         std::equal(full.begin(), full.end(), puzzle.begin(),
                    [](char digit, char given) { return is_blank_mark(given) || digit == given; });
}

std::size_t side_of(std::size_t cells) {
  std::size_t side = 0;
  while (side * side < cells) ++side;
  return side * side == cells ? side : 0;
}

int size_of_cells(std::size_t count, const Layout* layout) {
  if (layout != nullptr && count == static_cast<std::size_t>(layout->cell_count())) {
    return layout->size();
  }
  constexpr std::array<int, 4> kSizes = {4, 6, 8, 9};
  for (const int size : kSizes) {
    if (count == static_cast<std::size_t>(size * size)) return size;
  }
  return 0;
}

Result<Grid> read_cells(const Piece& piece, const Layout* layout) {
  const std::string_view cells = piece.view();
  const int size = size_of_cells(cells.size(), layout);
  if (size == 0 && is_other_square(cells)) {
    Error error = piece.error(0, ErrorCode::kUnsupportedLayout);
    error.found = side_of(cells.size());
    return error;
  }
  const Status marks_only = check_cell_marks(piece);
  if (!marks_only) return marks_only.error();
  if (size != 0) return read_sized(piece, size);
  return wrong_count(piece, layout == nullptr ? std::size_t{kMaxCells}
                                              : static_cast<std::size_t>(layout->cell_count()));
}

Result<Grid> read_solution(const Piece& piece, const Grid& givens) {
  const std::string_view cells = piece.view();
  const auto count = static_cast<std::size_t>(givens.cell_count());
  const Status marks_only = check_cell_marks(piece);
  if (!marks_only) return marks_only.error();
  if (cells.size() != count) return wrong_count(piece, count);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (is_blank_mark(cells[i])) {
      return piece.error(i, ErrorCode::kBadCharacter, cells.substr(i, 1));
    }
  }
  return read_sized(piece, givens.size());
}

void take_solution(std::string_view cells, Puzzle& puzzle) {
  const Result<Grid> solution = read_solution(whole_of(cells), puzzle.givens);
  if (solution) {
    puzzle.solution = *solution;
    return;
  }
  const bool is_blank = !cells.empty() && std::all_of(cells.begin(), cells.end(), is_blank_mark);
  if (is_blank) return;
  const char most = static_cast<char>('0' + puzzle.size());
  puzzle.partial_solution = static_cast<int>(
      std::count_if(cells.begin(), cells.end(), [most](char c) { return c >= '1' && c <= most; }));
}

Result<Grid> read_placed(const Piece& piece, const Grid& givens, std::string_view name) {
  const auto count = static_cast<std::size_t>(givens.cell_count());
  const Status marks_only = check_cell_marks(piece);
  if (!marks_only) return marks_only.error();
  if (piece.view().size() != count) return wrong_count(piece, count);
  Result<Grid> grid = read_sized(piece, givens.size());
  if (!grid) return grid;
  for (const Cell cell : givens.filled()) {
    if (!grid->is_blank(cell) && (*grid)[cell] != givens[cell]) {
      return piece.error(static_cast<std::size_t>(cell.index()), ErrorCode::kMismatch, name);
    }
    grid->clear(cell);
  }
  return grid;
}

Result<Pencilmarks> read_marks(const Piece& piece, int size) {
  const std::string_view text = piece.view();
  const auto block = static_cast<std::size_t>(size);
  const Status marks_only = check_cell_marks(piece);
  if (!marks_only) return marks_only.error();
  if (text.size() != block * block * block) return wrong_count(piece, block * block * block);
  Pencilmarks marks(size);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Digit digit = Digit::from_index(static_cast<int>(i % block));
    if (is_blank_mark(text[i])) {
      marks.erase(Cell(static_cast<int>(i / block)), digit);
    } else if (text[i] != digit.to_char()) {
      return piece.error(i, ErrorCode::kBadCharacter, text.substr(i, 1));
    }
  }
  return marks;
}

Puzzle puzzle_of(const Grid& givens) {
  Puzzle puzzle;
  puzzle.givens = givens;
  puzzle.placed = Grid(givens.size());
  return puzzle;
}

void settle_marks(Puzzle& puzzle) {
  if (!puzzle.marks) return;
  const Grid filled = filled_in(puzzle);
  for (const Cell cell : filled.filled()) puzzle.marks->set(cell, DigitSet::only(*filled[cell]));
}

Grid filled_in(const Puzzle& puzzle) {
  Grid grid = puzzle.givens;
  for (const Cell cell : puzzle.placed.filled()) grid.place(cell, *puzzle.placed[cell]);
  return grid;
}

}  // namespace shudu
