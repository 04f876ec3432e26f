// Cages, arrows, and lines of sums.
#include <algorithm>
#include <functional>
#include <numeric>

#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

// Do the values fall into runs of the sum? Zeros may trail.
bool is_in_runs(std::span<const int> values, std::int64_t total) {
  std::int64_t sum = 0;
  for (const int value : values) {
    sum += value;
    if (sum > total) return false;
    if (sum == total) sum = 0;
  }
  return sum == 0;
}

bool are_sums_equal(const Asked& asked, std::span<const Variables> segments) {
  std::vector<std::int64_t> sums;
  for (const Variables& segment : segments) sums.push_back(sum_of(values_in(asked, segment)));
  return std::adjacent_find(sums.begin(), sums.end(), std::not_equal_to<>()) == sums.end();
}

// The number of the region that holds a cell; that of none for a cell in none.
int region_at(const VariantPuzzle& puzzle, Variable cell) {
  int number = 0;
  for (const Variables& region : puzzle.regions) {
    if (std::count(region.begin(), region.end(), cell) > 0) return number;
    ++number;
  }
  return number;
}

}  // namespace

bool keeps_cage(const Asked& asked) {
  if (!all_differ(values_once(asked, asked.rule.cells))) return false;
  const auto total = number_of(asked.puzzle, asked.rule);
  return !total || sum_of(values_in(asked, asked.rule.cells)) == *total;
}

bool keeps_sum(const Asked& asked) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < asked.rule.cells.size(); ++i) {
    const std::int64_t weight = asked.rule.series.empty() ? 1 : asked.rule.series[i];
    sum += weight * asked.at(asked.rule.cells[i]);
  }
  return sum == said(asked);
}

// No one, two or more cells of the cage have the sum.
bool keeps_rellik(const Asked& asked) {
  const std::vector<int> values = values_once(asked, asked.rule.cells);
  if (!all_differ(values)) return false;
  for (std::uint32_t some = 1; some < 1U << values.size(); ++some) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) sum += (some >> i & 1U) != 0 ? values[i] : 0;
    if (sum == said(asked)) return false;
  }
  return true;
}

bool keeps_equality(const Asked& asked) {
  const std::vector<int> values = values_once(asked, asked.rule.cells);
  const int twice_middle = asked.puzzle.low + asked.puzzle.high;
  const auto count = [&](auto test) { return std::count_if(values.begin(), values.end(), test); };
  const auto odd = count([](int value) { return value % 2 == 1; });
  const auto low = count([=](int value) { return 2 * value < twice_middle; });
  const auto high = count([=](int value) { return 2 * value > twice_middle; });
  const auto all = std::ssize(values);
  return all_differ(values) && odd * 2 == all && low * 2 == all && high * 2 == all;
}

bool keeps_arrow(const Asked& asked) {
  Variables circle = asked.rule.lists[0];
  std::sort(circle.begin(), circle.end());
  std::int64_t number = 0;
  for (const Variable cell : circle) number = number * 10 + asked.at(cell);
  return number == sum_of(values_in(asked, asked.rule.cells));
}

bool keeps_double_arrow(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  const std::span middle = std::span(values).subspan(1, values.size() - 2);
  return values.front() + values.back() == sum_of(middle);
}

bool keeps_zipper(const Asked& asked) {
  std::vector<int> values = values_in(asked, asked.rule.cells);
  std::vector<std::int64_t> sums;
  while (values.size() > 1) {
    sums.push_back(values.front() + values.back());
    values = {values.begin() + 1, values.end() - 1};
  }
  if (!values.empty()) sums.push_back(values.front());
  return std::adjacent_find(sums.begin(), sums.end(), std::not_equal_to<>()) == sums.end();
}

bool keeps_region_sum(const Asked& asked) {
  std::vector<Variables> pieces;
  int region = -1;
  for (const Variable cell : asked.rule.cells) {
    if (region_at(asked.puzzle, cell) != region) pieces.emplace_back();
    region = region_at(asked.puzzle, cell);
    pieces.back().push_back(cell);
  }
  return are_sums_equal(asked, pieces);
}

bool keeps_equal_sum(const Asked& asked) { return are_sums_equal(asked, asked.rule.lists); }

// A loop may begin anywhere.
bool keeps_sum_line(const Asked& asked) {
  std::vector<int> values = values_in(asked, asked.rule.cells);
  const bool is_loop = *number_of(asked.puzzle, asked.rule, 1) != 0;
  for (std::size_t turns = is_loop ? values.size() : 1; turns > 0; --turns) {
    if (is_in_runs(values, said(asked))) return true;
    std::rotate(values.begin(), values.begin() + 1, values.end());
  }
  return false;
}

}  // namespace shudu::variant
