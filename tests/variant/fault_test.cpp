// Puzzles as nobody should hand them in: each fault by its name, and nothing but a fault for what
// is out of all bounds.
#include <gtest/gtest.h>

#include "shudu/variant/fault.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "variant/random_puzzles.h"

namespace shudu::variant::test {
namespace {

VariantPuzzle classic_grid() {
  VariantPuzzle puzzle = open_grid(9, 9, 1, 9);
  puzzle.regions = boxes_of(puzzle, 3, 3);
  return puzzle;
}

Constraint rule_of(Kind kind, Variables cells = {}, std::vector<std::int64_t> numbers = {}) {
  Constraint rule;
  rule.kind = kind;
  rule.cells = std::move(cells);
  rule.numbers = std::move(numbers);
  return rule;
}

std::optional<FaultReason> reason_with(const Constraint& rule) {
  VariantPuzzle puzzle = classic_grid();
  puzzle.constraints = {rule_of(Kind::kAntiKnight), rule};
  const auto fault = find_fault(puzzle);
  if (!fault) return std::nullopt;
  EXPECT_EQ(fault->constraint, 1U);
  return fault->reason;
}

template <typename Change>
std::optional<FaultReason> reason_after(const Change& change) {
  VariantPuzzle puzzle = classic_grid();
  change(puzzle);
  const auto fault = find_fault(puzzle);
  return fault ? std::optional(fault->reason) : std::nullopt;
}

TEST(Fault, IsFoundInTheGrid) {
  EXPECT_EQ(reason_after([](VariantPuzzle&) {}), std::nullopt);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.rows = 0; }), FaultReason::kGridSize);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.columns = 26; }),
            FaultReason::kGridSize);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.rows = -2147483647; }),
            FaultReason::kGridSize);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.low = -1; }), FaultReason::kValueRange);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.high = 26; }),
            FaultReason::kValueRange);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.high = 2147483647; }),
            FaultReason::kValueRange);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.free_variables = -1; }),
            FaultReason::kFreeVariables);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.free_variables = 1; }),
            FaultReason::kCandidates);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.candidates[7] = 1U << 9U; }),
            FaultReason::kCandidates);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.regions[2].push_back(81); }),
            FaultReason::kRegion);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) { puzzle.regions[2].clear(); }),
            FaultReason::kRegion);
  EXPECT_EQ(reason_after([](VariantPuzzle& puzzle) {
              puzzle.regions[2] = {4, 4};
            }),
            FaultReason::kRegion);
}

TEST(Fault, IsFoundInCells) {
  EXPECT_EQ(reason_with(rule_of(Kind::kCage)), FaultReason::kCellCount);
  EXPECT_EQ(reason_with(rule_of(Kind::kDifference, {1, 2, 3})), FaultReason::kCellCount);
  EXPECT_EQ(reason_with(rule_of(Kind::kDifference, {2, 2})), FaultReason::kCellTwice);
  EXPECT_EQ(reason_with(rule_of(Kind::kCage, {80, 81}, {3})), FaultReason::kNoSuchCell);
  EXPECT_EQ(reason_with(rule_of(Kind::kAntiKing, {1})), FaultReason::kCellCount);
  EXPECT_EQ(reason_with(rule_of(Kind::kFullRank, {0, 1, 2, 3, 4, 5, 6, 7, 16}, {1})),
            FaultReason::kWrongGrid);
  EXPECT_EQ(reason_with(rule_of(Kind::kFullRank, {8, 7, 6, 5, 4, 3, 2, 1, 0}, {1})), std::nullopt);
  EXPECT_EQ(reason_with(rule_of(Kind::kCount)), FaultReason::kUnknownKind);
  Constraint arrow = rule_of(Kind::kArrow, {1, 2});
  EXPECT_EQ(reason_with(arrow), FaultReason::kListCount);
  arrow.lists = {{}};
  EXPECT_EQ(reason_with(arrow), FaultReason::kListLength);
  arrow.lists = {{99}};
  EXPECT_EQ(reason_with(arrow), FaultReason::kNoSuchCell);
  arrow.lists = {{9}};
  EXPECT_EQ(reason_with(arrow), std::nullopt);
  arrow.table = {1};
  EXPECT_EQ(reason_with(arrow), FaultReason::kUnusedField);
  Constraint clone = rule_of(Kind::kClone);
  clone.lists = {{1, 2}, {3}};
  EXPECT_EQ(reason_with(clone), FaultReason::kListLength);
}

