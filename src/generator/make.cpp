#include "shudu/generator/make.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

#include "generator/item_maker.h"
#include "generator/wanted/judge.h"
#include "generator/wanted/leveled.h"
#include "shudu/generator/mask_text.h"
#include "shudu/generator/origin.h"
#include "shudu/generator/pattern.h"
#include "shudu/generator/seeding.h"

namespace shudu {
namespace {

// Of reductions: a classic one takes microseconds, another layout's milliseconds. Of transform:
// masks; a hell puzzle takes some two thousand.
constexpr std::uint64_t kUsualClassicTries = 1'000'000;
constexpr std::uint64_t kUsualLayoutTries = 10'000;
constexpr std::uint64_t kUsualMaskTries = 10'000'000;

// What takes microseconds, what is tried for some hundred times, what takes tens of milliseconds.
constexpr std::size_t kFastBlock = 1024;
constexpr std::size_t kSlowBlock = 16;
constexpr std::size_t kLayoutBlock = 4;
constexpr std::size_t kTransformBlock = 64;
constexpr std::size_t kWeightedBlock = 256;
constexpr std::size_t kBiasBlock = 8;

// On the usual path, but a hint, which looks for all that there is, has found something easier or
// another of its rank in every position of 20 s of random puzzles.
constexpr auto kNeverNext = std::to_array<std::string_view>({
    "simple-colors-wrap",
    "erip",
    "grouped-aic",
    "als-xz",
    "als-w-wing",
    "als-xy-wing",
    "als-chain",
    "franken-swordfish",
    "finned-franken-x-wing",
    "forcing-net-verity",
    "dynamic-forcing-chain",
    "dynamic-plus-forcing-chain",
    "nested-forcing-chain-2",
    "nested-forcing-chain-3",
    "nested-forcing-chain-4",
    "nested-forcing-chain-5",
});

// What is too rare is so wherever it is looked for.
bool may_be_next(const Technique& technique) {
  if (wanted::is_only_there(technique) || wanted::is_too_rare(technique)) return true;
  if (technique.has(Trait::kOnRequest) || is_shown_by_easier(technique)) return false;
  return std::find(kNeverNext.begin(), kNeverNext.end(), technique.slug) == kNeverNext.end();
}

bool takes_any_layout(const PuzzleWish& wish) {
  if (wish.method == MakeMethod::kReduce) return wish.difficulty.is_for_any_layout();
  return wish.method == MakeMethod::kPattern || wish.method == MakeMethod::kFull;
}

bool has_sparse_givens(const std::optional<ClueRange>& clues) {
  return !clues || (clues->low <= kMostSparse && clues->high >= kFewestSparse);
}

bool is_on_classic_grids(const PuzzleWish& wish) {
  return wish.layout.is_classic() && !wish.difficulty.is_empty();
}

// Does it draw its grids from those of the layout, as the wish spreads them?
bool draws_of_layout(const PuzzleWish& wish) {
  if (wish.method == MakeMethod::kReduce) return !is_on_classic_grids(wish);
  return wish.method == MakeMethod::kFull;
}

MakeFault fault_of_pattern(const PuzzleWish& wish) {
  switch (find_obstacle(wish.layout, wish.pattern)) {
    case MaskObstacle::kNone:
      return MakeFault::kNone;
    case MaskObstacle::kTooFew:
      return MakeFault::kPatternTooFew;
    case MaskObstacle::kEmptyRows:
      return MakeFault::kPatternEmptyRows;
    case MaskObstacle::kEmptyColumns:
      return MakeFault::kPatternEmptyColumns;
  }
  return MakeFault::kNone;
}

// Full grids as items of which every cell is given.
class FullGrids final : public ItemMaker {
 public:
  explicit FullGrids(LayoutGrids grids) : grids_(std::move(grids)) {}

  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (leave.is_over()) return false;
      Rng rng = item_rng(stretch.seed, stretch.first + i);
      const DrawnGrid drawn = grids_.try_to_draw(rng, leave);
      if (drawn.end == DrawnGrid::End::kOver) return false;
      items[i] = {std::nullopt, 1};
      if (drawn.grid) items[i].made = {*drawn.grid, *drawn.grid};
    }
    return true;
  }

 private:
  LayoutGrids grids_;
};

class ReducedMaker final : public ItemMaker {
 public:
  explicit ReducedMaker(ReducedPuzzles puzzles) : puzzles_(std::move(puzzles)) {}
  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override {
    return puzzles_.make(stretch.seed, stretch.first, stretch.most_tries, items, leave);
  }
  [[nodiscard]] bool has_no_grid() const override { return puzzles_.has_no_grid(); }

