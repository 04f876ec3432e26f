// How the values of the options about techniques are read; see option_values.h, whose functions
// these complete.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

/// The slugs of all techniques, easiest first.
[[nodiscard]] std::vector<std::string> technique_choices();
[[nodiscard]] std::vector<std::string> profile_choices();

UsageError apply_technique(Options& options, std::string_view value);
UsageError apply_without(Options& options, std::string_view value);
UsageError apply_until(Options& options, std::string_view value);
UsageError apply_profile(Options& options, std::string_view value);
UsageError apply_why(Options& options, std::string_view value);
UsageError apply_stage(Options& options, std::string_view value);

}  // namespace shudu::cli
