// The short calls and the table of methods.
#include "shudu/solver/solver.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "solver/helpers.h"

namespace shudu::test {
namespace {

TEST(Solver, SolveTellsNoneOneAndSeveral) {
  Grid proper = grid_of(kFull);
  for (const int cell : {0, 10, 20, 40}) proper.clear(Cell(cell));
  const auto one = solve(Layout::classic(), proper);
  ASSERT_TRUE(one.has_value());
  EXPECT_EQ(one->count, 1U);
  EXPECT_TRUE(one->is_exact());
  EXPECT_EQ(text_of(one->first), kFull);

  const auto several = solve(Layout::classic(), Grid(9));
  ASSERT_TRUE(several.has_value());
  EXPECT_EQ(several->count, 2U);
  EXPECT_TRUE(is_solution(Layout::classic(), Pencilmarks(9), several->first));

  // r1c9 sees all nine digits.
  const auto none = solve(Layout::classic(),
                          grid_of("12345678." + std::string(8, '.') + "9" + std::string(63, '.')));
  ASSERT_TRUE(none.has_value());
  EXPECT_EQ(none->count, 0U);
  EXPECT_TRUE(none->is_exact());
}

TEST(Solver, CountWithAndWithoutLimit) {
  const Grid grid = first_cells(grid_of(kFull), 54);
  EXPECT_EQ(count_solutions(Layout::classic(), grid)->count, 1728U);
  EXPECT_TRUE(count_solutions(Layout::classic(), grid)->is_exact());
  EXPECT_EQ(count_solutions(Layout::classic(), grid, 1000)->count, 1000U);
  EXPECT_FALSE(count_solutions(Layout::classic(), grid, 1000)->is_exact());
  EXPECT_EQ(count_solutions(Layout::classic(), grid, 0)->count, 0U);
}

TEST(Solver, IsUnique) {
  EXPECT_TRUE(*is_unique(Layout::classic(), grid_of(kFull)));
  EXPECT_FALSE(*is_unique(Layout::classic(), first_cells(grid_of(kFull), 54)));
}

// Row, column and box clashes are three different errors that name the cells, whatever is asked.
TEST(Solver, ClashesAreErrors) {
  struct Case {
    int other;  // a second 5 beside the one in r1c1
    ErrorCode code;
  };
  for (const Case& clash :
       {Case{8, ErrorCode::kDuplicateInRow}, Case{72, ErrorCode::kDuplicateInColumn},
        Case{20, ErrorCode::kDuplicateInBox}}) {
    Grid grid(9);
    grid.place(Cell(0), Digit(5));
    grid.place(Cell(clash.other), Digit(5));
    const auto solved = solve(Layout::classic(), grid);
    ASSERT_FALSE(solved.has_value());
    EXPECT_EQ(solved.error().code, clash.code);
    EXPECT_EQ(solved.error().digit, 5);
    EXPECT_EQ(solved.error().cells, (CellSet{Cell(0), Cell(clash.other)}));
    EXPECT_EQ(count_solutions(Layout::classic(), grid).error(), solved.error());
    EXPECT_EQ(is_unique(Layout::classic(), grid).error(), solved.error());
    for (const Method& method : method_table()) {
      EXPECT_EQ(search(Layout::classic(), grid, method, {}).error(), solved.error());
    }
  }
}

TEST(Solver, ExtraRegionsAndMovesClash) {
  Grid grid(9);
  grid.place(Cell(0), Digit(5));
  grid.place(Cell(80), Digit(5));
  EXPECT_TRUE(solve(Layout::classic(), grid).has_value());
  EXPECT_EQ(solve(layout_of("x"), grid).error().code, ErrorCode::kDuplicateInRegion);
}

TEST(Solver, SizesMustAgree) {
  const auto result = solve(Layout::classic(), Grid(4));
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().code, ErrorCode::kLayoutMismatch);
  EXPECT_EQ(result.error().found, 4U);
  EXPECT_EQ(result.error().expected, 9U);
}

TEST(Solver, SearchHandsSolutionsOut) {
  const Grid grid = first_cells(grid_of(kFull), 63);
  for (const Method& method : method_table()) {
    std::set<std::string> seen;
    auto keep = [&seen](const Grid& solution) {
      seen.insert(text_of(solution));
      return true;
    };
    const auto result = search(Layout::classic(), grid, method, {}, keep);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->count, 8U) << method.name;
    EXPECT_EQ(seen.size(), 8U) << method.name;
    EXPECT_EQ(seen.count(kFull), 1U) << method.name;
  }
}

TEST(MethodTable, RowsAreComplete) {
  std::set<std::string> names;
  for (const Method& method : method_table()) {
    EXPECT_TRUE(names.insert(std::string(method.name)).second) << method.name;
    EXPECT_EQ(find_method(method.name), &method);
    EXPECT_NE(method.search, nullptr);
    EXPECT_NE(method.count, nullptr);
    for (const auto text : {method.words.en, method.words.zh_cn, method.words.zh_tw}) {
      EXPECT_FALSE(text.empty()) << method.name;
    }
    EXPECT_NE(method.words.zh_cn, method.words.zh_tw) << "written by hand in each";
  }
  EXPECT_EQ(names, (std::set<std::string>{"fast", "scan", "mrv", "logic", "dlx"}));
  EXPECT_EQ(default_method().name, "fast");
}

TEST(MethodTable, UnknownNames) {
  for (const char* name : {"", "MRV", "mrv ", "Fast", "scan,mrv"}) {
    EXPECT_EQ(find_method(name), nullptr) << name;
  }
}

}  // namespace
}  // namespace shudu::test
