// Sparse puzzles: the table that they begin with, and what is made from it. Each has one solution
// by exact cover, and no given can go.
#include "generator/sparse_table.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "generator/judge.h"
#include "shudu/canonical/form.h"
#include "shudu/canonical/form_set.h"
#include "shudu/core/layout_table.h"
#include "shudu/generator/make.h"
#include "shudu/generator/origin.h"
#include "shudu/rating/shudu_scale.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

void expect_minimal_of(const Grid& puzzle, int givens) {
  const Layout layout = Layout::classic();
  EXPECT_EQ(puzzle.filled_count(), givens);
  EXPECT_TRUE(has_one_solution(layout, puzzle));
  for (const Cell cell : puzzle.filled()) {
    Grid less = puzzle;
    less.clear(cell);
    EXPECT_FALSE(has_one_solution(layout, less));
  }
}

PuzzleWish with_clues(int low, int high) {
  PuzzleWish wish;
  wish.method = MakeMethod::kSparse;
  wish.givens.clues = ClueRange{low, high};
  return wish;
}

std::vector<SeriesItem> sparse_items(const PuzzleWish& wish, std::size_t count,
                                     const Kernel& kernel = best_kernel()) {
  EXPECT_EQ(find_fault(wish), MakeFault::kNone);
  std::vector<SeriesItem> items(count);
  EXPECT_TRUE(PuzzleMaker(PuzzleSource(wish), kernel).make({5, 0, usual_tries(wish)}, items));
  return items;
}

TEST(SparseTable, HoldsFormsOfMinimalPuzzlesNoTwoTheSame) {
  for (int givens = kFewestSparse; givens <= kMostSparse; ++givens) {
    const std::vector<Grid> puzzles = sparse_puzzles(givens);
    EXPECT_GE(puzzles.size(), givens == kFewestSparse ? 90U : 200U);
    FormSet seen;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      EXPECT_EQ(canonical_form(puzzles[i])->form, puzzles[i]);
      EXPECT_TRUE(seen.insert(hash_of(puzzles[i])));
      // Some of them where every check is on and exact cover slow.
      if (i % by_build<std::size_t>(1, 16) == 0) expect_minimal_of(puzzles[i], givens);
    }
  }
}

TEST(Sparse, PuzzlesHaveTheGivensThatWereAskedFor) {
  for (int givens = kFewestSparse; givens <= kMostSparse; ++givens) {
    for (const SeriesItem& item : sparse_items(with_clues(givens, givens), by_build(8, 2))) {
      ASSERT_TRUE(item.made);
      EXPECT_EQ(item.tries, 1U);
      expect_minimal_of(item.made->puzzle, givens);
      for (const Cell cell : item.made->puzzle.filled()) {
        EXPECT_EQ(item.made->puzzle[cell], item.made->solution[cell]);
      }
    }
  }
  std::array<int, 3> met{};
  for (const SeriesItem& item : sparse_items(with_clues(0, 81), 24)) {
    ++met[static_cast<std::size_t>(item.made->puzzle.filled_count() - kFewestSparse)];
  }
  for (const int count : met) EXPECT_GT(count, 0);
}

// With 18 givens most lead somewhere else than to the table.
TEST(Sparse, PuzzlesAreNewAndDiffer) {
  FormSet seen;
  for (const Grid& puzzle : sparse_puzzles(18)) seen.insert(hash_of(puzzle));
  int fresh = 0;
  constexpr int kCount = by_build(100, 20);
  for (const SeriesItem& item : sparse_items(with_clues(18, 18), kCount)) {
    fresh += seen.insert(hash_of(canonical_form(item.made->puzzle)->form)) ? 1 : 0;
  }
  EXPECT_GE(fresh, kCount / 2);
}

TEST(Sparse, IsTheSameOnEveryKernelAndByItsOrigin) {
  const PuzzleWish wish = with_clues(18, 19);
  const std::vector<SeriesItem> items = sparse_items(wish, 4);
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    const std::vector<SeriesItem> others = sparse_items(wish, 4, kernel);
    for (std::size_t i = 0; i < items.size(); ++i) {
      EXPECT_EQ(others[i].made->puzzle, items[i].made->puzzle) << kernel.name;
    }
  }
  const std::string line = print_origin({wish, 5, 3});
  EXPECT_EQ(line, "generated method=sparse seed=5 item=3 clues=18-19 series=1");
  const Result<Origin, OriginError> origin = parse_origin(line);
  ASSERT_TRUE(origin);
  EXPECT_EQ(make_to_wish(*origin, 1).item.made->puzzle, items[3].made->puzzle);
}

TEST(Sparse, DifficultyIsAsWished) {
  PuzzleWish wish = with_clues(18, 18);
  wish.difficulty.level = Level::kEasy;
  for (const SeriesItem& item : sparse_items(wish, 3)) {
    ASSERT_TRUE(item.made);
    expect_minimal_of(item.made->puzzle, 18);
    EXPECT_EQ(rate_shudu(Layout::classic(), item.made->puzzle)->level, Level::kEasy);
  }
  EXPECT_TRUE(parse_origin(print_origin({wish, 5, 1})));
}

TEST(Sparse, OtherGivensAndLayoutsAreFaults) {
  EXPECT_EQ(find_fault(with_clues(16, 16)), MakeFault::kNotSparse);
  EXPECT_EQ(find_fault(with_clues(20, 81)), MakeFault::kNotSparse);
  PuzzleWish wish = with_clues(18, 18);
  wish.layout = *parse_layout("x");
  EXPECT_EQ(find_fault(wish), MakeFault::kOnlyClassic);
}

}  // namespace
}  // namespace shudu::test
