// Reading our own JSON; see own_json.h. What the row of a kind names is what its constraint may
// have; whether it fits the grid is left to find_fault.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "formats/json_tree.h"
#include "formats/variant/json_reading.h"
#include "formats/variant/own_json.h"
#include "formats/variant/rule_error.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {
namespace {

using nlohmann::json;

constexpr std::int64_t kAnyState = 1'000'000;

class RuleOfJson {
 public:
  RuleOfJson(const JsonSource& source, const VariantPuzzle& puzzle)
      : source_(source), puzzle_(puzzle) {}

  Result<std::vector<Constraint>> read_all(const json& list) const {
    if (!list.is_array()) return source_.bad_type(list);
    std::vector<Constraint> rules;
    for (const json& object : list) {
      auto rule = read(object);
      if (!rule) return rule.error();
      rules.push_back(std::move(*rule));
    }
    return rules;
  }

 private:
  Result<Constraint> read(const json& object) const {
    if (!object.is_object()) return source_.bad_type(object);
    const auto slug = object.find("kind");
    if (slug == object.end()) return source_.error(object, ErrorCode::kMissingField, "kind");
    if (!slug->is_string()) return source_.bad_type(*slug);
    const auto kind = find_kind(slug->get_ref<const std::string&>());
    if (!kind) {
      return source_.error(*slug, ErrorCode::kBadRule, slug->get_ref<const std::string&>());
    }
    Constraint rule;
    rule.kind = *kind;
    if (const Status status = read_numbers(object, rule); !status) return status.error();
    for (const auto& [name, value] : object.items()) {
      const Status status = read_member(name, value, rule);
      if (!status) return status.error();
    }
    return rule;
  }

  // In their order, for the second has no place without the first.
  Status read_numbers(const json& object, Constraint& rule) const {
    for (const NumberParameter& parameter : row_of(rule.kind).takes.numbers) {
      const auto found = parameter.name.empty() ? object.end() : object.find(parameter.name);
      if (found == object.end()) break;
      const auto number = source_.number(*found, parameter.least, parameter.most);
      if (!number) return number.error();
      rule.numbers.push_back(*number);
    }
    return kDone;
  }

  [[nodiscard]] static bool is_read_number(std::string_view name, const Constraint& rule) {
    const auto& parameters = row_of(rule.kind).takes.numbers;
    for (std::size_t i = 0; i < rule.numbers.size(); ++i) {
      if (parameters[i].name == name) return true;
    }
    return false;
  }

  Status read_member(const std::string& name, const json& value, Constraint& rule) const {
    const Parameters& takes = row_of(rule.kind).takes;
    if (name == "kind" || is_read_number(name, rule)) return kDone;
    if (name == "cells" && takes.most_cells > 0) return take(source_.cells(value), rule.cells);
    if (name == takes.lists.name && !name.empty()) return take(source_.lists(value), rule.lists);
    if (name == series_name(takes.series) && !name.empty()) {
      return take(source_.numbers(value, -kLargestNumber, kLargestNumber), rule.series);
    }
    if (name == "table" && takes.has_table) return read_table(value, rule);
    if (name == "automaton" && takes.has_automaton) return read_automaton(value, rule.automaton);
    if (name == "branches" && takes.has_branches) return read_branches(value, rule);
    return source_.error(value, ErrorCode::kBadSyntax, name);
  }

  template <typename T>
  static Status take(Result<T> value, T& place) {
    if (!value) return value.error();
    place = std::move(*value);
    return kDone;
  }

  Status read_table(const json& rows, Constraint& rule) const {
    if (!rows.is_array()) return source_.bad_type(rows);
    for (const json& row : rows) {
      const auto set = source_.values(row, puzzle_);
      if (!set) return set.error();
      rule.table.push_back(*set);
    }
    return kDone;
  }

