// A variant that is a classic grid over 9x9, for the engine that learns clauses.
#pragma once

#include <optional>
#include <vector>

#include "shudu/large/large_grid.h"
#include "shudu/variant/puzzle.h"

namespace shudu::verbs {

/// Nothing where the puzzle has rules besides rows, columns and boxes, open candidates, or at most
/// nine rows, where the search of `propagation` has an answer sooner.
[[nodiscard]] std::optional<large::LargeGrid> large_form(const variant::VariantPuzzle& puzzle);

}  // namespace shudu::verbs
