// Reading constraint strings: rules of the common forms, and rules of rules; see iss_reader.h.
#include <algorithm>
#include <charconv>
#include <set>

#include "formats/record_text.h"
#include "formats/variant/iss_codes.h"
#include "formats/variant/iss_reader.h"
#include "formats/variant/rule_error.h"
#include "shudu/core/find_row.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {
namespace {

// Cells, steps and table rows that all rules together may come to.
constexpr std::size_t kMostCost = 4'000'000;

std::size_t cost_of(const Constraint& rule) {
  std::size_t cost =
      1 + rule.cells.size() + rule.series.size() + rule.table.size() + rule.automaton.steps.size();
  for (const Variables& list : rule.lists) cost += list.size() + 1;
  for (const Rules& branch : rule.branches) {
    for (const Constraint& part : branch) cost += cost_of(part);
  }
  return cost;
}

const IssRule* find_iss_rule(std::string_view name) {
  return find_row(kIssRules, [&](const IssRule& each) { return each.name == name; });
}

// What a rule looks like where its cells are so far away; nothing where they leave their block.
class Shifter {
 public:
  Shifter(const IssGrid& grid, Variable from, Variable to) : grid_(grid), from_(from), to_(to) {}

  [[nodiscard]] bool shift(Constraint& rule) const {
    if (rule.kind == Kind::kIndexer) return shift_indexer(rule);
    bool fits = shift_cells(rule.cells);
    for (Variables& list : rule.lists) fits = fits && shift_cells(list);
    for (Rules& branch : rule.branches) {
      for (Constraint& part : branch) fits = fits && shift(part);
    }
    return fits;
  }

 private:
  [[nodiscard]] bool shift_cells(Variables& cells) const {
    const auto here = grid_.distance(from_, to_);
    for (Variable& cell : cells) {
      const bool is_near = here && grid_.distance(from_, cell);
      const auto moved = is_near ? grid_.moved(cell, here->rows, here->columns) : std::nullopt;
      if (!moved) return false;
      cell = *moved;
    }
    return true;
  }

  // The line is all of the row or column of the control cell, wherever that is.
  [[nodiscard]] bool shift_indexer(Constraint& rule) const {
    const auto old = grid_.name_of_line(rule.cells);
    if (!old || !shift_cells(rule.lists[0])) return false;
    const int row = rule.lists[0][0] / grid_.shape().columns + 1;
    const int column = rule.lists[0][0] % grid_.shape().columns + 1;
    const bool is_row = old->name[0] == 'R';
    rule.cells =
        *grid_.line_named(is_row ? 'R' + std::to_string(row) : 'C' + std::to_string(column));
    rule.numbers = {is_row ? column : row};
    return true;
  }

  const IssGrid& grid_;
  Variable from_;
  Variable to_;
};

void apply_givens(VariantPuzzle& puzzle) {
  std::erase_if(puzzle.constraints, [&](const Constraint& rule) {
    if (rule.kind != Kind::kGiven) return false;
    ValueSet values = 0;
    for (const std::int64_t value : rule.series) {
      values |= ValueSet{1} << static_cast<unsigned>(value - puzzle.low);
    }
    for (const Variable cell : rule.cells) puzzle.candidates[cell] &= values;
    return true;
  });
}

}  // namespace

Constraint rule_of(Kind kind, Variables cells, std::vector<std::int64_t> numbers) {
  Constraint rule;
  rule.kind = kind;
  rule.cells = std::move(cells);
  rule.numbers = std::move(numbers);
  return rule;
}

Error IssReader::wrong(const IssItem& item, std::string_view argument) const {
  std::string token = item.name;
  if (!argument.empty()) token.append("~").append(argument.substr(0, 40));
  return error_in(text_, item.offset, ErrorCode::kBadSyntax, token);
}

Result<std::int64_t> IssReader::number_of_item(const IssItem& item, std::string_view text) const {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  if (!is_whole || number < -kLargestNumber || number > kLargestNumber) return wrong(item, text);
  return number;
}

Result<Variables> IssReader::cells_of(const IssItem& item, Arguments names) const {
  Variables cells;
  for (const std::string& name : names) {
    const auto cell = layout_.grid.cell_named(name);
    if (!cell) return wrong(item, name);
    cells.push_back(*cell);
  }
  return cells;
}

IssReader::Arguments IssReader::rest_of(const IssItem& item, std::size_t from) {
  return Arguments(item.arguments).subspan(std::min(from, item.arguments.size()));
}

Status IssReader::add(const IssItem& item, Constraint rule, Rules& rules) {
  cost_ += cost_of(rule);
  if (cost_ > kMostCost) {
    Error error = error_in(text_, item.offset, ErrorCode::kTooLarge);
    error.expected = kMostVariantBytes;
    return error;
  }
  rules.push_back(std::move(rule));
  return kDone;
}

Status IssReader::replace(const IssItem& item, Constraint rule, Rules& rules) {
  const auto old = std::find_if(rules.begin(), rules.end(), [&](const Constraint& each) {
    return each.kind == rule.kind && each.cells == rule.cells;
  });
  if (old == rules.end()) return add(item, std::move(rule), rules);
  *old = std::move(rule);
  return kDone;
}

