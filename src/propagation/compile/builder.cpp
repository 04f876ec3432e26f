// Each primitive as propagators: one function a primitive, chosen by its type.
#include "propagation/compile/builder.h"

#include <algorithm>
#include <set>

#include "propagation/rules/group_sums.h"

namespace shudu::propagation {
namespace {

using namespace variant;  // NOLINT(google-build-using-namespace): the names of all primitives

void build_rule(Builder& builder, const AllDifferent& rule) { builder.differ(rule.cells); }

void build_rule(Builder& builder, const AllEqual& rule) {
  if (builder.is_top()) return;  // they are one variable
  std::vector<Set> equal;
  equal.reserve(static_cast<std::size_t>(builder.problem().values));
  for (int value = 0; value < builder.problem().values; ++value) equal.push_back(only(value));
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    builder.relate(rule.cells[i - 1], rule.cells[i], equal);
  }
}

void build_rule(Builder& builder, const Related& rule) {
  builder.relate(rule.first, rule.second, rule.allowed);
}

void build_rule(Builder& builder, const WeightedSum& rule) {
  builder.linear(rule.terms, rule.low, rule.high);
}

void build_rule(Builder& builder, const OneOfSets& rule) {
  builder.differ(rule.cells);
  if (rule.cells.empty()) {
    if (rule.sets.empty()) builder.fail();
    return;
  }
  SetChoice choice;
  choice.sets = rule.sets;
  const bool fits = builder.problem().values <= Combinations::kMostValues &&
                    rule.cells.size() <= static_cast<std::size_t>(Combinations::kMostValues);
  if (fits) choice.blocks = Combinations::as_blocks(rule.sets);
  if (rule.sets.empty()) {
    builder.fail();
    return;
  }
  builder.add(builder.standing(rule.cells), std::move(choice));
}

/// The sums of such a segment, as they are shown, are bits of one word.
bool fits_word(const Problem& problem, Cells segment) {
  const auto cells = static_cast<int>(segment.size());
  const int most = cells * (problem.low + problem.values - 1);
  return problem.low >= 0 && most <= 63 && segment.size() <= kMostOfSegment;
}

/// Groups of distinct cells; a cell that stands there twice is in two.
void add_segment(Builder& builder, const Variables& segment, EqualSegments& equal,
                 Variables& cells) {
  Variables left = segment;
  std::sort(left.begin(), left.end());
  const auto most = static_cast<std::size_t>(most_of_group(builder.problem().values));
  while (!left.empty()) {
    Variables once = left;
    once.erase(std::unique(once.begin(), once.end()), once.end());
    const Groups& groups = builder.groups_of(once, most);
    for (const std::uint16_t end : groups.ends) {
      equal.groups.push_back(static_cast<std::uint16_t>(cells.size() + end));
    }
    cells.insert(cells.end(), groups.cells.begin(), groups.cells.end());
    for (const Variable cell : once) left.erase(std::find(left.begin(), left.end(), cell));
  }
  equal.segments.push_back(static_cast<std::uint16_t>(equal.groups.size() - 1));
}

void build_rule(Builder& builder, const EqualSums& rule) {
  const bool fits = rule.segments.size() > 1 && rule.segments.size() < 65536 / kMostOfSegment &&
                    std::all_of(rule.segments.begin(), rule.segments.end(), [&](const auto& cells) {
                      return !cells.empty() && fits_word(builder.problem(), cells);
                    });
  if (fits) {
    EqualSegments equal{{0}, {0}};
    Variables cells;
    for (const Variables& segment : rule.segments) {
      add_segment(builder, builder.standing(segment), equal, cells);
    }
    builder.add(std::move(cells), std::move(equal));
    return;
  }
  for (std::size_t i = 0; i < rule.segments.size(); ++i) {
    for (std::size_t j = i + 1; j < rule.segments.size(); ++j) {
      std::vector<WeightedSum::Term> terms;
      for (const Variable cell : rule.segments[i]) terms.push_back({cell, 1});
      for (const Variable cell : rule.segments[j]) terms.push_back({cell, -1});
      builder.linear(terms, 0, 0);
    }
  }
}

void build_rule(Builder& builder, const Word& rule) {
  if (rule.cells.empty()) {
    const auto accepts = [&](std::uint32_t state) {
      return std::find(rule.accepting.begin(), rule.accepting.end(), state) != rule.accepting.end();
    };
    if (std::none_of(rule.starts.begin(), rule.starts.end(), accepts)) builder.fail();
    return;
  }
  const Variables cells = builder.standing(rule.cells);
  auto automaton = unrolled(builder.problem(), cells, rule);
  if (!automaton) {
    builder.fail();
    return;
  }
  builder.add(cells, std::move(*automaton));
}

void build_rule(Builder& builder, const Occurrences& rule) {
  builder.add(builder.standing(rule.cells), Tally{rule.bounds});
}

void build_rule(Builder& builder, const BetweenEnds& rule) {
  Variables cells{rule.first};
  cells.insert(cells.end(), rule.middle.begin(), rule.middle.end());
  cells.push_back(rule.last);
  const Variables standing = builder.standing(cells);
  Ends ends{rule.is_outside, std::max(rule.apart, 0), 0};
  const Variables middle(standing.begin() + 1, standing.end() - 1);
  const Groups& groups = builder.groups_of(middle, kMostValues);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    ends.distinct = std::max(ends.distinct, static_cast<int>(groups[i].size()));
  }
  builder.add(standing, ends);
}

