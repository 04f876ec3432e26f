// The second judge of 9 x 9 puzzles: each kind of rule as clauses (cnf_rules.h), answered by
// CaDiCaL, against what the solver says of random puzzles of the kind: none, one or several.
// `make soak SOAK="clauses=300"` tries so many of each kind.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "propagation/cnf_rules.h"
#include "propagation/ruled_puzzles.h"
#include "shudu/propagation/solve.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "support/build_kind.h"
#include "support/cadical.h"
#include "support/soak.h"

namespace shudu::propagation::test {
namespace {

using variant::Kind;
using variant::VariantPuzzle;

// Solutions up to 2, and the first.
struct Judged {
  std::uint64_t solutions = 0;
  std::vector<int> first;
};

Judged by_clauses(const VariantPuzzle& puzzle, shudu::test::Cadical& cadical) {
  const Cnf cnf = cnf_of(puzzle);
  Judged judged;
  const int most = puzzle.variables() * puzzle.values();
  const auto first = cadical.solve(cnf.text({}), most);
  if (!first) return judged;
  for (const int literal : *first) {
    judged.first.push_back(puzzle.low + (literal - 1) % puzzle.values());
  }
  judged.solutions = cadical.solve(cnf.text(*first), most) ? 2 : 1;
  return judged;
}

void compare(const RuledPuzzle& made, const Judged& judged, const std::string& name) {
  const auto solved = solve(variant::lower(made.puzzle));
  ASSERT_TRUE(solved.has_value()) << name;
  EXPECT_EQ(solved->outcome.solutions, judged.solutions) << name;
  if (judged.solutions == 0) return;
  EXPECT_FALSE(variant::judge(made.puzzle, judged.first).has_value()) << name << ": clauses";
  if (judged.solutions > 1) return;
  std::vector<int> ours;
  for (const std::uint8_t value : solved->first) ours.push_back(made.puzzle.low + value);
  EXPECT_EQ(ours, judged.first) << name;
}

class EachKindByClauses : public testing::TestWithParam<int> {};

TEST_P(EachKindByClauses, HasTheAnswerOfCadical) {
  const auto kind = static_cast<Kind>(GetParam());
  ASSERT_NE(clauses_of(kind), nullptr);
  shudu::test::Cadical cadical;
  if (!cadical.is_there()) GTEST_SKIP() << shudu::test::Cadical::not_there();
  Rng rng(200 + static_cast<std::uint64_t>(GetParam()));
  // Where builds are slow each fourth kind is judged.
  const auto usual = shudu::test::by_build(2, GetParam() % 4 == 1 ? 1 : 0);
  const auto wanted = shudu::test::soak_amount("clauses", static_cast<std::uint64_t>(usual));
  std::array<int, 3> times{};
  for (std::uint64_t i = 0; i < wanted && !HasFailure(); ++i) {
    RuledPuzzle made = ruled_puzzle(kind, 18, 40, rng);
    if (rng.below(3) == 0) change_one(made, rng);
    const Judged judged = by_clauses(made.puzzle, cadical);
    compare(made, judged, std::string(variant::row_of(kind).slug) + ' ' + std::to_string(i));
    ++times.at(judged.solutions);
  }
  // Where all dots are given, few puzzles have several.
  if (wanted >= 100) {
    EXPECT_LT(std::count(times.begin(), times.end(), 0), 2) << times[0] << ' ' << times[1];
  }
}

std::string slug_of(const testing::TestParamInfo<int>& info) {
  std::string name(variant::row_of(static_cast<Kind>(info.param)).slug);
  std::replace(name.begin(), name.end(), '+', 'P');
  std::replace(name.begin(), name.end(), '-', 'M');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Clauses, EachKindByClauses,
                         testing::Range(0, static_cast<int>(Kind::kCount)), slug_of);

}  // namespace
}  // namespace shudu::propagation::test
