// Each kind said in two ways, its definition and its lowering, which share nothing: on random small
// puzzles the full grids that keep the one are those that keep the other. So for pairs and triples
// of kinds. `make soak SOAK="kinds=20000"` tries so many puzzles of each kind.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "shudu/variant/fault.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "support/build_kind.h"
#include "support/soak.h"
#include "variant/primitive_judge.h"
#include "variant/random_puzzles.h"

namespace shudu::variant::test {
namespace {

// The rules that the lowering added to those of the grid, and the domains.
struct Added {
  Model model;

  Added(const VariantPuzzle& puzzle, const SmallGrid& grid) : model(lower(puzzle)) {
    const auto of_grid = static_cast<std::ptrdiff_t>(lower(grid.puzzle).rules.size());
    model.rules.erase(model.rules.begin(), model.rules.begin() + of_grid);
  }
};

bool keeps_rules(const VariantPuzzle& puzzle, const std::vector<int>& grid) {
  return std::all_of(puzzle.constraints.begin(), puzzle.constraints.end(), [&](const auto& rule) {
    return row_of(rule.kind).holds({puzzle, rule, grid});
  });
}

// How many of the grids keep the rules; both ways agree on each.
std::size_t compare(const VariantPuzzle& puzzle, const SmallGrid& grid, const std::string& name) {
  const Added added(puzzle, grid);
  std::size_t kept = 0;
  for (const std::vector<int>& values : grid.grids) {
    const bool keeps = keeps_rules(puzzle, values);
    if (keeps) ++kept;
    if (holds_all(values, added.model) == keeps) continue;
    ADD_FAILURE() << name << (keeps ? ": the primitives refuse a grid" : ": they take a grid");
    return kept;
  }
  return kept;
}

class EachKind : public testing::TestWithParam<int> {};

TEST_P(EachKind, DefinitionAndLoweringAgree) {
  const auto kind = static_cast<Kind>(GetParam());
  const std::string name(row_of(kind).slug);
  Rng rng(static_cast<std::uint64_t>(GetParam()));
  const auto wanted = shudu::test::soak_amount("kinds", shudu::test::by_build(200, 20));
  std::size_t some = 0;  // puzzles that some grids keep and some do not
  // A few tries may all hold on each grid, so at least one that tells grids apart is waited for.
  constexpr std::uint64_t kMostTries = 400;
  for (std::uint64_t i = 0; (i < wanted || (some == 0 && i < kMostTries)) && !HasFailure();) {
    const SmallGrid& grid = small_grids()[rng.below(small_grids().size())];
    if (!suits(kind, grid.puzzle)) continue;
    const VariantPuzzle puzzle = random_puzzle(kind, grid, rng);
    ASSERT_FALSE(find_fault(puzzle).has_value()) << name;
    const std::size_t kept = compare(puzzle, grid, name + " " + std::to_string(i));
    if (kept > 0 && kept < grid.grids.size()) ++some;
    ++i;
  }
  EXPECT_GT(some, 0U) << name << ": no puzzle told grids apart";
}

std::string name_of(const testing::TestParamInfo<int>& info) {
  std::string name(row_of(static_cast<Kind>(info.param)).slug);
  std::replace(name.begin(), name.end(), '+', 'P');
  std::replace(name.begin(), name.end(), '-', 'M');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Kinds, EachKind, testing::Range(0, static_cast<int>(Kind::kCount)),
                         name_of);

TEST(Kinds, AgreeInPairsAndTriples) {
  Rng rng(2);
  const auto wanted = shudu::test::soak_amount("kinds", shudu::test::by_build(1'000, 50));
  for (std::uint64_t i = 0; i < wanted && !HasFailure(); ++i) {
    const SmallGrid& grid = small_grids()[rng.below(small_grids().size())];
    VariantPuzzle puzzle = grid.puzzle;
    std::string names;
    for (std::uint64_t count = 2 + rng.below(2); puzzle.constraints.size() < count;) {
      const auto kind = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kCount)));
      if (!suits(kind, puzzle)) continue;
      puzzle.constraints.push_back(random_rule(kind, grid, rng));
      names += std::string(row_of(kind).slug) + ' ';
    }
    compare(puzzle, grid, names + std::to_string(i));
  }
}

// Rows, columns, regions and domains: on every way to fill 2 x 3 cells with three values.
TEST(Kinds, GridsAgreeWithTheJudge) {
  const SmallGrid& loose = small_grids()[2];
  for (int which = 0; which < 8; ++which) {
    VariantPuzzle puzzle = loose.puzzle;
    puzzle.rows_differ = (which & 1) != 0;
    puzzle.columns_differ = (which & 2) != 0;
    if ((which & 4) != 0) puzzle.regions = {{0, 1, 3}, {2, 5}};
    puzzle.candidates[4] = 5;
    const Model model = lower(puzzle);
    for (const std::vector<int>& values : loose.grids) {
      EXPECT_EQ(holds_all(values, model), !judge(puzzle, values).has_value()) << which;
    }
  }
}

TEST(Kinds, HaveAllTheirParts) {
  std::set<std::string_view> slugs;
  for (const KindRow& row : kind_table()) {
    EXPECT_TRUE(slugs.insert(row.slug).second) << row.slug;
    EXPECT_EQ(find_kind(row.slug), row.kind);
    for (const Words& words : {row.name, row.help}) {
      EXPECT_FALSE(words.en.empty() || words.zh_cn.empty() || words.zh_tw.empty()) << row.slug;
    }
    EXPECT_TRUE(row.holds != nullptr && row.lower != nullptr) << row.slug;
  }
  EXPECT_EQ(find_kind("no-such-kind"), std::nullopt);
}

}  // namespace
}  // namespace shudu::variant::test
