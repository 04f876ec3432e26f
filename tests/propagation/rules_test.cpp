// Every rule alone, and rules together, against a literal enumeration of all assignments: as many
// solutions, the same candidates, and no value of a solution struck out at the root.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "propagation/compile/builder.h"
#include "propagation/engine/portfolio.h"
#include "propagation/random_models.h"
#include "shudu/propagation/solve.h"
#include "shudu/propagation/true_candidates.h"

namespace shudu::propagation::test {
namespace {

void add_any(Rng& rng, variant::Model& model) {
  add_random(rng, model, static_cast<int>(rng.below(kKinds)), model.rules);
}

void expect_enumerated(const variant::Model& model, int number) {
  const Enumerated expected = enumerate(model);
  const auto counted = count(model, {0, 0, {}});
  ASSERT_TRUE(counted.has_value()) << number;
  EXPECT_EQ(counted->solutions, expected.count) << number;
  EXPECT_TRUE(counted->is_exact()) << number;
  const auto candidates = true_candidates(model, {});
  ASSERT_TRUE(candidates.has_value()) << number;
  EXPECT_EQ(candidates->candidates, expected.seen) << number;
}

class EachRule : public testing::TestWithParam<int> {};

TEST_P(EachRule, CountsAsTheEnumerationDoes) {
  Rng rng(static_cast<std::uint64_t>(GetParam()) + 1);
  for (int i = 0; i < 200 && !HasFailure(); ++i) {
    variant::Model model = random_variables(rng);
    add_random(rng, model, GetParam(), model.rules);
    expect_enumerated(model, i);
  }
}

// A rule that makes cells distinct turns sums into cages and groups.
TEST_P(EachRule, CountsAsTheEnumerationDoesAmongOthers) {
  Rng rng(static_cast<std::uint64_t>(GetParam()) + 101);
  for (int i = 0; i < 200 && !HasFailure(); ++i) {
    variant::Model model = random_variables(rng);
    add_random(rng, model, 0, model.rules);
    add_random(rng, model, GetParam(), model.rules);
    add_any(rng, model);
    expect_enumerated(model, i);
  }
}

INSTANTIATE_TEST_SUITE_P(All, EachRule, testing::Range(0, kKinds));

TEST(RootDomains, KeepWhatSolutionsHave) {
  Rng rng(7);
  for (int i = 0; i < 2000 && !HasFailure(); ++i) {
    variant::Model model = random_variables(rng);
    add_any(rng, model);
    add_any(rng, model);
    const Enumerated expected = enumerate(model);
    const auto problem = build_problem(model);
    ASSERT_TRUE(problem.has_value());
    Portfolio search(**problem);
    const bool holds = search.begin();
    EXPECT_TRUE(holds || expected.count == 0) << i;
    for (std::size_t cell = 0; holds && cell < expected.seen.size(); ++cell) {
      const Set root = search.root_domain((*problem)->same_as[cell]);
      EXPECT_EQ(expected.seen[cell] & ~root, 0U) << i << ' ' << cell;
    }
  }
}

}  // namespace
}  // namespace shudu::propagation::test
