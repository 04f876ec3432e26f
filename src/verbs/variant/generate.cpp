#include "shudu/verbs/variant/generate.h"

#include <algorithm>
#include <utility>

#include "shudu/core/rng.h"
#include "shudu/large/generate.h"
#include "shudu/variant/puzzle.h"

namespace shudu::verbs {
namespace {

using large::MadePuzzle;

VariantRecord record_of(const MadePuzzle& made) {
  const int n = made.puzzle.order();
  VariantRecord record;
  record.puzzle = variant::open_grid(n, n, 1, n);
  const bool has_boxes = made.puzzle.box_rows > 1 && made.puzzle.box_columns > 1;
  if (has_boxes) {  // else they are the lines
    record.puzzle.regions =
        variant::boxes_of(record.puzzle, made.puzzle.box_rows, made.puzzle.box_columns);
  }
  for (std::size_t i = 0; i < made.puzzle.cells.size(); ++i) {
    const int given = made.puzzle.cells[i];
    if (given > 0) record.puzzle.candidates[i] = variant::ValueSet{1} << (given - 1);
  }
  record.solution.assign(made.solution.cells.begin(), made.solution.cells.end());
  return record;
}

// At least 1, for 0 would let all go that can.
int drawn_from(const ClueRange& clues, int cells, std::uint64_t seed) {
  const int most = std::min(clues.high, cells);
  const int least = std::clamp(clues.low, 1, most);
  return least + static_cast<int>(Rng(seed).below(static_cast<std::uint64_t>(most - least) + 1));
}

}  // namespace

Result<GeneratedLarge, LargeNotGenerated> generate(Budget& budget, const LargeWish& wish) {
  using Why = LargeNotGenerated::Why;
  const int order = wish.boxes.order();
  if (order < kSmallestLarge || order > large::kLargestMade) {
    return LargeNotGenerated{Why::kBadShape, 0};
  }
  // Each try for an item has a seed of its own.
  SplitMix64 seeds(wish.seed ^ SplitMix64(wish.item).next());
  const int cells = order * order;
  for (std::uint64_t tries = 1; tries <= wish.most_tries; ++tries) {
    if (!budget.goes_on(tries - 1, wish.most_tries)) return LargeNotGenerated{Why::kEnded, tries};
    const std::uint64_t seed = seeds.next();
    large::Wish asked{wish.boxes.rows, wish.boxes.columns, seed, 0, budget.rare_stop()};
    if (wish.clues && !wish.is_minimal) asked.clues = drawn_from(*wish.clues, cells, seed);
    const auto made = large::make_puzzle(asked, 0);
    if (!made) {
      budget.end_search(Halt::kCancelled);  // where nothing else has ended it
      return LargeNotGenerated{Why::kEnded, tries};
    }
    const bool fits =
        !wish.clues || (made->clues >= wish.clues->low && made->clues <= wish.clues->high);
    if (!fits) continue;
    return GeneratedLarge{record_of(*made), made->clues, tries};
  }
  return LargeNotGenerated{Why::kNotFound, wish.most_tries};
}

}  // namespace shudu::verbs
