// JSON lines; see jsonl.h. Everything but the line is shared with the JSON document.
#include "formats/jsonl.h"

#include <array>
#include <utility>

#include "formats/json.h"
#include "formats/json_members.h"
#include "formats/json_tree.h"
#include "formats/row_fields.h"

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

// A flat object, member by member: names and texts of ASCII without escapes, plain numbers.
class FlatObject {
 public:
  explicit FlatObject(std::string_view line) : line_(line) {}

  bool find(RowCells& found) {
    if (!take('{')) return false;
    do {
      if (!take_member(found)) return false;
    } while (take(','));
    return take('}') && at_ == line_.size() && found.cells != nullptr;
  }

 private:
  static constexpr std::size_t kMostMembers = 16;

  void skip_blanks() {
    while (at_ < line_.size() && (line_[at_] == ' ' || line_[at_] == '\t')) ++at_;
  }

  // The character and the blanks on both sides of it.
  bool take(char wanted) {
    skip_blanks();
    if (at_ == line_.size() || line_[at_] != wanted) return false;
    ++at_;
    skip_blanks();
    return true;
  }

  bool take_text(std::string_view& text) {
    if (at_ == line_.size() || line_[at_] != '"') return false;
    const std::size_t begin = ++at_;
    while (at_ < line_.size() && line_[at_] != '"') {
      const auto c = static_cast<unsigned char>(line_[at_++]);
      if (c < 0x20 || c >= 0x7F || c == '\\') return false;
    }
    if (at_ == line_.size()) return false;
    text = line_.substr(begin, at_++ - begin);
    return true;
  }

  // A number or null. What is `true` may state a rule.
  bool take_scalar() {
    constexpr std::string_view kNothing = "null";
    if (line_.substr(at_).starts_with(kNothing)) {
      at_ += kNothing.size();
      return true;
    }
    if (at_ < line_.size() && line_[at_] == '-') ++at_;
    const std::size_t whole = take_digits();
    if (whole == 0 || (whole > 1 && line_[at_ - whole] == '0')) return false;
    if (at_ == line_.size() || line_[at_] != '.') return true;
    ++at_;
    return take_digits() > 0;
  }

  // How many there are, at most so many that no reader finds them too large.
  std::size_t take_digits() {
    constexpr std::size_t kMost = 15;
    const std::size_t begin = at_;
    while (at_ < line_.size() && is_digit(line_[at_])) ++at_;
    return at_ - begin <= kMost ? at_ - begin : 0;
  }

  bool take_member(RowCells& found) {
    std::string_view name;
    if (!take_text(name) || !take(':') || is_known(name)) return false;
    const MemberRole role = member_role(name);
    if (role == MemberRole::kOther || at_ == line_.size()) return false;
    if (line_[at_] != '"') return role == MemberRole::kNone && take_scalar();
    std::string_view text;
    if (!(role == MemberRole::kNone ? take_text(text) : take_grid(text))) return false;
    if (role == MemberRole::kNone) return true;
    return role == MemberRole::kPuzzle ? take_cells(text, found) : take_solution(text, found);
  }

  // A text of 81 characters or none, which are looked at where it is known what they are for.
  bool take_grid(std::string_view& text) {
    const std::string_view rest = line_.substr(at_ + 1);
    const std::size_t size = rest.starts_with('"') ? 0 : kMaxCells;
    if (rest.size() <= size || rest[size] != '"') return false;
    text = rest.substr(0, size);
    at_ += size + 2;
    return true;
  }

  static bool take_cells(std::string_view text, RowCells& found) {
    if (found.cells != nullptr || text.empty() || !has_cells_at(text, 0)) return false;
    found.cells = text.data();
    return true;
  }

  // Of two names for it the first in a list of the reader counts, so there may be one.
  bool take_solution(std::string_view text, RowCells& found) {
    if (std::exchange(has_solution_, true)) return false;
    if (text.empty()) return true;
    if (!has_solution_at(text, 0)) return false;
    found.solution = text.data();
    return true;
  }

  // A name twice is an error.
  bool is_known(std::string_view name) {
    if (count_ == kMostMembers) return true;
    for (std::size_t i = 0; i < count_; ++i) {
      if (names_[i] == name) return true;
    }
    names_[count_++] = name;
    return false;
  }

  std::string_view line_;
  std::size_t at_ = 0;
  std::array<std::string_view, kMostMembers> names_{};
  std::size_t count_ = 0;
  bool has_solution_ = false;
};

void write_jsonl(const Puzzle& puzzle, std::string& out) {
  append_json(puzzle, out);
  out += '\n';
}

}  // namespace

bool find_object_cells(std::string_view line, RowCells& found) {
  return FlatObject(line).find(found);
}

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
