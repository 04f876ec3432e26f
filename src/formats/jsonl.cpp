// JSON lines; see jsonl.h. Everything but the line is shared with the JSON document.
#include "formats/jsonl.h"

#include "formats/json.h"
#include "formats/json_tree.h"

namespace shudu {

namespace {

Fit fit_jsonl(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  const JsonStart start = lines.size() == 1 ? json_start(lines[0]) : JsonStart::kNone;
  if (start == JsonStart::kNone || start == JsonStart::kUndecided) return Fit::kNo;
  if (start == JsonStart::kText) return Fit::kWhole;
  if (start == JsonStart::kArray) {
    const bool is_closed = json_extent(lines[0]) == JsonExtent::kClosed;
    return is_closed && may_be_grid(lines[0]) ? Fit::kWhole : Fit::kNo;
  }
  return json_extent(lines[0]) == JsonExtent::kClosed ? Fit::kWhole : Fit::kClaim;
}

void write_jsonl(const Puzzle& puzzle, std::string& out) {
  append_json(puzzle, out);
  out += '\n';
}

}  // namespace

constinit const Format kJsonLinesFormat = {
    .name = "jsonl",
    .extensions = "jsonl ndjson",
    .words = {"JSON lines: one object a line", "JSON 行：每行一个对象", "JSON 行：每行一個物件"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSukaku | Part::kSolution |
             Part::kNotes | Part::kOtherSizes | Part::kLayout,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSukaku | Part::kSolution |
              Part::kNotes | Part::kOtherSizes | Part::kLayout,
    .fit = fit_jsonl,
    .read = read_json,
    .write = write_jsonl,
};

}  // namespace shudu
