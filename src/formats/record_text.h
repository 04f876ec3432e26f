// What the formats with structure share: places in a text, and runs of puzzle characters inside it.
//
// A record that a format reads is text with several parts (a puzzle, a solution, candidates). Each
// part is a `Piece`, a range of the whole text, so that an error found deep inside a part still
// points at its line and column in the record. Tested in tests/formats/record_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"

namespace shudu {

/// Line and column (both from 1, in characters) of a byte offset; '\n' ends a line.
[[nodiscard]] TextPlace position_in(std::string_view text, std::size_t offset);

/// An error at a byte offset of `text`; `token` is escaped here.
[[nodiscard]] Error error_in(std::string_view text, std::size_t offset, ErrorCode code,
                             std::string_view token = {});

/// The beginning of a text as an excerpt: whole characters of at most so many bytes.
[[nodiscard]] std::string_view excerpt_of(std::string_view text, std::size_t bytes);

/// A range of bytes of a text.
struct Piece {
  std::string_view text;
  std::size_t begin = 0;
  std::size_t end = 0;

  [[nodiscard]] std::string_view view() const { return text.substr(begin, end - begin); }
  [[nodiscard]] Error error(std::size_t offset, ErrorCode code, std::string_view token = {}) const {
    return error_in(text, begin + offset, code, token);
  }
};

/// The whole of a text as a piece.
[[nodiscard]] inline Piece whole_of(std::string_view text) { return {text, 0, text.size()}; }

/// kBadSyntax at the beginning of a piece, with an excerpt of it.
[[nodiscard]] Error bad_syntax(const Piece& piece);

/// Adds an item to a list of words, `a, b`.
void add_to_list(std::string_view item, std::string& list);

/// All that a record can hold.
inline constexpr Holdings kEverything = Part::kGivens | Part::kPlaced | Part::kMarks |
                                        Part::kSukaku | Part::kSolution | Part::kNotes |
                                        Part::kOtherSizes | Part::kLayout;

/// The piece without blanks, tabs and CR around it.
[[nodiscard]] Piece trimmed(Piece piece);
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The first field of a line: up to a blank, tab, comma, semicolon or `#`.
[[nodiscard]] Piece first_field(std::string_view text);

[[nodiscard]] constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
/// Is all of it ASCII?
[[nodiscard]] bool is_ascii(std::string_view text);
/// Is all of it these characters?
[[nodiscard]] constexpr bool consists_of(std::string_view text, std::string_view characters) {
  return text.find_first_not_of(characters) == std::string_view::npos;
}

/// Cells of the smallest grid: a text that is at least so long is a puzzle and not a row of one.
inline constexpr std::size_t kShortestPuzzle = 16;

/// What a character can mean for a cell, by its byte; built once, asked for every character of
/// every line (a search in a short text was a quarter of the time of reading CSV).
enum class CellMark : std::uint8_t { kNone, kBlank, kDigit };
[[nodiscard]] consteval std::array<CellMark, 256> make_cell_marks() {
  std::array<CellMark, 256> marks{};
  for (const char c : {'.', '0', '*', '_', '-', 'x', 'X', '?'}) {
    marks[static_cast<unsigned char>(c)] = CellMark::kBlank;
  }
  for (char c = '1'; c <= '9'; ++c) marks[static_cast<unsigned char>(c)] = CellMark::kDigit;
  return marks;
}
inline constexpr std::array<CellMark, 256> kCellMarks = make_cell_marks();

/// True for the characters that people write for a blank cell: `. 0 * _ - x X ?`.
[[nodiscard]] constexpr bool is_blank_mark(char c) {
  return kCellMarks[static_cast<unsigned char>(c)] == CellMark::kBlank;
}
/// True for a blank mark or a digit 1-9.
[[nodiscard]] constexpr bool is_cell_mark(char c) {
  return kCellMarks[static_cast<unsigned char>(c)] != CellMark::kNone;
}
[[nodiscard]] bool is_one_of(std::string_view name, std::span<const std::string_view> names);
/// True when `text` is not empty and all of it are cell marks.
[[nodiscard]] bool are_cell_marks(std::string_view text);
/// Are there somewhere as many cell marks, one after the other, as the smallest puzzle has?
[[nodiscard]] bool holds_puzzle(std::string_view text);
/// Has a full grid the givens of a puzzle? Both a mark a cell.
[[nodiscard]] bool has_givens_of(std::string_view full, std::string_view puzzle);

/// Is a board of this size one that is read: 4, 6, 8 or 9?
[[nodiscard]] constexpr bool is_board_size(std::size_t size) {
  return size == 4 || size == 6 || size == 8 || size == 9;
}

/// The size of a grid with so many cells, supported or not; 0 when there is none.
[[nodiscard]] std::size_t side_of(std::size_t cells);

/// The size of a grid with so many cells: 4, 6, 8, 9 or that of the layout asked for; else 0.
[[nodiscard]] int size_of_cells(std::size_t count, const Layout* layout);

/// A grid row by row, one character a cell. Errors: kBadCharacter, kBadNumber (a digit above the
/// size), kTooShort, kTooLong, kUnsupportedLayout (a square of another size).
[[nodiscard]] Result<Grid> read_cells(const Piece& piece, const Layout* layout);

/// A full grid of the size of `givens`, kBadCharacter for a blank. It is what the file claims:
/// whether it agrees with the givens and the rules is for those to judge who compare it.
[[nodiscard]] Result<Grid> read_solution(const Piece& piece, const Grid& givens);

/// Keeps the solution that a record states as a character a cell: as one where it is full, else how
/// many digits it has (none where it is something else). Blanks alone state nothing.
void take_solution(std::string_view cells, Puzzle& puzzle);

/// A grid of the size of `givens` that may repeat them; what it holds besides is the result.
/// kMismatch `name` where it contradicts a given.
[[nodiscard]] Result<Grid> read_placed(const Piece& piece, const Grid& givens,
                                       std::string_view name);

/// size*size blocks of `size` characters, digit d of a cell at place d or a blank mark.
[[nodiscard]] Result<Pencilmarks> read_marks(const Piece& piece, int size);

/// A record of the size of `givens` that holds nothing else.
[[nodiscard]] Puzzle puzzle_of(const Grid& givens);

/// Cells with a given or placed digit hold just that one from now on. Without marks: nothing.
void settle_marks(Puzzle& puzzle);

/// Givens and placed digits in one grid.
[[nodiscard]] Grid filled_in(const Puzzle& puzzle);

}  // namespace shudu
