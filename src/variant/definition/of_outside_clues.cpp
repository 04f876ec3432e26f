// Clues at the end of a line of cells.
#include <algorithm>

#include "variant/definition/definitions.h"
#include "variant/full_rank.h"

namespace shudu::variant {
namespace {

using Place = std::vector<int>::const_iterator;

std::int64_t sum_between(Place one, Place other) {
  const auto [before, after] = std::minmax(one, other);
  return before == after ? 0 : sum_of(std::span(before + 1, after));
}

}  // namespace

// The lowest and the highest value of the range stand in the line once each.
bool keeps_sandwich(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  const auto [low, high] = std::pair(asked.puzzle.low, asked.puzzle.high);
  const bool is_there = low != high && std::count(values.begin(), values.end(), low) == 1 &&
                        std::count(values.begin(), values.end(), high) == 1;
  if (!is_there) return false;
  return sum_between(std::find(values.begin(), values.end(), low),
                     std::find(values.begin(), values.end(), high)) == said(asked);
}

bool keeps_lunchbox(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  return all_differ(values) &&
         sum_between(std::min_element(values.begin(), values.end()),
                     std::max_element(values.begin(), values.end())) == said(asked);
}

bool keeps_x_sum(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  const int length = values[0];
  return length <= std::ssize(values) &&
         sum_of(std::span(values).first(static_cast<std::size_t>(length))) == said(asked);
}

bool keeps_skyscraper(const Asked& asked) {
  int highest = 0;
  int seen = 0;
  for (const int height : values_in(asked, asked.rule.cells)) {
    if (height > highest) ++seen;
    highest = std::max(highest, height);
  }
  return seen == said(asked);
}

bool keeps_hidden_skyscraper(const Asked& asked) {
  const std::vector<int> heights = values_in(asked, asked.rule.cells);
  for (auto at = heights.begin(); at != heights.end(); ++at) {
    const bool is_hidden =
        std::any_of(heights.begin(), at, [at](int before) { return before >= *at; });
    if (is_hidden) return *at == said(asked);
  }
  return false;
}

bool keeps_numbered_room(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  const int place = values[0];
  return place >= 1 && place <= std::ssize(values) &&
         values[static_cast<std::size_t>(place - 1)] == said(asked);
}

bool keeps_full_rank(const Asked& asked) {
  const std::vector<int> own = values_in(asked, asked.rule.cells);
  int lower = 0;
  int equal = 0;
  for (const Variables& line : readings_of(asked.puzzle)) {
    const std::vector<int> other = values_in(asked, line);
    lower += other < own ? 1 : 0;
    equal += other == own ? 1 : 0;
  }
  const bool is_tied = equal > 1;
  if (is_tied && rank_ties_of(asked.puzzle) != RankTies::kAny) return false;
  return lower + 1 == said(asked);
}

// Without ties, no two readings are equal; the other ways bind only the lines with clues.
bool keeps_full_rank_ties(const Asked& asked) {
  if (static_cast<RankTies>(said(asked)) != RankTies::kNone) return true;
  std::vector<std::vector<int>> lines;
  for (const Variables& line : readings_of(asked.puzzle)) lines.push_back(values_in(asked, line));
  std::sort(lines.begin(), lines.end());
  return std::adjacent_find(lines.begin(), lines.end()) == lines.end();
}

}  // namespace shudu::variant
