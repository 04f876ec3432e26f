// In rounds: each item that is not made yet gets the same number of its next tries, so many that a
// round is as large as `make` likes.
#include "shudu/generator/series.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "shudu/generator/seeding.h"

namespace shudu {

namespace {

// The tries that are made of each open item: `each`, from number `first` on.
struct Round {
  std::uint64_t first = 0;
  std::uint64_t each = 0;
};

void add_tries(const SeriesOptions& options, std::size_t item, const Round& round,
               std::vector<SeriesTry>& tries) {
  const std::uint64_t index = options.first + item;
  for (std::uint64_t t = round.first; t < round.first + round.each; ++t) {
    tries.push_back({index, t, item_rng(options.seed, index), try_rng(options.seed, index, t)});
  }
}

// What an item's tries have made: the first that succeeded counts.
void take_first(std::span<const std::optional<PuzzleWithSolution>> made, const Round& round,
                SeriesItem& item) {
  for (std::uint64_t t = 0; t < round.each && !item.made; ++t) {
    item.tries = round.first + t + 1;
    item.made = made[static_cast<std::size_t>(t)];
  }
}

}  // namespace

bool make_series(const SeriesOptions& options, MakeTries make, std::span<SeriesItem> items) {
  assert(options.most_tries >= 1 && options.at_once >= 1);
  std::vector<std::size_t> open(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i] = {};
    open[i] = i;
  }
  std::vector<SeriesTry> tries;
  std::vector<std::optional<PuzzleWithSolution>> made;
  Round round;
  while (!open.empty() && round.first < options.most_tries) {
    const std::uint64_t wanted = std::max<std::uint64_t>(1, options.at_once / open.size());
    round.each = std::min(wanted, options.most_tries - round.first);
    // Few at a time also where the items are very many.
    const std::size_t part = std::max<std::size_t>(1, options.at_once);
    std::vector<std::size_t> still_open;
    for (std::size_t at = 0; at < open.size(); at += part) {
      const auto some = std::span(open).subspan(at, std::min(part, open.size() - at));
      tries.clear();
      for (const std::size_t item : some) add_tries(options, item, round, tries);
      made.assign(tries.size(), std::nullopt);
      if (!make(tries, made)) return false;
      const auto each = static_cast<std::size_t>(round.each);
      for (std::size_t i = 0; i < some.size(); ++i) {
        take_first(std::span(made).subspan(i * each, each), round, items[some[i]]);
        if (!items[some[i]].made) still_open.push_back(some[i]);
      }
    }
    open = std::move(still_open);
    round.first += round.each;
  }
  return true;
}

}  // namespace shudu
