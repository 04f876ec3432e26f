// Every named layout against a second, slow construction from pictures, and what is known of them
// by counting.
#include "shudu/core/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

// One family of regions, a letter a cell: equal letters may not hold equal digits.
struct Picture {
  std::string_view slug;
  std::string_view letters;
};

constexpr std::array kPictures{
    Picture{"4x4",
            "aabb"
            "aabb"
            "ccdd"
            "ccdd"},
    Picture{"6x6",
            "aaabbb"
            "aaabbb"
            "cccddd"
            "cccddd"
            "eeefff"
            "eeefff"},
    Picture{"6x6-3x2",
            "aabbcc"
            "aabbcc"
            "aabbcc"
            "ddeeff"
            "ddeeff"
            "ddeeff"},
    Picture{"8x8",
            "aaaabbbb"
            "aaaabbbb"
            "ccccdddd"
            "ccccdddd"
            "eeeeffff"
            "eeeeffff"
            "gggghhhh"
            "gggghhhh"},
    Picture{"8x8-4x2",
            "aabbccdd"
            "aabbccdd"
            "aabbccdd"
            "aabbccdd"
            "eeffgghh"
            "eeffgghh"
            "eeffgghh"
            "eeffgghh"},
    Picture{"x",
            "a........"
            ".a......."
            "..a......"
            "...a....."
            "....a...."
            ".....a..."
            "......a.."
            ".......a."
            "........a"},
    Picture{"x",
            "........a"
            ".......a."
            "......a.."
            ".....a..."
            "....a...."
            "...a....."
            "..a......"
            ".a......."
            "a........"},
    Picture{"windoku",
            "........."
            ".aaa.bbb."
            ".aaa.bbb."
            ".aaa.bbb."
            "........."
            ".ccc.ddd."
            ".ccc.ddd."
            ".ccc.ddd."
            "........."},
    Picture{"asterisk",
            "........."
            "....a...."
            "..a...a.."
            "........."
            ".a..a..a."
            "........."
            "..a...a.."
            "....a...."
            "........."},
    Picture{"center-dot",
            "........."
            ".a..a..a."
            "........."
            "........."
            ".a..a..a."
            "........."
            "........."
            ".a..a..a."
            "........."},
    Picture{"girandola",
            "a.......a"
            "....a...."
            "........."
            "........."
            ".a..a..a."
            "........."
            "........."
            "....a...."
            "a.......a"},
    Picture{"disjoint-groups",
            "abcabcabc"
            "defdefdef"
            "ghighighi"
            "abcabcabc"
            "defdefdef"
            "ghighighi"
            "abcabcabc"
            "defdefdef"
            "ghighighi"},
    Picture{"",
            "aaabbbccc"
            "aaabbbccc"
            "aaabbbccc"
            "dddeeefff"
            "dddeeefff"
            "dddeeefff"
            "ggghhhiii"
            "ggghhhiii"
            "ggghhhiii"},
};

// Layouts of 81 cells have the boxes of the last picture too.
std::vector<std::string_view> pictures_of(std::string_view slug, int size) {
  std::vector<std::string_view> result;
  for (const Picture& picture : kPictures) {
    const bool is_boxes = picture.slug.empty() && size == 9;
    if (picture.slug == slug || is_boxes) result.push_back(picture.letters);
  }
  return result;
}

// The definition of a peer, pair by pair.
bool may_not_be_equal(std::string_view slug, int size, int a, int b) {
  if (a == b) return false;
  const int rows = std::abs(a / size - b / size);
  const int columns = std::abs(a % size - b % size);
  if (rows == 0 || columns == 0) return true;
  if (slug == "anti-knight" && rows * columns == 2) return true;
  if (slug == "anti-king" && rows <= 1 && columns <= 1) return true;
  for (const std::string_view picture : pictures_of(slug, size)) {
    const char letter = picture[static_cast<std::size_t>(a)];
    if (letter != '.' && letter == picture[static_cast<std::size_t>(b)]) return true;
  }
  return false;
}

