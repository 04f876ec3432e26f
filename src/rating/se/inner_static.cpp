// A branch takes up, in order of rank, what is new of each hint; so of all hints of the family only
// those matter that are the first for some candidate. A chain from ON eliminates its start, a chain
// from OFF the rest of its cell; both come from layers. A cycle of n nodes can be the first for a
// victim only if it ranks before its chain, which bounds n for each victim on its own.
#include "rating/se/inner_static.h"

#include "rating/se/by_spot.h"
#include "rating/se/static_best.h"
#include "rating/se/static_cycles.h"
#include "shudu/core/sort.h"

namespace shudu::se {
namespace {

constexpr int kUnlimited = 4 * kMostEnds;

class InnerStatic {
 public:
  InnerStatic(const Position& position, bool with_proof, StaticMemory& memory)
      : position_(position), with_proof_(with_proof), memory_(memory) {}

  InnerHints run() {
    memory_.graph.build(position_, Mode::kXY);
    find_chains(Mode::kXY, memory_.graph, 0, 9);
    if (victims_[kXYGroup].empty()) return {};
    unsigned digits = 0;  // a chain of mode X is one of mode XY
    for (const CycleVictim& victim : victims_[kXYGroup]) digits |= 1U << digit_of_spot(victim.spot);
    for (; digits != 0; digits &= digits - 1) {
      const int digit = lowest(digits);
      memory_.digit_graph.build(position_, Mode::kX, digit);
      if (memory_.digit_graph.count() < 4) continue;
      find_chains(Mode::kX, memory_.digit_graph, digit, digit + 1);
      find_cycles(Mode::kX, memory_.digit_graph, victims_[kXGroup]);
      victims_[kXGroup].clear();
    }
    find_cycles(Mode::kXY, memory_.graph, victims_[kXYGroup]);
    memory_.digit_graph.build(position_, Mode::kY);
    if (memory_.digit_graph.count() >= 4) {
      find_chains(Mode::kY, memory_.digit_graph, 0, 9);
      find_cycles(Mode::kY, memory_.digit_graph, victims_[kYGroup]);
    }
    return finish();
  }

 private:
  enum Group { kXGroup, kYGroup, kXYGroup };

  // Chains of one mode; in mode Y only to know what cycles may eliminate. From OFF only where there
  // is a chain from ON: what sees the start has one.
  void find_chains(Mode mode, const LinkGraph& graph, int first_digit, int end_digit) {
    std::vector<CycleVictim>& victims = victims_[static_cast<int>(mode)];
    for_each_start(first_digit, end_digit, [&](int spot) {
      const int from_on = shortest_from_on(graph, spot, kUnlimited);
      if (from_on == 0) return;
      victims.push_back({spot, 0});
      if (mode != Mode::kY) offer_chain(mode, from_on, spot, 1);
    });
    if (mode == Mode::kY || victims.empty()) return;
    for_each_start(first_digit, end_digit, [&](int spot) {
      offer_chain(mode, shortest_from_off(graph, spot, kUnlimited), spot, 2);
    });
  }

  template <typename See>
  void for_each_start(int first_digit, int end_digit, See see) {
    for (int digit = first_digit; digit < end_digit; ++digit) {
      for (const Cell cell : position_.cells_of_digit[digit]) {
        if (has_two_or_more(position_.marks[cell.index()])) see(spot_at(cell.index(), digit));
      }
    }
  }

  void offer_chain(Mode mode, int complexity, int spot, int kind) {
    if (complexity == 0) return;
    const StaticBest hint{
        chain_difficulty(chain_base(mode), complexity), complexity, mode, spot, kind, {}, 0};
    if (kind == 1) {
      offer(hint, spot);
      return;
    }
    const int cell = cell_of_spot(spot);
    unsigned left = position_.marks[cell] & ~(1U << digit_of_spot(spot));
    for (; left != 0; left &= left - 1) offer(hint, spot_at(cell, lowest(left)));
  }

  bool offer(const StaticBest& hint, int gone) {
    StaticBest& best = best_.of(gone);
    if (!hint.is_before(best)) return false;
    best = hint;
    return true;
  }

