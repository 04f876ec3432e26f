// How a search of a one-puzzle kernel ends: limit, budget with the nodes it leaves, stop flag,
// sink; and that it reads and writes 81 bytes and no more.
#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "solver/positions.h"
#include "solver/single_kernels.h"
#include "support/build_kind.h"
#include "support/guarded_page.h"

namespace shudu::test {
namespace {

// Every budget up to this one, then ever fewer.
constexpr std::uint64_t kBudgetStep = by_build<std::uint64_t>(16, 2);

using OpenNodes = std::array<DigitBands, kMaxOpenNodes>;

class SingleEnds : public SingleKernelTest {
 protected:
  // All solutions of what is left, each once with those already found.
  static std::vector<std::string> with_rest(const SingleRun& run, const OpenNodes& nodes) {
    std::vector<std::string> all = run.solutions;
    for (int i = 0; i < run.answer.open_nodes; ++i) {
      const SingleRun rest =
          run_single(kernel(), {.bands = &nodes[static_cast<std::size_t>(i)], .limit = kUnlimited});
      all.insert(all.end(), rest.solutions.begin(), rest.solutions.end());
    }
    std::sort(all.begin(), all.end());
    return all;
  }

  static void expect_budgets_hold(const DigitBands& bands, Branching branching) {
    const SingleRun all =
        run_single(kernel(), {.bands = &bands, .limit = kUnlimited, .branching = branching});
    std::vector<std::string> right = all.solutions;
    std::sort(right.begin(), right.end());
    const auto nodes = std::make_unique<OpenNodes>();
    for (std::uint64_t budget = 0; budget <= all.answer.nodes; budget += 1 + budget / kBudgetStep) {
      const SingleRun run = run_single(kernel(), {.bands = &bands,
                                                  .limit = kUnlimited,
                                                  .node_budget = budget,
                                                  .branching = branching,
                                                  .open_nodes = nodes.get()});
      const bool is_short = budget < all.answer.nodes;
      ASSERT_EQ(run.answer.nodes, is_short ? budget : all.answer.nodes);
      ASSERT_EQ(run.answer.end, is_short ? SearchEnd::kBudget : SearchEnd::kComplete);
      ASSERT_EQ(run.answer.open_nodes > 0, is_short);
      ASSERT_LE(run.answer.open_nodes, kMaxOpenNodes);
      ASSERT_EQ(with_rest(run, *nodes), right) << budget;
    }
  }
};

TEST_P(SingleEnds, LimitZeroAsksNothing) {
  const SingleAnswer answer = solve({.text = kMany, .limit = 0});
  EXPECT_EQ(answer.end, SearchEnd::kLimit);
  EXPECT_EQ(answer.count, 0U);
  EXPECT_EQ(answer.nodes, 0U);
  EXPECT_EQ(answer.rounds, 0U);
}

TEST_P(SingleEnds, LimitStopsAndIsNotExact) {
  const SingleRun all = run_single(kernel(), {.text = kMany, .limit = kUnlimited});
  EXPECT_EQ(all.answer.count, 588U);
  EXPECT_EQ(all.answer.end, SearchEnd::kComplete);
  for (const std::uint64_t limit : {1U, 2U, 587U, 588U}) {
    const SingleRun some = run_single(kernel(), {.text = kMany, .limit = limit});
    EXPECT_EQ(some.answer.count, limit);
    EXPECT_EQ(some.answer.end, SearchEnd::kLimit);
    EXPECT_TRUE(std::equal(some.solutions.begin(), some.solutions.end(), all.solutions.begin()));
  }
  EXPECT_EQ(solve({.text = kMany, .limit = 589}).end, SearchEnd::kComplete);
  EXPECT_EQ(solve({.text = kFull, .limit = 1}).end, SearchEnd::kLimit);
  EXPECT_EQ(solve({.text = kFull, .node_budget = 0}).end, SearchEnd::kComplete);
}

TEST_P(SingleEnds, SinkStops) {
  for (const std::uint64_t wanted : {1U, 5U, 588U}) {
    std::uint64_t calls = 0;
    auto until = [&](const SolutionText&) { return ++calls < wanted; };
    SolutionTextSink sink = until;
    const SingleAnswer answer = solve({.text = kMany, .limit = wanted, .sink = &sink});
    EXPECT_EQ(calls, wanted);
    EXPECT_EQ(answer.count, wanted);
    EXPECT_EQ(answer.end, SearchEnd::kCallback) << "goes before the limit";
  }
}

TEST_P(SingleEnds, BudgetLeavesWhatIsNotSearched) {
  for (const Branching branching : {Branching::kFastest, Branching::kAscending}) {
    const DigitBands bands = bands_of_marks(test::marks_of(kMany));
    expect_budgets_hold(bands, branching);
    if (HasFatalFailure()) return;
  }
}

TEST_P(SingleEnds, BudgetOnRandomPositions) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(20'250'405);
  int searched = 0;
  for (int i = 0; i < by_build(2'000, 40); ++i) {
    const DigitBands bands = bands_of_marks(maker.make(rng));
    const SingleAnswer all = solve({.bands = &bands, .limit = 100});
    if (all.end != SearchEnd::kComplete || all.nodes == 0) continue;
    expect_budgets_hold(bands, i % 2 == 0 ? Branching::kFastest : Branching::kAscending);
    if (HasFatalFailure()) return;
    ++searched;
  }
  EXPECT_GT(searched, by_build(200, 2));
}

// Near-empty grids are the deepest: many frames are left.
TEST_P(SingleEnds, OpenNodesOfTheEmptyGridFit) {
  const std::string text(81, '.');
  const auto nodes = std::make_unique<OpenNodes>();
  for (const Branching branching : {Branching::kFastest, Branching::kAscending}) {
    for (std::uint64_t budget = 0; budget < 100; ++budget) {
      const SingleAnswer answer = solve({.text = text.data(),
                                         .limit = kUnlimited,
                                         .node_budget = budget,
                                         .branching = branching,
                                         .open_nodes = nodes.get()});
      ASSERT_EQ(answer.end, SearchEnd::kBudget);
      ASSERT_GE(answer.open_nodes, 1);
      ASSERT_LE(answer.open_nodes, kMaxOpenNodes);
    }
  }
}

// Golden Nugget comes to its first guess with 263 candidates and no pair; kMany has 588 solutions,
// and pairs.
TEST_P(SingleEnds, HardBudgetIsForPuzzlesThatLookHard) {
  const std::string nugget =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
  for (const std::uint64_t budget : {0U, 1U, 7U}) {
    const auto nodes = std::make_unique<OpenNodes>();
    SingleRun run = run_single(kernel(), {.text = nugget.data(),
                                          .limit = kUnlimited,
                                          .hard_budget = budget,
                                          .open_nodes = nodes.get()});
    EXPECT_EQ(run.answer.end, SearchEnd::kBudget);
    EXPECT_EQ(run.answer.nodes, budget);
    EXPECT_EQ(with_rest(run, *nodes).size(), 1U);
  }
  const SingleAnswer both = solve({.text = nugget.data(), .node_budget = 5, .hard_budget = 9});
  EXPECT_EQ(both.nodes, 5U);
  const SingleAnswer easy = solve({.text = kMany, .limit = 1000, .hard_budget = 0});
  EXPECT_EQ(easy.end, SearchEnd::kComplete);
  EXPECT_EQ(easy.count, 588U);
}

TEST_P(SingleEnds, StopFlag) {
  const std::string text(81, '.');
  std::atomic<bool> stop = true;
  EXPECT_EQ(solve({.text = kFull, .stop = &stop}).end, SearchEnd::kStopped);
  for (const std::uint64_t wanted : {1U, 10U, 300U}) {
    stop = false;
    std::uint64_t calls = 0;
    auto set = [&](const SolutionText&) {
      if (++calls == wanted) stop = true;
      return calls < wanted + 100'000;
    };
    SolutionTextSink sink = set;
    const SingleAnswer answer =
        solve({.text = text.data(), .limit = kUnlimited, .stop = &stop, .sink = &sink});
    EXPECT_EQ(answer.end, SearchEnd::kStopped);
    EXPECT_LE(calls, wanted + 2'000) << "ends soon";
    EXPECT_EQ(answer.count, calls);
  }
  stop = false;
  const SingleAnswer both =
      solve({.text = text.data(), .limit = kUnlimited, .node_budget = 1'000, .stop = &stop});
  EXPECT_EQ(both.end, SearchEnd::kBudget);
  EXPECT_EQ(both.nodes, 1'000U);
}

// Input whose 81st byte is the last of a page: after it is no memory.
TEST_P(SingleEnds, ReadsNoFurtherThanItsInput) {
  for (const char* puzzle : {kFull, kMany}) {
    const GuardedPage page(81);
    std::copy_n(puzzle, 81, page.data());
    EXPECT_EQ(solve({.text = page.data(), .limit = 1000}).count, puzzle == kFull ? 1U : 588U);
  }
}

// The 81st character of the solution is the last of a page; what lies before the first is left
// alone.
TEST_P(SingleEnds, WritesNoFurtherThanItsSolution) {
  const GuardedPage page(82);
  page.data()[0] = '#';
  const SingleAnswer answer = solve({.text = kFull, .solution = page.data() + 1});
  EXPECT_EQ(std::string(page.data(), 82), std::string("#") + kFull);
  EXPECT_EQ(answer.count, 1U);
  EXPECT_EQ(answer.end, SearchEnd::kComplete);
  EXPECT_EQ(answer.open_nodes, 0);
}

INSTANTIATE_TEST_SUITE_P(Single, SingleEnds, testing::ValuesIn(single_kernel_names()),
                         name_of_kernel);

}  // namespace
}  // namespace shudu::test
