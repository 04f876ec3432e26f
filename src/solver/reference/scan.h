// The method `scan`: row-major depth-first search. See scan.cpp.
// The only one whose solutions come in lexicographic order.
#pragma once

#include "shudu/solver/search.h"

namespace shudu {

/// Every solution in lexicographic order. As `Method::search`.
[[nodiscard]] SearchResult search_by_scan(const Layout& layout, const Pencilmarks& marks,
                                          const SearchOptions& options, SolutionSink sink);

}  // namespace shudu
