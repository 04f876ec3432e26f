// Splits and the fillings of a box, against counting by hand: 9! / (3!)^3 splits, and the fillings
// of a box as assignments tried one by one.
#include "solver/count/box_fillings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "shudu/core/rng.h"
#include "solver/count/narrowing.h"

namespace shudu::test {
namespace {

TEST(Split, EveryOrderedPartitionOnce) {
  std::set<std::uint32_t> words;
  for (std::size_t i = 0; i < kSplitCount; ++i) {
    const std::uint32_t word = kSplits.word[i];
    words.insert(word);
    EXPECT_EQ(split_of(word), i);
    EXPECT_EQ((word & 0x1FFU) + (word >> 9U & 0x1FFU) + (word >> 18U), 0x1FFU);
    for (const unsigned shift : {0U, 9U, 18U}) EXPECT_EQ(std::popcount(word >> shift & 0x1FFU), 3);
  }
  EXPECT_EQ(words.size(), 1680U);
}

// F. Jarvis and B. Felgenhauer: beside a box there are 56 ways to share out its neighbours' rows.
TEST(Split, FiftySixStandBesideEach) {
  for (const std::size_t one : {std::size_t{0}, std::size_t{777}, kSplitCount - 1}) {
    int beside = 0;
    for (const std::uint32_t other : kSplits.word) {
      if ((kSplits.word[one] & other) != 0) continue;
      ++beside;
      const Split third = third_split(kSplits.word[one], other);
      EXPECT_EQ(kSplits.word[third] & (kSplits.word[one] | other), 0U);
    }
    EXPECT_EQ(beside, 56);
  }
}

TEST(BoxFillings, AnEmptyBoxHasAllOfThem) {
  const auto fillings = fillings_of_box(all_digit_bands(), 4);
  EXPECT_EQ(fillings.size(), 362'880U);
  const BoxFillings sorted(fillings);
  EXPECT_EQ(sorted.columns().size(), 1680U);
  for (const Split columns : sorted.columns()) ASSERT_EQ(sorted.rows(columns).size(), 216U);
}

// All 9! orders of the digits against the candidates, for every box of random positions.
TEST(BoxFillings, AreTheOrdersThatTheCandidatesAllow) {
  Rng rng(20'261'121);
  for (unsigned box = 0; box < 9; ++box) {
    DigitBands bands{};
    for (std::size_t w = 0; w < 27; ++w) {
      for (unsigned bit = 0; bit < 27; ++bit) {
        bands[w] |= static_cast<std::uint32_t>(rng.below(10) < 6) << bit;
      }
    }
    std::array<unsigned, 9> digits{};
    std::iota(digits.begin(), digits.end(), 0U);
    std::set<std::pair<std::uint32_t, std::uint32_t>> expected;
    do {
      std::uint32_t rows = 0;
      std::uint32_t columns = 0;
      bool fits = true;
      for (unsigned cell = 0; cell < 9; ++cell) {
        const unsigned bit = 9 * (cell / 3) + 3 * (box % 3) + cell % 3;
        fits = fits && (bands[3 * digits[cell] + box / 3] >> bit & 1U) != 0;
        rows |= 1U << (9 * (cell / 3) + digits[cell]);
        columns |= 1U << (9 * (cell % 3) + digits[cell]);
      }
      if (fits) expected.insert({rows, columns});
    } while (std::next_permutation(digits.begin(), digits.end()));
    std::set<std::pair<std::uint32_t, std::uint32_t>> found;
    const auto fillings = fillings_of_box(bands, box);
    for (const BoxFilling& filling : fillings) {
      found.insert({kSplits.word[filling.rows], kSplits.word[filling.columns]});
    }
    EXPECT_EQ(found, expected);
    EXPECT_EQ(found.size(), fillings.size()) << "one twice";
  }
}

TEST(Narrowing, TurningTwiceIsNothing) {
  GridFillings fillings = narrowed_fillings(bands_of_text(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  const auto triples = count_stack_triples(fillings);
  transpose(fillings);
  transpose(fillings);
  EXPECT_EQ(count_stack_triples(fillings), triples);
  for (const auto& box : fillings) EXPECT_GE(box.size(), 1U);
}

// A stack of an empty grid: any split, and 56 beside it; nothing can be struck.
TEST(Narrowing, OfAnEmptyGrid) {
  const GridFillings fillings = narrowed_fillings(all_digit_bands());
  for (const auto& box : fillings) EXPECT_EQ(box.size(), 362'880U);
  for (const double triples : count_stack_triples(fillings)) EXPECT_EQ(triples, 1680 * 56);
}

}  // namespace
}  // namespace shudu::test
