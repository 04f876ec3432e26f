// How cells, houses and the board read: part by part, in three languages, and no more than the
// check level of the game shows.
#include <gtest/gtest.h>

#include "game/teller.h"
#include "shudu/core/layout_table.h"

namespace shudu::game {
namespace {

using test::Teller;

TEST(SaidBoard, rows_and_columns_have_each_others_names_across_the_strait) {
  Voice voice;
  const Cell cell = Cell::at(1, 6, 9);
  const Layout& layout = Layout::classic();
  EXPECT_EQ(say_position(voice, 9, cell), "row 2 column 7");
  EXPECT_EQ(say_house_name(voice, layout, layout.row(1)), "Row 2");
  EXPECT_EQ(say_house_name(voice, layout, layout.column(1)), "Column 2");
  EXPECT_EQ(say_house_name(voice, layout, layout.box(1)), "Box 2");
  voice.language = Language::kSimplifiedChinese;
  EXPECT_EQ(say_position(voice, 9, cell), "第 2 行第 7 列");
  EXPECT_EQ(say_house_name(voice, layout, layout.row(1)), "第 2 行");
  EXPECT_EQ(say_house_name(voice, layout, layout.column(1)), "第 2 列");
  EXPECT_EQ(say_house_name(voice, layout, layout.box(1)), "第 2 宫");
  voice.language = Language::kTraditionalChinese;
  EXPECT_EQ(say_position(voice, 9, cell), "第 2 列第 7 行");
  EXPECT_EQ(say_house_name(voice, layout, layout.row(1)), "第 2 列");
  EXPECT_EQ(say_house_name(voice, layout, layout.column(1)), "第 2 行");
  EXPECT_EQ(say_house_name(voice, layout, layout.box(1)), "第 2 宮");
  voice.has_short_cells = true;
  EXPECT_EQ(say_position(voice, 9, cell), "r2c7");
  EXPECT_EQ(say_position(voice, 4, Cell(15)), "r4c4");
  const Layout windoku = *parse_layout("windoku");
  EXPECT_EQ(say_house_name({}, windoku, windoku.region(3)), "Extra region 4");
}

TEST(SaidBoard, a_cell_reads_in_parts_and_hides_what_the_check_level_hides) {
  Settings settings;
  settings.check_marks = true;
  Teller teller(settings);
  Voice& voice = teller.voice();
  const auto read = [&](int row, int column) {
    return say_cell(voice, teller.session(), Cell::at(row - 1, column - 1, 9));
  };
  EXPECT_EQ(read(1, 3), "row 1 column 3, 2, given");
  EXPECT_EQ(read(1, 1), "row 1 column 1, empty");
  teller.act("centre r1c1 +468");
  teller.act("corner r1c1 +6");
  teller.act("out r1c1 +59");
  teller.act("colour r1c1 +24");
  EXPECT_EQ(read(1, 1),
            "row 1 column 1, empty, marks 4 6 8, corner 6, ruled out 5 9, coloured 2 4");
  voice.language = Language::kSimplifiedChinese;
  EXPECT_EQ(read(1, 1), "第 1 行第 1 列，空，候选 4 6 8，角标 6，已排除 5 9，涂色 2 4");
  voice.language = Language::kTraditionalChinese;
  EXPECT_EQ(read(1, 1), "第 1 列第 1 行，空，候選 4 6 8，角標 6，已排除 5 9，塗色 2 4");
  voice.language = Language::kEnglish;
  voice.colours = {"red", "blue", "", "green", "", "", "", "", ""};
  voice.order = ReadingOrder::kContent;
  EXPECT_EQ(read(1, 1),
            "empty, marks 4 6 8, corner 6, ruled out 5 9, coloured blue and green, row 1 column 1");
  voice.order = ReadingOrder::kContentOnly;
  EXPECT_EQ(read(1, 3), "2, given");
  teller.act("centre r1c2 +3");
  EXPECT_EQ(read(1, 2), "empty, marks 3, in conflict with row 1 column 7");
  teller.act("place r1c2 3");
  EXPECT_EQ(read(1, 2), "3, in conflict with row 1 column 7");
  EXPECT_EQ(read(1, 7), "3, given, in conflict with row 1 column 2");
  voice.language = Language::kTraditionalChinese;
  EXPECT_EQ(read(1, 7), "3，題目數字，與第 1 列第 2 行衝突");
  voice.language = Language::kEnglish;
  teller.act("set check off");
  EXPECT_EQ(read(1, 2), "3");
  teller.act("place r1c1 8");  // the solution has 4 there
  EXPECT_EQ(read(1, 1), "8, coloured blue and green");
  EXPECT_EQ(teller.act("set check solution"), "Setting check is now solution.");
  EXPECT_EQ(read(1, 1), "8, wrong, coloured blue and green");
  EXPECT_EQ(teller.act("place r5c5 5"), "5 at row 5 column 5. Wrong.");
}

TEST(SaidBoard, a_cell_of_a_variant_names_what_is_seen_of_its_houses) {
  const auto read = [](std::string_view name, Cell cell, Language language) {
    const Layout layout = *parse_layout(name);
    Teller teller({}, std::string(static_cast<std::size_t>(layout.cell_count()), '.'), layout);
    teller.voice().language = language;
    teller.voice().order = ReadingOrder::kContentOnly;
    return say_cell(teller.voice(), teller.session(), cell);
  };
  constexpr Language kEn = Language::kEnglish;
  EXPECT_EQ(read("x", Cell::at(0, 0, 9), kEn), "empty, on the diagonal");
  EXPECT_EQ(read("x", Cell::at(0, 8, 9), kEn), "empty, on the diagonal");
  EXPECT_EQ(read("x", Cell::at(4, 4, 9), kEn), "empty, on both diagonals");
  EXPECT_EQ(read("x", Cell::at(0, 1, 9), kEn), "empty");
  EXPECT_EQ(read("windoku", Cell::at(1, 1, 9), kEn), "empty, extra region 1");
  EXPECT_EQ(read("windoku", Cell::at(4, 4, 9), kEn), "empty");
  EXPECT_EQ(read("x", Cell::at(4, 4, 9), Language::kSimplifiedChinese), "空，在两条对角线上");
  EXPECT_EQ(read("x", Cell::at(0, 0, 9), Language::kTraditionalChinese), "空，在對角線上");
  EXPECT_EQ(read("jigsaw:1112132233243444", Cell::at(0, 3, 4), kEn), "empty, region 2");
  EXPECT_EQ(read("windoku+x", Cell::at(1, 1, 9), kEn), "empty, on the diagonal, extra region 3");
}

TEST(SaidBoard, a_diagonal_is_named_by_its_ends) {
  const Layout layout = *parse_layout("x");
  EXPECT_EQ(say_house_name({}, layout, layout.region(0)), "Diagonal from r1c1 to r9c9");
  EXPECT_EQ(say_house_name({}, layout, layout.region(1)), "Diagonal from r1c9 to r9c1");
}

TEST(SaidBoard, colours_of_marks_are_named_where_the_marks_are_seen) {
  Teller teller;
  Voice& voice = teller.voice();
  voice.order = ReadingOrder::kContentOnly;
  const auto read = [&] { return say_cell(voice, teller.session(), Cell(0)); };
  teller.act("centre r1c1 +468");
  teller.act("tint r1c1 6 2");
  teller.act("tint r1c1 5 1");  // no mark of it is there
  EXPECT_EQ(read(), "empty, marks 4 6 8, 6 coloured 2");
  voice.colours = {"red", "dark blue", "", "", "", "", "", "", ""};
  EXPECT_EQ(read(), "empty, marks 4 6 8, 6 coloured dark blue");
  voice.language = Language::kSimplifiedChinese;
  EXPECT_EQ(read(), "空，候选 4 6 8，6 涂色 dark blue");
  voice.language = Language::kTraditionalChinese;
  EXPECT_EQ(read(), "空，候選 4 6 8，6 塗色 dark blue");
  teller.act("place r1c1 8");
  EXPECT_EQ(read(), "8");
}

TEST(SaidBoard, a_house_reads_in_order_with_what_it_lacks) {
  Teller teller;
  Voice voice;
  const Layout& layout = Layout::classic();
  EXPECT_EQ(say_house(voice, teller.session(), layout.row(0)),
            "Row 1: empty, empty, 2, empty, empty, 7, 3, empty, empty. 6 empty, "
            "missing 1 4 5 6 8 9.");
  EXPECT_EQ(say_house(voice, teller.session(), layout.box(0)),
            "Box 1: empty, empty, 2, 7, empty, 9, 1, empty, empty. 5 empty, missing 3 4 5 6 8.");
  voice.language = Language::kSimplifiedChinese;
  EXPECT_EQ(say_house(voice, teller.session(), layout.row(0)),
            "第 1 行：空、空、2、空、空、7、3、空、空。6 格空，缺 1 4 5 6 8 9。");
  voice.language = Language::kTraditionalChinese;
  EXPECT_EQ(say_house(voice, teller.session(), layout.column(0)),
            "第 1 行：空、7、1、空、空、空、空、空、空。7 格空，缺 2 3 4 5 6 8 9。");
  teller.act("giveup");
  voice.language = Language::kEnglish;
  EXPECT_TRUE(say_house(voice, teller.session(), layout.row(0)).ends_with(". Full."));
  EXPECT_EQ(say_left(voice, teller.session()), "Every cell is filled.");
}

TEST(SaidBoard, what_is_left_is_counted_for_each_digit) {
  // 3, 7, 4 ... counted by hand in the givens of the puzzle.
  std::array<int, 9> left{};
  left.fill(9);
  int empty = 0;
  for (const char c : test::kTellerGivens) {
    if (c == '.') ++empty;
    if (c != '.') --left[static_cast<std::size_t>(c - '1')];
  }
  std::string list;
  for (int d = 1; d <= 9; ++d) {
    list += (d > 1 ? ", " : "") + std::to_string(d) + ": " +
            std::to_string(left[static_cast<std::size_t>(d - 1)]);
  }
  Teller teller;
  Voice voice;
  EXPECT_EQ(say_left(voice, teller.session()),
            std::to_string(empty) + " empty. Left: " + list + ".");
  voice.language = Language::kTraditionalChinese;
  EXPECT_EQ(say_left(voice, teller.session()),
            "還有 " + std::to_string(empty) + " 格空。剩餘：" + list + "。");
}

TEST(SaidBoard, where_a_digit_stands) {
  Teller teller;
  EXPECT_EQ(say_where({}, teller.session(), Digit(5)),
            "5 at row 6 column 3, row 9 column 4. 7 left.");
  teller.voice().has_short_cells = true;
  EXPECT_EQ(say_where(teller.voice(), teller.session(), Digit(5)), "5 at r6c3, r9c4. 7 left.");
  teller.voice().language = Language::kSimplifiedChinese;
  EXPECT_EQ(say_where(teller.voice(), teller.session(), Digit(5)), "5 在 r6c3、r9c4。还剩 7 个。");
  Teller empty({}, std::string(81, '.'));
  EXPECT_EQ(say_where({}, empty.session(), Digit(5)), "No 5 yet. 9 left.");
}

}  // namespace
}  // namespace shudu::game
