// Masks as people write them, and every error with its place.
#include "shudu/generator/mask_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "solver/helpers.h"

namespace shudu::test {
namespace {

constexpr const char* kRows = "x..x\n....\n..1*\nX0..\n";

void expect_error(std::string_view text, int size, ErrorCode code, TextPlace at) {
  const auto masks = read_masks(text, size);
  ASSERT_FALSE(masks.has_value()) << text;
  EXPECT_EQ(masks.error().code, code) << text;
  EXPECT_EQ(masks.error().at, at) << text;
}

TEST(MaskText, ReadsLinesAndRows) {
  const CellSet expected{Cell(0), Cell(3), Cell(10), Cell(11), Cell(12)};
  const auto masks =
      read_masks("# two masks\r\n" + std::string(kRows) + "\n\nx..x......1*X0..  \r\n", 4);
  ASSERT_TRUE(masks.has_value());
  EXPECT_EQ(*masks, (std::vector<CellSet>{expected, expected}));
  // A puzzle is its own mask; the last line needs no end.
  EXPECT_EQ(read_masks(kSeventeen, 9)->front(), grid_of(kSeventeen).filled());
  // Without a line between them, too.
  EXPECT_EQ(read_masks(std::string(kRows) + kRows, 4)->size(), 2U);
}

TEST(MaskText, SaysWhatIsWrongAndWhere) {
  expect_error("", 4, ErrorCode::kTooShort, {1, 1});
  expect_error("# nothing\n\n", 4, ErrorCode::kTooShort, {3, 1});
  expect_error("x..x\n..,.\n", 4, ErrorCode::kBadCharacter, {2, 3});
  expect_error("x..x......1*X0.\xe4\xb8\x80", 4, ErrorCode::kBadCharacter, {1, 16});
  expect_error("x..x\n...\n", 4, ErrorCode::kTooShort, {2, 4});
  expect_error("x..x\n.....\n", 4, ErrorCode::kTooLong, {2, 5});
  expect_error("x..x......1*X0..x", 4, ErrorCode::kTooLong, {1, 17});
  expect_error("x..x......1*X0.", 4, ErrorCode::kTooShort, {1, 16});
  expect_error("x..x\n....\n\n....\n....\n", 4, ErrorCode::kTooShort, {3, 1});
  expect_error("x..x\n....\n", 4, ErrorCode::kTooShort, {3, 1});
  expect_error(" x..x......1*X0..", 4, ErrorCode::kBadCharacter, {1, 1});
  expect_error("123456780", 9, ErrorCode::kTooShort, {2, 1});
  std::string many;
  for (std::size_t i = 0; i <= kMostMasks; ++i) many += "x\n";
  expect_error(many, 1, ErrorCode::kTooLarge, {kMostMasks + 1, 1});
}

RC_GTEST_PROP(MaskText, PropertyWhatIsWrittenIsRead, (std::uint64_t low, std::uint32_t high)) {
  const CellSet mask = CellSet::from_words(low, high & 0x1FFFFU);
  const auto read = read_masks(mask_text(mask, 9) + "\n" + mask_text(mask, 9), 9);
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == std::vector<CellSet>({mask, mask}));
}

TEST(MaskText, SeesWhatCannotBe) {
  const Layout& classic = Layout::classic();
  EXPECT_EQ(find_obstacle(classic, grid_of(kSeventeen).filled()), MaskObstacle::kNone);
  EXPECT_EQ(find_obstacle(classic, CellSet::first_n(16)), MaskObstacle::kTooFew);
  EXPECT_EQ(find_obstacle(classic, CellSet::first_n(63)), MaskObstacle::kEmptyRows);
  EXPECT_EQ(find_obstacle(classic, CellSet::first_n(72)), MaskObstacle::kNone);
  CellSet columns = classic.all_cells();
  columns -= classic.cells(classic.column(3)) | classic.cells(classic.column(5));
  EXPECT_EQ(find_obstacle(classic, columns), MaskObstacle::kEmptyColumns);
  // Rows of two bands may be empty; with diagonals no two rows can be exchanged.
  CellSet apart = classic.all_cells();
  apart -= classic.cells(classic.row(2)) | classic.cells(classic.row(3));
  EXPECT_EQ(find_obstacle(classic, apart), MaskObstacle::kNone);
  EXPECT_EQ(find_obstacle(layout_of("x"), columns), MaskObstacle::kNone);
  EXPECT_EQ(find_obstacle(layout_of("4x4"), CellSet::first_n(2)), MaskObstacle::kTooFew);
  EXPECT_EQ(find_obstacle(layout_of("4x4"), CellSet::first_n(4)), MaskObstacle::kEmptyRows);
}

}  // namespace
}  // namespace shudu::test
