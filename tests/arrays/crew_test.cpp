// Blocks shared out: each row once, in order where order is asked for, and no thread waits for
// ever.
#include "arrays/crew.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace shudu::arrays {
namespace {

RowTerms with_threads(int threads) {
  RowTerms terms;
  terms.threads = threads;
  return terms;
}

TEST(Crew, EachRowIsTakenOnce) {
  for (const int threads : {1, 2, 3, 8, 300}) {
    for (const std::size_t block : {1U, 3U, 64U, 1'000U}) {
      std::vector<std::atomic<int>> taken(257);
      const bool is_whole =
          share_out(with_threads(threads), taken.size(), block, [&](Blocks& blocks) {
            while (const auto next = blocks.next()) {
              for (std::size_t row = next->begin; row < next->end; ++row) ++taken[row];
              blocks.finish(*next);
            }
          });
      EXPECT_TRUE(is_whole);
      for (const std::atomic<int>& times : taken) ASSERT_EQ(times, 1);
    }
  }
}

TEST(Crew, WhatIsWrittenInOrderIsInOrder) {
  for (const int threads : {1, 2, 8}) {
    std::vector<std::size_t> order;
    share_out(with_threads(threads), 1'000, 7, [&](Blocks& blocks) {
      while (const auto next = blocks.next()) {
        blocks.finish_in_order(*next, [&] {
          for (std::size_t row = next->begin; row < next->end; ++row) order.push_back(row);
        });
      }
    });
    std::vector<std::size_t> expected(1'000);
    std::iota(expected.begin(), expected.end(), std::size_t{0});
    EXPECT_EQ(order, expected);
  }
}

// Threads that wait for their turn must not wait for one that has given up.
TEST(Crew, AnEndFreesThoseWhoWait) {
  for (int round = 0; round < 50; ++round) {
    RowTerms terms = with_threads(6);
    const auto tell = [](std::uint64_t done, std::uint64_t /*total*/) { return done < 20; };
    terms.tell = tell;
    std::size_t written = 0;
    share_out(terms, 100'000, 1, [&](Blocks& blocks) {
      while (const auto next = blocks.next()) {
        if (next->begin == 50) {
          while (!blocks.is_ended()) {
          }
          return;  // without finishing
        }
        blocks.finish_in_order(*next, [&] { ++written; });
      }
    });
    EXPECT_EQ(written, 50U);
  }
}

TEST(Crew, BlocksKeepAllThreadsBusy) {
  EXPECT_EQ(block_for(with_threads(1), 1'000'000, 2'048), 2'048U);
  EXPECT_EQ(block_for(with_threads(4), 1'600, 2'048), 100U);
  EXPECT_EQ(block_for(with_threads(4), 3, 2'048), 1U);
  EXPECT_EQ(block_for(with_threads(4), 0, 2'048), 1U);
}

}  // namespace
}  // namespace shudu::arrays