Result<Rules> IssReader::read_all(const std::vector<IssItem>& items, int depth) {
  Rules rules;
  for (const IssItem& item : items) {
    const Status status = read_item(item, depth, rules);
    if (!status) return status.error();
  }
  return rules;
}

Status IssReader::read_item(const IssItem& item, int depth, Rules& rules) {
  if (is_layout_item(item.name)) return depth == 0 ? Status(kDone) : wrong(item, {});
  if (item.name == "Or" || item.name == "And" || item.name == "Replicate") {
    return read_composite(item, depth, rules);
  }
  if (depth > 0 && stands_at_top(item.name)) return wrong(item, {});
  if (const IssRule* const row = find_iss_rule(item.name)) {
    return read_plain_rule(item, *row, rules);
  }
  for (const Special& special : specials()) {
    if (special.name == item.name) return (this->*special.read)(item, rules);
  }
  const bool is_known =
      std::find(kIssNotRead.begin(), kIssNotRead.end(), item.name) != kIssNotRead.end();
  const ErrorCode code = is_known ? ErrorCode::kNotReadHere : ErrorCode::kBadSyntax;
  return error_in(text_, item.offset, code, item.name);
}

// `And` is what it holds; so dots in it are marks of the grid.
Status IssReader::read_composite(const IssItem& item, int depth, Rules& rules) {
  if (item.name == "Or") return read_or(item, depth, rules);
  if (item.name == "Replicate") return read_replicate(item, depth, rules);
  const auto parts = read_all(item.children, depth + 1);
  if (!parts) return parts.error();
  for (const Constraint& part : *parts) {
    const Status status = add(item, part, rules);
    if (!status) return status;
  }
  return kDone;
}

// Each item is a branch, also one that comes to several rules.
Status IssReader::read_or(const IssItem& item, int depth, Rules& rules) {
  Constraint rule = rule_of(Kind::kOr, {});
  for (const IssItem& child : item.children) {
    const bool is_and = child.name == "And";
    auto branch = is_and ? read_all(child.children, depth + 2) : read_all({child}, depth + 1);
    if (!branch) return branch.error();
    rule.branches.push_back(std::move(*branch));
  }
  return add(item, std::move(rule), rules);
}

Status IssReader::read_replicate(const IssItem& item, int depth, Rules& rules) {
  if (item.arguments.empty() || item.arguments.size() > 2) return wrong(item, {});
  const std::string origin_name = item.arguments.size() == 2 ? item.arguments[1] : "R1C1";
  const auto origin = layout_.grid.cell_named(origin_name);
  if (!origin) return wrong(item, origin_name);
  const auto pattern = read_all(item.children, depth + 1);
  if (!pattern) return pattern.error();
  return replicate(item, *pattern, *origin, rules);
}

Status IssReader::replicate(const IssItem& item, const Rules& pattern, Variable origin,
                            Rules& rules) {
  const auto targets = unpack_bits(item.arguments[0]);
  if (!targets) return wrong(item, item.arguments[0]);
  for (std::size_t i = 0; i < targets->size(); ++i) {
    if (!(*targets)[i]) continue;
    const std::size_t target = origin + i;
    if (target >= static_cast<std::size_t>(layout_.grid.variables())) return wrong(item, {});
    const Shifter shifter(layout_.grid, origin, static_cast<Variable>(target));
    for (const Constraint& part : pattern) {
      Constraint shifted = part;
      if (!shifter.shift(shifted)) return wrong(item, layout_.grid.name_of(origin));
      const Status status = add(item, std::move(shifted), rules);
      if (!status) return status;
    }
  }
  return kDone;
}

Status IssReader::read_plain_rule(const IssItem& item, const IssRule& row, Rules& rules) {
  if (row.needs_sudoku && !shape().is_sudoku) return wrong(item, {});
  if (row.needs_nine && !is_one_to_nine()) return wrong(item, {});
  switch (row.form) {
    case IssForm::kFlag:
      if (!item.arguments.empty()) return wrong(item, item.arguments[0]);
      return replace(item, rule_of(row.kind, {}), rules);
    case IssForm::kCells: {
      auto cells = cells_of(item, item.arguments);
      if (!cells) return cells.error();
      return add_line(item, rule_of(row.kind, std::move(*cells)), rules);
    }
    case IssForm::kNumberAndCells:
      return read_number_and_cells(item, row, rules);
    case IssForm::kDots:
      return read_dots(item, row, rules);
    case IssForm::kTwoClues:
      return read_two_clues(item, row, rules);
    case IssForm::kOneClue:
      return read_one_clue(item, row, rules);
    case IssForm::kValuesAndCells:
      return read_values_and_cells(item, row.kind, rules);
  }
  return kDone;
}

