// Writing constraint strings: shape, regions, candidates, and the rules of common forms. What ISS
// has no name for is written by another of its rules that means the same, where there is one.
#include <algorithm>
#include <cstdlib>

#include "formats/variant/iss_codes.h"
#include "formats/variant/iss_layout.h"
#include "formats/variant/iss_writer.h"
#include "formats/variant/plain_parts.h"
#include "formats/variant/rule_error.h"
#include "shudu/core/as_index.h"

namespace shudu::variant {
namespace {

// The shape of a puzzle, where ISS has it.
Result<IssShape> shape_for(const VariantPuzzle& puzzle) {
  const auto is_length = [](int lines) { return lines <= kMostIssLines; };
  if (!is_length(puzzle.rows) || !is_length(puzzle.columns)) return cannot_hold_part("size");
  if (puzzle.low > 1 || !is_length(puzzle.values())) return cannot_hold_part("values");
  if (puzzle.variables() > kMostIssCells) return cannot_hold_part("variables");
  const bool is_sudoku = puzzle.rows_differ && puzzle.columns_differ &&
                         puzzle.values() >= std::max(puzzle.rows, puzzle.columns);
  return IssShape{puzzle.rows, puzzle.columns, puzzle.low, puzzle.values(), is_sudoku};
}

// Rules that look at the regions of the grid, wherever they stand.
bool looks_at_regions(const std::vector<Constraint>& rules) {
  return std::any_of(rules.begin(), rules.end(), [](const Constraint& rule) {
    const bool looks = rule.kind == Kind::kRegionSum || rule.kind == Kind::kRegionSameValues ||
                       rule.kind == Kind::kDisjointGroups || rule.kind == Kind::kWindoku;
    return looks || std::any_of(rule.branches.begin(), rule.branches.end(), looks_at_regions);
  });
}

// One letter a cell; nothing where regions share cells or there are too many.
std::optional<std::string> letters_of(const std::vector<Variables>& regions, int cells) {
  constexpr std::string_view kLetters =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  constexpr char kNoRegion = '_';
  std::string letters(as_index(cells), kNoRegion);
  if (regions.size() > kLetters.size()) return std::nullopt;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    for (const Variable cell : regions[i]) {
      if (letters[cell] != kNoRegion) return std::nullopt;
      letters[cell] = kLetters[i];
    }
  }
  return letters;
}

class IssHead {
 public:
  IssHead(const VariantPuzzle& puzzle, const IssGrid& grid, const IssWriter& writer)
      : puzzle_(puzzle), grid_(grid), writer_(writer) {}

  Result<std::string> write() const {
    std::string out;
    if (grid_.shape() != IssShape{}) out = ".Shape~" + shape_text(grid_.shape());
    if (puzzle_.free_variables > 0) out += ".Var~A~~" + std::to_string(puzzle_.free_variables);
    if (!grid_.shape().is_sudoku) append_lines(out);
    const auto regions = regions_text();
    if (!regions) return regions.error();
    out += *regions;
    append_candidates(out);
    return out;
  }

 private:
  void append_set(const Variables& cells, std::string& out) const {
    out += writer_.named("AllDifferent", {}, cells);
  }

  // Rows and columns of a grid of which ISS does not say that they differ.
  void append_lines(std::string& out) const {
    for (int row = 0; row < puzzle_.rows && puzzle_.rows_differ; ++row) {
      append_set(*grid_.line_named('R' + std::to_string(row + 1)), out);
    }
    for (int column = 0; column < puzzle_.columns && puzzle_.columns_differ; ++column) {
      append_set(*grid_.line_named('C' + std::to_string(column + 1)), out);
    }
  }

