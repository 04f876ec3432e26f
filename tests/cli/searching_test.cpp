// The searches of the verbs: two methods that cover for each other, and lists of all solutions.
#include "cli/searching.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cases.h"
#include "cli/solution_list.h"
#include "shudu/core/layout_table.h"

namespace shudu::cli {
namespace {

Question question_of(std::string_view text, const Layout& layout = Layout::classic()) {
  Grid grid(layout.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '.') grid.place(Cell(static_cast<int>(i)), Digit(text[i] - '0'));
  }
  return Question{layout, Pencilmarks::from_grid(grid), {}};
}

std::vector<Grid> listed(const Options& options, const Question& question, ListEnd* end = nullptr) {
  std::vector<Grid> grids;
  const ListEnd list = list_solutions(options, question, [&grids](const Grid& grid) {
    grids.push_back(grid);
    return true;
  });
  if (end != nullptr) *end = list;
  return grids;
}

bool is_before(const Grid& a, const Grid& b) {
  for (int i = 0; i < a.cell_count(); ++i) {
    if (a.value_at(Cell(i)) != b.value_at(Cell(i)))
      return a.value_at(Cell(i)) < b.value_at(Cell(i));
  }
  return false;
}

TEST(Searching, APuzzleThatIsHardForOneMethodIsEasyForBoth) {
  // mrv alone needs a minute for this one.
  const SearchResult result = search_up_to(Options{}, question_of(test::kImpossible), 2);
  EXPECT_EQ(result.count, 0U);
  EXPECT_EQ(result.end, SearchEnd::kComplete);
}

TEST(Searching, CountsAreTheSameWithAndWithoutAMethod) {
  const Question question = question_of(test::kTwo);
  EXPECT_EQ(search_up_to(Options{}, question, kUnlimited).count, 2U);
  for (const Method& method : method_table()) {
    Options options;
    options.method = &method;
    EXPECT_EQ(search_up_to(options, question, kUnlimited).count, 2U) << method.name;
  }
}

TEST(Searching, AStopIsAStop) {
  const std::atomic<bool> stop{true};
  Question question = question_of(std::string(81, '.'));
  question.search.stop = &stop;
  EXPECT_EQ(search_up_to(Options{}, question, kUnlimited).end, SearchEnd::kStopped);
  ListEnd end;
  listed(Options{}, question, &end);
  EXPECT_TRUE(end.was_stopped);
}

TEST(SolutionList, All288GridsInAscendingOrder) {
  const Layout& layout = **default_layout(4);
  ListEnd end;
  const std::vector<Grid> grids =
      listed(Options{}, question_of(std::string(16, '.'), layout), &end);
  EXPECT_EQ(grids.size(), 288U);
  EXPECT_EQ(end.count, 288U);
  EXPECT_FALSE(end.has_more);
  EXPECT_TRUE(std::is_sorted(grids.begin(), grids.end(), is_before));
}

TEST(SolutionList, ManySolutionsAreInAscendingOrderToo) {
  // More than are sorted: the first row of a 6x6 grid leaves 39,168.
  const Layout& layout = **default_layout(6);
  const std::vector<Grid> grids =
      listed(Options{}, question_of("123456" + std::string(30, '.'), layout));
  EXPECT_EQ(grids.size(), 39'168U);
  EXPECT_TRUE(std::is_sorted(grids.begin(), grids.end(), is_before));
}

TEST(SolutionList, TheLimitIsKeptAndMoreIsNoticed) {
  const Layout& layout = **default_layout(4);
  const Question question = question_of(std::string(16, '.'), layout);
  for (const std::uint64_t limit : {1U, 287U, 288U, 289U}) {
    Options options;
    options.limit = limit;
    ListEnd end;
    EXPECT_EQ(listed(options, question, &end).size(), std::min<std::uint64_t>(limit, 288));
    EXPECT_EQ(end.has_more, limit < 288) << limit;
  }
}

TEST(SolutionList, VerdictsFollowTheCount) {
  EXPECT_EQ((ListEnd{0, false, false}).verdict(), Verdict::kNone);
  EXPECT_EQ((ListEnd{1, false, false}).verdict(), Verdict::kUnique);
  EXPECT_EQ((ListEnd{1, true, false}).verdict(), Verdict::kMultiple);
  EXPECT_EQ((ListEnd{2, false, false}).verdict(), Verdict::kMultiple);
}

TEST(SolutionList, ASinkThatHasEnoughEndsTheList) {
  int count = 0;
  const ListEnd end = list_solutions(Options{}, question_of(std::string(81, '.')),
                                     [&count](const Grid&) { return ++count < 5; });
  EXPECT_EQ(count, 5);
  EXPECT_TRUE(end.was_stopped);
}

}  // namespace
}  // namespace shudu::cli
