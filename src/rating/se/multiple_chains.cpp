// Multiple forcing chains (8.0 and up): what follows from every candidate of a cell, or from every
// position of a digit in a house, is so. Nothing is deleted on the way, so branches are static: the
// layers of link_graph.h give all distances, and a distance all that complexity asks for. No branch
// contradicts itself: by the contrapositive there would be a static chain, which comes before. Only
// where two conclusions of one cell or house tie does the order of their nodes count; then the
// first branch is followed node by node. Cells with three candidates or more, and houses whose
// first position is in one. Source: Sudoku Explainer 1.2.1.
#include "rating/se/multiple_chains.h"

#include "rating/se/collector.h"
#include "rating/se/conclusions.h"

namespace shudu::se {
namespace {

class MultipleSearch {
 public:
  MultipleSearch(const Position& position, MultipleMemory& memory, Collector& collector)
      : position_(position), memory_(memory), graph_(memory.graph), collector_(collector) {}

  void run() {
    graph_.build(position_, Mode::kXY);
    reach_all();
    for (const Cell open : position_.open) {
      const int cell = open.index();
      if (count(position_.marks[cell]) < 3) continue;
      for (unsigned left = position_.marks[cell]; left != 0; left &= left - 1) {
        for_each_region(position_, cell, lowest(left),
                        [&](const BranchBest& hint) { weigh_group(hint); });
      }
      weigh_group(through_cell(position_, cell));
    }
  }

  std::vector<std::vector<ProofNode>> tell(const BranchBest& best) {
    std::vector<std::vector<ProofNode>> targets;
    std::vector<const InnerHint*> nested;
    set_group(best);
    Branch branch;
    for (const int spot : group_) {
      follow(position_, BranchKind::kMultiple, spot, true, branch);
      targets.push_back(tell_ancestors(position_, branch, {best.spot, best.is_on}, nested));
    }
    return targets;
  }

 private:
  void reach_all() {
    std::size_t n = 0;
    for (const Cell open : position_.open) {
      for (unsigned left = position_.marks[open.index()]; left != 0; left &= left - 1) {
        if (memory_.reaches.size() <= n) memory_.reaches.emplace_back();
        const int spot = spot_at(open.index(), lowest(left));
        memory_.number[spot] = static_cast<std::int16_t>(n);
        reach(spot, memory_.reaches[n++]);
      }
    }
  }

  void reach(int spot, StaticReach& reach) {
    reach.on = reach.off = SpotSet();
    reach.layer.assign(static_cast<std::size_t>(graph_.count()), 0);
    reach.on.add(spot);
    add_weak(spot, reach.off);
    std::uint64_t weak[kMostEndWords];
    std::uint64_t first[kMostEndWords];
    graph_.rows(spot, weak, first);
    if (graph_.index(spot) >= 0) {
      first[graph_.index(spot) / 64] &= ~(std::uint64_t{1} << graph_.index(spot) % 64);
    }
    LayerSearch search(graph_);
    search.start(first);
    std::uint16_t layer = 1;
    do {
      for (int w = 0; w < graph_.words(); ++w) {
        for (std::uint64_t left = search.layer()[w]; left != 0; left &= left - 1) {
          const int end = 64 * w + std::countr_zero(left);
          if (graph_.spot(end) == spot) continue;
          reach.layer[static_cast<std::size_t>(end)] = layer;
          reach.on.add(graph_.spot(end));
          add_weak(graph_.spot(end), reach.off);
        }
      }
      ++layer;
    } while (search.advance());
  }

  void add_weak(int spot, SpotSet& off) const {
    const int cell = cell_of_spot(spot);
    const int digit = digit_of_spot(spot);
    off.add_cells(digit, kGeometry.peers[cell] & position_.cells_of_digit[digit]);
    for (unsigned left = position_.marks[cell] & ~(1U << digit); left != 0; left &= left - 1) {
      off.add(spot_at(cell, lowest(left)));
    }
  }

  void set_group(const BranchBest& hint) {
    group_.clear();
    for_each_start_of(position_, hint, [&](int spot) { group_.push_back(spot); });
  }

  [[nodiscard]] const StaticReach& reach_of(int spot) const {
    return memory_.reaches[static_cast<std::size_t>(memory_.number[spot])];
  }

