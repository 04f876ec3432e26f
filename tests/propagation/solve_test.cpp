// Whole puzzles: numbers that are known, published solutions, and searches that are ended.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>

#include "propagation/compile/builder.h"
#include "propagation/engine/portfolio.h"
#include "shudu/core/rng.h"
#include "shudu/propagation/solve.h"
#include "shudu/variant/lower.h"
#include "support/lines.h"
#include "support/paths.h"
#include "variant/prototype_form.h"

namespace shudu::propagation::test {
namespace {

using variant::Model;
using variant::ValueSet;
using variant::Variable;

constexpr Options kAll{0, 0, {}};

/// Rows, columns and boxes.
Model empty_grid(int size, int width) {
  Model model;
  model.rows = model.columns = model.values = size;
  model.domains.assign(static_cast<std::size_t>(size * size), (ValueSet{1} << size) - 1);
  const int height = size / width;
  for (int i = 0; i < size; ++i) {
    variant::AllDifferent row;
    variant::AllDifferent column;
    variant::AllDifferent box;
    for (int j = 0; j < size; ++j) {
      row.cells.push_back(static_cast<Variable>(i * size + j));
      column.cells.push_back(static_cast<Variable>(j * size + i));
      const int down = i / height * height + j / width;
      box.cells.push_back(static_cast<Variable>(down * size + i % height * width + j % width));
    }
    for (const auto& house : {row, column, box}) model.rules.push_back({house});
  }
  return model;
}

TEST(Counts, FourByFourGrids) {
  const auto counted = count(empty_grid(4, 2), kAll);
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->solutions, 288U);
}

/// All 6x6 grids with the first row 1 to 6.
Model with_first_row() {
  Model model = empty_grid(6, 3);
  for (std::size_t i = 0; i < 6; ++i) model.domains[i] = ValueSet{1} << i;
  return model;
}

// There are 28,200,960 grids with boxes of 2x3, and the first row is any of 720.
TEST(Counts, SixBySixGridsOfOneFirstRow) {
  const auto counted = count(with_first_row(), kAll);
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->solutions, 28200960U / 720U);
}

using Grids = std::vector<std::vector<std::uint8_t>>;

/// All solutions by two trees that take turns, in order.
Grids found_in_turns(const Model& model, Turns turns, std::uint64_t limit) {
  Grids grids;
  const auto take = [&](Values values) {
    grids.emplace_back(values.begin(), values.end());
    return true;
  };
  const auto problem = build_problem(model);
  if (!problem) return grids;
  Portfolio portfolio(**problem, turns);
  Outcome outcome;
  if (portfolio.begin()) portfolio.run({limit, 0, {}}, take, outcome);
  EXPECT_EQ(outcome.solutions, grids.size());
  EXPECT_EQ(outcome.ending, limit == 0 ? Ending::kExhausted : Ending::kLimit);
  std::sort(grids.begin(), grids.end());
  return grids;
}

// Short turns, long ones, and all solutions kept, one, or none of them.
TEST(Portfolio, HandsEachSolutionOverOnce) {
  Rng rng(5);
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    Model model = empty_grid(4, 2);
    for (int given = rng.below(2) == 0 ? 1 : 3; given > 0; --given) {
      model.domains[rng.below(16)] &= ValueSet{5} << rng.below(2);
    }
    const Grids expected = found_in_turns(model, {0, 1, 0}, 0);
    for (const std::uint64_t first : {1U, 3U, 20U}) {
      for (const std::size_t kept : {0U, 1U, 7U, 400U}) {
        EXPECT_EQ(found_in_turns(model, {first, 1, kept}, 0), expected) << i;
        if (expected.size() < 5) continue;
        Grids five = found_in_turns(model, {first, 8, kept}, 5);
        EXPECT_EQ(std::unique(five.begin(), five.end()) - five.begin(), 5) << i;
      }
    }
  }
}

std::int64_t sum_in(const std::vector<std::uint8_t>& grid, const Model& model,
                    const variant::WeightedSum& sum) {
  std::int64_t total = 0;
  for (const auto& term : sum.terms) {
    total += std::int64_t{term.weight} * (grid[term.cell] + model.low);
  }
  return total;
}

