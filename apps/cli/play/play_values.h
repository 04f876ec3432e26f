// Values of the options of `play`. Their rows stand in option_rows_play.h. Tested by the golden
// transcripts of `play`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/option_table.h"

namespace shudu::cli {

[[nodiscard]] std::vector<std::string> colour_choices();

UsageError apply_store(Options& options, std::string_view value);
UsageError apply_colours(Options& options, std::string_view value);

}  // namespace shudu::cli
