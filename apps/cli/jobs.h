// How many threads a run works on.
#pragma once

#include "cli/options.h"

namespace shudu::cli {

/// `--jobs`, else one for each core; at least 1.
[[nodiscard]] int worker_count(const Options& options);

}  // namespace shudu::cli
