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

// How often each row is taken.
std::vector<int> taken_by(int threads, std::size_t rows, std::size_t block) {
  std::vector<std::atomic<int>> taken(rows);
  const bool is_whole = share_out(with_threads(threads), rows, block, [&](Blocks& blocks) {
    while (const auto next = blocks.next()) {
      for (std::size_t row = next->begin; row < next->end; ++row) ++taken[row];
      blocks.finish(*next);
    }
  });
  EXPECT_TRUE(is_whole);
  return {taken.begin(), taken.end()};
}

TEST(Crew, EachRowIsTakenOnce) {
  for (const int threads : {1, 2, 3, 8, 300}) {
    for (const std::size_t block : {1U, 3U, 64U, 1'000U}) {
      EXPECT_EQ(taken_by(threads, 257, block), std::vector<int>(257, 1)) << threads;
    }
  }
}

// The rows in the order in which they are written.
std::vector<std::size_t> order_by(int threads) {
  std::vector<std::size_t> order;
  share_out(with_threads(threads), 1'000, 7, [&](Blocks& blocks) {
    while (const auto next = blocks.next()) {
      blocks.finish_in_order(*next, [&] {
        for (std::size_t row = next->begin; row < next->end; ++row) order.push_back(row);
      });
    }
  });
  return order;
}

TEST(Crew, WhatIsWrittenInOrderIsInOrder) {
  std::vector<std::size_t> expected(1'000);
  std::iota(expected.begin(), expected.end(), std::size_t{0});
  for (const int threads : {1, 2, 8}) EXPECT_EQ(order_by(threads), expected) << threads;
}

// Gives up at row 50, without finishing it, once the call has been ended.
void write_to_fifty(Blocks& blocks, std::size_t& written) {
  while (const auto next = blocks.next()) {
    if (next->begin == 50) {
      while (!blocks.is_ended()) {
      }
      return;
    }
    blocks.finish_in_order(*next, [&] { ++written; });
  }
}

// Threads that wait for their turn must not wait for one that has given up.
TEST(Crew, AnEndFreesThoseWhoWait) {
  for (int round = 0; round < 50; ++round) {
    RowTerms terms = with_threads(6);
    const auto tell = [](std::uint64_t done, std::uint64_t /*total*/) { return done < 20; };
    terms.tell = tell;
    std::size_t written = 0;
    share_out(terms, 100'000, 1, [&](Blocks& blocks) { write_to_fifty(blocks, written); });
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
