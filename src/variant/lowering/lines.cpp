// Lines whose cells are related one by one, and sets along lines.
#include <array>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"
#include "variant/lowering/three_classes.h"

namespace shudu::variant {
namespace {

template <typename Test>
void relate_neighbours(const Variables& cells, Lowering& out, const Test& allowed) {
  for (std::size_t i = 1; i < cells.size(); ++i) out.relate(cells[i - 1], cells[i], allowed);
}

// Cells `period` apart are of one class, others of different ones.
template <typename ClassOf>
void relate_classes(const Variables& cells, std::size_t period, Lowering& out,
                    const ClassOf& class_of) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      const bool is_one = (j - i) % period == 0;
      out.relate(cells[i], cells[j], [&](int first, int second) {
        return (class_of(first) == class_of(second)) == is_one;
      });
    }
  }
}

void lower_ends(const Constraint& rule, Lowering& out, bool is_outside, int apart) {
  BetweenEnds ends{rule.cells.front(), rule.cells.back(), {}, is_outside, apart};
  const Variables middle(rule.cells.begin() + 1, rule.cells.end() - 1);
  ends.middle = without_repeats(middle);
  out.add(std::move(ends));
}

}  // namespace

void lower_thermometer(const Constraint& rule, Lowering& out) {
  relate_neighbours(rule.cells, out, [](int first, int second) { return first < second; });
}

void lower_slow_thermometer(const Constraint& rule, Lowering& out) {
  relate_neighbours(rule.cells, out, [](int first, int second) { return first <= second; });
}

void lower_whisper(const Constraint& rule, Lowering& out) {
  const std::int64_t apart = *number_of(out.puzzle(), rule);
  relate_neighbours(rule.cells, out, [apart](int first, int second) {
    return first - second >= apart || second - first >= apart;
  });
}

void lower_renban(const Constraint& rule, Lowering& out) {
  const std::size_t length = without_repeats(rule.cells).size();
  std::vector<ValueSet> windows;
  for (std::size_t i = 0; i + length <= as_index(out.puzzle().values()); ++i) {
    windows.push_back(((ValueSet{1} << length) - 1) << i);
  }
  out.one_of(rule.cells, std::move(windows));
}

// The pairs say all; the sets without neighbours see more.
void lower_nabner(const Constraint& rule, Lowering& out) {
  const Variables cells = without_repeats(rule.cells);
  if (out.puzzle().values() <= kMostValuesOfSets) {
    out.one_of_sets(cells, [](ValueSet set) { return (set & (set >> 1U)) == 0; });
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      out.relate(cells[i], cells[j],
                 [](int first, int second) { return first - second > 1 || second - first > 1; });
    }
  }
}

void lower_modular(const Constraint& rule, Lowering& out) {
  const auto modulus = static_cast<int>(*number_of(out.puzzle(), rule));
  relate_classes(rule.cells, as_index(modulus), out,
                 [modulus](int value) { return value % modulus; });
}

void lower_entropic(const Constraint& rule, Lowering& out) {
  relate_classes(rule.cells, 3, out, ThreeClasses(out.puzzle()));
}

void lower_palindrome(const Constraint& rule, Lowering& out) {
  for (std::size_t i = 0; i * 2 + 1 < rule.cells.size(); ++i) {
    const std::array<Variable, 2> pair{rule.cells[i], rule.cells[rule.cells.size() - 1 - i]};
    out.all_equal(pair);
  }
}

void lower_between(const Constraint& rule, Lowering& out) {
  if (rule.cells.size() > 2) lower_ends(rule, out, false, 0);
}

void lower_lockout(const Constraint& rule, Lowering& out) {
  const std::int64_t apart = *number_of(out.puzzle(), rule);
  if (apart > out.high() - out.low()) return out.add(Impossible{});
  lower_ends(rule, out, true, static_cast<int>(apart));
}

}  // namespace shudu::variant