void build_rule(Builder& builder, const BetweenExtremes& rule) {
  builder.differ(rule.line);
  if (rule.line.size() > static_cast<std::size_t>(builder.problem().values)) {
    builder.fail();
    return;
  }
  builder.add(builder.standing(rule.line), Extremes{rule.sum});
}

void build_rule(Builder& builder, const PrefixSum& rule) {
  const Problem& problem = builder.problem();
  const std::int64_t longest = std::int64_t{problem.low} + problem.values - 1;
  const auto length = std::max<std::int64_t>(longest, 1);
  Variables line = builder.standing(rule.line);
  if (line.size() > static_cast<std::size_t>(length)) line.resize(static_cast<std::size_t>(length));
  const bool is_distinct = are_distinct(problem, line);
  builder.add(std::move(line), Prefix{rule.sum, is_distinct});
}

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

void build_rule(Builder& builder, const Element& rule) {
  Variables cells{rule.index, rule.target};
  cells.insert(cells.end(), rule.line.begin(), rule.line.end());
  builder.add(builder.standing(cells), Indexed{});
}

void build_rule(Builder& builder, const LessLine& rule) {
  Variables cells;
  for (std::size_t i = 0; i < rule.first.size(); ++i) {
    cells.push_back(rule.first[i]);
    cells.push_back(rule.second[i]);
  }
  if (cells.empty()) {
    builder.fail();
    return;
  }
  builder.add(builder.standing(cells), Lexical{});
}

/// How often each value stands first in a line, where the first cells are whole houses; 0: unknown.
int lines_of_a_value(const Problem& problem, const Ranks& rule) {
  std::multiset<Variable> firsts;
  for (const Variables& line : rule.lines) {
    if (line.empty()) return 0;
    firsts.insert(problem.same_as[line.front()]);
  }
  int count = 0;
  for (const Variables& house : problem.houses) {
    const auto has = [&](Variable cell) { return firsts.contains(cell); };
    while (std::all_of(house.begin(), house.end(), has)) {
      for (const Variable cell : house) firsts.erase(firsts.find(cell));
      ++count;
    }
  }
  return firsts.empty() ? count : 0;
}

/// Lines of one first value whose places are told are in the order of these.
void order_ranked(Builder& builder, const Ranks& rule) {
  std::map<int, std::size_t> by_rank;
  for (std::size_t i = 0; i < rule.lines.size(); ++i) {
    if (rule.ranks[i] > 0) by_rank.emplace(rule.ranks[i], i);
  }
  const Variables* before = nullptr;
  for (const auto& [rank, line] : by_rank) {
    if (before != nullptr) build_rule(builder, LessLine{*before, rule.lines[line]});
    before = &rule.lines[line];
  }
}

