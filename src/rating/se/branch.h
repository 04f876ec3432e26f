// What follows from one assumed node, found in the exact order of the scale.
//
// A branch has two sets, ON and OFF, with the order in which nodes came and their first parents.
// Further parents need not be kept: an ON node came because all other candidates of its cell, or
// all other positions of its house, are OFF (of two left in S, one is its first parent, and the
// others were deleted); these, from the position in which the branch began, are its parents. An OFF
// node has one parent, an ON node, or those of the rule that made it.
#pragma once

#include <vector>

#include "rating/se/chain_proof.h"
#include "rating/se/inner_hint.h"
#include "rating/se/spots.h"
#include "shudu/core/function_ref.h"

namespace shudu::se {

/// Every cell is ON for one digit before a contradiction, and four may stand in the queue; advanced
/// nodes, which are not held against ON nodes, may lead to some more.
inline constexpr int kMostOn = 192;
inline constexpr int kRoot = 0xFFFF;
/// Parents of an OFF node from here on: it comes from advanced hint number parent -
/// kAdvancedParent.
inline constexpr int kAdvancedParent = 0x1000;

/// The node that ended a branch: made though its opposite was there.
struct Clash {
  int spot = -1;  ///< -1: there was none
  bool is_fresh_on = false;
  int parent = 0;  ///< of the fresh node: an ON node's number, or nothing for a fresh ON node
  SeCause cause = SeCause::kStart;  ///< of a fresh ON node
};

struct Branch {
  SpotSet on;
  SpotSet off;
  int on_count = 0;
  int off_count = 0;
  Clash clash;
  std::uint16_t on_spot[kMostOn];
  std::uint16_t on_parent[kMostOn];  ///< spot of the OFF node that it came from, or kRoot
  std::uint8_t on_depth[kMostOn];    ///< first parents back to the root, 255 at most
  SeCause on_cause[kMostOn];
  std::uint16_t off_spot[729];
  std::uint16_t off_parent[kSpots];  ///< by spot: number of an ON node, kRoot, or an advanced node
  std::vector<AdvancedHint> advanced;

  [[nodiscard]] bool is_contradiction() const { return clash.spot >= 0; }
  [[nodiscard]] int on_number(int spot) const {
    int i = 0;
    while (on_spot[i] != spot) ++i;
    return i;
  }
  [[nodiscard]] int off_number(int spot) const {
    int i = 0;
    while (off_spot[i] != spot) ++i;
    return i;
  }
  /// A lower bound of its ancestors, itself counted.
  [[nodiscard]] int least_ancestors(int spot, bool is_on) const {
    if (is_on) return on_depth[on_number(spot)] + 1;
    const int parent = off_parent[spot];
    if (parent == kRoot) return 1;
    // cppcheck-suppress arrayIndexOutOfBoundsCond
    return parent >= kAdvancedParent ? 2 : on_depth[parent] + 2;
  }
};

/// Nishio follows links in houses on one digit alone; multiple chains delete nothing.
enum class BranchKind : std::uint8_t { kNishio, kMultiple, kDynamic };

/// Follows `spot` ON or OFF from a position until nothing new comes or a contradiction.
void follow(const Position& position, BranchKind kind, int spot, bool is_on, Branch& branch);

/// Adds advanced nodes to a branch in which nothing new comes; false where there are none. `s` is
/// what is left of the candidates.
using Advance = FunctionRef<bool(const Position& s, Branch& branch)>;

/// Adds the eliminations of a hint that are not there yet, as advanced nodes.
void add_advanced(Branch& branch, const std::vector<std::uint16_t>& gone, AdvancedHint hint);

/// Goes on with a branch that ended without a contradiction, with advanced nodes, to its end.
void go_on(const Position& position, Branch& branch, Advance advance);

/// "The candidate is true" or "is false", in a branch.
struct Node {
  int spot;
  bool is_on;
};

/// What a node of a branch follows from.
struct Ancestry {
  int count = 0;  ///< distinct nodes, itself counted; more than was wanted where there are more
  std::vector<const InnerHint*> nested;  ///< those of advanced nodes among them
};

/// Adds a node to an ancestry; nodes of different targets count anew. Stops soon above `most`.
/// `position` is the one in which the branch began.
void add_ancestors(const Position& position, const Branch& branch, Node node, int most,
                   Ancestry& ancestry);
/// The same for the fresh node of its contradiction.
void add_clash_ancestors(const Position& position, const Branch& branch, int most,
                         Ancestry& ancestry);

/// The node and its ancestors, breadth first, parents in the order of the scale. Nested hints are
/// added to the list unless an equal chain is there; nodes hold their places in it.
std::vector<ProofNode> tell_ancestors(const Position& position, const Branch& branch, Node node,
                                      std::vector<const InnerHint*>& nested);
std::vector<ProofNode> tell_clash_ancestors(const Position& position, const Branch& branch,
                                            std::vector<const InnerHint*>& nested);

}  // namespace shudu::se
