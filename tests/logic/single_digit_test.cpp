// Single-digit patterns and colours: against a plain search over all fours of cells, and held to a
// solution on every layout. None of them assumes that there is one solution, so any grid with cells
// taken out will do.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "logic/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

const std::vector<std::string>& single_digit_slugs() {
  static const std::vector<std::string> kSlugs = {
      "skyscraper",         "two-string-kite",         "dual-two-string-kite", "turbot-fish",
      "empty-rectangle",    "dual-empty-rectangle",    "simple-colors-wrap",   "simple-colors-trap",
      "multi-colors-2",     "multi-colors-1",          "template-set",         "template-delete",
      "grouped-skyscraper", "grouped-two-string-kite", "grouped-turbot-fish",  "broken-wing"};
  return kSlugs;
}

TEST(SingleDigit, StepsAgreeWithASolutionOnEveryLayout) {
  Rng rng(21);
  FindOptions options;
  options.duals = true;
  options.thin_rectangles = true;
  std::vector<long> counts(single_digit_slugs().size());
  for (const Layout& layout : all_layouts()) {
    for (int i = 0; i < by_build(30, 2); ++i) {
      const Position position = random_position(layout, rng);
      for (std::size_t t = 0; t < single_digit_slugs().size(); ++t) {
        const auto steps =
            all_steps(position.view, *find_technique(single_digit_slugs()[t]), options);
        expect_sound_and_distinct(position, steps);
        counts[t] += static_cast<long>(steps.size());
      }
    }
  }
  for (std::size_t t = 0; t < single_digit_slugs().size(); ++t) {
    std::printf("%s %ld\n", single_digit_slugs()[t].c_str(), counts[t]);
    if (by_build(true, false)) {  // few positions may have none
      EXPECT_GT(counts[t], 0) << single_digit_slugs()[t];
    }
  }
}

bool are_conjugate(const View& view, Digit digit, Cell a, Cell b) {
  for (const House house : view.layout().houses_of(a)) {
    if (view.cells_of(digit, house) == CellSet{a, b}) return true;
  }
  return false;
}

struct FoundTurbot {
  CellSet cells;
  CellSet eliminated;
  friend bool operator==(const FoundTurbot&, const FoundTurbot&) = default;
};

bool is_in(const std::vector<FoundTurbot>& all, const FoundTurbot& found) {
  return std::find(all.begin(), all.end(), found) != all.end();
}

// Every mid - mid = end after start = mid.
void add_turbots(const View& view, Digit digit, Cell start, Cell start_mid,
                 std::vector<FoundTurbot>& all) {
  const CellSet places = view.cells_of(digit);
  for (const Cell end_mid : places& view.layout().peers(start_mid)) {
    for (const Cell end : places& view.layout().peers(end_mid)) {
      const CellSet cells{start, start_mid, end_mid, end};
      if (cells.size() != 4 || !are_conjugate(view, digit, end_mid, end)) continue;
      const FoundTurbot found{cells, view.common_peers({start, end}) & places};
      if (!found.eliminated.empty() && !is_in(all, found)) all.push_back(found);
    }
  }
}

// Every start = mid - mid = end that clears something, by trying all cells.
std::vector<FoundTurbot> plain_turbots(const View& view, Digit digit) {
  std::vector<FoundTurbot> all;
  const CellSet places = view.cells_of(digit);
  for (const Cell start : places) {
    for (const Cell start_mid : places& view.layout().peers(start)) {
      if (are_conjugate(view, digit, start, start_mid)) {
        add_turbots(view, digit, start, start_mid, all);
      }
    }
  }
  return all;
}

FoundTurbot found_of(const Step& step) {
  FoundTurbot found;
  for (const Cell cell : step.cells) found.cells.insert(cell);
  for (const Candidate& gone : step.eliminations) found.eliminated.insert(gone.cell);
  return found;
}

TEST(SingleDigit, TurbotFishAreAllThatAPlainSearchFinds) {
  Rng rng(22);
  long count = 0;
  for (const Layout& layout : all_layouts()) {
    for (int i = 0; i < by_build(20, 1); ++i) {
      const View view = random_position(layout, rng).view;
      std::array<std::vector<FoundTurbot>, kMaxSize> plain;
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
        EXPECT_TRUE(is_in(of_digit, found_of(step))) << text_of(step);
        ++count;
      }
    }
  }
  EXPECT_GT(count, 0);
}

// Does one of them say the same, or more of the same cells?
bool is_covered(const Step& step, const std::vector<Step>& turbots) {
  const FoundTurbot found = found_of(step);
  return std::any_of(turbots.begin(), turbots.end(), [&](const Step& turbot) {
    const FoundTurbot other = found_of(turbot);
    return other.cells == found.cells && turbot.digits == step.digits &&
           other.eliminated.contains_all(found.eliminated);
  });
}

TEST(SingleDigit, SkyscrapersAndKitesAreTurbotFish) {
  Rng rng(23);
  for (int i = 0; i < by_build(100, 2); ++i) {
    const View view = random_position(Layout::classic(), rng).view;
    const auto turbots = all_steps(view, *find_technique("turbot-fish"));
    for (const char* const slug : {"skyscraper", "two-string-kite"}) {
      for (const Step& step : all_steps(view, *find_technique(slug))) {
        EXPECT_TRUE(is_covered(step, turbots)) << text_of(step);
      }
    }
  }
}

}  // namespace
}  // namespace shudu::test
