// Lines of Sudoku Studio; see studio.h.
#include "formats/studio.h"

#include <algorithm>

#include "formats/position_line.h"

namespace shudu {

namespace {

constexpr std::size_t kFewestMeantCells = 60;  // of a line that is clearly meant as one and wrong

// The parts of a line; `cells` is empty where it is none of these.
struct StudioLine {
  Piece cells;
  Piece removed;
  std::size_t cell_count = 0;
};

bool is_plain_position(std::string_view line) {
  return line.size() == kMaxCells && consists_of(line, "0123456789.");
}

StudioLine studio_line(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  std::size_t end = begin;
  std::size_t placed = 0;
  while (end < line.size() && (is_cell_mark(line[end]) || line[end] == '+')) {
    placed += line[end++] == '+' ? 1U : 0U;
  }
  const bool has_removed = end < line.size() && line[end] == ':';
  const bool is_over = end == line.size() || has_removed || line[end] == ' ' || line[end] == '\t';
  const std::size_t cell_count = end - begin - placed;
  if (!is_over || cell_count < kFewestMeantCells) return {};
  const bool is_plain =
      placed == 0 && !has_removed;  // then it is a position or a line that is none
  if (is_plain && !is_plain_position(trimmed(line))) return {};
  const Piece removed{line, has_removed ? end + 1 : line.size(), line.size()};
  if (!consists_of(removed.view(), "+0123456789 \t")) return {};
  return {{line, begin, end}, trimmed(removed), cell_count};
}

Fit fit_studio(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  if (lines.size() != 1) return Fit::kNo;
  const StudioLine line = studio_line(lines[0]);
  if (line.cells.text.empty()) return Fit::kNo;
  return line.cell_count == kMaxCells ? Fit::kWhole : Fit::kClaim;
}

Result<Puzzle> read_studio(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const StudioLine line = studio_line(lines[0]);
  if (line.cells.text.empty()) {
    return bad_syntax(whole_of(lines[0]));
  }
  Result<Puzzle> puzzle = read_position(line.cells);
  if (!puzzle) return puzzle;
  const Status removed = read_deleted(line.removed, *puzzle);
  if (!removed) return removed.error();
  return puzzle;
}

void write_studio(const Puzzle& puzzle, std::string& out) {
  append_position(puzzle, '0', out);
  if (puzzle.marks) {
    out += ':';
    append_deleted(puzzle, out);
  }
  out += '\n';
}

}  // namespace

constinit const Format kStudioFormat = {
    .name = "studio",
    .words = {"Sudoku Studio's lines: a position, then removed candidates",
              "Sudoku Studio 行：局面、已删候选数", "Sudoku Studio 行：盤面、已刪候選數"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks,
    .fit = fit_studio,
    .read = read_studio,
    .write = write_studio,
    .has_every_candidate = true,
};

}  // namespace shudu
