// Rows solved, counted and checked: each is what exact cover says of it, on every layout, in both
// forms, with any stride and any number of threads.
#include "shudu/arrays/solving.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "arrays/tables.h"
#include "shudu/core/clash.h"
#include "shudu/solver/method.h"
#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"
#include "support/grids.h"

namespace shudu::arrays {
namespace {

using test::by_build;
using test::grid_of;

// Beyond these exact cover takes too long to be a judge.
constexpr std::uint64_t kMostListed = 100;
constexpr std::uint64_t kMostNodes = 1'000;

struct Judged {
  RowStatus status = RowStatus::kNone;
  std::vector<std::string> solutions;  // ascending
};

// None where the judge gives up.
std::optional<Judged> judge(const Layout& layout, const Grid& grid) {
  if (find_clash(layout, grid)) return Judged{RowStatus::kClash, {}};
  SearchOptions options;
  options.limit = kMostListed;
  options.node_budget = kMostNodes;
  const auto answer =
      test::ask(test::method_named("dlx"), layout, Pencilmarks::from_grid(grid), options);
  if (!answer.result.is_exact()) return std::nullopt;
  Judged judged{RowStatus::kNone, answer.sorted()};
  if (judged.solutions.size() == 1) judged.status = RowStatus::kUnique;
  if (judged.solutions.size() > 1) judged.status = RowStatus::kSeveral;
  return judged;
}

// The cells of a position that are settled, as givens: proper puzzles, improper ones, clashes.
std::vector<Grid> random_grids(const test::NamedLayout& layout, std::size_t count, Rng& rng) {
  const test::PositionMaker maker(layout);
  std::vector<Grid> grids;
  const int most = layout.layout.is_classic() ? 60 : 8;  // some take a tenth of a second
  for (int tries = 0; grids.size() < count; ++tries) {
    if (tries > most && !grids.empty()) {
      grids.push_back(grids[rng.below(grids.size())]);
      continue;
    }
    const Pencilmarks marks = maker.make(rng);
    Grid grid(layout.layout.size());
    for (const Cell cell : layout.layout.all_cells()) {
      if (marks[cell].size() == 1) grid.place(cell, *marks[cell].begin());
    }
    if (judge(layout.layout, grid)) grids.push_back(grid);
  }
  return grids;
}

struct Manner {
  CellForm form;
  std::size_t gap;
  int threads;
};
constexpr std::array kManners{Manner{CellForm::kValues, 0, 1}, Manner{CellForm::kText, 1, 2},
                              Manner{CellForm::kValues, 7, 5}};

std::string blank(std::size_t cells) {
  std::string text(cells, '.');
  return text;
}

class EveryLayout : public testing::TestWithParam<test::NamedLayout> {
 protected:
  EveryLayout() {
    terms_.layout = &GetParam().layout;
    const auto count = static_cast<std::size_t>(by_build(26, 25));  // more than are done at once
    grids_ = random_grids(GetParam(), count, rng_);
    for (const Grid& grid : grids_) judged_.push_back(*judge(GetParam().layout, grid));
  }

