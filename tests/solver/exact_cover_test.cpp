// Dancing links by themselves: Knuth's example, secondary columns, and that covering and uncovering
// leaves everything as it was.
#include "solver/reference/exact_cover.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

namespace shudu::test {
namespace {

using Node = ExactCover::Node;

// All solutions as sets of row names, by plain recursion.
// NOLINTNEXTLINE(misc-no-recursion): as deep as there are columns
void solve_all(ExactCover& cover, std::set<std::uint32_t>& rows,
               std::set<std::set<std::uint32_t>>& solutions) {
  const Node header = cover.smallest_column();
  if (header == ExactCover::kRoot) {
    solutions.insert(rows);
    return;
  }
  cover.cover(header);
  for (Node row = cover.below(header); row != header; row = cover.below(row)) {
    rows.insert(cover.name(row));
    cover.cover_others(row);
    solve_all(cover, rows, solutions);
    cover.uncover_others(row);
    rows.erase(cover.name(row));
  }
  cover.uncover(header);
}

std::set<std::set<std::uint32_t>> solve_all(ExactCover& cover) {
  std::set<std::uint32_t> rows;
  std::set<std::set<std::uint32_t>> solutions;
  solve_all(cover, rows, solutions);
  return solutions;
}

void add(ExactCover& cover, std::uint32_t name, const std::vector<std::size_t>& columns) {
  cover.add_row(name, columns);
}

// The matrix of "Dancing links" (2000), section "The exact cover problem": rows 1, 4 and 5.
ExactCover knuths_example(std::size_t primary) {
  ExactCover cover(primary, 7 - primary);
  cover.reserve(16);
  add(cover, 1, {2, 4, 5});
  add(cover, 2, {0, 3, 6});
  add(cover, 3, {1, 2, 5});
  add(cover, 4, {0, 3});
  add(cover, 5, {1, 6});
  add(cover, 6, {3, 4, 6});
  return cover;
}

TEST(ExactCover, KnuthsExample) {
  ExactCover cover = knuths_example(7);
  const std::set<std::set<std::uint32_t>> expected = {{1, 4, 5}};
  EXPECT_EQ(solve_all(cover), expected);
  EXPECT_EQ(solve_all(cover), expected) << "the dance left the matrix as it was";
}

// Columns 3 to 6 need not be covered, but no two rows may share one.
TEST(ExactCover, SecondaryColumns) {
  ExactCover cover = knuths_example(3);
  const std::set<std::set<std::uint32_t>> expected = {{2, 3}, {3, 4}, {1, 4, 5}};
  EXPECT_EQ(solve_all(cover), expected);
}

TEST(ExactCover, ColumnWithoutRows) {
  ExactCover cover(2, 0);
  add(cover, 1, {1});
  const Node header = cover.smallest_column();
  EXPECT_EQ(cover.row_count(header), 0U);
  EXPECT_TRUE(solve_all(cover).empty());
}

TEST(ExactCover, NothingToCover) {
  ExactCover cover(0, 3);
  EXPECT_EQ(cover.smallest_column(), ExactCover::kRoot);
}

}  // namespace
}  // namespace shudu::test