  Status read_automaton(const json& object, Automaton& automaton) const {
    if (!object.is_object()) return source_.bad_type(object);
    for (const char* const name : {"states", "starts", "accepting", "steps"}) {
      if (!object.contains(name)) return source_.error(object, ErrorCode::kMissingField, name);
    }
    if (object.size() != 4) return source_.error(object, ErrorCode::kBadSyntax, "automaton");
    const auto states = source_.number(object["states"], 0, kAnyState);
    if (!states) return states.error();
    automaton.states = static_cast<std::uint32_t>(*states);
    Status status = read_states(object["starts"], automaton.starts);
    if (status) status = read_states(object["accepting"], automaton.accepting);
    if (!status) return status;
    if (!object["steps"].is_array()) return source_.bad_type(object["steps"]);
    for (const json& step : object["steps"]) {
      status = read_step(step, automaton);
      if (!status) return status;
    }
    return kDone;
  }

  Status read_states(const json& list, std::vector<std::uint32_t>& states) const {
    const auto numbers = source_.numbers(list, 0, kAnyState);
    if (!numbers) return numbers.error();
    states.assign(numbers->begin(), numbers->end());
    return kDone;
  }

  Status read_step(const json& list, Automaton& automaton) const {
    if (!list.is_array() || list.size() != 3 || !list[1].is_array()) return source_.bad_type(list);
    const auto from = source_.number(list[0], 0, kAnyState);
    const auto to = source_.number(list[2], 0, kAnyState);
    if (!from) return from.error();
    if (!to) return to.error();
    ValueSet signs = 0;
    for (const json& sign : list[1]) {
      const bool is_break = sign == "break";
      if (is_break) signs |= ValueSet{1} << static_cast<unsigned>(puzzle_.values());
      const auto value = is_break ? Result<std::int64_t>(puzzle_.low)
                                  : source_.number(sign, puzzle_.low, puzzle_.high);
      if (!value) return value.error();
      if (!is_break) signs |= ValueSet{1} << static_cast<unsigned>(*value - puzzle_.low);
    }
    automaton.steps.push_back(
        {static_cast<std::uint32_t>(*from), signs, static_cast<std::uint32_t>(*to)});
    return kDone;
  }

  Status read_branches(const json& list, Constraint& rule) const {
    if (!list.is_array()) return source_.bad_type(list);
    for (const json& branch : list) {
      auto rules = read_all(branch);
      if (!rules) return rules.error();
      rule.branches.push_back(std::move(*rules));
    }
    return kDone;
  }

  const JsonSource& source_;
  const VariantPuzzle& puzzle_;
};

class PuzzleOfJson {
 public:
  explicit PuzzleOfJson(const JsonSource& source) : source_(source), root_(source.root()) {}

  Result<VariantText> read() {
    if (!root_.is_object()) return source_.bad_type(root_);
    for (const auto step :
         {&PuzzleOfJson::read_format, &PuzzleOfJson::read_size, &PuzzleOfJson::read_houses,
          &PuzzleOfJson::read_candidates, &PuzzleOfJson::read_rules, &PuzzleOfJson::read_rest}) {
      const Status status = (this->*step)();
      if (!status) return status.error();
    }
    const Status sound = check_faults(text_.puzzle);
    if (!sound) return sound.error();
    return std::move(text_);
  }

 private:
  Status read_format() {
    const auto format = root_.find("format");
    if (format == root_.end()) return source_.error(root_, ErrorCode::kMissingField, "format");
    if (*format != kOwnFormat) return source_.error(*format, ErrorCode::kBadSyntax, "format");
    std::int64_t version = 0;
    const Status status = read_number("version", 1, 1'000'000, version);
    if (!status) return status;
    if (version == kOwnVersion) return kDone;
    Error newer = source_.error(root_["version"], ErrorCode::kNewerVersion, {});
    newer.found = static_cast<std::uint64_t>(version);
    newer.expected = static_cast<std::uint64_t>(kOwnVersion);
    return newer;
  }

  template <typename T>
  Status read_number(const char* name, std::int64_t least, std::int64_t most, T& place) {
    const auto found = root_.find(name);
    if (found == root_.end()) return source_.error(root_, ErrorCode::kMissingField, name);
    const auto number = source_.number(*found, least, most);
    if (!number) return number.error();
    place = static_cast<T>(*number);
    return kDone;
  }

