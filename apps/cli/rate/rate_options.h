// What the options of `rate` ask for: on which scale, and which puzzles are wanted. Filled by
// rate_values.cpp.
#pragma once

#include <optional>

namespace shudu::cli {

struct Scale;  // scale_table.h

struct RateOptions {
  const Scale* scale = nullptr;   ///< --scale; nullptr: the first one
  std::optional<int> min_tenths;  ///< --min-er: 92 for 9.2
  std::optional<int> max_tenths;  ///< --max-er
  bool pearls = false;            ///< only puzzles with ER = EP
  bool diamonds = false;          ///< only puzzles with ER = EP = ED

  [[nodiscard]] bool has_filter() const { return min_tenths || max_tenths || pearls || diamonds; }
};

}  // namespace shudu::cli
