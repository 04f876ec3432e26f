// Layouts as people type them: unions, jigsaws, extra regions, and what is wrong with the others.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

const std::string kBoxes =
    "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
const std::string kJigsaw6 = "aaaabbaacbbbcccbddccddddeeefffeeefff";

Error error_of(std::string_view text) {
  const Result<Layout> layout = parse_layout(text);
  EXPECT_FALSE(layout.has_value()) << text;
  return layout ? Error{} : layout.error();
}

Layout layout_of_text(std::string_view text) {
  const Result<Layout> layout = parse_layout(text);
  EXPECT_TRUE(layout.has_value()) << text;
  return layout ? *layout : Layout::classic();
}

TEST(ParseLayout, other_names_and_letter_case) {
  EXPECT_EQ(layout_of_text("9x9"), Layout::classic());
  EXPECT_EQ(layout_of_text("CLASSIC"), Layout::classic());
  EXPECT_EQ(layout_of_text("X"), layout_of_text("diagonal"));
  EXPECT_EQ(layout_of_text("NRC"), layout_of_text("windoku"));
  EXPECT_EQ(layout_of_text("centre-dot"), layout_of_text("center-dot"));
  EXPECT_EQ(layout_of_text("6x6-2x3"), layout_of_text("6x6"));
  EXPECT_EQ(layout_of_text("8X8-2X4"), layout_of_text("8x8"));
  EXPECT_NE(layout_of_text("6x6-3x2"), layout_of_text("6x6"));
}

TEST(ParseLayout, unions) {
  const Layout layout = layout_of_text("x+windoku+anti-knight");
  EXPECT_EQ(layout.extra_region_count(), 6);
  EXPECT_TRUE(layout.is_anti_knight());
  EXPECT_FALSE(layout.is_anti_king());
  EXPECT_EQ(layout_of_text("classic+x"), layout_of_text("x"));
  EXPECT_EQ(layout_of_text("x+6x6"), layout_of_text("6x6+x"));
  EXPECT_EQ(layout_of_text("anti-king+anti-knight"), layout_of_text("anti-knight+anti-king"));
  EXPECT_EQ(layout_of_text("x+asterisk+center-dot+girandola").extra_region_count(), 5);
}

TEST(ParseLayout, a_part_said_twice_counts_once) {
  EXPECT_EQ(layout_of_text("x+x+diagonal"), layout_of_text("x"));
  EXPECT_EQ(layout_of_text("9x9+classic"), Layout::classic());
  EXPECT_EQ(layout_of_text("6x6+x+6x6-2x3"), layout_of_text("6x6+x"));
  std::string often = "windoku";
  for (int i = 0; i < 1000; ++i) often += "+windoku";
  EXPECT_EQ(layout_of_text(often), layout_of_text("windoku"));
}

TEST(ParseLayout, parts_of_any_size) {
  for (const std::string_view size : {"4x4", "6x6", "6x6-3x2", "8x8", "8x8-4x2", "classic"}) {
    const Layout plain = layout_of_text(size);
    const std::string text(size);
    const Layout x = layout_of_text(text + "+x");
    EXPECT_EQ(x.extra_region_count(), 2);
    for (int i = 0; i < x.size(); ++i) {
      EXPECT_TRUE(x.cells(x.region(0)).contains(Cell::at(i, i, x.size())));
      EXPECT_TRUE(x.cells(x.region(1)).contains(Cell::at(i, x.size() - 1 - i, x.size())));
    }
    const Layout groups = layout_of_text(text + "+disjoint-groups");
    EXPECT_EQ(groups.extra_region_count(), plain.size());
    // Each group has one cell in each box, at the same place.
    for (int i = 0; i < groups.size(); ++i) {
      for (int box = 0; box < groups.size(); ++box) {
        EXPECT_EQ(groups.cells(groups.region(i)) & groups.cells(groups.box(box)),
                  CellSet::only(groups.cell_list(groups.box(box))[static_cast<std::size_t>(i)]));
      }
    }
    EXPECT_TRUE(layout_of_text(text + "+anti-knight+anti-king").is_anti_king());
  }
}