  Rng rng_{20'261'128};
  RowTerms terms_;
  std::vector<Grid> grids_;
  std::vector<Judged> judged_;
};

TEST_P(EveryLayout, TheSmallestSolutionOfEachRow) {
  for (const Manner& manner : kManners) {
    terms_.threads = manner.threads;
    for (const std::size_t count : {grids_.size(), std::size_t{5}, std::size_t{1}}) {
      const Table puzzles =
          table_of({grids_.begin(), grids_.begin() + static_cast<std::ptrdiff_t>(count)},
                   manner.form, manner.gap);
      Table out = make_table(count, puzzles.cells, puzzles.cells + 3, manner.form);
      std::vector<RowStatus> statuses(count);
      ASSERT_TRUE(solve_rows(puzzles.rows(), terms_, out.room(), statuses.data()));
      for (std::size_t i = 0; i < count; ++i) {
        const auto& solutions = judged_[i].solutions;
        EXPECT_EQ(statuses[i], judged_[i].status) << puzzles.text(i);
        EXPECT_EQ(out.text(i), solutions.empty() ? blank(out.cells) : solutions.front());
      }
      EXPECT_TRUE(out.has_its_guards());
      ASSERT_TRUE(solve_rows(puzzles.rows(), terms_, out.room(), nullptr));
      EXPECT_EQ(out.text(0),
                judged_[0].solutions.empty() ? blank(out.cells) : judged_[0].solutions.front());
    }
  }
}

TEST_P(EveryLayout, SolutionsMayTakeThePlaceOfThePuzzles) {
  Table rows = table_of(grids_, CellForm::kText);
  terms_.threads = 3;
  std::vector<RowStatus> statuses(grids_.size());
  ASSERT_TRUE(solve_rows(rows.rows(), terms_, rows.room(), statuses.data()));
  for (std::size_t i = 0; i < grids_.size(); ++i) {
    EXPECT_EQ(statuses[i], judged_[i].status);
    const auto& solutions = judged_[i].solutions;
    EXPECT_EQ(rows.text(i), solutions.empty() ? blank(rows.cells) : solutions.front());
  }
}

TEST_P(EveryLayout, AsManySolutionsAsTheLimitLetsCount) {
  const Table puzzles = table_of(grids_);
  for (const std::uint64_t limit :
       {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{7}, std::uint64_t{90}, kUnlimited}) {
    std::vector<RowStatus> statuses(grids_.size());
    std::vector<std::uint64_t> counts(grids_.size());
    ASSERT_TRUE(count_rows(puzzles.rows(), terms_, limit, counts.data(), statuses.data()));
    for (std::size_t i = 0; i < grids_.size(); ++i) {
      EXPECT_EQ(counts[i], std::min<std::uint64_t>(limit, judged_[i].solutions.size()));
      const bool is_cut = limit == 1 && judged_[i].status == RowStatus::kSeveral;
      EXPECT_EQ(statuses[i], is_cut ? RowStatus::kUnique : judged_[i].status) << limit;
    }
  }
}

// A given can go where the puzzle without it still has one solution.
TEST_P(EveryLayout, GivensThatCanGo) {
  const Layout& layout = GetParam().layout;
  const Table puzzles = table_of(grids_, CellForm::kText);
  Table redundant = make_table(grids_.size(), puzzles.cells, puzzles.cells + 2, CellForm::kValues);
  std::vector<RowStatus> statuses(grids_.size());
  ASSERT_TRUE(check_rows(puzzles.rows(), terms_, statuses.data(), redundant.room()));
  for (std::size_t i = 0; i < grids_.size(); ++i) {
    ASSERT_EQ(statuses[i], judged_[i].status);
    for (const Cell cell : layout.all_cells()) {
      bool can_go = false;
      if (statuses[i] == RowStatus::kUnique && grids_[i][cell]) {
        Grid without = grids_[i];
        without.clear(cell);
        can_go =
            test::count(test::method_named("dlx"), layout, Pencilmarks::from_grid(without), 2) == 1;
      }
      EXPECT_EQ(redundant.row(i)[cell.index()], can_go ? 1 : 0) << puzzles.text(i);
    }
  }
  EXPECT_TRUE(redundant.has_its_guards());
}

// But the last, a jigsaw with knight's moves, on which a position takes the judge a second.
std::vector<test::NamedLayout> judged_layouts() {
  std::vector<test::NamedLayout> layouts = test::all_layouts();
  layouts.pop_back();
  return layouts;
}

INSTANTIATE_TEST_SUITE_P(SolvedRows, EveryLayout, testing::ValuesIn(judged_layouts()),
                         [](const auto& param) { return "n" + std::to_string(param.index); });

// What is wrong with a row touches no other, and every byte is looked at.
void expect_only_row_2_is_wrong(std::size_t count, CellForm form, std::size_t cell) {
  Table rows = table_of(std::vector<Grid>(count, grid_of(test::kEasy)), form);
  rows.row(2)[cell] = form == CellForm::kValues ? 10 : 'a';
  Table out = make_table(count, 81, 81, form);
  std::vector<RowStatus> statuses(count);
  ASSERT_TRUE(solve_rows(rows.rows(), {}, out.room(), statuses.data()));
  std::vector<RowStatus> expected(count, RowStatus::kUnique);
  expected[2] = RowStatus::kBadCell;
  ASSERT_EQ(statuses, expected) << cell;
  ASSERT_EQ(out.text(2), blank(81));
}

TEST(RowsThatAreWrong, AreOpenAndNamed) {
  for (const CellForm form : {CellForm::kValues, CellForm::kText}) {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      expect_only_row_2_is_wrong(4, form, cell);
      expect_only_row_2_is_wrong(100, form, cell);
    }
  }
}

// A blank of any kind, and a digit beyond the size of a small grid.
TEST(RowsThatAreWrong, TheBlanksOfPlainLinesAreNone) {
  const std::string blanks = ".0*_-xX ";
  std::size_t next = 0;
  Table table = table_of({grid_of(test::kEasy)}, CellForm::kText);
  for (std::uint8_t& byte : table.bytes) {
    if (byte == '.') byte = static_cast<std::uint8_t>(blanks[next++ % blanks.size()]);
  }
  const Rows rows = table.rows();
  RowStatus status = RowStatus::kNone;
  ASSERT_TRUE(check_rows(rows, {}, &status));
  EXPECT_EQ(status, RowStatus::kUnique);

  const Layout small = test::layout_of("4x4");
  RowTerms terms;
  terms.layout = &small;
  const std::array<std::uint8_t, 16> five{5};
  ASSERT_TRUE(check_rows({five.data(), 1, 16, CellForm::kValues}, terms, &status));
  EXPECT_EQ(status, RowStatus::kBadCell);
}

TEST(Counts, MayBeVeryLarge) {
  const Table rows = table_of(
      {grid_of(test::kEasy),
       grid_of(std::string(
           "4.....8.5.3..........7......2.....6.....5.4......1.......6.3.7.5..2.....1.9......"))});
  std::vector<std::uint64_t> counts(2);
  ASSERT_TRUE(count_rows(rows.rows(), {}, kUnlimited, counts.data(), nullptr));
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 1}));
  // 6,670,903,752,021,072,936,960 grids are more than a number of 64 bits holds (Felgenhauer and
  // Jarvis, 2005); those with one first band are few enough.
  const Table band = table_of({grid_of(
      "123456789456789123789123456......................................................")});
  ASSERT_TRUE(count_rows(band.rows(), {}, kUnlimited, counts.data(), nullptr));
  EXPECT_EQ(counts[0], 7'802'998'272U);
}

