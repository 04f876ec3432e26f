#include "shudu/verbs/generate.h"

#include <utility>

#include "shudu/generator/make.h"
#include "shudu/generator/nearest.h"

namespace shudu::verbs {
namespace {

std::optional<Generated> nearest_puzzle(const Origin& origin) {
  const std::optional<NearestPuzzle> nearest = nearest_to_wish(origin);
  if (!nearest) return std::nullopt;
  return Generated{*nearest->item.made, nearest->item.tries, nearest->origin, nearest->level};
}

}  // namespace

Result<Generated, NotGenerated> generate(Budget& budget, const GenerateWish& wish) {
  using Why = NotGenerated::Why;
  const PuzzleWish& wished = wish.origin.wish;
  const MakeFault fault = find_fault(wished);
  if (fault != MakeFault::kNone) return NotGenerated{Why::kFault, fault};
  const std::uint64_t most = wish.most_tries.value_or(usual_tries(wished));
  // Before the first try nothing is done yet that could be told.
  const auto goes_on = [&budget, most](std::uint64_t tries) {
    return tries <= 1 || budget.goes_on(tries, most);
  };
  const MadeToWish made = make_to_wish(wish.origin, most, {budget.stop(), goes_on});
  if (made.item.made) {
    return Generated{*made.item.made, made.item.tries, wish.origin, std::nullopt};
  }
  if (made.has_no_grid) return NotGenerated{Why::kNoGrid};
  const bool has_difficulty = wished.method == MakeMethod::kReduce && !wished.difficulty.is_empty();
  const NearestWhen nearest = has_difficulty ? wish.takes_nearest : NearestWhen::kNever;
  if (nearest == NearestWhen::kNotMet) {
    if (auto found = nearest_puzzle(wish.origin)) return *found;
    return NotGenerated{Why::kNotFound, MakeFault::kNone, most};
  }
  // A stop that came after the last try was begun has spoilt it.
  const std::uint64_t tries = made.was_ended ? made.item.tries : most;
  const bool is_ended = !budget.goes_on(tries, most) || made.was_ended;
  if (!is_ended) return NotGenerated{Why::kNotFound, MakeFault::kNone, made.item.tries};
  budget.end_search(Halt::kCancelled);  // where nothing else has ended it
  if (nearest == NearestWhen::kEnded) {
    if (auto found = nearest_puzzle(wish.origin)) return *found;
  }
  return NotGenerated{Why::kEnded, MakeFault::kNone, made.item.tries};
}

}  // namespace shudu::verbs
