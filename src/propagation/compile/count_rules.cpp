// How often values occur.
#include <algorithm>

#include "propagation/compile/primitives.h"

namespace shudu::propagation {
namespace {

using namespace variant;  // NOLINT(google-build-using-namespace): the names of all primitives

/// Sets of positive values with a sum, where the range is small.
std::vector<Set> sets_of_sum(const Problem& problem, std::size_t sum) {
  constexpr int kFewValues = 12;
  std::vector<Set> sets;
  if (problem.values > kFewValues) return sets;
  for (Set set = 0; set <= problem.all; ++set) {
    std::int64_t total = 0;
    bool is_positive = true;
    for (const int value : Each(set)) {
      total += value + problem.low;
      is_positive = is_positive && value + problem.low > 0;
    }
    if (is_positive && total == static_cast<std::int64_t>(sum)) sets.push_back(set);
  }
  return sets;
}

/// Houses that have no cell in common, as many as there are together, again and again: the rows,
/// the boxes, the columns.
std::vector<Groups> families_of(const Problem& problem) {
  std::vector<Groups> families;
  std::vector<const Variables*> left;
  left.reserve(problem.houses.size());
  for (const Variables& house : problem.houses) left.push_back(&house);
  while (!left.empty()) {
    Groups family;
    Bits taken(problem.words);
    std::erase_if(left, [&](const Variables* house) {
      const auto is_taken = [&](Variable cell) { return has_bit(taken, cell); };
      if (std::any_of(house->begin(), house->end(), is_taken)) return false;
      for (const Variable cell : *house) set_bit(taken, cell);
      family.cells.insert(family.cells.end(), house->begin(), house->end());
      family.ends.push_back(static_cast<std::uint16_t>(family.cells.size()));
      return true;
    });
    families.push_back(std::move(family));
  }
  return families;
}

/// The clique of each cell, which may be of it alone; nothing where there are too many.
std::vector<std::uint8_t> cover_of(const Problem& problem, const Variables& cells,
                                   const Groups& cliques) {
  std::vector<std::size_t> places(problem.variables(), cliques.size());
  for (std::size_t i = 0; i < cliques.size(); ++i) {
    for (const Variable cell : cliques[i]) places[cell] = i;
  }
  std::vector<std::uint8_t> cover;
  std::size_t alone = cliques.size();
  for (const Variable cell : cells) {
    const std::size_t place = places[cell] < cliques.size() ? places[cell] : alone++;
    if (place >= kMostCliques) return {};
    cover.push_back(static_cast<std::uint8_t>(place));
  }
  return cover;
}

std::vector<std::vector<std::uint8_t>> covers_of(Builder& builder, const Variables& cells) {
  std::vector<Groups> cliques = families_of(builder.problem());
  cliques.push_back(builder.groups_of(cells, kMostValues));
  std::vector<std::vector<std::uint8_t>> covers;
  for (const Groups& of_cover : cliques) {
    std::vector<std::uint8_t> cover = cover_of(builder.problem(), cells, of_cover);
    const bool is_new = std::find(covers.begin(), covers.end(), cover) == covers.end();
    if (!cover.empty() && is_new) covers.push_back(std::move(cover));
  }
  return covers;
}

}  // namespace

void build_rule(Builder& builder, const Occurrences& rule) {
  builder.add(builder.standing(rule.cells), Tally{rule.bounds});
}

void build_rule(Builder& builder, const CountsItself& rule) {
  const Variables cells = builder.standing(rule.cells);
  if (cells.empty()) return;
  SelfCount count;
  count.choices = sets_of_sum(builder.problem(), cells.size());
  if (count.choices.empty() && builder.problem().values <= 12) {
    builder.fail();
    return;
  }
  Variables once = cells;
  std::sort(once.begin(), once.end());
  const bool is_once = std::adjacent_find(once.begin(), once.end()) == once.end();
  if (is_once) count.covers = covers_of(builder, cells);
  builder.add(cells, std::move(count));
}

void build_rule(Builder& builder, const variant::CountDistinct& rule) {
  Variables cells{rule.count};
  cells.insert(cells.end(), rule.cells.begin(), rule.cells.end());
  builder.add(builder.standing(cells), DistinctCount{});
}

void build_rule(Builder& builder, const SameValues& rule) {
  if (rule.sets.size() < 2 || rule.sets.front().empty()) return;
  if (builder.is_top() && rule.sets.front().size() == 1) return;  // they are one variable
  Multiset multiset;
  multiset.groups.push_back(0);
  Variables cells;
  for (const Variables& set : rule.sets) {
    const Variables group = builder.standing(set);
    cells.insert(cells.end(), group.begin(), group.end());
    multiset.groups.push_back(static_cast<std::uint16_t>(cells.size()));
  }
  builder.add(std::move(cells), std::move(multiset));
}

}  // namespace shudu::propagation