TEST(ParseLayout, jigsaw) {
  const Layout layout = layout_of_text("jigsaw:" + kJigsaw6 + "+x");
  EXPECT_TRUE(layout.is_jigsaw());
  EXPECT_EQ(layout.size(), 6);
  EXPECT_EQ(layout.extra_region_count(), 2);
  EXPECT_EQ(layout_of_text("x+JIGSAW:" + kJigsaw6), layout);
  const Layout boxes = layout_of_text("jigsaw:" + kBoxes);
  for (const Cell cell : boxes.all_cells()) {
    EXPECT_EQ(boxes.peers(cell), Layout::classic().peers(cell));
  }
  EXPECT_EQ(layout_of_text("jigsaw:a").size(), 1);
  EXPECT_EQ(layout_of_text("jigsaw:aaaaabbbbbcccccdddddeeeee").size(), 5);
}

// The map of a jigsaw keeps the case of its characters.
TEST(ParseLayout, jigsaw_letters_keep_their_case) {
  EXPECT_EQ(layout_of_text("jigsaw:AABBaaBBAAbbaabb").cells(House(8)),
            (CellSet{Cell(0), Cell(1), Cell(8), Cell(9)}));
}

TEST(ParseLayout, extra_regions_by_map) {
  std::string map(81, '.');
  for (std::size_t i = 0; i < 9; ++i) map[10 * i] = 'a';
  for (std::size_t i = 0; i < 9; ++i) {
    if (i != 4) map[72 - 8 * i] = 'b';
  }
  EXPECT_EQ(error_of("extra:" + map).code, ErrorCode::kBadRegionSize);
  EXPECT_EQ(error_of("extra:" + map).token.view(), "b");
  EXPECT_EQ(error_of("extra:" + map).found, 8U);
  for (char& c : map) c = c == 'b' ? '.' : c;
  const Layout layout = layout_of_text("extra:" + map);
  EXPECT_EQ(layout.extra_region_count(), 1);
  EXPECT_EQ(layout.cells(layout.region(0)), layout_of_text("x").cells(House(27)));
  EXPECT_EQ(layout_of_text("x+extra:" + map), layout_of_text("x"));
  EXPECT_EQ(layout_of_text("4x4+extra:a....a....a....a").extra_region_count(), 1);
  EXPECT_EQ(layout_of_text("extra:" + std::string(81, '.')), Layout::classic());
}

TEST(ParseLayout, unknown_names) {
  for (const std::string_view text : {"", "foo", "+", "x+", "+x", "x++x", " x", "xx", "9x", "x9",
                                      "9x8", "jigsaw", "extra", "16x16x16", "00000x00000"}) {
    EXPECT_EQ(error_of(text).code, ErrorCode::kUnknownLayout) << text;
  }
  EXPECT_EQ(error_of("x+foo+bar").token.view(), "foo");
  EXPECT_EQ(error_of("\x1b[2J").token.view(), "\\x1b[2J");
  EXPECT_LE(error_of(std::string(100000, 'q')).token.size(), 60U);
}

