// Tested in tests/cli/wanted_test.cpp.
#include "cli/generate/wanted_values.h"

#include "cli/options/option_values.h"
#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::uint64_t kMostSteps = 1'000;
constexpr int kMostTenthsOfEr = 200;  // what is above is no rating at all

// Did somebody write both ends of it, the greater one first?
bool is_turned(const WantedRange& range, std::string_view text) {
  return range.from > range.to && text.back() != '-';
}

// `2`, `0-3`, `5-` (and more).
std::optional<WantedRange> parse_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto from = parse_number(text.substr(0, dash), 0, kMostSteps);
  if (!from) return std::nullopt;
  const auto low = static_cast<int>(*from);
  if (dash == std::string_view::npos) return WantedRange{low, low};
  const std::string_view rest = text.substr(dash + 1);
  const auto to = rest.empty() ? kMostSteps : parse_number(rest, 0, kMostSteps);
  if (!to) return std::nullopt;
  return WantedRange{low, static_cast<int>(*to)};
}

}  // namespace

UsageError apply_er(Options& options, std::string_view value) {
  options.wanted.er = parse_er(value);
  const std::optional<WantedRange>& er = options.wanted.er;
  if (!er || er->from > kMostTenthsOfEr || er->to > kMostTenthsOfEr) {
    return say(options.language, Phrase::kNotRatings, dashed(option_row(OptionId::kEr)),
               echoed(value));
  }
  if (is_turned(*er, value)) return turned_round(options, OptionId::kEr, value);
  return std::nullopt;
}

UsageError apply_bottlenecks(Options& options, std::string_view value) {
  options.wanted.bottlenecks = parse_range(value);
  if (!options.wanted.bottlenecks) {
    return say(options.language, Phrase::kNotARange, dashed(option_row(OptionId::kBottlenecks)),
               echoed(value), kMostSteps);
  }
  if (is_turned(*options.wanted.bottlenecks, value)) {
    return turned_round(options, OptionId::kBottlenecks, value);
  }
  return std::nullopt;
}

UsageError apply_steps_at_least(Options& options, std::string_view value) {
  const auto steps = parse_number(value, 1, kMostSteps);
  if (!steps) {
    return say(options.language, Phrase::kNotANumber, dashed(option_row(OptionId::kStepsAtLeast)),
               echoed(value), 1, kMostSteps);
  }
  options.wanted.least_steps = static_cast<int>(*steps);
  return std::nullopt;
}

}  // namespace shudu::cli
