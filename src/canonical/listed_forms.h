// Forms under symmetries that are listed one by one, and the list of a layout's symmetries:
// for the layouts whose boxes do not explain their group.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "canonical/winners.h"
#include "shudu/core/layout.h"
#include "shudu/core/stop.h"

namespace shudu {

/// The boxes of a layout that has rows, columns, boxes of at least 2x2 and nothing else (a jigsaw
/// of such boxes too); else nothing.
[[nodiscard]] std::optional<BoxShape> plain_boxes(const Layout& layout);

/// Every way to move lines that keeps houses and peers, the identity first; nothing where there
/// are more than `most`, where a hundred million comparisons did not settle it, or where the stop
/// came.
[[nodiscard]] std::optional<std::vector<Symmetry>> symmetries_of(const Layout& layout,
                                                                 std::size_t most, Stop stop = {});

/// The smallest rearrangement of `grid` under `symmetries`, each of which is tried. Preconditions:
/// a group, not empty, all of the size of `grid`.
[[nodiscard]] Winners form_by_list(std::span<const Symmetry> symmetries, const Grid& grid);

}  // namespace shudu
