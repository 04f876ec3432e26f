#include "shudu/verbs/generate.h"

#include "shudu/generator/make.h"
#include "shudu/generator/nearest.h"

namespace shudu::verbs {

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
  if (wish.takes_nearest && has_difficulty) {
    const std::optional<NearestPuzzle> nearest = nearest_to_wish(wish.origin);
    if (!nearest) return NotGenerated{Why::kNotFound, MakeFault::kNone, most};
    return Generated{*nearest->item.made, nearest->item.tries, nearest->origin, nearest->level};
  }
  // A stop that came after the last try was begun has spoilt it.
  const std::uint64_t tries = made.was_ended ? made.item.tries : most;
  const bool is_ended = !budget.goes_on(tries, most) || made.was_ended;
  if (is_ended) budget.end_search(Halt::kCancelled);  // where nothing else has ended it
  return NotGenerated{is_ended ? Why::kEnded : Why::kNotFound, MakeFault::kNone, made.item.tries};
}

}  // namespace shudu::verbs
