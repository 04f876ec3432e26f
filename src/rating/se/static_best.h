// A static hint while the best is being looked for, and the ranking of the scale: difficulty as a
// double, complexity, mode, then start cell, digit, cycle before chain from ON before chain from
// OFF.
#pragma once

#include "rating/se/difficulty.h"
#include "rating/se/link_graph.h"
#include "rating/se/rules.h"

namespace shudu::se {

struct StaticBest {
  Difficulty difficulty{100.0};
  int complexity = 0;
  Mode mode = Mode::kX;
  int spot = -1;
  int kind = 0;               ///< 0 cycle, 1 chain from ON, 2 chain from OFF
  CandidateSet eliminations;  ///< of a cycle
  int number = 0;             ///< of a cycle, among those from its start

  [[nodiscard]] bool is_found() const { return spot >= 0; }
  [[nodiscard]] int order() const { return candidate_of_spot(spot) * 4 + kind; }
  [[nodiscard]] bool is_before(const StaticBest& other) const {
    if (difficulty != other.difficulty) return difficulty < other.difficulty;
    if (complexity != other.complexity) return complexity < other.complexity;
    if (mode != other.mode) return mode < other.mode;
    if (order() != other.order()) return order() < other.order();
    return number < other.number;
  }
};

constexpr double cycle_base(Mode mode) { return mode == Mode::kXY ? 7.0 : 6.5; }
constexpr double chain_base(Mode mode) { return mode == Mode::kX ? 6.6 : 7.0; }

/// The longest cycle of the mode that may still come before `best`.
int most_cycle_nodes(Mode mode, const StaticBest& best);

/// The complexity of the shortest chain from ON a spot to OFF, up to `most`; 0: there is none.
int shortest_from_on(const LinkGraph& graph, int spot, int most);
/// From OFF to ON.
int shortest_from_off(const LinkGraph& graph, int spot, int most);

Rule rule_of(const StaticBest& best);

}  // namespace shudu::se
