#include "formats_variant/variant_files.h"

#include <algorithm>

#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::variant::test {
namespace {

bool speaks_of_more(const VariantPuzzle& puzzle, const Constraint& rule) {
  const auto is_behind = [&](Variable cell) { return cell >= puzzle.cells(); };
  if (std::any_of(rule.cells.begin(), rule.cells.end(), is_behind)) return true;
  for (const Variables& list : rule.lists) {
    if (std::any_of(list.begin(), list.end(), is_behind)) return true;
  }
  for (const auto& branch : rule.branches) {
    for (const Constraint& part : branch) {
      if (speaks_of_more(puzzle, part)) return true;
    }
  }
  return false;
}

// Each decimal has two digits where the first is 1 and what follows makes a value of the range that
// the rest of the text has room for: tried in turn.
bool take_decimals(std::string_view text, std::size_t cells, int high, std::vector<int>& values) {
  if (cells == 0) return text.empty();
  if (text.size() < cells || text.size() > 2 * cells) return false;
  for (const std::size_t length : {std::size_t{2}, std::size_t{1}}) {
    if (text.size() < length) continue;
    const int value = std::stoi(std::string(text.substr(0, length)));
    if (text[0] == '0' || value > high) continue;
    values.push_back(value);
    if (take_decimals(text.substr(length), cells - 1, high, values)) return true;
    values.pop_back();
  }
  return false;
}

}  // namespace

std::vector<nlohmann::json> shared_objects(std::string_view file) {
  std::vector<nlohmann::json> objects;
  const auto path = shudu::test::shared_file(file);
  if (!path) return objects;
  for (const std::string& line : shudu::test::lines_of(*path)) {
    objects.push_back(nlohmann::json::parse(line));
  }
  return objects;
}

std::vector<int> solution_of(const nlohmann::json& object, const VariantPuzzle& puzzle) {
  if (!object.contains("solution")) return {};
  const auto text = object["solution"].get<std::string>();
  std::vector<int> values;
  if (text.size() != static_cast<std::size_t>(puzzle.cells())) {
    take_decimals(text, static_cast<std::size_t>(puzzle.cells()), puzzle.high, values);
    return values;
  }
  for (const char c : text) {
    values.push_back(c >= '0' && c <= '9' ? c - '0' : c - 'A' + 1);
  }
  return values;
}

std::string broken_rule(VariantPuzzle puzzle, const std::vector<int>& solution) {
  if (solution.size() != static_cast<std::size_t>(puzzle.cells())) {
    return "solution of " + std::to_string(solution.size());
  }
  std::erase_if(puzzle.constraints,
                [&](const Constraint& rule) { return speaks_of_more(puzzle, rule); });
  puzzle.free_variables = 0;
  puzzle.candidates.resize(solution.size());
  const auto broken = judge(puzzle, solution);
  if (!broken) return {};
  if (broken->what != BrokenRule::What::kConstraint) {
    return "house or candidates " + std::to_string(broken->index);
  }
  const auto& rule = puzzle.constraints[static_cast<std::size_t>(broken->index)];
  return std::string(row_of(rule.kind).slug) + ' ' + std::to_string(broken->index);
}

int cells_that_do_not_matter(const VariantPuzzle& puzzle, const std::vector<int>& solution) {
  int count = 0;
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    std::vector<int> wrong = solution;
    wrong[cell] = wrong[cell] < puzzle.high ? wrong[cell] + 1 : puzzle.low;
    if (broken_rule(puzzle, wrong).empty()) ++count;
  }
  return count;
}

}  // namespace shudu::variant::test
