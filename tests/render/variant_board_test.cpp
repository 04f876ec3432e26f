// Variants on plain boards: what is drawn, what is said, and what fits on a page.
#include "shudu/render/variant_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cards.h"
#include "render/slot.h"
#include "render/variant_rules.h"

namespace shudu {
namespace {

using test::points_of;
using test::texts_of;
using variant::Kind;
using variant::Variable;
using variant::VariantPuzzle;

VariantPuzzle killer() {
  VariantPuzzle puzzle = variant::open_grid(9, 9, 1, 9);
  puzzle.regions = variant::boxes_of(puzzle, 3, 3);
  puzzle.constraints.push_back({Kind::kCage, {0, 1, 9}, {}, {15}, {}, {}, {}, {}});
  puzzle.constraints.push_back({Kind::kCage, {9, 10}, {}, {7}, {}, {}, {}, {}});  // overlaps
  puzzle.constraints.push_back({Kind::kAntiKnight, {}, {}, {}, {}, {}, {}, {}});
  return puzzle;
}

VariantCard card_of_variant(VariantPuzzle puzzle) {
  VariantCard card;
  card.rules = variant_rules(puzzle, Language::kEnglish);
  card.puzzle = std::move(puzzle);
  return card;
}

std::vector<std::string> words_on(const Picture& picture) {
  std::vector<std::string> words;
  for (const TextShape& text : texts_of(picture)) words.push_back(text.text);
  return words;
}

std::ptrdiff_t count_of(const Picture& picture, const std::string& word) {
  const auto words = words_on(picture);
  return std::count(words.begin(), words.end(), word);
}

TEST(VariantBoard, ValuesOverNineStandInTheMiddleOfTheirCells) {
  VariantPuzzle puzzle = variant::open_grid(25, 20, 1, 25);
  puzzle.candidates[puzzle.cell_at(24, 19)] = variant::ValueSet{1} << 24U;
  const Picture picture = variant_picture(card_of_variant(puzzle), {});
  ASSERT_EQ(texts_of(picture).size(), 1U);  // twenty columns and 25 values are not worth a word
  const TextShape value = texts_of(picture).front();
  EXPECT_EQ(value.text, "25");
  EXPECT_NEAR(value.at.x, 12 + 40 * 19.5, 1e-6);
  EXPECT_NEAR(value.at.y, 12 + 40 * 24.5, 1e-6);
}

TEST(VariantBoard, CagesThatOverlapAreSaidAndNotDrawn) {
  const VariantPuzzle puzzle = killer();
  EXPECT_EQ(drawn_cages(puzzle), std::vector<std::size_t>{0});
  const auto rules = variant_rules(puzzle, Language::kEnglish);
  ASSERT_EQ(rules.size(), 2U);
  EXPECT_TRUE(rules[0].starts_with("killer cage: ")) << rules[0];
  EXPECT_TRUE(rules[0].ends_with(" r2c1 r2c2 (7)")) << rules[0];
  EXPECT_EQ(rules[0].find("(15)"), std::string::npos);
  const Picture picture = variant_picture(card_of_variant(puzzle), {});
  EXPECT_EQ(count_of(picture, "15"), 1);
  EXPECT_EQ(count_of(picture, "7"), 0);
  EXPECT_NE(picture.description.find("r2c1 r2c2 (7)"), std::string::npos);
}

TEST(VariantBoard, RulesAreSaidInTheLanguage) {
  EXPECT_TRUE(variant_rules(killer(), Language::kSimplifiedChinese)[0].starts_with("杀手笼："));
  EXPECT_TRUE(variant_rules(killer(), Language::kTraditionalChinese)[0].starts_with("殺手籠："));
  VariantPuzzle loose = variant::open_grid(4, 4, 0, 4);
  loose.rows_differ = false;
  const auto rules = variant_rules(loose, Language::kTraditionalChinese);
  EXPECT_EQ(rules, (std::vector<std::string>{"數字：0–4", "同一列中數字可以重複。"}));
}

TEST(VariantBoard, CellsOfSomeValuesShowThemUnasked) {
  VariantPuzzle puzzle = variant::open_grid(4, 4, 1, 4);
  puzzle.candidates[5] = 0b0101;
  VariantCard card = card_of_variant(puzzle);
  EXPECT_EQ(words_on(variant_picture(card, {})), (std::vector<std::string>{"1", "3"}));
  card.has_candidates = true;
  EXPECT_EQ(words_on(variant_picture(card, {})).size(), 15U * 4 + 2);
}

// Thick borders are where regions meet, and nowhere in a grid without regions.
TEST(VariantBoard, BordersFollowTheRegions) {
  VariantPuzzle puzzle = variant::open_grid(4, 4, 1, 4);
  const Picture plain = variant_picture(card_of_variant(puzzle), {});
  puzzle.regions = variant::boxes_of(puzzle, 2, 2);
  const Picture boxes = variant_picture(card_of_variant(puzzle), {});
  // A line across and one down, of two points each.
  EXPECT_EQ(points_of(boxes).size(), points_of(plain).size() + 4);
}

TEST(VariantBoard, ManyRulesLeaveThePageItsBoard) {
  VariantPuzzle puzzle = variant::open_grid(9, 9, 1, 9);
  for (int i = 0; i < 5000; ++i) {
    puzzle.constraints.push_back(
        {Kind::kGreater,
         {static_cast<Variable>(i % 80), static_cast<Variable>(i % 80 + 1)},
         {},
         {},
         {},
         {},
         {},
         {}});
  }
  const VariantCard card = card_of_variant(puzzle);
  for (const Picture& picture : {variant_picture(card, {}), variant_page(card, {}, 3)}) {
    std::size_t cuts = 0;
    for (const TextShape& text : texts_of(picture)) {
      EXPECT_LT(text.at.y, picture.height);
      cuts += text.text.starts_with("… (+") ? 1U : 0U;
    }
    EXPECT_EQ(cuts, 1U);
    for (const Point& point : points_of(picture)) EXPECT_LT(point.y, picture.height);
  }
}

TEST(VariantBoard, LinesBreakAtBlanksAndBesideWideCharacters) {
  EXPECT_EQ(broken_lines("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(broken_lines("incomprehensible", 4), std::vector<std::string>{"incomprehensible"});
  EXPECT_EQ(broken_lines("数字重复。", 6), (std::vector<std::string>{"数字重", "复。"}));
  EXPECT_TRUE(broken_lines("", 5).empty());
}

// One cell is the smallest grid; its text is wider than its board.
TEST(VariantBoard, TheSmallestGridHasRoomForItsRules) {
  VariantPuzzle puzzle = variant::open_grid(1, 1, 1, 2);
  puzzle.constraints.push_back({Kind::kOdd, {0}, {}, {}, {}, {}, {}, {}});
  PageSetup setup;
  setup.has_labels = true;
  const Picture picture = variant_picture(card_of_variant(puzzle), setup);
  for (const Point& point : points_of(picture)) {
    EXPECT_GT(point.x, 0);
    EXPECT_LT(point.x, picture.width);
  }
}

}  // namespace
}  // namespace shudu
