// Tested by the golden transcripts of `generate`.
#include "cli/generate/research_values.h"

#include <array>
#include <limits>

#include "cli/options/option_values.h"
#include "cli/words.h"
#include "shudu/generator/vary.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

UsageError needs(const Options& options, OptionId what, std::string_view other) {
  return say(options.language, "needs", dashed(option_row(what)), other);
}

}  // namespace

UsageError take_vary(Options& options, const OptionRow& /*row*/, std::string_view value) {
  const std::size_t plus = value.find('+');
  const auto removed = parse_number(value.substr(0, plus), 0, kMostRemoved);
  const auto added = plus == std::string_view::npos
                         ? std::nullopt
                         : parse_number(value.substr(plus + 1), 0, kMostAdded);
  if (!removed || !added) {
    return say(options.language, "not-vary", echoed(value), kMostRemoved, kMostAdded);
  }
  options.research.vary = VaryWish{static_cast<int>(*removed), static_cast<int>(*added)};
  return std::nullopt;
}

std::optional<VaryState> read_state(std::string_view text) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  const std::size_t first = text.find('.');
  const std::size_t second = first == std::string_view::npos ? first : text.find('.', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const auto base = parse_number(text.substr(0, first), 0, kMost);
  const auto choice = parse_number(text.substr(first + 1, second - first - 1), 0, kMost);
  const auto listed = parse_number(text.substr(second + 1), 0, kMost);
  if (!base || !choice || !listed) return std::nullopt;
  return VaryState{*base, *choice, *listed};
}

UsageError take_resume(Options& options, const OptionRow& row, std::string_view value) {
  if (value.empty()) {
    options.resume = true;
    return std::nullopt;
  }
  options.research.resume = read_state(value);
  if (!options.research.resume) return not_of_form(options, row, value);
  return std::nullopt;
}

std::string state_text(const VaryState& state) {
  return std::to_string(state.base) + "." + std::to_string(state.choice) + "." +
         std::to_string(state.listed);
}

UsageError check_research(const Options& options) {
  const ResearchOptions& research = options.research;
  if (!research.base.empty() && !research.vary) return needs(options, OptionId::kBase, "--vary");
  if (research.estimate && options.resume) {
    return say(options.language, "exclusive", dashed(option_row(OptionId::kEstimate)),
               dashed(option_row(OptionId::kResume)));
  }
  const std::array<GivenOption, 3> for_base{{{OptionId::kVary, research.vary.has_value()},
                                             {OptionId::kResume, research.resume.has_value()},
                                             {OptionId::kKnown, !research.known.empty()}}};
  for (const GivenOption& given : for_base) {
    if (given.is_given && research.base.empty()) return needs(options, given.id, "--base");
  }
  const std::array<GivenOption, 3> runs{{{OptionId::kPattern, !research.pattern.empty()},
                                         {OptionId::kBase, !research.base.empty()},
                                         {OptionId::kEstimate, research.estimate}}};
  const GenerateOptions& wish = options.generate;
  const std::array<GivenOption, 10> others{
      {{OptionId::kPattern, !research.pattern.empty()},
       {OptionId::kBase, !research.base.empty()},
       {OptionId::kFull, wish.full},
       {OptionId::kMethod, wish.method != nullptr && !research.estimate},
       {OptionId::kClues, wish.clues.has_value()},
       {OptionId::kSymmetry, wish.symmetry.has_value()},
       {OptionId::kGrids, wish.grids.has_value()},
       {OptionId::kLevel, !wish.level.empty()},
       {OptionId::kUnlike, wish.unlike && research.estimate},
       {OptionId::kMinimal, options.minimal && research.estimate}}};
  for (const GivenOption& run : runs) {
    for (const GivenOption& other : others) {
      if (!run.is_given || !other.is_given || run.id == other.id) continue;
      return say(options.language, "exclusive", dashed(option_row(run.id)),
                 dashed(option_row(other.id)));
    }
  }
  return std::nullopt;
}

bool is_research(const Options& options) {
  const ResearchOptions& research = options.research;
  return !research.pattern.empty() || !research.base.empty() || research.estimate;
}

}  // namespace shudu::cli
