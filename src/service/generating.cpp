// Tested in tests/service/reworking_test.cpp and wishes_test.cpp.
//
// The makers ask the caller between their tries. What is wished for is tried for in slices besides
// where it is difficult or on a pattern: the series depends on seed and item alone, so more tries
// find what fewer would have. Puzzles of a wanted difficulty go on where they gave up; those on a
// pattern begin again with four times as many tries, which repeats a third of the work at most.
#include "service/generating.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "shudu/core/function_ref.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/texts_of.h"
#include "shudu/formats/puzzle.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/generator/mask_text.h"
#include "shudu/generator/nearest.h"
#include "shudu/generator/pattern.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/wanted.h"
#include "shudu/rating/levels.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/presolved.h"

namespace shudu::service {
namespace {

constexpr std::uint64_t kLayoutTries = 10'000;  // of a layout: milliseconds each
constexpr std::uint64_t kSliceGrowth = 4;
constexpr std::uint64_t kWantedSlice = 256;
constexpr std::uint64_t kPatternSlice = 20'000;  // tests
// What the climb on a pattern cannot look for.
constexpr std::array<std::string_view, 8> kNotWithPattern{
    "symmetry", "clues", "level", "technique", "er", "steps_at_least", "practice", "presolved"};

// `7.2` as 72, `9` as 90.
std::optional<int> tenths_in(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  const std::string_view part = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
  if (whole.empty() || whole.size() > 2 || part.size() != 1) return std::nullopt;
  int tenths = 0;
  for (const std::string_view digits : {whole, part}) {
    for (const char c : digits) {
      if (c < '0' || c > '9') return std::nullopt;
      tenths = 10 * tenths + (c - '0');
    }
  }
  return tenths;
}

// `7.2`, `7.0-7.9`, `9.0-` (and more), as the program reads them.
std::optional<WantedRange> er_in(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::optional<int> from = tenths_in(text.substr(0, dash));
  if (!from) return std::nullopt;
  if (dash == std::string_view::npos) return WantedRange{*from, *from};
  const std::string_view rest = text.substr(dash + 1);
  const std::optional<int> to = rest.empty() ? std::optional<int>(kMostEr) : tenths_in(rest);
  if (!to) return std::nullopt;
  return WantedRange{*from, *to};
}

// Item `index` of a series that gives up after so many tries.
using MakeItem = FunctionRef<SeriesItem(std::uint64_t most_tries)>;

class Maker {
 public:
  Maker(Call& call, const Layout& layout) : call_(call), layout_(layout) {
    mask_.symmetry = symmetry();
    if (const std::optional<std::uint64_t> clues = call.whole("clues")) {
      const int count = static_cast<int>(*clues);
      mask_.clues = ClueRange{count, count};
      mask_.is_minimal = false;
    }
    if (call.has("level")) wish_.level = find_level(call.text("level"));
    wish_.er = er_in(call.text("er"));
    wish_.least_steps = static_cast<int>(call.whole("steps_at_least").value_or(0));
    if (call.has("technique")) wish_.technique = find_technique(call.text("technique"));
    const bool is_void = wish_.technique != nullptr && is_shown_by_easier(*wish_.technique);
    wish_.use = call.flag("practice") || is_void ? TechniqueUse::kPractise : TechniqueUse::kNeeded;
  }

  Outcome answer(JsonObject& object) {
    if (Outcome bad = find_trouble()) return bad;
    if (call_.has("pattern")) return answer_pattern(object);
    const SeriesItem item = wish_.is_empty() ? make_reduced() : make_wanted();
    if (item.made) {
      write(*item.made, item.tries, object);
      return std::nullopt;
    }
    if (call_.flag("nearest") && !wish_.is_empty()) return answer_nearest(object);
    return found_nothing();
  }