/// Two to four cells of a house and their sum in a grid.
variant::WeightedSum random_cage(const variant::AllDifferent& house,
                                 const std::vector<std::uint8_t>& grid, const Model& model,
                                 Rng& rng) {
  variant::Variables cells = house.cells;
  rng.shuffle(std::span<Variable>(cells));
  cells.resize(2 + rng.below(3));
  variant::WeightedSum sum;
  for (const Variable cell : cells) sum.terms.push_back({cell, 1});
  sum.low = sum.high = sum_in(grid, model, sum);
  return sum;
}

// Cages in a house share its values out.
TEST(Counts, GridsWithCagesInHouses) {
  const Model empty = with_first_row();
  Grids grids;
  const auto take = [&](Values values) {
    grids.emplace_back(values.begin(), values.end());
    return true;
  };
  ASSERT_TRUE(search(empty, kAll, take).has_value());
  Rng rng(11);
  for (int i = 0; i < 100 && !HasFailure(); ++i) {
    Model model = empty;
    const auto& grid = grids[rng.below(grids.size())];
    std::vector<variant::WeightedSum> cages;
    for (const variant::Primitive& rule : empty.rules) {
      if (rng.below(4) == 0) continue;  // so that several grids are left now and then
      const auto& house = std::get<variant::AllDifferent>(rule.rule);
      cages.push_back(random_cage(house, grid, model, rng));
      model.rules.push_back({cages.back()});
    }
    const auto expected = std::count_if(grids.begin(), grids.end(), [&](const auto& other) {
      return std::all_of(cages.begin(), cages.end(),
                         [&](const auto& cage) { return sum_in(other, model, cage) == cage.low; });
    });
    const auto counted = count(model, kAll);
    ASSERT_TRUE(counted.has_value());
    EXPECT_EQ(counted->solutions, static_cast<std::uint64_t>(expected)) << i;
  }
}

/// The rows and columns of a grid, read both ways.
std::vector<variant::Variables> readings_of(int size) {
  std::vector<variant::Variables> lines;
  for (int i = 0; i < size; ++i) {
    variant::Variables row;
    variant::Variables column;
    for (int j = 0; j < size; ++j) {
      row.push_back(static_cast<Variable>(i * size + j));
      column.push_back(static_cast<Variable>(j * size + i));
    }
    for (variant::Variables line : {row, column}) {
      lines.push_back(line);
      std::reverse(line.begin(), line.end());
      lines.push_back(line);
    }
  }
  return lines;
}

/// The ranks of all readings in a grid; empty where two are equal and none may be.
std::vector<int> ranks_in(const std::vector<std::uint8_t>& grid,
                          const std::vector<variant::Variables>& lines, bool no_ties) {
  Grids readings;
  for (const variant::Variables& line : lines) {
    readings.emplace_back();
    for (const Variable cell : line) readings.back().push_back(grid[cell]);
  }
  std::vector<int> ranks;
  for (const auto& reading : readings) {
    const auto is_less = [&](const auto& other) { return other < reading; };
    const auto less = std::count_if(readings.begin(), readings.end(), is_less);
    ranks.push_back(static_cast<int>(less) + 1);
    const auto equal = std::count(readings.begin(), readings.end(), reading);
    if (no_ties && equal > 1) return {};
  }
  return ranks;
}

// Some of the 16 ranks of a 4x4 grid.
TEST(Counts, GridsWithRanks) {
  const Model empty = empty_grid(4, 2);
  const Grids grids = found_in_turns(empty, {0, 1, 0}, 0);
  ASSERT_EQ(grids.size(), 288U);
  const auto lines = readings_of(4);
  Rng rng(13);
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    variant::Ranks rule{lines, std::vector<int>(lines.size()), rng.below(2) == 0};
    const auto ranks = ranks_in(grids[rng.below(grids.size())], lines, rule.no_ties);
    if (ranks.empty()) continue;
    for (std::size_t line = 0; line < lines.size(); ++line) {
      if (rng.below(4) == 0) rule.ranks[line] = ranks[line];
    }
    const auto keeps = [&](const auto& grid) {
      const auto own = ranks_in(grid, lines, rule.no_ties);
      for (std::size_t line = 0; line < lines.size(); ++line) {
        if (own.empty() || (rule.ranks[line] > 0 && own[line] != rule.ranks[line])) return false;
      }
      return true;
    };
    Model model = empty;
    model.rules.push_back({rule});
    const auto counted = count(model, kAll);
    ASSERT_TRUE(counted.has_value());
    EXPECT_EQ(counted->solutions,
              static_cast<std::uint64_t>(std::count_if(grids.begin(), grids.end(), keeps)))
        << i;
  }
}

