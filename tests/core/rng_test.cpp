// The generator against published numbers, and its jump against the power of a matrix.
#include "shudu/core/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

namespace shudu {
namespace {

// Published with the reference implementations (rand_xoshiro and the authors' C code).
TEST(SplitMix64, published_numbers) {
  SplitMix64 mix(1234567);
  for (const std::uint64_t expected :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
        16408922859458223821U}) {
    EXPECT_EQ(mix.next(), expected);
  }
}

TEST(Rng, published_numbers) {
  Rng rng = Rng::from_state({1, 2, 3, 4});
  for (const std::uint64_t expected : {11520U, 0U, 1509978240U}) {
    EXPECT_EQ(rng.next(), expected);
  }
  for (const std::uint64_t expected :
       {1215971899390074240U, 1216172134540287360U, 607988272756665600U, 16172922978634559625U,
        8476171486693032832U, 10595114339597558777U, 2904607092377533576U}) {
    EXPECT_EQ(rng.next(), expected);
  }
}

TEST(Rng, seeding_is_four_outputs_of_splitmix64) {
  const Rng rng(1234567);
  const Rng::State expected{6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                            4593380528125082431U};
  EXPECT_EQ(rng.state(), expected);
  EXPECT_FALSE(Rng(0) == Rng(1));
  EXPECT_NE(Rng(0).state(), (Rng::State{}));
}

// 256 rows of 256 bits over GF(2): bit j of row i says whether new bit i depends on old bit j.
class BitMatrix {
 public:
  using Row = Rng::State;

