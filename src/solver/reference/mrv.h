// The method `mrv`: search in the cell with the minimum of remaining values. See mrv.cpp.
// The default method until a faster one is asked for.
#pragma once

#include "shudu/solver/search.h"

namespace shudu {

/// Every solution, in an order that depends on `options.seed` only. As `Method::search`.
[[nodiscard]] SearchResult search_by_mrv(const Layout& layout, const Pencilmarks& marks,
                                         const SearchOptions& options, SolutionSink sink);

}  // namespace shudu
