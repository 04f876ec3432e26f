// How the values of the options of `rate` are read; see option_values.h, whose functions these
// complete.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

[[nodiscard]] std::vector<std::string> scale_choices();

/// `9`, `9.2`; in tenths, up to 20.0.
[[nodiscard]] std::optional<int> parse_rating(std::string_view text);

UsageError apply_scale(Options& options, std::string_view value);
UsageError apply_min_er(Options& options, std::string_view value);
UsageError apply_max_er(Options& options, std::string_view value);

}  // namespace shudu::cli
