// What one premise leads to when every implication may use all that is known by then: unit
// propagation with a trail, the engine of nets and of dynamic chains.
//
// `start` is the position where the premise is made, `now` the same without what the branch has
// removed. An on takes the other candidates of its cell and of its peers (weak); an off that leaves
// one candidate in a cell or one place in a house puts it on (strong), by all the offs that left
// it alone. First in, first out, so that reasons are short; the first reason of a literal stays.
// What holds without the branch (a single of `start`) is not put on: every node depends on the
// premise. When all is quiet and the rules say so, inner patterns on `now` switch more off
// (inner_rules.h, nested.h).
//
// A branch ends at a contradiction: its round is finished, and of the contradictions met the one of
// the fewest nodes stays. Right because each node follows from its parents, which stand before it.
// Tested in tests/logic/forcing_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/forcing/board.h"
#include "logic/forcing/clash.h"
#include "shudu/core/stop.h"
#include "shudu/logic/step.h"

namespace shudu::forcing {

enum class Cause : std::uint8_t {
  kPremise,
  kWeak,   ///< off, by one on
  kCell,   ///< on, the last of its cell
  kHouse,  ///< on, the last place in a house
  kInner,  ///< off, by a pattern in what was left
};

/// A node of a branch; its parents are places in the trail before it.
struct TrailNode {
  Literal literal;
  Cause cause = Cause::kPremise;
  House house{0};
  std::uint32_t first_parent = 0;
  std::uint16_t parent_count = 0;
};

/// All that follows from a premise, in the order found, and the contradiction if there is one.
class Trail {
 public:
  std::vector<TrailNode> nodes;
  std::vector<std::int16_t> parents;
  Clash clash;

  [[nodiscard]] std::span<const std::int16_t> parents_of(int node) const {
    const TrailNode& it = nodes[static_cast<std::size_t>(node)];
    return std::span(parents).subspan(it.first_parent, it.parent_count);
  }
  /// Place of a literal, -1 where it was not reached.
  [[nodiscard]] int find(Literal literal) const;
  /// The nodes that lead to these, they too, ascending: an argument in order.
  [[nodiscard]] std::vector<int> ancestors(std::span<const std::int16_t> ends) const;
  [[nodiscard]] Chain chain_to(int node) const;
  /// For each node, how many nodes lead to it, itself counted.
  void count_ancestors(std::vector<std::uint16_t>& counts) const;
};

/// How far implications go.
struct Rules {
  bool in_cells = true;  ///< links inside cells; without them each branch stays with one digit
  int level = 0;         ///< 0: singles; 1: and simple patterns; 2 to 5: and chains (nested.h)
};

/// Branches that nested levels may still open inside one branch: a bound that is the same on every
/// machine.
struct Budget {
  int branches = 1 << 30;
  Stop stop = {};  ///< ends all inner branches where it is set
  bool take() {
    if (stop.is_asked()) branches = 0;
    if (branches <= 0) return false;
    --branches;
    return true;
  }
};

class Propagation {
 public:
  Propagation(const Board& start, Rules rules, Budget& budget);

  /// Follows a premise to the end or to a contradiction. The reference holds until the next run.
  const Trail& run(Literal premise);

 private:
  using Parents = std::span<const std::int16_t>;
  void drain();
  void follow_on(int node);
  void follow_off(int node);
  void look_at_cell(Cell cell);
  void look_at_house(House house, Digit digit);
  bool apply_inner_rules();
  int append(Literal literal, Cause cause, House house, Parents parents);
  void derive(Literal literal, Cause cause, House house, Parents parents);
  void note(Clash clash);
  void settle();
  [[nodiscard]] int place_of(Literal literal) const { return place_[literal.index()]; }

  const Board& start_;
  Board now_;
  Rules rules_;
  Budget& budget_;
  Trail trail_;
  std::size_t next_ = 0;
  std::array<std::int16_t, kMaxLiterals> place_{};
  std::vector<Clash> clashes_;
};

}  // namespace shudu::forcing
