// Exocets, SK-loops, multi-sector locked sets and multi-fish: their steps against what the patterns
// are by definition, and held to a solution on every layout.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "logic/positions.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr std::size_t kMostSteps = 200;

TEST(Rank, StepsAgreeWithASolutionOnEveryLayout) {
  const std::vector<std::string> slugs = {"junior-exocet", "senior-exocet", "double-exocet",
                                          "sk-loop",       "msls",          "multi-fish"};
  Rng rng(29);
  std::vector<long> counts(slugs.size());
  const std::vector<Layout> layouts = all_layouts();
  for (const Layout& layout : layouts) {
    for (int i = 0; i < by_build(20, 1); ++i) {
      const Position position = random_position(layout, rng);
      for (std::size_t t = 0; t < slugs.size(); ++t) {
        const std::vector<Step> steps = some_steps(position.view, slugs[t], kMostSteps);
        expect_sound_and_distinct(position, steps);
        counts[t] += static_cast<long>(steps.size());
      }
    }
  }
  for (std::size_t t = 0; t < slugs.size(); ++t) {
    std::printf("%s %ld\n", slugs[t].c_str(), counts[t]);
  }
}

// The positions of a technique's cases, and of random ones.
std::vector<Position> positions_of(std::string_view slug, int more) {
  std::vector<Position> positions;
  for (const Case& one : cases_of(slug)) {
    const View view = view_of(one.cells, one.deleted);
    positions.push_back({view, solution_of(view)});
  }
  Rng rng(31);
  for (int i = 0; i < more; ++i) {
    positions.push_back(random_position(Layout::classic(), rng));
  }
  return positions;
}

// The candidates of the links of a step: its digits in the cells of its cover houses.
CandidateSet in_cover(const Layout& layout, const Step& step) {
  CandidateSet reached;
  for (std::size_t i = 0; i < step.cover.size(); ++i) {
    for (const Digit digit : step.als.at(i).digits) {
      for (const Cell cell : layout.cells(step.cover[i])) reached.insert({cell, digit});
    }
  }
  return reached;
}

std::size_t count_links(const Step& step) {
  std::size_t links = 0;
  for (const StepAls& link : step.als) links += static_cast<std::size_t>(link.digits.size());
  return links;
}

void expect_all_reached(const View& view, const Step& step) {
  const CandidateSet reached = in_cover(view.layout(), step);
  for (const Cell cell : step.cells) {
    for (const Digit digit : view.candidates(cell)) {
      EXPECT_TRUE(reached.contains({cell, digit})) << text_of(step);
    }
  }
}

// Cells are the truths, digits in houses the links: as many of these as of those, and every
// candidate of a cell is in a link.
TEST(Rank, SetsOfCellsHaveAsManyLinksThatReachAllTheirCandidates) {
  for (const std::string slug : {"sk-loop", "msls"}) {
    for (const Position& position : positions_of(slug, by_build(60, 1))) {
      for (const Step& step : some_steps(position.view, slug, kMostSteps)) {
        ASSERT_EQ(step.cover.size(), step.als.size());
        EXPECT_EQ(count_links(step), step.cells.size()) << text_of(step);
        expect_all_reached(position.view, step);
      }
    }
  }
}

// Counts the truths of a multi-fish, each of which the links must reach.
std::size_t count_truths(const View& view, const Step& step, const CandidateSet& reached) {
  std::size_t truths = 0;
  for (const House house : step.base) {
    for (const Digit digit : step.digits) {
      if (view.places(house, digit) != 0) ++truths;
      for (const Cell cell : view.cells_of(digit, house)) {
        EXPECT_TRUE(reached.contains({cell, digit})) << text_of(step);
      }
    }
  }
  return truths;
}

// Digits in base houses are the truths, digits in cover houses and cells the links.
TEST(Rank, MultiFishHaveAsManyLinksAsTruths) {
  for (const Position& position : positions_of("multi-fish", by_build(60, 1))) {
    const View& view = position.view;
    for (const Step& step : some_steps(view, "multi-fish", kMostSteps)) {
      ASSERT_EQ(step.cover.size(), step.als.size());
      CandidateSet reached = in_cover(view.layout(), step);
      for (const Cell cell : step.cells) {
        for (const Digit digit : step.digits) reached.insert({cell, digit});
      }
      EXPECT_EQ(step.cells.size() + count_links(step), count_truths(view, step, reached))
          << text_of(step);
    }
  }
}

// Base, then targets of each exocet of the step.
void expect_base_in_targets(const Grid& solution, const Step& step) {
  ASSERT_EQ(step.cells.size() % 4, 0U);
  for (std::size_t i = 0; i < step.cells.size(); i += 4) {
    std::multiset<int> base;
    std::multiset<int> targets;
    for (std::size_t k = 0; k < 4; ++k) {
      (k < 2 ? base : targets).insert(solution.value_at(step.cells[i + k]));
    }
    EXPECT_EQ(base, targets) << text_of(step);
  }
}

// What an exocet says: the targets have the digits of their base.
TEST(Exocets, TargetsHaveTheDigitsOfTheBaseInTheSolution) {
  int seen = 0;
  for (const std::string slug : {"junior-exocet", "senior-exocet", "double-exocet"}) {
    for (const Position& position : positions_of(slug, by_build(300, 2))) {
      for (const Step& step : some_steps(position.view, slug, kMostSteps)) {
        expect_base_in_targets(position.solution, step);
        ++seen;
      }
    }
  }
  EXPECT_GE(seen, 10);
}

}  // namespace
}  // namespace shudu::test
