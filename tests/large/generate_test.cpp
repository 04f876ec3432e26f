// Puzzles that are made, judged by the learning engine, which does not make them but for questions
// that boards do not answer soon; and both searches over boards held to learning.
#include "shudu/large/generate.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <optional>
#include <utility>

#include "large/helpers.h"
#include "large/small/backtrack.h"
#include "large/small/board.h"
#include "large/small/other.h"
#include "large/small/shape.h"
#include "shudu/large/solve.h"

namespace shudu::large {
namespace {

std::uint64_t solutions_to_two(const LargeGrid& grid) {
  const auto outcome = count(grid, {});
  EXPECT_TRUE(outcome);
  return outcome->solutions;
}

TEST(LargeGenerate, EachPuzzleHasOneSolutionAndNeedsEachGiven) {
  for (const auto& [rows, columns, items] : {std::array{1, 1, 1},
                                             {2, 2, 20},
                                             {1, 5, 5},
                                             {2, 3, 20},
                                             {3, 3, 10},
                                             {2, 5, 5},
                                             {3, 4, 5},
                                             {4, 4, 2}}) {
    const Wish wish{.box_rows = rows, .box_columns = columns, .seed = 7};
    for (int item = 0; item < items; ++item) {
      const auto made = make_puzzle(wish, static_cast<std::uint64_t>(item));
      ASSERT_TRUE(made);
      EXPECT_TRUE(made->is_minimal);
      ASSERT_TRUE(is_solved(made->solution) && keeps_givens(made->puzzle, made->solution));
      ASSERT_EQ(solutions_to_two(made->puzzle), 1U) << rows << columns << item;
      int clues = 0;
      for (std::size_t cell = 0; cell < made->puzzle.cells.size(); ++cell) {
        if (made->puzzle.cells[cell] == 0) continue;
        ++clues;
        LargeGrid less = made->puzzle;
        less.cells[cell] = 0;
        ASSERT_EQ(solutions_to_two(less), 2U) << rows << columns << item << " " << cell;
      }
      EXPECT_EQ(clues, made->clues);
    }
  }
}

TEST(LargeGenerate, ItemsDependOnSeedAndIndexAlone) {
  const Wish wish{.box_rows = 3, .box_columns = 4, .seed = 1};
  const auto item = make_puzzle(wish, 5);
  (void)make_puzzle(wish, 4);
  const auto again = make_puzzle(wish, 5);
  const auto next = make_puzzle(wish, 6);
  const auto other = make_puzzle({.box_rows = 3, .box_columns = 4, .seed = 2}, 5);
  ASSERT_TRUE(item && again && next && other);
  EXPECT_EQ(item->puzzle, again->puzzle);
  EXPECT_NE(item->solution, next->solution);
  EXPECT_NE(item->solution, other->solution);
}

TEST(LargeGenerate, StopsAtTheCluesThatAreWished) {
  for (const int clues : {256, 150, 110}) {
    const auto made = make_puzzle({.box_rows = 4, .box_columns = 4, .seed = 3, .clues = clues}, 0);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->clues, clues);
    EXPECT_FALSE(made->is_minimal);
    EXPECT_EQ(solutions_to_two(made->puzzle), 1U);
  }
  const auto full = make_puzzle({.box_rows = 5, .box_columns = 5, .seed = 3, .clues = 400}, 0);
  ASSERT_TRUE(full);
  EXPECT_EQ(full->clues, 400);
  EXPECT_EQ(solutions_to_two(full->puzzle), 1U);
}

TEST(LargeGenerate, RefusesWhatIsNotMade) {
  for (const auto& [rows, columns] : {std::pair{0, 4}, {4, -1}, {2, 13}, {26, 1}, {30, 30}}) {
    const auto made = make_puzzle({.box_rows = rows, .box_columns = columns}, 0);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error(), MakeRefusal::kBadShape);
  }
}

TEST(LargeGenerate, StopsWhenItIsTold) {
  const std::atomic<bool> flag = true;
  const auto made = make_puzzle({.box_rows = 5, .box_columns = 5, .stop = &flag}, 0);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error(), MakeRefusal::kStopped);
}

// The board with the givens of a grid; nothing where that is impossible.
template <typename OneBoard>
std::optional<OneBoard> board_of(const Shape& shape, const LargeGrid& grid) {
  OneBoard board(shape);
  for (std::size_t cell = 0; cell < grid.cells.size(); ++cell) {
    if (grid.cells[cell] == 0) continue;
    if (!board.place(shape, cell, grid.cells[cell] - 1U)) return std::nullopt;
  }
  return board;
}

