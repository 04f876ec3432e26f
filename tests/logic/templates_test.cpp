// Templates against a plain listing of all of them: what is in all, and what in none, to a fixpoint
// between the digits.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "logic/puzzles.h"
#include "shudu/logic/technique.h"

namespace shudu::test {
namespace {

using Templates = std::vector<CellSet>;

// All ways to place a digit row by row, in cells that are free for it or hold it already.
void list_from(const Layout& layout, CellSet free, int row, CellSet chosen, Templates& all) {
  if (row == layout.size()) {
    for (int h = 0; h < layout.house_count(); ++h) {
      if (!layout.cells(House(h)).intersects(chosen)) return;
    }
    all.push_back(chosen);
    return;
  }
  for (const Cell cell : free& layout.cells(layout.row(row))) {
    list_from(layout, free - layout.peers(cell), row + 1, chosen | CellSet::only(cell), all);
  }
}

struct Bounds {
  CellSet in_all;
  CellSet in_some;
};

Bounds bounds_of(const Templates& all) {
  Bounds bounds{all.front(), all.front()};
  for (const CellSet cells : all) {
    bounds.in_all &= cells;
    bounds.in_some |= cells;
  }
  return bounds;
}

// Were there templates that need one of these cells?
bool drop_barred(Templates& list, CellSet barred) {
  return std::erase_if(list, [&](CellSet cells) { return cells.intersects(barred); }) > 0;
}

std::array<Bounds, kMaxSize> slow_bounds(const View& view) {
  const Layout& layout = view.layout();
  std::array<Templates, kMaxSize> lists;
  for (const Digit digit : layout.all_digits()) {
    CellSet free = view.cells_of(digit);
    for (const Cell cell : layout.all_cells()) {
      if (view.grid()[cell] == digit) free.insert(cell);
    }
    list_from(layout, free, 0, CellSet(), lists[static_cast<std::size_t>(digit.index())]);
  }
  std::array<Bounds, kMaxSize> bounds;
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (std::size_t d = 0; d < lists.size(); ++d) {
      bounds[d] = bounds_of(lists[d]);
      for (std::size_t e = 0; e < lists.size(); ++e) {
        if (e != d) is_changed = drop_barred(lists[e], bounds[d].in_all) || is_changed;
      }
    }
  }
  return bounds;
}

CellSet cells_in(const std::vector<Candidate>& candidates) {
  CellSet cells;
  for (const Candidate& candidate : candidates) cells.insert(candidate.cell);
  return cells;
}

// The cells of the step on this digit; none where there is none.
CellSet found_for(const View& view, std::string_view slug, Digit digit) {
  for (const Step& step : all_steps(view, *find_technique(slug))) {
    if (step.digits != DigitSet::only(digit)) continue;
    return cells_in(step.placements) | cells_in(step.eliminations);
  }
  return {};
}

TEST(Templates, AgreeWithAPlainListing) {
  Rng rng(12);
  for (int i = 0; i < 12; ++i) {
    const View view(Layout::classic(), random_puzzle(rng, 2).givens);
    const auto bounds = slow_bounds(view);
    for (const Digit digit : view.layout().all_digits()) {
      const Bounds& own = bounds[static_cast<std::size_t>(digit.index())];
      EXPECT_EQ(found_for(view, "template-set", digit), own.in_all & view.open_cells());
      EXPECT_EQ(found_for(view, "template-delete", digit), view.cells_of(digit) - own.in_some);
    }
  }
}

TEST(Templates, NothingFollowsWhereADigitHasNone) {
  View view(Layout::classic(), Grid(9));
  for (const Cell cell : view.layout().cells(House(0))) view.eliminate({cell, Digit(1)});
  EXPECT_TRUE(all_steps(view, *find_technique("template-set")).empty());
  EXPECT_TRUE(all_steps(view, *find_technique("template-delete")).empty());
}

TEST(Templates, NothingFollowsFromAnEmptyGrid) {
  const View view(Layout::classic(), Grid(9));
  EXPECT_TRUE(all_steps(view, *find_technique("template-set")).empty());
  EXPECT_TRUE(all_steps(view, *find_technique("template-delete")).empty());
}

}  // namespace
}  // namespace shudu::test
