// How the values of options are read: strict, bounded, and with a sentence that says what is wrong.
// Here stand the readers of what several options have, and of the values that are read in a way of
// their own.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/option_table.h"

namespace shudu::cli {

/// A whole number in decimal digits and nothing else, from `low` to `high`.
[[nodiscard]] std::optional<std::uint64_t> parse_digits(std::string_view text, std::uint64_t low,
                                                        std::uint64_t high);

/// A whole number as people write one, from `low` to `high`: `10000`, `10_000`, `10,000`, `10k`,
/// `1.5M`, `2G`, `1e6`. No signs, blanks or fractions of one.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t low,
                                                        std::uint64_t high);

/// Seconds as digits with perhaps one decimal point (`0.25`), above 0 and up to kMaxSeconds. No
/// exponents, signs, infinities or NaN.
[[nodiscard]] std::optional<double> parse_seconds(std::string_view text);
inline constexpr std::uint64_t kMaxSeconds = 1'000'000'000;

/// `9`, `9.2`; in tenths, up to 20.0.
[[nodiscard]] std::optional<int> parse_rating(std::string_view text);

/// What is wrong with a value: it is none of the choices of its row, ...
[[nodiscard]] std::string not_a_choice(const Options& options, const OptionRow& row,
                                       std::string_view value);
[[nodiscard]] std::string not_a_number(const Options& options, const OptionRow& row,
                                       std::string_view value, std::array<std::uint64_t, 2> range);
[[nodiscard]] std::string not_a_rating(const Options& options, const OptionRow& row,
                                       std::string_view value);
/// ... no technique; with those that are most like it.
[[nodiscard]] std::string not_a_technique(const Options& options, const OptionRow& row,
                                          std::string_view value);
/// ... not written as help shows it.
[[nodiscard]] std::string not_of_form(const Options& options, const OptionRow& row,
                                      std::string_view value);
[[nodiscard]] std::string missing_value(const Options& options, const OptionRow& row);
/// ... a range like `9-1`, whose end lies before its beginning.
[[nodiscard]] std::string turned_round(const Options& options, const OptionRow& row,
                                       std::string_view value);

inline constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();
inline constexpr std::uint64_t kMostJobs = 256;
inline constexpr std::uint64_t kMostRepeats = 1000;
inline constexpr std::array<std::string_view, 3> kWhens{"auto", "always", "never"};
inline constexpr std::array<std::string_view, 2> kLowestDigits{"0", "1"};
inline constexpr std::array<std::string_view, 1> kTableWords{"csv"};

/// The slugs of all techniques, easiest first.
[[nodiscard]] std::vector<std::string> technique_choices();
[[nodiscard]] std::vector<std::string> kernel_choices();
[[nodiscard]] std::vector<std::string> readable_formats();
[[nodiscard]] std::vector<std::string> writable_formats();
[[nodiscard]] std::vector<std::string> layout_choices();
[[nodiscard]] std::vector<std::string> other_rules_choices();
[[nodiscard]] std::vector<std::string> language_choices();

UsageError take_kernel(Options& options, const OptionRow& row, std::string_view value);
UsageError take_peer(Options& options, const OptionRow& row, std::string_view value);
UsageError take_timeout(Options& options, const OptionRow& row, std::string_view value);
UsageError take_line_format(Options& options, const OptionRow& row, std::string_view value);
UsageError take_from(Options& options, const OptionRow& row, std::string_view value);
UsageError take_to(Options& options, const OptionRow& row, std::string_view value);
UsageError take_layout(Options& options, const OptionRow& row, std::string_view value);
UsageError take_other_rules(Options& options, const OptionRow& row, std::string_view value);
UsageError take_output(Options& options, const OptionRow& row, std::string_view value);
UsageError take_language(Options& options, const OptionRow& row, std::string_view value);
UsageError take_why(Options& options, const OptionRow& row, std::string_view value);

}  // namespace shudu::cli
