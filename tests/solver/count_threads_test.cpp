// One count on several threads: what it finds does not depend on how many there are.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <string>
#include <vector>

#include "shudu/core/rng.h"
#include "shudu/solver/method.h"
#include "solver/count/parts.h"
#include "solver/facts.h"
#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr std::array kThreads = {1, 2, 3, 8};

TEST(CountThreads, OnManySolutionsTheSame) {
  for (const int threads : kThreads) {
    const SearchOptions options{.threads = threads};
    const SearchResult result =
        default_method().count(Layout::classic(), marks_of(kNorvigHard), options);
    EXPECT_EQ(result.count, 148'357'268U) << threads;
    EXPECT_TRUE(result.is_exact());
  }
}

TEST(CountThreads, LimitsAreExact) {
  for (const int threads : kThreads) {
    for (const std::uint64_t limit : {1U, 50'000U, 1'000'000U, 100'000'000U}) {
      const SearchOptions options{.limit = limit, .threads = threads};
      const SearchResult result =
          default_method().count(Layout::classic(), marks_of(kNorvigHard), options);
      EXPECT_EQ(result.count, limit) << threads;
      EXPECT_EQ(result.end, SearchEnd::kLimit);
    }
  }
}

// The parts of a position hold its solutions, each once, on every layout.
TEST(CountThreads, PartsHoldAllSolutionsOnce) {
  Rng rng(20'261'121);
  for (const NamedLayout& layout : all_layouts()) {
    const PositionMaker maker(layout);
    for (int i = 0; i < by_build(4, 1); ++i) {
      const Pencilmarks marks = maker.make(rng);
      const SearchOptions some{.limit = 500, .node_budget = 5'000};
      const Method& mrv = method_named("mrv");
      const Answer whole = ask(mrv, layout.layout, marks, some);
      if (!whole.result.is_exact()) continue;
      Answer parts;
      for (const Pencilmarks& part : split_into_parts(layout.layout, marks, 30)) {
        const Answer answer = ask(mrv, layout.layout, part, {});
        parts.solutions.insert(parts.solutions.end(), answer.solutions.begin(),
                               answer.solutions.end());
      }
      ASSERT_EQ(parts.sorted(), whole.sorted()) << layout.name << " " << text_of(marks);
    }
  }
}

// Searches of some ten thousand to a million nodes, split and split again, by the
// kernels and by a method that knows nothing of threads.
TEST(CountThreads, AnyMethodTheSame) {
  const Pencilmarks marks =
      marks_of("98.7.....7.....6....6.5.......4...3......9..2....1..7...5.4.......3..8......2...1");
  for (const char* name : {"fast", "mrv"}) {
    for (const int threads : kThreads) {
      if (threads == 3) continue;
      const SearchResult result =
          count_by_threads(Layout::classic(), marks, method_named(name), {.threads = threads});
      EXPECT_EQ(result.count, 56'568U) << name << " " << threads;
      EXPECT_EQ(result.end, SearchEnd::kComplete);
      EXPECT_TRUE(is_solution(Layout::classic(), marks, result.first));
      const SearchResult some = count_by_threads(Layout::classic(), marks, method_named(name),
                                                 {.limit = 40'000, .threads = threads});
      EXPECT_EQ(some.count, 40'000U) << name << " " << threads;
      EXPECT_EQ(some.end, SearchEnd::kLimit);
    }
  }
}

// 28,200,960 grids of 6x6 (two independent counts), a row of six fixed: divided by 6!.
TEST(CountThreads, OtherLayoutsToo) {
  Grid grid(6);
  for (int i = 0; i < 6; ++i) grid.place(Cell(i), Digit(i + 1));
  for (const int threads : kThreads) {
    const SearchResult result = count_by_threads(layout_of("6x6"), Pencilmarks::from_grid(grid),
                                                 default_method(), {.threads = threads});
    EXPECT_EQ(result.count, 39'168U) << threads;
    EXPECT_TRUE(result.is_exact());
  }
}

// Nothing found and nothing to find: threads wait for one another and end.
TEST(CountThreads, NoSolutionAtAll) {
  Pencilmarks marks(9);
  marks.set(Cell(80), {});
  for (const int threads : kThreads) {
    const SearchResult result =
        count_in_parts(Layout::classic(), marks, {.threads = threads},
                       [](const Pencilmarks& part, const SearchOptions& options) {
                         return method_named("mrv").count(Layout::classic(), part, options);
                       });
    EXPECT_EQ(result.count, 0U);
    EXPECT_TRUE(result.is_exact());
  }
}

// Set before, or from inside the search after some parts.
TEST(CountThreads, StopEndsAllOfThem) {
  for (const int threads : kThreads) {
    std::atomic<bool> stop{true};
    const SearchOptions options{.stop = &stop, .threads = threads};
    const SearchResult none = default_method().count(Layout::classic(), Pencilmarks(9), options);
    EXPECT_EQ(none.end, SearchEnd::kStopped);
    EXPECT_EQ(none.count, 0U);
    stop = false;
    std::atomic<int> parts{0};
    const SearchResult some =
        count_in_parts(Layout::classic(), Pencilmarks(9), options,
                       [&](const Pencilmarks& part, const SearchOptions& part_options) {
                         if (++parts == 5) stop = true;
                         return method_named("mrv").count(Layout::classic(), part, part_options);
                       });
    EXPECT_EQ(some.end, SearchEnd::kStopped) << threads;
    EXPECT_LT(parts, 5 + threads);
  }
}

}  // namespace
}  // namespace shudu::test
