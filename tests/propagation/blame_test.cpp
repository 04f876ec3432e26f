// Which cells a contradiction is put down to, in models small enough to follow by hand.
#include <gtest/gtest.h>

#include <span>
#include <vector>

#include "propagation/compile/builder.h"
#include "propagation/engine/blame.h"

namespace shudu::propagation::test {
namespace {

using variant::AllDifferent;
using variant::Model;
using variant::ValueSet;
using variant::WeightedSum;

/// Cells of one row with values from 0 on, each of them any.
Model row_of(int cells, int values) {
  Model model;
  model.rows = 1;
  model.columns = cells;
  model.low = 0;
  model.values = values;
  model.domains.assign(static_cast<std::size_t>(cells), (ValueSet{1} << values) - 1);
  return model;
}

/// The cells blamed after `cell` has become `value`; empty: there was no contradiction.
std::vector<int> blamed(const Model& model, Variable cell, int value) {
  const auto problem = build_problem(model);
  if (!problem) return {};
  State state(**problem);
  Frames frames(**problem, 2);
  Blame blame(**problem);
  state.use(frames[0]);
  state.fill();
  state.clear();
  state.wake_all();
  EXPECT_TRUE(state.propagate());
  frames.copy(0, 1);
  state.use(frames[1]);
  if (state.set(cell, only(value)) && state.propagate()) return {};
  const auto bits = blame.way_to_contradiction(state);
  std::vector<int> cells;
  for (std::size_t i = 0; i < model.domains.size(); ++i) {
    if (has_bit(bits, i)) cells.push_back(static_cast<int>(i));
  }
  return cells;
}

void add_different(Model& model, Variable a, Variable b) {
  model.rules.push_back({AllDifferent{{a, b}}});
}

void add_sum(Model& model, Variable a, Variable b, int sum) {
  WeightedSum rule;
  rule.terms = {{a, 1}, {b, 1}};
  rule.low = rule.high = sum;
  model.rules.push_back({rule});
}

// With 0 = 0 both 1 and 3 are 1, so 2 and 4 are 2, which they cannot both be. That 5 becomes 2 has
// no part in it.
TEST(Blame, GoesBackOverPeers) {
  Model model = row_of(6, 3);
  model.domains = {0b101, 0b011, 0b110, 0b011, 0b110, 0b101};
  add_different(model, 0, 1);
  add_different(model, 1, 2);
  add_different(model, 0, 3);
  add_different(model, 3, 4);
  add_different(model, 2, 4);
  add_different(model, 0, 5);
  EXPECT_EQ(blamed(model, 0, 0), (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(blamed(model, 0, 2), std::vector<int>{});
}

// With 0 = 0: 1 = 1, so 2 = 2, so 3 = 3; and 4 = 3, which 3 differs from. That 5 becomes 2 has no
// part in it.
TEST(Blame, GoesBackOverRules) {
  Model model = row_of(6, 4);
  model.domains = {0b0011, 0b0011, 0b1100, 0b1100, 0b1100, 0b1100};
  add_different(model, 0, 1);
  add_sum(model, 1, 2, 3);
  add_sum(model, 2, 3, 5);
  add_sum(model, 0, 4, 3);
  add_different(model, 3, 4);
  add_sum(model, 1, 5, 3);
  EXPECT_EQ(blamed(model, 0, 0), (std::vector<int>{0, 1, 2, 3, 4}));
}

// With 0 = 0 the 1 of the row has cell 1 alone, so 4 is 0, against their sum. Why cell 1 alone has
// a 1 lies in the whole row.
TEST(Blame, GoesBackOverHouses) {
  Model model = row_of(6, 4);
  model.domains = {0b0011, 0b1111, 0b1101, 0b1101, 0b0011, 0b0111};
  model.rules.push_back({AllDifferent{{0, 1, 2, 3}}});
  add_different(model, 1, 4);
  add_sum(model, 0, 4, 1);
  add_different(model, 0, 5);
  EXPECT_EQ(blamed(model, 0, 0), (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(blamed(model, 0, 1), std::vector<int>{});
}

}  // namespace
}  // namespace shudu::propagation::test
