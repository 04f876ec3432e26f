// What a record holds; see puzzle.h.
#include "shudu/formats/puzzle.h"

#include <algorithm>
#include <array>

#include "formats/record_text.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

// What readers name that asks nothing of the digits.
constexpr std::array<std::string_view, 6> kNoRules = {
    "center-marks", "colors", "corner-marks", "empty-clues", "search-order", "solution"};

bool is_no_rule(std::string_view name) {
  return std::find(kNoRules.begin(), kNoRules.end(), name) != kNoRules.end();
}

}  // namespace

bool Notes::empty() const {
  return std::all_of(kNoteFields.begin(), kNoteFields.end(),
                     [this](const NoteField& field) { return (this->*field.text).empty(); });
}

Pencilmarks Puzzle::question() const {
  return marks_are_puzzle && marks ? *marks : Pencilmarks::from_grid(givens);
}

void Puzzle::clear(int size) {
  givens = Grid(size);
  placed = Grid(size);
  marks.reset();
  marks_are_puzzle = false;
  solution.reset();
  partial_solution.reset();
  layout.clear();
  left_out.clear();
  variant = {};
  for (std::string* text : {&notes.title, &notes.author, &notes.description, &notes.comment,
                            &notes.date, &notes.source, &notes.level, &notes.url}) {
    text->clear();
  }
}

std::optional<Error> find_other_rules(const Puzzle& puzzle) {
  constexpr std::string_view kMore = ", ...";
  std::string rules;
  std::string_view rest = puzzle.left_out;
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view name = trimmed(rest.substr(0, comma));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
    if (name.empty() || is_no_rule(name)) continue;
    if (!rules.empty() && rules.size() + name.size() + 2 * kMore.size() > Token::kSize) {
      rules += kMore;
      break;
    }
    if (!rules.empty()) rules += ", ";
    rules += name;
  }
  if (rules.empty()) return std::nullopt;
  return error_with(ErrorCode::kOtherRules, rules);
}

std::optional<Error> find_refused_rules(const Puzzle& puzzle, bool may_be_left_out) {
  const bool has_grid = !puzzle.variant || puzzle.variant->has_grid;
  return may_be_left_out && has_grid ? std::nullopt : find_other_rules(puzzle);
}

Holdings parts_of(const Puzzle& puzzle) {
  Holdings parts;
  if (puzzle.variant) {
    parts = Part::kVariant;  // with its givens and its size
  } else if (puzzle.marks_are_puzzle) {
    parts = parts | Part::kSukaku;  // its givens follow from the marks
  } else {
    parts = parts | Part::kGivens;
    if (puzzle.marks) parts = parts | Part::kMarks;
  }
  if (puzzle.placed != Grid(puzzle.size())) parts = parts | Part::kPlaced;
  const bool has_solution =
      puzzle.solution || (puzzle.variant && !puzzle.variant->solution.empty());
  if (has_solution) parts = parts | Part::kSolution;
  if (!puzzle.notes.empty()) parts = parts | Part::kNotes;
  if (puzzle.variant) return parts;
  if (puzzle.size() != kMaxSize) parts = parts | Part::kOtherSizes;
  if (!puzzle.layout.empty()) parts = parts | Part::kLayout;
  return parts;
}

Result<Layout> layout_of(const Puzzle& puzzle) {
  if (!puzzle.layout.empty()) return parse_layout(puzzle.layout);
  const Result<const Layout*> usual = default_layout(puzzle.size());
  if (!usual) return usual.error();
  return **usual;
}

std::string kept_name(const Layout& layout) {
  const Result<const Layout*> usual = default_layout(layout.size());
  std::string name = layout_name(layout);
  return usual && name == layout_name(**usual) ? std::string() : name;
}

}  // namespace shudu
