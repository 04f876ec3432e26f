// The links of a position as it stands, and the shortest chains from one premise.
//
//   weak    on -> off   the other candidates of the cell; the digit in what sees the node
//   strong  off -> on   the other candidate of a bivalue cell; the other of two nodes that hold all
//                       places of a digit in a house
//
// Nodes are the candidates and, if wanted, the groups: a digit in all its cells of a mini-line (any
// meeting of two houses), two or more, of which one is true. Only groups with a strong link are
// nodes. A walk goes breadth first over weak and strong links, so each node has a shortest chain,
// and of those the one through nodes of the lowest number; never a link that the chain made itself.
//
// Nodes: candidates by number, then groups by digit, house and cells. Tested in
// tests/logic/forcing_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/forcing/board.h"
#include "logic/forcing/clash.h"
#include "shudu/logic/step.h"

namespace shudu::forcing {

struct LinkNode {
  Digit digit{1};
  CellSet cells;
};

class LinkGraph {
 public:
  LinkGraph(const Board& board, bool with_groups);

  [[nodiscard]] const Board& board() const { return *board_; }
  [[nodiscard]] const CandidateList& candidates() const { return candidates_; }
  [[nodiscard]] int size() const { return static_cast<int>(nodes_.size()); }
  [[nodiscard]] const LinkNode& node(int number) const {
    return nodes_[static_cast<std::size_t>(number)];
  }
  [[nodiscard]] int words() const { return words_; }
  [[nodiscard]] const std::uint64_t* weak(int node) const { return row(weak_, node); }
  [[nodiscard]] const std::uint64_t* strong(int node) const { return row(strong_, node); }

 private:
  using Rows = std::vector<std::uint64_t>;
  [[nodiscard]] const std::uint64_t* row(const Rows& rows, int node) const {
    return rows.data() + static_cast<std::size_t>(node) * static_cast<std::size_t>(words_);
  }
  void add_groups();
  void link_all();
  void link_weakly(int number);
  void link_in_house(House house, Digit digit);
  void link(Rows& rows, int one, int other) const;
  [[nodiscard]] int find_node(Digit digit, CellSet cells) const;

  const Board* board_;
  CandidateList candidates_;
  std::vector<LinkNode> nodes_;
  int words_ = 0;
  Rows weak_;
  Rows strong_;
};

/// Literals of a walk: 2 * node, and 1 more for off.
class Walk {
 public:
  explicit Walk(const LinkGraph& graph);

  /// Follows all links from a premise. Precondition: a literal of a candidate.
  void run(int premise);
  [[nodiscard]] int premise() const { return premise_; }
  [[nodiscard]] bool reaches(int literal) const { return nodes(literal) != 0; }
  /// Nodes of the chain from the premise, both ends too; 0: not reached.
  [[nodiscard]] int nodes(int literal) const { return depth_[static_cast<std::size_t>(literal)]; }
  /// The contradiction of the fewest nodes, all chains together; the first in the order of
  /// ClashKind, then of the nodes.
  [[nodiscard]] Clash clash() const;
  [[nodiscard]] Chain chain_to(int literal) const;
  /// The literals of that chain, premise first.
  [[nodiscard]] std::vector<int> literals_to(int literal) const;

 private:
  void follow(const std::uint64_t* links, int from, bool to_on);
  void consider(Clash& best, Clash& next) const;
  void seek_both(Clash& best) const;
  void seek_two_on(Clash& best) const;
  void seek_empty(Clash& best) const;
  void seek_no_place(Clash& best) const;

  const LinkGraph& graph_;
  int premise_ = 0;
  std::vector<std::uint64_t> reached_[2];  // off, on
  std::vector<std::int16_t> parent_;
  std::vector<std::uint16_t> depth_;
  std::vector<std::int16_t> queue_;
  std::array<CellSet, kMaxSize> off_cells_{};
};

}  // namespace shudu::forcing
