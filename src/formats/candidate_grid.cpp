// A grid whose cells are groups of candidates, as solvers print them.
//
//   *-----------------------------*          .------------.-----------.
//   | 4     178   1378 | 59  2  6 |          | 4  178* 13 | 5  2-9# 6 |        4 178 13 u5 29 6 ...
//   | ...                         |          | ...        |           |
//    Simple Sudoku, SudoCue, gsf              HoDoKu                            SudoCue .sdx
//
// Groups stand between blanks and bars. The marks * # @ - + that HoDoKu and SudokuWiki print beside
// candidates are dropped; a lone `.` or `0` among many groups, and `{}` anywhere, is a cell that
// nothing fits. Which lone digits are givens: marks.h. In .sdx files `u` marks a digit that the
// player entered; then lone digits without it are givens, and the candidates are the player's
// notes. In Sudoku Studio's boards `<8>` is a given and `*6*` a digit that was entered. Tested in
// tests/formats/candidate_grid_test.cpp.
#include "formats/candidate_grid.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "formats/drawn_text.h"
#include "formats/grid_lines.h"
#include "formats/grid_row.h"
#include "formats/grid_writer.h"
#include "formats/marks.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

struct CandidateGroup {
  DigitSet digits;
  bool is_given = false;    // `<8>`
  bool is_entered = false;  // `u5`
  bool is_starred = false;  // `*6*`, which is entered where givens are marked
  std::size_t column = 0;   // in the line as drawn
};

using GroupRow = std::vector<CandidateGroup>;

struct CandidateGrid {
  Fit fit = Fit::kNo;
  std::vector<GroupRow> rows;
  std::size_t dots = 0;  // cells that nothing fits, written like blanks
  std::size_t large_groups = 0;
  bool is_aligned = true;   // the groups of each column begin in one column of the text
  bool has_blanks = false;  // some cells of a row are blank, if its groups are cells
  bool has_givens = false;
  bool has_entered = false;
  bool has_signs = false;  // `+5` somewhere
};

bool are_first(DigitSet digits) { return digits == DigitSet::first_n(digits.size()); }

// The digits of a group, ascending or not, each once; nothing when it is no group.
std::optional<CandidateGroup> parse_group(std::string_view text) {
  constexpr std::string_view kMarks = "*#@-+";
  CandidateGroup group;
  char last = '0';
  bool is_ascending = true;
  if (text.size() == 3) {
    group.is_given = text.front() == '<' && text.back() == '>';
    group.is_starred = text.front() == '*' && text.back() == '*';
    if (group.is_given) text = text.substr(1, 1);
  }
  if (text.front() == 'u' || text.front() == 'U') {
    group.is_entered = true;
    text.remove_prefix(1);
  }
  if (text == "." || text == "0" || text == "{}") return group;
  for (const char c : text) {
    if (kMarks.find(c) != kMarks.npos) continue;
    if (c < '1' || c > '9' || group.digits.contains(Digit(c - '0'))) return std::nullopt;
    is_ascending = is_ascending && c >= last;
    last = c;
    group.digits.insert(Digit(c - '0'));
  }
  // All digits out of order are no candidates, but a row of a solved grid.
  if (!is_ascending && group.digits.size() >= 4 && are_first(group.digits)) return std::nullopt;
  if (group.digits.empty() || (group.is_entered && group.digits.size() != 1)) return std::nullopt;
  return group;
}

bool is_separator(char c) { return c == ' ' || c == '\t' || c == '|' || c == ',' || c == ';'; }

// No group stands between two bars: a cell that was left blank, which is no group.
bool has_blank_part(std::string_view text) {
  for (std::size_t bar = text.find('|'); bar != text.npos; bar = text.find('|', bar + 1)) {
    const std::size_t next = text.find_first_not_of(" \t", bar + 1);
    if (next != text.npos && text[next] == '|') return true;
  }
  return false;
}

