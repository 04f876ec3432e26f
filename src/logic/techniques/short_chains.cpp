// Wings that are alternating chains of three strong links, named by where these are: C inside a
// bivalue cell, H between the only two places in a house. Two H in a row meet in a cell, where the
// digit changes; otherwise the digit goes on to a cell that sees the one before.
//
//   m-wing  C-H-H   (x=y)a - (y)b = (y-x)c = (x)d          two digits, both ends x
//   s-wing  H-C-H   (x)a = (x)b - (x=y)c - (y)d = (y)e     two digits, ends x and y
//   l-wing  H-H-H   (x)a = (x-y)b = (y-z)c = (z)d          three digits, ends x and z
//   h-wing  C-C-H   (x=y)a - (y=z)b - (z)c = (z)d          three digits, ends x and z
//
// (The W-wing is C-H-C.) If the start is false, the end is true, so one of them is. Both x: x goes
// from what sees both. Different digits in cells that see each other: each cell loses the digit of
// the other. Ends that exclude each other, both x in such cells or x and another digit in one cell,
// close a loop, and it removes what a continuous loop removes (chain_steps.h).
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "logic/finders.h"
#include "logic/techniques/chain_steps.h"
#include "shudu/core/sort.h"

// Cells are met once each, but for start and end. Step: see chain_steps.h. Order: starts as in the
// link graph, then the further nodes likewise; the same candidates with the same result stand once,
// so a chain that is of its kind backwards, too, stands from its lower end. Source: the names are
// those of the Player's Forum ("hybrid wings", 2010 and later). Tests: tests/cases.

namespace shudu {
namespace {

enum class Strong : std::uint8_t { kCell, kHouse };

struct ChainShape {
  std::array<Strong, 3> links{};
  bool are_ends_equal = false;
};

class ShortChains {
 public:
  ShortChains(const FindTask& task, const ChainShape& shape)
      : task_(task),
        ground_{task.view, links_of(task.view, LinkScope::kCandidates)},
        shape_(shape) {}

  bool run() {
    for (int id = 0; id < ground_.graph.candidate_count(); ++id) {
      path_ = {{static_cast<NodeId>(id), false}};
      if (!strong_link(0)) return false;
    }
    return true;
  }

 private:
  const LinkNode& node(NodeId id) const { return ground_.graph.node(id); }
  Digit digit_at(std::size_t place) const { return node(path_[place].node).digit; }
  CellSet cell_at(std::size_t place) const { return node(path_[place].node).cells; }

  bool strong_link(std::size_t which) {
    const NodeId from = path_.back().node;
    const bool in_cell = shape_.links[which] == Strong::kCell;
    for (const NodeId to : ground_.graph.strong(from)) {
      if (ground_.graph.is_in_one_cell(from, to) != in_cell) continue;
      if (!in_cell && is_met(to, which == 2)) continue;
      path_.push_back({to, true});
      const bool goes_on = which == 2 ? try_chain() : weak_link(which);
      path_.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  bool weak_link(std::size_t which) {
    const bool in_cell =
        shape_.links[which] == Strong::kHouse && shape_.links[which + 1] == Strong::kHouse;
    const NodeId from = path_.back().node;
    if (in_cell) {
      const Cell cell = node(from).cells.first();
      for (const Digit digit : ground_.view.candidates(cell) - DigitSet::only(node(from).digit)) {
        if (!go_on(ground_.graph.id_of({cell, digit}), which)) return false;
      }
      return true;
    }
    for (const Cell cell : node(from).sees) {
      const NodeId to = ground_.graph.id_of({cell, node(from).digit});
      if (!is_met(to, false) && !go_on(to, which)) return false;
    }
    return true;
  }

  bool go_on(NodeId to, std::size_t which) {
    path_.push_back({to, false});
    const bool goes_on = strong_link(which + 1);
    path_.pop_back();
    return goes_on;
  }

  // Was the cell met before? The last may be the first.
  bool is_met(NodeId id, bool is_last) const {
    for (std::size_t i = is_last ? 1 : 0; i < path_.size(); ++i) {
      if (cell_at(i) == node(id).cells) return true;
    }
    return is_last && path_.front().node == id;
  }

  bool try_chain() {
    const bool are_equal = digit_at(0) == digit_at(5);
    if (are_equal != shape_.are_ends_equal) return true;
    const CellSet first = cell_at(0);
    const CellSet last = cell_at(5);
    const bool do_see = ground_.view.layout().peers(first.first()).contains(last.first());
    if (are_equal ? do_see : first == last) return hand_over_loop();
    if (!are_equal && !do_see) return true;
    Step step = chain_step(ground_, task_.technique, path_);
    if (are_equal) {
      const CellSet gone = node(path_[0].node).sees & node(path_[5].node).sees;
      eliminate_from(ground_.view, gone, digit_at(0), step);
    } else {
      eliminate_from(ground_.view, first, digit_at(5), step);
      eliminate_from(ground_.view, last, digit_at(0), step);
    }
    return hand_over_new(std::move(step));
  }

  bool hand_over_loop() {
    Step step = chain_step(ground_, task_.technique, path_);
    eliminate_by_loop(ground_, path_, task_.options.trim_loops, step);
    ChainNode closing = step.chains.front().front();
    closing.link = LinkKind::kWeak;
    step.chains.front().push_back(closing);
    return hand_over_new(std::move(step));
  }

  bool hand_over_new(Step&& step) {
    if (step.eliminations.empty()) return true;
    sort_eliminations(step);
    std::vector<NodeId> nodes;
    for (const ChainState state : path_) nodes.push_back(state.node);
    sort_stably(nodes.begin(), nodes.end());
    if (!known_.insert({std::move(nodes), step.eliminations}).second) return true;
    return hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  ChainGround ground_;
  ChainShape shape_;
  ChainPath path_;
  std::set<std::pair<std::vector<NodeId>, std::vector<Candidate>>> known_;
};

using enum Strong;
constexpr std::array kShapes{
    // as ShortChain
    ChainShape{{kCell, kHouse, kHouse}, true},
    ChainShape{{kHouse, kCell, kHouse}, false},
    ChainShape{{kHouse, kHouse, kHouse}, false},
    ChainShape{{kCell, kCell, kHouse}, false},
};

}  // namespace

bool find_short_chain(const FindTask& task) {
  return ShortChains(task, kShapes[task.technique.parameters.kind]).run();
}

}  // namespace shudu
