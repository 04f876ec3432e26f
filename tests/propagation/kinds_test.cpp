// Random small puzzles of every kind of rule, solved and judged: as many solutions as there are
// full grids that keep the definitions. `make soak SOAK="kinds=20000"` tries so many of each kind.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "shudu/propagation/solve.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "support/build_kind.h"
#include "support/soak.h"
#include "variant/random_puzzles.h"

namespace shudu::propagation::test {
namespace {

using variant::Kind;
using variant::VariantPuzzle;
using variant::test::SmallGrid;

// Of 6 x 6 cells only some grids are listed.
constexpr int kListed = 5;

const SmallGrid& random_grid(Rng& rng) { return variant::test::small_grids()[rng.below(kListed)]; }

void compare(const VariantPuzzle& puzzle, const SmallGrid& grid, const std::string& name) {
  const auto kept = std::count_if(grid.grids.begin(), grid.grids.end(), [&](const auto& values) {
    return !variant::judge(puzzle, values).has_value();
  });
  const auto counted = count(variant::lower(puzzle), {0, 0, {}});
  ASSERT_TRUE(counted.has_value()) << name;
  EXPECT_EQ(counted->solutions, static_cast<std::uint64_t>(kept)) << name;
}

class EachKind : public testing::TestWithParam<int> {};

TEST_P(EachKind, HasTheSolutionsThatTheDefinitionAllows) {
  const auto kind = static_cast<Kind>(GetParam());
  Rng rng(100 + static_cast<std::uint64_t>(GetParam()));
  const auto wanted = shudu::test::soak_amount("kinds", shudu::test::by_build(100, 10));
  for (std::uint64_t i = 0; i < wanted && !HasFailure();) {
    const SmallGrid& grid = random_grid(rng);
    if (!variant::test::suits(kind, grid.puzzle)) continue;
    compare(variant::test::random_puzzle(kind, grid, rng), grid, std::to_string(i));
    ++i;
  }
}

std::string name_of(const testing::TestParamInfo<int>& info) {
  std::string name(variant::row_of(static_cast<Kind>(info.param)).slug);
  std::replace(name.begin(), name.end(), '+', 'P');
  std::replace(name.begin(), name.end(), '-', 'M');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Solving, EachKind, testing::Range(0, static_cast<int>(Kind::kCount)),
                         name_of);

TEST(Solving, HasTheSolutionsOfPairsAndTriplesOfKinds) {
  Rng rng(7);
  const auto wanted = shudu::test::soak_amount("kinds", shudu::test::by_build(2'000, 100));
  for (std::uint64_t i = 0; i < wanted && !HasFailure(); ++i) {
    const SmallGrid& grid = random_grid(rng);
    VariantPuzzle puzzle = grid.puzzle;
    for (std::uint64_t size = 2 + rng.below(2); puzzle.constraints.size() < size;) {
      const auto kind = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kCount)));
      if (!variant::test::suits(kind, puzzle)) continue;
      puzzle.constraints.push_back(variant::test::random_rule(kind, grid, rng));
    }
    compare(puzzle, grid, std::to_string(i));
  }
}

}  // namespace
}  // namespace shudu::propagation::test
