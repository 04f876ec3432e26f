// From texts of variants to records and back; see record_formats.h.
#include <algorithm>

#include "formats/left_out.h"
#include "formats/marks.h"
#include "formats/variant/plain_parts.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/layout_form.h"

namespace shudu {

namespace {

using variant::LayoutForm;
using variant::NotTaken;
using variant::VariantPuzzle;
using variant::VariantText;

// What a grid of a layout is without.
std::string names_of_rules(const VariantPuzzle& puzzle) {
  LeftOut names;
  const bool is_grid = puzzle.rows == puzzle.columns && puzzle.rows <= kMaxSize;
  if (!is_grid) {
    names.add(std::to_string(puzzle.rows) + 'x' + std::to_string(puzzle.columns));
  }
  if (puzzle.low != 1 || puzzle.high != puzzle.rows) {
    names.add("values-" + std::to_string(puzzle.low) + "-" + std::to_string(puzzle.high));
  }
  if (!puzzle.rows_differ || !puzzle.columns_differ) names.add("no-lines");
  for (const variant::Constraint& rule : puzzle.constraints) names.add(row_of(rule.kind).slug);
  if (names.text().empty()) names.add("regions");
  return names.text();
}

std::string names_of(const std::vector<NotTaken>& not_taken) {
  LeftOut names;
  for (const NotTaken& part : not_taken) names.add(part.name);
  return names.text();
}

// The same for a grid of a layout, which asks nothing else: what is no rule has names that say so.
std::string names_beside_grid(const std::vector<NotTaken>& not_taken) {
  LeftOut names;
  for (const NotTaken& part : not_taken) {
    const bool says_nothing = part.why == NotTaken::Why::kNoNumber;
    const bool is_wish = part.why == NotTaken::Why::kOfProgram;
    names.add(says_nothing ? "empty-clues" : is_wish ? "search-order" : part.name);
  }
  return names.text();
}

bool may_be_rule(const NotTaken& part) { return part.why == NotTaken::Why::kUnknown; }

Grid grid_of(const std::vector<int>& values, int size) {
  Grid grid(size);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] >= 1 && values[i] <= size)
      grid.place(Cell(static_cast<int>(i)), Digit(values[i]));
  }
  return grid;
}

void add_solution(const std::vector<int>& solution, Puzzle& puzzle) {
  if (solution.empty()) return;
  const Grid grid = grid_of(solution, puzzle.size());
  if (grid.filled_count() == puzzle.givens.cell_count()) {
    puzzle.solution = grid;
  } else {
    puzzle.partial_solution = grid.filled_count();
  }
}

// The puzzle that a layout says: candidates of cells are givens, or all, or else a sukaku.
Puzzle plain_record(const LayoutForm& form, const VariantText& text) {
  Puzzle puzzle;
  puzzle.clear(form.layout.size());
  const DigitSet all = DigitSet::first_n(form.layout.size());
  bool has_marks = false;
  for (const Cell cell : form.layout.all_cells()) {
    const DigitSet digits = form.candidates[cell];
    if (digits.size() == 1) puzzle.givens.place(cell, *digits.begin());
    has_marks = has_marks || (digits.size() != 1 && digits != all);
  }
  if (has_marks) puzzle = puzzle_of_marks(form.candidates, &form.layout);
  puzzle.layout = kept_name(form.layout);
  add_solution(text.solution, puzzle);
  return puzzle;
}

// The cells are filled that have one value from the beginning.
Puzzle variant_record(VariantText& text, const Puzzle* grid) {
  Puzzle puzzle;
  if (grid != nullptr) puzzle = *grid;
  if (grid == nullptr || puzzle.left_out.empty()) puzzle.left_out = names_of_rules(text.puzzle);
  VariantRecord record;
  record.has_grid = grid != nullptr;
  record.left_out = names_of(text.not_taken);
  record.solution = std::move(text.solution);
  record.puzzle = std::move(text.puzzle);
  puzzle.variant = VariantPart(std::move(record));
  return puzzle;
}

}  // namespace

Result<Puzzle> record_of(VariantText text, const Puzzle* grid) {
  const auto unknown = std::find_if(text.not_taken.begin(), text.not_taken.end(), may_be_rule);
  if (unknown != text.not_taken.end()) {
    if (grid != nullptr) return *grid;
    return error_with(ErrorCode::kOtherRules, unknown->name);
  }
  const std::optional<LayoutForm> form = variant::to_layout(text.puzzle);
  Puzzle puzzle = form ? plain_record(*form, text) : variant_record(text, grid);
  if (form) puzzle.left_out = names_beside_grid(text.not_taken);
  puzzle.notes.title = std::move(text.title);
  puzzle.notes.author = std::move(text.author);
  puzzle.notes.description = std::move(text.rules);
  return puzzle;
}

Puzzle record_of(large::LargeGrid grid) {
  VariantRecord record;
  record.puzzle.rows = record.puzzle.columns = record.puzzle.high = grid.order();
  record.large = std::move(grid);
  Puzzle puzzle;
  puzzle.left_out = names_of_rules(record.puzzle);
  puzzle.variant = VariantPart(std::move(record));
  return puzzle;
}

Result<VariantText> variant_text_of(const Puzzle& puzzle) {
  VariantText text;
  text.title = puzzle.notes.title;
  text.author = puzzle.notes.author;
  text.rules = puzzle.notes.description;
  if (puzzle.variant && puzzle.variant->large) return variant::cannot_hold_part("size");
  if (puzzle.variant) {
    text.puzzle = puzzle.variant->puzzle;
    text.solution = puzzle.variant->solution;
    return text;
  }
  const Result<Layout> layout = layout_of(puzzle);
  if (!layout) return layout.error();
  text.puzzle = variant::from_layout({*layout, puzzle.question()});
  if (!puzzle.solution) return text;
  for (const Cell cell : layout->all_cells()) {
    text.solution.push_back((*puzzle.solution)[cell]->value());
  }
  return text;
}

}  // namespace shudu
