#include "verbs/variant/large_form.h"

#include <algorithm>
#include <bit>

namespace shudu::verbs {
namespace {

using variant::ValueSet;
using variant::VariantPuzzle;

// The boxes that the regions are, or a grid without rows.
large::LargeGrid boxes_of_regions(const VariantPuzzle& puzzle) {
  const int n = puzzle.rows;
  if (puzzle.regions.empty()) return {1, n, {}};  // the rows again
  for (int rows = 1; rows <= n; ++rows) {
    if (n % rows != 0) continue;
    std::vector<variant::Variables> wanted = variant::boxes_of(puzzle, rows, n / rows);
    std::vector<variant::Variables> regions = puzzle.regions;
    for (variant::Variables& region : regions) std::sort(region.begin(), region.end());
    std::sort(wanted.begin(), wanted.end());
    std::sort(regions.begin(), regions.end());
    if (wanted == regions) return {rows, n / rows, {}};
  }
  return {};
}

}  // namespace

std::optional<large::LargeGrid> large_form(const VariantPuzzle& puzzle) {
  constexpr int kClassic = 9;
  const bool is_square = puzzle.rows == puzzle.columns && puzzle.rows == puzzle.values() &&
                         puzzle.rows_differ && puzzle.columns_differ;
  if (!is_square || puzzle.rows <= kClassic) return std::nullopt;
  if (!puzzle.constraints.empty() || puzzle.free_variables > 0) return std::nullopt;
  large::LargeGrid grid = boxes_of_regions(puzzle);
  if (grid.box_rows == 0) return std::nullopt;
  for (const ValueSet set : puzzle.candidates) {
    const bool is_open = set == puzzle.all_values();
    if (!is_open && !std::has_single_bit(set)) return std::nullopt;
    grid.cells.push_back(is_open ? std::uint16_t{0}
                                 : static_cast<std::uint16_t>(std::countr_zero(set) + 1));
  }
  return grid;
}

}  // namespace shudu::verbs
