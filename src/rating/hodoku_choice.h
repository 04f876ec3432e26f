// Which step of several HoDoKu takes, where it finds all of them and sorts.
//
//   chains      more eliminations; the smaller sum of eliminations, each weighted by its place in
//               the list; the shorter chain
//   ALS chains  more eliminations, fewer cells
//   forcing     placements before eliminations, more of them, the lower cells, shorter chains
//
// Not seen at all: chains that meet a cell twice, and ALS chains that do not go from lower to
// higher sets. What is equal by these keeps the order of the finders.
#pragma once

#include <optional>

#include "rating/hodoku_table.h"
#include "shudu/logic/technique.h"

namespace shudu {

/// The step of the techniques of one turn of the table; none where they have none.
[[nodiscard]] std::optional<Step> choose_hodoku_step(const View& view,
                                                     std::span<const HodokuRow> turn,
                                                     const FindOptions& options);

}  // namespace shudu
