// `shudu generate --layout 16x16`: classic puzzles of order 10 to 25, one a line.
#pragma once

#include <cstdint>

#include "cli/options/options.h"
#include "cli/output/output.h"
#include "cli/process.h"

namespace shudu::cli {

/// The exit code. Precondition: check_generate has found nothing, and Options::large_boxes is set.
[[nodiscard]] int run_large(const Options& options, const Process& process, std::uint64_t seed,
                            Output& output);

}  // namespace shudu::cli
