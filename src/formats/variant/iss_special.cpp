// Rules of constraint strings that have forms of their own; see iss_reader.h.
#include <algorithm>
#include <array>

#include "formats/variant/iss_reader.h"
#include "shudu/core/find_row.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {
namespace {

// Are they one step to the right, down, or both from each other?
bool is_readable(const IssGrid& grid, const Variables& pill) {
  for (std::size_t i = 1; i < pill.size(); ++i) {
    const bool is_next = grid.moved(pill[i - 1], 0, 1) == pill[i] ||
                         grid.moved(pill[i - 1], 1, 0) == pill[i] ||
                         grid.moved(pill[i - 1], 1, 1) == pill[i];
    if (!is_next) return false;
  }
  return true;
}

}  // namespace

std::span<const IssReader::Special> IssReader::specials() {
  static constexpr std::array kSpecials{
      Special{"Given", &IssReader::read_given},
      Special{"Cage", &IssReader::read_cage},
      Special{"Sum", &IssReader::read_sum},
      Special{"Arrow", &IssReader::read_arrow},
      Special{"PillArrow", &IssReader::read_pill},
      Special{"LittleKiller", &IssReader::read_little_killer},
      Special{"Quad", &IssReader::read_quad},
      Special{"LookAndSay", &IssReader::read_look_and_say},
      Special{"SameValues", &IssReader::read_same_values},
      Special{"EqualSum", &IssReader::read_equal_sum},
      Special{"SumLine", &IssReader::read_sum_line},
      Special{"Indexing", &IssReader::read_indexing},
      Special{"Diagonal", &IssReader::read_diagonal},
      Special{"Windoku", &IssReader::read_windoku},
      Special{"DisjointSets", &IssReader::read_disjoint_sets},
      Special{"FullRankTies", &IssReader::read_ties},
      Special{"Pair", &IssReader::read_relation},
      Special{"PairX", &IssReader::read_relation},
      Special{"Binary", &IssReader::read_relation},
      Special{"BinaryX", &IssReader::read_relation},
      Special{"NFA", &IssReader::read_automaton},
      Special{"Regex", &IssReader::read_expression},
      Special{"SearchPriority", &IssReader::pass_over},
  };
  return kSpecials;
}

Status IssReader::pass_over(const IssItem& /*item*/, Rules& /*rules*/) { return kDone; }

// `R1C1_3_5`: one of the values. In branches it is a rule, at the top a matter of candidates.
Status IssReader::read_given(const IssItem& item, Rules& rules) {
  for (const std::string& argument : item.arguments) {
    const std::size_t end = std::min(argument.find('_'), argument.size());
    const auto cell = layout_.grid.cell_named(std::string_view(argument).substr(0, end));
    if (!cell) return wrong(item, argument);
    Constraint rule = rule_of(Kind::kGiven, {*cell});
    for (std::size_t from = end + 1; from < argument.size() + 1 && end < argument.size();) {
      const std::size_t next = std::min(argument.find('_', from), argument.size());
      const auto value = number_of_item(item, std::string_view(argument).substr(from, next - from));
      const bool is_in = value && *value >= shape().low && *value < shape().low + shape().values;
      if (!is_in) return wrong(item, argument);
      rule.series.push_back(*value);
      from = next + 1;
    }
    const Status status = add(item, std::move(rule), rules);
    if (!status) return status;
  }
  return kDone;
}

Status IssReader::read_cage(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const bool has_sum = !item.arguments[0].empty() && item.arguments[0] != "0";
  const auto sum = has_sum ? number_of_item(item, item.arguments[0]) : Result<std::int64_t>(0);
  if (!sum) return sum.error();
  auto cells = cells_of(item, rest_of(item, 1));
  if (!cells) return cells.error();
  Constraint rule = rule_of(Kind::kCage, std::move(*cells));
  if (*sum != 0) rule.numbers = {*sum};
  return add(item, std::move(rule), rules);
}

