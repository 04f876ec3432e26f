// Two cells by their difference, ratio or sum, and relations by table.
#include <cstdlib>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {
namespace {

// Pairs of which `is_marked` holds, or of which it does not.
template <typename Test>
void mark(const Constraint& rule, Lowering& out, bool is_so, const Test& is_marked) {
  out.relate(rule.cells[0], rule.cells[1],
             [&](int first, int second) { return is_marked(first, second) == is_so; });
}

void mark_difference(const Constraint& rule, Lowering& out, bool is_so) {
  const std::int64_t apart = *number_of(out.puzzle(), rule);
  mark(rule, out, is_so,
       [apart](int first, int second) { return std::abs(first - second) == apart; });
}

void mark_ratio(const Constraint& rule, Lowering& out, bool is_so) {
  const std::int64_t ratio = *number_of(out.puzzle(), rule);
  mark(rule, out, is_so, [ratio](int first, int second) {
    return first == second * ratio || second == first * ratio;
  });
}

void mark_sum(const Constraint& rule, Lowering& out, bool is_so) {
  const std::int64_t total = *number_of(out.puzzle(), rule);
  mark(rule, out, is_so, [total](int first, int second) { return first + second == total; });
}

auto by_table(const Constraint& rule, const Lowering& out) {
  return [&rule, low = out.low()](int first, int second) {
    return (rule.table[as_index(first - low)] >> static_cast<unsigned>(second - low) & 1U) != 0;
  };
}

}  // namespace

void lower_difference(const Constraint& rule, Lowering& out) { mark_difference(rule, out, true); }
void lower_ratio(const Constraint& rule, Lowering& out) { mark_ratio(rule, out, true); }
void lower_pair_sum(const Constraint& rule, Lowering& out) { mark_sum(rule, out, true); }
void lower_not_difference(const Constraint& rule, Lowering& out) {
  mark_difference(rule, out, false);
}
void lower_not_ratio(const Constraint& rule, Lowering& out) { mark_ratio(rule, out, false); }
void lower_not_pair_sum(const Constraint& rule, Lowering& out) { mark_sum(rule, out, false); }

void lower_greater(const Constraint& rule, Lowering& out) {
  mark(rule, out, true, [](int first, int second) { return first > second; });
}

void lower_relation(const Constraint& rule, Lowering& out) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    out.relate(rule.cells[i - 1], rule.cells[i], by_table(rule, out));
  }
}

// Where no value goes with itself, the cells differ, and their values are one of few sets.
void lower_relation_all(const Constraint& rule, Lowering& out) {
  const Variables cells = without_repeats(rule.cells);
  const auto one_way = by_table(rule, out);
  const auto goes_with = [&](int value, int other) {
    return one_way(value, other) && one_way(other, value);
  };
  bool has_equals = false;
  for (int value = out.low(); value <= out.high(); ++value) {
    has_equals = has_equals || goes_with(value, value);
  }
  if (!has_equals && cells.size() > 2 && out.puzzle().values() <= kMostValuesOfSets) {
    out.one_of_sets(cells, [&](ValueSet set) {
      const auto is_alone = [&](std::size_t i) {
        const ValueSet own = ValueSet{1} << i;
        return (set & own) != 0 && (set & ~own & ~rule.table[i]) != 0;
      };
      for (std::size_t i = 0; i < rule.table.size(); ++i) {
        if (is_alone(i)) return false;
      }
      return true;
    });
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) out.relate(cells[i], cells[j], goes_with);
  }
}

void lower_clone(const Constraint& rule, Lowering& out) {
  for (std::size_t i = 0; i < rule.lists[0].size(); ++i) {
    Variables alike;
    for (const Variables& list : rule.lists) alike.push_back(list[i]);
    out.all_equal(alike);
  }
}

}  // namespace shudu::variant
