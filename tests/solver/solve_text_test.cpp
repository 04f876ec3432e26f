// One puzzle from text to text on every kernel, against the reference methods.
#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <string>

#include "shudu/solver/batch.h"
#include "shudu/solver/solver.h"
#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"
#include "support/guarded_page.h"

namespace shudu::test {
namespace {

constexpr std::size_t kTexts = by_build<std::size_t>(3'000, 60);

template <typename Work>
void on_each_kernel(Work work) {
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    SCOPED_TRACE(std::string(kernel.name));
    work(kernel);
  }
}

// A position as givens: the cells with one candidate.
Grid givens_of(const Pencilmarks& marks) {
  Grid grid;
  for (int i = 0; i < kMaxCells; ++i) {
    if (marks[Cell(i)].size() == 1) grid.place(Cell(i), *marks[Cell(i)].begin());
  }
  return grid;
}

void expect_answer(const Grid& grid, std::uint64_t limit) {
  const std::string text = text_of(grid);
  const Pencilmarks marks = Pencilmarks::from_grid(grid);
  const SearchResult truth = method_named("dlx").count(Layout::classic(), marks, {.limit = limit});
  on_each_kernel([&](const Kernel& kernel) {
    std::string solution(81, '#');
    const PuzzleResult result =
        solve_text(text.data(), {.limit = limit, .kernel = &kernel}, solution.data());
    ASSERT_EQ(result.count, truth.count) << text;
    ASSERT_EQ(result.end, truth.end) << text;
    if (truth.count == 0) {
      ASSERT_EQ(solution, std::string(81, '#')) << text;
    } else {
      ASSERT_TRUE(is_solution(Layout::classic(), marks, grid_of(solution))) << text;
    }
  });
}

TEST(SolveText, AnswersAsTheReferenceDoes) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(20'261'121);
  for (std::size_t i = 0; i < kTexts; ++i) {
    const Grid grid = givens_of(maker.make(rng));
    for (const std::uint64_t limit : {1U, 2U, 3U}) expect_answer(grid, limit);
  }
}

TEST(SolveText, ReadsAndWritesEightyOneBytes) {
  const std::string easy =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  on_each_kernel([&](const Kernel& kernel) {
    const GuardedPage in(easy.size());
    std::memcpy(in.data(), easy.data(), easy.size());
    std::string out(83, '#');
    EXPECT_EQ(solve_text(in.data(), {.limit = 2, .kernel = &kernel}, &out[1]).count, 1U);
    EXPECT_EQ(
        out, "#534678912672195348198342567859761423426853791713924856961537284287419635345286179#");
    EXPECT_EQ(solve_text(in.data(), {.limit = 2, .kernel = &kernel}).count, 1U);
  });
}

TEST(SolveText, EndsByLimitBudgetAndStop) {
  const std::string empty(81, '.');
  on_each_kernel([&](const Kernel& kernel) {
    const PuzzleResult nothing = solve_text(empty.data(), {.limit = 0, .kernel = &kernel});
    EXPECT_EQ(nothing.count, 0U);
    EXPECT_EQ(nothing.end, SearchEnd::kLimit);
    const PuzzleResult many = solve_text(empty.data(), {.limit = 1'000, .kernel = &kernel});
    EXPECT_EQ(many.count, 1'000U);
    EXPECT_EQ(many.end, SearchEnd::kLimit);
    const PuzzleResult poor = solve_text(empty.data(), {.node_budget = 5, .kernel = &kernel});
    EXPECT_EQ(poor.end, SearchEnd::kBudget);
    EXPECT_LE(poor.nodes, 5U);
    const std::atomic<bool> stop{true};
    EXPECT_EQ(solve_text(empty.data(), {.stop = &stop, .kernel = &kernel}).end,
              SearchEnd::kStopped);
  });
}

}  // namespace
}  // namespace shudu::test