// `12` or `0_=_1_-2`, with a weight for each cell.
Status IssReader::read_sum(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  auto cells = cells_of(item, rest_of(item, 1));
  if (!cells) return cells.error();
  const std::string_view text = item.arguments[0];
  const std::size_t end = std::min(text.find('_'), text.size());
  const auto sum = number_of_item(item, text.substr(0, end));
  if (!sum) return sum.error();
  Constraint rule = rule_of(Kind::kSum, std::move(*cells), {*sum});
  std::string_view weights = text.substr(end);
  if (!weights.empty() && weights.substr(0, 2) != "_=") return wrong(item, text);
  weights.remove_prefix(std::min<std::size_t>(2, weights.size()));
  while (!weights.empty()) {
    weights.remove_prefix(1);
    const std::size_t next = std::min(weights.find('_'), weights.size());
    const auto weight = number_of_item(item, weights.substr(0, next));
    constexpr std::int64_t kLargestWeight = 100;
    if (!weight || *weight < -kLargestWeight || *weight > kLargestWeight) return wrong(item, text);
    rule.series.push_back(*weight);
    weights.remove_prefix(next);
  }
  if (end < text.size() && rule.series.size() != rule.cells.size()) return wrong(item, text);
  return add(item, std::move(rule), rules);
}

Status IssReader::read_arrow(const IssItem& item, Rules& rules) {
  auto cells = cells_of(item, item.arguments);
  if (!cells) return cells.error();
  if (cells->size() < 2) return wrong(item, {});
  Constraint rule = rule_of(Kind::kArrow, {cells->begin() + 1, cells->end()});
  rule.lists = {{cells->front()}};
  return add(item, std::move(rule), rules);
}

// Digits of the pill after the first are at most 9.
Status IssReader::read_pill(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const std::string& digits = item.arguments[0];
  if (digits != "2" && digits != "3") return wrong(item, digits);
  const auto size = static_cast<std::ptrdiff_t>(digits[0] - '0');
  const auto cells = cells_of(item, rest_of(item, 1));
  if (!cells) return cells.error();
  if (std::ssize(*cells) <= size) return wrong(item, {});
  Variables pill(cells->begin(), cells->begin() + size);
  std::sort(pill.begin(), pill.end());
  if (!is_readable(layout_.grid, pill)) return wrong(item, item.arguments[1]);
  Constraint rule = rule_of(Kind::kArrow, {cells->begin() + size, cells->end()});
  rule.lists = {pill};
  const Status status = add(item, std::move(rule), rules);
  if (!status || shape().low + shape().values - 1 <= 9) return status;
  Constraint digit = rule_of(Kind::kGiven, {pill.begin() + 1, pill.end()});
  for (int value = shape().low; value <= 9; ++value) digit.series.push_back(value);
  return add(item, std::move(digit), rules);
}

Status IssReader::read_little_killer(const IssItem& item, Rules& rules) {
  if (item.arguments.size() != 2 || !shape().is_sudoku) return wrong(item, {});
  const auto sum = number_of_item(item, item.arguments[0]);
  const auto cell = layout_.grid.cell_named(item.arguments[1]);
  if (!sum) return sum.error();
  const auto& diagonals = layout_.grid.diagonals();
  const auto line = std::find_if(diagonals.begin(), diagonals.end(),
                                 [&](const Variables& each) { return cell == each.front(); });
  if (!cell || line == diagonals.end()) return wrong(item, item.arguments[1]);
  return replace(item, rule_of(Kind::kLittleKiller, *line, {*sum}), rules);
}

