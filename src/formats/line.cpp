// One puzzle on one line: 81 characters row by row, or 64, 36, 16 of the smaller grids.
//
//   4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........ comment
//   <- 81 of 1-9 and the blanks . 0 * _ - x X                                        -> ignored
//
// A full grid that follows after blanks, a comma or a semicolon is the solution that the file
// claims. All else there, and what stands after `#`, is ignored here; formats that know what it
// means read more and win. The rows may be parted by blanks, commas or bars: nine groups of nine. A
// line of 81 digits and spaces has spaces for blanks. A line of
// dashes alone is a border of something, not an empty puzzle. Anything long that was clearly meant
// as such a line is claimed, so that the error says which column is wrong. Tested in
// tests/formats/line_test.cpp.
#include "formats/line.h"

#include <algorithm>
#include <array>

#include "formats/record_text.h"
#include "formats/row_fields.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::size_t kShortestLineClaim = 26;
constexpr std::size_t kLongestLineClaim = 600;  // longer ones are sukaku lines that went wrong

Piece field_after(const Piece& field) {
  const std::string_view text = field.text;
  const std::size_t begin = std::min(text.find_first_not_of(" \t,;", field.end), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t,;#", begin), text.size());
  return {text, begin, end};
}

bool has_spaces_for_blanks(std::string_view text) {
  return text.size() == kMaxCells && text.find_first_not_of("0123456789 ") == text.npos &&
         text.find(' ') != text.npos && text.find_first_not_of(' ') != text.npos;
}

// Lines of other blanks alone are borders and rules; 81 of one kind may be a puzzle.
bool may_be_puzzle(std::string_view cells) {
  if (std::any_of(cells.begin(), cells.end(), [](char c) { return is_digit(c) || c == '.'; })) {
    return true;
  }
  return cells.size() == kMaxCells && cells.find('-') == cells.npos;
}

bool has_digit_above(std::string_view cells, std::size_t size) {
  return std::any_of(cells.begin(), cells.end(), [size](char c) {
    return is_digit(c) && static_cast<std::size_t>(c - '0') > size;
  });
}

// A line of n groups of n cells, one for each row, without what is between them; empty when it is
// none. What stands after a `#` is a comment.
std::string joined_groups(std::string_view line) {
  constexpr std::string_view kBetween = " \t,;|/";
  std::string cells;
  std::size_t groups = 0;
  std::size_t size = 0;
  line = line.substr(0, line.find('#'));
  for (std::size_t i = line.find_first_not_of(kBetween); i < line.size();
       i = line.find_first_not_of(kBetween, i)) {
    const std::string_view group = line.substr(i, line.find_first_of(kBetween, i) - i);
    if (size == 0) size = group.size();
    if (group.size() != size || size < 4 || size > 9 || !are_cell_marks(group)) return {};
    cells += group;
    ++groups;
    i += group.size();
  }
  const bool is_puzzle = groups == size && is_board_size(size) && may_be_puzzle(cells) &&
                         !has_digit_above(cells, size);
  return is_puzzle ? cells : std::string();
}

Fit fit_cells(std::string_view cells, const Layout* layout) {
  if (!may_be_puzzle(cells)) return Fit::kNo;
  if (layout != nullptr && cells.size() == static_cast<std::size_t>(layout->cell_count())) {
    return Fit::kWhole;
  }
  const std::size_t side = side_of(cells.size());
  if (side >= 4 && side <= 9) return has_digit_above(cells, side) ? Fit::kClaim : Fit::kWhole;
  if (cells.size() < kShortestLineClaim) return Fit::kNo;
  return cells.size() <= kLongestLineClaim || side == 25 ? Fit::kClaim : Fit::kNo;
}

// 256 or 625 characters, letters for the digits above 9.
bool is_big_square(std::string_view field) {
  const std::size_t side = side_of(field.size());
  if (side < 10 || side > 36 || field.find_first_of("0123456789.") == field.npos) return false;
  return std::all_of(field.begin(), field.end(), [](char c) {
    return is_cell_mark(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
}

// How many characters a field has, and how many of them are puzzle characters or the full-width
// digits U+FF10 to U+FF19 that input methods leave behind.
struct FieldCensus {
  std::size_t characters = 0;
  std::size_t meant = 0;
};

FieldCensus count_meant(std::string_view field) {
  constexpr std::array kWideDigits{CharacterRange{0xFF10, 0xFF19}};
  FieldCensus census;
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (is_continuation(field[i])) continue;
    ++census.characters;
    if (is_in(kWideDigits, first_character(field.substr(i))) || is_cell_mark(field[i])) {
      ++census.meant;
    }
  }
  return census;
}

bool begins_like_cells(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return is_cell_mark(c) || byte >= 0x80 || byte < 0x20;
}

Fit fit_line(std::span<const std::string_view> lines, const ReadContext& context) {
  if (lines.size() != 1) return Fit::kNo;
  if (has_spaces_for_blanks(lines[0])) return Fit::kWhole;
  const std::string_view field = first_field(lines[0]).view();
  if (field.size() <= static_cast<std::size_t>(kMaxSize) && !joined_groups(lines[0]).empty()) {
    return Fit::kWhole;
  }
  if (are_cell_marks(field)) return fit_cells(field, context.layout);
  if (field.empty()) return Fit::kNo;
  if (is_big_square(field)) return Fit::kClaim;
  if (field.size() < kShortestLineClaim || !begins_like_cells(field[0])) return Fit::kNo;
  // A game ID, a position with placed digits, ISS's givens (`.~R1C1_5`): no slip of a finger.
  if (field.find_first_of(":+") != field.npos || field.find("~R") != field.npos) return Fit::kNo;
  const FieldCensus census = count_meant(field);
  const bool is_meant =
      census.characters >= kShortestLineClaim && census.meant * 2 > census.characters;
  return is_meant ? Fit::kClaim : Fit::kNo;
}

Result<Puzzle> read_line(std::span<const std::string_view> lines, ReadContext& context) {
  std::string spaced;  // cppcheck-suppress variableScope ; the piece looks into it
  Piece piece = first_field(lines[0]);
  if (has_spaces_for_blanks(lines[0])) {
    spaced = lines[0];
    std::replace(spaced.begin(), spaced.end(), ' ', '.');
    piece = whole_of(spaced);
  }
  if (piece.view().size() <= static_cast<std::size_t>(kMaxSize)) {
    spaced = joined_groups(lines[0]);
    piece = whole_of(spaced);
  }
  const Result<Grid> givens = read_cells(piece, context.layout);
  if (!givens) return givens.error();
  Puzzle puzzle;
  puzzle.clear(givens->size());
  puzzle.givens = *givens;
  const Piece claimed = field_after(piece);
  if (claimed.view().size() != static_cast<std::size_t>(givens->cell_count())) return puzzle;
  const Result<Grid> solution = read_solution(claimed, *givens);
  if (solution) puzzle.solution = *solution;
  return puzzle;
}

// One line at once: the loop has no branches, so that compilers make vectors of it.
void append_line(const Grid& grid, char blank, std::string& out) {
  std::array<char, kMaxCells + 1> text{};
  const auto& values = grid.values();
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    text[i] = values[i] == 0 ? blank : static_cast<char>('0' + values[i]);
  }
  const auto count = static_cast<std::size_t>(grid.cell_count());
  text[count] = '\n';
  out.append(text.data(), count + 1);
}

void write_line(const Puzzle& puzzle, std::string& out) { append_line(puzzle.givens, '.', out); }

void write_sdm(const Puzzle& puzzle, std::string& out) { append_line(puzzle.givens, '0', out); }

}  // namespace

bool read_classic_line(std::string_view text, Grid& grid) {
  if (text.size() != kMaxCells) return false;
  // Bytes only, and no branches: compilers make 16 or 32 cells a step of this. With `unsigned`
  // sums it was nearly three times slower (290 and 800 MB/s in one run).
  std::array<std::uint8_t, kMaxCells> values{};
  std::uint8_t bad = 0;
  std::uint8_t seen = 0;  // a digit or a dot: else `fit` has to judge
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    const auto c = static_cast<std::uint8_t>(text[i]);
    const auto value = static_cast<std::uint8_t>(c - '0');
    const auto is_value = static_cast<std::uint8_t>(value <= 9 ? 0xFF : 0);
    const auto is_dot = static_cast<std::uint8_t>(c == '.' ? 0xFF : 0);
    const auto is_star = static_cast<std::uint8_t>(c == '*' ? 0xFF : 0);
    const auto is_dash = static_cast<std::uint8_t>(c == '-' ? 0xFF : 0);
    const auto is_rule = static_cast<std::uint8_t>(c == '_' ? 0xFF : 0);
    const auto is_cross = static_cast<std::uint8_t>((c | 0x20) == 'x' ? 0xFF : 0);
    const auto is_mark =
        static_cast<std::uint8_t>(is_value | is_dot | is_star | is_dash | is_rule | is_cross);
    values[i] = static_cast<std::uint8_t>(value & is_value);
    seen = static_cast<std::uint8_t>(seen | is_value | is_dot);
    bad = static_cast<std::uint8_t>(bad | static_cast<std::uint8_t>(~is_mark));
  }
  if (bad != 0 || seen == 0) return false;
  grid = Grid::from_values(values, kMaxSize);
  return true;
}

