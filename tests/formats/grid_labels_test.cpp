// Names of rows and columns around a board, and what only looks like them.
#include "formats/grid_labels.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

TEST(GridLabels, CountsColumnNames) {
  EXPECT_EQ(count_column_names("A B C   D E F   G H I"), 9U);
  EXPECT_EQ(count_column_names("    A B C D E F G H J"), 9U);  // without I
  EXPECT_EQ(count_column_names(",1,2,3,4,5,6"), 6U);
  EXPECT_EQ(count_column_names("|   | c1 | c2 | c3 | c4 |"), 4U);
  EXPECT_EQ(count_column_names("r\\c C1 C2 C3 C4 C5 C6 C7 C8"), 8U);
  EXPECT_EQ(count_column_names("   ABCDEFGHI"), 9U);
}

TEST(GridLabels, CellsAreNoNames) {
  EXPECT_EQ(count_column_names("1,,2,3,4,,,,"), 0U);
  EXPECT_EQ(count_column_names("| 1 |   | 2 | 3 | 4 |"), 0U);
  EXPECT_EQ(count_column_names("1 2 3 5"), 0U);
  EXPECT_EQ(count_column_names("A B C"), 0U);
  EXPECT_EQ(count_column_names(""), 0U);
  EXPECT_EQ(count_column_names("words of no use"), 0U);
}

TEST(GridLabels, RowsWithoutTheirNameAreErrors) {
  const std::string rows = "A 1 . . 4\nB . 4 . 2\nC 2 . 4 .\n";
  EXPECT_THAT(describe_all(rows + "D 4 . . 1\n"), ::testing::ElementsAre("grid 1..4.4.22.4.4..1"));
  EXPECT_THAT(describe_all("  A B C D\n" + rows + "D 4 . . 1\n"),
              ::testing::ElementsAre("grid 1..4.4.22.4.4..1"));
  for (const std::string_view last : {"E 4 . . 1\n", "4 4 . . 1\n"}) {
    for (const Entry& entry : read_all(rows + std::string(last))) EXPECT_TRUE(entry.failed());
  }
}

TEST(GridLabels, NumbersBesideNineCells) {
  std::string text;
  const std::string cells =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  for (std::size_t row = 0; row < 9; ++row) {
    text += std::to_string(row + 1) + ": " + cells.substr(row * 9, 9) + "\n";
  }
  EXPECT_THAT(describe_all(text), ::testing::ElementsAre("grid " + cells));
  std::string bare = text;
  bare.erase(std::remove(bare.begin(), bare.end(), ':'), bare.end());
  EXPECT_THAT(describe_all(bare), ::testing::ElementsAre("grid " + cells));
}

}  // namespace
}  // namespace shudu::test
