// What the library's page says of memory: calls on many puzzles allocate for the call, not for a
// puzzle, and solvers that are kept allocate nothing at all.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/solver/batch.h"
#include "shudu/solver/other_digit.h"
#include "shudu/solver/solver.h"
#include "solver/helpers.h"
#include "support/memory_count.h"

namespace shudu::test {
namespace {

// One solution (Wikipedia's example), several, none; text with all of them in turn.
std::string texts(std::size_t count) {
  const std::string easy =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  std::string several = easy;
  for (const std::size_t cell : {0U, 1U, 4U, 9U}) several[cell] = '.';
  const std::string none = "11" + std::string(79, '.');
  std::string all;
  for (std::size_t p = 0; p < count; ++p) all += p % 3 == 0 ? easy : p % 3 == 1 ? several : none;
  return all;
}

std::vector<Pencilmarks> marks(std::size_t count) {
  const std::string all = texts(count);
  std::vector<Pencilmarks> puzzles;
  for (std::size_t p = 0; p < count; ++p) puzzles.push_back(marks_of(all.substr(81 * p, 81)));
  return puzzles;
}

template <typename Call>
std::size_t allocations_of(Call call) {
  const std::size_t before = heap_calls();
  call();
  return heap_calls() - before;
}

class Allocations : public testing::Test {
 protected:
  void SetUp() override {
    if (!heap_is_counted()) GTEST_SKIP() << "a sanitizer has its own operator new";
  }
};

TEST_F(Allocations, SolveManyAllocatesNothingForAPuzzle) {
  std::vector<std::size_t> calls;
  for (const std::size_t count : {1U, 1'000U, 20'000U}) {
    const std::string puzzles = texts(count);
    std::vector<PuzzleResult> results(count);
    std::string solutions(81 * count, '.');
    calls.push_back(allocations_of([&] {
      solve_many({puzzles.data(), count}, {.limit = 2}, results, {solutions.data()});
    }));
    EXPECT_EQ(results[0].count, 1U);
  }
  EXPECT_EQ(calls, (std::vector<std::size_t>{1, 1, 1}));
}

TEST_F(Allocations, SolveManyOfPencilmarksAllocatesNothingForAPuzzle) {
  std::vector<std::size_t> calls;
  for (const std::size_t count : {1U, 1'000U}) {
    const std::vector<Pencilmarks> puzzles = marks(count);
    std::vector<PuzzleResult> results(count);
    std::vector<Grid> solutions(count);
    calls.push_back(allocations_of([&] { solve_many(puzzles, {.limit = 2}, results, solutions); }));
  }
  EXPECT_EQ(calls, (std::vector<std::size_t>{1, 1}));
}

TEST_F(Allocations, SolversThatAreKeptAllocateNothing) {
  BatchSolver batch;
  OtherDigitSolver other;
  const std::string puzzles = texts(1'000);
  std::vector<PuzzleResult> results(1'000);
  std::string solutions(81'000, '.');
  EXPECT_EQ(allocations_of([&] {
              batch.solve({puzzles.data(), 1'000}, {.limit = 2}, results, {solutions.data()});
            }),
            0U);
  const std::vector<GivenQuestion> questions(1'000, {puzzles.c_str(), solutions.c_str(), Cell(0)});
  std::vector<OtherDigit> answers(1'000, OtherDigit::kUnknown);
  EXPECT_EQ(allocations_of([&] { other.ask(questions, {}, answers); }), 0U);
  EXPECT_NE(answers.back(), OtherDigit::kUnknown);
}

// An ordinary puzzle never leaves the stack.
TEST_F(Allocations, ShortCallsOnOrdinaryPuzzlesAllocateNothing) {
  const Grid grid = grid_of(texts(1));
  EXPECT_EQ(allocations_of([&] {
              EXPECT_TRUE(solve(Layout::classic(), grid));
              EXPECT_TRUE(count_solutions(Layout::classic(), grid));
              EXPECT_TRUE(is_unique(Layout::classic(), grid));
            }),
            0U);
}

std::size_t peak_of_count(const Pencilmarks& marks) {
  const std::size_t before = heap_bytes();
  reset_heap_peak();
  const SearchOptions options{.limit = 1'000'000'000};
  EXPECT_GT(default_method().count(Layout::classic(), marks, options).count, 100'000'000U);
  return heap_peak() - before;
}

// An empty grid needs most; Norvig's puzzle of 17 givens has 148,357,268 solutions.
TEST_F(Allocations, CountingHasBoundedMemory) {
  EXPECT_LT(peak_of_count(Pencilmarks(9)), std::size_t{40} << 20U);
  EXPECT_LT(peak_of_count(
                marks_of(".....6....59.....82....8....45........3........6..3.54...325..6.........."
                         "........")),
            std::size_t{1} << 20U);
}

}  // namespace
}  // namespace shudu::test
