// Every answer against the full grids that keep the definitions, which are listed one by one.
#include "shudu/verbs/variant/solving.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "shudu/core/rng.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "support/build_kind.h"
#include "variant/random_puzzles.h"

namespace shudu::verbs::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::VariantPuzzle;
using variant::test::SmallGrid;

constexpr std::size_t kBoxes = 0;  // 4 x 4 with boxes among small_grids()

VariantRecord record_of(VariantPuzzle puzzle) {
  VariantRecord record;
  record.puzzle = std::move(puzzle);
  return record;
}

// The cells of the grids that keep all rules, in ascending order.
std::vector<std::vector<int>> kept_grids(const VariantPuzzle& puzzle, const SmallGrid& grid) {
  std::vector<std::vector<int>> kept;
  for (const std::vector<int>& values : grid.grids) {
    if (variant::judge(puzzle, values)) continue;
    kept.emplace_back(values.begin(), values.begin() + puzzle.cells());
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

// A random grid of the first ones, of which all full grids are listed, with up to three rules.
struct Case {
  const SmallGrid* grid;
  VariantPuzzle puzzle;
};

Case random_case(Rng& rng) {
  constexpr std::size_t kListed = 5;
  const SmallGrid& grid = variant::test::small_grids()[rng.below(kListed)];
  VariantPuzzle puzzle = grid.puzzle;
  for (std::uint64_t count = 1 + rng.below(3); puzzle.constraints.size() < count;) {
    const auto kind = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kCount)));
    if (!variant::test::suits(kind, puzzle)) continue;
    puzzle.constraints.push_back(variant::test::random_rule(kind, grid, rng));
  }
  return {&grid, std::move(puzzle)};
}

constexpr int kCases = shudu::test::by_build(600, 60);

TEST(VariantSolving, FindsTheSmallestOfSeveral) {
  Rng rng(1);
  int several = 0;
  for (int i = 0; i < kCases; ++i) {
    const Case made = random_case(rng);
    const auto kept = kept_grids(made.puzzle, *made.grid);
    Budget budget;
    const auto solved = solve(budget, record_of(made.puzzle));
    ASSERT_TRUE(solved.has_value()) << i;
    ASSERT_EQ(solved->solutions, std::min<std::size_t>(kept.size(), 2)) << i;
    if (!kept.empty()) {
      EXPECT_EQ(solved->solution, kept.front()) << i;
    }
    if (kept.size() > 1) ++several;
  }
  EXPECT_GT(several, kCases / 4);
}

TEST(VariantSolving, CountsUpToTheLimit) {
  Rng rng(2);
  for (int i = 0; i < kCases; ++i) {
    const Case made = random_case(rng);
    const std::uint64_t all = kept_grids(made.puzzle, *made.grid).size();
    for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{5}, all, kUnlimited}) {
      if (limit == 0) continue;
      Budget budget;
      const auto counted = count(budget, record_of(made.puzzle), limit);
      ASSERT_TRUE(counted.has_value()) << i;
      EXPECT_EQ(counted->count, std::min(all, limit)) << i;
      EXPECT_EQ(counted->is_exact, all <= limit) << i;
    }
  }
}

TEST(VariantSolving, ListsEachSolutionOnce) {
  Rng rng(3);
  for (int i = 0; i < kCases; ++i) {
    const Case made = random_case(rng);
    std::vector<std::vector<int>> listed;
    Budget budget;
    const auto list = list_solutions(budget, record_of(made.puzzle), kUnlimited,
                                     [&](const std::vector<int>& values) {
                                       listed.push_back(values);
                                       return true;
                                     });
    ASSERT_TRUE(list.has_value()) << i;
    std::sort(listed.begin(), listed.end());
    EXPECT_EQ(listed, kept_grids(made.puzzle, *made.grid)) << i;
    EXPECT_FALSE(list->has_more || list->was_stopped) << i;
  }
}

TEST(VariantSolving, CandidatesAreThoseOfSomeSolution) {
  Rng rng(4);
  for (int i = 0; i < kCases; ++i) {
    const Case made = random_case(rng);
    const auto kept = kept_grids(made.puzzle, *made.grid);
    const auto cells = static_cast<std::size_t>(made.puzzle.cells());
    const auto values = static_cast<std::size_t>(made.puzzle.values());
    std::vector<std::vector<std::uint64_t>> counts(cells, std::vector<std::uint64_t>(values));
    for (const std::vector<int>& grid : kept) {
      for (std::size_t c = 0; c < cells; ++c) {
        ++counts[c][static_cast<std::size_t>(grid[c] - made.puzzle.low)];
      }
    }
    Budget budget;
    const auto found = candidates(budget, made.puzzle, 100'000);
    ASSERT_TRUE(found.has_value()) << i;
    EXPECT_EQ(found->counts, counts) << i;
    EXPECT_TRUE(found->counts_are_exact) << i;
    EXPECT_EQ(found->solutions == 0, kept.empty()) << i;
    for (std::size_t c = 0; c < cells; ++c) {
      for (std::size_t v = 0; v < values; ++v) {
        EXPECT_EQ((found->values[c] >> v & 1U) != 0, counts[c][v] > 0) << i;
      }
    }
  }
}

// The puzzle of a random 4 x 4 grid with some givens and a rule that it keeps.
VariantPuzzle with_givens(const SmallGrid& grid, const std::vector<int>& values, Rng& rng) {
  VariantPuzzle puzzle = grid.puzzle;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (rng.below(3) == 0) puzzle.candidates[i] = variant::ValueSet{1} << (values[i] - 1);
  }
  for (int tries = 0; tries < 100 && puzzle.constraints.size() < 2; ++tries) {
    const auto kind = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kCount)));
    if (!variant::test::suits(kind, puzzle)) continue;
    puzzle.constraints.push_back(variant::test::random_rule(kind, grid, rng));
    if (variant::judge(puzzle, values)) puzzle.constraints.pop_back();
  }
  return puzzle;
}

