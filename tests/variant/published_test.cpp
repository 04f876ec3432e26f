// Solutions that setters published: every definition accepts them, and so do the primitives; with
// one wrong cell or two cells of different values changed about they are refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "shudu/variant/judge.h"
#include "shudu/variant/lower.h"
#include "support/lines.h"
#include "support/paths.h"
#include "variant/primitive_judge.h"
#include "variant/prototype_form.h"

namespace shudu::variant::test {
namespace {

constexpr std::string_view kPuzzles = "data/variants/prototype_form.jsonl";

// Those whose solution says all that the rules speak of, cells behind the grid left out.
std::vector<NamedPuzzle> solved_puzzles(const std::filesystem::path& file) {
  std::vector<NamedPuzzle> solved;
  for (const std::string& line : shudu::test::lines_of(file)) {
    const auto named = read_named_puzzle(line);
    EXPECT_TRUE(named.has_value()) << line.substr(0, 100);
    if (named && !named->solution.empty()) solved.push_back(*named);
  }
  return solved;
}

// Without the rules that speak of cells behind the grid, whose values nobody published.
NamedPuzzle in_grid(NamedPuzzle named) {
  VariantPuzzle& puzzle = named.puzzle;
  const auto is_behind = [&](Variable cell) { return cell >= puzzle.cells(); };
  const auto speaks_of_more = [&](const Constraint& rule) {
    return std::any_of(rule.cells.begin(), rule.cells.end(), is_behind) ||
           std::any_of(rule.lists.begin(), rule.lists.end(), [&](const Variables& list) {
             return std::any_of(list.begin(), list.end(), is_behind);
           });
  };
  std::erase_if(puzzle.constraints, speaks_of_more);
  puzzle.free_variables = 0;
  puzzle.candidates.resize(static_cast<std::size_t>(puzzle.cells()));
  return named;
}

TEST(PublishedSolutions, KeepEveryRule) {
  const auto file = shudu::test::shared_file(kPuzzles);
  if (!file) GTEST_SKIP() << shudu::test::no_shared(kPuzzles);
  const std::vector<NamedPuzzle> all = solved_puzzles(*file);
  EXPECT_EQ(all.size(), 89U);
  for (const NamedPuzzle& each : all) {
    const NamedPuzzle named = in_grid(each);
    const auto broken = judge(named.puzzle, named.solution);
    EXPECT_FALSE(broken.has_value())
        << named.name << ": " << static_cast<int>(broken->what) << ' ' << broken->index;
    EXPECT_TRUE(holds_all(named.solution, lower(named.puzzle))) << named.name;
  }
}

// Each solution but with one cell changed, or two cells of different values changed about.
TEST(PublishedSolutions, AreRefusedWithAMistake) {
  const auto file = shudu::test::shared_file(kPuzzles);
  if (!file) GTEST_SKIP() << shudu::test::no_shared(kPuzzles);
  for (const NamedPuzzle& each : solved_puzzles(*file)) {
    const NamedPuzzle named = in_grid(each);
    if (named.puzzle.constraints.size() < each.puzzle.constraints.size()) continue;
    const Model model = lower(named.puzzle);
    const auto expect_refused = [&](const std::vector<int>& grid, std::size_t cell) {
      EXPECT_TRUE(judge(named.puzzle, grid).has_value()) << named.name << ' ' << cell;
      EXPECT_FALSE(holds_all(grid, model)) << named.name << ' ' << cell;
    };
    for (std::size_t cell = 0; cell < named.solution.size(); cell += 7) {
      std::vector<int> wrong = named.solution;
      wrong[cell] = wrong[cell] == named.puzzle.high ? named.puzzle.low : wrong[cell] + 1;
      expect_refused(wrong, cell);
      std::vector<int> swapped = named.solution;
      const std::size_t other = (cell + 1) % swapped.size();
      if (swapped[cell] == swapped[other]) continue;
      std::swap(swapped[cell], swapped[other]);
      expect_refused(swapped, cell);
    }
  }
}

}  // namespace
}  // namespace shudu::variant::test
