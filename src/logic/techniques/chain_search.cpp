#include "logic/techniques/chain_search.h"

#include <algorithm>

namespace shudu {
namespace {

void set_bit(std::uint64_t* bits, NodeId id) { bits[id / 64U] |= std::uint64_t{1} << (id % 64U); }

}  // namespace

// Walks from the denied end back to the denied start, by depth.
class PathWalk {
 public:
  /// The search has measured the wave.
  PathWalk(const LinkGraph& graph, const ChainSearch& search, int links)
      : graph_(graph), search_(search), links_(links) {}

  ChainRules rules;
  bool is_simple = true;
  Effort* effort = nullptr;

  bool from(ChainState denied_end, FunctionRef<bool(const ChainPath&)> see) {
    walk_.push_back(denied_end);
    return extend(CellSet(), see);
  }

 private:
  // `used`: cells of the nodes before the last.
  bool extend(CellSet used, FunctionRef<bool(const ChainPath&)> see) {
    const ChainState at = walk_.back();
    if (static_cast<int>(walk_.size()) == links_ + 1) return see(turned());
    if (!at.is_on) {
      for (const NodeId next : graph_.strong(at.node)) {
        if (rules.is_strong_in_cells && !graph_.is_in_one_cell(at.node, next)) continue;
        if (!step_to({next, true}, used, see)) return false;
      }
      return true;
    }
    const NodeBits weak = graph_.weak(at.node);
    for (std::size_t w = 0; w < weak.size(); ++w) {
      std::uint64_t left = weak[w];
      if (!rules.nodes.empty()) left &= rules.nodes[w];
      for (; left != 0; left &= left - 1) {
        const std::size_t id = 64 * w + static_cast<std::size_t>(std::countr_zero(left));
        if (!step_to({static_cast<NodeId>(id), false}, used, see)) return false;
      }
    }
    return true;
  }

  bool step_to(ChainState next, CellSet used, FunctionRef<bool(const ChainPath&)> see) {
    const auto done = static_cast<int>(walk_.size());
    const std::uint8_t to_go = search_.measured({next.node, !next.is_on});
    if (to_go > links_ - done || (to_go == 0) != (done == links_)) return true;
    if (effort->left-- <= 0) return true;
    const CellSet body = graph_.node(next.node).body;
    if (is_simple && !is_new(body, used, done)) return true;
    const CellSet before = graph_.node(walk_.back().node).body;
    walk_.push_back(next);
    const bool goes_on = extend(used | before, see);
    walk_.pop_back();
    return goes_on;
  }

  // The last node may lie in the cell of the first.
  [[nodiscard]] bool is_new(CellSet body, CellSet used, int done) const {
    if (done == links_) used -= graph_.node(walk_.front().node).body;
    return !body.intersects(used);
  }

  [[nodiscard]] ChainPath turned() const {
    ChainPath path(walk_.rbegin(), walk_.rend());
    for (ChainState& state : path) state.is_on = !state.is_on;
    return path;
  }

  const LinkGraph& graph_;
  const ChainSearch& search_;
  int links_;
  ChainPath walk_;
};

void ChainSearch::reserve(std::size_t waves) {
  starts_.reserve(waves);
  bits_.reserve(waves * kParts * graph_.words());
}

void ChainSearch::add_wave(NodeId start) {
  starts_.push_back(start);
  levels_.push_back(0);
  is_spent_.push_back(0);
  bits_.resize(bits_.size() + kParts * graph_.words());
  next_.resize(graph_.words());
  begin(start, part(starts_.size() - 1, kSeenOff));
}

// The parts of a wave that has only its start, in the order of Part.
void ChainSearch::begin(NodeId start, std::uint64_t* parts) const {
  const std::size_t words = graph_.words();
  std::fill(parts, parts + kParts * words, 0);
  set_bit(parts + kFront * words, start);
  set_bit(parts + (starts_on_ ? kSeenOn : kSeenOff) * words, start);
  if (!rules_.leaves_cell) return;
  // Candidates of one cell have ids in a row.
  const auto block = [&](int id) {
    set_bit(parts + kSeenOn * words, static_cast<NodeId>(id));
    set_bit(parts + kSeenOff * words, static_cast<NodeId>(id));
  };
  const auto is_here = [&](int id) {
    return id >= 0 && id < graph_.candidate_count() &&
           graph_.is_in_one_cell(start, static_cast<NodeId>(id));
  };
  for (int id = start; is_here(id); ++id) block(id);
  for (int id = start; is_here(id); --id) block(id);
}

void ChainSearch::spread(NodeBits front, bool is_on, std::uint64_t* next) const {
  for_each_node(front, [&](NodeId id) {
    if (is_on) {
      const NodeBits weak = graph_.weak(id);
      for (std::size_t w = 0; w < weak.size(); ++w) next[w] |= weak[w];
      return;
    }
    for (const NodeId other : graph_.strong(id)) {
      if (is_usable(id, other)) set_bit(next, other);
    }
  });
}

// A link further; false: nothing new is met.
bool ChainSearch::step(std::uint64_t* parts, bool was_on) {
  const std::size_t words = graph_.words();
  std::uint64_t* front = parts + kFront * words;
  std::uint64_t* seen = parts + (was_on ? kSeenOff : kSeenOn) * words;
  std::fill(next_.begin(), next_.end(), 0);
  spread(NodeBits(front, words), was_on, next_.data());
  std::uint64_t any = 0;
  for (std::size_t w = 0; w < words; ++w) {
    std::uint64_t fresh = next_[w] & ~seen[w];
    if (!rules_.nodes.empty()) fresh &= rules_.nodes[w];
    seen[w] |= fresh;
    front[w] = fresh;
    any |= fresh;
  }
  return any != 0;
}

NodeBits ChainSearch::advance(std::size_t wave) {
  const bool was_on = (levels_[wave] % 2 == 0) == starts_on_;
  ++levels_[wave];
  is_spent_[wave] = step(part(wave, kSeenOff), was_on) ? 0 : 1;
  return {part(wave, kFront), graph_.words()};
}

void ChainSearch::measure(std::size_t wave) {
  if (wave == measured_wave_ && levels_[wave] == measured_levels_) return;
  measured_wave_ = wave;
  measured_levels_ = levels_[wave];
  const std::size_t words = graph_.words();
  distance_.assign(2 * static_cast<std::size_t>(graph_.size()), kFar);
  std::vector<std::uint64_t> parts(kParts * words);
  begin(starts_[wave], parts.data());
  bool is_on = starts_on_;
  distance_[2 * std::size_t{starts_[wave]} + (is_on ? 1 : 0)] = 0;
  for (int level = 1; level <= measured_levels_; ++level) {
    if (!step(parts.data(), is_on)) return;
    is_on = !is_on;
    for_each_node(NodeBits(parts).subspan(kFront * words, words), [&](NodeId id) {
      distance_[2 * std::size_t{id} + (is_on ? 1 : 0)] = static_cast<std::uint8_t>(level);
    });
  }
}

bool ChainSearch::for_each_path(const PathWish& wish, Effort& effort,
                                FunctionRef<bool(const ChainPath&)> see) {
  measure(wish.wave);
  PathWalk walk(graph_, *this, wish.links);
  walk.rules = rules_;
  walk.is_simple = wish.is_simple;
  walk.effort = &effort;
  return walk.from({wish.end.node, !wish.end.is_on}, see);
}

}  // namespace shudu
