// The set of hashes against std::set, its memory, and how hashes spread.
#include "shudu/canonical/form_set.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <utility>

#include "canonical/grids.h"
#include "shudu/core/rng.h"
#include "support/build_kind.h"

namespace shudu {
namespace {

TEST(FormSet, is_a_set) {
  Rng rng(31);
  FormSet set;
  std::set<std::pair<std::uint64_t, std::uint64_t>> judge;
  for (int i = 0; i < test::by_build(200'000, 5'000); ++i) {
    // Few low words and clustered high ones, so that some repeat and many collide.
    const FormHash hash{rng.below(300) << 50U | rng.below(30), 1 + rng.below(3)};
    ASSERT_EQ(set.contains(hash), judge.contains({hash.high, hash.low})) << i;
    ASSERT_EQ(set.insert(hash), judge.insert({hash.high, hash.low}).second) << i;
    ASSERT_EQ(set.size(), judge.size());
  }
}

// The hash of two zeros is kept like any other, as its neighbour.
TEST(FormSet, keeps_zero) {
  FormSet set;
  EXPECT_FALSE(set.contains({0, 0}));
  EXPECT_TRUE(set.insert({0, 0}));
  EXPECT_TRUE(set.contains({0, 0}));
  EXPECT_FALSE(set.insert({0, 0}));
}

TEST(FormSet, takes_less_than_23_bytes_each) {
  Rng rng(32);
  FormSet set;
  for (int i = 0; i < 200'000; ++i) {
    set.insert({rng.next(), rng.next()});
    ASSERT_TRUE(i < 20'000 || set.bytes() < set.size() * 24) << i;
  }
  EXPECT_LT(set.bytes(), set.size() * 23);
  EXPECT_GE(set.bytes(), set.size() * 18);
}

// One cell more or less, or a digit exchanged: about half of each word's bits change.
TEST(FormHash, spreads) {
  const Grid grid = test::grid_from(test::kHard);
  const FormHash before = hash_of(grid);
  EXPECT_EQ(before, hash_of(test::grid_from(test::kHard)));
  std::set<std::pair<std::uint64_t, std::uint64_t>> all;
  for (int i = 0; i < 81; ++i) {
    for (int value = 0; value <= 9; ++value) {
      Grid other = grid;
      other.clear(Cell(i));
      if (value > 0) other.place(Cell(i), Digit(value));
      const FormHash after = hash_of(other);
      all.insert({after.high, after.low});
      if (other == grid) continue;
      EXPECT_GT(std::popcount(before.high ^ after.high), 10);
      EXPECT_GT(std::popcount(before.low ^ after.low), 10);
    }
  }
  EXPECT_EQ(all.size(), 81U * 9U + 1U);
  EXPECT_NE(hash_of(Grid(4)), hash_of(Grid(9)));
}

}  // namespace
}  // namespace shudu
