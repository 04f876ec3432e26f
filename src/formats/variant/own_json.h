// Our own JSON of a variant. docs/variant.schema.json is its schema.
//
//   {"format":"shudu-variant","version":1,
//    "rows":6,"columns":6,"low":1,"high":6,     size, and the range of values (high: values at
//    most) "rows_differ":true,"columns_differ":true,  false: a value may occur twice in a line
//    "regions":[[0,1,2,6,7,8],...],             cells from 0, row by row
//    "free_variables":2,                        numbered after the cells; 0 where left out
//    "candidates":[[7,[3]],[8,[1,2]]],          of cells that cannot have every value
//    "constraints":[{"kind":"cage","cells":[0,1],"sum":5},
//                   {"kind":"or","branches":[[{"kind":"odd","cells":[4]}],[]]}],
//    "solution":[...],"title":"...","author":"...","rules":"..."}
//
// A constraint has, besides its kind, what the row of its kind takes (kinds.h): `cells`; numbers
// and lists of cells under the names of the row (`sum`, `circle`); `weights` or `values`, and
// `counts_and_values` one after the other; `table`, for each value of the first cell the values
// that go with it; `automaton`,
// {"states":3,"starts":[0],"accepting":[2],"steps":[[0,[1,2,"break"],1]]}, where "break" is the
// sign between two lines; `branches`, lists of constraints. Other members are errors, so that no
// rule is lost.
#pragma once

#include <string_view>

#include "shudu/variant/kinds.h"

namespace shudu::variant {

inline constexpr std::string_view kOwnFormat = "shudu-variant";
inline constexpr std::int64_t kOwnVersion = 1;
/// Branches in branches take three levels each.
inline constexpr std::size_t kOwnDepth = 8 + 3 * (static_cast<std::size_t>(kMostDepth) + 1);

/// What the member is called that has the series of a kind; empty where it takes none.
[[nodiscard]] constexpr std::string_view series_name(SeriesParameter series) {
  switch (series) {
    case SeriesParameter::kWeights:
      return "weights";
    case SeriesParameter::kValues:
      return "values";
    case SeriesParameter::kCountsAndValues:
      return "counts_and_values";
    case SeriesParameter::kNone:
      break;
  }
  return {};
}

}  // namespace shudu::variant
