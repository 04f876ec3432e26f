// The table of kernels, and what tells them apart.
#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "shudu/solver/batch.h"
#include "shudu/solver/kernel.h"

namespace shudu {
namespace {

TEST(KernelTable, NamesAndLanesDiffer) {
  std::set<std::string_view> names;
  int lanes = 17;
  for (const Kernel& kernel : kernel_table()) {
    EXPECT_TRUE(names.insert(kernel.name).second) << kernel.name;
    EXPECT_LE(kernel.lanes, lanes) << "the fastest first";
    lanes = kernel.lanes;
    EXPECT_EQ(find_kernel(kernel.name), &kernel);
  }
  EXPECT_EQ(find_kernel("mmx"), nullptr);
  EXPECT_EQ(find_kernel(""), nullptr);
}

TEST(KernelTable, TheLastRunsEverywhere) {
  EXPECT_TRUE(kernel_table().back().is_supported());
  EXPECT_EQ(kernel_table().back().name, "scalar");
}

TEST(KernelTable, TheBestIsTheFirstThatRuns) {
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    EXPECT_EQ(best_kernel().name, kernel.name);
    break;
  }
  EXPECT_EQ(BatchSolver().kernel().name, best_kernel().name);
}

// Rounds are counted by the kernel that runs, each for all of its lanes: twice as many lanes, about
// half the rounds. So the number proves which one ran.
TEST(KernelTable, TheKernelAskedForIsTheOneThatRan) {
  constexpr std::string_view kPuzzle =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  std::string puzzles;
  for (int i = 0; i < 960; ++i) puzzles += kPuzzle;
  std::vector<PuzzleResult> results(960);
  std::uint64_t fewest_lanes = 0;
  for (std::size_t k = kernel_table().size(); k-- > 0;) {
    const Kernel& kernel = kernel_table()[k];
    if (!kernel.is_supported()) continue;
    const BatchTotals totals =
        BatchSolver(kernel).solve({puzzles.data(), results.size()}, {}, results);
    const auto lanes = static_cast<std::uint64_t>(kernel.lanes);
    if (k + 1 == kernel_table().size()) fewest_lanes = totals.rounds * lanes;
    EXPECT_GE(totals.rounds * lanes, fewest_lanes * 8 / 10) << kernel.name;
    EXPECT_LE(totals.rounds * lanes, fewest_lanes * 13 / 10) << kernel.name;
  }
}

}  // namespace
}  // namespace shudu
