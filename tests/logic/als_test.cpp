// Almost locked sets and their links against plain definitions, and the finders that use them on
// layouts other than the classic one.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include "logic/cases.h"
#include "logic/facts_restricted.h"
#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

bool is_almost_locked(const View& view, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells) {
    if (view.candidates(cell).size() < 2) return false;
    digits |= view.candidates(cell);
  }
  return digits.size() == cells.size() + 1;
}

// Every set of cells of a house, tried one by one; cells of a single candidate are in none.
std::vector<CellSet> plain_list(const View& view) {
  std::vector<CellSet> all;
  for (int h = 0; h < view.layout().house_count(); ++h) {
    const auto list = view.layout().cell_list(House(h));
    for (unsigned bits = 1; bits < (1U << list.size()); ++bits) {
      CellSet cells;
      for (unsigned left = bits; left != 0; left &= left - 1) {
        cells.insert(list[static_cast<std::size_t>(std::countr_zero(left))]);
      }
      const bool is_known = std::find(all.begin(), all.end(), cells) != all.end();
      if (is_almost_locked(view, cells) && !is_known) all.push_back(cells);
    }
  }
  return all;
}

DigitSet plain_commons(const View& view, const Als& a, const Als& b) {
  DigitSet commons = a.digits & b.digits;
  for (const Cell one : a.cells) {
    for (const Cell other : b.cells) {
      if (view.layout().peers(one).contains(other)) continue;
      commons -= view.candidates(one) & view.candidates(other);
    }
  }
  return commons;
}

TEST(AlmostLockedSets, AreAllSetsOfAHouseWithOneDigitTooMany) {
  Rng rng(1);
  for (int i = 0; i < by_build(5, 1); ++i) {
    const View view(Layout::classic(), random_puzzle(rng, 6).givens);
    std::vector<CellSet> wanted = plain_list(view);
    for (const Als& als : als_of(view)) {
      const auto at = std::find(wanted.begin(), wanted.end(), als.cells);
      ASSERT_NE(at, wanted.end());
      wanted.erase(at);
      EXPECT_TRUE(view.layout().cells(als.house).contains_all(als.cells));
      for (const Digit digit : als.digits) {
        EXPECT_EQ(als.of(digit), als.cells & view.cells_of(digit));
        EXPECT_EQ(als.common(digit), view.common_peers(als.of(digit)));
      }
    }
    EXPECT_TRUE(wanted.empty());
  }
}

TEST(RestrictedLinks, AreAllPairsOfSetsWithARestrictedCommon) {
  Rng rng(2);
  const View view(Layout::classic(), random_puzzle(rng, 6).givens);
  const AlsList& list = als_of(view);
  for (std::size_t i = 0; i < list.size(); ++i) {
    std::vector<DigitSet> commons(list.size());
    int last = -1;
    for (const RestrictedLink& link : restricted_links_of(view).of(i)) {
      EXPECT_GT(link.other, last);
      last = link.other;
      commons[link.other] = link.commons;
      EXPECT_EQ(link.overlaps, list[i].cells.intersects(list[link.other].cells));
    }
    for (std::size_t j = 0; j < list.size(); ++j) {
      const DigitSet wanted = i == j ? DigitSet() : plain_commons(view, list[i], list[j]);
      EXPECT_EQ(commons[j], wanted) << i << ' ' << j;
      EXPECT_EQ(restricted_commons(list[i], list[j]), wanted);
    }
  }
}

bool is_of_these_families(const Technique& technique) {
  return technique.family == Family::kAls || technique.family == Family::kExclusion ||
         technique.family == Family::kDirect || technique.family == Family::kSingles;
}

// Steps at each position, of which some at random are applied; the number of steps.
long walk(const Layout& layout, const RandomPuzzle& puzzle, Rng& rng) {
  constexpr std::size_t kMost = 60;  // steps of one technique at one position
  View view(layout, puzzle.givens);
  long count = 0;
  // The first positions, of the most candidates, take longest.
  for (int positions = by_build(1000, 2); positions > 0 && !view.is_full(); --positions) {
    std::vector<Step> found;
    for (const Technique& technique : technique_table()) {
      if (!is_of_these_families(technique)) continue;
      std::size_t left = by_build(kMost, kMost / 6);
      const auto sink = [&](Step&& step) {
        EXPECT_EQ(check_step(view, step, puzzle.solution), StepFault::kNone)
            << technique.slug << " on " << layout.size();
        found.push_back(std::move(step));
        return --left > 0;
      };
      technique.find({view, technique, FindOptions{}, sink});
    }
    count += static_cast<long>(found.size());
    if (found.empty()) return count;
    // Those that an earlier one has made impossible do nothing or are left out.
    for (int i = 0; i < 3; ++i) {
      const Step& step = found[rng.below(found.size())];
      if (check_form(view, step) == StepFault::kNone) view.apply(step);
    }
  }
  return count;
}

TEST(AlmostLockedSets, StepsAgreeWithTheSolutionOnEveryLayout) {
  Rng rng(3);
  for (std::size_t at = 0; at < layout_table().size(); at += by_build(1U, 5U)) {
    const LayoutRow& row = layout_table()[at];
    EXPECT_GT(walk(*row.layout, random_puzzle(*row.layout, rng), rng), 0) << row.slug;
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace shudu::test
