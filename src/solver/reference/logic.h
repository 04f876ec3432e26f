// The method `logic`: four rules, and search only where they stall. See logic.cpp.
// How far the rules alone get is `deduce` in shudu/solver/deduction.h.
#pragma once

#include "shudu/solver/search.h"

namespace shudu {

/// Every solution; `rules` counts what was settled before any search. As `Method::search`.
[[nodiscard]] SearchResult search_by_logic(const Layout& layout, const Pencilmarks& marks,
                                           const SearchOptions& options, SolutionSink sink);

}  // namespace shudu