 private:
  // Why there is no puzzle. A stop that came after the last try was begun has spoilt it.
  Outcome found_nothing() {
    if (has_no_grid_) return call_.fail(Reason::kNoGrid, {.field = "layout"});
    if (!call_.goes_on(most_tries(), most_tries())) return call_.halted();
    return call_.fail(Reason::kNotFound, {.n = most_tries()});
  }

  [[nodiscard]] MaskSymmetry symmetry() const {
    const MaskSymmetryRow* const row = find_mask_symmetry(call_.text("symmetry"));
    return row == nullptr ? MaskSymmetry::kNone : row->symmetry;
  }
  [[nodiscard]] std::uint64_t seed() const { return *call_.whole("seed"); }
  [[nodiscard]] std::uint64_t index() const { return call_.whole("index").value_or(0); }
  [[nodiscard]] std::uint64_t most_tries() const {
    const std::uint64_t most =
        std::min(call_.whole("tries").value_or(call_.limits().tries), call_.limits().tries);
    const bool is_quick = layout_.is_classic() || call_.has("pattern");
    return is_quick ? most : std::min(most, kLayoutTries);
  }

  // Why there is no such puzzle, as far as that is known before any work.
  [[nodiscard]] Outcome find_trouble() const {
    for (const std::string_view field : {"practice", "presolved"}) {
      if (call_.flag(field) && wish_.technique == nullptr) {
        return call_.fail(Reason::kMissingField, {.field = "technique"});
      }
    }
    for (const std::string_view field : kNotWithPattern) {
      if (call_.has("pattern") && call_.has(field)) {
        return call_.fail(Reason::kNotWithOther, {.field = "pattern", .text = field});
      }
    }
    if (call_.flag("minimal") && !call_.has("pattern")) {
      return call_.fail(Reason::kMissingField, {.field = "pattern"});
    }
    if (call_.has("er") && !wish_.er) return call_.fail(Reason::kNotRatings, {.field = "er"});
    if (wish_.is_empty()) return std::nullopt;
    if (!layout_.is_classic()) return call_.fail(Reason::kOnlyClassic, {.field = "layout"});
    switch (find_fault(wish_)) {
      case WishFault::kNone:
        return std::nullopt;
      case WishFault::kOnRequest:
      case WishFault::kShownByEasier:
      case WishFault::kSinglePractised:
        return call_.fail(
            Reason::kNotMadeFor,
            {.field = "technique", .text = wish_.technique->names.in(call_.language())});
      default:
        return call_.fail(Reason::kContradictingWish);
    }
  }

  SeriesItem in_slices(std::uint64_t first, std::uint64_t growth, MakeItem make) {
    const std::uint64_t most = most_tries();
    std::uint64_t slice = std::min(first, most);
    while (true) {
      SeriesItem item = make(slice);
      if (item.made || slice >= most || !goes_on(slice)) return item;
      const std::uint64_t more = std::max(first, (growth - 1) * std::min(slice, most / growth));
      slice = more < most - slice ? slice + more : most;
    }
  }

  bool goes_on(std::uint64_t tries) {
    tries_done_ = tries;
    return call_.goes_on(tries, most_tries());
  }

  SeriesItem make_reduced() {
    ReducedPuzzles puzzles(LayoutGrids(layout_), mask_);
    const auto ask = [this](std::uint64_t tries) { return goes_on(tries); };
    std::array<SeriesItem, 1> items;
    puzzles.make(seed(), index(), most_tries(), items, {call_.stop(), ask});
    has_no_grid_ = puzzles.has_no_grid();
    return items[0];
  }

  SeriesItem make_wanted() {
    WantedPuzzles puzzles(wish_, mask_, UniformGrids());
    const auto ask = [this](std::uint64_t /*tries*/) { return goes_on(tries_done_); };
    return in_slices(kWantedSlice, 1, [&](std::uint64_t most) {
      // An item needs those before it in its group.
      std::array<SeriesItem, 1> items;
      puzzles.make(seed(), index(), most, items, {call_.stop(), ask});
      return items[0];
    });
  }

