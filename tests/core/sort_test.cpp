// Sorting is held to std::stable_sort, on lists with many equal items and of all sizes around the
// length of a run.
#include "shudu/core/sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "shudu/core/rng.h"

namespace shudu {
namespace {

using Item = std::pair<unsigned, unsigned>;  // what it is sorted by, how it came

std::vector<Item> items(Rng& rng, unsigned count, unsigned kinds) {
  std::vector<Item> list;
  for (unsigned i = 0; i < count; ++i) list.emplace_back(rng.below(kinds), i);
  return list;
}

bool is_less(const Item& a, const Item& b) { return a.first < b.first; }

TEST(Sort, LeavesEqualItemsAsTheyCame) {
  Rng rng(1);
  for (unsigned count = 0; count < 200; ++count) {
    for (const unsigned kinds : {1U, 2U, 7U, 1000U}) {
      std::vector<Item> list = items(rng, count, kinds);
      std::vector<Item> expected = list;
      std::sort(expected.begin(), expected.end());  // by the second of a pair, too
      sort_stably(list.begin(), list.end(), is_less);
      ASSERT_EQ(list, expected) << count << " items of " << kinds << " kinds";
    }
  }
}

TEST(Sort, TakesListsInOrderAndTurnedRound) {
  for (const unsigned count : {16U, 17U, 1000U}) {
    std::vector<unsigned> expected(count);
    for (unsigned i = 0; i < count; ++i) expected[i] = i;
    std::vector<unsigned> list = expected;
    sort_stably(list.begin(), list.end());
    EXPECT_EQ(list, expected);
    std::reverse(list.begin(), list.end());
    sort_stably(list.begin(), list.end());
    EXPECT_EQ(list, expected);
    sort_stably(list.rbegin(), list.rend());
    EXPECT_TRUE(std::is_sorted(list.rbegin(), list.rend()));
  }
}

TEST(Sort, MovesItemsThatCannotBeCopied) {
  Rng rng(2);
  std::vector<std::unique_ptr<unsigned>> list;
  for (unsigned i = 0; i < 100; ++i) list.push_back(std::make_unique<unsigned>(rng.below(50)));
  const auto is_smaller = [](const auto& a, const auto& b) { return *a < *b; };
  sort_stably(list.begin(), list.end(), is_smaller);
  EXPECT_TRUE(std::is_sorted(list.begin(), list.end(), is_smaller));
}

}  // namespace
}  // namespace shudu
