// Lines: their words, their ends, their order among others.
#include <algorithm>
#include <map>
#include <set>

#include "propagation/compile/primitives.h"

namespace shudu::propagation {
namespace {

using namespace variant;  // NOLINT(google-build-using-namespace): the names of all primitives

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

}  // namespace

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

}  // namespace shudu::propagation
