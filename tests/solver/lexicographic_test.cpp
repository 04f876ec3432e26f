// The smallest solution, against `scan`, which meets it first; and how it ends early.
#include "shudu/solver/lexicographic.h"

#include <gtest/gtest.h>

#include <atomic>

#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr int kPositionsInOrder = by_build(2'000, 31);

TEST(Lexicographic, IsWhatScanFindsFirst) {
  Rng rng(17);
  int compared = 0;
  std::vector<PositionMaker> makers;
  for (const NamedLayout& layout : all_layouts()) makers.emplace_back(layout);
  for (int i = 0; i < kPositionsInOrder; ++i) {
    const PositionMaker& maker = makers[static_cast<std::size_t>(i) % makers.size()];
    const Pencilmarks marks = maker.make(rng);
    const Answer scan =
        ask(method_named("scan"), maker.layout(), marks, {.limit = 1, .node_budget = 5'000});
    if (scan.result.count == 0) continue;
    for (const Method& method : method_table()) {
      if (method.name == "scan") continue;
      const Answer some =
          ask(method, maker.layout(), marks, {.limit = 1, .node_budget = 300, .seed = rng.next()});
      if (some.result.count == 0) continue;
      const SearchResult least = first_lexicographic(maker.layout(), marks, some.result.first,
                                                     method, {.node_budget = 300});
      if (least.end != SearchEnd::kComplete) continue;
      const SearchResult again = smallest_solution(maker.layout(), marks, some.result.first, {});
      EXPECT_EQ(text_of(again.first), scan.solutions[0]) << maker.name() << text_of(marks);
      EXPECT_EQ(least.count, 1U);
      EXPECT_EQ(text_of(least.first), scan.solutions[0]) << maker.name() << ": " << text_of(marks);
      ++compared;
    }
  }
  EXPECT_GT(compared, kPositionsInOrder);
}

TEST(Lexicographic, SmallestFullGrid) {
  const auto known = ask(method_named("mrv"), Layout::classic(), Pencilmarks(9), {.limit = 1});
  const auto least = first_lexicographic(Layout::classic(), Pencilmarks(9), known.result.first,
                                         method_named("dlx"), {});
  EXPECT_EQ(text_of(least.first),
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
}

TEST(Lexicographic, EndsEarlyWithASolution) {
  const auto known = ask(method_named("mrv"), Layout::classic(), Pencilmarks(9), {.limit = 1});
  const std::atomic<bool> stop = true;
  const auto stopped = first_lexicographic(Layout::classic(), Pencilmarks(9), known.result.first,
                                           method_named("mrv"), {.stop = &stop});
  EXPECT_EQ(stopped.end, SearchEnd::kStopped);
  EXPECT_EQ(stopped.first, known.result.first);
  const auto spent = first_lexicographic(Layout::classic(), Pencilmarks(9), known.result.first,
                                         method_named("mrv"), {.node_budget = 0});
  EXPECT_EQ(spent.end, SearchEnd::kBudget);
  EXPECT_TRUE(is_solution(Layout::classic(), Pencilmarks(9), spent.first));
}

}  // namespace
}  // namespace shudu::test
