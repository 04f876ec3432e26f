// Tested in tests/generator/origin_test.cpp.
#include "generator/origin_words.h"

#include <array>
#include <charconv>
#include <optional>

#include "shudu/core/layout_table.h"
#include "shudu/generator/mask_text.h"
#include "shudu/generator/reduce.h"
#include "shudu/logic/technique.h"

namespace shudu {
namespace {

constexpr int kMostSteps = 1'000;

constexpr std::array<std::string_view, 8> kMethodSlugs{
    "reduce", "transform", "weighted", "controlled-bias", "pattern", "full", "played", "sparse"};
constexpr std::array<std::string_view, 2> kSpreadSlugs{"uniform", "fast"};

constexpr MakeMethods kAnyMethod = (1U << kMethodSlugs.size()) - 1;
constexpr MakeMethods kReducing = bit(MakeMethod::kReduce);
constexpr MakeMethods kSparse = bit(MakeMethod::kSparse);
constexpr MakeMethods kJudged = kReducing | kSparse;
constexpr MakeMethods kFlagValueLayouts =
    kReducing | bit(MakeMethod::kPattern) | bit(MakeMethod::kFull);
constexpr MakeMethods kWithGrids =
    kReducing | bit(MakeMethod::kTransform) | bit(MakeMethod::kFull) | bit(MakeMethod::kPlayed);

template <typename Whole>
bool read_whole(std::string_view text, Whole& number) {
  const char* const end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data(), end, number);
  const bool is_plain = !text.empty() && (text[0] != '0' || text.size() == 1) && text[0] != '-';
  return is_plain && error == std::errc() && last == end;
}

template <std::size_t kSize, typename Value>
bool read_slug(const std::array<std::string_view, kSize>& slugs, std::string_view text,
               Value& value) {
  for (std::size_t i = 0; i < kSize; ++i) {
    if (slugs[i] != text) continue;
    value = static_cast<Value>(i);
    return true;
  }
  return false;
}

// `24-26`, or `24` where both ends are the same.
std::string range_text(int from, int to) {
  const std::string low = std::to_string(from);
  return from == to ? low : low + '-' + std::to_string(to);
}

bool read_ends(std::string_view text, int& from, int& to) {
  const std::size_t dash = text.find('-');
  if (!read_whole(text.substr(0, dash), from)) return false;
  to = from;
  return dash == std::string_view::npos || read_whole(text.substr(dash + 1), to);
}

// What the words say of an origin, empty where it is the usual; and back, false where it is wrong.
// Each takes what the rows before it have read.
namespace words {

std::string method(const Origin& origin) {
  const bool is_usual = origin.wish.method == MakeMethod::kReduce;
  return is_usual ? "" : std::string(kMethodSlugs[static_cast<std::size_t>(origin.wish.method)]);
}
bool read_method(std::string_view text, Origin& origin) {
  return read_slug(kMethodSlugs, text, origin.wish.method);
}

std::string seed(const Origin& origin) { return std::to_string(origin.seed); }
bool read_seed(std::string_view text, Origin& origin) { return read_whole(text, origin.seed); }

std::string item(const Origin& origin) {
  return origin.item == 0 ? "" : std::to_string(origin.item);
}
bool read_item(std::string_view text, Origin& origin) {
  return read_whole(text, origin.item) && origin.item < kUnlimited;
}

std::string layout(const Origin& origin) {
  return origin.wish.layout.is_classic() ? "" : layout_name(origin.wish.layout);
}
bool read_layout(std::string_view text, Origin& origin) {
  const Result<Layout> layout = parse_layout(text);
  if (layout) origin.wish.layout = *layout;
  return layout.has_value();
}

std::string level(const Origin& origin) {
  const std::optional<Level> level = origin.wish.difficulty.level;
  return level ? std::string(row_of(*level).slug) : "";
}
bool read_level(std::string_view text, Origin& origin) {
  origin.wish.difficulty.level = find_level(text);
  return origin.wish.difficulty.level.has_value();
}

std::string er(const Origin& origin) {
  const std::optional<WantedRange> er = origin.wish.difficulty.er;
  return er ? er_text(*er) : "";
}
bool read_er(std::string_view text, Origin& origin) {
  origin.wish.difficulty.er = parse_er(text);
  return origin.wish.difficulty.er.has_value();
}

std::string technique(const Origin& origin) {
  const Technique* const technique = origin.wish.difficulty.technique;
  return technique != nullptr ? std::string(technique->slug) : "";
}
bool read_technique(std::string_view text, Origin& origin) {
  origin.wish.difficulty.technique = find_technique(text);
  return origin.wish.difficulty.technique != nullptr;
}

std::string practice(const Origin& origin) {
  const Wish& wish = origin.wish.difficulty;
  const bool is_on = wish.technique != nullptr && wish.use == TechniqueUse::kPractise;
  return std::string(is_on ? kFlagValue : "");
}
bool read_practice(std::string_view text, Origin& origin) {
  origin.wish.difficulty.use = TechniqueUse::kPractise;
  return text == kFlagValue && origin.wish.difficulty.technique != nullptr;
}

std::string next(const Origin& origin) {
  const Wish& wish = origin.wish.difficulty;
  const bool is_on = wish.technique != nullptr && wish.use == TechniqueUse::kNext;
  return std::string(is_on ? kFlagValue : "");
}
bool read_next(std::string_view text, Origin& origin) {
  Wish& wish = origin.wish.difficulty;
  const bool is_practice = wish.use == TechniqueUse::kPractise;
  wish.use = TechniqueUse::kNext;
  return text == kFlagValue && wish.technique != nullptr && !is_practice;
}

std::string steps(const Origin& origin) {
  const int least = origin.wish.difficulty.least_steps;
  return least == 0 ? "" : std::to_string(least);
}
bool read_steps(std::string_view text, Origin& origin) {
  int& least = origin.wish.difficulty.least_steps;
  return read_whole(text, least) && least > 0 && least <= kMostSteps;
}

std::string bottlenecks(const Origin& origin) {
  const std::optional<WantedRange> range = origin.wish.difficulty.bottlenecks;
  return range ? range_text(range->from, range->to) : "";
}
bool read_bottlenecks(std::string_view text, Origin& origin) {
  WantedRange& range = origin.wish.difficulty.bottlenecks.emplace();
  return read_ends(text, range.from, range.to) && range.from <= range.to && range.to <= kMostSteps;
}

std::string symmetry(const Origin& origin) {
  const MaskSymmetry symmetry = origin.wish.givens.symmetry;
  const bool is_usual = symmetry == MaskSymmetry::kNone;
  return is_usual ? ""
                  : std::string(mask_symmetry_table()[static_cast<std::size_t>(symmetry)].slug);
}
bool read_symmetry(std::string_view text, Origin& origin) {
  const MaskSymmetryRow* const row = find_mask_symmetry(text);
  if (row != nullptr) origin.wish.givens.symmetry = row->symmetry;
  return row != nullptr;
}

std::string clues(const Origin& origin) {
  const std::optional<ClueRange> clues = origin.wish.givens.clues;
  return clues ? range_text(clues->low, clues->high) : "";
}
bool read_clues(std::string_view text, Origin& origin) {
  const std::optional<ClueRange> clues = parse_clues(text);
  origin.wish.givens.clues = clues;
  return clues && clues->low <= clues->high;
}

std::string minimal(const Origin& origin) {
  const bool is_on = may_have_spare_givens(origin.wish) && origin.wish.givens.is_minimal;
  return std::string(is_on ? kFlagValue : "");
}
bool read_minimal(std::string_view text, Origin& origin) {
  origin.wish.givens.is_minimal = true;
  return text == kFlagValue && may_have_spare_givens(origin.wish);
}

std::string grids(const Origin& origin) {
  const std::optional<GridSpread> grids = origin.wish.grids;
  return grids ? std::string(kSpreadSlugs[static_cast<std::size_t>(*grids)]) : "";
}
bool read_grids(std::string_view text, Origin& origin) {
  return read_slug(kSpreadSlugs, text, origin.wish.grids.emplace()) &&
         origin.wish.difficulty.is_empty();
}

std::string masks(const Origin& origin) {
  return std::string(transform_level_table()[static_cast<std::size_t>(origin.wish.masks)].slug);
}
bool read_masks_of(std::string_view text, Origin& origin) {
  const TransformLevelRow* const row = find_transform_level(text);
  if (row != nullptr) origin.wish.masks = row->level;
  return row != nullptr;
}

std::string pattern(const Origin& origin) {
  return mask_text(origin.wish.pattern, origin.wish.layout.size());
}
bool read_pattern(std::string_view text, Origin& origin) {
  const auto masks = read_masks(text, origin.wish.layout.size());
  const bool is_one = masks && masks->size() == 1;
  if (is_one) origin.wish.pattern = masks->front();
  return is_one;
}

}  // namespace words

constexpr std::array kWords{
    OriginWord{"method", kAnyMethod, false, false, words::method, words::read_method},
    OriginWord{"seed", kAnyMethod, false, true, words::seed, words::read_seed},
    OriginWord{"item", kAnyMethod, false, false, words::item, words::read_item},
    OriginWord{"layout", kFlagValueLayouts, false, false, words::layout, words::read_layout},
    OriginWord{"level", kJudged, false, false, words::level, words::read_level},
    OriginWord{"er", kJudged, false, false, words::er, words::read_er},
    OriginWord{"technique", kJudged, false, false, words::technique, words::read_technique},
    OriginWord{"practice", kJudged, true, false, words::practice, words::read_practice},
    OriginWord{"next", kJudged, true, false, words::next, words::read_next},
    OriginWord{"steps", kJudged, false, false, words::steps, words::read_steps},
    OriginWord{"bottlenecks", kJudged, false, false, words::bottlenecks, words::read_bottlenecks},
    OriginWord{"symmetry", kReducing, false, false, words::symmetry, words::read_symmetry},
    OriginWord{"clues", kJudged, false, false, words::clues, words::read_clues},
    OriginWord{"minimal", kReducing | bit(MakeMethod::kPattern), true, false, words::minimal,
               words::read_minimal},
    OriginWord{"grids", kWithGrids, false, false, words::grids, words::read_grids},
    OriginWord{"masks", bit(MakeMethod::kTransform), false, true, words::masks,
               words::read_masks_of},
    OriginWord{"pattern", bit(MakeMethod::kPattern), false, true, words::pattern,
               words::read_pattern},
};

}  // namespace

std::optional<ClueRange> parse_clues(std::string_view text, int most) {
  ClueRange range;
  const bool is_read = read_ends(text, range.low, range.high);
  if (!is_read || range.low > most || range.high > most) return std::nullopt;
  return range;
}

std::span<const OriginWord> origin_words() { return kWords; }

}  // namespace shudu