  void weigh_group(BranchBest hint) {
    set_group(hint);
    is_followed_ = false;
    for (const bool is_on : {true, false}) {
      const StaticReach& first = reach_of(group_[0]);
      SpotSet common = is_on ? first.on : first.off;
      for (std::size_t i = 1; i < group_.size(); ++i) {
        const StaticReach& other = reach_of(group_[i]);
        common &= is_on ? other.on : other.off;
      }
      if (common.empty()) continue;
      hint.is_on = is_on;
      for_each_spot(common, [&](int spot) {
        hint.spot = spot;
        weigh(hint);
      });
    }
  }

  void weigh(BranchBest hint) {
    if (hint.is_on && !has_two_or_more(position_.marks[cell_of_spot(hint.spot)])) return;
    const int most = collector_.most(position_, hint.spot, hint.is_on);
    int n = 0;
    for (const int start : group_) {
      n += hint.is_on ? nodes_to_on(start, hint.spot) : nodes_to_off(start, hint.spot);
      if (n > most) return;
    }
    hint.complexity = n;
    hint.order += number_of(hint);
    collector_.offer(position_, hint);
  }

  // Nodes of the path from one candidate to another, both counted.
  [[nodiscard]] int nodes_to_on(int start, int spot) const {
    if (start == spot) return 1;
    return 2 * reach_of(start).layer[static_cast<std::size_t>(graph_.index(spot))] + 1;
  }

  [[nodiscard]] int nodes_to_off(int start, int spot) const {
    if (is_weak(start, spot)) return 2;
    const StaticReach& reach = reach_of(start);
    std::uint64_t weak[kMostEndWords];
    graph_.weak_row(spot, weak);
    int least = 0xFFFF;
    for (int w = 0; w < graph_.words(); ++w) {
      for (std::uint64_t left = weak[w]; left != 0; left &= left - 1) {
        const int layer = reach.layer[static_cast<std::size_t>(64 * w + std::countr_zero(left))];
        if (layer != 0 && layer < least) least = layer;
      }
    }
    return 2 * least + 2;
  }

  static bool is_weak(int one, int other) {
    if (cell_of_spot(one) == cell_of_spot(other)) return one != other;
    return digit_of_spot(one) == digit_of_spot(other) &&
           sees(cell_of_spot(one), cell_of_spot(other));
  }

  // The number of the conclusion among the nodes of the first branch.
  std::uint64_t number_of(const BranchBest& hint) {
    if (!is_followed_) follow(position_, BranchKind::kMultiple, group_[0], true, first_branch_);
    is_followed_ = true;
    return static_cast<std::uint64_t>(hint.is_on ? first_branch_.on_number(hint.spot)
                                                 : 1024 + first_branch_.off_number(hint.spot));
  }

  const Position& position_;
  MultipleMemory& memory_;
  LinkGraph& graph_;
  std::vector<int> group_;
  Branch first_branch_;
  bool is_followed_ = false;
  Collector& collector_;
};

Rule multiple_rule(const BranchBest& best) {
  return best.kind == BranchHintKind::kCell ? Rule::kCell : Rule::kRegion;
}

}  // namespace

std::optional<Hint> best_multiple(const Position& position, bool with_proof,
                                  MultipleMemory& memory) {
  Collector collector;
  MultipleSearch search(position, memory, collector);
  search.run();
  const BranchBest& best = collector.best();
  if (!best.is_found()) return std::nullopt;
  Hint hint = hint_of(position, best, multiple_rule(best));
  if (with_proof) hint.proof = proof_of(search.tell(best), {});
  return hint;
}

InnerHints inner_multiple_hints(const Position& position, bool with_proof, MultipleMemory& memory) {
  Collector collector = Collector::for_all();
  MultipleSearch search(position, memory, collector);
  search.run();
  InnerHints hints;
  for (const BranchBest& best : collector.all()) {
    auto targets = search.tell(best);
    auto hint = inner_hint_of(position, best, targets);
    if (with_proof) {
      Hint told = hint_of(position, best, multiple_rule(best));
      told.proof = proof_of(std::move(targets), {});
      hint->told = std::make_shared<Hint>(std::move(told));
    }
    hints.push_back(std::move(hint));
  }
  return hints;
}

}  // namespace shudu::se