TEST(NamedLayouts, peers_are_those_of_the_pictures) {
  for (const LayoutRow& row : layout_table()) {
    const Layout& layout = *row.layout;
    for (int a = 0; a < layout.cell_count(); ++a) {
      for (int b = 0; b < layout.cell_count(); ++b) {
        ASSERT_EQ(layout.peers(Cell(a)).contains(Cell(b)),
                  may_not_be_equal(row.slug, layout.size(), a, b))
            << row.slug << ' ' << a << ' ' << b;
      }
      EXPECT_TRUE(layout.all_cells().contains_all(layout.peers(Cell(a))));
    }
  }
}

using Sets = std::set<std::pair<std::uint64_t, std::uint64_t>>;

void add_regions(std::string_view picture, Sets& sets) {
  for (const char letter : std::string_view("abcdefghi")) {
    CellSet cells;
    for (std::size_t i = 0; i < picture.size(); ++i) {
      if (picture[i] == letter) cells.insert(Cell(static_cast<int>(i)));
    }
    if (!cells.empty()) sets.insert({cells.low(), cells.high()});
  }
}

// Regions of the pictures are houses and there are no others.
TEST(NamedLayouts, houses_are_those_of_the_pictures) {
  for (const LayoutRow& row : layout_table()) {
    const Layout& layout = *row.layout;
    Sets expected;
    for (const std::string_view picture : pictures_of(row.slug, layout.size())) {
      add_regions(picture, expected);
    }
    Sets found;
    for (int i = 2 * layout.size(); i < layout.house_count(); ++i) {
      const CellSet cells = layout.cells(House(i));
      EXPECT_TRUE(found.insert({cells.low(), cells.high()}).second) << row.slug << ' ' << i;
    }
    EXPECT_EQ(found, expected) << row.slug;
  }
}

void check_consistency(const Layout& layout, std::string_view name) {
  std::vector<std::vector<House>> houses(static_cast<std::size_t>(layout.cell_count()));
  for (int i = 0; i < layout.house_count(); ++i) {
    const House house(i);
    const auto list = layout.cell_list(house);
    EXPECT_EQ(static_cast<int>(list.size()), layout.size()) << name;
    EXPECT_TRUE(std::is_sorted(list.begin(), list.end())) << name;
    CellSet cells;
    for (const Cell cell : list) {
      cells.insert(cell);
      houses[static_cast<std::size_t>(cell.index())].push_back(house);
    }
    EXPECT_EQ(cells, layout.cells(house)) << name;
    EXPECT_EQ(cells.size(), layout.size()) << name;
  }
  for (const Cell cell : layout.all_cells()) {
    const auto listed = layout.houses_of(cell);
    EXPECT_EQ(std::vector<House>(listed.begin(), listed.end()),
              houses[static_cast<std::size_t>(cell.index())])
        << name;
    EXPECT_EQ(layout.row_of(cell), listed[0]) << name;
    EXPECT_EQ(layout.column_of(cell), listed[1]) << name;
    EXPECT_EQ(layout.box_of(cell), listed[2]) << name;
  }
}

TEST(NamedLayouts, tables_agree_with_each_other) {
  for (const LayoutRow& row : layout_table()) check_consistency(*row.layout, row.slug);
}

TEST(NamedLayouts, rows_of_the_table) {
  const std::vector<std::string_view> expected{
      "classic",     "4x4",      "6x6",      "6x6-3x2",    "8x8",       "8x8-4x2",
      "x",           "windoku",  "asterisk", "center-dot", "girandola", "disjoint-groups",
      "anti-knight", "anti-king"};
  std::vector<std::string_view> slugs;
  for (const LayoutRow& row : layout_table()) {
    slugs.push_back(row.slug);
    EXPECT_FALSE(row.words.en.empty() || row.words.zh_cn.empty() || row.words.zh_tw.empty());
    const Result<Layout> parsed = parse_layout(row.slug);
    ASSERT_TRUE(parsed) << row.slug;
    EXPECT_EQ(*parsed, *row.layout) << row.slug;
  }
  EXPECT_EQ(slugs, expected);
}

TEST(Layout, classic) {
  const Layout& layout = Layout::classic();
  EXPECT_TRUE(layout.is_classic());
  EXPECT_FALSE(layout.is_jigsaw());
  EXPECT_EQ(layout.house_count(), 27);
  EXPECT_EQ(layout.extra_region_count(), 0);
  EXPECT_EQ(layout.all_digits(), DigitSet::first_n(9));
  for (const Cell cell : layout.all_cells()) EXPECT_EQ(layout.peers(cell).size(), 20);
}