  Status read_size() {
    VariantPuzzle& puzzle = text_.puzzle;
    Status status = read_number("rows", 1, kMostLines, puzzle.rows);
    if (status) status = read_number("columns", 1, kMostLines, puzzle.columns);
    if (status) status = read_number("low", 0, kMostLines, puzzle.low);
    if (!status) return status;
    status = read_number("high", puzzle.low, puzzle.low + kMostLines - 1, puzzle.high);
    if (!status) return status;
    if (root_.contains("free_variables")) {
      status = read_number("free_variables", 0, kMostFreeVariables, puzzle.free_variables);
    }
    if (!status) return status;
    puzzle.candidates.assign(static_cast<std::size_t>(puzzle.variables()), puzzle.all_values());
    return kDone;
  }

  Status read_flag(const char* name, bool& place) {
    const auto found = root_.find(name);
    if (found == root_.end()) return source_.error(root_, ErrorCode::kMissingField, name);
    if (!found->is_boolean()) return source_.bad_type(*found);
    place = found->get<bool>();
    return kDone;
  }

  Status read_houses() {
    Status status = read_flag("rows_differ", text_.puzzle.rows_differ);
    if (status) status = read_flag("columns_differ", text_.puzzle.columns_differ);
    if (!status) return status;
    const auto regions = root_.find("regions");
    if (regions == root_.end()) return source_.error(root_, ErrorCode::kMissingField, "regions");
    auto lists = source_.lists(*regions);
    if (!lists) return lists.error();
    text_.puzzle.regions = std::move(*lists);
    return kDone;
  }

  Status read_candidates() {
    const auto list = root_.find("candidates");
    if (list == root_.end()) return kDone;
    if (!list->is_array()) return source_.bad_type(*list);
    for (const json& one : *list) {
      if (!one.is_array() || one.size() != 2) return source_.bad_type(one);
      const auto cell = source_.number(one[0], 0, text_.puzzle.variables() - 1);
      if (!cell) return cell.error();
      const auto values = source_.values(one[1], text_.puzzle);
      if (!values) return values.error();
      text_.puzzle.candidates[static_cast<std::size_t>(*cell)] &= *values;
    }
    return kDone;
  }

  Status read_rules() {
    const auto list = root_.find("constraints");
    if (list == root_.end()) return source_.error(root_, ErrorCode::kMissingField, "constraints");
    auto rules = RuleOfJson(source_, text_.puzzle).read_all(*list);
    if (!rules) return rules.error();
    text_.puzzle.constraints = std::move(*rules);
    return kDone;
  }

  Status read_rest() {
    constexpr std::array kRead = {"format",      "version", "rows",           "columns",
                                  "low",         "high",    "rows_differ",    "columns_differ",
                                  "regions",     "title",   "free_variables", "candidates",
                                  "constraints", "author",  "rules",          "solution"};
    for (const auto& [name, value] : root_.items()) {
      const bool is_read = std::find(kRead.begin(), kRead.end(), name) != kRead.end();
      if (!is_read) add_not_taken(name, NotTaken::Why::kUnknown, text_);
    }
    Status status = read_words("title", text_.title);
    if (status) status = read_words("author", text_.author);
    if (status) status = read_words("rules", text_.rules);
    return status ? read_solution() : status;
  }

  Status read_words(const char* name, std::string& place) {
    const auto found = root_.find(name);
    if (found == root_.end()) return kDone;
    if (!found->is_string()) return source_.bad_type(*found);
    place = found->get<std::string>();
    return kDone;
  }

  Status read_solution() {
    const auto found = root_.find("solution");
    if (found == root_.end()) return kDone;
    const auto values = source_.numbers(*found, 0, text_.puzzle.high);
    if (!values) return values.error();
    if (values->size() != static_cast<std::size_t>(text_.puzzle.cells())) {
      return source_.error(*found, ErrorCode::kMismatch, "solution");
    }
    text_.solution.assign(values->begin(), values->end());
    return kDone;
  }

  const JsonSource& source_;
  const json& root_;
  VariantText text_;
};

}  // namespace

Result<VariantText> read_variant_json(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const Result<JsonTree> tree = parse_json(text, kOwnDepth);
  if (!tree) return tree.error();
  return PuzzleOfJson(JsonSource(text, tree->root)).read();
}

}  // namespace shudu::variant