void not_consecutive(Model& model, int a, int b) {
  variant::Related rule{static_cast<Variable>(a), static_cast<Variable>(b), {}};
  for (int i = 0; i < model.values; ++i) {
    const ValueSet value = ValueSet{1} << i;
    rule.allowed.push_back(model.domains[0] & ~((value << 1) | (value >> 1)));
  }
  model.rules.push_back({rule});
}

// No two equal values a king's or a knight's move apart, no consecutive neighbours: 72 grids, as
// f-puzzles' solver counts them.
TEST(Counts, MiracleGrids) {
  Model model = empty_grid(9, 3);
  for (int a = 0; a < 81; ++a) {
    for (int b = a + 1; b < 81; ++b) {
      const int rows = std::abs(a / 9 - b / 9);
      const int columns = std::abs(a % 9 - b % 9);
      if (rows * columns == 2 || (rows <= 1 && columns <= 1)) {
        model.rules.push_back(
            {variant::AllDifferent{{static_cast<Variable>(a), static_cast<Variable>(b)}}});
      }
      if (rows + columns == 1) not_consecutive(model, a, b);
    }
  }
  const auto counted = count(model, kAll);
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->solutions, 72U);
}

TEST(Endings, ABudgetEndsASearch) {
  const auto counted = count(empty_grid(9, 3), {0, 1000, {}});
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->nodes, 1000U);
  EXPECT_EQ(counted->ending, Ending::kBudget);
}

TEST(Endings, AFlagEndsASearch) {
  const std::atomic<bool> flag = true;
  const auto counted = count(empty_grid(9, 3), {0, 0, &flag});
  ASSERT_TRUE(counted.has_value());
  EXPECT_LE(counted->nodes, 64U);
  EXPECT_EQ(counted->ending, Ending::kStopped);
}

TEST(Endings, ALimitEndsASearch) {
  const auto counted = count(empty_grid(9, 3), {5, 0, {}});
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->solutions, 5U);
  EXPECT_EQ(counted->ending, Ending::kLimit);
}

TEST(Refusals, NameWhatIsWrong) {
  Model model = empty_grid(4, 2);
  model.rules.push_back({variant::AllDifferent{{16}}});
  EXPECT_EQ(count(model, kAll).error(), Refusal::kBadVariable);
  model = empty_grid(4, 2);
  model.rules.push_back({variant::Related{0, 1, {1}}});
  EXPECT_EQ(count(model, kAll).error(), Refusal::kBadShape);
  model = empty_grid(4, 2);
  model.values = 33;
  EXPECT_EQ(count(model, kAll).error(), Refusal::kTooManyValues);
  model.domains.resize(5000);
  EXPECT_EQ(count(model, kAll).error(), Refusal::kTooManyVariables);
}

// Two of the collection have several, by the program that publishes them, too.
bool has_several(std::string_view name) {
  return name == "Sandwich snipe 18" || name == "Skyscaper 2-3";
}

// Within so many nodes as a test has time for; tools/variant_bench.py proves the others.
TEST(PublishedPuzzles, HaveTheirSolutionAlone) {
  constexpr std::string_view kPuzzles = "data/variants/prototype_form.jsonl";
  constexpr std::uint64_t kNodes = 20000;
  const auto file = shudu::test::shared_file(kPuzzles);
  if (!file) GTEST_SKIP() << shudu::test::no_shared(kPuzzles);
  int proved = 0;
  for (const std::string& line : shudu::test::lines_of(*file)) {
    const auto named = variant::test::read_named_puzzle(line);
    ASSERT_TRUE(named.has_value());
    if (named->solution.empty()) continue;
    const Model model = variant::lower(named->puzzle);
    const auto solved = solve(model, {2, kNodes, {}});
    ASSERT_TRUE(solved.has_value()) << named->name;
    if (solved->outcome.ending == Ending::kBudget) continue;
    ++proved;
    EXPECT_EQ(solved->outcome.solutions, has_several(named->name) ? 2U : 1U) << named->name;
    if (has_several(named->name)) continue;
    for (std::size_t i = 0; i < named->solution.size() && !solved->first.empty(); ++i) {
      EXPECT_EQ(solved->first[i] + model.low, named->solution[i]) << named->name << ' ' << i;
    }
  }
  EXPECT_GE(proved, 70);
}

}  // namespace
}  // namespace shudu::propagation::test
