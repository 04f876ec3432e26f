// How the values of the options of `convert` are read.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

/// Moves as `canon --moves` writes them; parts may be left out.
UsageError take_moves(Options& options, const OptionRow& row, std::string_view value);

}  // namespace shudu::cli
