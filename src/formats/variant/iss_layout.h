// The grid, regions and free cells that the items of a constraint string state, wherever they
// stand.
#pragma once

#include <string_view>
#include <vector>

#include "formats/variant/iss_grid.h"
#include "formats/variant/iss_items.h"
#include "shudu/core/result.h"

namespace shudu::variant {

struct IssLayout {
  IssGrid grid;
  std::vector<Variables> boxes;
  std::vector<Variables> jigsaw;
  int stated_box_size = 0;  ///< of `RegionSize`; 0 where there is none
};

/// Is the item one of those that are read here?
[[nodiscard]] bool is_layout_item(std::string_view name);

/// Errors have the place of their item in `text`.
[[nodiscard]] Result<IssLayout> read_iss_layout(std::string_view text,
                                                const std::vector<IssItem>& items);

/// The regions of letters, one for each cell: what is too small or too large for a region may be
/// left over once. Nothing where more is.
[[nodiscard]] std::optional<std::vector<Variables>> jigsaw_regions(std::string_view letters,
                                                                   const IssShape& shape);

}  // namespace shudu::variant
