// The searches of all questions: two methods that cover for each other, slices, and lists of all
// solutions.
#include "shudu/verbs/searching.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shudu/core/layout_table.h"
#include "support/grids.h"

namespace shudu::verbs {
namespace {

// Norvig's "impossible" one: no solution.
constexpr std::string_view kImpossible =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
constexpr std::string_view kTwo =
    "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.";

class Asked {
 public:
  explicit Asked(std::string_view text, const Layout& layout = Layout::classic())
      : grid_(test::grid_of(text)), position_(position_of(layout, grid_)) {}
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;
  ~Asked() = default;

  operator const Position&() const { return position_; }

 private:
  Grid grid_;
  Position position_;
};

std::vector<Grid> listed(Budget& budget, const Asked& question, std::uint64_t limit = kUnlimited,
                         ListEnd* end = nullptr) {
  std::vector<Grid> grids;
  const auto take = [&grids](const Grid& grid) {
    grids.push_back(grid);
    return true;
  };
  const ListEnd list = list_solutions(budget, question, {.limit = limit}, take);
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
  const Asked question(kImpossible);
  Budget budget;
  const SearchResult result = search_up_to(budget, question, 2);
  EXPECT_EQ(result.count, 0U);
  EXPECT_EQ(result.end, SearchEnd::kComplete);
  EXPECT_EQ(budget.halt(), Halt::kNone);
}

TEST(Searching, CountsAreTheSameWithAndWithoutAMethod) {
  const Asked question(kTwo);
  Budget budget;
  EXPECT_EQ(search_up_to(budget, question, kUnlimited).count, 2U);
  for (const Method& method : method_table()) {
    const SearchWish wish{.method = &method};
    EXPECT_EQ(search_up_to(budget, question, kUnlimited, wish).count, 2U) << method.name;
  }
}

TEST(Searching, AStopIsAStop) {
  const std::atomic<bool> stop{true};
  const Asked question(std::string(81, '.'));
  Budget budget({.flag = &stop});
  EXPECT_EQ(search_up_to(budget, question, kUnlimited).end, SearchEnd::kStopped);
  EXPECT_EQ(budget.halt(), Halt::kCancelled);
  ListEnd end;
  listed(budget, question, kUnlimited, &end);
  EXPECT_TRUE(end.was_stopped);
}

// With somebody to ask, a search goes in slices of twice the nodes each, and finds the same.
TEST(Searching, SlicesDoubleAndFindTheSame) {
  const Asked question("123456" + std::string(30, '.'), **default_layout(6));
  std::vector<std::uint64_t> told;
  const auto progress = [&told](std::uint64_t done, std::uint64_t /*total*/) {
    told.push_back(done);
    return true;
  };
  Budget sliced({.progress = progress});
  Budget whole;
  EXPECT_EQ(search_up_to(sliced, question, kUnlimited).count, 39'168U);
  EXPECT_EQ(search_up_to(whole, question, kUnlimited).count, 39'168U);
  told.erase(std::unique(told.begin(), told.end()), told.end());
  for (std::size_t i = 1; i + 1 < told.size(); ++i) EXPECT_EQ(told[i + 1], 2 * told[i]);
  EXPECT_GE(told.size(), 2U);
  EXPECT_EQ(listed(sliced, question), listed(whole, question));
}

TEST(Searching, NodesThatAreUsedUpEndIt) {
  const Asked question(std::string(81, '.'));
  Budget budget({.nodes = 50'000});
  const SearchResult found = search_up_to(budget, question, kUnlimited);
  EXPECT_EQ(found.end, SearchEnd::kBudget);
  EXPECT_EQ(budget.halt(), Halt::kBudget);
  budget.begin_record();
  EXPECT_EQ(budget.halt(), Halt::kNone);
}

TEST(SolutionList, All288GridsInAscendingOrder) {
  const Asked question(std::string(16, '.'), **default_layout(4));
  Budget budget;
  ListEnd end;
  const std::vector<Grid> grids = listed(budget, question, kUnlimited, &end);
  EXPECT_EQ(grids.size(), 288U);
  EXPECT_EQ(end.count, 288U);
  EXPECT_FALSE(end.has_more);
  EXPECT_TRUE(std::is_sorted(grids.begin(), grids.end(), is_before));
}

TEST(SolutionList, ManySolutionsAreInAscendingOrderToo) {
  // More than are sorted: the first row of a 6x6 grid leaves 39,168.
  Budget budget;
  const std::vector<Grid> grids =
      listed(budget, Asked("123456" + std::string(30, '.'), **default_layout(6)));
  EXPECT_EQ(grids.size(), 39'168U);
  EXPECT_TRUE(std::is_sorted(grids.begin(), grids.end(), is_before));
}

TEST(SolutionList, TheLimitIsKeptAndMoreIsNoticed) {
  const Asked question(std::string(16, '.'), **default_layout(4));
  for (const std::uint64_t limit : {1U, 287U, 288U, 289U}) {
    Budget budget;
    ListEnd end;
    EXPECT_EQ(listed(budget, question, limit, &end).size(), std::min<std::uint64_t>(limit, 288));
    EXPECT_EQ(end.has_more, limit < 288) << limit;
  }
}

TEST(SolutionList, ASinkThatHasEnoughEndsTheList) {
  int count = 0;
  const Asked question(std::string(81, '.'));
  Budget budget;
  const ListEnd end =
      list_solutions(budget, question, {}, [&count](const Grid&) { return ++count < 5; });
  EXPECT_EQ(count, 5);
  EXPECT_TRUE(end.was_stopped);
}

}  // namespace
}  // namespace shudu::verbs
