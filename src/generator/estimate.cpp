#include "shudu/generator/estimate.h"

#include <algorithm>
#include <cmath>

namespace shudu {
namespace {

double root(double square) { return std::sqrt(std::max(square, 0.0)); }

}  // namespace

void WeightedMean::add(double weight, double value) {
  ++count_;
  const double square = weight * weight;
  weights_ += weight;
  squares_ += square;
  values_ += weight * value;
  square_values_ += square * value;
  square_squares_ += square * value * value;
}

Estimated WeightedMean::mean() const {
  if (weights_ <= 0) return {};
  const double mean = values_ / weights_;
  const double spread = square_squares_ - 2 * mean * square_values_ + mean * mean * squares_;
  return {mean, root(spread) / weights_};
}

double WeightedMean::effective_size() const {
  return squares_ > 0 ? weights_ * weights_ / squares_ : 0;
}

void MinimalEstimate::add(const WeightedItem& item) {
  tries_ += item.tries;
  if (!item.made) return;
  const double weight = item.made->weight;
  const int givens = item.made->puzzle.givens.size();
  for (Sums* sums : {&all_, &by_givens_[static_cast<std::size_t>(givens)]}) {
    ++sums->count;
    sums->weights += weight;
    sums->squares += weight * weight;
  }
  givens_.add(weight, givens);
}

// The mean of "has so many givens": of w^2 (x - p)^2 those with x = 1 give (1 - p)^2, others p^2.
Estimated MinimalEstimate::share(int givens) const {
  const Sums& with = by_givens_[static_cast<std::size_t>(givens)];
  if (all_.weights <= 0) return {};
  const double share = with.weights / all_.weights;
  const double spread =
      with.squares * (1 - share) * (1 - share) + (all_.squares - with.squares) * share * share;
  return {share, root(spread) / all_.weights};
}

std::uint64_t MinimalEstimate::sampled(int givens) const {
  return by_givens_[static_cast<std::size_t>(givens)].count;
}

// The mean over tries of what each has brought, mostly nothing.
Estimated MinimalEstimate::puzzles_per_grid() const {
  if (tries_ == 0) return {};
  const auto tries = static_cast<double>(tries_);
  const double mean = all_.weights / tries;
  return {mean, root(all_.squares / tries - mean * mean) / root(tries)};
}

}  // namespace shudu
