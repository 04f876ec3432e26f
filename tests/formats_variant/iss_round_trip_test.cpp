// Random puzzles of every kind through constraint strings: what is written is read as a puzzle that
// accepts and refuses the same grids, by the definitions; written again it reads the same.
#include <gtest/gtest.h>

#include <set>

#include "shudu/formats/variant/variant_text.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "variant/random_puzzles.h"

namespace shudu::variant::test {
namespace {

constexpr int kPuzzlesOfAKind = 60;

bool suits_grid(Kind kind, const VariantPuzzle& puzzle) {
  const GridNeed need = row_of(kind).takes.grid;
  if (need == GridNeed::kEqualRegions || need == GridNeed::kBoxes) return !puzzle.regions.empty();
  const bool is_any = need == GridNeed::kNone || need == GridNeed::kCellsInGrid;
  return is_any || puzzle.rows == puzzle.columns;
}

// The program takes them, and asks nothing where a cell has no neighbour on its line; every value
// has the remainder 0 after division by 1.
TEST(IssLines, OfOneCellAskNothing) {
  for (const char* const item : {"Thermo~R1C1", "Whisper~3~R1C1", "Whisper~R1C1",
                                 "Modular~1~R1C1~R1C2", "EqualSum~-~R1C1~R1C2"}) {
    const auto read = read_iss(std::string(".Shape~4x4.") + item);
    ASSERT_TRUE(read.has_value()) << item;
    EXPECT_TRUE(read->puzzle.constraints.empty()) << item;
  }
}

class OfKind : public testing::TestWithParam<int> {};

// Where candidates took the place of a rule that stands in them.
void expect_same_grids(const VariantPuzzle& one, const VariantPuzzle& other,
                       const FullGrids& grids) {
  const std::size_t step = grids.size() / 500 + 1;
  for (std::size_t i = 0; i < grids.size(); i += step) {
    ASSERT_EQ(judge(one, grids[i]).has_value(), judge(other, grids[i]).has_value()) << i;
  }
}

TEST_P(OfKind, GoesThroughAConstraintString) {
  const Kind kind = row_of(static_cast<Kind>(GetParam())).kind;
  Rng rng(static_cast<std::uint64_t>(GetParam()) + 1);
  int written_ones = 0;
  for (int i = 0; i < kPuzzlesOfAKind; ++i) {
    const SmallGrid& grid = small_grids()[static_cast<std::size_t>(i) % small_grids().size()];
    if (!suits_grid(kind, grid.puzzle)) continue;
    const VariantPuzzle puzzle = random_puzzle(kind, grid, rng);
    const auto written = write_iss(puzzle);
    if (!written) {
      EXPECT_EQ(written.error().code, ErrorCode::kCannotHold);
      continue;
    }
    ++written_ones;
    const auto read = read_iss(*written);
    ASSERT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view() << '\n'
                                  << *written;
    EXPECT_EQ(read->puzzle.rows, puzzle.rows);
    EXPECT_EQ(read->puzzle.free_variables, puzzle.free_variables);
    SCOPED_TRACE(*written);
    expect_same_grids(puzzle, read->puzzle, grid.grids);
    const auto again = write_iss(read->puzzle);
    ASSERT_TRUE(again.has_value()) << *written;
    const auto read_again = read_iss(*again);
    ASSERT_TRUE(read_again.has_value()) << *again;
    EXPECT_TRUE(read_again->puzzle == read->puzzle) << *again;
  }
  // Kinds that ISS has no words for, and those that need nine values, which the small grids lack.
  const std::set<Kind> never{Kind::kNegativeRatio, Kind::kNegativeDifference,
                             Kind::kEntropic,      Kind::kGlobalEntropy,
                             Kind::kGlobalModular, Kind::kDutchFlatmates};
  EXPECT_EQ(written_ones == 0, never.contains(kind));
}

TEST_P(OfKind, GoesThroughOurJson) {
  const Kind kind = row_of(static_cast<Kind>(GetParam())).kind;
  Rng rng(static_cast<std::uint64_t>(GetParam()) + 1000);
  for (int i = 0; i < kPuzzlesOfAKind; ++i) {
    const SmallGrid& grid = small_grids()[static_cast<std::size_t>(i) % small_grids().size()];
    if (!suits_grid(kind, grid.puzzle)) continue;
    VariantText text;
    text.puzzle = random_puzzle(kind, grid, rng);
    text.title = "\"a\"\n\u4e2d";
    const auto read = read_variant_json(write_variant_json(text));
    ASSERT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view();
    EXPECT_TRUE(*read == text) << write_variant_json(text);
  }
}

INSTANTIATE_TEST_SUITE_P(Texts, OfKind, testing::Range(0, static_cast<int>(Kind::kCount)),
                         [](const auto& each) {
                           std::string name;
                           for (const char c : row_of(static_cast<Kind>(each.param)).slug) {
                             if (c >= 'a' && c <= 'z') name += c;
                             if (c == '+') name += "Up";
                           }
                           return name;
                         });

}  // namespace
}  // namespace shudu::variant::test
