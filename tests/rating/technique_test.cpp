// The table of techniques of the scale, and what is refused.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "se_files.h"
#include "shudu/logic/technique.h"
#include "shudu/rating/se.h"

namespace shudu::test {
namespace {

TEST(SeTechniques, HaveSlugsAndNamesOfTheirOwn) {
  std::set<std::string_view> slugs;
  std::set<std::string_view> names;
  for (const SeTechnique& row : se_technique_table()) {
    EXPECT_TRUE(slugs.insert(row.slug).second) << row.slug;
    EXPECT_TRUE(names.insert(row.names.en).second) << row.slug;
    EXPECT_FALSE(row.names.zh_cn.empty()) << row.slug;
    EXPECT_FALSE(row.names.zh_tw.empty()) << row.slug;
    EXPECT_EQ(find_se_technique(row.slug), &row);
  }
  EXPECT_EQ(find_se_technique("no-such-thing"), nullptr);
}

TEST(SeTechniques, KnowTheSamePatternInLogic) {
  for (const SeTechnique& row : se_technique_table()) {
    EXPECT_NE(find_technique(row.logic_slug), nullptr) << row.slug << " " << row.logic_slug;
  }
}

TEST(SeDialectNames, AreFound) {
  for (const SeDialect dialect :
       {SeDialect::kOriginal, SeDialect::kCorrected, SeDialect::kNoUniqueness}) {
    EXPECT_EQ(find_se_dialect(se_dialect_slug(dialect)), dialect);
  }
  EXPECT_EQ(se_dialect_slug(SeDialect::kCorrected), "se-corrected");
  EXPECT_EQ(find_se_dialect("hodoku"), std::nullopt);
}

TEST(SeRefuses, OtherSizesAndLayouts) {
  const auto rating = rate_se(Grid(4));
  ASSERT_FALSE(rating.has_value());
  EXPECT_EQ(rating.error().code, ErrorCode::kScaleNeedsClassic);
}

TEST(SeRates, FullGridsAsNothing) {
  Grid grid(9);
  for (int i = 0; i < 81; ++i) {
    grid.place(Cell(i), Digit::from_index((i % 9 + i / 9 * 3 + i / 27) % 9));
  }
  const auto rating = rate_se(grid);
  EXPECT_EQ(rating_text(rating.value()), "0.0/0.0/0.0");
  EXPECT_EQ(rating->end, SeEnd::kSolved);
  // The last cell is the least there is.
  grid.clear(Cell(40));
  EXPECT_EQ(rating_text(rate_se(grid).value()), "1.0/1.0/1.0");
}

}  // namespace
}  // namespace shudu::test
