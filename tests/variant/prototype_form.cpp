#include "variant/prototype_form.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "shudu/core/as_index.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant::test {
namespace {

using nlohmann::json;

// Most kinds have the slug of their row.
std::optional<Kind> kind_of(const std::string& name) {
  return find_kind(name == "equal" ? "palindrome" : name);
}

std::vector<Variables> lists_in(const json& lists) { return lists.get<std::vector<Variables>>(); }

void read_automaton(const json& from, Constraint& rule) {
  rule.lists = lists_in(from.at("s"));
  const json& nfa = from.at("nfa");
  rule.automaton.states = nfa.at("n").get<std::uint32_t>();
  rule.automaton.starts = nfa.at("start").get<std::vector<std::uint32_t>>();
  rule.automaton.accepting = nfa.at("acc").get<std::vector<std::uint32_t>>();
  for (const json& step : nfa.at("tr")) {
    rule.automaton.steps.push_back({step.at(0), step.at(2), step.at(1)});
  }
}

// The line is cut where its region changes, whatever the regions of the grid are.
void read_region_sum(const json& from, Constraint& rule) {
  rule.kind = Kind::kEqualSum;
  const auto regions = from.at("r").get<std::vector<int>>();
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    if (i == 0 || regions.at(i) != regions.at(i - 1)) rule.lists.emplace_back();
    rule.lists.back().push_back(rule.cells[i]);
  }
  rule.cells.clear();
}

void read_ties(const json& from, Constraint& rule) {
  const std::map<std::string, int> ties{{"none", 0}, {"only-unclued", 1}, {"any", 2}};
  rule.numbers = {ties.at(from.at("v").get<std::string>())};
}

Constraint read_rule(const json& from);

void read_branches(const json& from, Constraint& rule) {
  for (const json& branch : from.at("b")) {
    std::vector<Constraint>& rules = rule.branches.emplace_back();
    for (const json& part : branch) rules.push_back(read_rule(part));
  }
}

// What has one field more than its cells and a number.
void read_fields(const json& from, Constraint& rule) {
  const Parameters& takes = row_of(rule.kind).takes;
  if (takes.has_automaton) return read_automaton(from, rule);
  if (takes.has_branches) return read_branches(from, rule);
  if (rule.kind == Kind::kRegionSum) return read_region_sum(from, rule);
  if (rule.kind == Kind::kFullRankTies) return read_ties(from, rule);
  if (takes.has_table) rule.table = from.at("t").get<std::vector<ValueSet>>();
  if (rule.kind == Kind::kArrow || rule.kind == Kind::kIndexer) {
    rule.lists = {from.at("t").get<Variables>()};
  } else if (!takes.lists.name.empty()) {
    rule.lists = lists_in(from.at("s"));
  }
  if (from.contains("w")) rule.series = from.at("w").get<std::vector<std::int64_t>>();
  if (!from.contains("v")) return;
  if (from.at("v").is_array()) {
    rule.series = from.at("v").get<std::vector<std::int64_t>>();
  } else {
    rule.numbers = {from.at("v").get<std::int64_t>()};
  }
  if (rule.kind == Kind::kCage && rule.numbers[0] == 0) rule.numbers.clear();
  if (from.value("loop", false)) rule.numbers.push_back(1);
}

Constraint read_rule(const json& from) {
  Constraint rule;
  const auto name = from.at("k").get<std::string>();
  const auto kind = kind_of(name);
  if (!kind) throw std::out_of_range(name);
  rule.kind = *kind;
  const bool is_of_grid = row_of(*kind).takes.most_cells == 0;
  if (from.contains("c") && !is_of_grid) rule.cells = from.at("c").get<Variables>();
  read_fields(from, rule);
  return rule;
}

NamedPuzzle read_object(const json& from) {
  NamedPuzzle named{from.at("name"),
                    open_grid(from.at("rows"), from.at("cols"), from.at("min"), from.at("max")),
                    {}};
  VariantPuzzle& puzzle = named.puzzle;
  puzzle.free_variables = from.at("cells").get<int>() - puzzle.cells();
  puzzle.candidates.resize(as_index(puzzle.variables()), puzzle.all_values());
  puzzle.rows_differ = from.at("latin").get<bool>();
  puzzle.columns_differ = puzzle.rows_differ;
  puzzle.regions = lists_in(from.at("regions"));
  for (const json& given : from.at("givens")) {
    ValueSet values = 0;
    for (const int value : given.at(1)) values |= ValueSet{1} << (value - puzzle.low);
    puzzle.candidates.at(given.at(0).get<std::size_t>()) &= values;
  }
  for (const json& rule : from.at("constraints")) puzzle.constraints.push_back(read_rule(rule));
  if (from.contains("solution") && from.at("solution").is_array()) {
    named.solution = from.at("solution").get<std::vector<int>>();
  }
  return named;
}

}  // namespace

Result<NamedPuzzle> read_named_puzzle(std::string_view line) {
  try {
    return read_object(json::parse(line));
  } catch (const std::out_of_range& unknown) {
    return error_with(ErrorCode::kUnknownFormat, unknown.what());
  } catch (const json::exception& wrong) {
    return error_with(ErrorCode::kBadSyntax, wrong.what());
  }
}

Result<VariantPuzzle> read_prototype_form(std::string_view line) {
  Result<NamedPuzzle> named = read_named_puzzle(line);
  if (!named) return named.error();
  return std::move(named->puzzle);
}

}  // namespace shudu::variant::test