TEST(Budgets, GiveARowUpAndNoOther) {
  std::vector<Grid> grids(60, grid_of(test::kEasy));
  grids[7] = grid_of(test::kHard);  // some dozen guesses
  const Table rows = table_of(grids);
  RowTerms terms;
  terms.nodes = 2;
  std::vector<RowStatus> statuses(grids.size());
  ASSERT_TRUE(check_rows(rows.rows(), terms, statuses.data()));
  for (std::size_t i = 0; i < grids.size(); ++i) {
    EXPECT_EQ(statuses[i], i == 7 ? RowStatus::kBudget : RowStatus::kUnique);
  }
}

// Counting the grids of an empty one would take longer than anybody waits.
TEST(Ends, ByWhoIsTold) {
  std::vector<Grid> grids(30, grid_of(test::kEasy));
  grids[3] = Grid(9);
  const Table rows = table_of(grids);
  for (const int threads : {1, 2, 8}) {
    RowTerms terms;
    terms.threads = threads;
    int calls = 0;
    const auto tell = [&](std::uint64_t done, std::uint64_t total) {
      EXPECT_LE(done, total);
      EXPECT_EQ(total, grids.size());
      return ++calls < 3;
    };
    terms.tell = tell;
    std::vector<std::uint64_t> counts(grids.size(), 99);
    std::vector<RowStatus> statuses(grids.size());
    EXPECT_FALSE(count_rows(rows.rows(), terms, kUnlimited, counts.data(), statuses.data()));
    EXPECT_EQ(calls, 3);
    EXPECT_EQ(statuses[3], RowStatus::kStopped);
    EXPECT_EQ(counts[3], 0U);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      EXPECT_EQ(counts[i], statuses[i] == RowStatus::kUnique ? 1U : 0U);
    }
  }
}

TEST(Ends, WhenAllIsDoneItIsTold) {
  const Table rows = table_of(std::vector<Grid>(5'000, grid_of(test::kHard)));
  RowTerms terms;
  std::uint64_t last = 0;
  const auto tell = [&last](std::uint64_t done, std::uint64_t total) {
    EXPECT_GE(done, last);
    EXPECT_EQ(total, 5'000U);
    last = done;
    return true;
  };
  terms.tell = tell;
  std::vector<RowStatus> statuses(rows.count);
  EXPECT_TRUE(check_rows(rows.rows(), terms, statuses.data()));
  EXPECT_EQ(last, 5'000U);
}

TEST(NoRows, AreDoneAtOnce) {
  EXPECT_TRUE(solve_rows({nullptr, 0, 81, CellForm::kValues}, {}, {}, nullptr));
  EXPECT_TRUE(count_rows({nullptr, 0, 81, CellForm::kValues}, {}, 2, nullptr, nullptr));
}

}  // namespace
}  // namespace shudu::arrays
