// Symmetries to text and back, and every way in which such a text can be wrong.
#include "shudu/canonical/symmetry_text.h"

#include <gtest/gtest.h>

#include <string>

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

}  // namespace
}  // namespace shudu
