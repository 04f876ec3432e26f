// The screens on bitboards against the logic room: the same candidates left, whatever the rules.
#include "generator/wanted/basic_board.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>
#include <vector>

#include "shudu/core/layout.h"
#include "shudu/generator/reduce.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::wanted {
namespace {

using enum BasicRule;

struct NamedRule {
  BasicRule rule;
  std::array<std::string_view, 2> techniques;
};

// Chains without groups stand in no profile: forcing_test.cpp.
constexpr std::array<NamedRule, kBasicRules - 2> kNamedRules{{
    {kHiddenSingle, {"hidden-single", "full-house"}},
    {kNakedSingle, {"naked-single", ""}},
    {kLocked, {"pointing", "claiming"}},
    {kNakedPair, {"naked-pair", "locked-pair"}},
    {kHiddenPair, {"hidden-pair", ""}},
    {kNakedTriple, {"naked-triple", "locked-triple"}},
    {kHiddenTriple, {"hidden-triple", ""}},
    {kXWing, {"x-wing", ""}},
    {kSwordfish, {"swordfish", ""}},
    {kNakedQuadruple, {"naked-quadruple", ""}},
    {kHiddenQuadruple, {"hidden-quadruple", ""}},
    {kJellyfish, {"jellyfish", ""}},
    {kGroupedChains, {"forcing-chain-contradiction", ""}},
}};

Profile profile_of(BasicRules rules) {
  Profile profile{"basic", {}};
  for (const NamedRule& row : kNamedRules) {
    if (!rules.has(row.rule)) continue;
    for (const std::string_view slug : row.techniques) {
      if (!slug.empty()) profile.techniques.push_back(find_technique(slug));
    }
  }
  return profile;
}

// Candidates of open cells, the digit of filled ones.
Pencilmarks marks_by_logic(const Grid& puzzle, BasicRules rules) {
  View view(Layout::classic(), puzzle);
  (void)solve_path(view, profile_of(rules));
  Pencilmarks marks(kMaxSize);
  for (const Cell cell : Layout::classic().all_cells()) {
    const auto digit = view.grid()[cell];
    marks.set(cell, digit ? DigitSet::only(*digit) : view.candidates(cell));
  }
  return marks;
}

// Sets that hold the smaller forms of what they hold.
std::vector<BasicRules> closed_sets() {
  const BasicRules singles{kHiddenSingle, kNakedSingle};
  const BasicRules locked = singles | BasicRules{kLocked};
  const BasicRules pairs = locked | BasicRules{kNakedPair, kHiddenPair};
  const BasicRules triples = pairs | BasicRules{kNakedTriple, kHiddenTriple};
  const BasicRules quadruples = triples | BasicRules{kNakedQuadruple, kHiddenQuadruple};
  const BasicRules fish{kXWing, kSwordfish, kJellyfish};
  return {{kHiddenSingle},
          {kNakedSingle},
          {kHiddenSingle, kLocked},
          singles,
          locked,
          locked | BasicRules{kNakedPair},
          locked | BasicRules{kHiddenPair},
          pairs,
          pairs | BasicRules{kNakedTriple},
          pairs | BasicRules{kHiddenTriple},
          locked | BasicRules{kXWing},
          triples | BasicRules{kXWing, kSwordfish},
          singles | fish,
          quadruples,
          quadruples | fish};
}

TEST(BasicBoard, LeavesTheCandidatesThatTheLogicRoomLeaves) {
  const std::uint64_t count = test::soak_amount("puzzles", test::by_build<std::uint64_t>(300, 40));
  std::vector<PuzzleWithSolution> puzzles(count);
  ASSERT_TRUE(MinimalPuzzles(UniformGrids()).make(20'261'122, 0, puzzles));
  for (const PuzzleWithSolution& it : puzzles) {
    for (const BasicRules rules : closed_sets()) {
      BasicBoard board(it.puzzle);
      board.apply(rules);
      ASSERT_EQ(board.marks(), marks_by_logic(it.puzzle, rules))
          << rules.size() << rules.has(kHiddenPair) << rules.has(kNakedPair) << rules.has(kXWing);
    }
  }
}

TEST(BasicBoard, LeavesWhatForcingChainsLeave) {
  const BasicRules chains{kHiddenSingle, kNakedSingle, kLocked, kGroupedChains};
  std::vector<PuzzleWithSolution> puzzles(test::soak_amount("puzzles", 300) / 20);
  ASSERT_TRUE(MinimalPuzzles(UniformGrids()).make(20'261'123, 0, puzzles));
  for (const PuzzleWithSolution& it : puzzles) {
    for (const BasicRules rules : {chains, closed_sets().back() | chains}) {
      BasicBoard board(it.puzzle);
      board.apply(rules);
      ASSERT_EQ(board.marks(), marks_by_logic(it.puzzle, rules));
    }
  }
}

TEST(BasicBoard, GoesOnWithMoreRules) {
  std::vector<PuzzleWithSolution> puzzles(100);
  ASSERT_TRUE(MinimalPuzzles(UniformGrids()).make(7, 0, puzzles));
  const std::vector<BasicRules> sets = closed_sets();
  for (const PuzzleWithSolution& it : puzzles) {
    BasicBoard once(it.puzzle);
    once.apply(sets.back());
    BasicBoard by_stages(it.puzzle);
    for (const BasicRules rules : sets) by_stages.apply(rules);
    EXPECT_EQ(once.marks(), by_stages.marks());
    EXPECT_EQ(once.is_solved(), once.grid() == it.solution);
  }
}

TEST(BasicBoard, EndsOnWhatHasNoSolution) {
  // 1 to 8 in row 1, and the 9 that is left stands in the column below.
  Grid puzzle;
  for (int i = 0; i < 8; ++i) puzzle.place(Cell(i), Digit(i + 1));
  puzzle.place(Cell::at(5, 8, kMaxSize), Digit(9));
  BasicBoard board(puzzle);
  EXPECT_FALSE(board.apply(closed_sets().back()));
  BasicBoard empty{Grid()};
  EXPECT_FALSE(empty.apply(closed_sets().back()));
}

}  // namespace
}  // namespace shudu::wanted
