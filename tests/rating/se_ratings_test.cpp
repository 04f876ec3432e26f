// Whole puzzles as Sudoku Explainer 1.2.1 rated them, where the shared folder is there: ER, EP and
// ED of each. Every so many lines in the usual run, all of them with SHUDU_SOAK=1.
#include <gtest/gtest.h>

#include "se_files.h"
#include "support/build_kind.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

struct File {
  const char* name;
  int step;  ///< every so many lines in the usual run of a fast build
};

class SeRatings : public ::testing::TestWithParam<File> {};

TEST_P(SeRatings, AreThoseOfTheOriginal) {
  const std::string name = std::string("data/ratings/") + GetParam().name;
  const auto rows = rated_lines(name);
  if (!rows) GTEST_SKIP() << no_shared(name);
  const int step = is_soak() ? 1 : GetParam().step * by_build(1, 60);
  int compared = 0;
  for (std::size_t i = 0; i < rows->size(); i += static_cast<std::size_t>(step)) {
    const auto& row = (*rows)[i];
    const auto rating = rate_se(grid_of(row[0]));
    ASSERT_TRUE(rating.has_value());
    EXPECT_EQ(rating_text(*rating), row[1] + "/" + row[2] + "/" + row[3]) << row[0];
    ++compared;
  }
  std::printf("%s: %d of %zu puzzles\n", GetParam().name, compared, rows->size());
}

INSTANTIATE_TEST_SUITE_P(Files, SeRatings,
                         ::testing::Values(File{"spread273.tsv", 1}, File{"random1000.tsv", 2},
                                           File{"17clue1000.tsv", 2}, File{"top1465.tsv", 10}),
                         [](const auto& file) {
                           const std::string name = file.param.name;
                           return name.substr(0, name.find('.'));
                         });

TEST(SeDialects, BothRateAsTheOriginalAndItsCorrection) {
  const char* const name = "data/ratings/dialects303.tsv.gz";
  const auto rows = rated_lines(name);
  if (!rows) GTEST_SKIP() << no_shared(name);
  const int step = is_soak() ? 1 : by_build(3, 60);
  for (std::size_t i = 0; i < rows->size(); i += static_cast<std::size_t>(step)) {
    const auto& row = (*rows)[i];
    for (const bool is_corrected : {false, true}) {
      SeOptions options;
      options.dialect = is_corrected ? SeDialect::kCorrected : SeDialect::kOriginal;
      const std::size_t at = is_corrected ? 4 : 1;
      const auto rating = rate_se(grid_of(row[0]), options);
      ASSERT_TRUE(rating.has_value());
      EXPECT_EQ(rating_text(*rating), row[at] + "/" + row[at + 1] + "/" + row[at + 2]) << row[0];
      EXPECT_EQ(rating->dialect, options.dialect);
    }
  }
}

TEST(SeDialects, BothChooseTheirStep) {
  const char* const name = "data/ratings/dialects303.tsv.gz";
  const auto rows = rated_lines(name);
  if (!rows) GTEST_SKIP() << no_shared(name);
  const int step = is_soak() ? 1 : by_build(1, 30);
  for (std::size_t i = 0; i < rows->size(); i += static_cast<std::size_t>(step)) {
    const auto& row = (*rows)[i];
    for (const bool is_corrected : {false, true}) {
      SeOptions options;
      options.dialect = is_corrected ? SeDialect::kCorrected : SeDialect::kOriginal;
      const auto found = next_se_step(position_of(row[8], row[9]), options);
      ASSERT_TRUE(found.has_value() && found->has_value()) << row[8];
      const std::size_t at = is_corrected ? 14 : 10;
      EXPECT_EQ(original_name(**found), row[at]) << row[8];
      EXPECT_EQ(rating_text((*found)->tenths), row[at + 1]) << row[8];
      EXPECT_EQ(placement_text(**found), row[at + 2]) << row[8];
      EXPECT_EQ(eliminations_text(**found), row[at + 3]) << row[8];
    }
  }
}

}  // namespace
}  // namespace shudu::test
