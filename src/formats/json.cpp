// The JSON document: detection and writing; see json.h. Reading is in json_record.cpp.
#include "formats/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "formats/json_tree.h"
#include "formats/json_values.h"
#include "formats/note_lines.h"
#include "formats/record_text.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::string_view kSpaces = " \t\r\n";
constexpr std::size_t kMaxObjectLines = 256;  // of a record; longer ones come as elements

std::string joined(std::span<const std::string_view> lines) {
  std::string text;
  for (const std::string_view line : lines) text.append(line) += '\n';
  return text;
}

/// After `{`: a member's name and a colon make it an object.
JsonStart object_start(std::string_view text, std::size_t at) {
  if (text[at] == '}') return JsonStart::kObject;
  if (text[at] != '"') return JsonStart::kNone;
  std::size_t close = at + 1;
  while (close < text.size() && text[close] != '"') close += text[close] == '\\' ? 2U : 1U;
  const std::size_t next = text.find_first_not_of(kSpaces, std::min(close, text.size() - 1) + 1);
  if (next == std::string_view::npos) return JsonStart::kUndecided;
  return text[next] == ':' ? JsonStart::kObject : JsonStart::kNone;
}

bool was_open(std::span<const std::string_view> lines) {
  return lines.size() == 1 ||
         json_extent(joined(lines.first(lines.size() - 1))) == JsonExtent::kOpen;
}

/// A puzzle on a line of its own, which no value of a list looks like: what was open has no end.
bool is_run_of_cells(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.size() >= kShortestPuzzle && are_cell_marks(text);
}

Fit fit_json(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  const std::string_view first = trimmed(lines[0]);
  if (first.empty() || (first[0] != '{' && first[0] != '[' && first[0] != '"')) return Fit::kNo;
  const std::string text = joined(lines);
  const JsonStart start = json_start(text);
  if (start == JsonStart::kNone || lines.size() > kMaxObjectLines) return Fit::kNo;
  if (start == JsonStart::kText) return lines.size() == 1 ? Fit::kWhole : Fit::kNo;
  switch (json_extent(text)) {
    case JsonExtent::kOpen:
      return start == JsonStart::kArray && is_run_of_cells(lines.back()) ? Fit::kNo : Fit::kMore;
    case JsonExtent::kClosed:
      return start == JsonStart::kArray && !may_be_grid(text) ? Fit::kNo : Fit::kWhole;
    case JsonExtent::kTrailing:
      return start == JsonStart::kObject && was_open(lines) ? Fit::kClaim : Fit::kNo;
    case JsonExtent::kTooDeep:
      break;
  }
  return was_open(lines) ? Fit::kClaim : Fit::kNo;
}

void append_grid_member(std::string_view name, const Grid& grid, std::string& out) {
  out.append(",\"").append(name).append("\":\"");
  append_grid(grid, out);
  out += '"';
}

void write_json(const Puzzle& puzzle, std::string& out) { append_json(puzzle, out); }

}  // namespace

bool may_be_grid(std::string_view list) {
  const auto fewest = static_cast<std::ptrdiff_t>(kShortestPuzzle);
  // cppcheck-suppress invalidLifetime ; `list` is the caller's
  return std::count(list.begin(), list.end(), ',') + 1 >= fewest ||
         std::count_if(list.begin(), list.end(), is_cell_mark) >= fewest;
}

JsonStart json_start(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kSpaces);
  if (first == std::string_view::npos) return JsonStart::kNone;
  const std::size_t next = text.find_first_not_of(kSpaces, first + 1);
  if (next == std::string_view::npos) {
    return text[first] == '"' ? JsonStart::kNone : JsonStart::kUndecided;
  }
  if (text[first] == '{') return object_start(text, next);
  if (text[first] == '[') {
    constexpr std::string_view kFirstOfValues = "[{\"0123456789n]";
    return kFirstOfValues.find(text[next]) == std::string_view::npos ? JsonStart::kNone
                                                                     : JsonStart::kArray;
  }
  const std::size_t last = text.find_last_not_of(kSpaces);
  const std::string_view inside = text.substr(first + 1, last - first - 1);
  const bool is_text = text[last] == '"' && last > first && inside.size() >= kShortestPuzzle &&
                       are_cell_marks(inside);
  return text[first] == '"' && is_text ? JsonStart::kText : JsonStart::kNone;
}

void append_json(const Puzzle& puzzle, std::string& out) {
  out += R"({"schema":1)";
  append_grid_member("puzzle", puzzle.givens, out);
  if (!puzzle.placed.filled().empty()) append_grid_member("placed", puzzle.placed, out);
  if (puzzle.marks) {
    out += R"(,"marks":")";
    append_marks(*puzzle.marks, out);
    out += '"';
    if (puzzle.marks_are_puzzle) out += R"(,"marks_are_puzzle":true)";
  }
  if (puzzle.solution) append_grid_member("solution", *puzzle.solution, out);
  if (!puzzle.layout.empty()) out.append(R"(,"layout":)").append(quoted(puzzle.layout));
  for (const NoteField& field : kNoteFields) {
    const std::string& text = puzzle.notes.*(field.text);
    if (text.empty()) continue;
    out.append(",\"").append(field.name).append("\":").append(quoted(text));
  }
  if (!puzzle.left_out.empty()) out.append(R"(,"left_out":)").append(quoted(puzzle.left_out));
  out += '}';
}

constinit const Format kJsonFormat = {
    .name = "json",
    .extensions = "json",
    .words = {"a JSON document: an array of records", "JSON 文档：由记录组成的数组",
              "JSON 文件：由記錄組成的陣列"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSukaku | Part::kSolution |
             Part::kNotes | Part::kOtherSizes | Part::kLayout,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSukaku | Part::kSolution |
              Part::kNotes | Part::kOtherSizes | Part::kLayout,
    .fit = fit_json,
    .read = read_json,
    .write = write_json,
    .prologue = "[\n",
    .epilogue = "\n]\n",
    .separator = ",\n",
};

}  // namespace shudu
