// The fast chain producers against the plain ones with linked objects (tests/rating/reference):
// along the paths of random puzzles, and of a few of those known as the hardest, each step of a
// chain producer is found a second time. More of both with SHUDU_SOAK="judged=N nested=N", a number
// of puzzles.
#include <gtest/gtest.h>

#include "logic/puzzles.h"
#include "rating/reference/nodes.h"
#include "rating/se/first_hint.h"
#include "se_files.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

using se::Hint;
using se::Rule;

// The level of a rule as the reference numbers them; -3: static chains; -4: no chain producer.
int level_of(Rule rule) {
  if (rule >= Rule::kDynamicDouble0) {
    return (static_cast<int>(rule) - static_cast<int>(Rule::kDynamicDouble0)) / 4;
  }
  if (rule == Rule::kNishio) return se::reference::kNishio;
  if (rule == Rule::kRegion || rule == Rule::kCell) return se::reference::kMultiple;
  if (rule >= Rule::kXCycle && rule <= Rule::kForcingChain) return -3;
  return -4;
}

struct Judged {
  int steps = 0;
  int nested = 0;
};

void judge(const se::Position& position, const Hint& hint, Judged& judged) {
  const int level = level_of(hint.rule);
  if (level == -4) return;
  ++judged.steps;
  if (level > 0) ++judged.nested;
  const auto hints = level == -3 ? se::reference::static_hints(position, false)
                                 : se::reference::branch_hints(position, level, false);
  ASSERT_FALSE(hints.empty()) << se::technique_of(hint.rule).slug;
  const Hint& first = hints[0]->hint;
  EXPECT_EQ(first.rule, hint.rule);
  EXPECT_EQ(first.complexity, hint.complexity) << se::technique_of(hint.rule).slug;
  EXPECT_EQ(first.difficulty, hint.difficulty);
  EXPECT_EQ(first.eliminations, hint.eliminations) << se::technique_of(hint.rule).slug;
  EXPECT_EQ(first.placement, hint.placement);
  // No producer between, which found nothing, may have had something.
  for (int below = level == -3 ? level : se::reference::kNishio; below < level; ++below) {
    EXPECT_TRUE(se::reference::branch_hints(position, below, false).empty()) << below;
  }
  if (level > -3) {
    EXPECT_TRUE(se::reference::static_hints(position, false).empty());
  }
}

// The complexity of a chain is the number of nodes of its proof, with nested ones.
void check_proof(const Hint& hint) {
  if (hint.complexity == 0) return;
  ASSERT_NE(hint.proof, nullptr);
  std::size_t nodes = 0;
  for (const auto& target : hint.proof->targets) nodes += target.size();
  int nested = 0;
  for (const auto& inner : hint.proof->nested) {
    check_proof(*inner);
    nested += inner->complexity;
  }
  EXPECT_EQ(static_cast<int>(nodes) + nested, hint.complexity) << se::technique_of(hint.rule).slug;
}

void judge_path(const Grid& puzzle, int least_level, Judged& judged) {
  se::Position position(puzzle);
  se::ChainMemory memory;
  while (!position.is_full() && !::testing::Test::HasFailure()) {
    const auto first = se::first_hint(position, {SeDialect::kOriginal, true, 0, 0}, memory);
    if (!first.hint) return;
    check_proof(*first.hint);
    if (level_of(first.hint->rule) >= least_level) judge(position, *first.hint, judged);
    ++position.clock;
    se::apply(position, *first.hint);
  }
}

TEST(SeJudge, FindsTheSameChainsOnRandomPuzzles) {
  Rng rng(soak_amount("seed", 4141));
  const auto puzzles = soak_amount("judged", static_cast<std::uint64_t>(by_build(60, 2)));
  Judged judged;
  for (std::uint64_t i = 0; i < puzzles && !HasFailure(); ++i) {
    judge_path(random_puzzle(rng).givens, -3, judged);
  }
  std::printf("%d steps of chains\n", judged.steps);
  EXPECT_GT(judged.steps, 0);
}

// Without a path singles and direct steps are taken many at once, and searches look only at what
// has changed: the ratings are those of the path.
TEST(SeJudge, RatesInBulkAsStepByStep) {
  Rng rng(soak_amount("seed", 77));
  const auto puzzles = soak_amount("bulk", static_cast<std::uint64_t>(by_build(300, 10)));
  for (std::uint64_t i = 0; i < puzzles && !HasFailure(); ++i) {
    const Grid puzzle = random_puzzle(rng).givens;
    for (const SeDialect dialect : {SeDialect::kOriginal, SeDialect::kCorrected}) {
      const auto in_bulk = rate_se(puzzle, SeOptions{.dialect = dialect});
      const auto told = rate_se(puzzle, SeOptions{.dialect = dialect, .with_path = true});
      int hardest = 0;
      for (const SeStep& step : told->steps) hardest = std::max(hardest, step.tenths);
      EXPECT_EQ(rating_text(*in_bulk), rating_text(*told));
      EXPECT_EQ(hardest, told->er);
    }
  }
}

// Puzzles published as the hardest of their day, the easier ones first: "Easter Monster" (jpf,
// 2007), "Golden Nugget" (tarek, 2007) and others of the Sudoku Players' Forum.
constexpr std::string_view kHard[] = {
    "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
};

TEST(SeJudge, FindsTheSameNestedChainsOnHardPuzzles) {
  const auto puzzles = soak_amount("nested", static_cast<std::uint64_t>(by_build(1, 0)));
  if (puzzles == 0) GTEST_SKIP() << "takes a fast build";
  Judged judged;
  for (std::size_t i = 0; i < std::min<std::size_t>(puzzles, std::size(kHard)); ++i) {
    judge_path(grid_of(kHard[i]), 0, judged);
  }
  std::printf("%d steps of dynamic chains, %d of them nested\n", judged.steps, judged.nested);
}

}  // namespace
}  // namespace shudu::test
