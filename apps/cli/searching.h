// The searches of the verbs: by the method that was asked for, or by those that are fast
// everywhere.
//
// On classic grids that is `fast`. On others, `mrv` is fast on nearly everything, but there are
// puzzles, those without a solution above all, on which it needs minutes: it sees only cells with
// few digits left, never digits with few places left. Exact cover (`dlx`) sees both and costs more
// per node. So there, without --algorithm, mrv gets some thousand nodes, and where that is not
// enough dlx starts over. Tested in tests/cli/searching_test.cpp.
#pragma once

#include "cli/batch.h"
#include "cli/options.h"
#include "shudu/solver/method.h"

namespace shudu::cli {

/// A record that can be searched: it was read and its givens do not clash.
struct Question {
  const Layout& layout;
  Pencilmarks marks;
  SearchOptions search;  ///< seed and stop flag are set
  /// Where RecordVerb::wants_wholes, and where there is more to the record than the question.
  const WholeRecord* record = nullptr;
};

/// The method that was asked for, else the default one.
[[nodiscard]] const Method& method_of(const Options& options);

/// The method that is never slow on a layout, if not always the fastest.
[[nodiscard]] const Method& steady_method(const Layout& layout);

/// Looks for up to `limit` solutions of `marks` on the question's layout.
[[nodiscard]] SearchResult search_up_to(const Options& options, const Question& question,
                                        const Pencilmarks& marks, std::uint64_t limit);

/// The same for the question's own candidates.
[[nodiscard]] SearchResult search_up_to(const Options& options, const Question& question,
                                        std::uint64_t limit);

}  // namespace shudu::cli
