#include "verbs_variant/drawing.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "shudu/variant/kinds.h"

namespace shudu::verbs::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::KindRow;
using variant::Shape;
using variant::Variable;
using variant::Variables;
using variant::VariantPuzzle;

std::string digits_of(const VariantPuzzle& puzzle, variant::ValueSet set) {
  std::string digits;
  for (int value = puzzle.low; value <= puzzle.high; ++value) {
    const auto place = static_cast<unsigned>(value - puzzle.low);
    if ((set >> place & 1U) != 0) digits += std::to_string(value);
  }
  return digits;
}

bool is_in_order(const Constraint& rule) {
  constexpr std::array kInOrder{Kind::kLunchbox, Kind::kCountDistinct, Kind::kIndexer};
  const Shape shape = row_of(rule.kind).shape;
  return shape == Shape::kLine || shape == Shape::kArrow || shape == Shape::kThermometer ||
         shape == Shape::kOutsideClue || (rule.kind == Kind::kSum && !rule.series.empty()) ||
         std::count(kInOrder.begin(), kInOrder.end(), rule.kind) > 0;
}

bool is_of_grid(const Constraint& rule) {
  return row_of(rule.kind).shape == Shape::kWholeGrid && rule.cells.empty();
}

bool are_beside(const VariantPuzzle& puzzle, const Variables& cells) {
  if (cells.size() != 2) return false;
  const int rows = std::abs(puzzle.row_of(cells[0]) - puzzle.row_of(cells[1]));
  return rows + std::abs(puzzle.column_of(cells[0]) - puzzle.column_of(cells[1])) == 1;
}

std::string list_text(const std::vector<std::int64_t>& numbers) {
  std::string text;
  for (const std::int64_t number : numbers) text += ' ' + std::to_string(number);
  return text;
}

class Drawing {
 public:
  explicit Drawing(const VariantPuzzle& puzzle) : puzzle_(puzzle) {
    for (const variant::ValueSet set : puzzle.candidates) {
      const std::string digits = digits_of(puzzle, set);
      in_cells_.push_back(set == puzzle.all_values() ? "" : digits);
      if (digits.size() > 1 && set != puzzle.all_values()) in_cells_.back() = "{" + digits + "}";
    }
    for (const Constraint& rule : puzzle.constraints) add(rule, "");
  }

  [[nodiscard]] std::string text() const { return grid() + words_; }

 private:
  char next_letter() { return letter_++; }

  void mark(char letter, const Variables& cells, bool in_order) {
    int number = 0;
    for (const Variable cell : cells) {
      std::string& label = in_cells_[cell];
      const bool is_given = label.size() == 1 && label[0] >= '0' && label[0] <= '9';
      if (is_given) label += ':';
      label += letter;
      if (in_order) label += std::to_string(++number);
    }
  }

  // Numbers, series, tables and automata, after the name.
  [[nodiscard]] std::string fields_of(const Constraint& rule) const {
    const variant::Parameters& takes = row_of(rule.kind).takes;
    std::string text;
    for (std::size_t i = 0; i < takes.numbers.size(); ++i) {
      if (takes.numbers.at(i).name.empty()) break;
      const auto number = number_of(puzzle_, rule, i);
      if (number)
        text += ", " + std::string(takes.numbers.at(i).name) + ' ' + std::to_string(*number);
    }
    const bool has_weights = takes.series == variant::SeriesParameter::kWeights;
    const bool has_counts = takes.series == variant::SeriesParameter::kCountsAndValues;
    const std::string series = has_weights  ? ", weights"
                               : has_counts ? ", counts and values"
                                            : ", values";
    if (!rule.series.empty()) text += series + list_text(rule.series);
    if (!rule.table.empty()) text += ", pairs" + pairs_of(rule);
    if (takes.has_automaton) text += steps_of(rule.automaton);
    return text;
  }

  [[nodiscard]] std::string pairs_of(const Constraint& rule) const {
    std::string text;
    for (std::size_t i = 0; i < rule.table.size(); ++i) {
      if (rule.table[i] == 0) continue;
      text += ' ' + std::to_string(puzzle_.low + static_cast<int>(i)) + '-' +
              digits_of(puzzle_, rule.table[i]);
    }
    return text;
  }

  [[nodiscard]] std::string steps_of(const variant::Automaton& automaton) const {
    std::string text = ", from state";
    for (const std::uint32_t state : automaton.starts) text += ' ' + std::to_string(state);
    text += " to";
    for (const std::uint32_t state : automaton.accepting) text += ' ' + std::to_string(state);
    text += ", steps";
    for (const auto& step : automaton.steps) {
      text += ' ' + std::to_string(step.from) + '-' + digits_of(puzzle_, step.values) + '-' +
              std::to_string(step.to);
    }
    return text;
  }

  void say(const std::string& indent, const std::string& what) { words_ += indent + what + '\n'; }

  void add(const Constraint& rule, const std::string& indent) {
    const KindRow& row = row_of(rule.kind);
    const std::string name(row.name.en);
    if (row.takes.has_branches) return add_branches(rule, indent);
    if (is_of_grid(rule)) return say(indent, name + fields_of(rule));
    if (row.shape == Shape::kDot && are_beside(puzzle_, rule.cells)) {
      return add_dot(rule, name, indent);
    }
    std::string letters;
    if (!rule.cells.empty()) {
      letters = next_letter();
      mark(letters[0], rule.cells, is_in_order(rule));
    }
    std::string others;
    for (const Variables& list : rule.lists) {
      const char letter = next_letter();
      if (!others.empty()) others += ' ';
      others += letter;
      mark(letter, list, list.size() > 1);
    }
    if (letters.empty()) return say(indent, others + ": " + name + fields_of(rule));
    const std::string list_words =
        others.empty() ? "" : ", " + std::string(row.takes.lists.name) + ' ' + others;
    say(indent, letters + ": " + name + list_words + fields_of(rule));
  }

