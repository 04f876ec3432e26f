// The method `fast`: kernels where they apply, that is on the classic grid, and `mrv` on all other
// layouts.
#pragma once

#include "shudu/solver/kernel.h"
#include "shudu/solver/search.h"
#include "solver/single/single_job.h"

namespace shudu {

/// The kernel that the options name, or the best one.
[[nodiscard]] const Kernel& kernel_of(const SearchOptions& options);

/// As Method::search and Method::count, on the kernel of the options.
SearchResult search_by_kernel(const Layout& layout, const Pencilmarks& marks,
                              const SearchOptions& options, SolutionSink sink);
SearchResult count_by_kernel(const Layout& layout, const Pencilmarks& marks,
                             const SearchOptions& options);

/// One classic puzzle on a kernel, in one thread, solution by solution; `sink` may be null.
/// Precondition: the machine supports the kernel.
SearchResult search_one(const Kernel& kernel, const Pencilmarks& marks,
                        const SearchOptions& options, SolutionSink* sink,
                        Branching branching = Branching::kFastest);

/// Counts the solutions of a puzzle on which the kernel has spent so many guesses in vain; see
/// turns.h. Precondition: the machine supports the kernel.
SearchResult go_on_with(const Kernel& kernel, const DigitBands& bands, const SearchOptions& options,
                        std::uint64_t spent);

}  // namespace shudu
