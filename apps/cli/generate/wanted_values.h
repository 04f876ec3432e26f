// The `apply` columns of the options about difficulty; see option_values.h, whose functions these
// complete.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

UsageError apply_er(Options& options, std::string_view value);
UsageError apply_bottlenecks(Options& options, std::string_view value);
UsageError apply_steps_at_least(Options& options, std::string_view value);

}  // namespace shudu::cli
