// Finds chains that start off and end on: X- and XY-chains and AICs, and the loops that such a
// chain closes when its ends are weakly linked. Discontinuous loops have a search of their own.
//
// Order of chains: by length, then start, then end, as numbered in the link graph; the lower of the
// two ends is the start. Then chains whose shortest form meets a cell twice: a longer simple form
// where one is found with little effort, else as they are. Each set of eliminations once.
// Loops: the same order, but all simple shortest loops of each start and end; where there is none,
// the first that meets a cell twice, if that is wanted. Then those that are the shortest only when
// a strong link of theirs is left out, not a weak one, in the same order.
#pragma once

#include <memory>
#include <set>
#include <span>
#include <tuple>
#include <vector>

#include "logic/techniques/chain_steps.h"

namespace shudu {

/// What the ends of a chain remove, and what tells it from others: a digit from cells, or one digit
/// from the first of two cells and another from the second.
struct ChainGone {
  CellSet cells;
  Digit digit{1};
  Digit second{1};  ///< of the second cell; the same as the first in all cells

  friend bool operator<(const ChainGone& a, const ChainGone& b) {
    const auto key = [](const ChainGone& g) {
      return std::tuple(g.digit.value(), g.second.value(), g.cells.low(), g.cells.high());
    };
    return key(a) < key(b);
  }
};

inline constexpr int kMostLevels = 250;  ///< of a search for chains: distances are bytes
/// Turns of a walk for a simple form of one chain, among its shortest and among longer ones.
inline constexpr long kEffortShortest = 400;
inline constexpr long kEffortLonger = 400;

class ChainFinder {
 public:
  ChainFinder(const FindTask& task, const LinkGraph& graph)
      : most_links(task.options.most_links), task_(task), ground_{task.view, graph} {}

  ChainRules rules;
  int least_links = 3;
  int most_links;  ///< at first what the options say
  /// Only chains with a node that is no candidate, no longer than those of this graph.
  const LinkGraph* plain = nullptr;
  bool is_digits_of_end = false;   ///< Step::digits is the digit of the start
  bool is_simple_only = false;     ///< no loop that meets a cell twice
  bool may_end_in_groups = false;  ///< starts and ends of chains need not be candidates

  /// What do two ends remove? Empty cells: nothing.
  using Ends = FunctionRef<ChainGone(NodeId start, NodeId end)>;
  bool find_chains(std::span<const NodeId> starts, Ends ends);

  /// Fills in what a loop removes.
  using Loop = FunctionRef<void(const ChainPath& path, Step& step)>;
  bool find_loops(std::span<const NodeId> starts, Loop loop);

 private:
  struct Late {
    std::size_t wave = 0;
    NodeId end = 0;
    int links = 0;
    ChainGone gone;
  };
  using See = FunctionRef<bool(std::size_t wave, NodeBits front, int level)>;

  void prepare(std::span<const NodeId> starts, bool is_on);
  bool for_each_front(See see);
  [[nodiscard]] bool is_plain(std::size_t wave, NodeId end) const;
  [[nodiscard]] bool is_plainly_reached(std::size_t wave, NodeId end) const;
  [[nodiscard]] bool is_plainly_shorter(std::size_t wave, NodeId end) const;
  bool try_chain(const Late& chain);
  bool try_late(const Late& chain);
  bool hand_over_chain(const ChainPath& path, const ChainGone& gone);
  bool find_loops_at_weak_links(Loop loop);
  bool find_loops_at_strong_links(Loop loop);
  bool try_loops(const PathWish& wish, Loop loop);
  bool hand_over_loop(const ChainPath& path, Loop loop);

  const FindTask& task_;
  ChainGround ground_;
  std::unique_ptr<ChainSearch> search_;
  std::unique_ptr<ChainSearch> plain_search_;
  std::set<ChainGone> known_;
  std::set<std::vector<Candidate>> known_loops_;
  std::vector<Late> late_;
};

/// Does the technique want nodes of several cells (ChainNodes of finders.h)?
[[nodiscard]] bool wants_groups(const Technique& technique);
/// The graph of its nodes: where it is grouped, with almost locked sets if the options say so.
[[nodiscard]] const LinkGraph& chain_graph(const FindTask& task);
/// For ChainFinder::plain: the graph of candidates where the technique is grouped, else none.
[[nodiscard]] const LinkGraph* plain_graph(const FindTask& task);

/// Candidates with a strong link, ascending.
[[nodiscard]] std::vector<NodeId> chain_starts(const LinkGraph& graph);

}  // namespace shudu