  // Boxes by their size, what follows them as a jigsaw, all else as sets that differ.
  [[nodiscard]] Result<std::string> regions_text() const {
    const int usual = grid_.usual_box_size();
    std::vector<int> sizes{usual};
    for (int size = 4; size <= puzzle_.cells(); ++size) sizes.push_back(size);
    sizes.push_back(0);
    for (const int size : sizes) {
      const auto boxes = grid_.boxes(size);
      const bool begins = boxes.size() <= puzzle_.regions.size() &&
                          std::equal(boxes.begin(), boxes.end(), puzzle_.regions.begin());
      if (!begins || (boxes.empty() && size != 0 && size != usual)) continue;
      const auto rest = jigsaw_text(boxes.size());
      if (!rest) continue;
      std::string out;
      const bool has_usual = !grid_.boxes(usual).empty();
      if (boxes.empty() && has_usual) out = ".NoBoxes";
      if (!boxes.empty() && size != usual) out = ".RegionSize~" + std::to_string(size);
      return out + *rest;
    }
    if (looks_at_regions(puzzle_.constraints)) return cannot_hold_part("regions");
    std::string out = grid_.boxes(usual).empty() ? "" : ".NoBoxes";
    for (const Variables& region : puzzle_.regions) append_set(region, out);
    return out;
  }

  [[nodiscard]] std::optional<std::string> jigsaw_text(std::size_t from) const {
    const std::vector<Variables> regions(
        puzzle_.regions.begin() + static_cast<std::ptrdiff_t>(from), puzzle_.regions.end());
    if (regions.empty()) return std::string();
    const auto letters = grid_.shape().is_sudoku ? letters_of(regions, puzzle_.cells())
                                                 : std::optional<std::string>();
    if (!letters || jigsaw_regions(*letters, grid_.shape()) != regions) return std::nullopt;
    return ".Jigsaw~" + *letters;
  }

  void append_candidates(std::string& out) const {
    std::string givens;
    for (std::size_t i = 0; i < puzzle_.candidates.size(); ++i) {
      if (puzzle_.candidates[i] == puzzle_.all_values()) continue;
      givens.append("~").append(grid_.name_of(static_cast<Variable>(i)));
      for (int place = 0; place < puzzle_.values(); ++place) {
        const bool is_open = (puzzle_.candidates[i] >> static_cast<unsigned>(place) & 1U) != 0;
        if (is_open) givens += '_' + std::to_string(puzzle_.low + place);
      }
    }
    if (!givens.empty()) out += '.' + givens;
  }

  const VariantPuzzle& puzzle_;
  const IssGrid& grid_;
  const IssWriter& writer_;
};

}  // namespace

std::string IssWriter::named(std::string_view name, std::string_view first,
                             const Variables& cells) const {
  std::string out = ".";
  out += name;
  if (!first.empty()) out.append("~").append(first);
  for (const Variable cell : cells) out.append("~").append(grid_.name_of(cell));
  return out;
}

Result<IssTexts> IssWriter::items_of(const Constraint& rule) const {
  if (rule.kind == Kind::kDifference || rule.kind == Kind::kRatio || rule.kind == Kind::kPairSum ||
      rule.kind == Kind::kGreater) {
    return of_dots(rule);
  }
  if (rule.kind == Kind::kSandwich) return of_sandwich(rule);
  for (const IssRule& row : kIssRules) {
    if (row.kind == rule.kind) return of_row(row, rule);
  }
  for (const auto write :
       {&IssWriter::of_sums, &IssWriter::of_places, &IssWriter::of_signs, &IssWriter::of_logic}) {
    auto items = (this->*write)(rule);
    if (!items || !items->empty()) return items;
  }
  return cannot_hold(rule.kind);
}

Result<IssTexts> IssWriter::of_row(const IssRule& row, const Constraint& rule) const {
  const bool is_refused =
      (row.needs_sudoku && !grid_.shape().is_sudoku) || (row.needs_nine && !is_one_to_nine()) ||
      (row.kind == Kind::kAntiTaxicab && puzzle_.low != 1) ||
      (row.kind == Kind::kGlobalModular && puzzle_.values() != 9) ||
      (row.kind == Kind::kStrictKropki &&
       !draws_all(puzzle_.constraints, true, {Kind::kDifference, Kind::kRatio})) ||
      (row.kind == Kind::kStrictXv && !draws_all(puzzle_.constraints, true, {Kind::kPairSum}));
  if (is_refused) return cannot_hold(rule.kind);
  switch (row.form) {
    case IssForm::kFlag:
    case IssForm::kCells:
      return IssTexts{named(row.name, {}, rule.cells)};
    case IssForm::kNumberAndCells:
      return IssTexts{
          named(row.name, std::to_string(number_of(puzzle_, rule).value_or(0)), rule.cells)};
    case IssForm::kTwoClues:
      return of_clue(row, rule);
    case IssForm::kValuesAndCells:
      return of_values(row, rule);
    case IssForm::kDots:
    case IssForm::kOneClue:
      break;
  }
  return cannot_hold(rule.kind);
}

