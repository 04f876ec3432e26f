// `rate` of rows (rows.h), on every scale of the table (shudu/verbs/rating.h), as numbers:
//
//   se, se-corrected, se-nouniq   er, ep, ed                     7.2 for 7.2
//   hodoku                        score, level, length, trials   level 0 easy to 4 extreme
//   shudu                         effort, level, length, bottlenecks, narrowest
//                                                                level 0 easy to 5 extreme
//
// What the numbers mean stands beside the scales (shudu/rating). Tested in
// tests/arrays/rating_test.cpp.
#pragma once

#include <span>
#include <string_view>

#include "shudu/arrays/rows.h"
#include "shudu/verbs/rating.h"

#pragma GCC visibility push(default)
namespace shudu::arrays {

/// The most numbers that a scale has.
inline constexpr std::size_t kMostColumns = 5;

/// The names of the numbers of a scale, in order.
[[nodiscard]] std::span<const std::string_view> rating_columns(const verbs::Scale& scale);

struct RateRowsWish {
  const verbs::Scale* scale = nullptr;
  std::uint64_t branches = 0;  ///< of forcing chains that may be followed for a row; 0: no limit
};

/// The rating of each row: `rating_columns` numbers one after another, NaN where the row is not
/// rated: where it has not one solution, or was not answered. Where the branches end a rating, the
/// row is kBudget and the numbers are at least what is said. kNotKnown where the scale does not
/// know the layout. `statuses` may be null. False: the call was ended.
bool rate_rows(const Rows& puzzles, const RowTerms& terms, const RateRowsWish& wish, float* ratings,
               RowStatus* statuses);

}  // namespace shudu::arrays
#pragma GCC visibility pop