// Each clue is left out of a copy, whose grids are listed.
std::vector<SpareClue> spare_by_listing(const VariantPuzzle& puzzle, const SmallGrid& grid) {
  std::vector<SpareClue> spare;
  for (int cell = 0; cell < puzzle.cells(); ++cell) {
    VariantPuzzle without = puzzle;
    variant::ValueSet& values = without.candidates[static_cast<std::size_t>(cell)];
    if (values == puzzle.all_values()) continue;
    values = puzzle.all_values();
    if (kept_grids(without, grid).size() == 1) spare.push_back({{}, cell});
  }
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    VariantPuzzle without = puzzle;
    without.constraints.erase(without.constraints.begin() + static_cast<std::ptrdiff_t>(i));
    if (kept_grids(without, grid).size() == 1) spare.push_back({i, 0});
  }
  return spare;
}

TEST(VariantSolving, NamesWhatIsNotNeeded) {
  Rng rng(5);
  const SmallGrid& grid = variant::test::small_grids()[kBoxes];
  int with_spare = 0;
  int asked = 0;
  for (int i = 0; i < kCases; ++i) {
    const VariantPuzzle puzzle = with_givens(grid, grid.grids[rng.below(grid.grids.size())], rng);
    const std::size_t solutions = kept_grids(puzzle, grid).size();
    Budget budget;
    const auto checked = check(budget, record_of(puzzle), true);
    ASSERT_TRUE(checked.has_value()) << i;
    ASSERT_EQ(checked->solutions, std::min<std::size_t>(solutions, 2)) << i;
    ASSERT_EQ(checked->redundant.has_value(), solutions == 1) << i;
    if (solutions != 1) continue;
    ++asked;
    EXPECT_EQ(*checked->redundant, spare_by_listing(puzzle, grid)) << i;
    if (!checked->redundant->empty()) ++with_spare;
  }
  EXPECT_GT(asked, kCases / 10);
  EXPECT_GT(with_spare, 0);
}

TEST(VariantSolving, ComparesTheSolutionThatIsClaimed) {
  // 4 x 4 with boxes and a cage of 3 in the corner: 1 2 / 2 1 first, several solutions.
  VariantRecord record = record_of(variant::test::small_grids()[kBoxes].puzzle);
  Constraint& cage = record.puzzle.constraints.emplace_back();
  cage.kind = Kind::kCage;
  cage.cells = {0, 1};
  cage.numbers = {3};
  const std::vector<int> right = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  const auto fault = [&record] {
    Budget budget;
    const auto solved = solve(budget, record);
    EXPECT_TRUE(solved.has_value() && solved->claim.is_made);
    return solved->claim.fault;
  };
  record.solution = right;
  EXPECT_EQ(fault(), std::nullopt);
  record.solution = {3, 4, 1, 2, 1, 2, 3, 4, 2, 1, 4, 3, 4, 3, 2, 1};
  ASSERT_TRUE(fault().has_value());
  EXPECT_EQ(fault()->code, ErrorCode::kSolutionBreaksRules);
  EXPECT_EQ(fault()->token.view(), "cage");
  record.solution = right;
  record.solution.back() = 0;
  EXPECT_EQ(fault()->code, ErrorCode::kSolutionNotFull);
  record.solution = right;
  record.puzzle.candidates[2] = 8;  // a 4
  EXPECT_EQ(fault()->code, ErrorCode::kSolutionContradicts);
  EXPECT_EQ(fault()->token.view(), "r1c3");
  record.puzzle.candidates[2] = record.puzzle.all_values();
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (i != 5) record.puzzle.candidates[i] = variant::ValueSet{1} << (right[i] - 1);
  }
  record.solution[5] = 3;
  EXPECT_EQ(fault()->code, ErrorCode::kSolutionDiffers);
  EXPECT_EQ(fault()->token.view(), "r2c2");
}

// 9 x 9, no equal values a knight's or king's move apart, no consecutive neighbours: 72 grids, as
// the page of the Miracle Sudoku's solver says.
TEST(VariantSolving, TheEmptyMiracleHas72Solutions) {
  VariantPuzzle puzzle = variant::open_grid(9, 9, 1, 9);
  puzzle.regions = variant::boxes_of(puzzle, 3, 3);
  for (const Kind kind : {Kind::kAntiKnight, Kind::kAntiKing, Kind::kNonconsecutive}) {
    puzzle.constraints.emplace_back().kind = kind;
  }
  Budget budget;
  const auto counted = count(budget, record_of(puzzle), kUnlimited);
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->count, 72U);
  EXPECT_TRUE(counted->is_exact);
}

TEST(VariantSolving, EndsWithTheBudget) {
  VariantPuzzle puzzle = variant::open_grid(16, 16, 1, 16);
  puzzle.regions = variant::boxes_of(puzzle, 4, 4);
  puzzle.constraints.emplace_back().kind = Kind::kDiagonalUp;
  Budget few({.nodes = 1000});
  const auto counted = count(few, record_of(puzzle), kUnlimited);
  ASSERT_TRUE(counted.has_value());  // some were found
  EXPECT_FALSE(counted->is_exact);
  const std::atomic<bool> raised{true};
  Budget stopped({.flag = &raised});
  const auto solved = solve(stopped, record_of(puzzle));
  ASSERT_FALSE(solved.has_value());
  EXPECT_EQ(solved.error().halt, Halt::kCancelled);
}

}  // namespace
}  // namespace shudu::verbs::test