  // The step of the generator, found by stepping each unit vector.
  static BitMatrix of_step() {
    BitMatrix matrix;
    for (std::size_t j = 0; j < 256; ++j) {
      Row unit{};
      unit[j / 64] = std::uint64_t{1} << (j % 64);
      Rng rng = Rng::from_state(unit);
      rng.next();
      for (std::size_t i = 0; i < 256; ++i) {
        if (bit(rng.state(), i)) matrix.rows_[i][j / 64] |= std::uint64_t{1} << (j % 64);
      }
    }
    return matrix;
  }
  BitMatrix squared() const {
    BitMatrix result;
    for (std::size_t i = 0; i < 256; ++i) {
      for (std::size_t k = 0; k < 256; ++k) {
        if (!bit(rows_[i], k)) continue;
        for (std::size_t w = 0; w < 4; ++w) result.rows_[i][w] ^= rows_[k][w];
      }
    }
    return result;
  }
  Row times(const Row& vector) const {
    Row result{};
    for (std::size_t i = 0; i < 256; ++i) {
      int ones = 0;
      for (std::size_t w = 0; w < 4; ++w) ones += std::popcount(rows_[i][w] & vector[w]);
      if (ones % 2 == 1) result[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    return result;
  }

 private:
  static bool bit(const Row& row, std::size_t i) { return ((row[i / 64] >> (i % 64)) & 1U) != 0; }
  std::vector<Row> rows_ = std::vector<Row>(256);
};

TEST(Rng, jump_is_the_128th_square_of_the_step) {
  BitMatrix matrix = BitMatrix::of_step();
  for (int i = 0; i < 128; ++i) matrix = matrix.squared();
  for (const std::uint64_t seed : {0U, 1U, 99U}) {
    Rng rng(seed);
    const Rng::State expected = matrix.times(rng.state());
    rng.jump();
    EXPECT_EQ(rng.state(), expected) << seed;
  }
}

TEST(Rng, streams_are_jumps) {
  const Rng origin(2024);
  Rng jumped = origin;
  EXPECT_EQ(origin.stream(0), origin);
  for (std::uint64_t i = 1; i <= 20; ++i) {
    jumped.jump();
    EXPECT_EQ(origin.stream(i), jumped) << i;
  }
}

// 2^63 jumps twice are 2^64, which no single index reaches, and one less and one more is the same.
TEST(Rng, streams_add_up) {
  const Rng origin(7);
  const std::uint64_t far = ~std::uint64_t{0};
  EXPECT_EQ(origin.stream(far).stream(1),
            origin.stream(std::uint64_t{1} << 63U).stream(std::uint64_t{1} << 63U));
  EXPECT_EQ(origin.stream(1000).stream(337), origin.stream(1337));
  EXPECT_FALSE(origin.stream(far) == origin);
}

TEST(Rng, below_stays_below_and_meets_everything) {
  Rng rng(5);
  for (const std::uint64_t n : {1U, 2U, 3U, 7U, 9U, 10U}) {
    std::vector<int> met(n, 0);
    for (int i = 0; i < 10000; ++i) {
      const std::uint64_t value = rng.below(n);
      ASSERT_LT(value, n);
      ++met[value];
    }
    const double expected = 10000.0 / static_cast<double>(n);
    for (const int count : met) EXPECT_NEAR(count, expected, 6 * 50) << n;
  }
}

// Where 2^64 mod n is large, a share of the numbers is refused; the rule is checked step by step
// with another way to multiply (64 doublings).
TEST(Rng, below_follows_its_definition) {
  struct Product {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
  };
  const auto slow_product = [](std::uint64_t a, std::uint64_t b) {
    Product sum;
    for (int i = 63; i >= 0; --i) {
      sum.high = sum.high * 2 + (sum.low >> 63U);
      sum.low *= 2;
      if (((a >> i) & 1U) == 0) continue;
      sum.low += b;
      if (sum.low < b) ++sum.high;
    }
    return sum;
  };
  int refused = 0;
  for (const std::uint64_t n : {(std::uint64_t{1} << 63U) + 1, std::uint64_t{3} << 62U,
                                ~std::uint64_t{0}, std::uint64_t{1000003}}) {
    Rng rng(n);
    Rng slow(n);
    for (int i = 0; i < 200; ++i) {
      Product product = slow_product(slow.next(), n);
      while (product.low < (~n + 1) % n) {
        product = slow_product(slow.next(), n);
        ++refused;
      }
      ASSERT_EQ(rng.below(n), product.high);
    }
    EXPECT_EQ(rng, slow);
  }
  EXPECT_GT(refused, 100);
}

TEST(Rng, shuffle_is_fisher_yates_from_the_end) {
  std::vector<int> items(10);
  std::iota(items.begin(), items.end(), 0);
  std::vector<int> expected = items;
  Rng rng(11);
  Rng same = rng;
  rng.shuffle(std::span(items));
  for (std::size_t i = 9; i >= 1; --i) std::swap(expected[i], expected[same.below(i + 1)]);
  EXPECT_EQ(items, expected);
  EXPECT_EQ(rng, same);
}

// All 24 orders of four items, about 1,000 times each.
TEST(Rng, shuffle_meets_all_orders_evenly) {
  std::vector<int> order{0, 1, 2, 3};
  std::vector<int> counts;
  Rng rng(3);
  std::vector<std::vector<int>> orders;
  do orders.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  counts.assign(orders.size(), 0);
  for (int i = 0; i < 24000; ++i) {
    std::vector<int> items{0, 1, 2, 3};
    rng.shuffle(std::span(items));
    const auto found = std::lower_bound(orders.begin(), orders.end(), items);
    ++counts[static_cast<std::size_t>(found - orders.begin())];
  }
  for (const int count : counts) EXPECT_NEAR(count, 1000, 200);
}

TEST(Rng, shuffle_of_nothing_and_one) {
  Rng rng(1);
  const Rng before = rng;
  std::vector<int> items;
  rng.shuffle(std::span(items));
  items.push_back(4);
  rng.shuffle(std::span(items));
  EXPECT_EQ(items, std::vector<int>{4});
  EXPECT_EQ(rng, before);
}

TEST(Rng, works_at_compile_time) {
  constexpr auto kFirst = [] {
    Rng rng = Rng::from_state({1, 2, 3, 4});
    return rng.next();
  }();
  static_assert(kFirst == 11520);
}

}  // namespace
}  // namespace shudu