TEST(Layout, kinds_and_numbers) {
  const Layout layout = parse_layout("6x6+x").value();
  EXPECT_EQ(layout.house_count(), 20);
  const auto expect = [&layout](House house, HouseKind kind, int number) {
    EXPECT_EQ(layout.kind(house), kind) << house.index();
    EXPECT_EQ(layout.number(house), number) << house.index();
  };
  for (int i = 0; i < 6; ++i) {
    expect(layout.row(i), HouseKind::kRow, i);
    expect(layout.column(i), HouseKind::kColumn, i);
    expect(layout.box(i), HouseKind::kBox, i);
  }
  expect(layout.region(0), HouseKind::kRegion, 0);
  expect(layout.region(1), HouseKind::kRegion, 1);
  EXPECT_EQ(layout.region(1).index(), 19);
}

TEST(Layout, default_of_each_size) {
  for (const int size : {4, 6, 8, 9}) {
    const auto layout = default_layout(size);
    ASSERT_TRUE(layout) << size;
    EXPECT_EQ((*layout)->size(), size);
  }
  EXPECT_EQ(*default_layout(9), &Layout::classic());
  EXPECT_EQ((*default_layout(6))->box_rows(), 2);
  for (const int size : {-1, 0, 1, 5, 7, 16, 1 << 30}) {
    const auto layout = default_layout(size);
    ASSERT_FALSE(layout) << size;
    EXPECT_EQ(layout.error().code, ErrorCode::kUnsupportedLayout);
    EXPECT_EQ(layout.error().found, static_cast<std::uint64_t>(std::max(size, 0)));
  }
}

TEST(Layout, smallest) {
  const Result<Layout> one = make_layout({.size = 1, .box_rows = 1, .box_columns = 1});
  ASSERT_TRUE(one);
  EXPECT_EQ(one->house_count(), 3);
  EXPECT_TRUE(one->peers(Cell(0)).empty());
  check_consistency(*one, "1x1");
}

TEST(Layout, boxes_of_one_row) {
  const Result<Layout> latin = make_layout({.size = 7, .box_rows = 1, .box_columns = 7});
  ASSERT_TRUE(latin);
  check_consistency(*latin, "7x7");
  for (const Cell cell : latin->all_cells()) EXPECT_EQ(latin->peers(cell).size(), 12);
}

TEST(Layout, jigsaw_regions_are_numbered_as_they_appear) {
  const Result<Layout> layout = make_layout({.size = 4, .region_map = "zzzaz4aa44abbbb4"});
  ASSERT_TRUE(layout);
  check_consistency(*layout, "jigsaw");
  EXPECT_TRUE(layout->is_jigsaw());
  EXPECT_EQ(layout->box_columns(), 0);
  EXPECT_EQ(layout->box_of(Cell(0)), layout->box(0));
  EXPECT_EQ(layout->box_of(Cell(3)), layout->box(1));
  EXPECT_EQ(layout->cells(layout->box(2)), (CellSet{Cell(5), Cell(8), Cell(9), Cell(15)}));
  EXPECT_EQ(layout->cells(layout->box(3)), (CellSet{Cell(11), Cell(12), Cell(13), Cell(14)}));
}

TEST(Layout, extra_peers_at_the_rim) {
  const Layout knight = parse_layout("4x4+anti-knight").value();
  // r1c1: seven in row, column and box, and r2c3, r3c2.
  EXPECT_EQ(knight.peers(Cell(0)).size(), 9);
  EXPECT_TRUE(knight.is_anti_knight());
  EXPECT_FALSE(knight.is_anti_king());
  const Layout king = parse_layout("8x8+anti-king").value();
  EXPECT_TRUE(king.is_anti_king());
  EXPECT_TRUE(king.peers(Cell::at(1, 3, 8)).contains(Cell::at(2, 4, 8)));
  EXPECT_FALSE(king.is_classic());
}

TEST(Layout, equal_extra_regions_count_once) {
  const CellSet row = CellSet::first_n(9);
  const std::array regions{row, row, row};
  const Result<Layout> layout = make_layout({.extra_regions = regions});
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->extra_region_count(), 1);
  EXPECT_FALSE(layout->is_classic());
}

}  // namespace
}  // namespace shudu
