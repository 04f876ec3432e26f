// Two cells, and relations by table.
#include <cstdlib>

#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

int first_of(const Asked& asked) { return asked.at(asked.rule.cells[0]); }
int second_of(const Asked& asked) { return asked.at(asked.rule.cells[1]); }

bool is_in_table(const Asked& asked, Variable first, Variable second) {
  const int row = asked.at(first) - asked.puzzle.low;
  const int column = asked.at(second) - asked.puzzle.low;
  const ValueSet allowed = asked.rule.table[static_cast<std::size_t>(row)];
  return ((allowed >> static_cast<unsigned>(column)) & 1U) == 1;
}

}  // namespace

bool keeps_difference(const Asked& asked) {
  return std::abs(first_of(asked) - second_of(asked)) == said(asked);
}

bool keeps_ratio(const Asked& asked) {
  return first_of(asked) * said(asked) == second_of(asked) ||
         second_of(asked) * said(asked) == first_of(asked);
}

bool keeps_pair_sum(const Asked& asked) {
  return first_of(asked) + second_of(asked) == said(asked);
}

bool keeps_greater(const Asked& asked) { return first_of(asked) > second_of(asked); }

bool keeps_not_difference(const Asked& asked) { return !keeps_difference(asked); }
bool keeps_not_ratio(const Asked& asked) { return !keeps_ratio(asked); }
bool keeps_not_pair_sum(const Asked& asked) { return !keeps_pair_sum(asked); }

bool keeps_relation(const Asked& asked) {
  const Variables& cells = asked.rule.cells;
  for (std::size_t i = 1; i < cells.size(); ++i) {
    if (!is_in_table(asked, cells[i - 1], cells[i])) return false;
  }
  return true;
}

bool keeps_relation_all(const Asked& asked) {
  for (const Variable first : asked.rule.cells) {
    for (const Variable second : asked.rule.cells) {
      if (first != second && !is_in_table(asked, first, second)) return false;
    }
  }
  return true;
}

bool keeps_clone(const Asked& asked) {
  for (const Variables& list : asked.rule.lists) {
    if (values_in(asked, list) != values_in(asked, asked.rule.lists[0])) return false;
  }
  return true;
}

}  // namespace shudu::variant
