// Counting as callers meet it: on every kernel, across the point where skeletons take over from
// search.
#include "solver/count/many.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

#include "shudu/core/rng.h"
#include "shudu/solver/solver.h"
#include "solver/facts.h"
#include "solver/fast.h"
#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

const char* const kSixBand =  // 56,568 solutions
    "98.7.....7.....6....6.5.......4...3......9..2....1..7...5.4.......3..8......2...1";

std::vector<const Kernel*> supported() {
  std::vector<const Kernel*> kernels;
  for (const Kernel& kernel : kernel_table()) {
    if (kernel.is_supported()) kernels.push_back(&kernel);
  }
  return kernels;
}

// Givens, or pencilmarks that no givens leave, of a grid that random search finds.
Pencilmarks sparse_position(Rng& rng) {
  const SearchOptions any{.limit = 1, .seed = rng.below(1'000'000)};
  const Grid grid = method_named("mrv").count(Layout::classic(), Pencilmarks(9), any).first;
  const bool has_givens = rng.below(2) == 0;
  const std::uint64_t keep = has_givens ? 24 + rng.below(8) : 25 + rng.below(25);
  Pencilmarks marks(9);
  for (const Cell cell : Layout::classic().all_cells()) {
    if (has_givens && rng.below(100) < keep) marks.set(cell, DigitSet::only(*grid[cell]));
    for (const Digit digit : Layout::classic().all_digits()) {
      if (!has_givens && grid[cell] != digit && rng.below(100) >= keep) marks.erase(cell, digit);
    }
  }
  return marks;
}

// Solution by solution in the lanes, against all ways together; more solutions than search is left
// alone with.
TEST(Count, AgreesWithSearchOnSparsePositions) {
  Rng rng(20'261'122);
  int compared = 0;
  const int tries = by_build(300, 6);
  for (int i = 0; i < tries; ++i) {
    const Pencilmarks marks = sparse_position(rng);
    const SearchOptions some{.limit = 100'000, .node_budget = 100'000};
    const SearchResult search = search_one(best_kernel(), marks, some, nullptr);
    if (!search.is_exact() || search.count < 10'000) continue;
    ++compared;
    const SearchResult many = count_classic(best_kernel(), marks, {});
    ASSERT_EQ(many.count, search.count) << text_of(marks);
    ASSERT_TRUE(many.is_exact());
    ASSERT_TRUE(is_solution(Layout::classic(), marks, many.first));
  }
  std::printf("%d positions, %d with 10,000 to 100,000 solutions\n", tries, compared);
  EXPECT_GE(compared, tries / 60);
}

TEST(Count, ManySolutionsOnEveryKernel) {
  for (const Kernel* kernel : supported()) {
    // Slow builds count its solutions below, by one kernel.
    const Pencilmarks marks = marks_of(by_build(kNorvigHard, kSixBand));
    const SearchResult result = count_classic(*kernel, marks, {});
    EXPECT_EQ(result.count, by_build(148'357'268U, 56'568U)) << kernel->name;
    EXPECT_TRUE(result.is_exact());
    EXPECT_TRUE(is_solution(Layout::classic(), marks, result.first));
  }
}

TEST(Count, StopsAtTheLimit) {
  for (const std::uint64_t limit :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{9'999}, std::uint64_t{10'000},
        std::uint64_t{99'999}, std::uint64_t{100'001}, std::uint64_t{1'000'000},
        std::uint64_t{148'357'267}, std::uint64_t{148'357'268}}) {
    const SearchResult result =
        count_classic(best_kernel(), marks_of(kNorvigHard), {.limit = limit});
    EXPECT_EQ(result.count, limit);
    EXPECT_EQ(result.end, SearchEnd::kLimit);
  }
  const SearchResult all =
      count_classic(best_kernel(), marks_of(kNorvigHard), {.limit = 148'357'269});
  EXPECT_EQ(all.count, 148'357'268U);
  EXPECT_EQ(all.end, SearchEnd::kComplete);
}

// The empty grid has more than 64 bits can hold; a limit is reached soon all the same.
TEST(Count, AnEmptyGridReachesALargeLimit) {
  const SearchResult result =
      count_classic(best_kernel(), Pencilmarks(9), {.limit = 1'000'000'000'000});
  EXPECT_EQ(result.count, 1'000'000'000'000U);
  EXPECT_EQ(result.end, SearchEnd::kLimit);
}

TEST(Count, TheBudgetHoldsWhereverItEnds) {
  const Pencilmarks marks = marks_of(kNorvigHard);
  for (const std::uint64_t budget : {0U, 1U, 1'000U, 10'000U, 30'000U, 200'000U, 1'000'000U}) {
    const SearchResult result =
        count_classic(best_kernel(), marks, {.node_budget = budget, .threads = 4});
    EXPECT_EQ(result.nodes, budget);
    EXPECT_EQ(result.end, SearchEnd::kBudget);
    EXPECT_LT(result.count, 148'357'268U);
    const SearchResult alone = count_classic(best_kernel(), marks, {.node_budget = budget});
    EXPECT_EQ(result.count, alone.count) << "threads make a difference";
  }
}

TEST(Count, ThroughTheShortCall) {
  const auto result = count_solutions(Layout::classic(), grid_of(kSixBand));
  ASSERT_TRUE(result);
  EXPECT_EQ(result->count, 56'568U);
  EXPECT_TRUE(result->is_exact());
}

}  // namespace
}  // namespace shudu::test
