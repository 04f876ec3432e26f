// The `choices` and `apply` columns of the options of `generate`: what may follow an
// option, and where it is kept.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

[[nodiscard]] std::vector<std::string> generate_method_choices();
[[nodiscard]] std::vector<std::string> grid_choices();
[[nodiscard]] std::vector<std::string> symmetry_choices();
[[nodiscard]] std::vector<std::string> generate_level_choices();

UsageError apply_number(Options& options, std::string_view value);
UsageError apply_skip(Options& options, std::string_view value);
UsageError apply_again(Options& options, std::string_view value);
UsageError apply_tries(Options& options, std::string_view value);
UsageError apply_clues(Options& options, std::string_view value);
UsageError apply_symmetry(Options& options, std::string_view value);
UsageError apply_generate_method(Options& options, std::string_view value);
UsageError apply_grids(Options& options, std::string_view value);
UsageError apply_generate_level(Options& options, std::string_view value);
UsageError apply_full(Options& options, std::string_view value);
UsageError apply_unlike(Options& options, std::string_view value);

}  // namespace shudu::cli
