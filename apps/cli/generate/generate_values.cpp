// Tested in tests/cli/generate_test.cpp.
#include "cli/generate/generate_values.h"

#include <algorithm>
#include <limits>

#include "cli/generate/method_table.h"
#include "cli/options/option_values.h"
#include "cli/words.h"
#include "shudu/core/texts_of.h"
#include "shudu/generator/transform.h"
#include "shudu/rating/levels.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::uint64_t kMostNumber = 1'000'000'000'000;

UsageError take_whole(std::uint64_t& number, const Options& options, OptionId id,
                      std::string_view value, std::uint64_t low) {
  const auto parsed = parse_number(value, low, kMostNumber);
  if (!parsed) {
    return say(options.language, Phrase::kNotANumber, dashed(option_row(id)), echoed(value), low,
               kMostNumber);
  }
  number = *parsed;
  return std::nullopt;
}

// `25` or `24-26`, perhaps turned round.
std::optional<ClueRange> parse_clues(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto low = parse_number(text.substr(0, dash), 0, kMaxCells);
  const auto high =
      dash == std::string_view::npos ? low : parse_number(text.substr(dash + 1), 0, kMaxCells);
  if (!low || !high) return std::nullopt;
  return ClueRange{static_cast<int>(*low), static_cast<int>(*high)};
}

}  // namespace

std::vector<std::string> generate_method_choices() {
  return texts_of<std::string>(generate_method_table(), &GenerateMethod::name);
}

std::vector<std::string> grid_choices() { return {"uniform", "fast"}; }

std::vector<std::string> symmetry_choices() {
  return texts_of<std::string>(mask_symmetry_table(), &MaskSymmetryRow::slug);
}

std::vector<std::string> generate_level_choices() {
  std::vector<std::string> names = texts_of<std::string>(level_table(), &LevelRow::slug);
  for (const TransformLevelRow& row : transform_level_table()) {
    if (!find_level(row.slug)) names.emplace_back(row.slug);
  }
  return names;
}

UsageError apply_number(Options& options, std::string_view value) {
  options.generate.has_number = true;
  return take_whole(options.generate.number, options, OptionId::kNumber, value, 1);
}

UsageError apply_skip(Options& options, std::string_view value) {
  return take_whole(options.generate.skip, options, OptionId::kSkip, value, 0);
}

UsageError apply_again(Options& options, std::string_view value) {
  const Result<Origin, OriginError> origin = parse_origin(value);
  if (!origin) {
    return say(options.language, Phrase::kBadLayout, dashed(option_row(OptionId::kAgain)),
               sentence(origin.error(), options.language).view());
  }
  options.generate.again = *origin;
  return std::nullopt;
}

UsageError apply_tries(Options& options, std::string_view value) {
  std::uint64_t tries = 1;
  UsageError error = take_whole(tries, options, OptionId::kTries, value, 1);
  if (!error) options.generate.tries = tries;
  return error;
}

UsageError apply_clues(Options& options, std::string_view value) {
  const std::optional<ClueRange> clues = parse_clues(value);
  if (!clues) {
    return say(options.language, Phrase::kNotClues, dashed(option_row(OptionId::kClues)),
               echoed(value));
  }
  if (clues->low > clues->high) return turned_round(options, OptionId::kClues, value);
  options.generate.clues = clues;
  return std::nullopt;
}

UsageError apply_symmetry(Options& options, std::string_view value) {
  const MaskSymmetryRow* row = find_mask_symmetry(value);
  if (row == nullptr) {
    return not_a_choice(options, OptionId::kSymmetry, value, symmetry_choices());
  }
  options.generate.symmetry = row->symmetry;
  return std::nullopt;
}

UsageError apply_generate_method(Options& options, std::string_view value) {
  options.generate.method = find_generate_method(value);
  if (options.generate.method != nullptr) return std::nullopt;
  return not_a_choice(options, OptionId::kMethod, value, generate_method_choices());
}

UsageError apply_grids(Options& options, std::string_view value) {
  if (value != "uniform" && value != "fast") {
    return not_a_choice(options, OptionId::kGrids, value, grid_choices());
  }
  options.generate.grids = value == "uniform" ? GridSpread::kUniform : GridSpread::kSearched;
  return std::nullopt;
}

UsageError apply_generate_level(Options& options, std::string_view value) {
  const std::vector<std::string> levels = generate_level_choices();
  if (std::find(levels.begin(), levels.end(), value) == levels.end()) {
    return not_a_choice(options, OptionId::kLevel, value, levels);
  }
  options.generate.level = value;
  return std::nullopt;
}

UsageError apply_full(Options& options, std::string_view /*value*/) {
  options.generate.full = true;
  return std::nullopt;
}

UsageError apply_unlike(Options& options, std::string_view /*value*/) {
  options.generate.unlike = true;
  return std::nullopt;
}

}  // namespace shudu::cli
