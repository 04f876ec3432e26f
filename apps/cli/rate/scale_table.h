// The scales that `rate` knows, one row each: a function from a puzzle to what is written of it.
// A new scale is a function and a row; options, help and completions follow from the row.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/rate/rate_options.h"
#include "shudu/core/grid.h"
#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"

namespace shudu::cli {

/// A puzzle with one solution, and how much is to be said of it.
struct RateQuestion {
  const Layout& layout;
  const Grid& givens;
  const RateOptions& wanted;
  Language language = Language::kEnglish;
  bool with_json = false;  ///< fill the `json` members, steps included
  Stop stop = {};
};

/// What a scale says of a puzzle.
struct Rated {
  std::string score;        ///< `7.2/1.5/1.5`; `at least 9.2` where the search was ended
  std::string technique;    ///< the name of the hardest one; empty where no step was taken
  bool is_wanted = true;    ///< passes the filters
  bool is_stopped = false;  ///< by the flag, before all was known
  std::string json;         ///< the object of the field `rating`
  std::string steps_json;   ///< the list of the field `steps`
};

struct Scale {
  std::string_view name;
  bool has_er;  ///< rates in ER, EP and ED, so that the filters have a meaning
  /// Error: the scale does not know the layout.
  Result<Rated> (*rate)(const RateQuestion& question);
};

/// `se` first: the one that is used when nobody says.
[[nodiscard]] std::span<const Scale> scale_table();
[[nodiscard]] const Scale* find_scale(std::string_view name);

}  // namespace shudu::cli
