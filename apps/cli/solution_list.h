// Every solution of one puzzle, one after another, in flat memory: `solve --all`.
// Tested in tests/cli/searching_test.cpp.
#pragma once

#include <cstdint>

#include "cli/options.h"
#include "cli/records.h"
#include "shudu/core/function_ref.h"

namespace shudu::cli {

/// What a list came to.
struct ListEnd {
  std::uint64_t count = 0;
  bool has_more = false;     ///< there are solutions beyond --limit
  bool was_stopped = false;  ///< by the clock, a signal or a failed output

  [[nodiscard]] Verdict verdict() const;
};

/// Calls `emit` with at most `options.limit` solutions: in ascending order, or with --algorithm in
/// the order of that method. False from `emit` ends the list.
[[nodiscard]] ListEnd list_solutions(const Options& options, const Question& question,
                                     FunctionRef<bool(const Grid&)> emit);

}  // namespace shudu::cli