Status IssReader::read_quad(const IssItem& item, Rules& rules) {
  if (item.arguments.size() < 2) return wrong(item, {});
  const auto corner = layout_.grid.cell_named(item.arguments[0]);
  if (!corner) return wrong(item, item.arguments[0]);
  Constraint rule = rule_of(Kind::kQuadruple, {*corner});
  for (const auto& [down, right] : {std::pair(0, 1), {1, 0}, {1, 1}}) {
    const auto cell = layout_.grid.moved(*corner, down, right);
    if (!cell) return wrong(item, item.arguments[0]);
    rule.cells.push_back(*cell);
  }
  for (const std::string& argument : rest_of(item, 1)) {
    const auto value = number_of_item(item, argument);
    if (!value) return value.error();
    rule.series.push_back(*value);
  }
  return replace(item, std::move(rule), rules);
}

// Pairs of digits: how often, and which.
Status IssReader::read_look_and_say(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const std::string& clue = item.arguments[0];
  const bool is_clue = !clue.empty() && clue.size() % 2 == 0 &&
                       clue.find_first_not_of("0123456789") == std::string::npos;
  if (!is_clue) return wrong(item, clue);
  auto cells = cells_of(item, rest_of(item, 1));
  if (!cells) return cells.error();
  Constraint rule = rule_of(Kind::kLookAndSay, std::move(*cells));
  for (const char digit : clue) rule.series.push_back(digit - '0');
  return add(item, std::move(rule), rules);
}

Status IssReader::read_same_values(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const auto sets = number_of_item(item, item.arguments[0]);
  const auto cells = cells_of(item, rest_of(item, 1));
  if (!sets) return sets.error();
  if (!cells) return cells.error();
  const auto count = std::ssize(*cells);
  if (*sets < 1 || *sets > count || count % *sets != 0) return wrong(item, item.arguments[0]);
  Constraint rule = rule_of(Kind::kSameValues, {});
  const auto length = static_cast<std::ptrdiff_t>(count / *sets);
  for (auto from = cells->begin(); from != cells->end(); from += length) {
    rule.lists.emplace_back(from, from + length);
  }
  return add(item, std::move(rule), rules);
}

Result<std::vector<Variables>> IssReader::segments_of(const IssItem& item, Arguments names) const {
  std::vector<Variables> segments(1);
  for (const std::string& name : names) {
    if (name == "-") {
      segments.emplace_back();
      continue;
    }
    const auto cell = layout_.grid.cell_named(name);
    if (!cell) return wrong(item, name);
    segments.back().push_back(*cell);
  }
  return segments;
}

// ISS passes over segments without cells.
Status IssReader::read_equal_sum(const IssItem& item, Rules& rules) {
  auto segments = segments_of(item, item.arguments);
  if (!segments) return segments.error();
  std::erase_if(*segments, [](const Variables& segment) { return segment.empty(); });
  if (segments->size() == 1) return kDone;
  Constraint rule = rule_of(Kind::kEqualSum, {});
  rule.lists = std::move(*segments);
  return add(item, std::move(rule), rules);
}

Status IssReader::read_sum_line(const IssItem& item, Rules& rules) {
  if (item.arguments.empty()) return wrong(item, {});
  const auto sum = number_of_item(item, item.arguments[0]);
  if (!sum) return sum.error();
  const bool is_loop = item.arguments.back() == "LOOP";
  Arguments names = rest_of(item, 1);
  if (is_loop && !names.empty()) names = names.first(names.size() - 1);
  auto cells = cells_of(item, names);
  if (!cells) return cells.error();
  Constraint rule = rule_of(Kind::kSumLine, std::move(*cells), {*sum});
  if (is_loop) rule.numbers.push_back(1);
  return add(item, std::move(rule), rules);
}

