// Searches look at the stop at least once in kMostNodes nodes, whatever the method, and end at the
// look that says so. Nodes are counted by the search itself; no clock is asked.
#include <gtest/gtest.h>

#include <string>

#include "shudu/core/layout_table.h"
#include "shudu/solver/lexicographic.h"
#include "solver/count/narrowing.h"
#include "solver/count/skeleton.h"
#include "solver/helpers.h"
#include "support/build_kind.h"
#include "support/look_count.h"

namespace shudu::test {
namespace {

// The lanes look every 128 rounds, in each of which sixteen of them may begin a node; searches by
// one tree every 256 nodes.
constexpr std::uint64_t kMostNodes = 4'096;
constexpr std::uint64_t kNodesInAll = 60'000;

class SearchStops : public testing::TestWithParam<Method> {
 protected:
  // Runs to the budget, then again to a look in the middle.
  template <typename Search>
  static void expect_looks(const std::string& what, Search search) {
    const LookCount all;
    const SearchResult whole =
        search(SearchOptions{.node_budget = kNodesInAll, .stop = all.stop()});
    EXPECT_GE(all.looks() * kMostNodes + kMostNodes, whole.nodes) << what;
    ASSERT_GE(whole.nodes, 2 * kMostNodes) << what << " is no long search";
    const LookCount half(all.looks() / 2 + 1);
    const SearchResult part =
        search(SearchOptions{.node_budget = kNodesInAll, .stop = half.stop()});
    EXPECT_EQ(part.end, SearchEnd::kStopped) << what;
    EXPECT_LE(part.nodes, whole.nodes) << what;
    EXPECT_LE(half.looks_after(), 8U) << what;
  }
};

TEST_P(SearchStops, WhereThereAreManySolutions) {
  const Layout layout = Layout::classic();
  expect_looks("search", [&](const SearchOptions& options) {
    return GetParam().search(layout, marks_of(std::string(81, '.')), options,
                             [](const Grid& /*solution*/) { return true; });
  });
}

TEST_P(SearchStops, OnALayout) {
  for (const char* name : {"windoku", "anti-knight"}) {
    if (by_build(false, true) && name == std::string_view("anti-knight")) continue;
    const Layout layout = *parse_layout(name);
    expect_looks(name, [&](const SearchOptions& options) {
      return GetParam().count(layout, Pencilmarks(9), options);
    });
  }
}

INSTANTIATE_TEST_SUITE_P(All, SearchStops,
                         testing::ValuesIn(method_table().begin(), method_table().end()),
                         [](const auto& row) { return std::string(row.param.name); });

// An empty grid: nine boxes with all their fillings, which are struck a stack at a time. A look for
// each of these.
TEST(SkeletonStops, LooksWhileFillingsAreListed) {
  const DigitBands bands = bands_of_marks(marks_of(std::string(81, '.')));
  const LookCount all;
  EXPECT_FALSE(narrowed_fillings(bands, all.stop())[0].empty());
  EXPECT_GE(all.looks(), 9U + 2 * 3U);
  for (const std::uint64_t at : {std::uint64_t{1}, std::uint64_t{9}, all.looks()}) {
    const LookCount count(at);
    for (const auto& box : narrowed_fillings(bands, count.stop())) EXPECT_TRUE(box.empty());
    EXPECT_EQ(count.looks_after(), 0U);
    const LookCount again(at);
    EXPECT_EQ(Skeletons(bands, again.stop()).combinations(), 0);
  }
}

TEST(SkeletonStops, ACountThatIsStoppedThereSaysSo) {
  const Pencilmarks marks = marks_of(std::string(81, '.'));
  const LookCount all;
  const Method& fast = default_method();
  EXPECT_EQ(fast.count(Layout::classic(), marks, {.limit = 1'000'000, .stop = all.stop()}).end,
            SearchEnd::kLimit);
  for (std::uint64_t at = 1; 2 * at < all.looks(); at += 1 + all.looks() / 12) {
    const LookCount count(at);
    const SearchResult found =
        fast.count(Layout::classic(), marks, {.limit = 1'000'000, .stop = count.stop()});
    EXPECT_EQ(found.end, SearchEnd::kStopped) << at;
    EXPECT_LE(count.looks_after(), 32U) << at;
  }
}

}  // namespace
}  // namespace shudu::test
