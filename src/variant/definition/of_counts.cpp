// Places in a line, counts of values, and signs in cells.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>

#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

std::int64_t times(std::span<const int> values, std::int64_t value) {
  return std::count(values.begin(), values.end(), value);
}

// Each neighbour of a marked cell that is not marked itself, with the marked one.
template <typename Test>
bool beats_neighbours(const Asked& asked, const Test& beats) {
  const std::set<Variable> marked(asked.rule.cells.begin(), asked.rule.cells.end());
  for (const Variable cell : marked) {
    for (int i = 0; i < asked.puzzle.cells(); ++i) {
      const auto other = static_cast<Variable>(i);
      const int away = std::abs(asked.puzzle.row_of(cell) - asked.puzzle.row_of(other)) +
                       std::abs(asked.puzzle.column_of(cell) - asked.puzzle.column_of(other));
      const bool counts = away == 1 && !marked.contains(other);
      if (counts && !beats(asked.at(cell), asked.at(other))) return false;
    }
  }
  return true;
}

template <typename Test>
bool all_are(const Asked& asked, const Test& test) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  return std::all_of(values.begin(), values.end(), test);
}

}  // namespace

// The value is at the place that the control cell says, and at no other.
bool keeps_indexer(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  const int control = asked.at(asked.rule.lists[0][0]);
  return times(values, said(asked)) == 1 && control >= 1 && control <= std::ssize(values) &&
         values[static_cast<std::size_t>(control - 1)] == said(asked);
}

// The first cell says which value, the second how far on the line from the third on it stands.
bool keeps_value_index(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  const std::span line = std::span(values).subspan(2);
  const int place = values[1];
  return place >= 1 && place <= std::ssize(line) &&
         line[static_cast<std::size_t>(place - 1)] == values[0];
}

bool keeps_contains(const Asked& asked) {
  const std::vector<int> values = values_once(asked, asked.rule.cells);
  const auto& wanted = asked.rule.series;
  return std::all_of(wanted.begin(), wanted.end(), [&](std::int64_t value) {
    return times(values, value) >= std::count(wanted.begin(), wanted.end(), value);
  });
}

bool keeps_contains_exactly(const Asked& asked) {
  const std::vector<int> values = values_once(asked, asked.rule.cells);
  const auto& wanted = asked.rule.series;
  return std::all_of(wanted.begin(), wanted.end(), [&](std::int64_t value) {
    return times(values, value) == std::count(wanted.begin(), wanted.end(), value);
  });
}

bool keeps_look_and_say(const Asked& asked) {
  const std::vector<int> values = values_once(asked, asked.rule.cells);
  const auto& pairs = asked.rule.series;
  for (std::size_t i = 0; i < pairs.size(); i += 2) {
    if (times(values, pairs[i + 1]) != pairs[i]) return false;
  }
  return true;
}

bool keeps_circles(const Asked& asked) {
  const std::vector<int> values = values_once(asked, asked.rule.cells);
  return std::all_of(values.begin(), values.end(),
                     [&](int value) { return times(values, value) == value; });
}

bool keeps_count_distinct(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  const std::set<int> others(values.begin() + 1, values.end());
  return std::ssize(others) == values[0];
}

bool keeps_same_values(const Asked& asked) {
  std::set<std::vector<int>> held;
  for (const Variables& list : asked.rule.lists) {
    std::vector<int> values = values_in(asked, list);
    std::sort(values.begin(), values.end());
    held.insert(std::move(values));
  }
  return held.size() <= 1;
}

bool keeps_odd(const Asked& asked) {
  return all_are(asked, [](int value) { return value % 2 == 1; });
}
bool keeps_even(const Asked& asked) {
  return all_are(asked, [](int value) { return value % 2 == 0; });
}
bool keeps_minimum(const Asked& asked) { return beats_neighbours(asked, std::less<>()); }
bool keeps_maximum(const Asked& asked) { return beats_neighbours(asked, std::greater<>()); }

bool keeps_given(const Asked& asked) {
  return all_are(asked, [&](int value) {
    return std::count(asked.rule.series.begin(), asked.rule.series.end(), value) > 0;
  });
}

}  // namespace shudu::variant
