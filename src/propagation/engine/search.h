// One tree, depth first over binary decisions: a variable is the lowest of its values, or the
// highest, then it is not.
//
// The variable is the one with the largest weight for its size: each contradiction adds to all
// cells of the rule that failed and to the cell that was guessed (on killers 69 thousand nodes
// become 48 thousand by the second, and without the first hard ones take 2.5 times as many). After
// some hundred nodes each candidate of the root is tried once, and the tree begins anew with the
// weights it has. A walk can be left off and gone on with, so that trees take turns (portfolio.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "propagation/engine/blame.h"
#include "propagation/engine/state.h"
#include "shudu/propagation/solve.h"

namespace shudu::propagation {

/// How a tree grows.
struct Manner {
  bool is_from_highest = false;  ///< which value comes first
  bool is_fading = false;        ///< contradictions of long ago count less
  bool has_places = false;       ///< a value with two places in a house may be branched on
  bool blames_the_way = false;   ///< all cells on the way to a contradiction share in its blame
};

class Search {
 public:
  Search(const Problem& problem, Manner manner);

  /// Makes the root; false: nothing is left. To be called before what follows, or take_root.
  bool begin();
  /// Makes the root narrower; false: nothing is left.
  bool restrict_root(Variable variable, Set values);
  [[nodiscard]] Set root_domain(std::size_t variable) { return frames_[root_].domains[variable]; }
  /// The open variable with the fewest values at the root, the first of them.
  [[nodiscard]] std::optional<Variable> narrowest_at_root();
  /// The root as it is, kept and taken back.
  void put_root_aside() { frames_.copy(root_, aside_); }
  void take_root_back() { frames_.copy(aside_, root_); }
  /// The root of another search of the same problem.
  void take_root(Search& other) { frames_.copy(other.frames_, other.root_, root_); }

  /// Do these values, each of its range, solve the problem?
  bool solves(Values values);

  /// Sets out from the root.
  void set_out();
  /// Goes on for so many decisions at most, 0: no bound; false: there is more to do. Else `outcome`
  /// tells the end. Its solutions are left to the sink, its other numbers count on.
  bool walk(std::uint64_t most, const Options& options, Sink sink, Outcome& outcome);

 private:
  struct Branch {
    Variable cell = 0;
    Set value = 0;
  };
  void use(std::size_t depth);
  void restart();
  void keep_root();
  [[nodiscard]] bool is_over(const Options& options, Outcome& outcome) const;
  bool choose(Branch& branch);
  void choose_place(Branch& branch, double of_cell) const;
  bool decide(const Branch& branch, Outcome& outcome);
  bool retreat(Outcome& outcome);
  bool propagate(Outcome& outcome);
  void blame(Variable cell, double share = 1) { weights_[cell] += share * increment_; }
  void blame_failure();
  void blame_place(double share);
  void blame_way(double share);
  void grow();
  bool shave(Outcome& outcome, const Options& options);
  bool hand_over(Sink sink);

  const Problem& problem_;
  State state_;
  Blame blame_;
  Manner manner_;
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
  // Since it has set out.
  std::uint64_t nodes_ = 0;
  bool has_shaved_ = false;
  bool has_solution_ = false;
};

}  // namespace shudu::propagation
