// Sizes as people write them, those that are none, and that names are read back.
#include "shudu/large/box_shape.h"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>

#include "shudu/large/large_grid.h"

namespace shudu::large::test {
namespace {

TEST(BoxShape, ReadsSizes) {
  for (const auto& [text, boxes] : {std::pair<std::string_view, BoxShape>{"16x16", {4, 4}},
                                    {"25x25", {5, 5}},
                                    {"12x12", {3, 4}},
                                    {"12x12-3x4", {3, 4}},
                                    {"12x12-4x3", {4, 3}},
                                    {"12x12-2x6", {2, 6}},
                                    {"24x24", {4, 6}},
                                    {"17x17", {1, 17}},
                                    {"1x1", {1, 1}},
                                    {"400x400", {20, 20}},
                                    {"400x400-1x400", {1, 400}}}) {
    EXPECT_EQ(parse_size(text), boxes) << text;
  }
}

TEST(BoxShape, RefusesOtherTexts) {
  for (const std::string_view text : {"",
                                      "16",
                                      "16x",
                                      "x16",
                                      "16x17",
                                      "16x16-",
                                      "16x16-4",
                                      "16x16-4x",
                                      "16x16-4x5",
                                      "16x16-4x4x",
                                      "16x16 ",
                                      " 16x16",
                                      "016x16",
                                      "-16x16",
                                      "+16x16",
                                      "16X16",
                                      "0x0",
                                      "401x401",
                                      "16x16-0x16",
                                      "99999999999999999999x99999999999999999999",
                                      "16x16-2x8-2x8",
                                      "12x12_3x4"}) {
    EXPECT_EQ(parse_size(text), std::nullopt) << text;
  }
}

TEST(BoxShape, IsReadBackFromItsName) {
  EXPECT_EQ(size_name({3, 4}), "12x12");
  EXPECT_EQ(size_name({4, 3}), "12x12-4x3");
  for (int rows = 1; rows <= kLargestOrder; ++rows) {
    for (int columns = 1; rows * columns <= kLargestOrder; ++columns) {
      EXPECT_EQ(parse_size(size_name({rows, columns})), (BoxShape{rows, columns}));
    }
  }
}

// The sides differ least.
TEST(BoxShape, UsualBoxesAreAsSquareAsCanBe) {
  for (int order = 1; order <= kLargestOrder; ++order) {
    const BoxShape usual = usual_boxes(order);
    EXPECT_EQ(usual.order(), order);
    EXPECT_LE(usual.rows, usual.columns);
    for (int rows = usual.rows + 1; rows * rows <= order; ++rows) EXPECT_NE(order % rows, 0);
  }
}

}  // namespace
}  // namespace shudu::large::test
