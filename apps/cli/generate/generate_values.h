// How the values of the options of `generate` are read where that is a way of their own, and the
// bounds of the others.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

inline constexpr std::uint64_t kMostItems = 1'000'000'000'000;
inline constexpr std::uint64_t kMostSteps = 1'000;

/// In the order of GridSpread.
inline constexpr std::array<std::string_view, 2> kGridWords{"uniform", "fast"};

[[nodiscard]] std::vector<std::string> generate_level_choices();

/// `25` or `24-26`.
UsageError take_clues(Options& options, const OptionRow& row, std::string_view value);
/// As --json and saved games state it.
UsageError take_origin(Options& options, const OptionRow& row, std::string_view value);
/// `7.2`, `7.0-7.9`, `9-` and up.
UsageError take_er(Options& options, const OptionRow& row, std::string_view value);
/// `2`, `0-3`, `5-` and more.
UsageError take_bottlenecks(Options& options, const OptionRow& row, std::string_view value);

}  // namespace shudu::cli
