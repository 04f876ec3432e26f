// Making puzzles is ended within a try, and at once where a layout has no grid at all.
#include "shudu/generator/leave.h"

#include <gtest/gtest.h>

#include <array>

#include "shudu/core/layout_table.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/wanted.h"

namespace shudu::test {
namespace {

// Has grids, or not: no search of 100,000 nodes tells, nor does exact cover.
constexpr const char* kJumbled =
    "jigsaw:AHABBBCCIAAABBBCDCAAABBBCCCDDDEEEFFFDDDEEEFFFDDCEEEFFFGGGHHHAIIGGGHHHHIIGGIIHCIIG+x";

TEST(Leave, StaysOver) {
  int asked = 0;
  const auto once_no = [&asked](std::uint64_t /*tries*/) { return ++asked != 2; };
  Leave leave(nullptr, once_no);
  EXPECT_FALSE(leave.is_over());
  EXPECT_TRUE(leave.is_over());
  EXPECT_TRUE(leave.is_over());
  EXPECT_TRUE(leave.has_ended());
  EXPECT_EQ(asked, 2);
  std::atomic<bool> stop = false;
  Leave by_flag(&stop);
  EXPECT_FALSE(by_flag.is_over());
  stop = true;
  EXPECT_TRUE(by_flag.has_ended());
  stop = false;
  EXPECT_TRUE(by_flag.is_over());
}

TEST(LayoutWithoutGrids, IsFoundOutByTheFirstTry) {
  for (const char* name : {"4x4+anti-knight+anti-king", "6x6+anti-knight+anti-king+x",
                           "x+windoku+disjoint-groups+anti-knight+anti-king",
                           // No search at random tells, exact cover does.
                           "x+windoku+asterisk+center-dot+girandola+disjoint-groups"}) {
    const Layout layout = *parse_layout(name);
    Rng rng(1);
    EXPECT_FALSE(LayoutGrids(layout).draw(rng).has_value()) << name;
    ReducedPuzzles puzzles(LayoutGrids(layout), {});
    EXPECT_FALSE(puzzles.has_no_grid());
    std::array<SeriesItem, 2> items;
    EXPECT_TRUE(puzzles.make(1, 0, 10'000, items)) << name;
    EXPECT_TRUE(puzzles.has_no_grid()) << name;
    for (const SeriesItem& item : items) {
      EXPECT_FALSE(item.made.has_value());
      EXPECT_EQ(item.tries, 1U) << name;
    }
  }
  ReducedPuzzles puzzles(LayoutGrids(*parse_layout("6x6")), {});
  std::array<SeriesItem, 2> items;
  EXPECT_TRUE(puzzles.make(1, 0, 10, items));
  EXPECT_FALSE(puzzles.has_no_grid());
}

// The caller says no when it is asked for the `at`th time.
TEST(Leave, EndsTheSearchForAGrid) {
  ReducedPuzzles puzzles(LayoutGrids(*parse_layout(kJumbled)), {});
  for (const int at : {1, 2, 4}) {
    int asked = 0;
    const auto ask = [&](std::uint64_t tries) {
      EXPECT_EQ(tries, 0U);
      return ++asked < at;
    };
    std::array<SeriesItem, 1> items;
    EXPECT_FALSE(puzzles.make(1, 0, 10, items, {nullptr, ask}));
    EXPECT_EQ(asked, at);
  }
}

TEST(Leave, EndsAReductionOnALayout) {
  ReducedPuzzles puzzles(LayoutGrids(*parse_layout("windoku")), {});
  int asked = 0;
  const auto ask = [&](std::uint64_t /*tries*/) { return ++asked < 20; };
  std::array<SeriesItem, 1> items;
  EXPECT_FALSE(puzzles.make(1, 0, 10, items, {nullptr, ask}));
  EXPECT_EQ(asked, 20) << "a try has more questions than that";
}

TEST(Leave, IsAskedBetweenTheTriesOnTheClassicGrid) {
  ReducedPuzzles puzzles(LayoutGrids(Layout::classic()), {.clues = ClueRange{17, 17}});
  constexpr std::uint64_t kTries = 4'000;
  std::uint64_t last = 0;
  const auto ask = [&](std::uint64_t tries) {
    EXPECT_GE(tries, last);
    EXPECT_LE(tries - last, 512U);
    last = tries;
    return true;
  };
  std::array<SeriesItem, 1> items;
  EXPECT_TRUE(puzzles.make(1, 0, kTries, items, {nullptr, ask}));
  EXPECT_GE(last + 512, kTries);
}

// The same puzzle whether anybody is asked or not, and however often.
TEST(Leave, EndsAWalkAndElseChangesNothing) {
  Wish wish;
  wish.technique = find_technique("jellyfish");
  const auto make = [&wish](Leave leave, std::array<SeriesItem, 1>& items) {
    return WantedPuzzles(wish, {}, UniformGrids()).make(1, 0, 5'000, items, leave);
  };
  int asked = 0;
  int at = 0;
  const auto ask = [&](std::uint64_t /*tries*/) { return ++asked != at; };
  std::array<SeriesItem, 1> free;
  std::array<SeriesItem, 1> held;
  EXPECT_TRUE(make(nullptr, free));
  EXPECT_TRUE(make({nullptr, ask}, held));
  EXPECT_EQ(free[0].tries, held[0].tries);
  EXPECT_EQ(free[0].made.has_value(), held[0].made.has_value());
  const int all = asked;
  EXPECT_GT(all, 10);
  for (at = 1; at <= all; at += all / 7) {
    asked = 0;
    EXPECT_FALSE(make({nullptr, ask}, held)) << at;
    EXPECT_EQ(asked, at);
  }
}

}  // namespace
}  // namespace shudu::test
