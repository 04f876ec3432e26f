#include "shudu/variant/fault.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <set>
#include <span>

#include "shudu/core/as_index.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {
namespace {

using Reason = std::optional<FaultReason>;

bool has_repeats(const Variables& cells) {
  return std::set(cells.begin(), cells.end()).size() != cells.size();
}

Reason check_grid(const VariantPuzzle& puzzle) {
  const auto is_length = [](int lines) { return lines >= 1 && lines <= kMostLines; };
  if (!is_length(puzzle.rows) || !is_length(puzzle.columns)) return FaultReason::kGridSize;
  const bool is_range = puzzle.low >= 0 && puzzle.low <= kMostLines && puzzle.high >= puzzle.low &&
                        puzzle.high < puzzle.low + kMostLines;
  if (!is_range) return FaultReason::kValueRange;
  const bool is_count = puzzle.free_variables >= 0 && puzzle.free_variables <= kMostFreeVariables;
  if (!is_count) return FaultReason::kFreeVariables;
  const bool has_candidates =
      puzzle.candidates.size() == as_index(puzzle.variables()) &&
      std::all_of(puzzle.candidates.begin(), puzzle.candidates.end(),
                  [&](ValueSet values) { return (values & ~puzzle.all_values()) == 0; });
  if (!has_candidates) return FaultReason::kCandidates;
  return std::nullopt;
}

bool is_region(const VariantPuzzle& puzzle, const Variables& region) {
  return !region.empty() && region.size() <= as_index(puzzle.cells()) && !has_repeats(region) &&
         *std::max_element(region.begin(), region.end()) < puzzle.cells();
}

// How many values of the range make up a set of so many, or more than kMostSets.
std::uint64_t count_sets(int values, std::uint64_t size) {
  std::uint64_t count = 1;
  for (std::uint64_t i = 0; i < size && count <= kMostSets; ++i) {
    if (i >= as_index(values)) return 0;
    count = count * (as_index(values) - i) / (i + 1);
  }
  return count;
}

class Checker {
 public:
  explicit Checker(const VariantPuzzle& puzzle) : puzzle_(puzzle) {}

  std::optional<Fault> check() {
    if (const Reason reason = check_grid(puzzle_)) return Fault{*reason};
    for (const Variables& region : puzzle_.regions) {
      pairs_ += region.size();
      if (pairs_ > kMostPairs) return Fault{FaultReason::kTooMuch};
      if (!is_region(puzzle_, region)) return Fault{FaultReason::kRegion};
    }
    for (std::size_t i = 0; i < puzzle_.constraints.size(); ++i) {
      if (const Reason reason = check_rule(puzzle_.constraints[i], 0)) {
        return Fault{*reason, i, kind_};
      }
    }
    return std::nullopt;
  }

 private:
  Reason check_rule(const Constraint& rule, int depth) {
    kind_ = rule.kind;
    if (rule.kind >= Kind::kCount) return FaultReason::kUnknownKind;
    if (++rules_ > kMostConstraints) return FaultReason::kTooMuch;
    const Parameters& takes = row_of(rule.kind).takes;
    if (const Reason reason = check_unused(rule, takes)) return reason;
    if (const Reason reason = check_cells(rule, takes)) return reason;
    if (const Reason reason = check_lists(rule, takes)) return reason;
    if (const Reason reason = check_numbers(rule, takes)) return reason;
    if (takes.series != SeriesParameter::kNone && !is_series(rule, takes.series)) {
      return FaultReason::kSeries;
    }
    if (takes.has_table && !is_table(rule)) return FaultReason::kTable;
    if (takes.has_automaton && !is_automaton(rule.automaton)) return FaultReason::kAutomaton;
    if (const Reason reason = check_need(rule, takes)) return reason;
    if (const Reason reason = count_work(rule, takes)) return reason;
    return check_branches(rule, takes, depth);
  }

  static Reason check_unused(const Constraint& rule, const Parameters& takes) {
    const bool has_unused = (!takes.has_table && !rule.table.empty()) ||
                            (!takes.has_automaton && rule.automaton != Automaton{}) ||
                            (!takes.has_branches && !rule.branches.empty()) ||
                            (takes.series == SeriesParameter::kNone && !rule.series.empty()) ||
                            (takes.lists.name.empty() && !rule.lists.empty());
    return has_unused ? Reason(FaultReason::kUnusedField) : std::nullopt;
  }

