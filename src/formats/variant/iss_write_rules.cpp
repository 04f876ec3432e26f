// Rules that have forms of their own, or none, in constraint strings; see iss_writer.h.
#include <algorithm>
#include <array>
#include <set>

#include "formats/variant/iss_codes.h"
#include "formats/variant/iss_writer.h"
#include "formats/variant/rule_error.h"
#include "shudu/core/as_index.h"

namespace shudu::variant {
namespace {

// The table of what a rule says of two cells, by its definition.
std::vector<ValueSet> table_of(const VariantPuzzle& puzzle, const Constraint& rule) {
  Constraint of_two = rule;
  of_two.cells = {0, 1};
  VariantPuzzle pair = open_grid(1, 2, puzzle.low, puzzle.high);
  std::vector<ValueSet> table(as_index(puzzle.values()), 0);
  for (int first = 0; first < puzzle.values(); ++first) {
    for (int second = 0; second < puzzle.values(); ++second) {
      const std::array values{puzzle.low + first, puzzle.low + second};
      const bool holds = row_of(rule.kind).holds({pair, of_two, values});
      if (holds) table[as_index(first)] |= ValueSet{1} << static_cast<unsigned>(second);
    }
  }
  return table;
}

Variables all_cells(const std::vector<Variables>& lists) {
  Variables all;
  for (const Variables& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}

}  // namespace

std::string IssWriter::relation(std::string_view name, const std::vector<ValueSet>& table,
                                const Variables& cells) const {
  std::string out = '.' + std::string(name) + '~' + pack_relation(table) + "~_";
  for (const Variable cell : cells) out.append("~").append(grid_.name_of(cell));
  return out;
}

std::string IssWriter::segments(const std::vector<Variables>& lists) const {
  std::string out;
  for (std::size_t i = 0; i < lists.size(); ++i) {
    if (i > 0) out += "~-";
    for (const Variable cell : lists[i]) out.append("~").append(grid_.name_of(cell));
  }
  return out;
}

Result<IssTexts> IssWriter::of_sums(const Constraint& rule) const {
  switch (rule.kind) {
    case Kind::kCage:
      return rule.numbers == std::vector<std::int64_t>{0}
                 ? IssTexts{named("AllDifferent", {}, rule.cells), named("Sum", "0", rule.cells)}
                 : IssTexts{cage(rule)};
    case Kind::kSum:
      return std::any_of(rule.series.begin(), rule.series.end(),
                         [](std::int64_t weight) { return weight < -100 || weight > 100; })
                 ? Result<IssTexts>(cannot_hold(rule.kind))
                 : IssTexts{weighted(rule)};
    case Kind::kLittleKiller:
      return little_killer(rule);
    case Kind::kArrow:
      return arrow(rule);
    case Kind::kEqualSum:
      return IssTexts{".EqualSum" + segments(rule.lists)};
    case Kind::kSumLine:
      return sum_line(rule);
    default:
      return IssTexts{};
  }
}

std::string IssWriter::cage(const Constraint& rule) const {
  return named("Cage", std::to_string(rule.numbers.empty() ? 0 : rule.numbers[0]), rule.cells);
}

std::string IssWriter::weighted(const Constraint& rule) const {
  std::string sum = std::to_string(rule.numbers[0]);
  if (!rule.series.empty()) sum += "_=";
  for (const std::int64_t weight : rule.series) sum += '_' + std::to_string(weight);
  return named("Sum", sum, rule.cells);
}

// A diagonal by its name, also where it is read from the other end; else a sum.
IssTexts IssWriter::little_killer(const Constraint& rule) const {
  const std::string sum = std::to_string(rule.numbers[0]);
  Variables reversed(rule.cells.rbegin(), rule.cells.rend());
  for (const Variables& diagonal : grid_.diagonals()) {
    const bool is_it = diagonal == rule.cells || diagonal == reversed;
    if (is_it && grid_.shape().is_sudoku) {
      return {named("LittleKiller", sum, {diagonal.front()})};
    }
  }
  return {named("Sum", sum, rule.cells)};
}

// A pill that ISS does not take is a sum with weights.
Result<IssTexts> IssWriter::arrow(const Constraint& rule) const {
  Variables pill = rule.lists[0];
  std::sort(pill.begin(), pill.end());
  Variables cells = pill;
  cells.insert(cells.end(), rule.cells.begin(), rule.cells.end());
  if (pill.size() == 1) return IssTexts{named("Arrow", {}, cells)};
  bool is_readable = pill.size() <= 3 && puzzle_.high <= 9;
  for (std::size_t i = 1; i < pill.size(); ++i) {
    const auto is_step = [&](int down, int right) {
      return grid_.moved(pill[i - 1], down, right) == pill[i];
    };
    is_readable = is_readable && (is_step(0, 1) || is_step(1, 0) || is_step(1, 1));
  }
  if (is_readable) return IssTexts{named("PillArrow", std::to_string(pill.size()), cells)};
  if (pill.size() > 3) return cannot_hold(rule.kind);
  Constraint sum;
  sum.cells = cells;
  sum.numbers = {0};
  sum.series = pill.size() == 2 ? std::vector<std::int64_t>{-10, -1}
                                : std::vector<std::int64_t>{-100, -10, -1};
  sum.series.resize(cells.size(), 1);
  return IssTexts{weighted(sum)};
}

Result<IssTexts> IssWriter::sum_line(const Constraint& rule) const {
  std::string out = named("SumLine", std::to_string(rule.numbers[0]), rule.cells);
  if (*number_of(puzzle_, rule, 1) != 0) out += "~LOOP";
  return IssTexts{out};
}

Result<IssTexts> IssWriter::of_places(const Constraint& rule) const {
  switch (rule.kind) {
    case Kind::kIndexer:
      return indexer(rule);
    case Kind::kQuadruple:
      return quadruple(rule);
    case Kind::kLookAndSay:
      return look_and_say(rule);
    case Kind::kSameValues:
      return same_values(rule);
    case Kind::kClone:
      return clone(rule);
    case Kind::kDiagonalUp:
    case Kind::kDiagonalDown:
    case Kind::kWindoku:
    case Kind::kDisjointGroups:
    case Kind::kFullRankTies:
      break;
    default:
      return IssTexts{};
  }
  const auto& boxes = puzzle_.regions;
  const bool has_boxes = !boxes.empty() && grid_.boxes(static_cast<int>(boxes[0].size())) == boxes;
  const bool is_of_boxes = rule.kind == Kind::kWindoku || rule.kind == Kind::kDisjointGroups;
  const bool is_square = puzzle_.rows == puzzle_.columns;
  const bool has_all_values = has_boxes && as_index(puzzle_.values()) == boxes[0].size();
  const bool fits = grid_.shape().is_sudoku && (!is_of_boxes || (has_boxes && is_square)) &&
                    (rule.kind != Kind::kWindoku || has_all_values);
  if (!fits) return cannot_hold(rule.kind);
  constexpr std::array<std::string_view, 3> kTies = {"none", "only-unclued", "any"};
  if (rule.kind == Kind::kDiagonalUp) return IssTexts{".Diagonal~1"};
  if (rule.kind == Kind::kDiagonalDown) return IssTexts{".Diagonal~-1"};
  if (rule.kind == Kind::kWindoku) return IssTexts{".Windoku"};
  if (rule.kind == Kind::kDisjointGroups) return IssTexts{".DisjointSets"};
  return IssTexts{".FullRankTies~" + std::string(kTies[static_cast<std::size_t>(rule.numbers[0])])};
}

// The line is that of the control cell, and the number its own column or row.
Result<IssTexts> IssWriter::indexer(const Constraint& rule) const {
  const Variable control = rule.lists[0][0];
  if (control >= puzzle_.cells() || !grid_.shape().is_sudoku) return cannot_hold(rule.kind);
  const int row = puzzle_.row_of(control) + 1;
  const int column = puzzle_.column_of(control) + 1;
  if (rule.cells == grid_.line_named('R' + std::to_string(row)) && rule.numbers[0] == column) {
    return IssTexts{named("Indexing", "C", {control})};
  }
  if (rule.cells == grid_.line_named('C' + std::to_string(column)) && rule.numbers[0] == row) {
    return IssTexts{named("Indexing", "R", {control})};
  }
  return cannot_hold(rule.kind);
}

IssTexts IssWriter::quadruple(const Constraint& rule) const {
  std::string values;
  for (const std::int64_t value : rule.series) values += '~' + std::to_string(value);
  const auto below = [&](int down, int right) { return grid_.moved(rule.cells[0], down, right); };
  const bool is_square = rule.cells.size() == 4 && below(0, 1) == rule.cells[1] &&
                         below(1, 0) == rule.cells[2] && below(1, 1) == rule.cells[3];
  if (is_square) return {named("Quad", {}, {rule.cells[0]}) + values};
  std::replace(values.begin(), values.end(), '~', '_');
  return {named("ContainAtLeast", std::string_view(values).substr(1), rule.cells)};
}

Result<IssTexts> IssWriter::look_and_say(const Constraint& rule) const {
  std::string clue;
  for (const std::int64_t digit : rule.series) {
    if (digit < 0 || digit > 9) return cannot_hold(rule.kind);
    clue += static_cast<char>('0' + digit);
  }
  return IssTexts{named("LookAndSay", clue, rule.cells)};
}

IssTexts IssWriter::same_values(const Constraint& rule) const {
  return {named("SameValues", std::to_string(rule.lists.size()), all_cells(rule.lists))};
}

// Cells of one place in each of the groups.
IssTexts IssWriter::clone(const Constraint& rule) const {
  IssTexts items;
  for (std::size_t i = 0; i < rule.lists[0].size(); ++i) {
    Variables cells;
    for (const Variables& list : rule.lists) cells.push_back(list[i]);
    items.push_back(named("SameValues", std::to_string(cells.size()), cells));
  }
  return items;
}

Result<IssTexts> IssWriter::of_signs(const Constraint& rule) const {
  switch (rule.kind) {
    case Kind::kGiven:
    case Kind::kOdd:
    case Kind::kEven:
      return givens(rule);
    case Kind::kMinimum:
    case Kind::kMaximum:
      return beaten_neighbours(rule);
    case Kind::kDifference:
    case Kind::kRatio:
    case Kind::kPairSum:
    case Kind::kGreater:
    case Kind::kNotDifference:
    case Kind::kNotRatio:
    case Kind::kNotPairSum:
    case Kind::kSlowThermometer:
      return IssTexts{relation("Pair", table_of(puzzle_, rule), rule.cells)};
    case Kind::kRelation:
      return IssTexts{relation("Pair", rule.table, rule.cells)};
    case Kind::kRelationAll:
      return IssTexts{relation("PairX", rule.table, rule.cells)};
    case Kind::kNabner:
      return rule.cells.size() < 2
                 ? Result<IssTexts>(cannot_hold(rule.kind))
                 : IssTexts{relation("PairX", table_of(puzzle_, rule), rule.cells)};
    default:
      return IssTexts{};
  }
}

// The values that a cell may have by itself.
IssTexts IssWriter::givens(const Constraint& rule) const {
  std::string values;
  const VariantPuzzle one = open_grid(1, 1, puzzle_.low, puzzle_.high);
  Constraint of_one = rule;
  of_one.cells = {0};
  for (int value = puzzle_.low; value <= puzzle_.high; ++value) {
    const std::array grid{value};
    if (row_of(rule.kind).holds({one, of_one, grid})) values += '_' + std::to_string(value);
  }
  std::string out = ".";
  for (const Variable cell : rule.cells) out += '~' + grid_.name_of(cell) + values;
  return {out};
}

IssTexts IssWriter::beaten_neighbours(const Constraint& rule) const {
  const std::set<Variable> marked(rule.cells.begin(), rule.cells.end());
  IssTexts items;
  for (const Variable cell : marked) {
    for (const auto& [down, right] : {std::pair(0, -1), {0, 1}, {-1, 0}, {1, 0}}) {
      const auto other = grid_.moved(cell, down, right);
      if (!other || marked.contains(*other)) continue;
      const bool is_greatest = rule.kind == Kind::kMaximum;
      items.push_back(named("GreaterThan", {},
                            is_greatest ? Variables{cell, *other} : Variables{*other, cell}));
    }
  }
  if (items.empty()) items.push_back(".And.End");
  return items;
}

Result<IssTexts> IssWriter::of_automaton(const Constraint& rule) const {
  const auto packed = pack_automaton(rule.automaton, puzzle_.values());
  const bool has_cells = std::any_of(rule.lists.begin(), rule.lists.end(),
                                     [](const Variables& list) { return !list.empty(); });
  if (!packed || !(has_cells || rule.lists.size() > 1)) return cannot_hold(rule.kind);
  return IssTexts{".NFA~" + *packed + "~_" + segments(rule.lists)};
}

Result<IssTexts> IssWriter::of_logic(const Constraint& rule) const {
  if (rule.kind == Kind::kAutomaton) return of_automaton(rule);
  if (rule.kind != Kind::kOr && rule.kind != Kind::kAnd) return IssTexts{};
  const bool is_or = rule.kind == Kind::kOr;
  std::string out = is_or ? ".Or" : ".And";
  for (const std::vector<Constraint>& branch : rule.branches) {
    std::string parts;
    std::size_t count = 0;
    for (const Constraint& part : branch) {
      const auto items = items_of(part);
      if (!items) return items.error();
      const std::string_view first = items->empty() ? "" : std::string_view((*items)[0]).substr(1);
      if (stands_at_top(first.substr(0, first.find('~')))) return cannot_hold(part.kind);
      count += items->size();
      for (const std::string& item : *items) parts += item;
    }
    // What stands in an `And` is a branch, so an only rule that is one itself gets another.
    const bool is_alone = count == 1 && parts.substr(0, 5) != ".And.";
    out += !is_or || is_alone ? parts : ".And" + parts + ".End";
  }
  return IssTexts{out + ".End"};
}

}  // namespace shudu::variant
