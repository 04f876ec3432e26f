// Each way in which a specification can be wrong has its own error with the right numbers.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "shudu/core/layout_builder.h"

namespace shudu {
namespace {

Error error_of(const LayoutSpec& spec) {
  const Result<Layout> layout = make_layout(spec);
  EXPECT_FALSE(layout.has_value());
  return layout ? Error{} : layout.error();
}

TEST(MakeLayout, sizes_from_1_to_9_only) {
  for (const int size :
       {0, -1, 10, 16, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}) {
    const Error error = error_of({.size = size});
    EXPECT_EQ(error.code, ErrorCode::kUnsupportedLayout) << size;
    EXPECT_EQ(error.found, static_cast<std::uint64_t>(std::max(size, 0)));
  }
}

TEST(MakeLayout, boxes_must_fill_the_size) {
  struct Shape {
    int rows;
    int columns;
  };
  for (const Shape shape : {Shape{2, 2}, Shape{3, 3}, Shape{0, 6}, Shape{-2, -3}, Shape{6, 0},
                            Shape{65536, 65536}, Shape{2, -2147483645}}) {
    const Error error = error_of({.size = 6, .box_rows = shape.rows, .box_columns = shape.columns});
    EXPECT_EQ(error.code, ErrorCode::kBadBoxShape) << shape.rows << 'x' << shape.columns;
    EXPECT_EQ(error.found, static_cast<std::uint64_t>(std::max(shape.rows, 0)));
    EXPECT_EQ(error.expected, static_cast<std::uint64_t>(std::max(shape.columns, 0)));
    EXPECT_EQ(error.size, 6);
  }
}

TEST(MakeLayout, a_region_map_has_a_character_a_cell) {
  const Error error = error_of({.size = 4, .region_map = "aaaabbbbccccddd"});
  EXPECT_EQ(error.code, ErrorCode::kBadRegionMap);
  EXPECT_EQ(error.found, 15U);
  EXPECT_EQ(error.expected, 16U);
  const std::string long_map(1000, 'a');
  EXPECT_EQ(error_of({.size = 9, .region_map = long_map}).found, 1000U);
}

TEST(MakeLayout, region_maps_are_visible_ascii) {
  struct Case {
    std::string_view map;
    std::string_view token;
  };
  for (const Case& c : {Case{"aaa.", "."}, Case{"aaa b", " "}, Case{"aaa\x1b[", "\\x1b"},
                        Case{"aaa\x7f", "\\x7f"}, Case{"aaa宫", "宫"}, Case{"aaa\xff", "\\xff"}}) {
    const Error error = error_of({.size = 2, .region_map = c.map});
    EXPECT_EQ(error.code, ErrorCode::kBadCharacter) << c.map;
    EXPECT_EQ(error.token.view(), c.token);
    EXPECT_EQ(error.at, (TextPlace{0, 4}));
  }
}

TEST(MakeLayout, as_many_regions_as_digits) {
  Error error = error_of({.size = 4, .region_map = "aaaabbbbccccccdd"});
  EXPECT_EQ(error.code, ErrorCode::kBadRegionSize);
  error = error_of({.size = 4, .region_map = "aaaabbbbcccccccc"});
  EXPECT_EQ(error.code, ErrorCode::kBadRegionCount);
  EXPECT_EQ(error.found, 3U);
  EXPECT_EQ(error.expected, 4U);
  std::string all_different;
  for (char c = '/'; all_different.size() < 81; ++c) all_different.push_back(c == '.' ? '!' : c);
  for (std::size_t i = 80; i < 81; ++i) all_different[i] = '#';
  error = error_of({.size = 9, .region_map = all_different});
  // '/' to '~' are 80 characters; the one after them is no visible ASCII, hence the '#'.
  EXPECT_EQ(error.code, ErrorCode::kBadRegionCount);
  EXPECT_EQ(error.found, 81U);
}

TEST(MakeLayout, a_region_has_a_cell_a_digit) {
  const Error error = error_of({.size = 4, .region_map = "aaaabbbccccccddd"});
  EXPECT_EQ(error.code, ErrorCode::kBadRegionSize);
  EXPECT_EQ(error.token.view(), "b");
  EXPECT_EQ(error.found, 3U);
  EXPECT_EQ(error.expected, 4U);
  EXPECT_EQ(error.cells, (CellSet{Cell(4), Cell(5), Cell(6)}));
}

TEST(MakeLayout, extra_regions_have_a_cell_a_digit_too) {
  const std::array regions{CellSet::first_n(9), CellSet::first_n(8)};
  const Error error = error_of({.extra_regions = regions});
  EXPECT_EQ(error.code, ErrorCode::kBadRegionSize);
  EXPECT_EQ(error.token.view(), "2");
  EXPECT_EQ(error.found, 8U);
  EXPECT_EQ(error.expected, 9U);
}

TEST(MakeLayout, extra_regions_lie_in_the_grid) {
  std::array regions{CellSet{Cell(0), Cell(1), Cell(2), Cell(16)}};
  Error error = error_of({.size = 4, .box_rows = 2, .box_columns = 2, .extra_regions = regions});
  EXPECT_EQ(error.code, ErrorCode::kBadRegionSize);
  EXPECT_EQ(error.found, 3U);
  regions[0].insert(Cell(3));  // four inside, one outside
  error = error_of({.size = 4, .box_rows = 2, .box_columns = 2, .extra_regions = regions});
  EXPECT_EQ(error.code, ErrorCode::kBadRegionSize);
  EXPECT_EQ(error.found, 5U);
}

// Row-like regions of nine cells that start anywhere: every second one overlaps little.
std::vector<CellSet> strips(int count) {
  std::vector<CellSet> regions;
  for (int i = 0; i < count; ++i) {
    regions.push_back(CellSet::first_n(3 * i + 9) - CellSet::first_n(3 * i));
  }
  return regions;
}

TEST(MakeLayout, up_to_24_extra_regions) {
  std::vector<CellSet> regions = strips(24);
  const Result<Layout> layout = make_layout({.extra_regions = regions});
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->extra_region_count(), kMaxExtraRegions);
  EXPECT_EQ(layout->house_count(), kMaxHouses);
  regions.push_back(CellSet::first_n(10) - CellSet::only(Cell(4)));
  const Error error = error_of({.extra_regions = regions});
  EXPECT_EQ(error.code, ErrorCode::kTooManyRegions);
  EXPECT_EQ(error.expected, 24U);
}

TEST(MakeLayout, up_to_9_extra_regions_in_a_cell) {
  std::vector<CellSet> regions;
  for (int i = 1; i <= 10; ++i) {
    CellSet region = CellSet::only(Cell(80));
    for (int j = 0; j < 8; ++j) region.insert(Cell(7 * (i - 1) + j));
    regions.push_back(region);
  }
  const Error error = error_of({.extra_regions = regions});
  EXPECT_EQ(error.code, ErrorCode::kTooManyRegionsAtCell);
  EXPECT_EQ(error.cells, CellSet::only(Cell(80)));
  EXPECT_EQ(error.expected, 9U);
  regions.pop_back();
  const Result<Layout> layout = make_layout({.extra_regions = regions});
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->houses_of(Cell(80)).size(), 12U);
}

TEST(MakeLayout, works_at_compile_time) {
  constexpr Result<Layout> kBad = make_layout({.size = 6});
  static_assert(!kBad.has_value() && kBad.error().code == ErrorCode::kBadBoxShape);
  constexpr Result<Layout> kJigsaw = make_layout({.size = 2, .region_map = "abba"});
  static_assert(kJigsaw.has_value() && kJigsaw->is_jigsaw());
}

}  // namespace
}  // namespace shudu
