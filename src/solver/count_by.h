// The count of a method that makes no difference between looking at solutions and not: its search,
// with a sink that always says "go on".
#pragma once

#include "shudu/solver/search.h"

namespace shudu {

/// A sink for those who only count.
inline constexpr auto kGoOn = [](const Grid& /*solution*/) { return true; };

/// Method::count by way of Method::search.
template <SearchResult (*Search)(const Layout&, const Pencilmarks&, const SearchOptions&,
                                 SolutionSink)>
SearchResult count_by(const Layout& layout, const Pencilmarks& marks,
                      const SearchOptions& options) {
  return Search(layout, marks, options, kGoOn);
}

}  // namespace shudu
