// Givens that a puzzle does not need, against what that means: without each of them alone there is
// still one solution.
#include "shudu/solver/redundant.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>

#include "solver/helpers.h"

namespace shudu::test {
namespace {

// By links, as the slow judge.
std::uint64_t judged(const Pencilmarks& marks, std::uint64_t limit) {
  return count(method_named("dlx"), Layout::classic(), marks, limit);
}

TEST(RedundantGivens, WithoutEachOfThemAloneThereIsOneSolution) {
  for (const char* const text : {kEasy, kHard, kSeventeen}) {
    const std::string puzzle = text;
    CellSet expected;
    for (int cell = 0; cell < 81; ++cell) {
      std::string without = puzzle;
      without[static_cast<std::size_t>(cell)] = '.';
      const bool is_given = without != puzzle;
      if (is_given && judged(marks_of(without), 2) == 1) expected.insert(Cell(cell));
    }
    const auto look = [](const Pencilmarks& marks) { return std::optional(judged(marks, 1) == 1); };
    EXPECT_EQ(redundant_givens(Layout::classic(), marks_of(puzzle), look), expected) << puzzle;
    EXPECT_EQ(expected.empty(), puzzle != kEasy) << puzzle;
  }
}

TEST(RedundantGivens, NobodyKnowsWhereASearchWasEnded) {
  int asked = 0;
  const auto look = [&asked](const Pencilmarks&) {
    return ++asked == 3 ? std::nullopt : std::optional(false);
  };
  EXPECT_EQ(redundant_givens(Layout::classic(), marks_of(kEasy), look), std::nullopt);
  EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace shudu::test
