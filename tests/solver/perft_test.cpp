// The "perft" ladder: in how many ways can the first k cells be filled, row by row, so that no rule
// is broken? The numbers are known for 4x4, both 6x6 and 9x9; they hold the layouts' tables to the
// literature. Counted here by a few lines of their own, from k = n on with the first row fixed and
// times n! (relabelling digits changes nothing). The last rungs, full grids, are asked of every
// method. 288 and 28,200,960 grids: Felgenhauer & Jarvis, Pettersen, Russell (2005 to 2007).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "shudu/core/layout_builder.h"
#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

// Counts the ways to fill cells one after another, and how many cells deep.
class Ladder {
 public:
  explicit Ladder(const Layout& layout) : layout_(layout), grid_(layout.size()) {}

  // counts()[k]: fillings of the first k cells that go on from the first row 1 2 3 ...
  std::vector<std::uint64_t> climb(int depth) {
    counts_.assign(static_cast<std::size_t>(depth) + 1, 0);
    for (int i = 0; i < layout_.size(); ++i) grid_.place(Cell(i), Digit::from_index(i));
    fill_from(layout_.size(), depth);
    return counts_;
  }

 private:
  // NOLINTNEXTLINE(misc-no-recursion): as deep as there are cells
  void fill_from(int k, int depth) {
    ++counts_[static_cast<std::size_t>(k)];
    if (k == depth) return;
    const Cell cell(k);
    DigitSet fits = layout_.all_digits();
    for (const Cell peer : layout_.peers(cell) & CellSet::first_n(k)) fits.erase(*grid_[peer]);
    for (const Digit digit : fits) {
      grid_.place(cell, digit);
      fill_from(k + 1, depth);
    }
  }

  const Layout& layout_;
  Grid grid_;
  std::vector<std::uint64_t> counts_;
};

std::uint64_t factorial(int n) {
  std::uint64_t product = 1;
  for (int i = 2; i <= n; ++i) product *= static_cast<std::uint64_t>(i);
  return product;
}

// `expected[i]` is the number for the first i+1 cells.
void expect_ladder(const Layout& layout, const std::vector<std::uint64_t>& expected) {
  const int size = layout.size();
  const auto counts = Ladder(layout).climb(static_cast<int>(expected.size()));
  std::uint64_t in_first_row = 1;
  for (int k = 1; k <= static_cast<int>(expected.size()); ++k) {
    const auto i = static_cast<std::size_t>(k);
    if (k <= size) in_first_row *= static_cast<std::uint64_t>(size - k + 1);
    const std::uint64_t ways = k <= size ? in_first_row : counts[i] * factorial(size);
    EXPECT_EQ(ways, expected[i - 1]) << "first " << k << " cells of size " << size;
  }
}

TEST(Perft, FourByFour) {
  expect_ladder(layout_of("4x4"),
                {4, 12, 24, 24, 48, 48, 96, 96, 192, 384, 384, 288, 288, 288, 288, 288});
}

TEST(Perft, SixBySixWithBoxesOfTwoRows) {
  expect_ladder(
      layout_of("6x6"),
      {6,        30,       120,      360,      720,      720,      2160,     4320,     4320,
       12960,    25920,    25920,    103680,   362880,   1036800,  2073600,  2903040,  2073600,
       4147200,  5806080,  4147200,  8294400,  11612160, 8294400,  16588800, 33177600, 66355200,
       66355200, 53637120, 28200960, 28200960, 28200960, 28200960, 28200960, 28200960, 28200960});
}

TEST(Perft, SixBySixWithBoxesOfThreeRows) {
  expect_ladder(
      layout_of("6x6-3x2"),
      {6,        30,       120,      360,      720,      720,      2880,     8640,     25920,
       54720,    80640,    57600,    115200,   115200,   230400,   230400,   460800,   460800,
       1382400,  4147200,  8294400,  14929920, 14929920, 9123840,  18247680, 36495360, 54743040,
       77137920, 56954880, 28200960, 28200960, 28200960, 28200960, 28200960, 28200960, 28200960});
}

TEST(Perft, NineByNine) {
  std::vector<std::uint64_t> expected = {9,
                                         72,
                                         504,
                                         3024,
                                         15120,
                                         60480,
                                         181440,
                                         362880,
                                         362880,
                                         2177280,
                                         10886400,
                                         43545600,
                                         195955200,
                                         705438720,
                                         1920360960,
                                         4311014400,
                                         6270566400,
                                         4389396480,
                                         13168189440,
                                         26336378880,
                                         26336378880,
                                         79009136640,
                                         158018273280,
                                         158018273280,
                                         474054819840,
                                         948109639680,
                                         948109639680,
                                         5688657838080,
                                         31287618109440};
  expected.resize(by_build<std::size_t>(29, 20));
  expect_ladder(layout_of("classic"), expected);
}

// 6x6 grids with the first row fixed, and how many of them slow builds can afford.
constexpr std::uint64_t kSixBySix = 28'200'960 / 720;
constexpr std::uint64_t kMostCounted = by_build<std::uint64_t>(kUnlimited, 500);

class FullGrids : public testing::TestWithParam<Method> {};

TEST_P(FullGrids, FourByFourAll) {
  const Layout layout = layout_of("4x4");
  const Answer answer = ask(GetParam(), layout, Pencilmarks(4));
  EXPECT_EQ(answer.result.count, 288U);
  EXPECT_TRUE(answer.result.is_exact());
  const auto solutions = answer.sorted();
  EXPECT_EQ(std::adjacent_find(solutions.begin(), solutions.end()), solutions.end());
  for (const auto& solution : solutions) {
    EXPECT_TRUE(is_solution(layout, Pencilmarks(4), grid_of(solution))) << solution;
  }
}

TEST_P(FullGrids, SixBySixWithFirstRowFixed) {
  for (const char* name : {"6x6", "6x6-3x2"}) {
    const auto marks = marks_of("123456" + std::string(30, '.'));
    EXPECT_EQ(count(GetParam(), layout_of(name), marks, kMostCounted),
              std::min(kMostCounted, kSixBySix))
        << name;
  }
}

// Squares of side 1 and 2, 3x3 with the rows as boxes (Latin squares), and 5x5 Latin squares.
TEST_P(FullGrids, SmallestSizesAndLatinSquares) {
  const Method& method = GetParam();
  EXPECT_EQ(
      count(method, *make_layout({.size = 1, .box_rows = 1, .box_columns = 1}), Pencilmarks(1)),
      1U);
  EXPECT_EQ(
      count(method, *make_layout({.size = 2, .box_rows = 1, .box_columns = 2}), Pencilmarks(2)),
      2U);
  EXPECT_EQ(
      count(method, *make_layout({.size = 3, .box_rows = 1, .box_columns = 3}), Pencilmarks(3)),
      12U);
  EXPECT_EQ(
      count(method, *make_layout({.size = 4, .box_rows = 1, .box_columns = 4}), Pencilmarks(4)),
      576U);
  const Layout five = *make_layout({.size = 5, .box_rows = 5, .box_columns = 1});
  EXPECT_EQ(count(method, five, marks_of("12345" + std::string(20, '.'))) * 120, 161'280U);
}

INSTANTIATE_TEST_SUITE_P(Methods, FullGrids,
                         testing::ValuesIn(method_table().begin(), method_table().end()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
