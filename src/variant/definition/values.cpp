// What definitions ask of cells: their values in order, or each cell once.
#include <algorithm>
#include <numeric>
#include <set>

#include "variant/definition/definitions.h"

namespace shudu::variant {

std::vector<int> values_in(const Asked& asked, std::span<const Variable> cells) {
  std::vector<int> values;
  values.reserve(cells.size());
  for (const Variable cell : cells) values.push_back(asked.at(cell));
  return values;
}

std::vector<int> values_once(const Asked& asked, std::span<const Variable> cells) {
  const std::set<Variable> once(cells.begin(), cells.end());
  std::vector<int> values;
  values.reserve(once.size());
  for (const Variable cell : once) values.push_back(asked.at(cell));
  return values;
}

bool all_differ(std::vector<int> values) {
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) == values.end();
}

std::int64_t sum_of(std::span<const int> values) {
  return std::accumulate(values.begin(), values.end(), std::int64_t{0});
}

std::int64_t said(const Asked& asked) { return *number_of(asked.puzzle, asked.rule); }

}  // namespace shudu::variant