bool find_line_cells(std::string_view line, RowCells& found) {
  constexpr std::string_view kBetween = " \t,;";
  if (line.size() <= kMaxCells || !has_cells_at(line, 0)) return false;
  found = {line.data(), nullptr};
  std::size_t at = kMaxCells;
  if (kBetween.find(line[at]) == kBetween.npos) return false;
  for (bool is_first = true; at < line.size(); is_first = false) {
    at = std::min(line.find_first_not_of(kBetween, at), line.size());
    const std::size_t end = std::min(line.find_first_of(kBetween, at), line.size());
    if (is_first && end - at == kMaxCells && has_solution_at(line, at)) {
      found.solution = line.data() + at;
    } else if (!is_plain_field(line.substr(at, end - at))) {
      return false;
    }
    at = end;
  }
  return true;
}

constinit const Format kLineFormat = {
    .name = "line",
    .extensions = "txt",
    .words = {"one puzzle a line, 81 characters", "每行一题，81 个字符", "每行一題，81 個字元"},
    .reads = Part::kGivens | Part::kSolution | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_line,
    .read = read_line,
    .write = write_line,
};

constinit const Format kSdmFormat = {
    .name = "sdm",
    .extensions = "sdm",
    .words = {"SudoCue collection: one puzzle a line, blanks as 0",
              "SudoCue 题集：每行一题，空格为 0", "SudoCue 題集：每行一題，空格為 0"},
    .reads = Part::kGivens | Part::kSolution | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kOtherSizes,
    .fit = fit_line,
    .read = read_line,
    .write = write_sdm,
};

}  // namespace shudu
