// Lines as drawn: characters in columns, and the way back to bytes.
#include "formats/drawn_text.h"

#include <gtest/gtest.h>

#include <string>

namespace shudu {
namespace {

std::string drawn(std::string_view line) {
  std::string buffer;
  return std::string(drawn_text(line, buffer));
}

TEST(DrawnText, DrawsBarsDashesAndBlanks) {
  EXPECT_EQ(drawn("| 5 | 3"), "| 5 | 3");
  EXPECT_EQ(drawn("\u2502 5 \u2551 3 \u2503"), "| 5 | 3 |");
  EXPECT_EQ(drawn("\u2500\u2550\u253c"), "--+");
  EXPECT_EQ(drawn("5\u00a0\u30003\u2009"), "5  3 ");
  EXPECT_EQ(drawn("5\u200b3\ufeff"), "53");
  EXPECT_EQ(drawn("\u6570"), "\u6570");
  EXPECT_EQ(drawn("\xE2\x94"), "\xE2\x94");  // cut in the middle
}

TEST(DrawnText, SignsOfPlacedDigitsHaveNoWidth) {
  EXPECT_EQ(drawn("| 5 +3 |+7|"), "| 5 3 |7|");
  EXPECT_EQ(drawn("+---+ + +0 +"), "+---+ + +0 +");
  const std::string line = "5+3\u00a0+4";
  EXPECT_EQ(drawn(line), "53 4");
  EXPECT_EQ(offset_of_column(line, 1), 2U);
  EXPECT_EQ(offset_of_column(line, 3), 6U);
  EXPECT_FALSE(has_placed_sign("+-------+"));
}

TEST(DrawnText, FindsTheWayBack) {
  const std::string line = "\u2502 5\u00a0\u200b3";
  EXPECT_EQ(drawn(line), "| 5 3");
  EXPECT_EQ(offset_of_column(line, 0), 0U);
  EXPECT_EQ(offset_of_column(line, 2), 4U);
  EXPECT_EQ(offset_of_column(line, 4), 10U);
  EXPECT_EQ(offset_of_column(line, 5), line.size());
}

}  // namespace
}  // namespace shudu
