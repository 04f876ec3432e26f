// Deduction is sound: on random positions of every layout it removes no digit of any solution, as
// the independent method `dlx` finds them, and calls nothing solved or impossible that is not.
#include <gtest/gtest.h>

#include "shudu/solver/deduction.h"
#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr int kPositionsToDeduce = by_build(6'000, 60);

TEST(Deduce, LosesNoSolution) {
  Rng rng(11);
  int solved = 0;
  int stalled = 0;
  std::vector<PositionMaker> makers;
  for (const NamedLayout& layout : all_layouts()) makers.emplace_back(layout);
  for (int i = 0; i < kPositionsToDeduce; ++i) {
    const PositionMaker& maker = makers[static_cast<std::size_t>(i) % makers.size()];
    const Pencilmarks marks = maker.make(rng);
    const Deduction found = deduce(maker.layout(), marks);
    const Answer judge =
        ask(method_named("dlx"), maker.layout(), marks, {.limit = 20, .node_budget = 300});
    for (const std::string& text : judge.solutions) {
      const Grid solution = grid_of(text);
      EXPECT_FALSE(found.contradiction) << maker.name() << ": " << text_of(marks);
      for (const Cell cell : maker.layout().all_cells()) {
        ASSERT_TRUE(found.marks[cell].contains(*solution[cell]))
            << maker.name() << ": " << text_of(marks);
      }
    }
    if (found.solved) {
      ++solved;
      EXPECT_TRUE(is_solution(maker.layout(), marks, found.board)) << text_of(marks);
      EXPECT_EQ(found.marks, Pencilmarks::from_grid(found.board));
    } else if (!found.contradiction) {
      ++stalled;
    }
    for (const Cell cell : found.board.filled()) {
      EXPECT_EQ(found.marks[cell], DigitSet::only(*found.board[cell]));
    }
  }
  EXPECT_GT(solved, kPositionsToDeduce / 20);
  EXPECT_GT(stalled, kPositionsToDeduce / 20);
}

TEST(Deduce, ClashingGivens) {
  std::string puzzle(81, '.');
  puzzle[0] = puzzle[5] = '5';
  const Deduction found = deduce(Layout::classic(), marks_of(puzzle));
  EXPECT_TRUE(found.contradiction);
  EXPECT_FALSE(found.solved);
  EXPECT_EQ(found.board[Cell(0)], Digit(5));
  EXPECT_TRUE(found.marks[Cell(5)].empty());
}

TEST(Deduce, HardPuzzleStalls) {
  // Easter Monster: not one of the four rules settles a cell.
  const Deduction found = deduce(
      Layout::classic(),
      marks_of(
          "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"));
  EXPECT_FALSE(found.solved);
  EXPECT_FALSE(found.contradiction);
  EXPECT_EQ(found.board.filled_count(), 21);
}

}  // namespace
}  // namespace shudu::test
