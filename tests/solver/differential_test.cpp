// The methods judge one another: on random positions of every layout they must agree on the
// solutions and on how many there are. Each solution is also held to the rules by an oracle that
// knows no method. Positions that a method cannot finish within its budget or limit still bind it:
// what it found must be among what a method that finished found. Everything follows from
// kDifferentialSeed; a failure prints layout and candidates.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr std::uint64_t kDifferentialSeed = 20'250'101;
constexpr int kShards = 10;
constexpr int kPositionsOfShard = by_build(3'000, 31);
constexpr std::uint64_t kLimit = 20;

// Nodes cost the more, and decide the more, the more a method thinks about each.
std::uint64_t budget_of(const Method& method) {
  if (method.name == "scan") return 10'000;
  if (method.name == "mrv") return 500;
  return method.name == "dlx" ? 200 : 100;
}

class Differential : public testing::TestWithParam<int> {
 protected:
  // Says what is wrong with one answer by itself.
  static std::string fault_of(const Method& method, const Answer& answer) {
    const SearchResult& result = answer.result;
    if (result.count != answer.solutions.size()) return "count is not the number of callbacks";
    if (result.end == SearchEnd::kLimit && result.count != kLimit) return "ended before its limit";
    if (result.count > kLimit || result.nodes > budget_of(method))
      return "went beyond limit or budget";
    if (result.count > 0 && text_of(result.first) != answer.solutions[0]) return "first is wrong";
    const auto sorted = answer.sorted();
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return "a solution twice";
    if (method.is_lexicographic && sorted != answer.solutions) return "not in ascending order";
    return "";
  }

  // Each solution that any method found, once.
  static std::string fault_of_solutions(const std::vector<Answer>& answers, const Layout& layout,
                                        const Pencilmarks& marks) {
    std::set<std::string> solutions;
    for (const Answer& answer : answers) {
      solutions.insert(answer.solutions.begin(), answer.solutions.end());
    }
    for (const std::string& solution : solutions) {
      if (!is_solution(layout, marks, grid_of(solution))) return "no solution: " + solution;
    }
    return "";
  }

  // Says how two answers contradict each other; `judge` is complete.
  static std::string contradiction(const Answer& judge, const Answer& answer) {
    const auto right = judge.sorted();
    const auto given = answer.sorted();
    if (answer.result.end == SearchEnd::kComplete) {
      return given == right ? "" : "complete, but other solutions";
    }
    return std::includes(right.begin(), right.end(), given.begin(), given.end())
               ? ""
               : "a solution that a complete search does not have";
  }

  static std::string fault_between(const std::vector<Answer>& answers) {
    for (const Answer& judge : answers) {
      if (judge.result.end != SearchEnd::kComplete) continue;
      for (const Answer& answer : answers) {
        std::string fault = contradiction(judge, answer);
        if (!fault.empty()) return fault;
      }
    }
    return "";
  }
};

TEST_P(Differential, MethodsAgree) {
  std::vector<PositionMaker> makers;
  for (const NamedLayout& layout : all_layouts()) makers.emplace_back(layout);
  Rng rng(kDifferentialSeed + static_cast<std::uint64_t>(GetParam()));
  int decided_by_all = 0;
  for (int i = 0; i < kPositionsOfShard; ++i) {
    const PositionMaker& maker = makers[static_cast<std::size_t>(i) % makers.size()];
    const Pencilmarks marks = maker.make(rng);
    std::vector<Answer> answers;
    bool all_decided = true;
    for (const Method& method : method_table()) {
      answers.push_back(
          ask(method, maker.layout(), marks,
              {.limit = kLimit, .node_budget = budget_of(method), .seed = rng.next()}));
      if (answers.back().result.end == SearchEnd::kBudget) all_decided = false;
      ASSERT_EQ(fault_of(method, answers.back()), "")
          << method.name << " on " << maker.name() << ": " << text_of(marks);
    }
    ASSERT_EQ(fault_of_solutions(answers, maker.layout(), marks), "")
        << maker.name() << ": " << text_of(marks);
    ASSERT_EQ(fault_between(answers), "") << maker.name() << ": " << text_of(marks);
    decided_by_all += all_decided ? 1 : 0;
  }
  std::printf("%d positions compared, %d decided by all methods\n", kPositionsOfShard,
              decided_by_all);
  EXPECT_GE(decided_by_all, kPositionsOfShard / 2);
}

INSTANTIATE_TEST_SUITE_P(Shards, Differential, testing::Range(0, kShards));

}  // namespace
}  // namespace shudu::test
