// What the rows of the option table are written with, and how its parts (one for each group of
// verbs, so that no file grows long) become one table at compile time.
#pragma once

#include <array>
#include <cstddef>

#include "cli/options/option_table.h"

namespace shudu::cli::rows {

// The `apply` of a switch: sets one member.
template <bool Options::*kMember>
UsageError turn_on(Options& options, std::string_view /*value*/) {
  options.*kMember = true;
  return std::nullopt;
}

inline constexpr bool kCommon = true;
inline constexpr bool kOwn = false;
inline constexpr bool kShown = false;
inline constexpr bool kHidden = true;
inline constexpr bool kRepeatable = true;
inline constexpr bool kOnce = false;
inline constexpr bool kTooManyToList = false;
inline constexpr bool kLists = true;
inline constexpr bool kOptionalValue = true;

/// The rows of all parts, one part behind the other.
template <std::size_t... kSizes>
constexpr auto in_one_table(const std::array<OptionRow, kSizes>&... parts) {
  std::array<OptionRow, (kSizes + ...)> all{};
  std::size_t at = 0;
  const auto add = [&all, &at](const auto& part) {
    for (const OptionRow& row : part) all[at++] = row;
  };
  (add(parts), ...);
  return all;
}

}  // namespace shudu::cli::rows
