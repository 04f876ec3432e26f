// The question `rate`, and the scales that a puzzle can be rated on, one row each. A new scale is a
// function and a row; options, fields, help and completions follow from it.
//
// Where the budget has somebody to ask, the scale `se` goes in slices, each with four times the
// branches of the one before: all slices together cost at most a third more than twice the work of
// one go, and usually there is one only. Thread-safe for different budgets. Tested in
// tests/service/rating_test.cpp and tests/cli/rate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "shudu/rating/hodoku.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/verbs/position.h"
#include "shudu/verbs/searching.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// What is to be known of a rating, and which puzzles are wanted at all.
struct RateWish {
  bool with_path = false;         ///< what each step costs, too
  std::optional<int> min_tenths;  ///< of ER: 92 for 9.2; the filters are for scales that have it
  std::optional<int> max_tenths;
  bool pearls = false;         ///< only puzzles with ER = EP
  bool diamonds = false;       ///< only puzzles with ER = EP = ED
  std::uint64_t branches = 0;  ///< of forcing chains that may be followed; 0: no limit
};

using Rating = std::variant<SeRating, HodokuRating, ShuduRating>;

struct Rated {
  Rating rating;
  bool is_wanted = true;    ///< passes the filters
  bool is_stopped = false;  ///< before all was known; what is said is true at least
};

struct Scale {
  std::string_view name;
  bool has_er;  ///< rates in ER, EP and ED, so that the filters have a meaning
  /// Of a puzzle with one solution. Error: the scale does not know the layout.
  Result<Rated> (*rate)(Budget& budget, const View& puzzle, const RateWish& wish);
};

/// `se` first: the one that is used when nobody says.
[[nodiscard]] std::span<const Scale> scale_table();
/// Null where there is none of that name.
[[nodiscard]] const Scale* find_scale(std::string_view name);

/// How hard the givens are, or the candidates that are the puzzle. Where the budget ends the rating
/// itself, what is known by then is the answer: Rated::is_stopped.
[[nodiscard]] Result<Rated, Unanswered> rate(Budget& budget, const Position& position,
                                             const Scale& scale, const RateWish& wish,
                                             const SearchWish& search = {});

}  // namespace shudu::verbs
#pragma GCC visibility pop
