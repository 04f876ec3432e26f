#include "generator/wanted/leveled.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "generator/given_tester.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/generator/seeding.h"

namespace shudu::wanted {
namespace {

// Without a number of givens a puzzle is reduced to the end; some come back where it is too hard.
ReduceWish first_wish(const ReduceWish& wish) {
  ReduceWish first = wish;
  if (!first.clues) first.is_minimal = true;
  return first;
}

}  // namespace

LeveledPuzzles::LeveledPuzzles(LayoutGrids grids, const PuzzleWish& wish, const Kernel& kernel)
    : layout_(wish.layout),
      wish_(wish.difficulty),
      givens_(wish.givens),
      units_(mask_units(wish.givens.symmetry, wish.layout.size())),
      reduced_(std::move(grids), first_wish(wish.givens), kernel) {
  options_.most = wish_.level.value_or(Level::kExtreme);
  // What easier levels do not solve is extreme; how nets would go on need not be known.
  is_extreme_enough_ =
      wish_.level == Level::kExtreme && wish_.least_steps == 0 && !wish_.bottlenecks;
  if (is_extreme_enough_) options_.most = Level::kFiendish;
}

bool LeveledPuzzles::make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) {
  tallies_.assign(items.size(), {});
  tally_ = {};
  const bool is_whole = make_series(
      {stretch.seed, stretch.first, stretch.most_tries, 1},
      [&](std::span<const SeriesTry> tries, std::span<std::optional<PuzzleWithSolution>> made) {
        return make_tries(tries, made, stretch.first, leave);
      },
      items);
  if (has_no_grid()) std::fill(items.begin(), items.end(), SeriesItem{std::nullopt, 1});
  const auto missing =
      std::find_if(items.begin(), items.end(), [](const SeriesItem& item) { return !item.made; });
  if (missing != items.end()) tally_ = tallies_[static_cast<std::size_t>(missing - items.begin())];
  return is_whole || has_no_grid();
}

bool LeveledPuzzles::make_tries(std::span<const SeriesTry> tries,
                                std::span<std::optional<PuzzleWithSolution>> made,
                                std::uint64_t first, Leave& leave) {
  if (!reduced_.make_tries(tries, made, leave)) return false;
  for (std::size_t t = 0; t < tries.size(); ++t) {
    WantedTally& tally = tallies_[static_cast<std::size_t>(tries[t].index - first)];
    ++tally.tried;
    if (made[t] && !take(tries[t], made[t], tally, leave)) return false;
  }
  return true;
}

// Keeps a reduced puzzle, eases it, or leaves `made` empty. False where `leave` was over.
bool LeveledPuzzles::take(const SeriesTry& at, std::optional<PuzzleWithSolution>& made,
                          WantedTally& tally, Leave& leave) {
  Fit fit = fit_of(made->puzzle, leave);
  if (fit == Fit::kHarder && !givens_.is_minimal) {
    Rng own = at.rng;
    Rng rng = item_rng(own.next(), 0);  // grid and order have drawn from the try's
    const CellSet eased = ease(made->solution, made->puzzle.filled(), rng, leave);
    made->puzzle = givens_of(made->solution, eased);
    fit = fit_of(made->puzzle, leave);
  }
  if (leave.has_ended()) return false;
  ++tally.clues;
  if (fit == Fit::kEasier) ++tally.easier;
  if (fit == Fit::kHarder) ++tally.harder;
  if (fit == Fit::kWanted) ++tally.scale;
  if (fit != Fit::kWanted) made.reset();
  return true;
}

LeveledPuzzles::Fit LeveledPuzzles::fit_of(const Grid& puzzle, Leave& leave) const {
  if (leave.is_over()) return Fit::kOther;
  ShuduOptions options = options_;
  options.stop = leave.stop();
  const Result<ShuduRating> rating = rate_shudu(layout_, puzzle, options);
  if (!rating) return Fit::kOther;
  if (rating->end == ShuduEnd::kAboveMost) return is_extreme_enough_ ? Fit::kWanted : Fit::kHarder;
  if (rating->end != ShuduEnd::kSolved && rating->end != ShuduEnd::kTrial) return Fit::kOther;
  if (wish_.level && rating->level < *wish_.level) return Fit::kEasier;
  if (wish_.bottlenecks && !wish_.bottlenecks->has(rating->bottlenecks)) return Fit::kOther;
  return rating->length() < wish_.least_steps ? Fit::kOther : Fit::kWanted;
}

std::vector<CellSet> LeveledPuzzles::units_in(CellSet cells) const {
  std::vector<CellSet> units;
  for (const Cell cell : cells) {
    const CellSet& unit = units_[static_cast<std::size_t>(cell.index())];
    if (unit.first() == cell) units.push_back(unit);
  }
  return units;
}

// The givens of a puzzle that is harder than wanted, and some more. A given more hardly ever makes
// a puzzle harder, so the first that are enough are found by halving.
CellSet LeveledPuzzles::ease(const Grid& solution, CellSet givens, Rng& rng, Leave& leave) const {
  std::vector<CellSet> units = units_in(layout_.all_cells() - givens);
  rng.shuffle(std::span<CellSet>(units));
  const auto is_too_hard = [&](CellSet cells) {
    return fit_of(givens_of(solution, cells), leave) == Fit::kHarder;
  };
  const auto with_first = [&](std::size_t number) {
    CellSet cells = givens;
    for (std::size_t i = 0; i < number; ++i) cells |= units[i];
    return cells;
  };
  std::size_t few = 0;
  std::size_t enough = units.size();
  while (enough - few > 1 && !leave.has_ended()) {
    const std::size_t half = few + (enough - few) / 2;
    (is_too_hard(with_first(half)) ? few : enough) = half;
  }
  const ClueRange clues = givens_.clues.value_or(ClueRange{});
  CellSet eased = with_first(enough);
  units.resize(enough);
  // First those that came back, without which there is still one solution; then the others.
  for (const CellSet& unit : units_in(givens)) units.push_back(unit);
  for (const CellSet& unit : units) {
    const CellSet less = eased - unit;
    if (leave.has_ended() || less.size() < clues.low || is_too_hard(less)) continue;
    if ((unit & givens).empty() || has_one_solution(solution, less, leave)) eased = less;
  }
  return eased.size() <= clues.high ? eased : givens;
}

bool LeveledPuzzles::has_one_solution(const Grid& solution, CellSet cells, Leave& leave) const {
  const SearchOptions two{.limit = 2, .stop = leave.stop()};
  const Pencilmarks marks = Pencilmarks::from_grid(givens_of(solution, cells));
  return search_steadily(layout_, marks, two).count == 1;
}

}  // namespace shudu::wanted
