#include "cli/generate/wish_text.h"

#include <fmt/format.h>

#include "cli/generate/method_table.h"
#include "cli/options/option_table.h"
#include "cli/words.h"
#include "shudu/core/layout_table.h"
#include "shudu/generator/weighted.h"
#include "shudu/rating/levels.h"
#include "shudu/service/json_object.h"
#include "shudu/service/rating_json.h"

namespace shudu::cli {
namespace {

std::string difficulty_fault_text(const Wish& wish, Language language) {
  const std::string technique = technique_name(wish, language);
  switch (find_fault(wish)) {
    case WishFault::kNone:
      break;
    case WishFault::kErEmpty:
      return say(language, "er-empty", er_text(*wish.er), tenths_text(kLeastEr),
                 tenths_text(kMostEr));
    case WishFault::kErUnused:
      return say(language, "er-unused", er_text(*wish.er));
    case WishFault::kOnRequest:
    case WishFault::kShownByEasier:
      return say(language, "off-the-path", technique);
    case WishFault::kSinglePractised:
      return say(language, "single-practised", technique);
    case WishFault::kTooRare:
      return say(language, "too-rare", technique, wish.technique->slug);
    case WishFault::kTechniqueNotLevel:
      return say(language, "technique-not-level", technique,
                 row_of(*wish.level).names.in(language));
    case WishFault::kTechniqueNotEr:
      return say(language, "technique-not-er", technique, er_text(*wish.er));
    case WishFault::kTechniqueContradicts:
      return say(language, "technique-contradicts", technique);
    case WishFault::kLevelContradictsEr:
      return say(language, "level-contradicts-er", row_of(*wish.level).names.in(language),
                 er_text(*wish.er));
  }
  return {};
}

std::string difficulty_json(const Wish& wish) {
  if (wish.is_empty()) return {};
  std::string text = R"(,"wanted":)";
  JsonObject object(text);
  if (wish.level) object.text("level", row_of(*wish.level).slug);
  if (wish.er) {
    object.name("er") += '[' + tenths_text(wish.er->from) + ',' + tenths_text(wish.er->to) + ']';
  }
  if (wish.technique != nullptr) object.text("technique", wish.technique->slug);
  if (wish.use == TechniqueUse::kPractise) object.boolean("practice", true);
  if (wish.use == TechniqueUse::kNext) object.boolean("next", true);
  if (wish.least_steps > 0) {
    object.number("steps_at_least", static_cast<std::uint64_t>(wish.least_steps));
  }
  if (wish.bottlenecks) {
    object.name("bottlenecks") +=
        fmt::format("[{},{}]", wish.bottlenecks->from, wish.bottlenecks->to);
  }
  object.end();
  return text;
}

std::string mask_json(const ReduceWish& givens) {
  const auto& symmetry = mask_symmetry_table()[static_cast<std::size_t>(givens.symmetry)];
  std::string text = ",\"symmetry\":";
  append_json_string(symmetry.slug, text);
  if (!givens.is_minimal) return text;
  const bool is_symmetric = givens.symmetry != MaskSymmetry::kNone;
  return text + (is_symmetric ? R"(,"minimal":"under symmetry")" : R"(,"minimal":true)");
}

// Does --practice --presolved make positions in which hint names it?
bool is_named_in_positions(const Technique& technique) {
  Wish wish;
  wish.technique = &technique;
  wish.use = use_of(&technique, TechniquePurpose::kPositions);
  return wish.use == TechniqueUse::kNext && !technique.has(Trait::kOnRequest) &&
         find_fault(wish) == WishFault::kNone;
}

std::string start_json(WeightedMethod method) {
  return ",\"start_cells\":" + std::to_string(WeightedOptions::classic(method).start_cells);
}

}  // namespace

std::string technique_name(const Wish& wish, Language language) {
  return wish.technique == nullptr ? std::string()
                                   : std::string(wish.technique->names.in(language));
}

std::string fault_text(MakeFault fault, const PuzzleWish& wish, std::size_t number,
                       Language language) {
  const int clues = wish.pattern.size();
  switch (fault) {
    case MakeFault::kNone:
      break;
    case MakeFault::kOnlyClassic:
      return say(language, "only-classic",
                 dashed(option_row(wish.difficulty.er ? OptionId::kEr : OptionId::kTechnique)),
                 layout_name(wish.layout));
    case MakeFault::kNotUniform:
      return say(language, "not-uniform", dashed(option_row(OptionId::kGrids)));
    case MakeFault::kPatternTooFew:
      return say(language, "mask-too-few", number, clues);
    case MakeFault::kPatternEmptyRows:
      return say(language, "mask-empty-rows", number);
    case MakeFault::kPatternEmptyColumns:
      return say(language, "mask-empty-columns", number);
    case MakeFault::kNotSparse:
      return say(language, "not-sparse", dashed(option_row(OptionId::kClues)), kFewestSparse,
                 kMostSparse);
    case MakeFault::kDifficulty:
      return difficulty_fault_text(wish.difficulty, language);
  }
  return {};
}

std::string screens_text(const PuzzleWish& wish, const WantedTally& tally, Language language) {
  if (!wish.layout.is_classic()) {
    return say(language, "levels-met", tally.tried, layout_name(wish.layout), tally.clues,
               tally.easier, tally.harder);
  }
  return say(language, "screens", tally.tried, tally.clues, tally.basics, tally.technique, tally.er,
             tally.scale);
}

std::string advice_text(const Wish& wish, Language language) {
  if (wish.is_empty()) return {};
  if (wish.technique == nullptr) return say(language, "narrow-wish");
  const std::string technique = technique_name(wish, language);
  switch (wish.use) {
    case TechniqueUse::kNeeded:
      // Whose last cells are all that is left needs many givens.
      if (wish.technique->slug == "full-house") return say(language, "more-clues", technique);
      if (is_named_in_positions(*wish.technique)) return say(language, "rarely-needed", technique);
      break;
    case TechniqueUse::kPractise:
      if (is_named_in_positions(*wish.technique)) {
        return say(language, "rarely-practised", technique);
      }
      break;
    case TechniqueUse::kNext:
      break;
  }
  return say(language, "rarely-met", technique, wish.technique->slug);
}

std::string wish_json(const PuzzleSource& source) {
  const PuzzleWish& wish = source.wish();
  std::string grids = source.is_uniform() ? R"(,"grids":"uniform")" : R"(,"grids":"fast")";
  switch (wish.method) {
    case MakeMethod::kReduce:
      return grids + mask_json(wish.givens) + difficulty_json(wish.difficulty);
    case MakeMethod::kSparse:
      return R"(,"minimal":true)" + difficulty_json(wish.difficulty);
    case MakeMethod::kTransform:
      if (!source.is_uniform()) grids = R"(,"grids":"classic base")";
      grids += ",\"level\":";
      append_json_string(transform_level_table()[static_cast<std::size_t>(wish.masks)].slug, grids);
      return grids;
    case MakeMethod::kPlayed:
      return source.is_uniform() ? grids : R"(,"grids":"classic base")";
    case MakeMethod::kWeighted:
      return start_json(WeightedMethod::kWeightedReduction);
    case MakeMethod::kControlledBias:
      return start_json(WeightedMethod::kControlledBias);
    case MakeMethod::kPattern:
      return {};
    case MakeMethod::kFull:
      return grids;
  }
  return {};
}

}  // namespace shudu::cli
