// Depth first over binary decisions: a variable is the lowest of its values, then it is not; on
// killers the highest, which takes a seventh off the hardest trees.
//
// The variable is the one with the largest weight for its size: each contradiction adds to all
// cells of the rule that failed and to the cell that was guessed (on killers 69 thousand nodes
// become 48 thousand by the second, and without the first hard ones take 2.5 times as many). Where
// no sums follow from houses, increments grow by half a percent a failure, and a value with two
// places in a house may be branched on; killers lose by both. After some hundred nodes each
// candidate of the root is tried once, and the search begins anew with the weights it has.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "propagation/engine/state.h"
#include "shudu/propagation/solve.h"

namespace shudu::propagation {

class Search {
 public:
  explicit Search(const Problem& problem);

  /// The root with a restriction, if any; false: nothing is left. To be called before `run`.
  bool begin();
  /// Makes the root narrower; false: nothing is left.
  bool restrict_root(Variable variable, Set values);
  [[nodiscard]] Set root_domain(std::size_t variable) { return frames_[root_].domains[variable]; }

  /// Do these values, each of its range, solve the problem?
  bool solves(Values values);

  /// The same as `run` in the part of the tree where a variable is one of `values`.
  void run_with(Variable variable, Set values, const Options& options, Sink sink, Outcome& outcome);
  /// Is there a solution in that part? Nothing where the work was ended, as `outcome` says. The
  /// first one goes to the sink; `Options::limit` has no meaning here.
  [[nodiscard]] std::optional<bool> has_solution_with(Variable variable, Set values,
                                                      Options options, Sink first,
                                                      Outcome& outcome);
  /// From the root to the end, or until something ends it. `outcome` counts on from what it has.
  void run(const Options& options, Sink sink, Outcome& outcome);

 private:
  struct Branch {
    Variable cell = 0;
    Set value = 0;
  };
  void use(std::size_t depth);
  void restart();
  void go(const Options& options, Sink sink, Outcome& outcome);
  void keep_root();
  [[nodiscard]] bool is_over(const Options& options, Outcome& outcome) const;
  bool choose(Branch& branch);
  void choose_place(Branch& branch, double of_cell) const;
  bool decide(const Branch& branch, Outcome& outcome);
  bool retreat(Outcome& outcome);
  bool propagate(Outcome& outcome);
  void blame(Variable cell) { weights_[cell] += increment_; }
  void blame_failure();
  void grow();
  bool shave(Outcome& outcome, const Options& options);
  bool hand_over(Sink sink);

  const Problem& problem_;
  State state_;
  bool is_killer_;
  std::size_t depths_;
  Frames frames_;  ///< of the depths, the root, and a root that is put aside
  std::size_t root_;
  std::size_t aside_;
  std::vector<Branch> branches_;
  std::vector<Variable> open_;  ///< cells not fixed, at each depth
  std::vector<std::size_t> open_count_;
  std::vector<double> weights_;
  std::vector<std::uint8_t> values_;
  double increment_ = 1;
  std::size_t depth_ = 0;
};

}  // namespace shudu::propagation
