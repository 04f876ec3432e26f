// Blossom loop: three or four candidates of which one is true (a cell, or the places of a digit in
// a house), from each a chain to an end of its own, and all ends in one cell or in one house with
// one digit, so that one of them at most is true. If an end is true, the others are not, nor are
// the starts that lead to them; so its own start is. Hence exactly one branch is true from start to
// end, and the others are false from end to start: along these each link turns round.
//
// Take one branch as the true one: its nodes that are on are true, and in all other branches those
// that are off. A candidate that these exclude whichever branch is the true one is false. That is
// what is left of the cell or house of the ends, what sees both ends of a weak link, and more.
//
// Two branches make a continuous loop and are left out; at least two branches have links, the rest
// may be ends by themselves. Branches are shortest chains of single candidates, of kMostBranchLinks
// links at most; of the ways to share out the ends of one source and one target the shortest counts
// that removes something, of the first kMostShares. Where a node of the pattern would go there is a
// contradiction and no loop. Order: fewest links, then as found; each set of eliminations once.
#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "logic/facts_links.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "shudu/core/sort.h"

// The step: `chains` the branches, each from its start, which is on; `base` the house of the
// starts, `cover` that of the ends, where these are no cells; `cells` and marks (kOn, kOff) by
// node, `digits` all. Source: Sudoku Studio; the proof by cases is our own. Tests: tests/cases.

namespace shudu {
namespace {

constexpr int kMostBranchLinks = 8;
constexpr std::size_t kMostBranches = 4;
constexpr std::size_t kMostShares = 24;
constexpr std::int16_t kFar = -1;

// The shortest chains from one candidate that is on, as far as they may go.
class Wave {
 public:
  Wave(const LinkGraph& graph, NodeId start) {
    links_.assign(2 * static_cast<std::size_t>(graph.size()), kFar);
    parents_.resize(links_.size());
    reach(start, true, 0, start);
    std::size_t at = 0;
    while (at < queue_.size()) {  // which grows
      const auto [node, is_on] = queue_[at++];
      const int links = links_[place(node, is_on)];
      if (links == kMostBranchLinks) break;
      if (is_on) {
        for_each_node(graph.weak(node),
                      [&, from = node](NodeId to) { reach(to, false, links + 1, from); });
      } else {
        for (const NodeId to : graph.strong(node)) reach(to, true, links + 1, node);
      }
    }
  }

  /// Links to a candidate that is on; kFar: none lead there.
  [[nodiscard]] int links(NodeId end) const { return links_[place(end, true)]; }
  /// The nodes of a branch, on and off by turns, from the start.
  [[nodiscard]] std::vector<NodeId> path_to(NodeId end) const {
    std::vector<NodeId> path = {end};
    bool is_on = true;
    while (links_[place(path.back(), is_on)] > 0) {
      path.push_back(parents_[place(path.back(), is_on)]);
      is_on = !is_on;
    }
    std::reverse(path.begin(), path.end());
    return path;
  }

 private:
  struct State {
    NodeId node = 0;
    bool is_on = false;
  };
  static std::size_t place(NodeId node, bool is_on) {
    return 2 * std::size_t{node} + (is_on ? 1 : 0);
  }
  void reach(NodeId node, bool is_on, int links, NodeId from) {
    std::int16_t& known = links_[place(node, is_on)];
    if (known != kFar) return;
    known = static_cast<std::int16_t>(links);
    parents_[place(node, is_on)] = from;
    queue_.push_back({node, is_on});
  }

  std::vector<std::int16_t> links_;
  std::vector<NodeId> parents_;
  std::vector<State> queue_;
};

// Candidates of a cell or places of a digit in a house.
struct Bunch {
  std::vector<NodeId> nodes;
  std::vector<House> house;  ///< none: a cell
};

using BranchPath = std::vector<NodeId>;

struct BlossomLoop {
  std::vector<BranchPath> branches;
  const Bunch* source = nullptr;
  const Bunch* target = nullptr;
  std::vector<NodeId> gone;
  int links = 0;
};

// A way to share out the ends: the place in the target's list for each branch.
struct Share {
  std::array<std::uint8_t, kMostBranches> ends{};
  int links = 0;
};

class BlossomLoops {
 public:
  explicit BlossomLoops(const FindTask& task)
      : task_(task), view_(task.view), graph_(links_of(task.view, LinkScope::kCandidates)) {}

  bool run() {
    gather();
    waves_.reserve(static_cast<std::size_t>(graph_.size()));
    for (int id = 0; id < graph_.size(); ++id) waves_.emplace_back(graph_, static_cast<NodeId>(id));
    for (const Bunch& source : bunches_) {
      if (source.nodes.size() > kMostBranches) continue;
      if (task_.options.is_stopped()) return false;
      for (const Bunch& target : bunches_) {
        if (&target != &source && target.nodes.size() >= source.nodes.size()) {
          try_pair(source, target);
        }
      }
    }
    return report();
  }

 private:
  // Cells and digits of houses with three candidates or more.
  void gather() {
    for (const Cell cell : view_.open_cells()) {
      if (view_.candidates(cell).size() < 3) continue;
      Bunch& bunch = bunches_.emplace_back();
      for (const Digit digit : view_.candidates(cell)) {
        bunch.nodes.push_back(graph_.id_of({cell, digit}));
      }
    }
    for (int h = 0; h < view_.layout().house_count(); ++h) {
      for (const Digit digit : view_.layout().all_digits()) {
        const CellSet places = view_.cells_of(digit, House(h));
        if (places.size() < 3) continue;
        Bunch& bunch = bunches_.emplace_back();
        bunch.house = {House(h)};
        for (const Cell cell : places) bunch.nodes.push_back(graph_.id_of({cell, digit}));
      }
    }
  }