 private:
  ReducedPuzzles puzzles_;
};

class WantedMaker final : public ItemMaker {
 public:
  explicit WantedMaker(WantedPuzzles puzzles) : puzzles_(std::move(puzzles)) {}
  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override {
    return puzzles_.make(stretch.seed, stretch.first, stretch.most_tries, items, leave);
  }
  [[nodiscard]] WantedTally tally() const override { return puzzles_.tally(); }

 private:
  WantedPuzzles puzzles_;
};

class PatternMaker final : public ItemMaker {
 public:
  PatternMaker(PatternClimber climber, CellSet mask, bool is_minimal)
      : climber_(std::move(climber)), mask_(mask), is_minimal_(is_minimal) {}

  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override {
    std::vector<PatternTask> tasks;
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::uint64_t item = stretch.first + i;
      const auto& patterns = stretch.patterns;
      const CellSet mask =
          patterns.empty() ? mask_ : patterns[static_cast<std::size_t>(item % patterns.size())];
      tasks.push_back({mask, stretch.seed, item});
    }
    const auto goes_on = [&leave](std::uint64_t tests) {
      leave.set_tries(tests);
      return !leave.is_over();
    };
    const PatternOptions options{stretch.most_tries, is_minimal_, leave.stop(), goes_on};
    std::vector<PatternOutcome> outcomes(tasks.size());
    if (!climber_.climb(tasks, options, outcomes)) return false;
    for (std::size_t i = 0; i < items.size(); ++i) {
      items[i] = {std::nullopt, outcomes[i].tests};
      if (!outcomes[i].puzzle) continue;
      items[i].made = {givens_of(*outcomes[i].puzzle), outcomes[i].puzzle->solution};
    }
    return true;
  }

 private:
  PatternClimber climber_;
  CellSet mask_;
  bool is_minimal_;
};

}  // namespace

MakeFault find_fault(const PuzzleWish& wish) {
  if (!wish.layout.is_classic() && !takes_any_layout(wish)) return MakeFault::kOnlyClassic;
  if (wish.method == MakeMethod::kPattern) return fault_of_pattern(wish);
  if (wish.method == MakeMethod::kSparse && !has_sparse_givens(wish.givens.clues)) {
    return MakeFault::kNotSparse;
  }
  const bool has_difficulty = heeds_difficulty(wish.method) && !wish.difficulty.is_empty();
  if (has_difficulty && find_fault(wish.difficulty) != WishFault::kNone) {
    return MakeFault::kDifficulty;
  }
  const bool may_not_be_uniform =
      !wish.layout.is_classic() && wish.grids == GridSpread::kUniform && takes_any_layout(wish);
  if (may_not_be_uniform && !LayoutGrids(wish.layout).is_uniform()) return MakeFault::kNotUniform;
  return MakeFault::kNone;
}

bool may_have_spare_givens(const PuzzleWish& wish) {
  if (wish.method == MakeMethod::kPattern) return true;
  if (wish.method != MakeMethod::kReduce) return false;
  return wish.givens.clues || (!wish.layout.is_classic() && !wish.difficulty.is_empty());
}

std::uint64_t usual_tries(const PuzzleWish& wish) {
  switch (wish.method) {
    case MakeMethod::kTransform:
      return kUsualMaskTries;
    case MakeMethod::kWeighted:
    case MakeMethod::kControlledBias:
      return kUnlimited;
    case MakeMethod::kPattern:
      return kPatternBudget;
    case MakeMethod::kSparse:
      return kUsualLayoutTries;
    case MakeMethod::kReduce:
      if (is_on_classic_grids(wish)) return kMostWantedTries;
      [[fallthrough]];
    case MakeMethod::kFull:
    case MakeMethod::kPlayed:
      return wish.layout.is_classic() ? kUsualClassicTries : kUsualLayoutTries;
  }
  return 1;
}

TechniqueUse use_of(const Technique* technique, TechniquePurpose purpose) {
  const bool is_void = technique != nullptr && is_shown_by_easier(*technique);
  const bool is_positions = purpose == TechniquePurpose::kPositions;
  if (is_positions && technique != nullptr && may_be_next(*technique)) return TechniqueUse::kNext;
  const bool is_practice = purpose != TechniquePurpose::kSolve;
  return is_practice || is_void ? TechniqueUse::kPractise : TechniqueUse::kNeeded;
}

struct PuzzleSource::Tables : MakeTables {};

