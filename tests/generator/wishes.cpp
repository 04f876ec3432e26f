#include "wishes.h"

#include <array>
#include <span>

#include "shudu/core/layout_table.h"
#include "shudu/logic/technique.h"

namespace shudu::test {
namespace {

template <typename Range>
const auto& one_of(const Range& range, Rng& rng) {
  return range[static_cast<std::size_t>(rng.below(std::size(range)))];
}

bool now_and_then(Rng& rng) { return rng.below(3) == 0; }

WantedRange random_range(int least, int most, Rng& rng) {
  const int from = least + static_cast<int>(rng.below(static_cast<std::uint64_t>(most - least)));
  const int to = from + static_cast<int>(rng.below(static_cast<std::uint64_t>(most - from + 1)));
  return {from, to};
}

Layout random_layout(Rng& rng) {
  constexpr std::array kNames{"classic",   "classic",         "4x4", "6x6-3x2",
                              "x+windoku", "6x6+anti-knight", "8x8", "jigsaw:AABBAABBCCDDCCDD+x"};
  return *parse_layout(one_of(kNames, rng));
}

Wish random_difficulty(Rng& rng) {
  Wish wish;
  if (now_and_then(rng)) wish.level = one_of(level_table(), rng).level;
  if (now_and_then(rng)) wish.er = random_range(kLeastEr, kMostEr, rng);
  if (now_and_then(rng)) {
    wish.technique = &one_of(technique_table(), rng);
    wish.use = use_of(wish.technique, static_cast<TechniquePurpose>(rng.below(3)));
  }
  if (now_and_then(rng)) wish.least_steps = 1 + static_cast<int>(rng.below(40));
  if (now_and_then(rng)) wish.bottlenecks = random_range(0, 20, rng);
  return wish;
}

}  // namespace

Origin random_origin(std::uint64_t number) {
  Rng rng(number);
  Origin origin;
  origin.seed = now_and_then(rng) ? rng.next() : rng.below(1'000);
  if (!now_and_then(rng)) origin.item = now_and_then(rng) ? rng.next() / 2 : rng.below(100);
  PuzzleWish& wish = origin.wish;
  const std::uint64_t method = rng.below(10);
  wish.method = method > 6 ? MakeMethod::kReduce : static_cast<MakeMethod>(method);
  wish.layout = random_layout(rng);
  wish.masks = one_of(transform_level_table(), rng).level;
  if (now_and_then(rng)) wish.grids = GridSpread::kSearched;
  if (wish.method == MakeMethod::kPattern) {
    for (const Cell cell : wish.layout.all_cells()) {
      if (rng.below(5) < 2) wish.pattern.insert(cell);
    }
    wish.givens.is_minimal = now_and_then(rng);
    wish.grids.reset();
  }
  if (wish.method == MakeMethod::kSparse) {
    wish.grids.reset();
    wish.layout = Layout::classic();
    wish.givens.clues = ClueRange{17, 17 + static_cast<int>(rng.below(8))};
    if (now_and_then(rng)) wish.difficulty.level = one_of(level_table().first(3), rng).level;
  }
  if (wish.method != MakeMethod::kReduce) return origin;
  wish.givens.symmetry = one_of(mask_symmetry_table(), rng).symmetry;
  if (now_and_then(rng)) {
    const WantedRange clues = random_range(0, wish.layout.cell_count(), rng);
    wish.givens.clues = ClueRange{clues.from, clues.to};
  }
  if (rng.below(2) == 0) wish.difficulty = random_difficulty(rng);
  if (!wish.difficulty.is_empty()) wish.grids.reset();
  wish.givens.is_minimal = now_and_then(rng) || !may_have_spare_givens(wish);
  return origin;
}

}  // namespace shudu::test