  [[nodiscard]] bool are_there(const Variables& cells, bool only_in_grid) const {
    const int end = only_in_grid ? puzzle_.cells() : puzzle_.variables();
    return std::all_of(cells.begin(), cells.end(), [end](Variable cell) { return cell < end; });
  }

  [[nodiscard]] Reason check_cells(const Constraint& rule, const Parameters& takes) const {
    const bool is_count = rule.cells.size() >= as_index(takes.least_cells) &&
                          rule.cells.size() <= as_index(takes.most_cells);
    if (!is_count) return FaultReason::kCellCount;
    const bool only_in_grid = takes.grid != GridNeed::kNone;
    if (!are_there(rule.cells, only_in_grid)) return FaultReason::kNoSuchCell;
    if (takes.repeats == Repeats::kRefused && has_repeats(rule.cells)) {
      return FaultReason::kCellTwice;
    }
    return std::nullopt;
  }

  [[nodiscard]] Reason check_lists(const Constraint& rule, const Parameters& takes) const {
    if (takes.lists.name.empty()) return std::nullopt;
    const bool is_count = rule.lists.size() >= as_index(takes.lists.least) &&
                          rule.lists.size() <= as_index(takes.lists.most);
    if (!is_count) return FaultReason::kListCount;
    for (const Variables& list : rule.lists) {
      const bool is_length = list.size() >= as_index(takes.lists.least_cells) &&
                             list.size() <= as_index(takes.lists.most_cells) &&
                             (!takes.lists.are_equally_long || list.size() == rule.lists[0].size());
      if (!is_length) return FaultReason::kListLength;
      if (!are_there(list, false)) return FaultReason::kNoSuchCell;
      if (takes.lists.repeats == Repeats::kRefused && has_repeats(list)) {
        return FaultReason::kCellTwice;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] Reason check_numbers(const Constraint& rule, const Parameters& takes) const {
    for (std::size_t i = 0; i < takes.numbers.size(); ++i) {
      const NumberParameter& parameter = takes.numbers[i];
      if (parameter.name.empty()) {
        return rule.numbers.size() > i ? Reason(FaultReason::kUnusedField) : std::nullopt;
      }
      const auto number = number_of(puzzle_, rule, i);
      if (!number && parameter.left_out == LeftOut::kRefused) return FaultReason::kNumberMissing;
      const bool is_in = !number || (*number >= parameter.least && *number <= parameter.most);
      if (!is_in) return FaultReason::kNumberRange;
    }
    return rule.numbers.size() > takes.numbers.size() ? Reason(FaultReason::kUnusedField)
                                                      : std::nullopt;
  }

  static bool is_series(const Constraint& rule, SeriesParameter series) {
    const auto is_in = [](std::int64_t number) {
      return number >= -kLargestInSeries && number <= kLargestInSeries;
    };
    if (!std::all_of(rule.series.begin(), rule.series.end(), is_in)) return false;
    if (series == SeriesParameter::kWeights) {
      return rule.series.empty() || rule.series.size() == rule.cells.size();
    }
    const bool has_pairs =
        series != SeriesParameter::kCountsAndValues || rule.series.size() % 2 == 0;
    return !rule.series.empty() && has_pairs;
  }

  [[nodiscard]] bool is_table(const Constraint& rule) const {
    return rule.table.size() == as_index(puzzle_.values()) &&
           std::all_of(rule.table.begin(), rule.table.end(),
                       [&](ValueSet values) { return (values & ~puzzle_.all_values()) == 0; });
  }

  [[nodiscard]] bool is_automaton(const Automaton& automaton) const {
    const auto is_state = [&](std::uint32_t state) { return state < automaton.states; };
    const auto is_step = [&](const Automaton::Step& step) {
      const ValueSet signs = puzzle_.all_values() * 2 + 1;  // with the break
      return is_state(step.from) && is_state(step.to) && (step.values & ~signs) == 0;
    };
    return automaton.states <= kMostStates &&
           std::all_of(automaton.starts.begin(), automaton.starts.end(), is_state) &&
           std::all_of(automaton.accepting.begin(), automaton.accepting.end(), is_state) &&
           std::all_of(automaton.steps.begin(), automaton.steps.end(), is_step);
  }

  [[nodiscard]] bool has_equal_regions() const {
    return !puzzle_.regions.empty() &&
           std::all_of(puzzle_.regions.begin(), puzzle_.regions.end(), [&](const auto& region) {
             return region.size() == puzzle_.regions[0].size();
           });
  }

  [[nodiscard]] bool has_boxes() const {
    if (!has_equal_regions()) return false;
    std::set<int> rows;
    std::set<int> columns;
    for (const Variable cell : puzzle_.regions[0]) {
      rows.insert(puzzle_.row_of(cell));
      columns.insert(puzzle_.column_of(cell));
    }
    const auto is_run = [](const std::set<int>& lines) {
      return *lines.rbegin() - *lines.begin() + 1 == std::ssize(lines);
    };
    return rows.size() * columns.size() == puzzle_.regions[0].size() && is_run(rows) &&
           is_run(columns);
  }

  // A row or column of a square from one of its ends.
  [[nodiscard]] bool is_reading(const Variables& cells) const {
    if (cells.size() != as_index(puzzle_.rows)) return false;
    if (cells.size() == 1) return true;
    const int step = cells[1] - cells[0];
    for (std::size_t i = 1; i < cells.size(); ++i) {
      if (cells[i] - cells[i - 1] != step) return false;
    }
    const bool is_row =
        std::abs(step) == 1 && puzzle_.row_of(cells.front()) == puzzle_.row_of(cells.back());
    return is_row || std::abs(step) == puzzle_.columns;
  }

  [[nodiscard]] Reason check_need(const Constraint& rule, const Parameters& takes) const {
    const bool is_square = puzzle_.rows == puzzle_.columns;
    const bool is_right = takes.grid == GridNeed::kSquare    ? is_square
                          : takes.grid == GridNeed::kReading ? is_square && is_reading(rule.cells)
                          : takes.grid == GridNeed::kEqualRegions ? has_equal_regions()
                          : takes.grid == GridNeed::kBoxes        ? has_boxes()
                                                                  : true;
    if (!is_right) return FaultReason::kWrongGrid;
    if (!takes.makes_sets) return std::nullopt;
    const std::set<Variable> once(rule.cells.begin(), rule.cells.end());
    return count_sets(puzzle_.values(), once.size()) > kMostSets ? Reason(FaultReason::kTooManySets)
                                                                 : std::nullopt;
  }

  // What the lowering will make of the rule, in pairs of cells.
  Reason count_work(const Constraint& rule, const Parameters& takes) {
    const bool is_of_grid = takes.grid != GridNeed::kNone && takes.grid != GridNeed::kReading;
    std::size_t cells = is_of_grid ? as_index(puzzle_.cells()) : rule.cells.size();
    std::size_t work = rule.series.size() + rule.automaton.steps.size() + 1;
    for (const Variables& list : rule.lists) cells += list.size() + 1;
    if (rule.lists.size() > 1) {
      const std::size_t states = rule.automaton.states;
      work += cells * (rule.automaton.steps.size() + states * states / 16);
    }
    work += takes.makes_pairs ? cells * cells / 2 : cells;
    pairs_ += work;
    return pairs_ > kMostPairs ? Reason(FaultReason::kTooMuch) : std::nullopt;
  }

  Reason check_branches(const Constraint& rule, const Parameters& takes, int depth) {
    if (!takes.has_branches) return std::nullopt;
    if (depth == kMostDepth) return FaultReason::kTooDeep;
    if (rule.branches.empty()) return FaultReason::kBranches;
    rules_ += rule.branches.size();
    for (const std::vector<Constraint>& branch : rule.branches) {
      for (const Constraint& part : branch) {
        if (const Reason reason = check_rule(part, depth + 1)) return reason;
      }
    }
    return std::nullopt;
  }

  const VariantPuzzle& puzzle_;
  Kind kind_ = Kind::kCount;
  std::size_t rules_ = 0;
  std::size_t pairs_ = 0;
};

}  // namespace

std::optional<Fault> find_fault(const VariantPuzzle& puzzle) { return Checker(puzzle).check(); }

}  // namespace shudu::variant