  // Givens on just the cells of a pattern. The tests are the tries: a slice is some hundred
  // milliseconds.
  Outcome answer_pattern(JsonObject& object) {
    auto masks = read_masks(call_.text("pattern"), layout_.size());
    if (!masks) return call_.fail(masks.error());
    if (masks->size() != 1) return call_.fail(Reason::kNotAPattern, {.field = "pattern"});
    const CellSet mask = masks->front();
    if (find_obstacle(layout_, mask) != MaskObstacle::kNone) {
      return call_.fail(Reason::kImpossiblePattern);
    }
    PatternClimber climber(layout_, UniformGrids());
    PatternOptions options;
    options.minimal = call_.flag("minimal");
    options.stop = call_.stop();
    const auto ask = [this](std::uint64_t /*tests*/) { return goes_on(tries_done_); };
    options.goes_on = ask;
    const SeriesItem item = in_slices(kPatternSlice, kSliceGrowth, [&](std::uint64_t most) {
      options.test_budget = most;
      const std::array tasks{PatternTask{mask, seed(), index()}};
      std::array<PatternOutcome, 1> outcomes;
      SeriesItem found;
      if (!climber.climb(tasks, options, outcomes)) return found;
      found.tries = outcomes[0].tests;
      if (outcomes[0].puzzle) {
        found.made = {givens_of(*outcomes[0].puzzle), outcomes[0].puzzle->solution};
      }
      return found;
    });
    if (item.made) {
      write(*item.made, item.tries, object);
      return std::nullopt;
    }
    return found_nothing();
  }

  // The puzzle of the same series without difficulty whose level is nearest to the one wished for.
  // Asked for by somebody who will not wait, so nobody is asked again.
  Outcome answer_nearest(JsonObject& object) const {
    ReducedPuzzles puzzles(LayoutGrids(layout_), mask_);
    std::vector<SeriesItem> items(kNearCount);
    puzzles.make(seed(), 0, kLayoutTries, items);
    const Level wanted =
        wish_.level.value_or(wish_.technique != nullptr ? Level::kHard : Level::kEasy);
    const NearestPuzzle nearest = nearest_puzzle(layout_, items, wanted);
    if (nearest.item == nullptr) return call_.fail(Reason::kNotFound, {.n = most_tries()});
    write(*nearest.item->made, nearest.item->tries, object);
    object.boolean("nearest", true);
    object.text("level", row_of(nearest.level).slug);
    return std::nullopt;
  }

  void write(const PuzzleWithSolution& made, std::uint64_t tries, JsonObject& object) const {
    add_grid(object, "puzzle", made.puzzle);
    const std::string layout = kept_name(layout_);
    if (!layout.empty()) object.text("layout", layout);
    add_grid(object, "solution", made.solution);
    object.number("clues", static_cast<std::uint64_t>(made.puzzle.filled_count()));
    object.text("symmetry", mask_symmetry_table()[static_cast<std::size_t>(mask_.symmetry)].slug);
    object.number("seed", seed());
    object.number("index", index());
    object.number("tries", tries);
    if (call_.flag("presolved")) object.text("presolved", presolved_line(made.puzzle, wish_));
  }

  Call& call_;
  const Layout& layout_;
  ReduceWish mask_;
  Wish wish_;
  std::uint64_t tries_done_ = 0;
  bool has_no_grid_ = false;  // of the layout
};

}  // namespace

std::vector<std::string_view> level_slugs() { return texts_of(level_table(), &LevelRow::slug); }

std::vector<std::string_view> symmetry_slugs() {
  return texts_of(mask_symmetry_table(), &MaskSymmetryRow::slug);
}

Outcome answer_generate(Call& call, JsonObject& answer) {
  const std::string_view name = call.has("layout") ? call.text("layout") : "classic";
  const Result<Layout> layout = parse_layout(name);
  if (!layout) return call.fail(layout.error());
  return Maker(call, *layout).answer(answer);
}

}  // namespace shudu::service
