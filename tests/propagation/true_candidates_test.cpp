// True candidates after edits: the same with a memory as without, whatever was edited, and with
// less work.
#include "shudu/propagation/true_candidates.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "propagation/random_models.h"

namespace shudu::propagation::test {
namespace {

using variant::Model;
using variant::ValueSet;

// Rows, columns and boxes of 9 x 9.
Model empty_nine() {
  Model model;
  model.rows = model.columns = model.values = 9;
  model.domains.assign(81, (ValueSet{1} << 9U) - 1);
  for (int i = 0; i < 9; ++i) {
    variant::AllDifferent row;
    variant::AllDifferent column;
    variant::AllDifferent box;
    for (int j = 0; j < 9; ++j) {
      row.cells.push_back(static_cast<variant::Variable>(i * 9 + j));
      column.cells.push_back(static_cast<variant::Variable>(j * 9 + i));
      box.cells.push_back(
          static_cast<variant::Variable>((i / 3 * 3 + j / 3) * 9 + i % 3 * 3 + j % 3));
    }
    model.rules.insert(model.rules.end(), {{row}, {column}, {box}});
  }
  return model;
}

// A model whose rules are put there and taken away with what they ask for.
class Edited {
 public:
  explicit Edited(Rng& rng) : rng_(&rng), model_(random_variables(rng)) {}

  // One value of a domain more or less, or one rule.
  void edit() {
    const std::size_t variable = rng_->below(model_.domains.size());
    const ValueSet value = ValueSet{1} << rng_->below(static_cast<std::uint64_t>(model_.values));
    switch (rng_->below(3)) {
      case 0:
        if (model_.domains[variable] != value) model_.domains[variable] ^= value;
        break;
      case 1:
        add_random(*rng_, model_, static_cast<int>(rng_->below(kKinds)), groups_.emplace_back());
        break;
      default:
        if (groups_.empty()) break;
        groups_.erase(groups_.begin() + static_cast<std::ptrdiff_t>(rng_->below(groups_.size())));
    }
  }
  [[nodiscard]] Model model() const {
    Model model = model_;
    for (const auto& group : groups_) {
      model.rules.insert(model.rules.end(), group.begin(), group.end());
    }
    return model;
  }

 private:
  Rng* rng_;
  Model model_;
  std::vector<std::vector<variant::Primitive>> groups_;
};

TEST(TrueCandidates, OfAnEmptyGridAreAll) {
  const Model model = empty_nine();
  const auto found = true_candidates(model, {});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->candidates, model.domains);
}

// Now and then an edit is taken back, so that the memory knows the model.
TEST(TrueCandidates, AreThoseOfTheEnumerationAfterEveryEdit) {
  Rng rng(34);
  for (int session = 0; session < 150 && !HasFailure(); ++session) {
    Edited edited(rng);
    Edited before = edited;
    CandidateMemory memory;
    for (int step = 0; step < 20 && !HasFailure(); ++step) {
      edited.edit();
      const Model model = edited.model();
      const auto found = true_candidates(model, {}, &memory);
      ASSERT_TRUE(found.has_value());
      EXPECT_EQ(found->candidates, enumerate(model).seen) << session << ' ' << step;
      if (rng.below(4) == 0) std::swap(edited, before);
    }
  }
}

TEST(TrueCandidates, AreSeenInWitnessesAfterAnEdit) {
  Model model = empty_nine();
  CandidateMemory memory;
  ASSERT_TRUE(true_candidates(model, {}, &memory).has_value());
  model.domains[40] = 1;
  const auto fresh = true_candidates(model, {});
  const auto after = true_candidates(model, {}, &memory);
  ASSERT_TRUE(fresh.has_value() && after.has_value());
  EXPECT_EQ(after->candidates, fresh->candidates);
  EXPECT_LT(after->outcome.solutions, fresh->outcome.solutions);
}

// Two givens of the four in each box, so that much is false and needs a search to be known.
TEST(TrueCandidates, StayFalseWhereSomethingIsAdded) {
  Model model = empty_nine();
  for (const int cell : {0, 10, 20, 30, 40, 50, 60, 70, 80}) {
    model.domains[static_cast<std::size_t>(cell)] = ValueSet{1} << static_cast<unsigned>(cell % 9);
  }
  CandidateMemory memory;
  const auto before = true_candidates(model, {}, &memory);
  model.rules.push_back({variant::AllDifferent{{0, 20, 40}}});
  const CandidateMemory::Known known = memory.known_of(model);
  ASSERT_TRUE(before.has_value());
  EXPECT_EQ(known.can_be, before->candidates);
  EXPECT_FALSE(known.is_all);
  EXPECT_EQ(known.is_true, std::vector<ValueSet>(81));
}

TEST(TrueCandidates, StayTrueWhereSomethingIsTakenAway) {
  Model model = empty_nine();
  model.domains[0] = 1;
  CandidateMemory memory;
  const auto before = true_candidates(model, {}, &memory);
  model.domains[0] = 3;
  const CandidateMemory::Known known = memory.known_of(model);
  ASSERT_TRUE(before.has_value());
  EXPECT_EQ(known.is_true, before->candidates);
  EXPECT_EQ(known.can_be, model.domains);
}

TEST(TrueCandidates, OfAModelThatIsKnownAreThereWithoutASearch) {
  const Model model = empty_nine();
  CandidateMemory memory;
  const auto before = true_candidates(model, {}, &memory);
  const auto again = true_candidates(model, {}, &memory);
  ASSERT_TRUE(before.has_value() && again.has_value());
  EXPECT_EQ(again->candidates, before->candidates);
  EXPECT_GT(before->outcome.nodes, 0U);
  EXPECT_EQ(again->outcome.nodes, 0U);
}

// What was not looked at is not false.
TEST(TrueCandidates, OfASearchThatWasEndedAreNotKept) {
  const Model model = empty_nine();
  CandidateMemory memory;
  const auto ended = true_candidates(model, {0, 100, {}}, &memory);
  ASSERT_TRUE(ended.has_value());
  EXPECT_EQ(ended->outcome.ending, Ending::kBudget);
  EXPECT_FALSE(memory.known_of(model).is_all);
  const auto whole = true_candidates(model, {}, &memory);
  ASSERT_TRUE(whole.has_value());
  EXPECT_EQ(whole->candidates, model.domains);
}

TEST(CandidateMemory, ForgetsTheOldestOfTooMany) {
  Model model = empty_nine();
  const std::vector<std::uint8_t> solution(81);
  CandidateMemory memory;
  for (std::size_t i = 0; i <= CandidateMemory::kMostWitnesses; ++i) memory.keep(solution);
  EXPECT_EQ(memory.witnesses().size(), CandidateMemory::kMostWitnesses);
  for (std::size_t i = 0; i <= CandidateMemory::kMostModels; ++i) {
    model.domains[0] = static_cast<ValueSet>(i + 1);
    memory.keep(model, model.domains);
  }
  EXPECT_TRUE(memory.known_of(model).is_all);
  model.domains[0] = 1;
  EXPECT_FALSE(memory.known_of(model).is_all);
}

}  // namespace
}  // namespace shudu::propagation::test
