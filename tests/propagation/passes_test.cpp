// The passes of this processor against those that every processor has, on random sets.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "propagation/combinations.h"
#include "propagation/cpu/passes.h"
#include "shudu/core/rng.h"

namespace shudu::propagation::test {
namespace {

/// Few bits more often than many.
std::uint32_t random_bits(Rng& rng, Set all) {
  std::uint64_t bits = rng.next();
  for (std::uint64_t i = rng.below(4); i > 0; --i) bits &= rng.next();
  return static_cast<std::uint32_t>(bits) & all;
}

Lanes random_lanes(Rng& rng, Set all) {
  Lanes lanes;
  for (auto& lane : lanes.of16) lane = static_cast<std::uint16_t>(random_bits(rng, all));
  return lanes;
}

TEST(Passes, FindTheSameSingles) {
  Rng rng(1);
  for (int i = 0; i < 5000; ++i) {
    const int values = 4 + static_cast<int>(rng.below(13));
    std::vector<Lanes> block(static_cast<std::size_t>(values));
    for (Lanes& lanes : block) lanes = random_lanes(rng, below(values));
    // Most houses have all values somewhere.
    for (auto& lane : block[0].of16)
      lane |= static_cast<std::uint16_t>(i % 8 == 0 ? 0 : below(values));
    Lanes found;
    Lanes expected;
    const Found what = passes().singles(block.data(), values, below(values), found);
    EXPECT_EQ(what, passes_scalar().singles(block.data(), values, below(values), expected));
    if (what == Found::kSomething) {
      EXPECT_EQ(found.of16, expected.of16) << i;
    }
  }
}

TEST(Passes, FindTheSameSinglesOfManyValues) {
  Rng rng(2);
  for (int i = 0; i < 5000; ++i) {
    const int values = 17 + static_cast<int>(rng.below(16));
    std::vector<WideLanes> block(static_cast<std::size_t>(values));
    for (WideLanes& lanes : block) {
      for (auto& lane : lanes.of32) lane = random_bits(rng, below(values));
    }
    for (auto& lane : block[0].of32) lane |= i % 8 == 0 ? 0 : below(values);
    WideLanes found;
    WideLanes expected;
    const Found what = passes().wide_singles(block.data(), values, below(values), found);
    EXPECT_EQ(what, passes_scalar().wide_singles(block.data(), values, below(values), expected));
    if (what == Found::kSomething) {
      EXPECT_EQ(found.of32, expected.of32) << i;
    }
  }
}

/// Values that are in two of the sets at a lane.
template <typename Block, typename At>
Set in_two(const Block& block, int values, At at) {
  Set found = 0;
  for (int value = 0; value < values; ++value) {
    const auto count = std::count_if(block.begin(), block.end(), [&](const auto& lanes) {
      return (Set{at(lanes)} & only(value)) != 0;
    });
    if (count == 2) found |= only(value);
  }
  return found;
}

TEST(Passes, FindValuesWithTwoPlaces) {
  Rng rng(6);
  for (int i = 0; i < 1000; ++i) {
    std::vector<Lanes> block(9);
    for (Lanes& lanes : block) lanes = random_lanes(rng, below(9));
    Lanes found;
    passes().doubles(block.data(), 9, found);
    for (std::size_t lane = 0; lane < 16; ++lane) {
      const auto at = [&](const Lanes& lanes) { return lanes.of16[lane]; };
      EXPECT_EQ(found.of16[lane], in_two(block, 9, at)) << i;
    }
  }
}

TEST(Passes, FindValuesWithTwoPlacesOfManyValues) {
  Rng rng(7);
  for (int i = 0; i < 1000; ++i) {
    std::vector<WideLanes> block(25);
    for (WideLanes& lanes : block) {
      for (auto& lane : lanes.of32) lane = random_bits(rng, below(25));
    }
    WideLanes found;
    passes().wide_doubles(block.data(), 25, found);
    for (std::size_t lane = 0; lane < 8; ++lane) {
      const auto at = [&](const WideLanes& lanes) { return lanes.of32[lane]; };
      EXPECT_EQ(found.of32[lane], in_two(block, 25, at)) << i;
    }
  }
}

TEST(Passes, FindTheSameClaims) {
  Rng rng(3);
  Segments board;
  board.values = 9;
  board.length = board.parallel = 3;
  for (std::size_t turn = 0; turn < 3; ++turn) {
    for (std::size_t lane = 0; lane < 16; ++lane) {
      const std::size_t first = lane / 3 * 3;
      const std::size_t turned = lane < 9 ? first + (lane - first + turn) % 3 : lane;
      board.rotated[turn].of16[lane] = static_cast<std::uint16_t>(turned);
    }
  }
  for (int i = 0; i < 5000; ++i) {
    std::vector<Lanes> block(9);
    for (Lanes& lanes : block) lanes = random_lanes(rng, below(9));
    Claims found;
    Claims expected;
    EXPECT_EQ(passes().claims(block.data(), board, found),
              passes_scalar().claims(block.data(), board, expected));
    for (std::size_t s = 0; s < 3; ++s) {
      EXPECT_EQ(found.of_line[s].of16, expected.of_line[s].of16) << i;
      EXPECT_EQ(found.of_box[s].of16, expected.of_box[s].of16) << i;
    }
  }
}

TEST(Passes, KeepTheSameOfCombinations) {
  Rng rng(4);
  for (int i = 0; i < 20000; ++i) {
    const std::size_t cells = 1 + rng.below(16);
    std::vector<Lanes> sets(1 + rng.below(2));
    for (Lanes& lanes : sets) lanes = random_lanes(rng, 0xffff);
    std::array<Set, 16> domains{};
    for (Set& domain : domains) domain = 1 + static_cast<Set>(rng.below(0xffff));
    auto expected = domains;
    Set required = 0;
    Set expected_required = 0;
    const bool holds = passes().combinations(sets, std::span(domains).first(cells), required);
    EXPECT_EQ(holds, passes_scalar().combinations(sets, std::span(expected).first(cells),
                                                  expected_required));
    if (!holds) continue;
    EXPECT_EQ(domains, expected) << i;
    EXPECT_EQ(required, expected_required) << i;
  }
}

// Rules that combine sleep after one look, so a second look may not find more.
TEST(Passes, LeaveNothingOfCombinationsToASecondLook) {
  Rng rng(6);
  const Combinations combinations(9);
  int struck = 0;
  for (int i = 0; i < 20000; ++i) {
    const int cells = 3 + static_cast<int>(rng.below(5));
    const auto sets = combinations.blocks(cells, static_cast<std::int64_t>(rng.below(37)));
    if (sets.empty()) continue;
    std::array<Set, 16> domains{};
    for (Set& domain : domains)
      domain = only(static_cast<int>(rng.below(9))) | random_bits(rng, below(9));
    const auto before = domains;
    const std::span<Set> own = std::span(domains).first(static_cast<std::size_t>(cells));
    Set required = 0;
    if (!passes().combinations(sets, own, required)) continue;
    struck += domains == before ? 0 : 1;
    const auto after = domains;
    Set required_then = 0;
    EXPECT_TRUE(passes().combinations(sets, own, required_then)) << i;
    EXPECT_EQ(domains, after) << i;
    EXPECT_EQ(required_then, required) << i;
  }
  EXPECT_GT(struck, 1000);
}

TEST(Passes, KeepTheSameOfPartitions) {
  Rng rng(5);
  for (int i = 0; i < 5000; ++i) {
    std::vector<std::uint8_t> ends;
    for (std::uint64_t end = 1 + rng.below(4); end <= 9; end += 1 + rng.below(4)) {
      ends.push_back(static_cast<std::uint8_t>(end));
    }
    std::vector<Lanes> ways(ends.size() * (1 + rng.below(2)));
    for (Lanes& lanes : ways) lanes = random_lanes(rng, below(9));
    std::array<Set, 16> domains{};
    for (Set& domain : domains) domain = 1 + static_cast<Set>(rng.below(below(9)));
    auto expected = domains;
    std::array<Set, 16> required{};
    std::array<Set, 16> expected_required{};
    const std::size_t cells = ends.back();
    const bool holds = passes().partition(ways, ends, std::span(domains).first(cells), required);
    EXPECT_EQ(holds, passes_scalar().partition(ways, ends, std::span(expected).first(cells),
                                               expected_required));
    if (!holds) continue;
    EXPECT_EQ(domains, expected) << i;
    EXPECT_EQ(required, expected_required) << i;
  }
}

}  // namespace
}  // namespace shudu::propagation::test