void build_rule(Builder& builder, const Ranks& rule) {
  Ranking ranking;
  ranking.ranks = rule.ranks;
  ranking.no_ties = rule.no_ties;
  ranking.length = rule.lines.empty() ? 0 : rule.lines.front().size();
  const int each = lines_of_a_value(builder.problem(), rule);
  ranking.each = each;
  ranking.is_distinct = true;
  Variables cells;
  for (std::size_t i = 0; i < rule.lines.size(); ++i) {
    const Variables line = builder.standing(rule.lines[i]);
    ranking.is_distinct = ranking.is_distinct && are_distinct(builder.problem(), line);
    cells.insert(cells.end(), line.begin(), line.end());
    if (rule.ranks[i] > static_cast<int>(rule.lines.size())) builder.fail();
    if (each > 0 && rule.ranks[i] > 0) {
      const std::int64_t first = (rule.ranks[i] - 1) / each;
      builder.restrict(line.front(), between(first, first));
    }
  }
  order_ranked(builder, rule);
  builder.add(std::move(cells), std::move(ranking));
}

void build_rule(Builder& builder, const AnyOf& rule);

void build_rule(Builder& builder, const Impossible&) { builder.fail(); }

}  // namespace

Variables Builder::standing(const Variables& cells) const {
  Variables standing;
  standing.reserve(cells.size());
  for (const Variable cell : cells) standing.push_back(problem_.same_as[cell]);
  return standing;
}

void Builder::restrict(Variable cell, Set values) {
  cell = problem_.same_as[cell];
  if (is_top_) {
    problem_.domains[cell] &= values;
  } else {
    add({cell}, Within{values});
  }
}

void Builder::relate(Variable first, Variable second, std::vector<Set> allowed) {
  first = problem_.same_as[first];
  second = problem_.same_as[second];
  if (first == second) {
    Set values = 0;
    for (std::size_t i = 0; i < allowed.size(); ++i) {
      values |= allowed[i] & only(static_cast<int>(i));
    }
    restrict(first, values);
    return;
  }
  if (second < first) {
    std::vector<Set> turned(allowed.size());
    for (std::size_t i = 0; i < allowed.size(); ++i) {
      for (const int value : Each(allowed[i] & problem_.all)) {
        turned[static_cast<std::size_t>(value)] |= only(static_cast<int>(i));
      }
    }
    allowed = std::move(turned);
    std::swap(first, second);
  }
  const auto [place, is_new] = relations_.try_emplace({first, second}, allowed);
  if (is_new) return;
  for (std::size_t i = 0; i < place->second.size(); ++i) place->second[i] &= allowed[i];
}

void Builder::differ(const Variables& cells) {
  if (is_top_) return;  // noted beforehand
  std::vector<Set> unequal;
  unequal.reserve(static_cast<std::size_t>(problem_.values));
  for (int value = 0; value < problem_.values; ++value) {
    unequal.push_back(problem_.all & ~only(value));
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) relate(cells[i], cells[j], unequal);
  }
}

void Builder::finish_relations() {
  for (auto& [pair, allowed] : relations_) {
    const bool differ = problem_.are_different(pair.first, pair.second);
    bool says_more = false;
    for (std::size_t i = 0; i < allowed.size(); ++i) {
      const Set known = differ ? problem_.all & ~only(static_cast<int>(i)) : problem_.all;
      allowed[i] &= known;
      says_more = says_more || allowed[i] != known;
    }
    if (says_more) add({pair.first, pair.second}, Relation{table_of(problem_, allowed)});
  }
  relations_.clear();
}

namespace {

void build_rule(Builder& builder, const AnyOf& rule) { builder.choice(rule); }

}  // namespace

void Builder::choice(const AnyOf& rule) {
  Choice choice;
  std::set<Variable> cells;
  for (const std::vector<Primitive>& primitives : rule.branches) {
    std::vector<Propagator> branch;
    Builder inside(problem_, branch, false, depth_ + 1);
    for (const Primitive& primitive : primitives) inside.build(primitive);
    inside.finish_relations();
    if (inside.has_failed()) continue;
    if (branch.empty()) return;  // it holds whatever else does
    for (const Propagator& propagator : branch) {
      cells.insert(propagator.cells.begin(), propagator.cells.end());
    }
    choice.branches.push_back(std::move(branch));
  }
  problem_.choice_depth = std::max(problem_.choice_depth, depth_ + 1);
  if (choice.branches.empty()) {
    fail();
  } else {
    add(Variables(cells.begin(), cells.end()), std::move(choice));
  }
}

void Builder::build(const Primitive& primitive) {
  std::visit([&](const auto& rule) { build_rule(*this, rule); }, primitive.rule);
}

}  // namespace shudu::propagation
