// Models as nobody should hand them in: what find_fault lets through ends within the decisions that
// it is given, with none, a solution that keeps every definition, or a refusal.
#include <gtest/gtest.h>

#include "shudu/propagation/solve.h"
#include "shudu/variant/fault.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "support/build_kind.h"
#include "support/soak.h"
#include "variant/random_puzzles.h"

namespace shudu::propagation::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::Variable;
using variant::VariantPuzzle;

constexpr std::uint64_t kMostDecisions = 300;

VariantPuzzle classic_puzzle() {
  VariantPuzzle puzzle = variant::open_grid(9, 9, 1, 9);
  puzzle.regions = variant::boxes_of(puzzle, 3, 3);
  return puzzle;
}

Constraint on(Kind kind, variant::Variables cells, std::vector<std::int64_t> numbers = {}) {
  Constraint rule;
  rule.kind = kind;
  rule.cells = std::move(cells);
  rule.numbers = std::move(numbers);
  return rule;
}

// Whether a puzzle without fault has a solution, as far as the decisions go.
void expect_sound(const VariantPuzzle& puzzle, std::uint64_t number) {
  const auto solved = solve(variant::lower(puzzle), {2, kMostDecisions, {}});
  ASSERT_TRUE(solved.has_value()) << number;
  EXPECT_LE(solved->outcome.nodes, kMostDecisions) << number;
  if (solved->first.empty()) return;
  std::vector<int> values;
  for (const std::uint8_t value : solved->first) values.push_back(puzzle.low + value);
  EXPECT_FALSE(variant::judge(puzzle, values).has_value()) << number;
}

TEST(HostileModels, AHundredThousandContradictionsLeaveNone) {
  VariantPuzzle puzzle = classic_puzzle();
  for (int i = 0; i < 50'000; ++i) {
    puzzle.constraints.push_back(on(Kind::kGreater, {0, 1}));
    puzzle.constraints.push_back(on(Kind::kGreater, {1, 0}));
  }
  ASSERT_FALSE(variant::find_fault(puzzle).has_value());
  const auto solved = solve(variant::lower(puzzle), {2, kMostDecisions, {}});
  ASSERT_TRUE(solved.has_value());
  EXPECT_EQ(solved->outcome.solutions, 0U);
  EXPECT_TRUE(solved->outcome.is_exact());
}

TEST(HostileModels, AHundredThousandRulesThatAgreeAreSearched) {
  VariantPuzzle puzzle = classic_puzzle();
  for (int i = 0; i < 100'000; ++i) {
    puzzle.constraints.push_back(
        on(i % 2 == 0 ? Kind::kOdd : Kind::kGiven, {static_cast<Variable>(i % 5 * 9)}));
    if (i % 2 == 1) puzzle.constraints.back().series = {1, 3, 5, 7, 9};
  }
  ASSERT_FALSE(variant::find_fault(puzzle).has_value());
  const auto solved = solve(variant::lower(puzzle), {1, kMostDecisions, {}});
  ASSERT_TRUE(solved.has_value());
  EXPECT_EQ(solved->outcome.solutions, 1U);
}

TEST(HostileModels, SumsOfABillionLeaveNone) {
  for (const std::int64_t sum : {std::int64_t{1'000'000'000}, std::int64_t{46}}) {
    for (const Kind kind : {Kind::kCage, Kind::kSum, Kind::kLittleKiller, Kind::kSandwich,
                            Kind::kXSum, Kind::kPairSum, Kind::kLunchbox}) {
      VariantPuzzle puzzle = classic_puzzle();
      puzzle.constraints.push_back(on(kind, {0, 1}, {sum}));
      ASSERT_FALSE(variant::find_fault(puzzle).has_value());
      const auto solved = solve(variant::lower(puzzle), {2, kMostDecisions, {}});
      ASSERT_TRUE(solved.has_value());
      EXPECT_EQ(solved->outcome.solutions, 0U) << variant::row_of(kind).slug;
      EXPECT_TRUE(solved->outcome.is_exact());
    }
  }
}

TEST(HostileModels, WeightsOfAMillionAreSummedRight) {
  VariantPuzzle puzzle = classic_puzzle();
  Constraint rule = on(Kind::kSum, {0, 1, 2}, {999'999'999});
  rule.series = {1'000'000, -1'000'000, 1'000'000};
  puzzle.constraints = {rule};
  EXPECT_EQ(solve(variant::lower(puzzle), {})->outcome.solutions, 0U);
  puzzle.constraints[0].numbers = {16'000'000};  // 9 - 1 + 8, or 8 - 1 + 9
  expect_sound(puzzle, 0);
  EXPECT_EQ(solve(variant::lower(puzzle), {})->outcome.solutions, 2U);
}

// A sound rule with cells twice, cells that are not there, or numbers from anywhere.
TEST(HostileModels, RulesWithAFieldChangedEndInTime) {
  Rng rng(78);
  const auto wanted = shudu::test::soak_amount("kinds", shudu::test::by_build(3'000, 300));
  constexpr std::uint64_t kListed = 5;
  std::uint64_t searched = 0;
  for (std::uint64_t i = 0; i < wanted; ++i) {
    const auto kind = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kCount)));
    const auto& grid = variant::test::small_grids()[rng.below(kListed)];
    if (!variant::test::suits(kind, grid.puzzle)) continue;
    VariantPuzzle puzzle = variant::test::random_puzzle(kind, grid, rng);
    Constraint& rule = puzzle.constraints.back();
    const auto number = static_cast<std::int64_t>(rng.next() >> rng.below(64));
    const auto cell = static_cast<Variable>(rng.below(18));
    const std::uint64_t change = rng.below(6);
    if (change == 0) rule.kind = static_cast<Kind>(rng.below(80));
    if (change == 1) rule.cells.push_back(cell);
    if (change == 2) rule.cells.insert(rule.cells.end(), rule.cells.begin(), rule.cells.end());
    if (change == 3) rule.numbers = {number};
    if (change == 4) rule.series.push_back(number);
    if (change == 5 && !rule.lists.empty()) rule.lists.back().push_back(cell);
    if (variant::find_fault(puzzle)) continue;
    ++searched;
    expect_sound(puzzle, i);
  }
  EXPECT_GT(searched, wanted / 10);
}

}  // namespace
}  // namespace shudu::propagation::test
