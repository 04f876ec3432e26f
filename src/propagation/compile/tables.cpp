// Tables of relations: the image of a set is looked up piece by piece, so each piece has all its
// subsets listed.
#include <algorithm>

#include "propagation/compile/builder.h"

namespace shudu::propagation {
namespace {

std::vector<Set> images(const std::vector<Set>& allowed) {
  const auto values = static_cast<int>(allowed.size());
  const int bits = piece_bits(values);
  const std::size_t subsets = std::size_t{1} << bits;
  std::vector<Set> table;
  for (int first = 0; first < values; first += bits) {
    const std::size_t start = table.size();
    table.resize(start + subsets);
    for (Set set = 1; set < subsets; ++set) {
      const auto value = static_cast<std::size_t>(first + lowest(set));
      table[start + set] =
          table[start + without_lowest(set)] | (value < allowed.size() ? allowed[value] : 0);
    }
  }
  return table;
}

}  // namespace

const RelationTable* table_of(Problem& problem, const std::vector<Set>& allowed) {
  std::vector<Set> turned(allowed.size());
  for (std::size_t i = 0; i < allowed.size(); ++i) {
    for (const int value : Each(allowed[i])) {
      turned[static_cast<std::size_t>(value)] |= only(static_cast<int>(i));
    }
  }
  RelationTable table{images(allowed), images(turned)};
  for (const auto& known : problem.tables) {
    if (known->forth == table.forth) return known.get();
  }
  problem.tables.push_back(std::make_unique<const RelationTable>(std::move(table)));
  return problem.tables.back().get();
}

}  // namespace shudu::propagation
