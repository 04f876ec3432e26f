// HoDoKu's library lines; see hodoku.h.
#include "formats/hodoku.h"

#include <algorithm>
#include <vector>

#include "formats/note_lines.h"
#include "formats/position_line.h"
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
  append_position(puzzle, '.', out);
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