  void try_pair(const Bunch& source, const Bunch& target) {
    shares_.clear();
    share(source, target, 0, Share(), 0U);
    sort_stably(shares_.begin(), shares_.end(), [](const Share& a, const Share& b) {
      return a.links != b.links ? a.links < b.links : a.ends < b.ends;
    });
    for (std::size_t i = 0; i < shares_.size() && i < kMostShares; ++i) {
      if (try_share(source, target, shares_[i])) return;
    }
  }

  // All ways to give each branch from `at` on an end that is not taken.
  void share(const Bunch& source, const Bunch& target, std::size_t at, const Share& so_far,
             unsigned taken) {
    if (at == source.nodes.size()) {
      shares_.push_back(so_far);
      return;
    }
    const Wave& wave = waves_[source.nodes[at]];
    for (std::size_t end = 0; end < target.nodes.size(); ++end) {
      const int links = wave.links(target.nodes[end]);
      if (links == kFar || (taken >> end & 1U) != 0) continue;
      Share more = so_far;
      more.ends[at] = static_cast<std::uint8_t>(end);
      more.links += links;
      share(source, target, at + 1, more, taken | 1U << end);
    }
  }

  bool try_share(const Bunch& source, const Bunch& target, const Share& share) {
    BlossomLoop loop;
    loop.source = &source;
    loop.target = &target;
    loop.links = share.links;
    int with_links = 0;
    for (std::size_t i = 0; i < source.nodes.size(); ++i) {
      loop.branches.push_back(waves_[source.nodes[i]].path_to(target.nodes[share.ends[i]]));
      if (loop.branches.back().size() > 1) ++with_links;
    }
    if (with_links < 2 || !fill_gone(loop)) return false;
    loops_.push_back(std::move(loop));
    return true;
  }

  // What is excluded whichever branch is the true one; false: nothing, or a part of the pattern.
  bool fill_gone(BlossomLoop& loop) const {
    const std::size_t words = graph_.words();
    std::vector<std::uint64_t> gone(words, ~std::uint64_t{0});
    for (std::size_t is_true = 0; is_true < loop.branches.size(); ++is_true) {
      std::vector<std::uint64_t> excluded(words, 0);
      for (std::size_t i = 0; i < loop.branches.size(); ++i) {
        // Nodes at even places are on in the true branch, those at odd ones true in the others.
        for (std::size_t at = i == is_true ? 0 : 1; at < loop.branches[i].size(); at += 2) {
          const NodeBits weak = graph_.weak(loop.branches[i][at]);
          for (std::size_t w = 0; w < words; ++w) excluded[w] |= weak[w];
        }
      }
      for (std::size_t w = 0; w < words; ++w) gone[w] &= excluded[w];
    }
    for_each_node(gone, [&](NodeId id) { loop.gone.push_back(id); });
    return !loop.gone.empty() && std::none_of(loop.gone.begin(), loop.gone.end(), [&](NodeId id) {
      return std::any_of(loop.branches.begin(), loop.branches.end(), [id](const BranchPath& path) {
        return std::find(path.begin(), path.end(), id) != path.end();
      });
    });
  }

  bool report() {
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < loops_.size(); ++i) order.emplace_back(loops_[i].links, i);
    sort_stably(order.begin(), order.end());
    std::set<std::vector<NodeId>> known;
    for (const auto& [links, number] : order) {
      const BlossomLoop& loop = loops_[number];
      if (!known.insert(loop.gone).second) continue;
      if (!hand_over(step_of_loop(loop), task_.sink)) return false;
    }
    return true;
  }

  Step step_of_loop(const BlossomLoop& loop) const {
    Step step;
    step.technique = &task_.technique;
    step.base = loop.source->house;
    step.cover = loop.target->house;
    for (const BranchPath& path : loop.branches) {
      Chain& chain = step.chains.emplace_back();
      for (std::size_t at = 0; at < path.size(); ++at) add_node(path[at], at, chain, step);
    }
    for (const NodeId id : loop.gone) step.eliminations.push_back(graph_.candidate(id));
    return step;
  }

  void add_node(NodeId id, std::size_t at, Chain& chain, Step& step) const {
    const Candidate candidate = graph_.candidate(id);
    const bool is_on = at % 2 == 0;
    LinkKind link = is_on ? LinkKind::kStrong : LinkKind::kWeak;
    if (at == 0) link = LinkKind::kStart;
    chain.push_back(
        {candidate.digit, CellSet::only(candidate.cell), is_on, link, NodeKind::kCell, -1});
    step.digits.insert(candidate.digit);
    if (std::find(step.cells.begin(), step.cells.end(), candidate.cell) == step.cells.end()) {
      step.cells.push_back(candidate.cell);
    }
    const Mark mark{candidate, is_on ? MarkRole::kOn : MarkRole::kOff};
    if (std::find(step.marks.begin(), step.marks.end(), mark) == step.marks.end()) {
      step.marks.push_back(mark);
    }
  }

  const FindTask& task_;
  const View& view_;
  const LinkGraph& graph_;
  std::vector<Bunch> bunches_;
  std::vector<Wave> waves_;
  std::vector<Share> shares_;
  std::vector<BlossomLoop> loops_;
};

}  // namespace

bool find_blossom_loop(const FindTask& task) { return BlossomLoops(task).run(); }

}  // namespace shudu
