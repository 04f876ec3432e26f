// Single steps as Sudoku Explainer 1.2.1 took them, where the shared folder is there: technique,
// rating, complexity, placement and eliminations. All of them with SHUDU_SOAK=1.
#include <gtest/gtest.h>

#include "se_files.h"
#include "support/build_kind.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

TEST(SeSteps, AreTheFirstHintOfTheirPosition) {
  const char* const name = "data/ratings/se_steps.tsv.gz";
  const auto rows = rated_lines(name);
  if (!rows) GTEST_SKIP() << no_shared(name);
  int compared = 0;
  for (std::size_t i = 0; i < rows->size(); ++i) {
    const auto& row = (*rows)[i];
    const bool is_nested = row[1].find("(+ ") != std::string::npos;
    const int step = is_soak() ? 1 : is_nested ? by_build(1, 40) : by_build(1, 50);
    if (static_cast<int>(i) % step != 0) continue;
    const auto found = next_se_step(position_of(row[3], row[4]));
    ASSERT_TRUE(found.has_value() && found->has_value()) << row[0];
    const SeStep& hint = **found;
    EXPECT_EQ(original_name(hint), row[1]) << row[0];
    EXPECT_EQ(rating_text(hint.tenths), row[2]) << row[0];
    EXPECT_EQ(placement_text(hint), row[5]) << row[0];
    EXPECT_EQ(eliminations_text(hint), row[6]) << row[0];
    EXPECT_EQ(hint.complexity == 0 ? "" : std::to_string(hint.complexity), row[7]) << row[0];
    ++compared;
  }
  std::printf("%d of %zu steps\n", compared, rows->size());
}

// r1c5<>1 there is r1c5-1 here; removals are left out there where a digit is placed.
std::string as_in_paths(const SeStep& step) {
  if (step.placement) return {};
  std::string text;
  for (const char c : eliminations_text(step)) text += c == '-' ? "<>" : std::string(1, c);
  return text;
}

TEST(SePaths, AreThoseOfTheOriginal) {
  const char* const name = "data/ratings/spread273_se_steps.tsv.gz";
  const auto rows = rated_lines(name);
  if (!rows) GTEST_SKIP() << no_shared(name);
  std::size_t i = 0;
  int puzzle = 0;
  while (i < rows->size()) {
    const std::string givens = (*rows)[i][0];
    const bool is_compared = is_soak() || ++puzzle % by_build(1, 60) == 0;
    SeRating rating;
    if (is_compared) rating = rate_se(grid_of(givens), SeOptions{.with_path = true}).value();
    for (int step = 0; i < rows->size() && (*rows)[i][0] == givens; ++i, ++step) {
      if (!is_compared) continue;
      const auto& row = (*rows)[i];
      ASSERT_LT(step, rating.step_count) << givens;
      const SeStep& taken = rating.steps[static_cast<std::size_t>(step)];
      ASSERT_EQ(original_name(taken), row[3]) << givens << " step " << row[1];
      ASSERT_EQ(rating_text(taken.tenths), row[2]) << givens << " step " << row[1];
      ASSERT_EQ(placement_text(taken), row[4]) << givens << " step " << row[1];
      ASSERT_EQ(as_in_paths(taken), row[5]) << givens << " step " << row[1];
    }
  }
}

}  // namespace
}  // namespace shudu::test
