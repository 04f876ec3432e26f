// The method `dlx`: exact cover by dancing links. See dlx.cpp.
// Independent of the other methods: the second judge.
#pragma once

#include "shudu/solver/search.h"

namespace shudu {

/// Every solution. As `Method::search`.
[[nodiscard]] SearchResult search_by_dlx(const Layout& layout, const Pencilmarks& marks,
                                         const SearchOptions& options, SolutionSink sink);

}  // namespace shudu
