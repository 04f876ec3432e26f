#include "shudu/verbs/rating.h"

#include <algorithm>
#include <array>

#include "shudu/core/find_row.h"

namespace shudu::verbs {
namespace {

constexpr std::uint64_t kFirstBranches = 20'000;  // some tenths of a second
constexpr std::uint64_t kBranchGrowth = 4;

SeOptions se_options(const RateWish& wish, SeDialect dialect, Stop stop) {
  SeOptions options;
  options.dialect = dialect;
  options.with_path = wish.with_path;
  options.pearl = wish.pearls || wish.diamonds;
  options.diamond = wish.diamonds;
  options.most_tenths = wish.max_tenths.value_or(0);
  // A lower limit alone needs no more than that it is reached.
  const bool is_lower_alone = !wish.max_tenths && !options.pearl && !wish.with_path;
  if (is_lower_alone) options.enough_tenths = wish.min_tenths.value_or(0);
  options.stop = stop;
  return options;
}

Result<SeRating> rate_in_slices(Budget& budget, const View& puzzle, SeOptions options,
                                std::uint64_t most) {
  options.most_branches = budget.can_ask() && most != 0 ? std::min(kFirstBranches, most) : most;
  while (true) {
    Result<SeRating> rating = rate_se(puzzle, options);
    const bool is_open = rating && rating->end == SeEnd::kStopped;
    const bool goes_on = is_open && budget.goes_on(options.most_branches, most);
    if (!goes_on || options.most_branches >= most) return rating;
    options.most_branches =
        options.most_branches > most / kBranchGrowth ? most : options.most_branches * kBranchGrowth;
  }
}

// What is only known to be at least so hard may be wanted; what is known to be too hard is not.
bool is_wanted(const SeRating& rating, const RateWish& wish) {
  if (wish.max_tenths && rating.er > *wish.max_tenths) return false;
  const bool is_open = rating.end == SeEnd::kStopped;
  if (wish.min_tenths && rating.er < *wish.min_tenths && !is_open) return false;
  if ((wish.pearls || wish.diamonds) && rating.er != rating.ep && !is_open) return false;
  return !wish.diamonds || is_open || rating.ep == rating.ed;
}

template <SeDialect kDialect>
Result<Rated> rate_on_se(Budget& budget, const View& puzzle, const RateWish& wish) {
  const SeOptions options = se_options(wish, kDialect, budget.stop());
  Result<SeRating> rating = rate_in_slices(budget, puzzle, options, wish.branches);
  if (!rating) return rating.error();
  const bool passes = is_wanted(*rating, wish);
  const bool is_stopped = rating->end == SeEnd::kStopped;
  return Rated{*std::move(rating), passes, is_stopped};
}

Result<Rated> rate_on_hodoku(Budget& budget, const View& puzzle, const RateWish& wish) {
  HodokuOptions options;
  options.with_path = wish.with_path;
  options.stop = budget.stop();
  Result<HodokuRating> rating = rate_hodoku(puzzle, options);
  if (!rating) return rating.error();
  budget.goes_on(1);  // the budget says from now on whether it was broken off
  const bool is_stopped = rating->end == HodokuEnd::kStopped;
  return Rated{*std::move(rating), true, is_stopped};
}

Result<Rated> rate_on_shudu(Budget& budget, const View& puzzle, const RateWish& /*wish*/) {
  ShuduOptions options;
  options.stop = budget.stop();
  Result<ShuduRating> rating = rate_shudu(puzzle, options);
  if (!rating) return rating.error();
  budget.goes_on(1);
  const bool is_stopped = rating->end == ShuduEnd::kStopped;
  return Rated{*std::move(rating), true, is_stopped};
}

constexpr std::array kScales{
    Scale{"se", true, rate_on_se<SeDialect::kOriginal>},
    Scale{"se-corrected", true, rate_on_se<SeDialect::kCorrected>},
    Scale{"se-nouniq", true, rate_on_se<SeDialect::kNoUniqueness>},
    Scale{"hodoku", false, rate_on_hodoku},
    Scale{"shudu", false, rate_on_shudu},
};

}  // namespace

std::span<const Scale> scale_table() { return kScales; }

const Scale* find_scale(std::string_view name) {
  return find_row(kScales, [name](const Scale& scale) { return scale.name == name; });
}

Result<Rated, Unanswered> rate(Budget& budget, const Position& position, const Scale& scale,
                               const RateWish& wish, const SearchWish& search) {
  const SearchResult found = search_up_to(budget, position, 2, search);
  if (budget.halt() != Halt::kNone) return halted(budget);
  if (found.count != 1) return Unanswered{Halt::kNone, {}, found.count};
  Result<Rated> rated = scale.rate(budget, puzzle_view(position), wish);
  if (!rated) return Unanswered{Halt::kNone, rated.error(), 1};
  return *std::move(rated);
}

}  // namespace shudu::verbs
