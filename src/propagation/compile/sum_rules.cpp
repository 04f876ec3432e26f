// Sums, and sets of values that stand for them.
#include <algorithm>

#include "propagation/compile/primitives.h"
#include "propagation/rules/group_sums.h"

namespace shudu::propagation {
namespace {

using namespace variant;  // NOLINT(google-build-using-namespace): the names of all primitives

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

}  // namespace

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

}  // namespace shudu::propagation
