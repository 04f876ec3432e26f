// How the values of the options of `canon` are read, and which options go together.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

/// A puzzle in any format, of any size.
UsageError take_same(Options& options, const OptionRow& row, std::string_view value);

/// --same is a question of its own, and one that needs no other answer but the moves.
UsageError check_canon(const Options& options);

}  // namespace shudu::cli
