// Puzzles known by name for being hard, for people or for programs (facts.h): each has one
// solution, and all methods find the same.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "solver/facts.h"
#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

// The first one takes 69 million nodes, which a slow build does not have.
constexpr std::uint64_t kScanBudget = by_build<std::uint64_t>(kUnlimited, 40'000);

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

INSTANTIATE_TEST_SUITE_P(All, NamedPuzzles, testing::ValuesIn(kNamedPuzzles),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