// Each cell says where in its row its own column stands, or in its column its own row.
Status IssReader::read_indexing(const IssItem& item, Rules& rules) {
  if (item.arguments.empty() || !shape().is_sudoku) return wrong(item, {});
  const bool is_in_row = item.arguments[0] == "C";
  if (!is_in_row && item.arguments[0] != "R") return wrong(item, item.arguments[0]);
  const auto cells = cells_of(item, rest_of(item, 1));
  if (!cells) return cells.error();
  for (const Variable cell : *cells) {
    if (cell >= layout_.grid.cells()) return wrong(item, layout_.grid.name_of(cell));
    const int row = cell / shape().columns + 1;
    const int column = cell % shape().columns + 1;
    Constraint rule = rule_of(Kind::kIndexer, {}, {is_in_row ? column : row});
    rule.cells = *layout_.grid.line_named(is_in_row ? 'R' + std::to_string(row)
                                                    : 'C' + std::to_string(column));
    rule.lists = {{cell}};
    const Status status = add(item, std::move(rule), rules);
    if (!status) return status;
  }
  return kDone;
}

Status IssReader::read_diagonal(const IssItem& item, Rules& rules) {
  const std::string way = item.arguments.size() == 1 ? item.arguments[0] : "";
  if ((way != "1" && way != "-1") || !shape().is_sudoku) return wrong(item, way);
  return replace(item, rule_of(way == "1" ? Kind::kDiagonalUp : Kind::kDiagonalDown, {}), rules);
}

// A kind of the whole grid where the boxes are all of its regions, else each set by itself.
Status IssReader::add_sets(const IssItem& item, Kind kind, bool are_of_boxes,
                           const std::vector<Variables>& sets, Rules& rules) {
  if (!item.arguments.empty() || !shape().is_sudoku || shape().rows != shape().columns) {
    return wrong(item, {});
  }
  const bool is_of_grid = are_of_boxes && !layout_.boxes.empty() && layout_.jigsaw.empty();
  if (is_of_grid) return replace(item, rule_of(kind, {}), rules);
  for (const Variables& set : sets) {
    const Status status = replace(item, rule_of(Kind::kAllDifferent, set), rules);
    if (!status) return status;
  }
  return kDone;
}

Status IssReader::read_windoku(const IssItem& item, Rules& rules) {
  const int size = layout_.stated_box_size > 0 ? layout_.stated_box_size : shape().values;
  const auto window_at = [&](int row, int column, int wide) {
    Variables window;
    for (int i = 0; i < size; ++i) {
      const int cell = (row + i / wide) * shape().columns + column + i % wide;
      window.push_back(static_cast<Variable>(cell));
    }
    return window;
  };
  std::vector<Variables> windows;
  if (const auto box = layout_.grid.box_shape(size)) {
    for (int column = 1; column + box->columns < shape().columns; column += box->columns + 1) {
      for (int row = 1; row + box->rows < shape().rows; row += box->rows + 1) {
        windows.push_back(window_at(row, column, box->columns));
      }
    }
  }
  const bool are_of_boxes =
      !layout_.boxes.empty() && layout_.boxes[0].size() == static_cast<std::size_t>(size);
  return add_sets(item, Kind::kWindoku, are_of_boxes, windows, rules);
}

Status IssReader::read_disjoint_sets(const IssItem& item, Rules& rules) {
  const int size =
      layout_.stated_box_size > 0 ? layout_.stated_box_size : layout_.grid.usual_box_size();
  std::vector<Variables> sets;
  for (const Variables& box : layout_.grid.boxes(size)) {
    sets.resize(box.size());
    for (std::size_t i = 0; i < box.size(); ++i) sets[i].push_back(box[i]);
  }
  return add_sets(item, Kind::kDisjointGroups, true, sets, rules);
}

Status IssReader::read_ties(const IssItem& item, Rules& rules) {
  constexpr std::array<std::string_view, 3> kWays = {"none", "only-unclued", "any"};
  const std::string way = item.arguments.size() == 1 ? item.arguments[0] : "";
  const std::string_view* const at =
      find_row(kWays, [&](std::string_view each) { return each == way; });
  if (at == nullptr || !shape().is_sudoku) return wrong(item, way);
  return replace(item, rule_of(Kind::kFullRankTies, {}, {at - kWays.data()}), rules);
}

}  // namespace shudu::variant
