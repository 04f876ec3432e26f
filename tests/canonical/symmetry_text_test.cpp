// Symmetries to text and back, and every way in which such a text can be wrong.
#include "shudu/canonical/symmetry_text.h"

#include <gtest/gtest.h>

#include <string>

#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"

namespace shudu {
namespace {

TEST(SymmetryText, says_where_each_goes) {
  const Permutation rows{2, 0, 1, 3, 4, 5, 6, 7, 8};
  const Permutation digits{8, 7, 6, 5, 4, 3, 2, 1, 0};
  const Symmetry symmetry =
      Symmetry::moving(9, rows, kIdentityPermutation, true).then(Symmetry::renaming(9, digits));
  EXPECT_EQ(symmetry_text(symmetry).view(),
            "transpose rows 312456789 columns 123456789 digits 987654321");
  EXPECT_EQ(symmetry_text(Symmetry(4)).view(), "rows 1234 columns 1234 digits 1234");
}

TEST(SymmetryText, comes_back) {
  Rng rng(51);
  for (const BoxShape shape : {BoxShape{3, 3}, BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{4, 2}}) {
    for (int i = 0; i < 200; ++i) {
      const Symmetry symmetry = random_symmetry(shape, rng);
      EXPECT_EQ(parse_symmetry(symmetry_text(symmetry).view()).value(), symmetry);
    }
  }
  EXPECT_EQ(parse_symmetry(symmetry_text(Symmetry(1)).view()).value(), Symmetry(1));
}

TEST(SymmetryText, says_what_is_wrong) {
  const auto wrong = [](std::string_view text) {
    const auto result = parse_symmetry(text);
    if (result) return std::string("nothing");
    EXPECT_EQ(result.error().code, ErrorCode::kBadSyntax);
    return std::string(result.error().token.view());
  };
  EXPECT_EQ(wrong(""), "");
  EXPECT_EQ(wrong("turn rows 1 columns 1 digits 1"), "turn");
  EXPECT_EQ(wrong("rows 12 columns 12"), "");
  EXPECT_EQ(wrong("rows 12 columns 123 digits 12"), "123");
  EXPECT_EQ(wrong("rows 11 columns 12 digits 12"), "11");
  EXPECT_EQ(wrong("rows 13 columns 12 digits 12"), "13");
  EXPECT_EQ(wrong("rows 1a columns 12 digits 12"), "1a");
  EXPECT_EQ(wrong("rows 1234567891 columns 12 digits 12"), "1234567891");
  EXPECT_EQ(wrong("rows 12 columns 12 digits 12 more"), "more");
  EXPECT_EQ(wrong("transpose transpose"), "transpose");
  EXPECT_EQ(wrong("rows  12 columns 12 digits 12"), "");
}

Symmetry on(std::string_view text, std::string_view layout) {
  return Moves::parse(text).value().on(parse_layout(layout).value()).value();
}

// By hand: which row of the text goes to which place.
TEST(Moves, parts_that_are_not_said_stay) {
  const std::string_view whole = "transpose rows 312456789 columns 123456789 digits 987654321";
  EXPECT_EQ(on(whole, "classic"), parse_symmetry(whole).value());
  const auto text_on = [](std::string_view text, std::string_view layout) {
    return std::string(symmetry_text(on(text, layout)).view());
  };
  EXPECT_EQ(text_on("transpose", "4x4"), "transpose rows 1234 columns 1234 digits 1234");
  EXPECT_EQ(text_on("digits 2341", "4x4"), "rows 1234 columns 1234 digits 2341");
  EXPECT_EQ(text_on("rows 2134", "4x4"), "rows 2134 columns 1234 digits 1234");
  EXPECT_EQ(text_on("columns 2143 digits 1243", "4x4"), "rows 1234 columns 2143 digits 1243");
}

TEST(Moves, bands_and_stacks_go_as_wholes) {
  const auto text_on = [](std::string_view text, std::string_view layout) {
    return std::string(symmetry_text(on(text, layout)).view());
  };
  EXPECT_EQ(text_on("bands 231", "classic"), "rows 456789123 columns 123456789 digits 123456789");
  EXPECT_EQ(text_on("bands 213", "6x6"), "rows 341256 columns 123456 digits 123456");
  EXPECT_EQ(text_on("stacks 21", "6x6"), "rows 123456 columns 456123 digits 123456");
  // First the rows of a band, then the band.
  EXPECT_EQ(text_on("rows 2134 bands 21 stacks 21", "4x4"), "rows 4312 columns 3412 digits 1234");
}

TEST(Moves, say_what_is_wrong) {
  const auto wrong = [](std::string_view text) {
    const auto result = Moves::parse(text);
    if (result) return std::string("nothing");
    EXPECT_EQ(result.error().code, ErrorCode::kBadSyntax);
    return std::string(result.error().token.view());
  };
  EXPECT_EQ(wrong(""), "");
  EXPECT_EQ(wrong("turn"), "turn");
  EXPECT_EQ(wrong("rows"), "");
  EXPECT_EQ(wrong("rows 11"), "11");
  EXPECT_EQ(wrong("rows 12 columns 123"), "123");
  EXPECT_EQ(wrong("rows 1234 digits 123"), "123");
  EXPECT_EQ(wrong("columns 12 rows 12"), "rows");
  EXPECT_EQ(wrong("rows 12 rows 21"), "rows");
  EXPECT_EQ(wrong("rows 12 transpose"), "transpose");
  EXPECT_EQ(wrong("transpose transpose"), "transpose");
  EXPECT_EQ(wrong("digits 12 more"), "more");
  EXPECT_EQ(wrong("rows 1234 bands 21 digits 1234"), "nothing");
}

TEST(Moves, a_layout_keeps_them_or_not) {
  const auto wrong = [](std::string_view text, std::string_view layout) {
    const auto result = Moves::parse(text).value().on(parse_layout(layout).value());
    if (result) return std::string("nothing");
    return std::string(sentence(result.error(), Language::kEnglish).view());
  };
  EXPECT_EQ(wrong("rows 213456789", "classic"), "nothing");
  EXPECT_EQ(wrong("digits 213456789", "windoku+x"), "nothing");
  EXPECT_EQ(wrong("rows 213456789 digits 213456789", "x"),
            "'rows 213456789' does not keep the houses of the layout x");
  EXPECT_EQ(wrong("rows 987654321", "x"), "nothing");
  EXPECT_EQ(wrong("rows 321456789 columns 321456789", "x"),
            "'rows 321456789 columns 321456789' does not keep the houses of the layout x");
  EXPECT_EQ(wrong("rows 321456987 columns 321456987", "x"), "nothing");
  EXPECT_EQ(wrong("transpose", "6x6"), "'transpose' does not keep the houses of the layout 6x6");
  EXPECT_EQ(wrong("transpose bands 2134", "classic"),
            "'transpose bands 2134' does not keep the houses of the layout classic");
  EXPECT_EQ(wrong("rows 1324", "4x4"), "'rows 1324' does not keep the houses of the layout 4x4");
  EXPECT_EQ(wrong("digits 1324", "x"), "these moves are for 4x4 grids, but the puzzle is 9x9");
}

}  // namespace
}  // namespace shudu
