// Tested in tests/cli/generate_test.cpp.
#include "cli/generate/generate_values.h"

#include "cli/options/option_values.h"
#include "cli/words.h"
#include "shudu/core/texts_of.h"
#include "shudu/generator/transform.h"
#include "shudu/large/generate.h"
#include "shudu/rating/levels.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

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

std::vector<std::string> generate_level_choices() {
  std::vector<std::string> names = texts_of<std::string>(level_table(), &LevelRow::slug);
  for (const TransformLevelRow& row : transform_level_table()) {
    if (!find_level(row.slug)) names.emplace_back(row.slug);
  }
  return names;
}

UsageError take_clues(Options& options, const OptionRow& row, std::string_view value) {
  // Of the largest size that puzzles are made of; check_generate knows the layout.
  constexpr int kMostCells = large::kLargestMade * large::kLargestMade;
  const std::optional<ClueRange> clues = parse_clues(value, kMostCells);
  if (!clues) return say(options.language, "not-clues", dashed(row), echoed(value));
  if (clues->low > clues->high) return turned_round(options, row, value);
  options.generate.clues = clues;
  return std::nullopt;
}

UsageError take_origin(Options& options, const OptionRow& row, std::string_view value) {
  const Result<Origin, OriginError> origin = parse_origin(value);
  if (!origin) {
    return say(options.language, "bad-layout", dashed(row),
               sentence(origin.error(), options.language));
  }
  options.generate.again = *origin;
  return std::nullopt;
}

UsageError take_er(Options& options, const OptionRow& row, std::string_view value) {
  options.wanted.er = parse_er(value);
  const std::optional<WantedRange>& er = options.wanted.er;
  if (!er || er->from > kMostTenthsOfEr || er->to > kMostTenthsOfEr) {
    return say(options.language, "not-ratings", dashed(row), echoed(value));
  }
  if (is_turned(*er, value)) return turned_round(options, row, value);
  return std::nullopt;
}

UsageError take_bottlenecks(Options& options, const OptionRow& row, std::string_view value) {
  options.wanted.bottlenecks = parse_range(value);
  if (!options.wanted.bottlenecks) {
    return say(options.language, "not-a-range", dashed(row), echoed(value), kMostSteps);
  }
  if (is_turned(*options.wanted.bottlenecks, value)) return turned_round(options, row, value);
  return std::nullopt;
}

}  // namespace shudu::cli
