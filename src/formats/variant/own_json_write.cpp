// Writing our own JSON; see own_json.h. A constraint stands on a line of its own.
#include <nlohmann/json.hpp>

#include "formats/variant/own_json.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {
namespace {

using Json = nlohmann::ordered_json;

Json values_of(ValueSet set, const VariantPuzzle& puzzle) {
  Json list = Json::array();
  for (int i = 0; i < puzzle.values(); ++i) {
    if ((set >> static_cast<unsigned>(i) & 1U) != 0) list.push_back(puzzle.low + i);
  }
  return list;
}

Json written_automaton(const Automaton& automaton, const VariantPuzzle& puzzle) {
  Json steps = Json::array();
  for (const Automaton::Step& step : automaton.steps) {
    Json signs = values_of(step.values, puzzle);
    if ((step.values >> static_cast<unsigned>(puzzle.values()) & 1U) != 0) {
      signs.push_back("break");
    }
    steps.push_back(Json::array({step.from, signs, step.to}));
  }
  return {{"states", automaton.states},
          {"starts", automaton.starts},
          {"accepting", automaton.accepting},
          {"steps", steps}};
}

Json written_rule(const Constraint& rule, const VariantPuzzle& puzzle);

Json written_rules(const std::vector<Constraint>& rules, const VariantPuzzle& puzzle) {
  Json list = Json::array();
  for (const Constraint& rule : rules) list.push_back(written_rule(rule, puzzle));
  return list;
}

Json written_rule(const Constraint& rule, const VariantPuzzle& puzzle) {
  const KindRow& row = row_of(rule.kind);
  Json out = {{"kind", row.slug}};
  if (!rule.cells.empty()) out["cells"] = rule.cells;
  for (std::size_t i = 0; i < rule.numbers.size() && i < row.takes.numbers.size(); ++i) {
    out[row.takes.numbers[i].name] = rule.numbers[i];
  }
  if (!row.takes.lists.name.empty()) out[row.takes.lists.name] = rule.lists;
  if (!rule.series.empty()) out[series_name(row.takes.series)] = rule.series;
  if (row.takes.has_table) {
    Json table = Json::array();
    for (const ValueSet set : rule.table) table.push_back(values_of(set, puzzle));
    out["table"] = table;
  }
  if (row.takes.has_automaton) out["automaton"] = written_automaton(rule.automaton, puzzle);
  if (row.takes.has_branches) {
    Json branches = Json::array();
    for (const auto& branch : rule.branches) branches.push_back(written_rules(branch, puzzle));
    out["branches"] = branches;
  }
  return out;
}

Json written_candidates(const VariantPuzzle& puzzle) {
  Json list = Json::array();
  for (std::size_t i = 0; i < puzzle.candidates.size(); ++i) {
    if (puzzle.candidates[i] == puzzle.all_values()) continue;
    list.push_back(Json::array({i, values_of(puzzle.candidates[i], puzzle)}));
  }
  return list;
}

void append_dumped(const Json& value, std::string& out) {
  out += value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// An array with each element on a line of its own.
void append_lines(const Json& list, std::string& out) {
  out += '[';
  std::string_view before = "\n  ";
  for (const Json& element : list) {
    out += before;
    append_dumped(element, out);
    before = ",\n  ";
  }
  out += ']';
}

}  // namespace

std::string write_variant_json(const VariantText& text) {
  const VariantPuzzle& puzzle = text.puzzle;
  Json head = {{"format", kOwnFormat},
               {"version", kOwnVersion},
               {"rows", puzzle.rows},
               {"columns", puzzle.columns},
               {"low", puzzle.low},
               {"high", puzzle.high},
               {"rows_differ", puzzle.rows_differ},
               {"columns_differ", puzzle.columns_differ},
               {"regions", puzzle.regions},
               {"free_variables", puzzle.free_variables},
               {"candidates", written_candidates(puzzle)}};
  if (!text.solution.empty()) head["solution"] = text.solution;
  if (!text.title.empty()) head["title"] = text.title;
  if (!text.author.empty()) head["author"] = text.author;
  if (!text.rules.empty()) head["rules"] = text.rules;
  std::string out = "{";
  for (const auto& [name, value] : head.items()) {
    append_dumped(name, out);
    out += ':';
    append_dumped(value, out);
    out += ",\n ";
  }
  out += "\"constraints\":";
  append_lines(written_rules(puzzle.constraints, puzzle), out);
  out += "}\n";
  return out;
}

}  // namespace shudu::variant
