// How many solutions, when there may be very many: the method `fast` where nobody looks at the
// solutions one by one.
#pragma once

#include "shudu/solver/kernel.h"
#include "shudu/solver/search.h"

namespace shudu {

/// As Method::count, on the classic grid, with `options.threads` threads. Precondition: the machine
/// supports the kernel.
SearchResult count_classic(const Kernel& kernel, const Pencilmarks& marks,
                           const SearchOptions& options);

/// The same on any layout, by a method that has no better way to use threads. Small searches stay
/// in one thread.
SearchResult count_shared(const Layout& layout, const Pencilmarks& marks,
                          const SearchOptions& options,
                          SearchResult (*count)(const Layout& layout, const Pencilmarks& marks,
                                                const SearchOptions& options));

}  // namespace shudu
