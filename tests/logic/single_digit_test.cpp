// Single-digit patterns and colours: against a plain search over all fours of cells, and held to a
// solution on every layout. None of them assumes that there is one solution, so any grid with cells
// taken out will do.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"
#include "shudu/logic/step_check.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

struct Position {
  View view;
  Grid solution;
};

// A grid of the layout with some cells taken out at random; more candidates go at random.
Position random_position(const Layout& layout, Rng& rng) {
  Grid start(layout.size());
  start.place(Cell(layout.cell_count() / 2),
              Digit(1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(layout.size())))));
  const Grid solution = solve(layout, start).value().first;
  Grid givens(layout.size());
  const std::uint64_t kept = 20 + rng.below(50);
  for (const Cell cell : layout.all_cells()) {
    if (rng.below(100) < kept) givens.place(cell, *solution[cell]);
  }
  View view(layout, givens);
  const std::uint64_t taken = rng.below(60);
  for (const Cell cell : view.open_cells()) {
    for (const Digit digit : view.candidates(cell)) {
      if (digit != *solution[cell] && rng.below(100) < taken) view.eliminate({cell, digit});
    }
  }
  return {view, solution};
}

const std::vector<std::string>& slugs() {
  static const std::vector<std::string> kSlugs = {
      "skyscraper",         "two-string-kite",         "dual-two-string-kite", "turbot-fish",
      "empty-rectangle",    "dual-empty-rectangle",    "simple-colors-wrap",   "simple-colors-trap",
      "multi-colors-2",     "multi-colors-1",          "template-set",         "template-delete",
      "grouped-skyscraper", "grouped-two-string-kite", "grouped-turbot-fish",  "broken-wing"};
  return kSlugs;
}

// The named layouts, a jigsaw and a union.
std::vector<Layout> layouts() {
  std::vector<Layout> all;
  for (const LayoutRow& row : layout_table()) all.push_back(*row.layout);
  const std::string jigsaw =
      "111222333111222363411225363"
      "414255363444555666744585669"
      "748885969777788999777888999";
  all.push_back(parse_layout("jigsaw:" + jigsaw).value());
  all.push_back(parse_layout("x+windoku").value());
  return all;
}

TEST(SingleDigit, StepsAgreeWithASolutionOnEveryLayout) {
  Rng rng(21);
  FindOptions options;
  options.duals = true;
  options.thin_rectangles = true;
  std::vector<long> counts(slugs().size());
  for (const Layout& layout : layouts()) {
    for (int i = 0; i < by_build(30, 5, 2); ++i) {
      const Position position = random_position(layout, rng);
      for (std::size_t t = 0; t < slugs().size(); ++t) {
        const auto steps = all_steps(position.view, *find_technique(slugs()[t]), options);
        for (std::size_t s = 0; s < steps.size(); ++s) {
          ASSERT_EQ(check_step(position.view, steps[s], position.solution), StepFault::kNone)
              << text_of(steps[s]);
          for (std::size_t earlier = 0; earlier < s && s < 100; ++earlier) {
            ASSERT_FALSE(steps[earlier] == steps[s]) << "twice: " << text_of(steps[s]);
          }
        }
        counts[t] += static_cast<long>(steps.size());
      }
    }
  }
  for (std::size_t t = 0; t < slugs().size(); ++t) {
    std::printf("%s %ld\n", slugs()[t].c_str(), counts[t]);
    if (by_build(true, false, false)) {  // few positions may have none
      EXPECT_GT(counts[t], 0) << slugs()[t];
    }
  }
}

bool are_conjugate(const View& view, Digit digit, Cell a, Cell b) {
  for (const House house : view.layout().houses_of(a)) {
    if (view.cells_of(digit, house) == CellSet{a, b}) return true;
  }
  return false;
}

struct Found {
  CellSet cells;
  CellSet eliminated;
  friend bool operator==(const Found&, const Found&) = default;
};

// Every start = mid - mid = end that clears something, by trying all cells.
std::vector<Found> plain_turbots(const View& view, Digit digit) {
  std::vector<Found> all;
  const CellSet places = view.cells_of(digit);
  for (const Cell start : places) {
    for (const Cell start_mid : places& view.layout().peers(start)) {
      if (!are_conjugate(view, digit, start, start_mid)) continue;
      for (const Cell end_mid : places& view.layout().peers(start_mid)) {
        for (const Cell end : places& view.layout().peers(end_mid)) {
          const CellSet cells{start, start_mid, end_mid, end};
          if (cells.size() != 4 || !are_conjugate(view, digit, end_mid, end)) continue;
          const Found found{cells, view.common_peers({start, end}) & places};
          const bool is_known = std::find(all.begin(), all.end(), found) != all.end();
          if (!found.eliminated.empty() && !is_known) all.push_back(found);
        }
      }
    }
  }
  return all;
}

Found found_of(const Step& step) {
  Found found;
  for (const Cell cell : step.cells) found.cells.insert(cell);
  for (const Candidate& gone : step.eliminations) found.eliminated.insert(gone.cell);
  return found;
}

TEST(SingleDigit, TurbotFishAreAllThatAPlainSearchFinds) {
  Rng rng(22);
  long count = 0;
  for (const Layout& layout : layouts()) {
    for (int i = 0; i < by_build(20, 5, 1); ++i) {
      const View view = random_position(layout, rng).view;
      std::array<std::vector<Found>, kMaxSize> plain;
      std::size_t wanted = 0;
      for (const Digit digit : view.layout().all_digits()) {
        auto& of_digit = plain[static_cast<std::size_t>(digit.index())];
        of_digit = plain_turbots(view, digit);
        wanted += of_digit.size();
      }
      const auto steps = all_steps(view, *find_technique("turbot-fish"));
      EXPECT_EQ(steps.size(), wanted);
      for (const Step& step : steps) {
        const auto& of_digit = plain[static_cast<std::size_t>(step.digits.first().index())];
        EXPECT_NE(std::find(of_digit.begin(), of_digit.end(), found_of(step)), of_digit.end())
            << text_of(step);
        ++count;
      }
    }
  }
  EXPECT_GT(count, 0);
}

TEST(SingleDigit, SkyscrapersAndKitesAreTurbotFish) {
  Rng rng(23);
  for (int i = 0; i < by_build(100, 20, 2); ++i) {
    const View view = random_position(Layout::classic(), rng).view;
    const auto turbots = all_steps(view, *find_technique("turbot-fish"));
    for (const char* const slug : {"skyscraper", "two-string-kite"}) {
      for (const Step& step : all_steps(view, *find_technique(slug))) {
        const Found found = found_of(step);
        const auto is_it = [&](const Step& turbot) {
          const Found other = found_of(turbot);
          return other.cells == found.cells && turbot.digits == step.digits &&
                 other.eliminated.contains_all(found.eliminated);
        };
        EXPECT_TRUE(std::any_of(turbots.begin(), turbots.end(), is_it)) << text_of(step);
      }
    }
  }
}

}  // namespace
}  // namespace shudu::test
