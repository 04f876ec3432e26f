// How many threads a run works on: said once for all verbs, so that answers, progress and memory go
// by the same number.
#pragma once

#include "cli/options/options.h"

namespace shudu::cli {

/// `--jobs`, else one for each processor that the program may use; at least 1.
[[nodiscard]] int worker_count(const Options& options);

}  // namespace shudu::cli
