// What has to be true of any puzzle without a judge: turned and mirrored it has as many solutions,
// and with one rule more it has those of its solutions that keep the rule. Of every kind.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "propagation/ruled_puzzles.h"
#include "shudu/propagation/solve.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::propagation::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::Variable;
using variant::Variables;
using variant::VariantPuzzle;

constexpr std::uint64_t kMostSolutions = 300;

enum class Way { kTurn, kMirror };

// Of 9 x 9 cells.
Variable moved(Variable cell, Way way) {
  const int row = cell / 9;
  const int column = cell % 9;
  const int place = way == Way::kTurn ? column * 9 + 8 - row : row * 9 + 8 - column;
  return static_cast<Variable>(place);
}

void move_cells(Variables& cells, Way way) {
  for (Variable& cell : cells) cell = moved(cell, way);
}

Kind moved(Kind kind) {
  if (kind == Kind::kDiagonalUp) return Kind::kDiagonalDown;
  return kind == Kind::kDiagonalDown ? Kind::kDiagonalUp : kind;
}

void move_rule(Constraint& rule, Way way) {
  rule.kind = moved(rule.kind);
  move_cells(rule.cells, way);
  for (Variables& list : rule.lists) move_cells(list, way);
  for (auto& branch : rule.branches) {
    for (Constraint& part : branch) move_rule(part, way);
  }
}

VariantPuzzle moved(const VariantPuzzle& puzzle, Way way) {
  VariantPuzzle other = puzzle;
  for (Variable cell = 0; cell < 81; ++cell) {
    other.candidates[moved(cell, way)] = puzzle.candidates[cell];
  }
  for (Variables& region : other.regions) move_cells(region, way);
  for (Constraint& rule : other.constraints) move_rule(rule, way);
  return other;
}

// Pills are read from left to right, and what stands above and below is not the same.
bool can_move(const Constraint& rule, Way way) {
  if (rule.kind == Kind::kDutchFlatmates) return way == Way::kMirror;
  if (rule.kind == Kind::kArrow) return rule.lists[0].size() == 1;
  return std::all_of(rule.branches.begin(), rule.branches.end(), [&](const auto& branch) {
    return std::all_of(branch.begin(), branch.end(),
                       [&](const Constraint& part) { return can_move(part, way); });
  });
}

std::uint64_t count_of(const VariantPuzzle& puzzle) {
  const auto counted = count(variant::lower(puzzle), {kMostSolutions, 0, {}});
  EXPECT_TRUE(counted.has_value());
  return counted ? counted->solutions : 0;
}

// Where builds are slow each fourth kind is looked at.
std::uint64_t puzzles_of(Kind kind) {
  const int usual = shudu::test::by_build(3, static_cast<int>(kind) % 4 == 1 ? 1 : 0);
  return shudu::test::soak_amount("moved", static_cast<std::uint64_t>(usual));
}

class EachKindMoved : public testing::TestWithParam<int> {};

TEST_P(EachKindMoved, HasAsManySolutions) {
  const auto kind = static_cast<Kind>(GetParam());
  Rng rng(300 + static_cast<std::uint64_t>(GetParam()));
  for (std::uint64_t i = 0; i < puzzles_of(kind); ++i) {
    RuledPuzzle made = ruled_puzzle(kind, 20, 28, rng);
    const std::uint64_t solutions = count_of(made.puzzle);
    EXPECT_GT(solutions, 0U) << variant::row_of(kind).slug << ' ' << i;
    for (const Way way : {Way::kTurn, Way::kMirror}) {
      std::erase_if(made.puzzle.constraints,
                    [&](const Constraint& rule) { return !can_move(rule, way); });
      EXPECT_EQ(count_of(moved(made.puzzle, way)), count_of(made.puzzle))
          << variant::row_of(kind).slug << ' ' << i
          << (way == Way::kTurn ? " turned" : " mirrored");
    }
  }
}

// A dot of its own excuses a pair from "all dots given", and clues of rank from ties.
bool loosens(const Constraint& rule) {
  return rule.kind == Kind::kDifference || rule.kind == Kind::kRatio ||
         rule.kind == Kind::kPairSum || rule.kind == Kind::kFullRankTies;
}

TEST_P(EachKindMoved, HasThoseSolutionsThatKeepOneRuleMore) {
  const auto kind = static_cast<Kind>(GetParam());
  Rng rng(400 + static_cast<std::uint64_t>(GetParam()));
  for (std::uint64_t i = 0; i < puzzles_of(kind); ++i) {
    const RuledPuzzle made = ruled_puzzle(kind, 22, 28, rng);
    const auto other = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kCount)));
    const auto rule = kept_rule(made.puzzle, other, made.grid, rng);
    if (!rule || loosens(*rule)) continue;
    VariantPuzzle more = made.puzzle;
    more.constraints.push_back(*rule);
    std::uint64_t kept = 0;
    const auto outcome =
        search(variant::lower(made.puzzle), {kMostSolutions, 0, {}}, [&](Values values) {
          std::vector<int> grid;
          for (const std::uint8_t value : values) grid.push_back(value + 1);
          EXPECT_FALSE(variant::judge(made.puzzle, grid).has_value());
          kept += variant::judge(more, grid) ? 0U : 1U;
          return true;
        });
    ASSERT_TRUE(outcome.has_value());
    if (!outcome->is_exact()) continue;
    EXPECT_EQ(count_of(more), kept)
        << variant::row_of(kind).slug << " and " << variant::row_of(other).slug << ' ' << i;
  }
}

std::string moved_name(const testing::TestParamInfo<int>& info) {
  std::string name(variant::row_of(static_cast<Kind>(info.param)).slug);
  std::replace(name.begin(), name.end(), '+', 'P');
  std::replace(name.begin(), name.end(), '-', 'M');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Moved, EachKindMoved, testing::Range(0, static_cast<int>(Kind::kCount)),
                         moved_name);

}  // namespace
}  // namespace shudu::propagation::test
