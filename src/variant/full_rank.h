// The readings of a square grid, each row and column from both ends, and how ties are judged.
#pragma once

#include <cstdint>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// Rows from the left, then from the right, columns from the top, then from the bottom.
std::vector<Variables> readings_of(const VariantPuzzle& puzzle);

enum class RankTies : std::uint8_t { kNone, kOnlyUnclued, kAny };

/// As the puzzle states it at its top, else kOnlyUnclued.
RankTies rank_ties_of(const VariantPuzzle& puzzle);

}  // namespace shudu::variant
