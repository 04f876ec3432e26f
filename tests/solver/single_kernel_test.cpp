// The one-puzzle kernels against the reference methods and against one another: on random positions
// they must find the same solutions; in ascending order where asked. Every solution is held to the
// rules by the oracle of helpers.h. Everything follows from kSingleSeed.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "solver/positions.h"
#include "solver/single_kernels.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr std::uint64_t kSingleSeed = 20'250'404;
constexpr int kPositionsOfSingle = by_build(2'000, 40);
constexpr std::uint64_t kLimitsTried[] = {1, 2, 3, 1000};

std::string fault_of(const SingleRun& run, std::uint64_t limit) {
  const SingleAnswer& answer = run.answer;
  if (answer.count != run.solutions.size()) return "count is not the number of solutions given";
  if (answer.count > limit) return "beyond the limit";
  if ((answer.end == SearchEnd::kLimit) != (answer.count == limit)) return "wrong end";
  if (answer.end != SearchEnd::kLimit && answer.end != SearchEnd::kComplete) return "odd end";
  if (answer.count > 0 && text_of(run.first) != run.solutions[0]) return "first is wrong";
  std::vector<std::string> sorted = run.solutions;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return "one found twice";
  return "";
}

void expect_agreement(const Kernel& kernel, const Pencilmarks& marks, const Answer& all) {
  const DigitBands bands = bands_of_marks(marks);
  const auto right = all.sorted();
  for (const std::uint64_t limit : kLimitsTried) {
    const SingleRun run = run_single(kernel, {.bands = &bands, .limit = limit});
    EXPECT_EQ(fault_of(run, limit), "");
    EXPECT_EQ(run.answer.count, std::min<std::uint64_t>(limit, all.result.count));
    for (const std::string& solution : run.solutions) {
      const bool is_known = std::binary_search(right.begin(), right.end(), solution);
      const bool may_be_new = all.result.end == SearchEnd::kLimit;
      EXPECT_TRUE(is_known ||
                  (may_be_new && is_solution(Layout::classic(), marks, grid_of(solution))));
    }
  }
}

class SingleKernels : public SingleKernelTest {};

// One reference answer serves all kernels: it is the slow part.
TEST(SingleKernelsTogether, AgreeWithReferenceOnRandomPositions) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(kSingleSeed);
  int several = 0;
  int none = 0;
  for (int i = 0; i < kPositionsOfSingle; ++i) {
    const Pencilmarks marks = maker.make(rng);
    const char* const judges[] = {"scan", "mrv", "dlx"};
    const Answer all = ask(method_named(judges[i % 3]), Layout::classic(), marks,
                           {.limit = 1000, .node_budget = 5'000});
    if (all.result.end == SearchEnd::kBudget) continue;
    for (const Kernel* kernel : supported_kernels()) {
      if (kernel->code->single != nullptr) expect_agreement(*kernel, marks, all);
      ASSERT_FALSE(testing::Test::HasFailure()) << kernel->name << ' ' << test::text_of(marks);
    }
    several += all.result.count > 1 ? 1 : 0;
    none += all.result.count == 0 ? 1 : 0;
  }
  EXPECT_GT(several, kPositionsOfSingle / 20);
  EXPECT_GT(none, kPositionsOfSingle / 20);
}

TEST_P(SingleKernels, AscendingIsTheOrderOfScan) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(kSingleSeed + 1);
  int compared = 0;
  for (int i = 0; i < kPositionsOfSingle / 4; ++i) {
    const Pencilmarks marks = maker.make(rng);
    const Answer scan =
        ask(method_named("scan"), Layout::classic(), marks, {.limit = 50, .node_budget = 20'000});
    if (scan.result.end == SearchEnd::kBudget) continue;
    const DigitBands bands = bands_of_marks(marks);
    const SingleRun run =
        run_single(kernel(), {.bands = &bands, .limit = 50, .branching = Branching::kAscending});
    ASSERT_EQ(run.solutions, scan.solutions) << test::text_of(marks);
    ++compared;
  }
  EXPECT_GT(compared, kPositionsOfSingle / 10);
}

// Any byte but '1' to '9' is an open cell.
TEST_P(SingleKernels, TextMeansTheSameAsBands) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(kSingleSeed + 2);
  for (int i = 0; i < kPositionsOfSingle / 4; ++i) {
    std::string text(81, '.');
    const Pencilmarks marks = maker.make(rng);
    for (int cell = 0; cell < 81; ++cell) {
      const DigitSet digits = marks[Cell(cell)];
      char open = static_cast<char>(rng.below(256));
      if (open >= '1' && open <= '9') open = '0';
      text[static_cast<std::size_t>(cell)] = digits.size() == 1 ? digits.first().to_char() : open;
    }
    const DigitBands bands = bands_of_marks(test::marks_of(text));
    const SingleRun a = run_single(kernel(), {.text = text.data(), .limit = 20});
    const SingleRun b = run_single(kernel(), {.bands = &bands, .limit = 20});
    ASSERT_EQ(a.solutions, b.solutions) << text;
    ASSERT_EQ(a.answer.nodes, b.answer.nodes) << text;
  }
}

// Long to prove without counting in mini-lines.
TEST_P(SingleKernels, ImpossiblePuzzleIsSeenAtOnce) {
  const SingleAnswer answer = solve({.text = kImpossible});
  EXPECT_EQ(answer.count, 0U);
  EXPECT_EQ(answer.end, SearchEnd::kComplete);
  EXPECT_LE(answer.nodes, 10U);
}

TEST_P(SingleKernels, EmptyGrid) {
  const std::string text(81, '.');
  for (const std::uint64_t limit : {1U, 2U, 1000U}) {
    const SingleRun run = run_single(kernel(), {.text = text.data(), .limit = limit});
    ASSERT_EQ(run.solutions.size(), limit);
    for (const std::string& solution : run.solutions) {
      ASSERT_TRUE(is_solution(Layout::classic(), Pencilmarks(9), grid_of(solution)));
    }
  }
  SolutionText smallest;
  const SingleAnswer answer = solve({.text = text.data(),
                                     .limit = 1,
                                     .branching = Branching::kAscending,
                                     .solution = smallest.data()});
  EXPECT_EQ(answer.count, 1U);
  const Answer scan = ask(method_named("scan"), Layout::classic(), Pencilmarks(9), {.limit = 1});
  EXPECT_EQ(text_of(smallest), scan.solutions[0]);
}

// Two equal givens in a row, a column, a box: no solution, and no search.
TEST_P(SingleKernels, ClashIsSeenAtOnce) {
  for (const std::size_t other : {1U, 8U, 9U, 72U, 10U, 20U}) {
    for (const char digit : {'1', '5', '9'}) {
      std::string text(81, '.');
      text[0] = digit;
      text[other] = digit;
      const SingleAnswer answer = solve({.text = text.data()});
      EXPECT_EQ(answer.count, 0U) << other;
      EXPECT_EQ(answer.end, SearchEnd::kComplete);
      EXPECT_EQ(answer.nodes, 0U) << other;
    }
  }
}

TEST_P(SingleKernels, CellOrDigitWithoutCandidate) {
  for (int cell = 0; cell < 81; ++cell) {
    DigitBands bands = all_digit_bands();
    for (std::size_t d = 0; d < 9; ++d) {
      bands[3 * d + static_cast<std::size_t>(cell) / 27] &= ~(1U << (cell % 27));
    }
    const SingleAnswer answer = solve({.bands = &bands});
    EXPECT_EQ(answer.count, 0U) << cell;
    EXPECT_EQ(answer.nodes, 0U) << cell;
  }
  for (std::size_t d = 0; d < 9; ++d) {
    for (unsigned row = 0; row < 9; ++row) {
      DigitBands bands = all_digit_bands();
      bands[3 * d + row / 3] &= ~(0x1FFU << (9 * (row % 3)));
      EXPECT_EQ(solve({.bands = &bands}).count, 0U) << d << ' ' << row;
    }
  }
  const DigitBands nothing{};
  EXPECT_EQ(solve({.bands = &nothing}).count, 0U);
}

// A puzzle's answer depends on nothing but the puzzle: each kernel visits the same nodes twice.
TEST_P(SingleKernels, SameTwice) {
  const SingleAnswer a = solve({.text = kImpossible});
  const std::string empty(81, '0');
  static_cast<void>(solve({.text = empty.data(), .limit = 100}));
  const SingleAnswer b = solve({.text = kImpossible});
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_EQ(a.rounds, b.rounds);
}

INSTANTIATE_TEST_SUITE_P(Single, SingleKernels, testing::ValuesIn(single_kernel_names()),
                         name_of_kernel);

}  // namespace
}  // namespace shudu::test
