// The variable that is taken is the one with the fewest values, the first of them, so products
// spread less. Tested in tests/propagation/estimate_test.cpp.
#include "shudu/propagation/estimate.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "propagation/compile/builder.h"
#include "propagation/engine/search.h"
#include "shudu/core/rng.h"

namespace shudu::propagation {
namespace {

constexpr std::uint64_t kTriesBetweenLooks = 64;

class Descents {
 public:
  Descents(const Problem& problem, const Options& options, std::uint64_t seed)
      : options_(options), rng_(seed), root_(problem, Manner{}), walker_(problem, Manner{}) {}

  void run(std::uint64_t descents, Estimate& made) {
    const bool has_root = root_.begin();
    for (; made.descents < descents; ++made.descents) {
      const auto logarithm = has_root ? descend(made.outcome) : std::nullopt;
      if (made.outcome.ending != Ending::kExhausted) break;
      if (logarithm) logarithms_.push_back(*logarithm);
    }
    sum_up(made);
  }

 private:
  /// The logarithm of the product; nothing where no value was left, or the work was ended.
  std::optional<double> descend(Outcome& outcome) {
    walker_.take_root(root_);
    double logarithm = 0;
    while (const std::optional<Variable> variable = walker_.narrowest_at_root()) {
      const std::vector<int> living = living_values(*variable, outcome);
      if (living.empty()) return std::nullopt;
      walker_.restrict_root(*variable, only(living[rng_.below(living.size())]));
      logarithm += std::log10(static_cast<double>(living.size()));
    }
    return logarithm;
  }

  /// The values that do not contradict at once; none also where the work was ended.
  std::vector<int> living_values(Variable variable, Outcome& outcome) {
    std::vector<int> living;
    walker_.put_root_aside();
    for (const int value : Each(walker_.root_domain(variable))) {
      if (is_over(outcome)) return {};
      ++outcome.nodes;
      if (walker_.restrict_root(variable, only(value))) {
        living.push_back(value);
      } else {
        ++outcome.failures;
      }
      walker_.take_root_back();
    }
    return living;
  }

  bool is_over(Outcome& outcome) const {
    if (options_.most_nodes != 0 && outcome.nodes >= options_.most_nodes) {
      outcome.ending = Ending::kBudget;
    } else if (outcome.nodes % kTriesBetweenLooks == 0 && options_.stop.is_asked()) {
      outcome.ending = Ending::kStopped;
    }
    return outcome.ending != Ending::kExhausted;
  }

  /// The mean of the products and its standard error, over the largest of them.
  void sum_up(Estimate& made) const {
    made.arrived = logarithms_.size();
    if (made.arrived == 0) return;
    const double largest = *std::max_element(logarithms_.begin(), logarithms_.end());
    double sum = 0;
    double squares = 0;
    for (const double logarithm : logarithms_) {
      const double part = std::pow(10, logarithm - largest);
      sum += part;
      squares += part * part;
    }
    const auto count = static_cast<double>(made.descents);
    const double mean = sum / count;
    made.log10 = largest + std::log10(mean);
    if (made.descents < 2) return;
    const double variance = std::max(0.0, squares - count * mean * mean) / (count - 1);
    made.relative_error = std::sqrt(variance / count) / mean;
  }

  const Options& options_;
  Rng rng_;
  Search root_;
  Search walker_;
  std::vector<double> logarithms_;
};

}  // namespace

Result<Estimate, Refusal> estimate(const variant::Model& model, const Options& options,
                                   std::uint64_t descents, std::uint64_t seed) {
  const auto problem = build_problem(model);
  if (!problem) return problem.error();
  Estimate made;
  Descents(**problem, options, seed).run(descents, made);
  return made;
}

}  // namespace shudu::propagation
