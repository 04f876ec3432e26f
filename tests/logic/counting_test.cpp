// Subsets by counting: the counts against trying all sets, almost locked sets against a plain
// search, leftovers on a jigsaw, and every step held to a solution on every layout.
#include "logic/counted_sets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>

#include "logic/cases.h"
#include "logic/equal_sets.h"
#include "logic/positions.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

int most_times_by_trying(const Layout& layout, const std::vector<Cell>& places) {
  int best = 0;
  for (unsigned bits = 0; bits < 1U << places.size(); ++bits) {
    bool fits = true;
    int count = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
      if ((bits >> i & 1U) == 0) continue;
      ++count;
      for (std::size_t j = 0; j < i; ++j) {
        fits &= (bits >> j & 1U) == 0 || !layout.peers(places[i]).contains(places[j]);
      }
    }
    if (fits) best = std::max(best, count);
  }
  return best;
}

TEST(CountedSets, FitAsOftenAsTryingAllTells) {
  Rng rng(11);
  for (const Layout& layout : all_layouts()) {
    for (int i = 0; i < by_build(40, 2); ++i) {
      CellSet cells;
      for (std::uint64_t k = rng.below(11); k > 0; --k) {
        cells.insert(
            Cell(static_cast<int>(rng.below(static_cast<std::uint64_t>(layout.cell_count())))));
      }
      EXPECT_EQ(most_times(layout, cells),
                most_times_by_trying(layout, std::vector<Cell>(cells.begin(), cells.end())));
    }
  }
}

TEST(Counting, StepsAgreeWithASolutionOnEveryLayout) {
  const std::vector<std::string> slugs = {"almost-locked-pair",      "almost-locked-triple",
                                          "almost-locked-quadruple", "law-of-leftover",
                                          "subset-counting",         "distributed-disjoint-subset"};
  Rng rng(28);
  std::vector<long> counts(slugs.size());
  const std::vector<Layout> layouts = all_layouts();
  for (const Layout& layout : layouts) {
    for (int i = 0; i < by_build(25, 1); ++i) {
      const Position position = random_position(layout, rng);
      for (std::size_t t = 0; t < slugs.size(); ++t) {
        const std::vector<Step> steps = some_steps(position.view, slugs[t], 500);
        expect_sound_and_distinct(position, steps);
        counts[t] += static_cast<long>(steps.size());
      }
    }
  }
  for (std::size_t t = 0; t < slugs.size(); ++t) {
    std::printf("%s %ld\n", slugs[t].c_str(), counts[t]);
  }
}

TEST(Leftovers, AreTheCellsOfOneSideOnlyAndHoldTheSameDigits) {
  const auto parsed = parse_layout(
      "jigsaw:111222333111222363411225363414255363444555666744585669748885969777788999777888999");
  ASSERT_TRUE(parsed.has_value());
  const Layout& layout = parsed.value();
  Rng rng(4);
  long joint = 0;
  for (int i = 0; i < by_build(60, 2); ++i) {
    const Position position = random_position(layout, rng);
    for (const Step& step : all_steps(position.view, *find_technique("law-of-leftover"))) {
      CellSet base;
      CellSet cover;
      for (const House house : step.base) base |= layout.cells(house);
      for (const House house : step.cover) cover |= layout.cells(house);
      CellSet cells;
      for (const Cell cell : step.cells) cells.insert(cell);
      EXPECT_EQ(step.base.size(), step.cover.size());
      EXPECT_EQ(cells, (base - cover) | (cover - base));
      std::multiset<int> one;
      std::multiset<int> other;
      for (const Cell cell : base - cover) one.insert(position.solution.value_at(cell));
      for (const Cell cell : cover - base) other.insert(position.solution.value_at(cell));
      EXPECT_EQ(one, other);
      if (!step.als.empty()) ++joint;
    }
  }
  EXPECT_GT(joint, 0);
}

}  // namespace
}  // namespace shudu::test
