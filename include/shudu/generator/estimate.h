// Estimates about all minimal puzzles from weighted ones: shares, means, and how far to trust them.
//
// With weights w and values x the mean is sum(w x) / sum(w), its error sqrt(sum(w^2 (x - mean)^2))
// / sum(w), and n weighted puzzles say as much as (sum w)^2 / sum(w^2) unweighted ones, the
// effective sample size (L. Kish, "Survey Sampling", 1965). All three are seen through the same
// sample: weights heavier than any met so far are in none of them, so errors of weighted reduction
// are too small for what its heavy tail decides (puzzles of 28 givens and more). Controlled bias
// has no such tail. Tested in tests/generator/weighted_test.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/core/cell.h"
#include "shudu/generator/weighted.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A number and its standard error.
struct Estimated {
  double value = 0;
  double error = 0;
};

/// Sums of weights and values; a value of some kilobytes. The order of calls changes the last bits.
class WeightedMean {
 public:
  void add(double weight, double value);
  [[nodiscard]] std::uint64_t count() const { return count_; }
  /// 0 +- 0 without any weight.
  [[nodiscard]] Estimated mean() const;
  [[nodiscard]] double effective_size() const;

 private:
  std::uint64_t count_ = 0;
  double weights_ = 0;         // sum of w
  double squares_ = 0;         // of w^2
  double values_ = 0;          // of w x
  double square_values_ = 0;   // of w^2 x
  double square_squares_ = 0;  // of w^2 x^2
};

/// What the items of a series say of all minimal puzzles.
class MinimalEstimate {
 public:
  void add(const WeightedItem& item);

  [[nodiscard]] std::uint64_t count() const { return givens_.count(); }
  [[nodiscard]] std::uint64_t tries() const { return tries_; }
  [[nodiscard]] double effective_size() const { return givens_.effective_size(); }
  /// The mean number of givens.
  [[nodiscard]] Estimated givens() const { return givens_.mean(); }
  /// The share of the puzzles with that many givens, 0 to 1.
  [[nodiscard]] Estimated share(int givens) const;
  /// How many puzzles with that many givens the sample has.
  [[nodiscard]] std::uint64_t sampled(int givens) const;
  /// Minimal puzzles of a grid, on average.
  [[nodiscard]] Estimated puzzles_per_grid() const;

 private:
  struct Sums {
    std::uint64_t count = 0;
    double weights = 0;
    double squares = 0;
  };
  std::uint64_t tries_ = 0;
  Sums all_;
  std::array<Sums, kMaxCells + 1> by_givens_{};
  WeightedMean givens_;
};

}  // namespace shudu
#pragma GCC visibility pop
