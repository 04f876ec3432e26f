// Static forcing chains and cycles (6.5, 6.6, 7.0 and up): from "c is d" it follows, link by link,
// that it is not, or the other way round; or the links close a ring, of which either all ON or all
// OFF nodes are true. Modes: X (links in houses on one digit), Y (through cells with two
// candidates), XY (all).
//
// Of all chains only the best is wanted. By the contrapositive any hint of this producer, a cycle
// too, goes with a chain from ON: a victim of a cycle of n nodes gives one of at most n + 2. So:
//   1. chains of mode X, digit by digit, kept while the digit's cells do not change;
//   2. where there are none, shortest chains of mode XY by layers (link_graph.h); no chain from ON,
//      no hint; no cycle shorter than the shortest by more than 2;
//   3. cycles of mode Y and XY, exactly, but only where layers lead through what a victim sees.
// Ranking: difficulty as a double, complexity, mode, then start cell, digit, cycle before chain
// from ON before chain from OFF. Source: Sudoku Explainer 1.2.1.
#include "rating/se/static_chains.h"

#include "rating/se/static_best.h"
#include "rating/se/static_cycles.h"
#include "rating/se/static_paths.h"

namespace shudu::se {
namespace {

bool is_start(const Position& position, int spot) {
  return has_two_or_more(position.marks[cell_of_spot(spot)]);
}

// ---- mode X ------------------------------------------------------------------------------------

class DigitSearch {
 public:
  DigitSearch(const Position& position, int digit, LinkGraph& graph)
      : position_(position), digit_(digit), graph_(graph) {}

  DigitChains run() {
    result_.cells = position_.cells_of_digit[digit_];
    result_.is_known = true;
    graph_.build(position_, Mode::kX, digit_);
    if (graph_.count() < 4) return result_;
    std::vector<int> victims;
    for (const Cell cell : result_.cells) {
      const int spot = spot_at(cell.index(), digit_);
      if (!is_start(position_, spot)) continue;
      const int from_on = shortest_from_on(graph_, spot, kUnlimited);
      if (from_on != 0) victims.push_back(spot);
      keep(from_on, cell, true);
    }
    if (victims.empty()) return result_;  // nor is there a chain from OFF, nor a cycle
    for (const Cell cell : result_.cells) {
      const int spot = spot_at(cell.index(), digit_);
      if (is_start(position_, spot)) keep(shortest_from_off(graph_, spot, kUnlimited), cell, false);
    }
    find_cycle(victims);
    return result_;
  }

 private:
  static constexpr int kUnlimited = 4 * kMostEnds;

  // By complexity, then cell, then from ON first.
  void keep(int complexity, Cell cell, bool from_on) {
    if (complexity == 0 || (result_.chain != 0 && complexity > result_.chain)) return;
    if (complexity == result_.chain && cell.index() >= result_.chain_cell) return;
    result_.chain = complexity;
    result_.chain_cell = cell.index();
    result_.chain_from_on = from_on;
  }

  void find_cycle(const std::vector<int>& victims) {
    StaticBest best;
    best.difficulty = chain_difficulty(chain_base(Mode::kX), result_.chain);
    best.complexity = result_.chain;
    const auto cycle =
        best_cycle(position_, Mode::kX, graph_, victims, most_cycle_nodes(Mode::kX, best));
    if (!cycle) return;
    result_.cycle = cycle->nodes;
    result_.cycle_cell = cell_of_spot(cycle->spot);
    result_.cycle_eliminations = cycle->eliminations;
  }

  const Position& position_;
  int digit_;
  LinkGraph& graph_;
  DigitChains result_;
};

// ---- all modes ---------------------------------------------------------------------------------

class StaticSearch {
 public:
  StaticSearch(const Position& position, StaticMemory& memory)
      : position_(position), memory_(memory) {}

  StaticBest run() {
    for (int digit = 0; digit < 9; ++digit) offer_digit(digit);
    if (best_.difficulty >= Difficulty{7.0}) {
      memory_.graph.build(position_, Mode::kXY);
      find_chains();
      offer_cycle(Mode::kXY);
      if (!best_.is_found()) return best_;  // no chain: no cycle of mode Y either
    }
    find_y_cycle();
    return best_;
  }

 private:
  void offer(const StaticBest& hint) {
    if (hint.is_before(best_)) best_ = hint;
  }

  void offer_digit(int digit) {
    DigitChains& known = memory_.digits[digit];
    if (!known.is_known || known.cells != position_.cells_of_digit[digit]) {
      known = DigitSearch(position_, digit, memory_.graph).run();
    }
    if (known.chain != 0) {
      offer({chain_difficulty(chain_base(Mode::kX), known.chain),
             known.chain,
             Mode::kX,
             spot_at(known.chain_cell, digit),
             known.chain_from_on ? 1 : 2,
             {}});
    }
    if (known.cycle != 0) {
      offer({chain_difficulty(cycle_base(Mode::kX), known.cycle), known.cycle, Mode::kX,
             spot_at(known.cycle_cell, digit), 0, known.cycle_eliminations});
    }
  }

