// What texts that hold little have: a square grid of values from 1 with givens, a region for each
// cell, cages that do not overlap, and both diagonals. Everything else is an error that names it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "shudu/core/result.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {

/// kCannotHold with a part of the grid as token.
[[nodiscard]] Error cannot_hold_part(std::string_view part);

/// The givens row by row, 0 for a blank. kCannotHold where the grid is not a square whose rows and
/// columns hold the values from 1 once each, or has candidates or variables behind it.
[[nodiscard]] Result<std::vector<int>> givens_of(const VariantPuzzle& puzzle);

/// Are the regions these, in any order?
[[nodiscard]] bool has_regions(const VariantPuzzle& puzzle, std::vector<Variables> regions);

/// The number of the region of each cell, in the order of their first cells, where as many regions
/// as there are rows fill a square grid, all of one size; else nothing.
[[nodiscard]] std::optional<std::vector<int>> partition_of(const VariantPuzzle& puzzle);

/// The regions of such numbers.
[[nodiscard]] std::vector<Variables> regions_of_map(const std::vector<int>& map);

/// Cages and diagonals of a puzzle.
struct CageParts {
  std::vector<int> cage_of;        ///< of each cell; -1 for none
  std::vector<std::int64_t> sums;  ///< of each cage; 0 for none
  bool has_diagonals = false;
};

/// kCannotHold names a kind that is neither, cages that share a cell, and one diagonal alone.
[[nodiscard]] Result<CageParts> cages_of(const VariantPuzzle& puzzle);

/// Rules for the diagonals, both of them.
void add_diagonals(VariantPuzzle& puzzle);

/// Leaves nothing but a value in a cell. Precondition: in the range.
void give(VariantPuzzle& puzzle, std::size_t cell, int value);

}  // namespace shudu::variant