Result<IssTexts> IssWriter::of_values(const IssRule& row, const Constraint& rule) const {
  std::string values;
  for (const std::int64_t value : rule.series) {
    if (!values.empty()) values += '_';
    values += std::to_string(value);
  }
  return IssTexts{named(row.name, values, rule.cells)};
}

Result<IssTexts> IssWriter::of_clue(const IssRule& row, const Constraint& rule) const {
  const auto line = grid_.name_of_line(rule.cells);
  const std::int64_t number = number_of(puzzle_, rule).value_or(0);
  const bool takes_none = row.kind == Kind::kHiddenSkyscraper || row.kind == Kind::kNumberedRoom;
  if (!line || (number == 0 && !takes_none)) return cannot_hold(rule.kind);
  std::string out = '.' + std::string(row.name) + '~' + line->name + '~';
  if (line->is_reversed) out += '~';
  return IssTexts{out + std::to_string(number)};
}

// Of the lowest and the highest value of the range, which a shorter line need not have.
Result<IssTexts> IssWriter::of_sandwich(const Constraint& rule) const {
  const auto line = grid_.name_of_line(rule.cells);
  const bool is_full = as_index(puzzle_.values()) == rule.cells.size();
  if (!line || !is_full || !grid_.shape().is_sudoku) return cannot_hold(rule.kind);
  return IssTexts{".Sandwich~" + std::to_string(rule.numbers[0]) + '~' + line->name};
}

// Marks between neighbours with the numbers that ISS draws, tables for all else.
Result<IssTexts> IssWriter::of_dots(const Constraint& rule) const {
  if (!draws(rule)) return of_signs(rule);
  const std::int64_t number = number_of(puzzle_, rule).value_or(0);
  for (const IssRule& row : kIssRules) {
    const bool is_mark = row.form == IssForm::kDots && row.kind == rule.kind;
    if (is_mark && row.number == number) return IssTexts{named(row.name, {}, rule.cells)};
  }
  return cannot_hold(rule.kind);
}

bool IssWriter::draws(const Constraint& rule) const {
  const std::int64_t number = number_of(puzzle_, rule).value_or(0);
  const auto away = grid_.distance(rule.cells[0], rule.cells[1]);
  const bool are_near = away && std::abs(away->rows) + std::abs(away->columns) == 1;
  return are_near && std::any_of(kIssRules.begin(), kIssRules.end(), [&](const IssRule& row) {
           return row.form == IssForm::kDots && row.kind == rule.kind && row.number == number;
         });
}

bool IssWriter::draws_all(const std::vector<Constraint>& rules, bool are_at_top,
                          const std::vector<Kind>& kinds) const {
  return std::all_of(rules.begin(), rules.end(), [&](const Constraint& rule) {
    const bool is_mark = std::count(kinds.begin(), kinds.end(), rule.kind) > 0;
    if (is_mark) return are_at_top && draws(rule);
    return std::all_of(rule.branches.begin(), rule.branches.end(),
                       [&](const auto& branch) { return draws_all(branch, false, kinds); });
  });
}

Result<std::string> write_iss(const VariantPuzzle& puzzle) {
  const auto shape = shape_for(puzzle);
  if (!shape) return shape.error();
  std::vector<IssGroup> groups;
  if (puzzle.free_variables > 0) groups.push_back({.name = "VA", .cells = puzzle.free_variables});
  const IssGrid grid(*shape, std::move(groups));
  const IssWriter writer(puzzle, grid);
  auto out = IssHead(puzzle, grid, writer).write();
  if (!out) return out.error();
  for (const Constraint& rule : puzzle.constraints) {
    const auto items = writer.items_of(rule);
    if (!items) return items.error();
    for (const std::string& item : *items) *out += item;
  }
  if (out->empty()) *out = ".";
  return out;
}

}  // namespace shudu::variant
