// Bent sets against their definition, read off every choice of cells of a line and a box.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "logic/puzzles.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using FoundBentSets = std::set<std::pair<std::vector<Cell>, std::vector<Candidate>>>;

bool do_see_each_other(const View& view, const std::vector<Cell>& cells) {
  for (const Cell a : cells) {
    for (const Cell b : cells) {
      if (a != b && !view.layout().peers(a).contains(b)) return false;
    }
  }
  return true;
}

std::vector<Cell> cells_with(const View& view, const std::vector<Cell>& cells, Digit digit) {
  std::vector<Cell> with;
  for (const Cell cell : cells) {
    if (view.candidates(cell).contains(digit)) with.push_back(cell);
  }
  return with;
}

int digits_of(const View& view, const std::vector<Cell>& cells) {
  DigitSet digits;
  for (const Cell cell : cells) digits |= view.candidates(cell);
  return digits.size();
}

// Do some of four cells, not all, hold no more digits than they are?
bool has_smaller(const View& view, const std::vector<Cell>& cells) {
  for (unsigned some = 1; some < 15; ++some) {
    std::vector<Cell> part;
    for (std::size_t i = 0; i < 4; ++i) {
      if ((some >> i & 1U) != 0) part.push_back(cells[i]);
    }
    if (digits_of(view, part) <= static_cast<int>(part.size())) return true;
  }
  return false;
}

void try_four(const View& view, const std::vector<Cell>& cells, FoundBentSets& found) {
  if (digits_of(view, cells) != 4 || has_smaller(view, cells)) return;
  std::vector<Digit> free;
  for (const Digit digit : view.layout().all_digits()) {
    if (!do_see_each_other(view, cells_with(view, cells, digit))) free.push_back(digit);
  }
  if (free.size() != 1) return;
  std::vector<Candidate> gone;
  for (const Cell cell : view.cells_of(free[0])) {
    std::vector<Cell> with = cells_with(view, cells, free[0]);
    const bool sees_all = std::all_of(with.begin(), with.end(), [&](Cell other) {
      return view.layout().peers(cell).contains(other);
    });
    if (sees_all) gone.push_back({cell, free[0]});
  }
  if (!gone.empty()) found.insert({cells, gone});
}

void try_all_fours(const View& view, CellSet cells, FoundBentSets& found) {
  const std::vector<Cell> list(cells.begin(), cells.end());
  for (std::size_t a = 0; a < list.size(); ++a) {
    for (std::size_t b = a + 1; b < list.size(); ++b) {
      for (std::size_t c = b + 1; c < list.size(); ++c) {
        for (std::size_t d = c + 1; d < list.size(); ++d)
          try_four(view, {list[a], list[b], list[c], list[d]}, found);
      }
    }
  }
}

FoundBentSets by_definition(const View& view) {
  FoundBentSets found;
  for (int line = 0; line < 18; ++line) {
    for (int box = 18; box < 27; ++box) {
      const CellSet two = view.layout().cells(House(line)) | view.layout().cells(House(box));
      if (two.size() == 18) continue;  // they do not cross
      try_all_fours(view, two & view.open_cells(), found);
    }
  }
  return found;
}

TEST(BentSets, OfFourCellsAreAllThatTheDefinitionGives) {
  Rng rng(41);
  std::size_t count = 0;
  for (int puzzle = 0; puzzle < by_build(12, 3); ++puzzle) {
    View view(Layout::classic(), random_puzzle(rng).givens);
    const Profile& profile = *find_profile("shudu");
    for (int i = 0; i < 40; ++i) {
      const auto step = next_step(view, profile);
      if (!step) break;
      view.apply(*step);
      if (i % 4 != 0) continue;
      FoundBentSets found;
      for (const Step& one : all_steps(view, *find_technique("wxyz-wing"))) {
        std::vector<Cell> cells = one.cells;
        std::sort(cells.begin(), cells.end());
        EXPECT_TRUE(found.insert({cells, one.eliminations}).second);
      }
      EXPECT_EQ(found, by_definition(view));
      count += found.size();
    }
  }
  EXPECT_GE(count, by_build(20U, 5U));
}

}  // namespace
}  // namespace shudu::test
