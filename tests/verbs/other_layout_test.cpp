// Which layout leaves a puzzle one solution, judged by exact cover on every named layout.
#include "shudu/verbs/other_layout.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/clash.h"
#include "shudu/solver/solver.h"
#include "support/grids.h"

namespace shudu::verbs {
namespace {

// Minimal puzzles made on one layout each.
constexpr std::array kOfOneLayout{
    std::string_view(
        "....4....6.8...9..1....6....597...........8.....2....54......9.39..2......1......"),
    std::string_view(
        "...8.......2...4..4..6.7..28...1.....9....7...........3....6.1..1..5...........3."),
    std::string_view(
        "....4..6.6.2...7.......5...7584......4....3.....9....75.....9..29..6..8...4......"),
    std::string_view(
        "....4....2.4...8.....5.3..9.58............7.....1.....5.....43....76..1...2.9...."),
    std::string_view(
        "...........2...4..4..9.1.7.59.............3...3.7.......8....3..1.....2...9.8...."),
    std::string_view(
        ".......6...2...8..3....6...8.9............5...........5......8..1.........42....."),
    std::string_view(
        "....4....3.1...4..6..3.9...49.2...........7..........68.....61.....3..5...2.7...."),
    std::string_view("..2...4..6...5.1...26.3......1.3...."),
    std::string_view("...8...31...6.78..1.854...3.....2...46....24...7.5.61..........5"),
};

constexpr std::array kOfNone{
    std::string_view(
        "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71."),
    std::string_view(
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
    std::string_view("...................................."),
    std::string_view("................"),
};

bool is_unique_on(const Layout& layout, const Grid& givens) {
  if (find_clash(layout, givens)) return false;
  int found = 0;
  const auto take = [&found](const Grid& /*grid*/) { return ++found < 2; };
  find_method("dlx")->search(layout, Pencilmarks::from_grid(givens), {}, take);
  return found == 1;
}

std::string judged_layout(const Grid& givens) {
  std::vector<std::string> names;
  for (const LayoutRow& row : layout_table()) {
    const bool is_usual = row.layout == *default_layout(givens.size());
    if (is_usual || row.layout->size() != givens.size()) continue;
    if (is_unique_on(*row.layout, givens)) names.emplace_back(row.slug);
  }
  return names.size() == 1 ? names.front() : std::string();
}

std::string found_layout(std::string_view text, std::uint64_t nodes = kMostLayoutNodes) {
  Budget budget({.nodes = nodes});
  const LayoutRow* const row = sole_layout(budget, test::grid_of(text));
  return row == nullptr ? std::string() : std::string(row->slug);
}

TEST(SoleLayout, IsThatOfWhichTheRulesAreMissing) {
  std::size_t found = 0;
  for (const std::string_view text : kOfOneLayout) {
    const std::string judged = judged_layout(test::grid_of(text));
    EXPECT_EQ(found_layout(text), judged) << text;
    if (!judged.empty()) ++found;
  }
  EXPECT_GE(found, 4U);
}

TEST(SoleLayout, IsNoneWhereSeveralAreOrNoneIs) {
  for (const std::string_view text : kOfNone) {
    EXPECT_EQ(judged_layout(test::grid_of(text)), "") << text;
    EXPECT_EQ(found_layout(text), "") << text;
  }
}

TEST(SoleLayout, IsNotGuessedWhereASearchEnds) {
  const std::string blank(81, '.');
  EXPECT_EQ(found_layout(blank, 1), "");
}

}  // namespace
}  // namespace shudu::verbs
