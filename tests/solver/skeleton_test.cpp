// Skeletons against dancing links and against numbers from the literature, as far as those go that
// meeting every solution cannot reach.
#include "solver/count/skeleton.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include "shudu/core/rng.h"
#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

constexpr std::uint64_t kReference = by_build<std::uint64_t>(5'000, 100);

struct Counted {
  std::uint64_t count = 0;
  SearchEnd end = SearchEnd::kComplete;
  bool is_done = false;
};

// `walks` take turns, `slice` units of work at a time, at most `most` turns each.
Counted by_skeletons(const DigitBands& bands, const SearchOptions& options = {},
                     std::size_t walk_count = 1, std::uint64_t slice = kUnlimited,
                     std::uint64_t most = kUnlimited) {
  const Skeletons skeletons(bands);
  SkeletonQueue queue;
  Tally tally(options);
  std::vector<std::unique_ptr<SkeletonWalk>> walks;
  while (walks.size() < walk_count) {
    walks.push_back(std::make_unique<SkeletonWalk>(skeletons, queue));
  }
  bool is_done = false;
  for (std::uint64_t turn = 0; turn < most && !is_done && tally.goes_on(); ++turn) {
    is_done = true;
    for (const auto& walk : walks) is_done = walk->run(tally, slice) && is_done;
  }
  return {tally.count(), tally.why(), is_done};
}

Counted by_skeletons(const std::string& puzzle) {
  return by_skeletons(bands_of_text(puzzle.c_str()));
}

std::string first_band(const std::string& band) { return band + std::string(54, '.'); }

TEST(Skeleton, AgreesWithDancingLinksOnRandomPositions) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(20'261'121);
  std::size_t decided = 0;
  std::size_t with_many = 0;
  const auto positions = by_build<std::size_t>(300, 10);
  for (std::size_t i = 0; i < positions; ++i) {
    const Pencilmarks marks = maker.make(rng);
    const Answer dlx =
        ask(method_named("dlx"), Layout::classic(), marks, {.node_budget = kReference});
    if (!dlx.result.is_exact()) continue;
    const Counted counted = by_skeletons(bands_of_marks(marks), {}, 1, 100'000, 5);
    if (!counted.is_done) continue;
    ++decided;
    with_many += dlx.result.count > 100 ? 1 : 0;
    ASSERT_EQ(counted.count, dlx.result.count) << text_of(marks);
  }
  std::printf("%zu positions, %zu decided, %zu with more than 100 solutions\n", positions, decided,
              with_many);
  EXPECT_GE(decided, positions / 2);
  EXPECT_GE(with_many, positions / 200);
}

// Left and gone on with at every point, by several walks in turn.
TEST(Skeleton, NothingIsLostBetweenSlices) {
  const std::string puzzle =
      "98.7.....7.....6....6.5.......4...3......9..2....1..7...5.4.......3..8......2...1";
  for (const std::size_t walks : {1U, 2U, 5U}) {
    const auto counted = by_skeletons(bands_of_text(puzzle.c_str()), {}, walks, 1);
    EXPECT_EQ(counted.count, 56'568U) << walks;
  }
}

TEST(Skeleton, StopsAtTheLimit) {
  const std::string puzzle =
      "98.7.....7.....6....6.5.......4...3......9..2....1..7...5.4.......3..8......2...1";
  for (const std::uint64_t limit : {1U, 2U, 999U, 56'567U, 56'568U}) {
    const auto counted = by_skeletons(bands_of_text(puzzle.c_str()), {.limit = limit});
    EXPECT_EQ(counted.count, limit);
    EXPECT_EQ(counted.end, SearchEnd::kLimit);
  }
  EXPECT_EQ(by_skeletons(bands_of_text(puzzle.c_str()), {.limit = 56'569}).count, 56'568U);
}

// "hard 1" of P. Norvig, "Solving Every Sudoku Puzzle".
TEST(Skeleton, NorvigsPuzzleWithVeryManySolutions) {
  if (by_build(false, true)) GTEST_SKIP() << "takes a minute without optimisation";
  EXPECT_EQ(by_skeletons(".....6....59.....82....8....45........3........6..3.54...325..6........"
                         "..........")
                .count,
            148'357'268U);
}

// The ways to complete a first band: B. Felgenhauer and F. Jarvis found 44 numbers for 416 classes
// of bands; this is the band with the most, 108,374,976 * 72.
TEST(Skeleton, TheGridsOfTheMostSymmetricBand) {
  if (by_build(false, true)) GTEST_SKIP() << "takes half a minute with checks";
  EXPECT_EQ(by_skeletons(first_band("123456789456789123789123456")).count, 7'802'998'272U);
}

// The same with the band standing upright, and with one of the others given.
TEST(Skeleton, TheGridsOfAStackAndOfTheLastBand) {
  if (by_build(false, true)) GTEST_SKIP() << "takes half a minute with checks";
  std::string stack(81, '.');
  const std::string band = "123456789456789123789123456";
  for (std::size_t i = 0; i < 27; ++i) stack[9 * (i % 9) + 3 + i / 9] = band[i];
  EXPECT_EQ(by_skeletons(stack).count, 7'802'998'272U);
  EXPECT_EQ(by_skeletons(std::string(54, '.') + band).count, 7'802'998'272U);
}

// All 416 classes, where the table of them is there: some of them, spread over it.
TEST(Skeleton, TheGridsOfBandsOfEveryKind) {
  if (by_build(false, true)) GTEST_SKIP() << "takes minutes with checks";
  const auto path = shared_file("data/bands416.tsv");
  if (!path) GTEST_SKIP() << no_shared("data/bands416.tsv");
  std::ifstream file(*path);
  ASSERT_TRUE(file);
  std::string line;
  for (int row = 0; std::getline(file, line); ++row) {
    if (row % 80 != 7) continue;
    std::istringstream fields(line);
    std::string number;
    std::string band;
    std::uint64_t weight = 0;
    std::uint64_t seventy_seconds = 0;
    std::uint64_t completions = 0;
    ASSERT_TRUE(fields >> number >> band >> weight >> seventy_seconds >> completions) << line;
    EXPECT_EQ(by_skeletons(first_band(band)).count, completions) << line;
  }
}

// First cells of two known grids given; two independent counters agree on these numbers.
TEST(Skeleton, TheUpperRungsOfTheCountLadder) {
  const std::string symmetric =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  const std::string largest =
      "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
  struct Rung {
    std::size_t given;
    std::uint64_t symmetric, largest;
  };
  for (const Rung& rung :
       {Rung{34, 632'016, 791'592}, Rung{33, 1'502'304, 1'578'792}, Rung{32, 4'271'232, 4'126'056},
        Rung{31, 13'608'960, 10'648'176}, Rung{30, 56'342'016, 47'411'040}}) {
    if (rung.given < by_build(30U, 34U)) continue;
    const std::string rest(81 - rung.given, '.');
    EXPECT_EQ(by_skeletons(symmetric.substr(0, rung.given) + rest).count, rung.symmetric);
    EXPECT_EQ(by_skeletons(largest.substr(0, rung.given) + rest).count, rung.largest);
  }
}

TEST(Skeleton, WhatHasNoSolutionHasNone) {
  EXPECT_EQ(by_skeletons("11" + std::string(79, '.')).count, 0U);
  EXPECT_EQ(by_skeletons("12345678.........9" + std::string(63, '.')).count, 0U);
  EXPECT_EQ(by_skeletons(DigitBands{}).count, 0U);
  Pencilmarks marks(9);
  marks.set(Cell(40), {});
  EXPECT_EQ(by_skeletons(bands_of_marks(marks)).count, 0U);
}

}  // namespace
}  // namespace shudu::test