TEST(ParseLayout, sizes_that_are_not_supported) {
  struct Case {
    std::string_view text;
    std::uint64_t size;
  };
  for (const Case& c : {Case{"16x16", 16}, Case{"25X25", 25}, Case{"5x5", 5}, Case{"0x0", 0},
                        Case{"9999x9999+x", 9999}}) {
    EXPECT_EQ(error_of(c.text).code, ErrorCode::kUnsupportedLayout) << c.text;
    EXPECT_EQ(error_of(c.text).found, c.size);
  }
  EXPECT_EQ(error_of("jigsaw:" + std::string(256, 'a')).code, ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(error_of("jigsaw:" + std::string(256, 'a')).found, 16U);
}

TEST(ParseLayout, bad_maps) {
  for (const std::size_t length : {0U, 2U, 80U, 82U, 1000U, 10000U}) {
    const Error error = error_of("jigsaw:" + std::string(length, 'a'));
    EXPECT_EQ(error.code, ErrorCode::kBadRegionMap) << length;
    EXPECT_EQ(error.found, length);
  }
  EXPECT_EQ(error_of("6x6+extra:" + std::string(81, '.')).code, ErrorCode::kBadRegionMap);
  EXPECT_EQ(error_of("6x6+extra:" + std::string(81, '.')).expected, 36U);
  std::string blank(81, '.');
  blank[7] = ' ';
  EXPECT_EQ(error_of("extra:" + blank).code, ErrorCode::kBadCharacter);
  EXPECT_EQ(error_of("extra:" + blank).at.column, 8U);
  blank[7] = '\x7f';
  EXPECT_EQ(error_of("extra:" + blank).token.view(), "\\x7f");
  EXPECT_EQ(error_of("jigsaw:" + std::string(81, '.')).code, ErrorCode::kBadCharacter);
  EXPECT_EQ(error_of("jigsaw:" + std::string(81, 'a')).code, ErrorCode::kBadRegionCount);
}

TEST(ParseLayout, parts_that_do_not_go_together) {
  EXPECT_EQ(error_of("4x4+6x6").code, ErrorCode::kMismatch);
  EXPECT_EQ(error_of("4x4+6x6").token.view(), "4x4+6x6");
  EXPECT_EQ(error_of("6x6+6x6-3x2").code, ErrorCode::kMismatch);
  EXPECT_EQ(error_of("classic+jigsaw:" + kBoxes).token.view(), "classic+jigsaw");
  EXPECT_EQ(error_of("jigsaw:abab+jigsaw:aabb").code, ErrorCode::kMismatch);
  EXPECT_EQ(error_of("disjoint-groups+jigsaw:" + kBoxes).code, ErrorCode::kMismatch);
}

TEST(ParseLayout, pictures_of_nine_by_nine_only) {
  for (const std::string part : {"windoku", "asterisk", "center-dot", "girandola"}) {
    const Error error = error_of("6x6+" + part);
    EXPECT_EQ(error.code, ErrorCode::kPartNeedsSize);
    EXPECT_EQ(sentence(error, Language::kEnglish).view(), part + " needs a 9x9 grid, not 6x6");
    EXPECT_EQ(layout_of_text("jigsaw:" + kBoxes + "+" + part).extra_region_count(),
              layout_of_text(part).extra_region_count());
  }
}

TEST(ParseLayout, too_many_extra_regions) {
  EXPECT_EQ(layout_of_text("disjoint-groups+windoku+x+asterisk+center-dot+girandola")
                .extra_region_count(),
            9 + 4 + 2 + 2);  // the centre dot is one of the groups
  std::string text = "classic";
  for (std::size_t i = 0; i < 25; ++i) {
    std::string map(81, '.');
    map.replace(2 * i, 9, "aaaaaaaaa");
    text += "+extra:" + map;
  }
  EXPECT_EQ(error_of(text).code, ErrorCode::kTooManyRegions);
  std::string crowded = "classic";
  for (std::size_t i = 0; i < 10; ++i) {
    std::string map(81, '.');
    map[80] = 'a';
    map.replace(7 * i, 8, "aaaaaaaa");
    crowded += "+extra:" + map;
  }
  EXPECT_EQ(error_of(crowded).code, ErrorCode::kTooManyRegionsAtCell);
  EXPECT_EQ(sentence(error_of(crowded), Language::kEnglish).view(),
            "r9c9 lies in more than 9 extra regions");
}

// Any bytes give a layout or an error with a sentence; nothing else happens.
RC_GTEST_PROP(ParseLayout, random_texts_are_answered, (const std::string& tail)) {
  for (const std::string head : {"", "jigsaw:", "extra:", "x+", "6x6+extra:"}) {
    const Result<Layout> layout = parse_layout(head + tail);
    if (!layout) RC_ASSERT(!sentence(layout.error(), Language::kEnglish).empty());
  }
}

}  // namespace
}  // namespace shudu
