// Every kernel that this machine supports, through the public entry, against the reference methods:
// counts, ends, solutions; and that a puzzle's answer depends on nothing but the puzzle.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "shudu/core/symmetry.h"
#include "shudu/solver/batch.h"
#include "shudu/solver/lexicographic.h"
#include "solver/helpers.h"
#include "solver/kernels.h"
#include "solver/positions.h"
#include "support/build_kind.h"
#include "support/guarded_page.h"

namespace shudu::test {
namespace {

constexpr std::uint64_t kBatchSeed = 20'261'121;
constexpr std::size_t kPositionsOfEachLimit = by_build<std::size_t>(2'000, 40);

// An empty grid, two equal givens in a row, and a grid of about 10^6 solutions.
const std::string kEmpty(81, '.');
const std::string kClash = "11" + std::string(79, '.');

std::vector<Pencilmarks> make_positions(std::uint64_t seed, std::size_t count) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(seed);
  std::vector<Pencilmarks> positions;
  for (std::size_t i = 0; i < count; ++i) positions.push_back(maker.make(rng));
  return positions;
}

// What a kernel is held to: the reference's count up to a limit, and the smallest solution; nothing
// where the reference does not come to an end.
struct Truth {
  std::uint64_t count = 0;
  Grid smallest;
};

constexpr std::uint64_t kReferenceBudget = 1'000;

std::optional<Truth> truth_of(const Pencilmarks& marks, std::uint64_t limit) {
  const Method& mrv = method_named("mrv");
  const SearchOptions options{.limit = limit, .node_budget = kReferenceBudget};
  const Answer answer = ask(mrv, Layout::classic(), marks, options);
  if (answer.result.end == SearchEnd::kBudget) return std::nullopt;
  if (answer.result.count == 0) return Truth{0, Grid(9)};
  const SearchResult smallest =
      first_lexicographic(Layout::classic(), marks, answer.result.first, mrv, options);
  if (smallest.end == SearchEnd::kBudget) return std::nullopt;
  return Truth{answer.result.count, smallest.first};
}

// The positions of a shard with their truths, worked out once for all kernels.
struct Shard {
  std::uint64_t limit;
  std::vector<Pencilmarks> positions;
  std::vector<std::optional<Truth>> truths;
};

const std::vector<Shard>& shards() {
  static const std::vector<Shard> kAll = [] {
    std::vector<Shard> all;
    for (const std::uint64_t limit : {1U, 2U, 3U, 1000U}) {
      Shard shard{limit, make_positions(kBatchSeed + limit, kPositionsOfEachLimit), {}};
      for (const Pencilmarks& marks : shard.positions) {
        shard.truths.push_back(truth_of(marks, limit));
      }
      all.push_back(std::move(shard));
    }
    return all;
  }();
  return kAll;
}

class Kernels : public KernelTest {
 protected:
  struct Run {
    std::vector<PuzzleResult> results;
    std::vector<Grid> solutions;
    BatchTotals totals;
  };
  static Run run(const std::vector<Pencilmarks>& puzzles, const BatchOptions& options) {
    Run run;
    run.results.resize(puzzles.size());
    run.solutions.resize(puzzles.size());
    run.totals = BatchSolver(kernel()).solve(puzzles, options, run.results, run.solutions);
    return run;
  }