TEST(Fault, IsFoundInNumbers) {
  const std::int64_t huge = 1'000'000'000'000'000'000;
  EXPECT_EQ(reason_with(rule_of(Kind::kCage, {1, 2}, {huge})), FaultReason::kNumberRange);
  EXPECT_EQ(reason_with(rule_of(Kind::kCage, {1, 2}, {-1})), FaultReason::kNumberRange);
  EXPECT_EQ(reason_with(rule_of(Kind::kCage, {1, 2}, {1'000'000'000})), std::nullopt);
  EXPECT_EQ(reason_with(rule_of(Kind::kCage, {1, 2}, {3, 4})), FaultReason::kUnusedField);
  EXPECT_EQ(reason_with(rule_of(Kind::kLittleKiller, {1, 2})), FaultReason::kNumberMissing);
  EXPECT_EQ(reason_with(rule_of(Kind::kThermometer, {1, 2}, {3})), FaultReason::kUnusedField);
  EXPECT_EQ(reason_with(rule_of(Kind::kModular, {1, 2}, {0})), FaultReason::kNumberRange);
  EXPECT_EQ(reason_with(rule_of(Kind::kQuadruple, {1, 2})), FaultReason::kSeries);
  Constraint sum = rule_of(Kind::kSum, {1, 2}, {7});
  sum.series = {1};
  EXPECT_EQ(reason_with(sum), FaultReason::kSeries);
  sum.series = {1, huge};
  EXPECT_EQ(reason_with(sum), FaultReason::kSeries);
  sum.series = {1, -1};
  EXPECT_EQ(reason_with(sum), std::nullopt);
}

TEST(Fault, IsFoundInTablesAndAutomata) {
  Constraint relation = rule_of(Kind::kRelation, {1, 2});
  relation.table.assign(8, 1);
  EXPECT_EQ(reason_with(relation), FaultReason::kTable);
  relation.table.assign(9, 1U << 9U);
  EXPECT_EQ(reason_with(relation), FaultReason::kTable);
  Constraint automaton = rule_of(Kind::kAutomaton);
  automaton.lists = {{0, 1}};
  automaton.automaton = {2, {0}, {1}, {{0, 1023, 1}}};
  EXPECT_EQ(reason_with(automaton), std::nullopt);
  automaton.automaton.steps[0].to = 2;
  EXPECT_EQ(reason_with(automaton), FaultReason::kAutomaton);
  automaton.automaton.steps[0] = {0, 1U << 10U, 1};
  EXPECT_EQ(reason_with(automaton), FaultReason::kAutomaton);
  automaton.automaton = {4'000'000'000U, {0}, {1}, {}};
  EXPECT_EQ(reason_with(automaton), FaultReason::kAutomaton);
}

TEST(Fault, IsFoundInBranches) {
  Constraint either = rule_of(Kind::kOr);
  EXPECT_EQ(reason_with(either), FaultReason::kBranches);
  either.branches = {{rule_of(Kind::kCage, {90})}};
  EXPECT_EQ(reason_with(either), FaultReason::kNoSuchCell);
  either.branches = {{}};
  EXPECT_EQ(reason_with(either), std::nullopt);
  for (int i = 0; i < 20; ++i) {
    Constraint outer = rule_of(Kind::kOr);
    outer.branches = {{either}};
    either = std::move(outer);
  }
  EXPECT_EQ(reason_with(either), FaultReason::kTooDeep);
}

TEST(Fault, IsFoundInWhatIsTooMuch) {
  VariantPuzzle puzzle = open_grid(25, 25, 1, 25);
  puzzle.constraints.assign(100'000, rule_of(Kind::kAntiTaxicab));
  EXPECT_EQ(find_fault(puzzle)->reason, FaultReason::kTooMuch);
  puzzle.constraints.assign(kMostConstraints + 1, rule_of(Kind::kGreater, {0, 1}));
  EXPECT_EQ(find_fault(puzzle)->reason, FaultReason::kTooMuch);
  Constraint rellik = rule_of(Kind::kRellik, {}, {9});
  for (Variable cell = 0; cell < 12; ++cell) rellik.cells.push_back(cell);
  puzzle.constraints = {rellik};
  EXPECT_EQ(find_fault(puzzle)->reason, FaultReason::kTooManySets);
}

// A hundred thousand rules that contradict each other are no fault, and are lowered.
TEST(Fault, IsNotWhatHasNoSolution) {
  VariantPuzzle puzzle = classic_grid();
  for (int i = 0; i < 50'000; ++i) {
    puzzle.constraints.push_back(rule_of(Kind::kGreater, {0, 1}));
    puzzle.constraints.push_back(rule_of(Kind::kGreater, {1, 0}));
  }
  ASSERT_FALSE(find_fault(puzzle).has_value());
  EXPECT_EQ(lower(puzzle).rules.size(), 27U + 100'000U);
}

TEST(Fault, HasASentenceForEachReason) {
  for (int i = 0; i < static_cast<int>(FaultReason::kCount); ++i) {
    const Words& words = fault_words(static_cast<FaultReason>(i));
    EXPECT_FALSE(words.en.empty() || words.zh_cn.empty() || words.zh_tw.empty()) << i;
  }
}

// A sound rule with one field changed at random: a fault, or a rule that can be lowered and judged
// (the sanitized build looks at what happens there).
TEST(Fault, LeavesNothingForTheRestToTripOver) {
  Rng rng(77);
  for (int i = 0; i < 5'000; ++i) {
    const auto kind = static_cast<Kind>(rng.below(static_cast<std::uint64_t>(Kind::kCount)));
    const SmallGrid& grid = small_grids()[0];
    VariantPuzzle puzzle = random_puzzle(kind, grid, rng);
    Constraint& rule = puzzle.constraints.back();
    const auto number = static_cast<std::int64_t>(rng.next() >> rng.below(64));
    switch (rng.below(8)) {
      case 0:
        rule.kind = static_cast<Kind>(rng.below(256));
        break;
      case 1:
        rule.cells.push_back(static_cast<Variable>(rng.below(20)));
        break;
      case 2:
        rule.numbers = {number};
        break;
      case 3:
        rule.series.push_back(number);
        break;
      case 4:
        rule.cells.clear();
        break;
      case 5:
        rule.lists.push_back({static_cast<Variable>(rng.below(20))});
        break;
      case 6:
        rule.automaton.starts.push_back(static_cast<std::uint32_t>(rng.below(9)));
        break;
      default:
        rule.lists.clear();
        break;
    }
    if (find_fault(puzzle)) continue;
    const Model model = lower(puzzle);
    const auto& values = grid.grids[rng.below(grid.grids.size())];
    EXPECT_FALSE(model.rules.empty());
    row_of(rule.kind).holds({puzzle, rule, values});
  }
}

}  // namespace
}  // namespace shudu::variant::test
