// The generator's question on every kernel, against what it stands for: does the puzzle without
// that given still have one solution?
#include "shudu/solver/other_digit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/rng.h"
#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

std::string random_grid_text(Rng& rng) {
  const SearchOptions any{.limit = 1, .seed = rng.below(1'000'000)};
  return text_of(method_named("mrv").count(Layout::classic(), Pencilmarks(9), any).first);
}

std::vector<int> shuffled_cells(Rng& rng) {
  std::vector<int> cells;
  for (int cell = 0; cell < 81; ++cell) {
    cells.insert(cells.begin() + static_cast<int>(rng.below(cells.size() + 1)), cell);
  }
  return cells;
}

std::string without(std::string puzzle, int cell) {
  puzzle[static_cast<std::size_t>(cell)] = '.';
  return puzzle;
}

// By links, as the slow judge.
bool is_proper(const std::string& puzzle) {
  return count(method_named("dlx"), Layout::classic(), marks_of(puzzle), 2) == 1;
}

class OtherDigits : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override {
    if (!kernel().is_supported()) GTEST_SKIP() << "this machine has no " << kernel().name;
  }
  static const Kernel& kernel() { return *find_kernel(GetParam()); }
};

// A minimal puzzle is made of a grid, given by given.
TEST_P(OtherDigits, MakesMinimalPuzzles) {
  Rng rng(20'261'121);
  OtherDigitSolver solver(kernel());
  for (int run = 0; run < by_build(20, 1); ++run) {
    const std::string solved = random_grid_text(rng);
    std::string puzzle = solved;
    for (const int cell : shuffled_cells(rng)) {
      const OtherDigit other = solver.ask({puzzle.c_str(), solved.c_str(), Cell(cell)});
      const std::string less = without(puzzle, cell);
      ASSERT_EQ(other, is_proper(less) ? OtherDigit::kNone : OtherDigit::kSome) << less;
      if (other == OtherDigit::kNone) puzzle = less;
    }
    // All givens in one batch: each is needed, and the solution found shows it.
    std::vector<GivenQuestion> questions;
    for (int cell = 0; cell < 81; ++cell) {
      if (puzzle[static_cast<std::size_t>(cell)] == '.') continue;
      questions.push_back({puzzle.c_str(), solved.c_str(), Cell(cell)});
    }
    std::vector<OtherDigit> answers(questions.size(), OtherDigit::kUnknown);
    std::string found(82 * questions.size(), '?');
    solver.ask(questions, {}, answers, {found.data(), 82});
    for (std::size_t q = 0; q < questions.size(); ++q) {
      const int cell = questions[q].cell.index();
      ASSERT_EQ(answers[q], OtherDigit::kSome) << puzzle << " " << cell;
      const std::string solution = found.substr(82 * q, 81);
      ASSERT_TRUE(
          is_solution(Layout::classic(), marks_of(without(puzzle, cell)), grid_of(solution)));
      ASSERT_NE(solution[static_cast<std::size_t>(cell)], solved[static_cast<std::size_t>(cell)]);
      ASSERT_EQ(found[82 * q + 81], '?');
    }
  }
}

// Grids with some givens gone, all cells asked at once, open ones too; every batch size up to that.
TEST_P(OtherDigits, AgreesWithBruteForceInBatches) {
  Rng rng(7);
  OtherDigitSolver solver(kernel());
  for (int run = 0; run < by_build(12, 1); ++run) {
    const std::string solved = random_grid_text(rng);
    std::string puzzle = solved;
    for (char& cell : puzzle) {
      if (rng.below(100) < 30 + 2 * static_cast<std::uint64_t>(run)) cell = '.';
    }
    std::vector<GivenQuestion> questions;
    std::vector<OtherDigit> expected;
    for (int cell = 0; cell < 81; ++cell) {
      questions.push_back({puzzle.c_str(), solved.c_str(), Cell(cell)});
      Pencilmarks marks = marks_of(without(puzzle, cell));
      marks.erase(Cell(cell), *grid_of(solved)[Cell(cell)]);
      const bool has_other = count(method_named("dlx"), Layout::classic(), marks, 1) > 0;
      expected.push_back(has_other ? OtherDigit::kSome : OtherDigit::kNone);
    }
    for (std::size_t repeat = 1; repeat < 5; ++repeat) {  // beyond a block of 256
      questions.insert(questions.end(), questions.begin(), questions.begin() + 81);
      expected.insert(expected.end(), expected.begin(), expected.begin() + 81);
    }
    for (const std::size_t size : {0U, 1U, 3U, 4U, 5U, 15U, 16U, 17U, 81U, 256U, 257U, 405U}) {
      std::vector<OtherDigit> answers(405, OtherDigit::kUnknown);
      solver.ask(std::span(questions).first(size), {}, answers);
      ASSERT_TRUE(
          std::equal(answers.begin(), answers.begin() + static_cast<int>(size), expected.begin()));
      ASSERT_EQ(
          std::count(answers.begin() + static_cast<int>(size), answers.end(), OtherDigit::kUnknown),
          static_cast<int>(405 - size))
          << "written beyond the questions";
    }
  }
}

TEST_P(OtherDigits, OfPencilmarks) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(8);
  OtherDigitSolver solver(kernel());
  int decided = 0;
  for (int run = 0; run < by_build(300, 10); ++run) {
    const Pencilmarks marks = maker.make(rng);
    const Cell cell(static_cast<int>(rng.below(81)));
    const Digit digit(static_cast<int>(rng.below(9)) + 1);
    Pencilmarks struck = marks;
    struck.erase(cell, digit);
    const Answer dlx =
        ask(method_named("dlx"), Layout::classic(), struck, {.limit = 1, .node_budget = 2'000});
    if (dlx.result.end == SearchEnd::kBudget) continue;
    const OtherDigit other = solver.ask({&marks, cell, digit}, {.node_budget = 20'000});
    if (other == OtherDigit::kUnknown) continue;
    ++decided;
    ASSERT_EQ(other == OtherDigit::kSome, dlx.result.count > 0) << text_of(marks);
  }
  EXPECT_GE(decided, by_build(200, 5));
}

TEST_P(OtherDigits, UnknownWhereItHadToEnd) {
  const std::string hard =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  const std::string solved =
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
  OtherDigitSolver solver(kernel());
  EXPECT_EQ(solver.ask({hard.c_str(), solved.c_str(), Cell(1)}), OtherDigit::kNone);
  EXPECT_EQ(solver.ask({hard.c_str(), solved.c_str(), Cell(1)}, {.node_budget = 0}),
            OtherDigit::kUnknown);
  const std::atomic<bool> stop{true};
  EXPECT_EQ(solver.ask({hard.c_str(), solved.c_str(), Cell(1)}, {.stop = &stop}),
            OtherDigit::kUnknown);
}

std::vector<std::string_view> kernel_names() {
  std::vector<std::string_view> names;
  for (const Kernel& kernel : kernel_table()) names.push_back(kernel.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(All, OtherDigits, testing::ValuesIn(kernel_names()),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace shudu::test
