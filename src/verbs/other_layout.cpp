#include "shudu/verbs/other_layout.h"

#include "shudu/core/clash.h"
#include "shudu/verbs/searching.h"

namespace shudu::verbs {

const LayoutRow* sole_layout(Budget& budget, const Grid& givens) {
  const Result<const Layout*> usual = default_layout(givens.size());
  if (!usual) return nullptr;
  const LayoutRow* only = nullptr;
  for (const LayoutRow& row : layout_table()) {
    const bool is_other = row.layout != *usual && row.layout->size() == givens.size();
    if (!is_other || find_clash(*row.layout, givens)) continue;
    const Position position = position_of(*row.layout, givens);
    const SearchResult found = search_up_to(budget, position, 2);
    if (budget.halt() != Halt::kNone) return nullptr;
    if (found.count != 1) continue;
    if (only != nullptr) return nullptr;
    only = &row;
  }
  return only;
}

}  // namespace shudu::verbs
