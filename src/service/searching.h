// Searches in slices, so that between them the caller can be asked whether to go on: this room has
// one thread and no clock of its own.
//
// A search cannot be continued, so each slice starts over with twice the nodes. All slices together
// cost at most twice the last one, and what a search finds does not depend on them. On the classic
// grid the method is `fast`; elsewhere `mrv` for the first slice and then exact cover, which is
// never slow (as the program does).
#pragma once

#include <optional>

#include "service/call.h"
#include "service/record.h"
#include "shudu/solver/search.h"

namespace shudu::service {

/// Up to `limit` solutions of `marks`; `first` is some solution. Where the search was ended, the
/// call is halted and the count a lower bound.
[[nodiscard]] SearchResult search_up_to(Call& call, const Layout& layout, const Pencilmarks& marks,
                                        std::uint64_t limit);

/// The smallest solution, read row by row; nothing where the call was halted. Precondition: `known`
/// solves `marks`.
[[nodiscard]] std::optional<Grid> smallest(Call& call, const Layout& layout,
                                           const Pencilmarks& marks, const Grid& known);

/// At most `limit` solutions in ascending order; fewer where the call was halted.
[[nodiscard]] std::vector<Grid> list_solutions(Call& call, const Layout& layout,
                                               const Pencilmarks& marks, std::uint64_t limit);

}  // namespace shudu::service
