// Solving traces: each step is held to the solution and to the rules, and the arrays to the path
// that the question `explain` tells.
#include "shudu/arrays/tracing.h"

#include <gtest/gtest.h>

#include <vector>

#include "arrays/tables.h"
#include "shudu/logic/technique.h"
#include "shudu/solver/solver.h"
#include "shudu/verbs/stepping.h"
#include "solver/helpers.h"
#include "support/grids.h"

namespace shudu::arrays {
namespace {

using test::grid_of;

struct Trace {
  std::vector<std::uint64_t> offsets;
  std::vector<std::uint16_t> techniques;
  std::vector<std::uint16_t> before;
  std::vector<std::uint16_t> after;
  std::vector<std::uint64_t> effect_offsets;
  std::vector<std::int16_t> effects;
  std::vector<std::uint8_t> ends;
  std::vector<RowStatus> statuses;
  TraceSize size;
};

Trace trace(const Rows& rows, const RowTerms& terms, std::size_t steps, std::size_t effects) {
  Trace made{std::vector<std::uint64_t>(rows.count + 1, 77),
             std::vector<std::uint16_t>(steps, 77),
             std::vector<std::uint16_t>(steps * terms.cells(), 77),
             std::vector<std::uint16_t>(steps * terms.cells(), 77),
             std::vector<std::uint64_t>(steps + 1, 77),
             std::vector<std::int16_t>(2 * effects, 77),
             std::vector<std::uint8_t>(rows.count, 77),
             std::vector<RowStatus>(rows.count),
             {}};
  made.size = trace_rows(
      rows, terms, *find_profile("shudu"),
      {steps, effects, made.offsets.data(), made.techniques.data(), made.before.data(),
       made.after.data(), made.effect_offsets.data(), made.effects.data(), made.ends.data()},
      made.statuses.data());
  return made;
}

Trace whole_trace(const Rows& rows, const RowTerms& terms = {}) {
  const Trace counted = trace(rows, terms, 0, 0);
  return trace(rows, terms, counted.size.steps, counted.size.effects);
}

std::vector<Grid> puzzles() {
  return {grid_of(test::kEasy), grid_of(test::kSeventeen), grid_of(test::kHard),
          grid_of(test::kFull)};
}

std::uint16_t bit_of(int digit) { return static_cast<std::uint16_t>(1 << (digit - 1)); }

// The candidates of a cell by the rules alone.
std::uint16_t allowed(const Layout& layout, const Grid& grid, Cell cell) {
  if (grid[cell]) return bit_of(grid[cell]->value());
  unsigned mask = (1U << static_cast<unsigned>(layout.size())) - 1U;
  for (const Cell peer : layout.peers(cell)) {
    if (grid[peer]) mask &= ~unsigned{bit_of(grid[peer]->value())};
  }
  return static_cast<std::uint16_t>(mask);
}

// Every step follows from the one before, says nothing against the solution and ends at it.
TEST(Traces, LeadFromTheGivensToTheSolution) {
  const std::vector<Grid> grids = puzzles();
  const Layout& layout = Layout::classic();
  const Table rows = table_of(grids);
  const Trace made = whole_trace(rows.rows());
  ASSERT_EQ(made.offsets.front(), 0U);
  ASSERT_EQ(made.offsets.back(), made.size.steps);
  ASSERT_EQ(made.effect_offsets.back(), made.size.effects);
  for (std::size_t row = 0; row < grids.size(); ++row) {
    EXPECT_EQ(made.statuses[row], RowStatus::kUnique);
    EXPECT_EQ(made.ends[row], static_cast<std::uint8_t>(PathEnd::kSolved));
    Grid grid = grids[row];
    const Grid solution =
        test::method_named("dlx").count(layout, Pencilmarks::from_grid(grid), {}).first;
    std::vector<std::uint16_t> now;
    for (const Cell cell : layout.all_cells()) now.push_back(allowed(layout, grid, cell));
    for (std::size_t step = made.offsets[row]; step < made.offsets[row + 1]; ++step) {
      ASSERT_LT(made.techniques[step], technique_table().size());
      for (std::size_t c = 0; c < 81; ++c) ASSERT_EQ(made.before[step * 81 + c], now[c]);
      ASSERT_LT(made.effect_offsets[step], made.effect_offsets[step + 1]);
      for (std::size_t e = made.effect_offsets[step]; e < made.effect_offsets[step + 1]; ++e) {
        const Cell cell(made.effects[2 * e]);
        const int digit = made.effects[2 * e + 1];
        const std::uint16_t bit = bit_of(std::abs(digit));
        ASSERT_TRUE(now[static_cast<std::size_t>(cell.index())] & bit) << "it was there";
        ASSERT_EQ(solution[cell]->value() == std::abs(digit), digit > 0) << "it is right";
        if (digit > 0) grid.place(cell, Digit(digit));
        if (digit < 0)
          now[static_cast<std::size_t>(cell.index())] &= static_cast<std::uint16_t>(~bit);
      }
      for (const Cell cell : layout.all_cells()) {
        auto& mask = now[static_cast<std::size_t>(cell.index())];
        mask &= allowed(layout, grid, cell);
        ASSERT_EQ(made.after[step * 81 + static_cast<std::size_t>(cell.index())], mask);
      }
    }
    EXPECT_EQ(grid, solution);
  }
}

TEST(Traces, AreThePathsThatAreTold) {
  const Table rows = table_of(puzzles());
  const Trace made = whole_trace(rows.rows());
  for (std::size_t row = 0; row < rows.count; ++row) {
    Puzzle record;
    record.clear(9);
    record.givens = puzzles()[row];
    const verbs::Position position = verbs::position_of(Layout::classic(), record);
    verbs::Budget budget;
    const auto assessed = verbs::assess(budget, position);
    ASSERT_TRUE(assessed);
    const auto told = verbs::explain_path(budget, *assessed, *find_profile("shudu"));
    ASSERT_EQ(made.offsets[row + 1] - made.offsets[row], told.path.steps.size());
    for (std::size_t i = 0; i < told.path.steps.size(); ++i) {
      const std::uint16_t number = made.techniques[made.offsets[row] + i];
      EXPECT_EQ(&technique_table()[number], told.path.steps[i].technique);
    }
  }
}

// What has no room is counted; what has is the same, with any number of threads.
TEST(Traces, ThatHaveNoRoomAreCounted) {
  std::vector<Grid> grids;
  for (int i = 0; i < 40; ++i) grids.push_back(puzzles()[static_cast<std::size_t>(i % 2)]);
  const Table rows = table_of(grids, CellForm::kText, 1);
  const Trace whole = whole_trace(rows.rows());
  for (const int threads : {1, 2, 7}) {
    RowTerms terms;
    terms.threads = threads;
    const Trace part = trace(rows.rows(), terms, 100, 50);
    EXPECT_EQ(part.size.steps, whole.size.steps);
    EXPECT_EQ(part.size.effects, whole.size.effects);
    EXPECT_EQ(part.offsets, whole.offsets);
    EXPECT_TRUE(
        std::equal(part.techniques.begin(), part.techniques.end(), whole.techniques.begin()));
    EXPECT_TRUE(std::equal(part.before.begin(), part.before.end(), whole.before.begin()));
    EXPECT_TRUE(std::equal(part.after.begin(), part.after.end(), whole.after.begin()));
    EXPECT_TRUE(std::equal(part.effects.begin(), part.effects.end(), whole.effects.begin()));
    EXPECT_TRUE(std::equal(part.effect_offsets.begin(), part.effect_offsets.end(),
                           whole.effect_offsets.begin()));
  }
}

TEST(Traces, OfRowsThatAreNoPuzzlesSaySo) {
  Table rows = table_of({grid_of(test::kEasy), grid_of(test::kEasy), grid_of(test::kMany),
                         grid_of(test::kImpossible)});
  rows.row(0)[0] = rows.row(0)[8] = 4;
  rows.row(1)[0] = 10;
  const Trace made = whole_trace(rows.rows());
  EXPECT_EQ(made.statuses, (std::vector{RowStatus::kClash, RowStatus::kBadCell, RowStatus::kSeveral,
                                        RowStatus::kNone}));
  EXPECT_EQ(made.offsets[2], 0U);
  EXPECT_EQ(made.ends[0], static_cast<std::uint8_t>(PathEnd::kContradiction));
  EXPECT_NE(made.ends[2], static_cast<std::uint8_t>(PathEnd::kSolved));
}

TEST(Traces, AreOfEveryLayout) {
  const Layout layout = test::layout_of("4x4");
  RowTerms terms;
  terms.layout = &layout;
  const Table rows = table_of({grid_of("1.....2..3.....4")});
  const Trace made = whole_trace(rows.rows(), terms);
  ASSERT_EQ(made.ends[0], static_cast<std::uint8_t>(PathEnd::kSolved));
  std::string last;
  for (std::size_t c = 0; c < 16; ++c) {
    const std::uint16_t mask = made.after[(made.size.steps - 1) * 16 + c];
    last += static_cast<char>('1' + (mask == 1 ? 0 : mask == 2 ? 1 : mask == 4 ? 2 : 3));
  }
  EXPECT_EQ(last, "1243342143122134");
}

TEST(Traces, AreEndedByWhoIsTold) {
  const Table rows = table_of(std::vector<Grid>(20'000, grid_of(test::kHard)));
  RowTerms terms;
  const auto tell = [](std::uint64_t /*done*/, std::uint64_t /*total*/) { return false; };
  terms.tell = tell;
  const Trace made = trace(rows.rows(), terms, 0, 0);
  EXPECT_FALSE(made.size.is_whole);
  EXPECT_EQ(made.statuses.back(), RowStatus::kStopped);
  EXPECT_EQ(made.offsets.back(), made.size.steps);
}

}  // namespace
}  // namespace shudu::arrays