// The groups of a line; empty when it is no row.
GroupRow parse_groups(std::string_view line) {
  std::string buffer;
  const std::string_view text = drawn_text(line, buffer);
  if (has_empty_field(text) || has_empty_end(text) || has_blank_part(text)) return {};
  GroupRow row;
  std::size_t i = 0;
  while (i < text.size()) {
    if (is_separator(text[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && !is_separator(text[end])) ++end;
    if (end - i > 20 || row.size() > static_cast<std::size_t>(kMaxSize)) return {};
    std::optional<CandidateGroup> group = parse_group(text.substr(i, end - i));
    if (!group) return {};
    group->column = i;
    row.push_back(*group);
    i = end;
  }
  return row;
}

bool fits_size(const GroupRow& row, std::size_t size) {
  const DigitSet all = DigitSet::first_n(static_cast<int>(size));
  return std::all_of(row.begin(), row.end(),
                     [all](const CandidateGroup& group) { return all.contains_all(group.digits); });
}

std::size_t count_dots(std::string_view line) {
  return static_cast<std::size_t>(
      std::count_if(line.begin(), line.end(), [](char c) { return c == '.' || c == '0'; }));
}

// Single digits are told better by those who know blank cells.
bool has_blank_cells(std::string_view line, std::size_t size) {
  const GridRow row = parse_row(line);
  const bool is_otherwise = row.has_empty || row.count != size || row.separator == '|';
  return row.kind == GridRowKind::kCells && is_otherwise;
}

bool add_row(CandidateGrid& grid, GridLines& shape, GroupRow row) {
  if (grid.rows.empty()) {
    if (row.size() < 4 || row.size() > static_cast<std::size_t>(kMaxSize)) return false;
    shape.set_size(row.size());
  }
  if (row.size() != shape.size() || !fits_size(row, shape.size())) return false;
  for (const CandidateGroup& group : row) {
    if (group.digits.size() > 1) ++grid.large_groups;
    grid.has_givens = grid.has_givens || group.is_given;
    grid.has_entered = grid.has_entered || group.is_entered;
  }
  const bool is_first = grid.rows.empty();
  for (std::size_t i = 0; i < row.size() && !is_first; ++i) {
    grid.is_aligned = grid.is_aligned && row[i].column == grid.rows.front()[i].column;
  }
  grid.rows.push_back(std::move(row));
  return shape.add_row();
}

CandidateGrid parse_candidate_grid(std::span<const std::string_view> lines) {
  CandidateGrid grid;
  GridLines shape;
  for (const std::string_view line : lines) {
    const bool is_blank = line.find_first_not_of(" \t") == line.npos;
    const bool is_added = is_blank          ? shape.add_blank()
                          : is_border(line) ? shape.add_border()
                                            : add_row(grid, shape, parse_groups(line));
    if (!is_added) return grid;
    if (is_border(line)) continue;
    grid.dots += count_dots(line);
    grid.has_signs = grid.has_signs || has_placed_sign(line);
    grid.has_blanks = grid.has_blanks || has_blank_cells(line, shape.size());
  }
  const Fit fit = shape.fit();
  // Dots and single digits are a plain grid, not candidates.
  // Single digits that do not stand below each other, or have bars of their own, may be what is
  // left of a larger grid.
  const bool is_closed_up = (!grid.is_aligned || grid.has_blanks) && grid.large_groups == 0 &&
                            shape.size() < static_cast<std::size_t>(kMaxSize);
  // Lone digits of which some have been placed are a board (grid_text.h).
  const bool is_board = grid.has_signs && grid.large_groups == 0;
  const bool is_plain = grid.dots > grid.large_groups || is_closed_up || is_board;
  grid.fit = fit != Fit::kMore && is_plain ? Fit::kNo : fit;
  return grid;
}

// `5 3 -1 -1 7`: numbers with -1 for a blank, and no candidates.
bool is_row_of_numbers(std::string_view line) {
  constexpr std::string_view kBetween = " \t,;";
  bool has_blank = false;
  for (std::size_t i = line.find_first_not_of(kBetween); i < line.size();) {
    const std::size_t end = std::min(line.find_first_of(kBetween, i), line.size());
    const std::string_view word = line.substr(i, end - i);
    if (word != "-1" && word.size() != 1) return false;
    has_blank = has_blank || word == "-1";
    i = line.find_first_not_of(kBetween, end);
  }
  return has_blank;
}

Fit fit_candidates(std::span<const std::string_view> lines, const ReadContext&) {
  if (is_row_of_numbers(lines.back())) return Fit::kNo;
  return parse_candidate_grid(lines).fit;
}

// SudoCue's progress: what is not entered and single is given, the rest are notes. Sudoku Studio
// marks givens and what has been entered, so that other single digits are candidates.
Puzzle read_progress(const CandidateGrid& grid, const Pencilmarks& marks) {
  Puzzle puzzle;
  puzzle.clear(marks.size());
  for (int i = 0; i < marks.cell_count(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    const CandidateGroup& group = grid.rows[place / grid.rows.size()][place % grid.rows.size()];
    if (group.digits.size() != 1) continue;
    const bool is_given = grid.has_givens ? group.is_given : !group.is_entered;
    const bool is_placed = grid.has_givens ? group.is_starred : group.is_entered;
    if (is_given) puzzle.givens.place(Cell(i), group.digits.first());
    if (is_placed) puzzle.placed.place(Cell(i), group.digits.first());
  }
  puzzle.marks = marks;
  return puzzle;
}

Result<Puzzle> read_candidates(std::span<const std::string_view> lines, ReadContext& context) {
  const CandidateGrid grid = parse_candidate_grid(lines);
  const auto size = static_cast<int>(grid.rows.size());
  Pencilmarks marks(size);
  for (int i = 0; i < marks.cell_count(); ++i) {
    const GroupRow& row = grid.rows[static_cast<std::size_t>(i / size)];
    marks.set(Cell(i), row[static_cast<std::size_t>(i % size)].digits);
  }
  if (grid.has_entered || grid.has_givens) return read_progress(grid, marks);
  const bool has_layout = context.layout != nullptr && context.layout->size() == size;
  return puzzle_of_marks(marks, has_layout ? context.layout : nullptr);
}

std::string group_text(DigitSet digits) {
  std::string text;
  for (const Digit digit : digits) text += digit.to_char();
  return text.empty() ? "{}" : text;
}

std::size_t widest_group(const Pencilmarks& marks) {
  std::size_t widest = 1;
  for (int i = 0; i < marks.cell_count(); ++i) {
    widest = std::max(widest, group_text(marks[Cell(i)]).size());
  }
  return widest;
}

void write_candidates(const Puzzle& puzzle, std::string& out) {
  constexpr Outline kFrame{'+', '-', '+', '+'};
  const Pencilmarks marks = puzzle.question();
  const int size = marks.size();
  const DrawnBoxes box = drawn_boxes(size);
  const std::size_t width = widest_group(marks);
  const int boxes = size / box.columns;
  const int box_width = box.columns * (static_cast<int>(width) + 1) + 1;
  for (int row = 0; row < size; ++row) {
    if (row % box.rows == 0) append_outline(kFrame, boxes, box_width, out);
    for (int column = 0; column < size; ++column) {
      if (column % box.columns == 0) out += column == 0 ? "|" : " |";
      const std::string text = group_text(marks[Cell::at(row, column, size)]);
      out += ' ';
      out += text;
      out.append(width - text.size(), ' ');
    }
    out += " |\n";
  }
  append_outline(kFrame, boxes, box_width, out);
}

}  // namespace

constinit const Format kCandidateGridFormat = {
    .name = "candidates",
    .extensions = "pm",
    .words = {"a grid of candidates, as solvers print it", "候选数盘面", "候選數盤面"},
    .reads = Part::kGivens | Part::kSukaku | Part::kPlaced | Part::kMarks | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kSukaku | Part::kOtherSizes,
    .fit = fit_candidates,
    .read = read_candidates,
    .write = write_candidates,
    .separator = "\n",
    .has_every_candidate = true,
};

}  // namespace shudu
