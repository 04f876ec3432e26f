// Clusters of two colours: they are apart, every pair joins different colours of one of them, and
// of each cluster one colour is in the solution entirely, the other not at all.
#include "logic/clusters.h"

#include <gtest/gtest.h>

#include "logic/facts_conjugates.h"
#include "logic/puzzles.h"

namespace shudu::test {
namespace {

// Do the two have different colours of one cluster?
bool are_apart(const std::vector<Cluster>& clusters, Candidate one, Candidate other) {
  for (const Cluster& cluster : clusters) {
    for (std::size_t color = 0; color < 2; ++color) {
      if (!cluster.colored[color].contains(one)) continue;
      return cluster.colored[1 - color].contains(other);
    }
  }
  return false;
}

void check_pairs(const View& view, const std::vector<Cluster>& clusters) {
  for (const Digit digit : view.layout().all_digits()) {
    for (const ConjugatePair& pair : conjugates_of(view, digit)) {
      EXPECT_TRUE(are_apart(clusters, {pair.one, digit}, {pair.other, digit}));
    }
  }
  for (const Cell cell : view.bivalue_cells()) {
    const DigitSet digits = view.candidates(cell);
    const Digit first = digits.first();
    EXPECT_TRUE(are_apart(clusters, {cell, first}, {cell, (digits - DigitSet{first}).first()}));
  }
}

TEST(Clusters, OneColorOfEachIsTrue) {
  Rng rng(12);
  int seen = 0;
  for (int i = 0; i < 30; ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng, 3);
    const View view(Layout::classic(), puzzle.givens);
    const std::vector<Cluster> clusters = clusters_of(view);
    check_pairs(view, clusters);
    CandidateSet all;
    for (const Cluster& cluster : clusters) {
      EXPECT_FALSE(all.intersects(cluster.colored[0] | cluster.colored[1]));
      all |= cluster.colored[0] | cluster.colored[1];
      int right = 0;
      cluster.colored[0].for_each([&](Candidate candidate) {
        right += puzzle.solution[candidate.cell] == candidate.digit ? 1 : 0;
      });
      EXPECT_TRUE(right == 0 || right == cluster.colored[0].size());
      const std::size_t true_color = right == 0 ? 1 : 0;
      cluster.colored[true_color].for_each([&](Candidate candidate) {
        EXPECT_EQ(puzzle.solution[candidate.cell], candidate.digit);
      });
      cluster.killed[true_color].for_each([&](Candidate candidate) {
        EXPECT_NE(puzzle.solution[candidate.cell], candidate.digit);
      });
      ++seen;
    }
  }
  EXPECT_GT(seen, 100);
}

TEST(Clusters, KilledIsTheRestOfTheCellAndOfTheDigit) {
  const View view(Layout::classic(), Grid(9));
  const CandidateSet killed = killed_by(view, {Cell(40), Digit(5)});
  EXPECT_EQ(killed.size(), 8 + 20);
  EXPECT_EQ(digits_in(killed, view, Cell(40)), DigitSet::first_n(9) - DigitSet{Digit(5)});
  EXPECT_EQ(digits_in(killed, view, Cell(36)), DigitSet{Digit(5)});
}

}  // namespace
}  // namespace shudu::test
