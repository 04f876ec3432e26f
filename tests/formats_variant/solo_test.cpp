// Games of Simon Tatham's Solo as variants.
#include <gtest/gtest.h>

#include "shudu/formats/variant/variant_formats.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant::test {
namespace {

// Cells 0 and 1 are a cage of 3, cells 4 and 8 one of 7; the rest are alone. Lines found by hand:
// side by side only 0-1 is open; one above the other, column by column, only 4-8.
const std::string kCageLines = "a___________a__________";
const std::string kSmallKiller = "2x2k:p," + kCageLines + ",3c7k";

TEST(Solo, CagesHaveTheirSums) {
  const auto text = read_any_variant(kSmallKiller);
  ASSERT_TRUE(text.has_value());
  const auto& rules = text->puzzle.constraints;
  ASSERT_EQ(rules.size(), 2U);
  EXPECT_EQ(rules[0].kind, Kind::kCage);
  EXPECT_EQ(rules[0].cells, (Variables{0, 1}));
  EXPECT_EQ(rules[0].numbers, (std::vector<std::int64_t>{3}));
  EXPECT_EQ(rules[1].cells, (Variables{4, 8}));
  EXPECT_EQ(rules[1].numbers, (std::vector<std::int64_t>{7}));
  EXPECT_EQ(text->puzzle.regions, boxes_of(text->puzzle, 2, 2));
  EXPECT_EQ(write_solo(*text).value_or(""), kSmallKiller);
}

// 12x12 with blocks four wide and three high: three blocks across.
TEST(Solo, SizesOverNine) {
  const auto text = read_any_variant("3x4x:12zzzzzl1");
  ASSERT_TRUE(text.has_value());
  const VariantPuzzle& puzzle = text->puzzle;
  EXPECT_EQ(puzzle.rows, 12);
  EXPECT_EQ(puzzle.regions[0], (Variables{0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27}));
  EXPECT_EQ(puzzle.candidates[0], ValueSet{1} << 11U);
  EXPECT_EQ(puzzle.candidates[143], 1U);
  ASSERT_EQ(puzzle.constraints.size(), 2U);
  EXPECT_EQ(puzzle.constraints[0].kind, Kind::kDiagonalUp);
  EXPECT_EQ(write_solo(*text).value_or(""), "3x4x:12zzzzzl1");
}

TEST(Solo, AJigsawHasItsRegionsBeforeItsCages) {
  // Rows as regions: all side by side open, none one above the other.
  const std::string rows = "l____________";
  const auto text = read_solo("4jk:p," + rows + "," + kCageLines + ",3c7k");
  ASSERT_TRUE(text.has_value()) << sentence(text.error(), Language::kEnglish).view();
  EXPECT_EQ(text->puzzle.regions[1], (Variables{4, 5, 6, 7}));
  EXPECT_EQ(write_solo(*text).value_or(""), "4jk:p," + rows + "," + kCageLines + ",3c7k");
}

TEST(Solo, SavedGamesAndLinks) {
  const std::string description = kSmallKiller.substr(5);
  const std::string save =
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"
      "VERSION :1:1\nGAME    :4:Solo\nPARAMS  :4:2x2k\nCPARAMS :4:2x2k\n"
      "DESC    :" +
      std::to_string(description.size()) + ":" + description +
      "\nNSTATES :1:2\nSTATEPOS:1:2\nMOVE    :6:R0,0,1\n";
  const auto text = read_any_variant(save);
  ASSERT_TRUE(text.has_value()) << sentence(text.error(), Language::kEnglish).view();
  EXPECT_TRUE(text->puzzle == read_solo(kSmallKiller)->puzzle);
  EXPECT_EQ(text->not_taken, (std::vector<NotTaken>{{"MOVE", NotTaken::Why::kOfPlayer}}));
  const std::string page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#";
  EXPECT_TRUE(read_any_variant(page + kSmallKiller)->puzzle == text->puzzle);
  EXPECT_TRUE(read_any_variant(page + "2x2k%3A" + description)->puzzle == text->puzzle);
}

TEST(Solo, WrongTextsHaveTheirErrors) {
  const std::vector<std::pair<std::string, ErrorCode>> texts{
      {"", ErrorCode::kBadSyntax},
      {"2x2k", ErrorCode::kBadSyntax},
      {"2x2k#123", ErrorCode::kNotReadHere},
      {"9x9k:p", ErrorCode::kUnsupportedLayout},
      {"2x2k:p", ErrorCode::kMissingField},
      {"2x2k:p," + kCageLines, ErrorCode::kMissingField},
      {"2x2k:o," + kCageLines + ",p", ErrorCode::kTooShort},
      {"2x2k:5o," + kCageLines + ",p", ErrorCode::kBadNumber},
      {"2x2k:p,a,p", ErrorCode::kTooShort},
      {"2x2k:p," + kCageLines + "_,p", ErrorCode::kTooLong},
      {"2x2k:p," + kCageLines + ",1_2n", ErrorCode::kMismatch},
      {"2x2k:p," + kCageLines + ",99999o", ErrorCode::kBadNumber},
      {"2x2k:p," + kCageLines + ",p,p", ErrorCode::kBadSyntax},
      {"4j:p,x", ErrorCode::kBadSyntax},
      {"SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Pegs\n",
       ErrorCode::kNotReadHere},
      {"SAVEFILE:4:Simo\nPARAMS  :9:2x2k", ErrorCode::kUnfinished},
      {"SAVEFILE:4:Simo\nDESC    :1:p", ErrorCode::kMissingField},
      {"SAVEFILE:4:Simo\nnonsense", ErrorCode::kBadSyntax},
      {"SAVEFILE:4:Simo", ErrorCode::kMissingField},
  };
  for (const auto& [text, code] : texts) {
    const auto read = read_solo(text);
    ASSERT_FALSE(read.has_value()) << text;
    EXPECT_EQ(error_slug(read.error().code), error_slug(code)) << text;
  }
}

TEST(Solo, WhatItHasNotIsNamed) {
  const auto lacking = [](const VariantPuzzle& puzzle) {
    VariantText text;
    text.puzzle = puzzle;
    const auto written = write_solo(text);
    return written ? *written : std::string(written.error().token.view());
  };
  VariantPuzzle puzzle = open_grid(4, 4, 1, 4);
  EXPECT_EQ(lacking(puzzle), "regions");
  puzzle.regions = boxes_of(puzzle, 2, 2);
  EXPECT_EQ(lacking(puzzle), "2x2:p");
  Constraint rule;
  rule.kind = Kind::kCage;
  rule.cells = {0, 5};
  puzzle.constraints = {rule};
  EXPECT_EQ(lacking(puzzle), "cage in pieces");
  rule.kind = Kind::kDiagonalUp;
  rule.cells = {};
  puzzle.constraints = {rule};
  EXPECT_EQ(lacking(puzzle), row_of(Kind::kDiagonalUp).slug);
  puzzle.constraints = {};
  puzzle.candidates[0] = 3;
  EXPECT_EQ(lacking(puzzle), "candidates");
}

}  // namespace
}  // namespace shudu::variant::test
