// The search: decide, propagate, learn from conflicts, restart; now and then throw clauses away,
// and shorten clauses.
//
// The parts are those of the solvers of the last years, as the papers that the headers of this
// folder name describe them (Biere's CaDiCaL and Kissat have all of them); what is native here are
// the groups: state.h, analyze.h, probe.h.
//
// Decisions say that a candidate is true, which decides a cell and three houses; the other way, or
// the way of the last time, took a third more time for hard 25 x 25 grids. Grids over 36 x 36
// have many solutions or are nearly full; there phases find a solution where that way finds none.
//
// A solution is ruled out by its decisions alone: they imply all the rest of it, so every other
// solution has one of them otherwise. That clause is short, and its last literal follows one level
// down, so that solutions are listed as a plain backtracking search would; all learned clauses stay
// right, because they follow from the puzzle.
#pragma once

#include <cstdint>
#include <optional>

#include "large/learning/analyze.h"
#include "large/learning/order.h"
#include "large/learning/phases.h"
#include "large/learning/restarts.h"
#include "large/learning/state.h"
#include "large/learning/vivify.h"
#include "large/problem.h"
#include "shudu/large/solve.h"

namespace shudu::large {

class Search {
 public:
  /// `problem` must outlive the search and not be impossible.
  Search(const Problem& problem, const Options& options);

  /// The next solution: true, and the state is full. Else `ending` says why not.
  [[nodiscard]] bool next();
  [[nodiscard]] Ending ending() const { return ending_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] std::uint64_t decisions() const { return decisions_; }
  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }

 private:
  [[nodiscard]] bool begin();
  [[nodiscard]] bool is_over();
  [[nodiscard]] bool end(Ending ending);
  [[nodiscard]] bool rule_out_solution();
  void learn();
  [[nodiscard]] bool tidy();
  [[nodiscard]] bool inprocess();
  void reduce();
  void decide();
  void backtrack(std::uint32_t level);

  State state_;
  Analyzer analyzer_;
  Vivifier vivifier_;
  Scores scores_;
  Phases phases_;
  Restarts restarts_;
  Options options_;
  Ending ending_ = Ending::kExhausted;
  std::uint64_t decisions_ = 0;
  std::uint64_t conflicts_ = 0;
  bool has_phases_;  // else all decisions are true
  bool has_begun_ = false;
  bool is_solved_ = false;
  std::uint64_t next_reduction_ = 1000;
  std::uint64_t rephasings_ = 0;
  std::uint64_t next_rephasing_ = 1000;
  std::uint64_t vivified_from_ = 0;  // steps at the end of the last vivification
};

}  // namespace shudu::large
