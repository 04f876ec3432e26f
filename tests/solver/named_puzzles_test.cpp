// Puzzles known by name for being hard, for people or for programs: each has one solution, and all
// methods find the same. Sources: the authors named; collections of P. Norvig, H. Li (plb) and
// T. Dillon (tdoku); reports of programs that hung on them.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

struct NamedPuzzle {
  const char* name;
  const char* puzzle;
};

constexpr NamedPuzzle kPuzzles[] = {
    {"BruteForceKiller",
     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"},
    {"AiEscargot",
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    {"Inkala2010",
     "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."},
    {"Inkala2012",
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    {"GoldenNugget",
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    {"EasterMonster",
     "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"},
    {"PlatinumBlonde",
     ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."},
    {"FataMorgana",
     "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"},
    {"Cheese", ".2..5.7..4..1....68....3...2....8..3.4..2.5.....6...1...2.9.....9......57.4...9.."},
    {"RedDwarf",
     "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8"},
    {"SuexRat9",
     "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8..6......54....7"},
    {"SuexRatT",
     "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"},
    {"TopRated2",
     "12.3.....4.....3....3.5......42..5......8...9.6...5.7...15..2......9..6......7..8"},
    {"TopRated3",
     "..3..6.8....1..2......7...4..9..8.6..3..4...1.7.2.....3....5.....5...6..98.....5."},
    {"TopRated4",
     "1.......9..67...2..8....4......75.3...5..2....6.3......9....8..6...4...1..25...6."},
    {"TopRated5",
     "..9...4...7.3...2.8...6...71..8....6....1..7.....56...3....5..1.4.....9...2...7.."},
    {"WebTimeout",
     "000007004000006003860200000509082000640000080000000700000000042010030000703000009"},
};

// The first one takes 69 million nodes, which a slow build does not have.
constexpr std::uint64_t kScanBudget = by_build<std::uint64_t>(kUnlimited, 4'000'000, 40'000);

class NamedPuzzles : public testing::TestWithParam<NamedPuzzle> {};

TEST_P(NamedPuzzles, EveryMethodFindsTheOneSolution) {
  const Pencilmarks marks = marks_of(GetParam().puzzle);
  std::string solution;
  for (const Method& method : method_table()) {
    const std::uint64_t budget = method.name == "scan" ? kScanBudget : kUnlimited;
    const Answer answer = ask(method, Layout::classic(), marks, {.node_budget = budget});
    if (answer.result.end == SearchEnd::kBudget) {
      EXPECT_EQ(method.name, "scan");
      std::printf("scan did not finish within %llu nodes\n",
                  static_cast<unsigned long long>(budget));
      EXPECT_LE(answer.result.count, 1U);
      continue;
    }
    ASSERT_EQ(answer.result.count, 1U) << method.name;
    EXPECT_TRUE(answer.result.is_exact()) << method.name;
    EXPECT_EQ(text_of(answer.result.first), answer.solutions[0]) << method.name;
    EXPECT_TRUE(is_solution(Layout::classic(), marks, answer.result.first)) << method.name;
    if (solution.empty()) solution = answer.solutions[0];
    EXPECT_EQ(answer.solutions[0], solution) << method.name;
  }
}

INSTANTIATE_TEST_SUITE_P(All, NamedPuzzles, testing::ValuesIn(kPuzzles),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
