#include "logic/facts_conjugates.h"

#include <algorithm>
#include <bit>

#include "logic/lazy_facts.h"

namespace shudu {
namespace {

Conjugates build_conjugates(const View& view) {
  Conjugates all;
  const Layout& layout = view.layout();
  for (const Digit digit : layout.all_digits()) {
    auto& pairs = all[static_cast<std::size_t>(digit.value() - 1)];
    for (int h = 0; h < layout.house_count(); ++h) {
      if (!view.is_bilocal(House(h), digit)) continue;
      const CellSet cells = view.cells_of(digit, House(h));
      const Cell one = cells.first();
      const Cell other = (cells - CellSet::only(one)).first();
      const bool is_known = std::any_of(pairs.begin(), pairs.end(), [&](const ConjugatePair& pair) {
        return pair.one == one && pair.other == other;
      });
      if (!is_known) pairs.push_back({one, other, House(h)});
    }
  }
  return all;
}

}  // namespace

const Conjugates& conjugates_of(const View& view) {
  return view.lazy().conjugates.get(view.version(), [&] { return build_conjugates(view); });
}

}  // namespace shudu
