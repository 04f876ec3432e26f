// See shudu/generator/series.h. In rounds: each item that is not made yet gets the same number of
// its next tries, so many that a round is as large as `make` likes.
#include "shudu/generator/series.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "shudu/generator/seeding.h"

namespace shudu {

bool make_series(const SeriesOptions& options, MakeTries make, std::span<SeriesItem> items) {
  assert(options.most_tries >= 1 && options.at_once >= 1);
  std::vector<std::size_t> open(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i] = {};
    open[i] = i;
  }
  std::vector<SeriesTry> tries;
  std::vector<std::optional<PuzzleWithSolution>> made;
  for (std::uint64_t first_try = 0; !open.empty() && first_try < options.most_tries;) {
    const std::uint64_t wanted = std::max<std::uint64_t>(1, options.at_once / open.size());
    const std::uint64_t each = std::min(wanted, options.most_tries - first_try);
    // Few at a time also where the items are very many.
    const std::size_t part = std::max<std::size_t>(1, options.at_once);
    std::vector<std::size_t> still_open;
    for (std::size_t at = 0; at < open.size(); at += part) {
      const auto some = std::span(open).subspan(at, std::min(part, open.size() - at));
      tries.clear();
      for (const std::size_t item : some) {
        const std::uint64_t index = options.first + item;
        for (std::uint64_t t = first_try; t < first_try + each; ++t) {
          tries.push_back(
              {index, t, item_rng(options.seed, index), try_rng(options.seed, index, t)});
        }
      }
      made.assign(tries.size(), std::nullopt);
      if (!make(tries, made)) return false;
      for (std::size_t i = 0; i < some.size(); ++i) {
        SeriesItem& item = items[some[i]];
        for (std::uint64_t t = 0; t < each && !item.made; ++t) {
          item.tries = first_try + t + 1;
          item.made = made[static_cast<std::size_t>(i * each + t)];
        }
        if (!item.made) still_open.push_back(some[i]);
      }
    }
    open = std::move(still_open);
    first_try += each;
  }
  return true;
}

}  // namespace shudu
