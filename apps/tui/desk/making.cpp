// Making a puzzle: the series of `shudu generate` with the same wishes, of which item 0 is taken.
//
// A wish for a level or technique is tried for in slices, each four times as long as the one before
// it: the series depends on seed and item alone, so a longer slice finds what a shorter one would
// have, and between slices it can be told how far it is. That repeats a third of the work at most.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <vector>

#include "shudu/core/layout_table.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/generator/nearest.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/wanted.h"
#include "tui/desk/desk_words.h"
#include "tui/desk/making.h"
#include "tui/desk/rated.h"

namespace shudu::tui {
namespace {

// As many as `shudu generate` tries without --tries.
constexpr std::uint64_t kClassicTries = 1'000'000;
constexpr std::uint64_t kLayoutTries = 10'000;
constexpr std::uint64_t kFirstMakingSlice = 2'000;
constexpr std::uint64_t kMostSeed = 1'000'000'000;

// One run of making, with what all its parts look at.
class Maker {
 public:
  Maker(const MakeWish& wish, const Surroundings& world, Language language,
        const std::atomic<bool>& stop, std::atomic<std::uint64_t>& tried)
      : wish_(wish), world_(world), language_(language), stop_(stop), tried_(tried) {}

  Made make();

 private:
  [[nodiscard]] Made no(std::string why) const;
  [[nodiscard]] bool has_difficulty() const { return wish_.level || wish_.technique != nullptr; }
  [[nodiscard]] std::optional<std::string> find_fault_of(const Wish& wish) const;
  [[nodiscard]] Made make_reduced();
  [[nodiscard]] Made make_wanted();
  [[nodiscard]] Made make_nearest();
  [[nodiscard]] Made finish(const Grid& givens) const;
  [[nodiscard]] std::string origin() const;

  const MakeWish& wish_;
  const Surroundings& world_;
  Language language_;
  const std::atomic<bool>& stop_;
  std::atomic<std::uint64_t>& tried_;
  Layout layout_ = Layout::classic();
  MaskSymmetry symmetry_ = MaskSymmetry::kNone;
  std::uint64_t seed_ = 0;
};

Made Maker::no(std::string why) const {
  Made made;
  made.trouble = std::move(why);
  made.was_stopped = stop_.load();
  return made;
}

Made Maker::make() {
  const Result<Layout> layout = parse_layout(wish_.layout);
  if (!layout) {
    return no(say(language_, DeskPhrase::kUnknownLayout, escape_token(wish_.layout).view()));
  }
  layout_ = *layout;
  const MaskSymmetryRow* const symmetry = find_mask_symmetry(wish_.symmetry);
  if (symmetry == nullptr) {
    return no(say(language_, DeskPhrase::kUnknownSymmetry, escape_token(wish_.symmetry).view()));
  }
  symmetry_ = symmetry->symmetry;
  seed_ = wish_.seed ? *wish_.seed : world_.chance() % kMostSeed;
  if (!has_difficulty()) return make_reduced();
  return layout_.is_classic() ? make_wanted() : no(say(language_, DeskPhrase::kOnlyClassic));
}

Made Maker::make_reduced() {
  ReducedPuzzles puzzles(LayoutGrids(layout_), ReduceWish{symmetry_});
  std::array<SeriesItem, 1> items;
  const std::uint64_t most = layout_.is_classic() ? kClassicTries : kLayoutTries;
  const bool is_whole = puzzles.make(seed_, 0, most, items, &stop_);
  tried_ = items[0].tries;
  if (is_whole && items[0].made) return finish(items[0].made->puzzle);
  return no(say(language_, is_whole ? DeskPhrase::kNotMade : DeskPhrase::kStopped, tried_.load()));
}

std::optional<std::string> Maker::find_fault_of(const Wish& wish) const {
  const auto name = [&wish, this] {
    assert(wish.technique != nullptr);  // a wish for none has none of these faults
    return wish.technique->names.in(language_);
  };
  switch (find_fault(wish)) {
    case WishFault::kNone:
      return std::nullopt;
    case WishFault::kOnRequest:
    case WishFault::kShownByEasier:
    case WishFault::kSinglePractised:
      return say(language_, DeskPhrase::kNotMadeFor, name());
    default:
      return say(language_, DeskPhrase::kWishContradicts);
  }
}

Made Maker::make_wanted() {
  Wish wish;
  wish.level = wish_.level;
  wish.technique = wish_.technique;
  const bool is_void = wish.technique != nullptr && is_shown_by_easier(*wish.technique);
  wish.use = is_void ? TechniqueUse::kPractise : TechniqueUse::kNeeded;
  if (std::optional<std::string> fault = find_fault_of(wish)) return no(*std::move(fault));
  WantedPuzzles puzzles(wish, ReduceWish{symmetry_}, UniformGrids());
  for (std::uint64_t slice = kFirstMakingSlice;; slice *= 4) {
    const std::uint64_t most = std::min(slice, kMostWantedTries);
    std::array<SeriesItem, 1> items;
    if (!puzzles.make(seed_, 0, most, items, &stop_)) return make_nearest();
    tried_ = puzzles.tally().tried;
    if (items[0].made) return finish(items[0].made->puzzle);
    if (most == kMostWantedTries) {
      return no(say(language_, DeskPhrase::kNotMade, tried_.load()));
    }
  }
}

// The puzzle of the wish's own series without difficulty whose level is nearest; asked for by
// somebody who will not wait, so the flag is not looked at again.
Made Maker::make_nearest() {
  ReducedPuzzles puzzles(LayoutGrids(layout_), ReduceWish{symmetry_});
  std::vector<SeriesItem> items(kNearCount);
  puzzles.make(seed_, 0, kClassicTries, items);
  const NearestPuzzle nearest = nearest_puzzle(layout_, items, wish_.level.value_or(Level::kHard));
  if (nearest.item == nullptr) return no(say(language_, DeskPhrase::kStopped, tried_.load()));
  Made made = finish(nearest.item->made->puzzle);
  made.remark = say(language_, DeskPhrase::kNearest, row_of(nearest.level).names.in(language_));
  made.was_stopped = true;
  return made;
}

std::string Maker::origin() const {
  std::string text = fmt::format("generated seed={}", seed_);
  if (wish_.technique != nullptr) text += fmt::format(" technique={}", wish_.technique->slug);
  if (symmetry_ != MaskSymmetry::kNone) text += " symmetry=" + wish_.symmetry;
  return text;
}

Made Maker::finish(const Grid& givens) const {
  Made made;
  made.game = fresh_game(world_);
  made.game->layout = layout_;
  made.game->givens = givens;
  made.game->about.origin = origin();
  rate(made, &stop_);
  return made;
}

}  // namespace

Made make_puzzle(const MakeWish& wish, const Surroundings& world, Language language,
                 const std::atomic<bool>& stop, std::atomic<std::uint64_t>& tried) {
  return Maker(wish, world, language, stop, tried).make();
}

}  // namespace shudu::tui
