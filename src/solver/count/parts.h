// One puzzle counted by several threads, whatever the method: the search is split into parts, each
// a puzzle with some cells more settled, and every solution lies in exactly one of them.
#pragma once

#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/solver/search.h"

namespace shudu {

/// Counts the solutions of a part, as Method::count.
using CountPart = FunctionRef<SearchResult(const Pencilmarks& marks, const SearchOptions& options)>;

/// Digits of settled cells leave their peers, until nothing changes; of two equal ones in a house a
/// cell is left empty. Precondition: sizes agree.
void settle(const Layout& layout, Pencilmarks& marks);

/// At least `want` parts, or as many as there are when every cell is settled in them; none when it
/// is plain that there is no solution. Precondition: sizes agree.
[[nodiscard]] std::vector<Pencilmarks> split_into_parts(const Layout& layout,
                                                        const Pencilmarks& marks, std::size_t want);

/// As Method::count, on `options.threads` threads. `count_part` is called from all of them. Count
/// and end do not depend on the number of threads, but where a budget or the stop flag ended the
/// search the count is what was found until then. Precondition: sizes agree.
[[nodiscard]] SearchResult count_in_parts(const Layout& layout, const Pencilmarks& marks,
                                          const SearchOptions& options, CountPart count_part);

}  // namespace shudu
