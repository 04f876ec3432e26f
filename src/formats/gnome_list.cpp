// GNOME Sudoku's old lists; see gnome_list.h.
#include "formats/gnome_list.h"

#include <algorithm>

#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

// The parts of a line; `level` is empty where it is none.
struct ListLine {
  std::size_t numbers = 0;  // of one digit each, before the difficulty
  Piece level;
};

// From 0 to 1: `0.3125`, `1`, `5e-05`.
bool is_difficulty(std::string_view text) {
  if (text.empty() || !is_digit(text[0]) || !consists_of(text, "0123456789.e-")) return false;
  if (text.find("e-") != text.npos) return true;
  return text[0] <= '1' && (text.size() == 1 || text[1] == '.');
}

ListLine list_line(std::string_view line) {
  const std::size_t tab = line.rfind('\t');
  if (tab == line.npos || !is_digit(line[0])) return {};
  const Piece level = trimmed({line, tab + 1, line.size()});
  if (!is_difficulty(level.view())) return {};
  ListLine parts;
  for (std::size_t i = 0; i < tab; ++i) {
    if (line[i] == ' ' || line[i] == '\t') continue;
    if (!is_digit(line[i]) || (i + 1 < tab && is_digit(line[i + 1]))) return {};
    ++parts.numbers;
  }
  parts.level = level;
  return parts;
}

// Precondition: the line has 81 numbers.
void fill_in(const ListLine& parts, std::string_view line, Puzzle& puzzle) {
  int cell = 0;
  for (const char c : line.substr(0, line.rfind('\t'))) {
    if (!is_digit(c)) continue;
    if (c != '0') puzzle.givens.place(Cell(cell), Digit(c - '0'));
    ++cell;
  }
  puzzle.notes.level = parts.level.view();
}

Fit fit_gnome_list(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  constexpr std::size_t kFewestNumbers = 60;  // of a line that is clearly meant as one and wrong
  if (lines.size() != 1 || lines[0].empty()) return Fit::kNo;
  const ListLine line = list_line(lines[0]);
  if (line.level.text.empty() || line.numbers < kFewestNumbers) return Fit::kNo;
  return line.numbers == kMaxCells ? Fit::kWhole : Fit::kClaim;
}

Result<Puzzle> read_gnome_list(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const ListLine line = lines[0].empty() ? ListLine() : list_line(lines[0]);
  if (line.level.text.empty()) {
    return bad_syntax(whole_of(lines[0]));
  }
  if (line.numbers != kMaxCells) {
    const bool is_long = line.numbers > kMaxCells;
    Error error = error_in(lines[0], lines[0].rfind('\t'),
                           is_long ? ErrorCode::kTooLong : ErrorCode::kTooShort);
    error.found = line.numbers;
    error.expected = kMaxCells;
    return error;
  }
  Puzzle puzzle;
  fill_in(line, lines[0], puzzle);
  return puzzle;
}

}  // namespace

bool read_listed_line(std::string_view line, Puzzle& puzzle) {
  constexpr std::size_t kShortest = std::size_t{2} * kMaxCells;
  if (line.size() < kShortest) return false;
  const ListLine parts = list_line(line);
  if (parts.level.text.empty() || parts.numbers != kMaxCells) return false;
  puzzle.clear(kMaxSize);
  fill_in(parts, line, puzzle);
  return true;
}

constinit const Format kGnomeListFormat = {
    .name = "gnome-list",
    .words = {"GNOME Sudoku's old lists: 81 numbers, a tab, a difficulty",
              "GNOME 数独旧题单：81 个数字、制表符、难度",
              "GNOME 數獨舊題單：81 個數字、定位字元、難度"},
    .reads = Part::kGivens | Part::kNotes,
    .writes = {},
    .fit = fit_gnome_list,
    .read = read_gnome_list,
    .write = nullptr,
};

}  // namespace shudu