  // Chains of mode XY, the shortest and those of up to two nodes more.
  void find_chains() {
    constexpr int kFirstLimit = 12;
    for (const int limit : {kFirstLimit, 4 * kMostEnds}) {
      int most = limit;
      found_.clear();
      for_each_start([&](int spot) {
        const int from_on = shortest_from_on(memory_.graph, spot, most);
        if (from_on != 0) found_.push_back({from_on, spot});
        offer_chain(from_on, spot, 1);
        if (best_.is_found() && best_.mode == Mode::kXY)
          most = std::min(most, best_.complexity + 2);
      });
      if (found_.empty()) continue;  // what sees the start of a chain from OFF has one from ON
      for_each_start([&](int spot) {
        offer_chain(shortest_from_off(memory_.graph, spot, most), spot, 2);
        most = std::min(most, best_.complexity + 2);
      });
      if (best_.mode == Mode::kXY && best_.complexity + 2 <= kFirstLimit) return;
    }
  }

  template <typename See>
  void for_each_start(See see) const {
    for (const Cell open : position_.open) {
      const unsigned marks = position_.marks[open.index()];
      if (!has_two_or_more(marks)) continue;
      for (unsigned left = marks; left != 0; left &= left - 1) {
        see(spot_at(open.index(), lowest(left)));
      }
    }
  }

  void offer_chain(int complexity, int spot, int kind) {
    if (complexity == 0) return;
    offer({chain_difficulty(chain_base(Mode::kXY), complexity),
           complexity,
           Mode::kXY,
           spot,
           kind,
           {}});
  }

  // A cycle of n nodes has a victim with a chain from ON of n + 2 at most.
  void offer_cycle(Mode mode) {
    const int most = most_cycle_nodes(mode, best_);
    victims_.clear();
    for (const auto& [complexity, spot] : found_) {
      if (complexity <= most + 2) victims_.push_back(spot);
    }
    const auto cycle = best_cycle(position_, mode, memory_.graph, victims_, most);
    if (!cycle) return;
    offer({chain_difficulty(cycle_base(mode), cycle->nodes), cycle->nodes, mode, cycle->spot, 0,
           cycle->eliminations});
  }

  void find_y_cycle() {
    const int most = most_cycle_nodes(Mode::kY, best_);
    if (most < 4) return;
    memory_.graph.build(position_, Mode::kY);
    if (memory_.graph.count() < 4) return;
    found_.clear();
    for_each_start([&](int spot) {
      const int from_on = shortest_from_on(memory_.graph, spot, most + 2);
      if (from_on != 0) found_.push_back({from_on, spot});
    });
    offer_cycle(Mode::kY);
  }

  const Position& position_;
  StaticMemory& memory_;
  struct FromOn {
    int complexity;
    int spot;
  };
  std::vector<FromOn> found_;
  std::vector<int> victims_;
  StaticBest best_;
};

// The path of the best hint as a proof; `path` is in turns ON and OFF.
std::shared_ptr<const ChainProof> proof_of(const std::vector<PathNode>& path, bool is_target_on,
                                           bool is_cycle) {
  auto proof = std::make_shared<ChainProof>();
  std::vector<ProofNode> nodes;
  const std::size_t n = path.size() - (is_cycle ? 1 : 0);
  const auto id = [&](std::size_t i) {
    return node_id(candidate_of_spot(path[i].spot), (i % 2 == 0) == is_target_on);
  };
  for (std::size_t i = 0; i < n; ++i) {
    ProofNode node{id(i), path[i].cause, {}, -1};
    if (i + 1 < path.size()) node.parents.push_back(id(i + 1));
    nodes.push_back(std::move(node));
  }
  proof->targets.push_back(std::move(nodes));
  return proof;
}

std::shared_ptr<const ChainProof> prove(const Position& position, const StaticBest& best) {
  LinkGraph graph;
  graph.build(position, best.mode, best.mode == Mode::kX ? digit_of_spot(best.spot) : -1);
  const StaticLinks links{position, best.mode, graph.ends()};
  if (best.kind != 0) {
    const bool from_on = best.kind == 1;
    return proof_of(chain_path(links, best.spot, from_on), !from_on, false);
  }
  std::shared_ptr<const ChainProof> proof;
  const auto may_pass = [](int) { return true; };
  for_each_cycle(links, best.spot, best.complexity, may_pass, [&](const CyclePath& cycle) {
    if (eliminations_of_cycle(position, cycle) != best.eliminations) return true;
    proof = proof_of(cycle, true, true);
    return false;
  });
  return proof;
}

Hint hint_of(const Position& position, const StaticBest& best) {
  Hint hint;
  hint.rule = rule_of(best);
  hint.difficulty = best.difficulty;
  hint.complexity = best.complexity;
  const int cell = cell_of_spot(best.spot);
  const unsigned bit = 1U << digit_of_spot(best.spot);
  if (best.kind == 0) hint.eliminations = best.eliminations;
  if (best.kind == 1) hint.eliminate(position, cell, bit);
  if (best.kind == 2) {
    hint.eliminate(position, cell, ~bit);
    hint.placement = candidate_of_spot(best.spot);
  }
  return hint;
}

}  // namespace

std::shared_ptr<const Hint> tell_static(const Position& position, const StaticBest& best) {
  auto hint = std::make_shared<Hint>(hint_of(position, best));
  hint->proof = prove(position, best);
  return hint;
}

std::optional<Hint> best_static_chain(const Position& position, bool with_proof,
                                      StaticMemory& memory) {
  const StaticBest best = StaticSearch(position, memory).run();
  if (!best.is_found()) return std::nullopt;
  Hint hint = hint_of(position, best);
  if (with_proof) hint.proof = prove(position, best);
  return hint;
}

}  // namespace shudu::se
