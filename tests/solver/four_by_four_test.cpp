// 4x4 Sudoku exhaustively: every puzzle there is.
//
// The 288 grids are enumerated; a set of cells of a grid is a puzzle with one solution when no
// other grid agrees with it there, so 287 "agreement" masks per grid, closed downwards, decide all
// 65,536 sets without solving anything. The numbers of unique and of minimal puzzles by givens are
// known (two independent counts). The grids fall into two kinds of 96 and 192; all 131,072 puzzles
// of one grid of each kind are then put to every method, whose answers must be those of the masks.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr std::size_t kSets = 1U << 16U;
using ByGivens = std::array<std::uint64_t, 17>;

struct FourByFour {
  Layout layout = layout_of("4x4");
  std::vector<std::string> grids = ask(method_named("scan"), layout, Pencilmarks(4)).solutions;

  // For each set of cells: does it determine the grid?
  std::vector<bool> unique_sets(const std::string& grid) const {
    std::vector<bool> unique(kSets, true);
    for (const std::string& other : grids) {
      if (other == grid) continue;
      std::size_t agree = 0;
      for (std::size_t i = 0; i < 16; ++i) agree |= std::size_t{grid[i] == other[i]} << i;
      unique[agree] = false;
    }
    for (std::size_t set = kSets; set-- > 0;) {
      for (std::size_t bit = 1; bit < kSets && unique[set]; bit <<= 1U) {
        if ((set & bit) == 0 && !unique[set | bit]) unique[set] = false;
      }
    }
    return unique;
  }
};

bool is_minimal(const std::vector<bool>& unique, std::size_t set) {
  for (std::size_t bit = 1; bit < kSets; bit <<= 1U) {
    if ((set & bit) != 0 && unique[set ^ bit]) return false;
  }
  return unique[set];
}

ByGivens count_unique(const std::vector<bool>& unique) {
  ByGivens counts{};
  for (std::size_t set = 0; set < kSets; ++set) {
    if (unique[set]) ++counts[static_cast<std::size_t>(std::popcount(set))];
  }
  return counts;
}

constexpr ByGivens kUnique = {0,       0,       0,       0,       25728,   284160,
                              1041408, 2141184, 2961024, 2958336, 2204928, 1239552,
                              522624,  161280,  34560,   4608,    288};
constexpr ByGivens kMinimal = {0, 0, 0, 0, 25728, 58368, 1536};

// One grid of each kind, and how many there are of that kind.
struct Kind {
  const char* grid;
  std::uint64_t grids;
};
constexpr std::array<Kind, 2> kKinds = {{{"1234341221434321", 96}, {"1234341223414123", 192}}};

TEST(FourByFourPuzzles, UniqueAndMinimalByGivens) {
  const FourByFour all;
  ASSERT_EQ(all.grids.size(), 288U);
  std::map<std::string, std::uint64_t> looked_at;  // and how many grids each stands for
  for (const std::string& grid : all.grids) looked_at[grid] = 1;
  if (kBuildKind != BuildKind::kFast) {
    looked_at.clear();
    for (const Kind& kind : kKinds) looked_at[kind.grid] = kind.grids;
  }
  ByGivens unique_total{};
  ByGivens minimal_total{};
  std::map<ByGivens, std::uint64_t> kinds;
  for (const auto& [grid, weight] : looked_at) {
    const auto unique = all.unique_sets(grid);
    const ByGivens counts = count_unique(unique);
    kinds[counts] += weight;
    for (std::size_t k = 0; k < counts.size(); ++k) unique_total[k] += counts[k] * weight;
    for (std::size_t set = 0; set < kSets; ++set) {
      if (!is_minimal(unique, set)) continue;
      minimal_total[static_cast<std::size_t>(std::popcount(set))] += weight;
    }
  }
  EXPECT_EQ(unique_total, kUnique);
  EXPECT_EQ(minimal_total, kMinimal);
  EXPECT_EQ(kinds.size(), 2U);
  for (const Kind& kind : kKinds) {
    EXPECT_EQ(kinds[count_unique(all.unique_sets(kind.grid))], kind.grids) << kind.grid;
  }
}

// Slow builds put one set of cells in many to the methods.
constexpr std::size_t kEveryNthSet = by_build<std::size_t>(1, 61);

class FourByFourMethods : public testing::TestWithParam<Method> {};

TEST_P(FourByFourMethods, EveryPuzzleOfBothKindsOfGrid) {
  const FourByFour all;
  ByGivens total{};
  for (const Kind& kind : kKinds) {
    const auto unique = all.unique_sets(kind.grid);
    for (std::size_t set = 0; set < kSets; set += kEveryNthSet) {
      std::string puzzle = kind.grid;
      for (std::size_t i = 0; i < 16; ++i) puzzle[i] = ((set >> i) & 1U) != 0 ? puzzle[i] : '.';
      const std::uint64_t solutions = count(GetParam(), all.layout, marks_of(puzzle), 2);
      ASSERT_EQ(solutions, unique[set] ? 1U : 2U) << puzzle;
      if (solutions == 1) total[static_cast<std::size_t>(std::popcount(set))] += kind.grids;
    }
  }
  if (kEveryNthSet == 1) {
    EXPECT_EQ(total, kUnique);
  }
}

INSTANTIATE_TEST_SUITE_P(Methods, FourByFourMethods,
                         testing::ValuesIn(method_table().begin(), method_table().end()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
