// Two nested chains are equal where their targets and the ancestors of these, breadth first, are;
// such a chain counts once.
#include "rating/se/inner_hint.h"

namespace shudu::se {

int nested_complexity(std::vector<const InnerHint*>& hints) {
  int sum = 0;
  std::size_t kept = 0;
  for (const InnerHint* hint : hints) {
    bool is_new = true;
    for (std::size_t i = 0; i < kept && is_new; ++i) {
      is_new = hints[i] != hint && hints[i]->key != hint->key;
    }
    if (!is_new) continue;
    hints[kept++] = hint;
    sum += hint->complexity;
  }
  hints.resize(kept);
  return sum;
}

}  // namespace shudu::se
