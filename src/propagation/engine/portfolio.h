// A search in two manners that take turns, each with its tree and its weights, so that no puzzle
// takes long because one manner happens to be the wrong one.
//
// How long a proof takes is heavy-tailed: one manner needs 77 thousand nodes where the other has
// not ended after a million. The likely manner has the first thousands of decisions for itself;
// then each has its turn, and turns double. What one tree exhausts is exact, so the end of one is
// the end. A solution that both find is handed over once: the first few are kept to compare, and
// when there are more the tree that has found the last goes on alone.
//
// Killers, where sums follow from houses, and puzzles of little killers take the highest value
// first (a seventh fewer nodes on the hardest killers, a third fewer on little killers with the
// rest), weights that do not fade, and cells alone; others the reverse.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "propagation/engine/search.h"
#include "shudu/propagation/solve.h"

namespace shudu::propagation {

/// How the trees share decisions.
struct Turns {
  std::uint64_t first = 8192;       ///< decisions of the first turn
  std::uint64_t part = 4;           ///< a turn of the second tree is one of the first over this
  std::size_t most_solutions = 16;  ///< that are kept
};
[[nodiscard]] Turns turns_of(const Problem& problem);

class Portfolio {
 public:
  explicit Portfolio(const Problem& problem) : Portfolio(problem, turns_of(problem)) {}
  Portfolio(const Problem& problem, Turns turns);

  /// As those of Search.
  bool begin() { return first_.begin(); }
  bool restrict_root(Variable variable, Set values) {
    return first_.restrict_root(variable, values);
  }
  [[nodiscard]] Set root_domain(std::size_t variable) { return first_.root_domain(variable); }
  void put_root_aside() { first_.put_root_aside(); }
  void take_root_back() { first_.take_root_back(); }
  [[nodiscard]] std::optional<Variable> narrowest_at_root() { return first_.narrowest_at_root(); }
  bool solves(Values values) { return first_.solves(values); }

  /// From the root to the end, or until something ends it. `outcome` counts on from what it has.
  void run(const Options& options, Sink sink, Outcome& outcome);
  /// Is there a solution in the part of the tree where a variable is one of `values`? Nothing where
  /// the work was ended, as `outcome` says. The first one goes to the sink; `Options::limit` has no
  /// meaning here.
  [[nodiscard]] std::optional<bool> has_solution_with(Variable variable, Set values,
                                                      Options options, Sink first,
                                                      Outcome& outcome);

 private:
  struct Run;
  void take_turns(Run& run);
  Search& second_from_root();
  [[nodiscard]] bool is_known(Values values) const;
  void keep(Values values);

  const Problem& problem_;
  Turns turns_;
  Search first_;
  std::optional<Search> second_;  ///< made when it has its first turn
  std::size_t width_;
  std::vector<std::uint8_t> kept_;  ///< solutions of this run, one after another
  std::size_t kept_count_ = 0;
};

}  // namespace shudu::propagation
