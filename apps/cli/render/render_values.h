// How the values of the options of `render` are read; see option_values.h, whose functions these
// complete.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

[[nodiscard]] std::vector<std::string> picture_choices();
[[nodiscard]] std::vector<std::string> per_page_choices();
[[nodiscard]] std::vector<std::string> paper_choices();
[[nodiscard]] std::vector<std::string> solution_choices();
[[nodiscard]] std::vector<std::string> mark_choices();
[[nodiscard]] std::vector<std::string> qr_choices();
[[nodiscard]] std::vector<std::string> style_choices();
[[nodiscard]] std::vector<std::string> difficulty_choices();

UsageError apply_picture(Options& options, std::string_view value);
UsageError apply_per_page(Options& options, std::string_view value);
UsageError apply_paper(Options& options, std::string_view value);
UsageError apply_solutions(Options& options, std::string_view value);
UsageError apply_marks(Options& options, std::string_view value);
UsageError apply_step(Options& options, std::string_view value);
UsageError apply_hint(Options& options, std::string_view value);
UsageError apply_qr(Options& options, std::string_view value);
UsageError apply_style(Options& options, std::string_view value);
UsageError apply_title(Options& options, std::string_view value);
UsageError apply_labels(Options& options, std::string_view value);
UsageError apply_size(Options& options, std::string_view value);
UsageError apply_difficulty(Options& options, std::string_view value);

}  // namespace shudu::cli
