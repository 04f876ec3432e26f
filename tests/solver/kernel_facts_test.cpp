// The facts of facts.h through every kernel and both of its entries: many puzzles in a call, and
// one at a time. In the usual run the largest counts are only begun; `make soak` counts them to
// the end.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "shudu/solver/batch.h"
#include "solver/facts.h"
#include "solver/helpers.h"
#include "solver/kernels.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

enum class Entry : std::uint8_t { kBatch, kSingle };

const int kLeastGivens = is_soak() ? 30 : by_build(38, 48);
const std::uint64_t kMost = is_soak() ? kUnlimited : by_build<std::uint64_t>(20'000, 200);
// Of the lists, the usual run takes one puzzle of so many.
const std::size_t kEveryNthPuzzle = is_soak() ? 1 : by_build<std::size_t>(50, 5'000);

class KernelFacts : public testing::TestWithParam<std::tuple<std::string_view, Entry>> {
 protected:
  void SetUp() override {
    if (!kernel().is_supported()) {
      GTEST_SKIP() << "this machine has no " << kernel().name << ": kernel NOT tested";
    }
  }
  static const Kernel& kernel() { return *find_kernel(std::get<0>(GetParam())); }
  static Entry entry() { return std::get<1>(GetParam()); }

  struct Answers {
    std::vector<PuzzleResult> results;
    std::string solutions;  // 81 characters each, those of puzzles without a solution mean nothing
    [[nodiscard]] std::string solution(std::size_t p) const { return solutions.substr(81 * p, 81); }
  };

  // One text of 81 characters a puzzle; solutions are any.
  static Answers ask(const std::string& puzzles, std::uint64_t limit) {
    const std::size_t count = puzzles.size() / 81;
    Answers answers{std::vector<PuzzleResult>(count), std::string(puzzles.size(), '.')};
    if (entry() == Entry::kBatch) {
      const BatchOptions options{.limit = limit, .which = Which::kAny};
      BatchSolver(kernel()).solve({puzzles.data(), count}, options, answers.results,
                                  {answers.solutions.data()});
      return answers;
    }
    for (std::size_t p = 0; p < count; ++p) {
      const SearchResult one = method_named("fast").count(
          Layout::classic(), marks_of(std::string_view(puzzles).substr(81 * p, 81)),
          {.limit = limit, .kernel = &kernel()});
      answers.results[p] = {one.count, one.nodes, one.end};
      if (one.count > 0) answers.solutions.replace(81 * p, 81, text_of(one.first));
    }
    return answers;
  }
  static std::uint64_t count(const std::string& puzzle, std::uint64_t limit = kUnlimited) {
    return ask(puzzle, limit).results[0].count;
  }
  // Every `step`-th puzzle of a file.
  static std::string puzzles_of(const std::filesystem::path& file, std::size_t step) {
    std::string puzzles;
    std::size_t index = 0;
    for (const std::string& line : lines_of(file)) {
      if (line.size() != 81 || line[0] == '#') continue;  // a comment
      if (index++ % step == 0) puzzles += line;
    }
    return puzzles;
  }
  // Without each one of its givens.
  static std::string deletions_of(const std::string& puzzle) {
    std::string puzzles;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (puzzle[cell] < '1') continue;
      puzzles += puzzle;
      puzzles[puzzles.size() - 81 + cell] = '.';
    }
    return puzzles;
  }
};

TEST_P(KernelFacts, Ladder) {
  for (const Rung& rung : kLadder) {
    for (std::size_t i = 0; i < kLadderGrids.size() && rung.given >= kLeastGivens; ++i) {
      if (rung.counts[i] == 0) continue;
      const std::string puzzle(
          std::string_view(kLadderGrids[i]).substr(0, static_cast<std::size_t>(rung.given)));
      EXPECT_EQ(count(puzzle + std::string(81 - puzzle.size(), '.')), rung.counts[i])
          << "first " << rung.given << " cells of " << kLadderGrids[i];
    }
  }
}

TEST_P(KernelFacts, NamedPuzzlesHaveOneSolution) {
  std::string puzzles;
  for (const NamedPuzzle& named : kNamedPuzzles) puzzles += named.puzzle;
  const Answers answers = ask(puzzles, kUnlimited);
  for (std::size_t p = 0; p < answers.results.size(); ++p) {
    const Pencilmarks marks = marks_of(kNamedPuzzles[p].puzzle);
    EXPECT_EQ(answers.results[p].count, 1U) << kNamedPuzzles[p].name;
    EXPECT_TRUE(answers.results[p].is_exact()) << kNamedPuzzles[p].name;
    EXPECT_TRUE(is_solution(Layout::classic(), marks, grid_of(answers.solution(p))));
  }
}

TEST_P(KernelFacts, NoneAndExactlyTwo) {
  std::string puzzles = kImpossible;
  for (const char* puzzle : kExactlyTwo) puzzles += puzzle;
  const Answers answers = ask(puzzles, kUnlimited);
  EXPECT_EQ(answers.results[0].count, 0U);
  EXPECT_EQ(answers.results[1].count, 2U);
  EXPECT_EQ(answers.results[2].count, 2U);
  for (const PuzzleResult& result : answers.results) EXPECT_TRUE(result.is_exact());
}

TEST_P(KernelFacts, SixteenGivensWithTwoSolutions) {
  const std::vector<std::string> puzzles = lines_of(source_dir() / "tests/data/two16.txt");
  ASSERT_EQ(puzzles.size(), 18U) << "tests/data/two16.txt";
  std::string text;
  for (const std::string& puzzle : puzzles) text += puzzle;
  for (const PuzzleResult& result : ask(text, 3).results) EXPECT_EQ(result.count, 2U);
}

TEST_P(KernelFacts, ThousandsAndMillions) {
  EXPECT_EQ(count(kThousands, kMost), std::min(kMost, kThousandsCount));
  EXPECT_EQ(count(kNorvigHard, kMost), std::min(kMost, kNorvigHardCount));
  const std::uint64_t million = std::min<std::uint64_t>(kMost, 1'000'000);
  for (const char* puzzle : kMillions) EXPECT_EQ(count(puzzle, million), million) << puzzle;
}

TEST_P(KernelFacts, FortyGivensAllNeeded) {
  for (const char* puzzle : kFortyGivens) {
    EXPECT_EQ(count(puzzle), 1U) << puzzle;
    const Answers answers = ask(deletions_of(puzzle), 2);
    EXPECT_EQ(answers.results.size(), 40U);
    for (const PuzzleResult& result : answers.results) EXPECT_EQ(result.count, 2U) << puzzle;
  }
}

// G. Royle's collection: all of its puzzles have one solution, and none is left with one when a
// given is taken away; 18 of the 835,567 that
// this makes have exactly two (the seven puzzles found since add none).
TEST_P(KernelFacts, SeventeenGivensAllNeeded) {
  constexpr std::string_view kFile = "data/puzzles/17_clue.gz";
  const auto file = shared_file(kFile);
  if (!file) GTEST_SKIP() << no_shared(kFile);
  // Many at once, the best kernel does them all in a second.
  const bool is_quick =
      kBuildKind == BuildKind::kFast && entry() == Entry::kBatch && &kernel() == &best_kernel();
  const std::string puzzles = puzzles_of(*file, is_quick ? 1 : kEveryNthPuzzle);
  const std::size_t count = puzzles.size() / 81;
  ASSERT_GT(count, 5U);
  for (const PuzzleResult& result : ask(puzzles, 2).results) ASSERT_EQ(result.count, 1U);
  std::size_t with_two = 0;
  constexpr std::size_t kPiece = 1'000;
  for (std::size_t p = 0; p < count; p += kPiece) {
    std::string deletions;
    for (std::size_t i = p; i < std::min(count, p + kPiece); ++i) {
      deletions += deletions_of(puzzles.substr(81 * i, 81));
    }
    ASSERT_EQ(deletions.size(), std::size_t{81} * 17 * std::min(count - p, kPiece));
    for (const PuzzleResult& result : ask(deletions, 3).results) {
      ASSERT_GE(result.count, 2U) << "among the deletions of puzzles " << p << " and following";
      with_two += result.count == 2 ? 1 : 0;
    }
  }
  if (is_quick || kEveryNthPuzzle == 1) {
    EXPECT_GE(count, 49'151U) << "the collection has grown since";
    EXPECT_EQ(with_two, 18U);
  }
}

INSTANTIATE_TEST_SUITE_P(All, KernelFacts,
                         testing::Combine(testing::ValuesIn(kernel_names()),
                                          testing::Values(Entry::kBatch, Entry::kSingle)),
                         [](const auto& row) {
                           const char* const entry =
                               std::get<1>(row.param) == Entry::kBatch ? "_batch" : "_single";
                           return std::string(std::get<0>(row.param)) + entry;
                         });

}  // namespace
}  // namespace shudu::test