  void find_cycles(Mode mode, LinkGraph& graph, std::vector<CycleVictim>& victims) {
    const auto want = [&] {
      for (CycleVictim& victim : victims) {
        victim.most = most_cycle_nodes(mode, best_.of(victim.spot));
      }
    };
    want();
    visit_cycles(position_, mode, graph, victims, [&](const FoundCycle& cycle) {
      const StaticBest hint{chain_difficulty(cycle_base(mode), cycle.nodes()),
                            cycle.nodes(),
                            mode,
                            cycle.spot,
                            0,
                            cycle.eliminations,
                            cycle.number};
      bool is_first = false;
      cycle.eliminations.for_each([&](Candidate gone) {
        if (offer(hint, spot_of(gone.index()))) is_first = true;
      });
      if (is_first) {
        cycles_.push_back(cycle.path);
        cycle_hints_.push_back(hint);
        want();
      }
      return true;
    });
  }

  InnerHints finish() {
    std::vector<const StaticBest*> used;
    for (const StaticBest& best : best_.all()) {
      if (best.is_found()) used.push_back(&best);
    }
    sort_stably(used.begin(), used.end(),
                [](const StaticBest* a, const StaticBest* b) { return a->is_before(*b); });
    InnerHints hints;
    const StaticBest* last = nullptr;
    for (const StaticBest* best : used) {
      if (last == nullptr || last->is_before(*best)) hints.push_back(keep(*best));
      last = best;
    }
    return hints;
  }

  std::shared_ptr<const InnerHint> keep(const StaticBest& best) {
    auto hint = std::make_shared<InnerHint>();
    hint->complexity = best.complexity;
    if (best.kind == 0) {
      best.eliminations.for_each([&](Candidate gone) { add_gone(*hint, spot_of(gone.index())); });
      keep_cycle(path_of(best), *hint);
    } else {
      const int cell = cell_of_spot(best.spot);
      const unsigned bit = 1U << digit_of_spot(best.spot);
      unsigned left = best.kind == 1 ? bit : position_.marks[cell] & ~bit;
      for (; left != 0; left &= left - 1) add_gone(*hint, spot_at(cell, lowest(left)));
      keep_chain(best, *hint);
    }
    if (with_proof_) hint->told = tell_static(position_, best);
    return hint;
  }

  static void add_gone(InnerHint& hint, int spot) {
    hint.gone.push_back(static_cast<std::uint16_t>(spot));
  }

  [[nodiscard]] const CyclePath& path_of(const StaticBest& best) const {
    std::size_t i = 0;
    while (best.is_before(cycle_hints_[i]) || cycle_hints_[i].is_before(best)) ++i;
    return cycles_[i];
  }

  static void add_node(InnerHint& hint, int spot, bool is_on, SeCause cause) {
    hint.key.push_back(static_cast<std::uint16_t>(node_id(candidate_of_spot(spot), is_on)));
    if (is_on && cause != SeCause::kStart) {
      hint.causes.push_back({static_cast<std::uint16_t>(spot), cause});
    }
  }

  void keep_chain(const StaticBest& best, InnerHint& hint) {
    const LinkGraph* graph = &memory_.graph;
    if (best.mode == Mode::kX) {
      memory_.digit_graph.build(position_, Mode::kX, digit_of_spot(best.spot));
      graph = &memory_.digit_graph;
    }
    const bool from_on = best.kind == 1;
    bool is_on = !from_on;
    const StaticLinks links{position_, best.mode, graph->ends()};
    for (const PathNode& node : chain_path(links, best.spot, from_on)) {
      add_node(hint, node.spot, is_on, node.cause);
      is_on = !is_on;
    }
  }

  // The closing, then the cycle backwards with ON and OFF exchanged, each node with the cause of
  // the one that it was made from.
  static void keep_cycle(const CyclePath& path, InnerHint& hint) {
    const std::size_t n = path.size() - 1;
    for (std::size_t i = 0; i < n; ++i) add_node(hint, path[i].spot, i % 2 == 0, path[i].cause);
    hint.key.push_back(kKeyEnd);
    add_node(hint, path[n].spot, false, SeCause::kStart);
    for (std::size_t i = n - 1; i > 0; --i) add_node(hint, path[i].spot, i % 2 != 0, path[i].cause);
  }

  const Position& position_;
  bool with_proof_;
  StaticMemory& memory_;
  std::vector<CycleVictim> victims_[3];
  BySpot<StaticBest> best_;
  std::vector<CyclePath> cycles_;  // that were the first for some candidate
  std::vector<StaticBest> cycle_hints_;
};

}  // namespace

InnerHints inner_static_hints(const Position& position, bool with_proof, StaticMemory& memory) {
  return InnerStatic(position, with_proof, memory).run();
}

}  // namespace shudu::se
