// Lines: what neighbours on them are to each other, and what lies between their ends.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

template <typename Test>
bool neighbours_keep(const Asked& asked, const Test& test) {
  const Variables& cells = asked.rule.cells;
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (!test(asked.at(cells[i - 1]), asked.at(cells[i]))) return false;
  }
  return true;
}

// Any `run` cells one after another are of different classes; on a line that is longer, that means
// that each cell is of the class of the one `run` cells before it.
bool classes_take_turns(const std::vector<int>& classes, std::size_t run) {
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const std::size_t end = std::min(i + run, classes.size());
    for (std::size_t j = i + 1; j < end; ++j) {
      if (classes[i] == classes[j]) return false;
    }
    if (i >= run && classes[i] != classes[i - run]) return false;
  }
  return true;
}

// 0 for low values, 1 for middle ones, 2 for high ones: thirds of the range, where one too many is
// in the middle and one too few is missing there.
int third_of(const VariantPuzzle& puzzle, int value) {
  const int values = puzzle.high - puzzle.low + 1;
  const int outer = values % 3 == 2 ? values / 3 + 1 : values / 3;
  if (value - puzzle.low < outer) return 0;
  return puzzle.high - value < outer ? 2 : 1;
}

std::vector<int> middle_of(const Asked& asked) {
  std::vector<int> values = values_in(asked, asked.rule.cells);
  return {values.begin() + 1, values.end() - 1};
}

}  // namespace

bool keeps_thermometer(const Asked& asked) {
  return neighbours_keep(asked, [](int before, int after) { return before < after; });
}

bool keeps_slow_thermometer(const Asked& asked) {
  return neighbours_keep(asked, [](int before, int after) { return before <= after; });
}

bool keeps_whisper(const Asked& asked) {
  return neighbours_keep(
      asked, [&](int before, int after) { return std::abs(before - after) >= said(asked); });
}

bool keeps_renban(const Asked& asked) {
  const std::vector<int> values = values_once(asked, asked.rule.cells);
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  return all_differ(values) && *most - *least + 1 == std::ssize(values);
}

bool keeps_nabner(const Asked& asked) {
  std::vector<int> values = values_once(asked, asked.rule.cells);
  std::sort(values.begin(), values.end());
  const auto is_near = [](int less, int more) { return more - less <= 1; };
  return std::adjacent_find(values.begin(), values.end(), is_near) == values.end();
}

bool keeps_modular(const Asked& asked) {
  std::vector<int> classes = values_in(asked, asked.rule.cells);
  for (int& value : classes) value %= static_cast<int>(said(asked));
  return classes_take_turns(classes, static_cast<std::size_t>(said(asked)));
}

bool keeps_entropic(const Asked& asked) {
  std::vector<int> classes = values_in(asked, asked.rule.cells);
  for (int& value : classes) value = third_of(asked.puzzle, value);
  return classes_take_turns(classes, 3);
}

bool keeps_palindrome(const Asked& asked) {
  const std::vector<int> values = values_in(asked, asked.rule.cells);
  return std::equal(values.begin(), values.end(), values.rbegin());
}

bool keeps_between(const Asked& asked) {
  const int first = asked.at(asked.rule.cells.front());
  const int last = asked.at(asked.rule.cells.back());
  const std::vector<int> middle = middle_of(asked);
  return std::all_of(middle.begin(), middle.end(), [=](int value) {
    return (first < value && value < last) || (last < value && value < first);
  });
}

bool keeps_lockout(const Asked& asked) {
  const int first = asked.at(asked.rule.cells.front());
  const int last = asked.at(asked.rule.cells.back());
  const std::vector<int> middle = middle_of(asked);
  const auto is_outside = [=](int value) {
    return (value < first && value < last) || (value > first && value > last);
  };
  return std::abs(first - last) >= said(asked) &&
         std::all_of(middle.begin(), middle.end(), is_outside);
}

}  // namespace shudu::variant
