// Search of chains in the link graph: waves over on/off states, and paths along them.
//
// A wave starts in a state of a node. Each link takes it on: what is on makes its weak neighbours
// off, what is off its strong ones on. A state is met at its smallest distance; the set of states
// met last is the front. All waves advance in turn, a link at a time, so chains come shortest
// first. Links are symmetric, so a chain read backwards from the denied end is a chain too: the
// distances of a wave also say how far any state still is from the end, which lets `for_each_path`
// walk paths of a wanted length without a step in vain. Few waves are ever asked for a path, so
// they keep sets of states alone, and distances are measured when asked for, by going through one
// again.
//
// A path is simple if no cell is met twice, but for the two nodes of a link inside a cell or an
// almost locked set, and for start and end. Search for longer simple paths is exponential at worst;
// `Effort` bounds it. Tested in tests/logic/chain_search_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/facts_links.h"
#include "shudu/core/function_ref.h"

namespace shudu {

struct ChainState {
  NodeId node = 0;
  bool is_on = false;
  friend bool operator==(const ChainState&, const ChainState&) = default;
};
using ChainPath = std::vector<ChainState>;

struct ChainRules {
  NodeBits nodes;                   ///< that may be used; empty: all
  bool is_strong_in_cells = false;  ///< no strong links but those inside cells
  bool leaves_cell = false;         ///< the start's cell is met again by the last link at most
};

/// Which paths: from the start of a wave to an end, of so many links.
struct PathWish {
  std::size_t wave = 0;
  ChainState end;
  int links = 0;
  bool is_simple = true;
};

/// Turns of the walk that may still be made.
struct Effort {
  long left = 0;
};

class ChainSearch {
 public:
  static constexpr std::uint8_t kFar = 255;

  ChainSearch(const LinkGraph& graph, const ChainRules& rules, bool starts_on)
      : graph_(graph), rules_(rules), starts_on_(starts_on) {}

  void reserve(std::size_t waves);
  void add_wave(NodeId start);
  [[nodiscard]] std::size_t wave_count() const { return starts_.size(); }
  [[nodiscard]] NodeId start(std::size_t wave) const { return starts_[wave]; }

  /// A link further. Returns the new front, empty bits where nothing is new; valid until a wave is
  /// added. Precondition: at most 250 times.
  NodeBits advance(std::size_t wave);
  [[nodiscard]] bool is_spent(std::size_t wave) const { return is_spent_[wave] != 0; }
  /// Was the state met, by the last link or before?
  [[nodiscard]] bool has_met(std::size_t wave, ChainState state) const {
    return has_bit(part(wave, state.is_on ? kSeenOn : kSeenOff), state.node);
  }
  /// Was the state met by the last link?
  [[nodiscard]] bool is_in_front(std::size_t wave, ChainState state) const {
    const bool is_on = (levels_[wave] % 2 == 0) == starts_on_;
    return state.is_on == is_on && has_bit(part(wave, kFront), state.node);
  }
  /// Links from the start to a state, kFar if it was not met.
  [[nodiscard]] std::uint8_t distance(std::size_t wave, ChainState state) {
    measure(wave);
    return measured(state);
  }

  /// Calls `see` with each path that is wished for until it returns false. Returns false if it was
  /// ended so, true also where effort ran out. The wave has advanced `links` times, or `links - 1`
  /// times where the rules leave the cell.
  bool for_each_path(const PathWish& wish, Effort& effort, FunctionRef<bool(const ChainPath&)> see);

 private:
  friend class PathWalk;
  enum Part : std::size_t { kSeenOff, kSeenOn, kFront, kParts };
  static bool has_bit(const std::uint64_t* bits, NodeId id) {
    return (bits[id / 64U] >> (id % 64U) & 1U) != 0;
  }
  std::uint64_t* part(std::size_t wave, Part which) {
    return bits_.data() + (wave * kParts + which) * graph_.words();
  }
  [[nodiscard]] const std::uint64_t* part(std::size_t wave, Part which) const {
    return bits_.data() + (wave * kParts + which) * graph_.words();
  }
  [[nodiscard]] bool is_usable(NodeId a, NodeId b) const {
    return !rules_.is_strong_in_cells || graph_.is_in_one_cell(a, b);
  }
  void begin(NodeId start, std::uint64_t* parts) const;
  bool step(std::uint64_t* parts, bool was_on);
  void spread(NodeBits front, bool is_on, std::uint64_t* next) const;
  void measure(std::size_t wave);
  [[nodiscard]] std::uint8_t measured(ChainState state) const {
    return distance_[2 * std::size_t{state.node} + (state.is_on ? 1 : 0)];
  }

  const LinkGraph& graph_;
  ChainRules rules_;
  bool starts_on_;
  std::vector<NodeId> starts_;
  std::vector<std::uint8_t> levels_;
  std::vector<std::uint8_t> is_spent_;
  std::vector<std::uint64_t> bits_;
  std::vector<std::uint64_t> next_;
  // The distances of one wave when it had come so far.
  std::vector<std::uint8_t> distance_;
  std::size_t measured_wave_ = 0;
  int measured_levels_ = -1;
};

}  // namespace shudu