template <typename OneBoard>
std::uint64_t count_by_backtracking(const LargeGrid& grid, std::uint64_t limit) {
  const Shape shape(grid.box_rows, grid.box_columns);
  const auto board = board_of<OneBoard>(shape, grid);
  std::uint64_t solutions = 0;
  if (!board) return 0;
  Rng rng(1);
  Backtrack<OneBoard> backtrack(shape, rng);
  const auto found = backtrack.run(*board, ~std::uint64_t{0},
                                   [&](const OneBoard&) { return ++solutions < limit; });
  EXPECT_EQ(found == Found::kSome, solutions == limit);
  return solutions;
}

TEST(LargeGenerate, BacktrackingCountsWhatLearningCounts) {
  for (int item = 0; item < 12; ++item) {
    const auto made = make_puzzle({.box_rows = 4, .box_columns = 4, .seed = 9, .clues = 100},
                                  static_cast<std::uint64_t>(item));
    ASSERT_TRUE(made);
    LargeGrid grid = made->puzzle;
    Rng rng(static_cast<std::uint64_t>(item));
    for (int away = 0; away < 4;) {
      std::uint16_t& cell = grid.cells[rng.below(grid.cells.size())];
      away += cell != 0 ? 1 : 0;
      cell = 0;
    }
    const auto learned = count(grid, {.limit = 400});
    ASSERT_TRUE(learned);
    const auto narrow = count_by_backtracking<Board<std::uint16_t, 16>>(grid, 400);
    EXPECT_EQ(narrow, learned->solutions) << item;
    EXPECT_EQ((count_by_backtracking<Board<std::uint32_t, 25>>(grid, 400)), narrow) << item;
  }
}

// Is there a solution in which the cell has not its known value, by the givens of the other cells?
template <typename OneBoard>
Found find_other(const MadePuzzle& made, std::size_t cell, std::uint64_t most_nodes) {
  LargeGrid less = made.puzzle;
  less.cells[cell] = 0;
  const Shape shape(less.box_rows, less.box_columns);
  auto board = board_of<OneBoard>(shape, less);
  EXPECT_TRUE(board.has_value());
  if (board->is_placed(cell)) return Found::kNone;
  if (!board->exclude(shape, cell, made.solution.cells[cell] - 1U)) return Found::kNone;
  OtherSolution<OneBoard> other(shape);
  other.set_known(made.solution);
  return other.run(*board, most_nodes);
}

TEST(LargeGenerate, OtherSolutionsAreFoundWhereLearningFindsThem) {
  std::array<int, 2> answers{};
  for (int item = 0; item < 4; ++item) {
    const auto made = make_puzzle({.box_rows = 4, .box_columns = 4, .seed = 21, .clues = 105},
                                  static_cast<std::uint64_t>(item));
    ASSERT_TRUE(made);
    for (std::size_t cell = 0; cell < made->puzzle.cells.size(); cell += 3) {
      if (made->puzzle.cells[cell] == 0) continue;
      LargeGrid less = made->puzzle;
      less.cells[cell] = 0;
      const Found expected = solutions_to_two(less) == 2 ? Found::kSome : Found::kNone;
      constexpr auto kNoBound = ~std::uint64_t{0};
      ASSERT_EQ((find_other<Board<std::uint16_t, 16>>(*made, cell, kNoBound)), expected) << cell;
      ASSERT_EQ((find_other<Board<std::uint32_t, 25>>(*made, cell, kNoBound)), expected) << cell;
      ++answers.at(expected == Found::kSome ? 1 : 0);
    }
  }
  EXPECT_GT(answers[0], 10);
  EXPECT_GT(answers[1], 10);
}

TEST(LargeGenerate, ASearchForAnotherSolutionEndsAtItsBudget) {
  const auto made = make_puzzle({.box_rows = 4, .box_columns = 4, .seed = 22}, 0);
  ASSERT_TRUE(made);
  int unknown = 0;
  for (std::size_t cell = 0; cell < made->puzzle.cells.size(); ++cell) {
    if (made->puzzle.cells[cell] == 0) continue;
    const Found found = find_other<Board<std::uint16_t, 16>>(*made, cell, 5);
    EXPECT_NE(found, Found::kNone) << cell;
    unknown += found == Found::kUnknown ? 1 : 0;
  }
  EXPECT_GT(unknown, 10);
}

}  // namespace
}  // namespace shudu::large