PuzzleSource::PuzzleSource(const PuzzleWish& wish) {
  assert(find_fault(wish) == MakeFault::kNone);
  auto tables = std::make_shared<Tables>(Tables{{wish}});
  const bool is_played =
      wish.method == MakeMethod::kTransform || wish.method == MakeMethod::kPlayed;
  const bool is_base = is_played && wish.grids != GridSpread::kUniform;
  if (draws_of_layout(wish)) {
    tables->grids.emplace(wish.layout, wish.grids.value_or(GridSpread::kUniform));
  } else if (!is_base && wish.method != MakeMethod::kSparse) {
    tables->uniform.emplace();
  }
  tables_ = std::move(tables);
}

const PuzzleWish& PuzzleSource::wish() const { return tables_->wish; }

bool PuzzleSource::is_uniform() const {
  return tables_->grids ? tables_->grids->is_uniform() : tables_->uniform.has_value();
}

std::size_t PuzzleSource::block() const {
  const PuzzleWish& wish = tables_->wish;
  switch (wish.method) {
    case MakeMethod::kTransform:
      return kTransformBlock;
    case MakeMethod::kWeighted:
      return kWeightedBlock;
    case MakeMethod::kControlledBias:
      return kBiasBlock;
    case MakeMethod::kSparse:
      return kSlowBlock;
    case MakeMethod::kPattern:
    case MakeMethod::kPlayed:
      return kFastBlock;
    case MakeMethod::kFull:
      return is_uniform() ? kFastBlock : kSlowBlock;
    case MakeMethod::kReduce:
      break;
  }
  if (!wish.layout.is_classic()) return kLayoutBlock;
  if (!wish.difficulty.is_empty()) return WantedPuzzles::group_size(wish.difficulty);
  const bool is_plain = !wish.givens.clues && wish.givens.symmetry == MaskSymmetry::kNone;
  return is_plain ? kFastBlock : kSlowBlock;
}

struct PuzzleMaker::Memory {
  PuzzleSource source;  // makers look at its layout
  std::unique_ptr<ItemMaker> maker;

  static std::unique_ptr<ItemMaker> maker_of(const PuzzleSource& source, const Kernel& kernel) {
    const PuzzleSource::Tables& tables = *source.tables_;
    const PuzzleWish& wish = tables.wish;
    switch (wish.method) {
      case MakeMethod::kTransform:
      case MakeMethod::kPlayed:
      case MakeMethod::kWeighted:
      case MakeMethod::kControlledBias:
      case MakeMethod::kSparse:
        return make_research_maker(tables, kernel);
      case MakeMethod::kPattern:
        return std::make_unique<PatternMaker>(PatternClimber(wish.layout, *tables.uniform, kernel),
                                              wish.pattern, wish.givens.is_minimal);
      case MakeMethod::kFull:
        return std::make_unique<FullGrids>(*tables.grids);
      case MakeMethod::kReduce:
        break;
    }
    if (wish.difficulty.is_empty()) {
      return std::make_unique<ReducedMaker>(ReducedPuzzles(*tables.grids, wish.givens, kernel));
    }
    if (!wish.layout.is_classic()) {
      return std::make_unique<wanted::LeveledPuzzles>(*tables.grids, wish, kernel);
    }
    return std::make_unique<WantedMaker>(
        WantedPuzzles(wish.difficulty, wish.givens, *tables.uniform, kernel));
  }
};

PuzzleMaker::PuzzleMaker(const PuzzleSource& source, const Kernel& kernel)
    : memory_(new Memory{source, Memory::maker_of(source, kernel)}) {}
PuzzleMaker::~PuzzleMaker() = default;
PuzzleMaker::PuzzleMaker(PuzzleMaker&&) noexcept = default;
PuzzleMaker& PuzzleMaker::operator=(PuzzleMaker&&) noexcept = default;

bool PuzzleMaker::make(const Stretch& stretch, std::span<SeriesItem> items, Leave leave) {
  return memory_->maker->make(stretch, items, leave);
}

bool PuzzleMaker::has_no_grid() const { return memory_->maker->has_no_grid(); }

WantedTally PuzzleMaker::tally() const { return memory_->maker->tally(); }

MadeToWish make_to_wish(const Origin& origin, std::uint64_t most_tries, const Leave& leave) {
  PuzzleMaker maker{PuzzleSource(origin.wish)};
  std::array<SeriesItem, 1> items;
  MadeToWish made;
  made.was_ended = !maker.make({origin.seed, origin.item, most_tries}, items, leave);
  if (!made.was_ended) made.item = items[0];
  made.has_no_grid = maker.has_no_grid();
  return made;
}

}  // namespace shudu