  struct TextRun {
    std::vector<PuzzleResult> results;
    std::string solutions;  // 81 a puzzle, '?' where nothing was written
  };
  static TextRun run_texts(const std::vector<std::string>& puzzles, const BatchOptions& options) {
    std::string text;
    for (const std::string& puzzle : puzzles) text += puzzle;
    TextRun run{std::vector<PuzzleResult>(puzzles.size()), std::string(81 * puzzles.size(), '?')};
    BatchSolver(kernel()).solve({text.data(), puzzles.size()}, options, run.results,
                                {run.solutions.data()});
    return run;
  }
};

// Some positions of free pencilmarks are too hard for anybody: those may end by their budget.
TEST_P(Kernels, AgreeWithTheReferenceOnRandomPositions) {
  std::size_t decided = 0;
  std::size_t all = 0;
  for (const Shard& shard : shards()) {
    const Run answers = run(shard.positions, {.limit = shard.limit, .node_budget = 5'000});
    for (std::size_t p = 0; p < shard.positions.size(); ++p) {
      const PuzzleResult& result = answers.results[p];
      const std::optional<Truth>& truth = shard.truths[p];
      ++all;
      if (!truth || result.end == SearchEnd::kBudget) continue;
      ++decided;
      ASSERT_EQ(result.count, truth->count) << text_of(shard.positions[p]);
      ASSERT_EQ(text_of(answers.solutions[p]), text_of(truth->smallest))
          << text_of(shard.positions[p]);
      ASSERT_TRUE(result.end == SearchEnd::kLimit || truth->count < shard.limit ||
                  (shard.limit == 1 && result.is_exact()));
      if (truth->count < shard.limit) {
        ASSERT_TRUE(result.is_exact());
      }
    }
  }
  std::printf("%zu positions, %zu decided by both\n", all, decided);
  EXPECT_GE(decided, all * 7 / 10);
}

// Alone, in company, in another order and at every lane: always the same.
TEST_P(Kernels, APuzzlesAnswerDoesNotDependOnItsNeighbours) {
  const auto positions = make_positions(kBatchSeed + 77, by_build<std::size_t>(500, 20));
  for (const std::uint64_t limit : {1U, 2U, 50U}) {
    const Run together = run(positions, {.limit = limit, .node_budget = 5'000});
    std::vector<Pencilmarks> turned(positions.rbegin(), positions.rend());
    turned.push_back(Pencilmarks(9));
    const Run other = run(turned, {.limit = limit, .node_budget = 5'000});
    for (std::size_t p = 0; p < positions.size(); ++p) {
      const Run alone = run({positions[p]}, {.limit = limit, .node_budget = 5'000});
      const std::size_t q = positions.size() - 1 - p;
      ASSERT_EQ(together.results[p].count, alone.results[0].count);
      ASSERT_EQ(together.results[p].end, alone.results[0].end);
      ASSERT_EQ(together.solutions[p], alone.solutions[0]) << text_of(positions[p]);
      ASSERT_EQ(other.results[q].count, alone.results[0].count);
      ASSERT_EQ(other.solutions[q], alone.solutions[0]);
    }
  }
}

TEST_P(Kernels, EveryBatchSizeAndLane) {
  const int w = kernel().lanes;
  for (const int size : {0, 1, w - 1, w, w + 1, 2 * w + 1, 100, 1000}) {
    std::vector<std::string> puzzles;
    for (int p = 0; p < size; ++p) {
      puzzles.push_back(std::array<std::string, 5>{kEasy, kSeventeen, kImpossible, kClash,
                                                   kEmpty}[static_cast<std::size_t>(p) % 5]);
    }
    const TextRun answers = run_texts(puzzles, {});
    const TextRun easy = run_texts({kEasy}, {});
    for (std::size_t p = 0; p < puzzles.size(); ++p) {
      const std::uint64_t expected = std::array<std::uint64_t, 5>{1, 1, 0, 0, 2}[p % 5];
      ASSERT_EQ(answers.results[p].count, expected) << p << " of " << size;
      const std::string solution = answers.solutions.substr(81 * p, 81);
      if (p % 5 == 0) {
        ASSERT_EQ(solution, easy.solutions);
      }
      if (expected == 0) {
        ASSERT_EQ(solution, std::string(81, '?')) << "written without a solution";
      }
    }
  }
}

// One puzzle at each place of a batch of others: of easy ones, which are replaced all the time, of
// ones without solution, and of ones so hard that idle lanes take nodes of theirs.
TEST_P(Kernels, EveryPlaceAmongOthers) {
  const auto size = static_cast<std::size_t>(2 * kernel().lanes + 1);
  const TextRun alone = run_texts({kSeventeen}, {});
  ASSERT_EQ(alone.results[0].count, 1U);
  for (const std::string& other : {std::string(kEasy), kClash, std::string(kHard), kEmpty}) {
    const std::uint64_t count_of_other = run_texts({other}, {}).results[0].count;
    for (std::size_t place = 0; place < size; ++place) {
      std::vector<std::string> puzzles(size, other);
      puzzles[place] = kSeventeen;
      const TextRun answers = run_texts(puzzles, {});
      for (std::size_t p = 0; p < size; ++p) {
        ASSERT_EQ(answers.results[p].count, p == place ? 1U : count_of_other) << p;
        ASSERT_TRUE(answers.results[p].is_exact() || other == kEmpty);
      }
      ASSERT_EQ(answers.solutions.substr(81 * place, 81), alone.solutions) << place;
    }
  }
}

// Moving rows, columns, bands and stacks, transposing and renaming digits change no count, and move
// the solution of a proper puzzle along.
TEST_P(Kernels, SymmetriesChangeNoCount) {
  constexpr int kMoved = 6;
  Rng rng(kBatchSeed + 9);
  std::vector<Pencilmarks> positions;
  std::vector<Symmetry> symmetries;
  for (const Pencilmarks& marks : make_positions(kBatchSeed + 8, by_build<std::size_t>(200, 10))) {
    for (int i = 0; i < kMoved; ++i) {
      const Layout& layout = Layout::classic();
      symmetries.push_back(
          i == 0 ? Symmetry(9) : random_symmetry({layout.box_rows(), layout.box_columns()}, rng));
      positions.push_back(symmetries.back().apply(marks));
    }
  }
  for (const std::uint64_t limit : {2U, 100U}) {
    const Run answers = run(positions, {.limit = limit, .node_budget = 20'000});
    std::size_t compared = 0;
    for (std::size_t p = 0; p < positions.size(); ++p) {
      const std::size_t first = p - p % kMoved;
      const PuzzleResult& still = answers.results[first];
      const PuzzleResult& moved = answers.results[p];
      if (still.end == SearchEnd::kBudget || moved.end == SearchEnd::kBudget) continue;
      ++compared;
      ASSERT_EQ(moved.count, still.count) << text_of(positions[p]);
      ASSERT_EQ(moved.end, still.end);
      if (still.count == 1) {
        ASSERT_EQ(answers.solutions[p], symmetries[p].apply(answers.solutions[first]));
      }
    }
    EXPECT_GT(compared, positions.size() * 8 / 10);
  }
}

// What the givens alone rule out costs no search, and Norvig's grid next to none (mrv: minutes).
TEST_P(Kernels, ClashesAndImpossibleGridsAreSeenAtOnce) {
  std::vector<std::string> puzzles(5, kEmpty);
  puzzles[0][80] = puzzles[0][73] = '5';  // row
  puzzles[1][8] = puzzles[1][80] = '1';   // column
  puzzles[2][60] = puzzles[2][70] = '9';  // box
  puzzles[3] = kImpossible;
  puzzles[4] = "12345678.........9" + std::string(63, '.');  // r1c9 has no digit left
  const TextRun answers = run_texts(puzzles, {});
  for (std::size_t p = 0; p < puzzles.size(); ++p) {
    EXPECT_EQ(answers.results[p].count, 0U);
    EXPECT_LE(answers.results[p].nodes, p == 3 ? 1000U : 0U);
    EXPECT_TRUE(answers.results[p].is_exact());
  }
}

TEST_P(Kernels, KnownSolutions) {
  const TextRun answers = run_texts({kEasy, kEmpty}, {});
  // As printed with the puzzle (Wikipedia, "Sudoku"); the smallest grid of all.
  EXPECT_EQ(answers.solutions.substr(0, 81),
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  EXPECT_EQ(answers.solutions.substr(81, 81),
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
}

TEST_P(Kernels, NothingIsAskedWithLimitZero) {
  const TextRun answers = run_texts({kEasy, kClash}, {.limit = 0});
  for (const PuzzleResult& result : answers.results) {
    EXPECT_EQ(result.count, 0U);
    EXPECT_EQ(result.end, SearchEnd::kLimit);
  }
  EXPECT_EQ(answers.solutions, std::string(162, '?'));
}

// Budgets: never more guesses than allowed; what is found is true; enough of it answers all.
TEST_P(Kernels, TheNodeBudgetHoldsAtEveryPoint) {
  const auto positions = make_positions(kBatchSeed + 5, by_build<std::size_t>(200, 20));
  const Run whole = run(positions, {.limit = 3, .which = Which::kAny, .node_budget = 100000});
  for (const std::uint64_t budget : {0U, 1U, 2U, 3U, 5U, 8U, 13U, 100000U}) {
    const Run part = run(positions, {.limit = 3, .which = Which::kAny, .node_budget = budget});
    for (std::size_t p = 0; p < positions.size(); ++p) {
      ASSERT_LE(part.results[p].nodes, budget);
      ASSERT_LE(part.results[p].count, whole.results[p].count);
      if (part.results[p].end != SearchEnd::kBudget) {
        ASSERT_EQ(part.results[p].count, whole.results[p].count);
      } else {
        ASSERT_EQ(part.results[p].nodes, budget);
      }
      if (part.results[p].count > 0) {
        ASSERT_TRUE(is_solution(Layout::classic(), positions[p], part.solutions[p]));
      }
    }
    if (budget == 100000) {
      ASSERT_EQ(part.totals.nodes, whole.totals.nodes);
    }
  }
}

TEST_P(Kernels, AStopFlagThatIsSetEndsEverythingAtOnce) {
  const std::atomic<bool> stop{true};
  std::vector<Pencilmarks> positions(100, Pencilmarks(9));
  const Run answers = run(positions, {.limit = kUnlimited, .stop = &stop});
  for (const PuzzleResult& result : answers.results) {
    EXPECT_EQ(result.end, SearchEnd::kStopped);
    EXPECT_EQ(result.count, 0U);
  }
}

TEST_P(Kernels, CountsMoreSolutionsThanALaneHasRoomFor) {
  // The well-known 17-clue puzzle above without its last given.
  std::string puzzle = kSeventeen;
  puzzle[puzzle.find_last_not_of('.')] = '.';
  const Answer dlx = ask(method_named("dlx"), Layout::classic(), marks_of(puzzle), {});
  const TextRun answers = run_texts({puzzle, puzzle}, {.limit = kUnlimited});
  for (const PuzzleResult& result : answers.results) {
    EXPECT_EQ(result.count, dlx.result.count);
    EXPECT_TRUE(result.is_exact());
  }
}

// The last byte of the input is the last of its page, the next page may not be read; nor may more
// than 81 bytes be written.
TEST_P(Kernels, ReadsAndWritesExactly81Bytes) {
  for (std::size_t count = 1; count <= 18; ++count) {
    GuardedPage input(81 * count);
    GuardedPage output(81 * count);
    for (std::size_t p = 0; p < count; ++p) std::copy_n(kEasy, 81, input.data() + 81 * p);
    std::vector<PuzzleResult> results(count);
    BatchSolver(kernel()).solve({input.data(), count}, {}, results, {output.data()});
    for (std::size_t p = 0; p < count; ++p) {
      ASSERT_EQ(results[p].count, 1U);
      ASSERT_EQ(std::string(output.data() + 81 * p, 9), "534678912");
    }
  }
}

// Lines of a file in, lines of a file out: the byte between is left alone.
TEST_P(Kernels, StridesAreKept) {
  std::string lines;
  for (int p = 0; p < 20; ++p) lines += std::string(kEasy) + '\n';
  std::string out(std::size_t{20} * 84, '~');
  std::vector<PuzzleResult> results(20);
  BatchSolver(kernel()).solve({lines.data(), 20, 82}, {}, results, {out.data(), 84});
  for (std::size_t p = 0; p < 20; ++p) {
    EXPECT_EQ(out.substr(84 * p + 80, 4), "9~~~");
  }
}

// Every byte but 1 to 9 is an open cell.
TEST_P(Kernels, EveryOtherByteIsAnOpenCell) {
  std::vector<std::string> puzzles;
  for (int byte = 0; byte < 256; ++byte) {
    if (byte >= '1' && byte <= '9') continue;
    std::string puzzle = kEasy;
    std::replace(puzzle.begin(), puzzle.end(), '.', static_cast<char>(byte));
    puzzles.push_back(puzzle);
  }
  const TextRun answers = run_texts(puzzles, {});
  for (const PuzzleResult& result : answers.results) ASSERT_EQ(result.count, 1U);
}

INSTANTIATE_TEST_SUITE_P(All, Kernels, testing::ValuesIn(kernel_names()), name_of_kernel);

}  // namespace
}  // namespace shudu::test
