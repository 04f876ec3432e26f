// Runs of plain lines: where they begin and end, and that what is found of a line is what exact
// cover says of its grid.
#include "shudu/verbs/lines.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/solver/solver.h"
#include "support/grids.h"

namespace shudu::verbs {
namespace {

constexpr std::string_view kUnique =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
constexpr std::string_view kSeveral =
    "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.";
constexpr std::string_view kNone =
    "11.......23456789..................................................................";

std::string repeated(std::string_view line, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += std::string(line.substr(0, 81)) + '\n';
  return text;
}

std::uint64_t judged_count(const Grid& givens) {
  SearchOptions options;
  options.limit = 2;
  return find_method("dlx")
      ->count(Layout::classic(), Pencilmarks::from_grid(givens), options)
      .count;
}

TEST(TextParts, ARunEndsBeforeTheFirstOtherLine) {
  const std::string run = repeated(kUnique, kFewestLines);
  const std::string text = run + "# a remark\n" + run;
  const TextPart first = front_part(text);
  EXPECT_EQ(first.text, run);
  EXPECT_EQ(first.lines.count, kFewestLines);
  const TextPart second = front_part(std::string_view(text).substr(run.size()));
  EXPECT_EQ(second.text, "# a remark\n");
  EXPECT_EQ(second.lines.count, 0U);
}

TEST(TextParts, AShortRunGoesWithTheLineAfterIt) {
  const std::string few = repeated(kUnique, kFewestLines - 1);
  EXPECT_EQ(front_part(few + "rest\nmore\n").text, few + "rest\n");
  EXPECT_EQ(front_part(few).text, few);
  EXPECT_EQ(front_part("no end").text, "no end");
}

TEST(TextParts, WithoutRunsEveryLineIsByItself) {
  const std::string text = repeated(kUnique, 2 * kFewestLines);
  EXPECT_EQ(front_part(text, false).text.size(), 82U);
}

TEST(LineSolver, FindsOfEachLineWhatExactCoverSays) {
  std::string text;
  for (const std::string_view line : {kUnique, kSeveral, kNone, kUnique}) text += repeated(line, 1);
  LineSolver solver;
  std::vector<char> solutions(std::size_t{4} * 81);
  const PuzzleTexts lines{text.data(), 4, 82};
  solver.solve(lines, {}, {solutions.data(), 81});
  for (std::size_t i = 0; i < 4; ++i) {
    const std::uint64_t expected = judged_count(grid_of_line(text.data() + i * 82));
    EXPECT_EQ(solver.result(i).count, expected) << i;
    EXPECT_EQ(solver.is_unique(i), expected == 1) << i;
  }
}

TEST(LineSolver, TheGivensThatCanGoAreThoseOfExactCover) {
  LineSolver solver;
  std::vector<char> solutions(81);
  std::string text = repeated(kUnique, 1);
  solver.solve({text.data(), 1, 82}, {}, {solutions.data(), 81});
  text[1] = solutions[1];  // a given more, so that one can go
  solver.solve({text.data(), 1, 82}, {}, {solutions.data(), 81});
  solver.find_redundant({text.data(), 1, 82}, {solutions.data(), 81}, {});
  CellSet expected;
  const Grid givens = grid_of_line(text.data());
  for (const Cell cell : givens.filled()) {
    Grid without = givens;
    without.clear(cell);
    if (judged_count(without) == 1) expected.insert(cell);
  }
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(solver.redundant(0), expected);
}

}  // namespace
}  // namespace shudu::verbs
