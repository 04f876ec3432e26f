// Writing a text made at once: help, version, completions.
// A failing write is one sentence and exit code 3 here too.
#pragma once

#include <string_view>

#include "cli/options/options.h"

namespace shudu::cli {

/// Writes to standard output or -o; the exit code.
[[nodiscard]] int write_text(const Options& options, std::string_view text);

}  // namespace shudu::cli