// Old whispers have no number: 5.
Status IssReader::read_number_and_cells(const IssItem& item, const IssRule& row, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const bool is_old = row.kind == Kind::kWhisper && layout_.grid.cell_named(item.arguments[0]);
  const auto number = is_old ? Result<std::int64_t>(5) : number_of_item(item, item.arguments[0]);
  if (!number) return number.error();
  auto cells = cells_of(item, rest_of(item, is_old ? 0 : 1));
  if (!cells) return cells.error();
  return add_line(item, rule_of(row.kind, std::move(*cells), {*number}), rules);
}

// ISS asks nothing of neighbours on a line where a cell has none.
Status IssReader::add_line(const IssItem& item, Constraint rule, Rules& rules) {
  const bool is_of_neighbours = rule.kind == Kind::kThermometer || rule.kind == Kind::kWhisper;
  if (is_of_neighbours && rule.cells.size() == 1) return kDone;
  if (rule.kind == Kind::kModular && rule.numbers[0] == 1) return kDone;
  return add(item, std::move(rule), rules);
}

Status IssReader::read_dots(const IssItem& item, const IssRule& row, Rules& rules) {
  const auto cells = cells_of(item, item.arguments);
  if (!cells) return cells.error();
  std::set<Variable> later(cells->begin(), cells->end());
  bool has_pairs = false;
  for (const Variable cell : *cells) {
    later.erase(cell);
    for (const auto& [down, right] : {std::pair(0, -1), {0, 1}, {-1, 0}, {1, 0}}) {
      const auto other = layout_.grid.moved(cell, down, right);
      if (!other || !later.contains(*other)) continue;
      has_pairs = true;
      Constraint rule = rule_of(row.kind, {cell, *other});
      if (row.number != 0) rule.numbers = {row.number};
      const Status status = add(item, std::move(rule), rules);
      if (!status) return status;
    }
  }
  return has_pairs ? Status(kDone) : wrong(item, {});
}

Status IssReader::read_two_clues(const IssItem& item, const IssRule& row, Rules& rules) {
  if (item.arguments.empty() || item.arguments.size() > 3) return wrong(item, {});
  auto line = layout_.grid.line_named(item.arguments[0]);
  if (!line) return wrong(item, item.arguments[0]);
  for (std::size_t i = 1; i < item.arguments.size(); ++i) {
    if (i == 2) std::reverse(line->begin(), line->end());
    if (item.arguments[i].empty()) continue;
    const auto number = number_of_item(item, item.arguments[i]);
    if (!number) return number.error();
    const Status status = replace(item, rule_of(row.kind, *line, {*number}), rules);
    if (!status) return status;
  }
  return kDone;
}

// Between the lowest and the highest value of the line, which are those of the range where the line
// has all values.
Status IssReader::read_one_clue(const IssItem& item, const IssRule& row, Rules& rules) {
  if (item.arguments.size() != 2) return wrong(item, {});
  const auto number = number_of_item(item, item.arguments[0]);
  if (!number) return number.error();
  auto line = layout_.grid.line_named(item.arguments[1]);
  if (!line) return wrong(item, item.arguments[1]);
  const bool is_full = line->size() == static_cast<std::size_t>(shape().values);
  const Kind kind = is_full ? row.kind : Kind::kLunchbox;
  return replace(item, rule_of(kind, std::move(*line), {*number}), rules);
}

Status IssReader::read_values_and_cells(const IssItem& item, Kind kind, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  auto cells = cells_of(item, rest_of(item, 1));
  if (!cells) return cells.error();
  Constraint rule = rule_of(kind, std::move(*cells));
  std::string_view left = item.arguments[0];
  while (!left.empty()) {
    const std::size_t end = std::min(left.find('_'), left.size());
    const auto value = number_of_item(item, left.substr(0, end));
    if (!value) return value.error();
    rule.series.push_back(*value);
    left.remove_prefix(std::min(end + 1, left.size()));
  }
  return add(item, std::move(rule), rules);
}

Result<VariantText> read_iss(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const auto items = read_iss_items(text);
  if (!items) return items.error();
  const auto layout = read_iss_layout(text, *items);
  if (!layout) return layout.error();
  const IssShape& shape = layout->grid.shape();
  VariantText read;
  VariantPuzzle& puzzle = read.puzzle;
  puzzle = open_grid(shape.rows, shape.columns, shape.low, shape.low + shape.values - 1);
  puzzle.rows_differ = shape.is_sudoku;
  puzzle.columns_differ = shape.is_sudoku;
  puzzle.regions = layout->boxes;
  puzzle.regions.insert(puzzle.regions.end(), layout->jigsaw.begin(), layout->jigsaw.end());
  puzzle.free_variables = layout->grid.variables() - layout->grid.cells();
  puzzle.candidates.resize(static_cast<std::size_t>(puzzle.variables()), puzzle.all_values());
  auto rules = IssReader(text, *layout).read_all(*items, 0);
  if (!rules) return rules.error();
  puzzle.constraints = std::move(*rules);
  apply_givens(puzzle);
  const Status sound = check_faults(puzzle);
  if (!sound) return sound.error();
  for (const IssItem& item : *items) {
    if (item.name == "SearchPriority") {
      add_not_taken(item.name, NotTaken::Why::kOfProgram, read);
    }
  }
  return read;
}

}  // namespace shudu::variant