  void add_branches(const Constraint& rule, const std::string& indent) {
    say(indent, std::string(row_of(rule.kind).name.en) + ':');
    int number = 0;
    for (const auto& branch : rule.branches) {
      say(indent,
          "  branch " + std::to_string(++number) + (branch.empty() ? ", without a rule" : ":"));
      for (const Constraint& part : branch) add(part, indent + "    ");
    }
  }

  // How a dot is drawn; nothing where it takes a letter.
  [[nodiscard]] std::optional<char> sign_of(const Constraint& rule) const {
    if (rule.kind == Kind::kGreater) {
      const bool is_down = puzzle_.column_of(rule.cells[0]) == puzzle_.column_of(rule.cells[1]);
      const bool is_first = rule.cells[0] < rule.cells[1];
      if (is_down) return is_first ? 'v' : '^';
      return is_first ? '>' : '<';
    }
    const auto number = number_of(puzzle_, rule);
    if (rule.kind == Kind::kDifference && number == 1) return 'o';
    if (rule.kind == Kind::kRatio && number == 2) return '*';
    if (rule.kind != Kind::kPairSum) return std::nullopt;
    if (number == 5) return 'V';
    return number == 10 ? std::optional('X') : std::nullopt;
  }

  // One sign for all dots that say the same.
  void add_dot(const Constraint& rule, const std::string& name, const std::string& indent) {
    const bool is_greater = rule.kind == Kind::kGreater;
    std::optional<char> sign = sign_of(rule);
    const std::string what = name + fields_of(rule);
    if (!sign) {
      const auto [found, is_new] = signs_.try_emplace(what, ' ');
      if (is_new) found->second = next_letter();
      sign = found->second;
    }
    const auto [first, second] = std::minmax(rule.cells[0], rule.cells[1]);
    between_[{first, second}] = *sign;
    const std::string line =
        is_greater ? "<, >, ^, v: " + what : std::string(1, *sign) + ": " + what;
    if (said_.insert(line).second) say(indent, line);
  }

  [[nodiscard]] int region_of(int row, int column) const {
    if (row < 0 || column < 0 || row >= puzzle_.rows || column >= puzzle_.columns) return -1;
    const Variable cell = puzzle_.cell_at(row, column);
    for (std::size_t i = 0; i < puzzle_.regions.size(); ++i) {
      const Variables& region = puzzle_.regions[i];
      if (std::count(region.begin(), region.end(), cell) > 0) return static_cast<int>(i);
    }
    return static_cast<int>(puzzle_.regions.size());
  }

  [[nodiscard]] bool is_border(int row, int column, int other_row, int other_column) const {
    return region_of(row, column) != region_of(other_row, other_column);
  }

  // What stands between two neighbours: the sign of a dot, else `line` at a border, else nothing.
  [[nodiscard]] char sign_between(int row, int column, int other_row, int other_column,
                                  char line) const {
    const bool is_inside =
        row >= 0 && column >= 0 && other_row < puzzle_.rows && other_column < puzzle_.columns;
    if (is_inside) {
      const auto found =
          between_.find({puzzle_.cell_at(row, column), puzzle_.cell_at(other_row, other_column)});
      if (found != between_.end()) return found->second;
    }
    return is_border(row, column, other_row, other_column) ? line : ' ';
  }

  [[nodiscard]] std::size_t width() const {
    std::size_t most = 1;
    for (const std::string& label : in_cells_) most = std::max(most, label.size());
    return most + 2;
  }

  // Above the row of that number, or below the last.
  [[nodiscard]] std::string line_above(int row) const {
    std::string line;
    for (int column = 0; column <= puzzle_.columns; ++column) {
      const bool is_corner = is_border(row - 1, column - 1, row, column - 1) ||
                             is_border(row - 1, column, row, column) ||
                             is_border(row - 1, column - 1, row - 1, column) ||
                             is_border(row, column - 1, row, column);
      line += is_corner ? '+' : ' ';
      if (column == puzzle_.columns) break;
      std::string part(width(), is_border(row - 1, column, row, column) ? '-' : ' ');
      part[width() / 2] = sign_between(row - 1, column, row, column, '-');
      line += part;
    }
    return line;
  }

  [[nodiscard]] std::string line_of_cells(int row) const {
    std::string line;
    for (int column = 0; column <= puzzle_.columns; ++column) {
      line += sign_between(row, column - 1, row, column, '|');
      if (column == puzzle_.columns) break;
      const std::string& label = in_cells_[puzzle_.cell_at(row, column)];
      const std::string shown = label.empty() ? "." : label;
      const std::size_t before = (width() - shown.size() + 1) / 2;
      line += std::string(before, ' ') + shown + std::string(width() - before - shown.size(), ' ');
    }
    return line;
  }

  [[nodiscard]] std::string grid() const {
    std::string text;
    for (int row = 0; row <= puzzle_.rows; ++row) {
      const std::string above = line_above(row);
      if (above.find_first_not_of(" +") != above.npos) text += above + '\n';
      if (row < puzzle_.rows) text += line_of_cells(row) + '\n';
    }
    return text;
  }

  const VariantPuzzle& puzzle_;
  char letter_ = 'a';
  std::vector<std::string> in_cells_;
  std::map<std::pair<Variable, Variable>, char> between_;
  std::map<std::string, char> signs_;
  std::set<std::string> said_;
  std::string words_;
};

}  // namespace

std::string drawing_of(const VariantPuzzle& puzzle) { return Drawing(puzzle).text(); }

}  // namespace shudu::verbs::test
