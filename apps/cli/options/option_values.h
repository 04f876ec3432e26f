// How the values of options are read: strict, bounded, and with a sentence that says what is wrong.
// The functions are the `choices` and `apply` columns of the option table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/option_table.h"

namespace shudu::cli {

/// A whole number in decimal digits and nothing else, from `low` to `high`.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t low,
                                                        std::uint64_t high);

/// Seconds as digits with perhaps one decimal point (`0.25`), above 0 and up to kMaxSeconds. No
/// exponents, signs, infinities or NaN.
[[nodiscard]] std::optional<double> parse_seconds(std::string_view text);
inline constexpr std::uint64_t kMaxSeconds = 1'000'000'000;

/// `--kernel X: there is ... to choose from` for a value that is none of these.
[[nodiscard]] std::string not_a_choice(const Options& options, OptionId id, std::string_view value,
                                       const std::vector<std::string>& choices);
/// The error of a range like `9-1`, whose end lies before its beginning.
[[nodiscard]] UsageError turned_round(const Options& options, OptionId id, std::string_view value);

[[nodiscard]] std::vector<std::string> method_choices();
[[nodiscard]] std::vector<std::string> kernel_choices();
[[nodiscard]] std::vector<std::string> readable_formats();
[[nodiscard]] std::vector<std::string> writable_formats();
[[nodiscard]] std::vector<std::string> layout_choices();
[[nodiscard]] std::vector<std::string> other_rules_choices();
[[nodiscard]] std::vector<std::string> digits_from_choices();
[[nodiscard]] std::vector<std::string> when_choices();
[[nodiscard]] std::vector<std::string> language_choices();

UsageError apply_algorithm(Options& options, std::string_view value);
UsageError apply_kernel(Options& options, std::string_view value);
UsageError apply_repeat(Options& options, std::string_view value);
UsageError apply_peer(Options& options, std::string_view value);
UsageError apply_peer_batch(Options& options, std::string_view value);
UsageError apply_limit(Options& options, std::string_view value);
UsageError apply_seed(Options& options, std::string_view value);
UsageError apply_jobs(Options& options, std::string_view value);
UsageError apply_timeout(Options& options, std::string_view value);
UsageError apply_format(Options& options, std::string_view value);
UsageError apply_from(Options& options, std::string_view value);
UsageError apply_to(Options& options, std::string_view value);
UsageError apply_layout(Options& options, std::string_view value);
UsageError apply_other_rules(Options& options, std::string_view value);
UsageError apply_digits_from(Options& options, std::string_view value);
UsageError apply_output(Options& options, std::string_view value);
UsageError apply_color(Options& options, std::string_view value);
UsageError apply_progress(Options& options, std::string_view value);
UsageError apply_lang(Options& options, std::string_view value);

}  // namespace shudu::cli
