#include "logic/forcing/links.h"

#include <algorithm>
#include <bit>

#include "shudu/core/as_index.h"

namespace shudu::forcing {
namespace {

CellSet common_peers(const Layout& layout, CellSet cells) {
  CellSet common = layout.all_cells();
  for (const Cell cell : cells) common &= layout.peers(cell);
  return common;
}

// Calls `see(group, rest)` for each way to split the places of a digit in a house into the part of
// another house and one node more.
template <typename See>
void for_each_split(const Board& board, House house, Digit digit, See see) {
  const Layout& layout = board.layout();
  const CellSet places = board.cells_of(digit, house);
  if (places.size() < 3) return;
  for (int h = 0; h < layout.house_count(); ++h) {
    const CellSet group = places & layout.cells(House(h));
    const CellSet rest = places - group;
    if (House(h) == house || group.size() < 2 || rest.empty()) continue;
    bool is_node = rest.size() == 1;
    for (int k = 0; k < layout.house_count() && !is_node; ++k) {
      is_node = House(k) != house && (places & layout.cells(House(k))) == rest;
    }
    if (is_node) see(group, rest);
  }
}

template <typename See>
void for_each_bit(const std::uint64_t* words, int count, See see) {
  for (int w = 0; w < count; ++w) {
    for (std::uint64_t left = words[w]; left != 0; left &= left - 1) {
      see(64 * w + std::countr_zero(left));
    }
  }
}

}  // namespace

LinkGraph::LinkGraph(const Board& board, bool with_groups) : board_(&board), candidates_(board) {
  for (int i = 0; i < candidates_.size(); ++i) {
    nodes_.push_back({candidates_[i].digit, CellSet::only(candidates_[i].cell)});
  }
  if (with_groups) add_groups();
  words_ = (size() + 63) / 64;
  weak_.assign(as_index(size()) * as_index(words_), 0);
  strong_ = weak_;
  link_all();
}

void LinkGraph::add_groups() {
  const Layout& layout = board_->layout();
  for (const Digit digit : layout.all_digits()) {
    for (int h = 0; h < layout.house_count(); ++h) {
      for_each_split(*board_, House(h), digit, [&](CellSet group, CellSet) {
        if (find_node(digit, group) < 0) nodes_.push_back({digit, group});
      });
    }
  }
}

int LinkGraph::find_node(Digit digit, CellSet cells) const {
  if (cells.size() == 1) return candidates_.number({cells.first(), digit});
  for (int i = candidates_.size(); i < size(); ++i) {
    if (node(i).digit == digit && node(i).cells == cells) return i;
  }
  return -1;
}

void LinkGraph::link(Rows& rows, int one, int other) const {
  rows[as_index(one) * as_index(words_) + as_index(other) / 64] |= std::uint64_t{1}
                                                                   << (as_index(other) % 64);
  rows[as_index(other) * as_index(words_) + as_index(one) / 64] |= std::uint64_t{1}
                                                                   << (as_index(one) % 64);
}

void LinkGraph::link_all() {
  for (int i = 0; i < size(); ++i) link_weakly(i);
  for (const Cell cell : board_->open_cells()) {
    const DigitSet digits = board_->candidates(cell);
    if (digits.size() != 2) continue;
    const int one = candidates_.number({cell, digits.first()});
    link(strong_, one, one + 1);
  }
  for (int h = 0; h < board_->layout().house_count(); ++h) {
    for (const Digit digit : board_->layout().all_digits()) link_in_house(House(h), digit);
  }
}

void LinkGraph::link_weakly(int number) {
  const LinkNode& from = node(number);
  const CellSet seen = common_peers(board_->layout(), from.cells) & board_->cells_of(from.digit);
  for (const Cell cell : seen) link(weak_, number, candidates_.number({cell, from.digit}));
  if (number < candidates_.size()) {
    const Cell cell = from.cells.first();
    for (const Digit digit : board_->candidates(cell)) {
      if (digit != from.digit) link(weak_, number, candidates_.number({cell, digit}));
    }
    return;
  }
  for (int i = candidates_.size(); i < number; ++i) {
    if (node(i).digit == from.digit && seen.contains_all(node(i).cells)) link(weak_, number, i);
  }
}

void LinkGraph::link_in_house(House house, Digit digit) {
  const CellSet places = board_->cells_of(digit, house);
  if (places.size() == 2) {
    const Cell one = places.first();
    const Cell other = (places - CellSet::only(one)).first();
    link(strong_, candidates_.number({one, digit}), candidates_.number({other, digit}));
  }
  if (size() == candidates_.size()) return;
  for_each_split(*board_, house, digit, [&](CellSet group, CellSet rest) {
    link(strong_, find_node(digit, group), find_node(digit, rest));
  });
}

Walk::Walk(const LinkGraph& graph)
    : graph_(graph), parent_(as_index(2 * graph.size())), depth_(as_index(2 * graph.size())) {
  queue_.reserve(as_index(2 * graph.size()));
  for (auto& words : reached_) words.assign(as_index(graph.words()), 0);
}

void Walk::run(int premise) {
  premise_ = premise;
  std::fill(depth_.begin(), depth_.end(), std::uint16_t{0});
  off_cells_ = {};
  for (auto& words : reached_) std::fill(words.begin(), words.end(), std::uint64_t{0});
  queue_.clear();
  queue_.push_back(static_cast<std::int16_t>(premise));
  depth_[as_index(premise)] = 1;
  parent_[as_index(premise)] = -1;
  reached_[premise % 2 == 0][as_index(premise / 2 / 64)] |= std::uint64_t{1}
                                                            << as_index(premise / 2 % 64);
  // NOLINTNEXTLINE(modernize-loop-convert): the queue grows meanwhile.
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const int literal = queue_[next];
    const int node = literal / 2;
    if (literal % 2 == 0) {
      follow(graph_.weak(node), literal, false);
    } else {
      if (node < graph_.candidates().size()) {
        const Candidate candidate = graph_.candidates()[node];
        off_cells_[as_index(candidate.digit.index())].insert(candidate.cell);
      }
      follow(graph_.strong(node), literal, true);
    }
  }
}

void Walk::follow(const std::uint64_t* links, int from, bool to_on) {
  std::uint64_t* const reached = reached_[to_on ? 1 : 0].data();
  for (int w = 0; w < graph_.words(); ++w) {
    std::uint64_t fresh = links[w] & ~reached[w];
    reached[w] |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) {
      const int literal = 2 * (64 * w + std::countr_zero(fresh)) + (to_on ? 0 : 1);
      depth_[as_index(literal)] = static_cast<std::uint16_t>(depth_[as_index(from)] + 1);
      parent_[as_index(literal)] = static_cast<std::int16_t>(from);
      queue_.push_back(static_cast<std::int16_t>(literal));
    }
  }
}

void Walk::consider(Clash& best, Clash& next) const {
  next.nodes = 0;
  for (int i = 0; i < next.count; ++i) next.nodes += nodes(next.ends[as_index(i)]);
  if (!best || next.nodes < best.nodes) best = next;
}

Clash Walk::clash() const {
  Clash best;
  seek_both(best);
  if (best) seek_two_on(best);  // two that exclude each other would switch each other off
  seek_empty(best);
  seek_no_place(best);
  return best;
}

void Walk::seek_both(Clash& best) const {
  for (int w = 0; w < graph_.words(); ++w) {
    const std::uint64_t both = reached_[0][as_index(w)] & reached_[1][as_index(w)];
    for (std::uint64_t left = both; left != 0; left &= left - 1) {
      const int node = 64 * w + std::countr_zero(left);
      Clash next{.kind = ClashKind::kBoth};
      next.add(2 * node);
      next.add(2 * node + 1);
      consider(best, next);
    }
  }
}

void Walk::seek_two_on(Clash& best) const {
  for_each_bit(reached_[1].data(), graph_.words(), [&](int one) {
    for (int w = 0; w < graph_.words(); ++w) {
      const std::uint64_t twice = graph_.weak(one)[w] & reached_[1][as_index(w)];
      for (std::uint64_t left = twice; left != 0; left &= left - 1) {
        const int other = 64 * w + std::countr_zero(left);
        if (other < one) continue;
        Clash next{.kind = ClashKind::kTwoOn};
        next.add(2 * one);
        next.add(2 * other);
        consider(best, next);
      }
    }
  });
}

void Walk::seek_empty(Clash& best) const {
  const Board& board = graph_.board();
  for (const Cell cell : board.open_cells()) {
    const DigitSet digits = board.candidates(cell);
    bool is_empty = !digits.empty();
    for (const Digit digit : digits) {
      is_empty = off_cells_[as_index(digit)].contains(cell);
      if (!is_empty) break;
    }
    if (!is_empty) continue;
    Clash next{.kind = ClashKind::kCellEmpty};
    for (const Digit digit : digits) next.add(2 * graph_.candidates().number({cell, digit}) + 1);
    consider(best, next);
  }
}

void Walk::seek_no_place(Clash& best) const {
  const Board& board = graph_.board();
  for (int h = 0; h < board.layout().house_count(); ++h) {
    for (const Digit digit : board.layout().all_digits()) {
      const CellSet places = board.cells_of(digit, House(h));
      if (places.empty() || !off_cells_[as_index(digit)].contains_all(places)) continue;
      Clash next{.kind = ClashKind::kNoPlace, .has_house = true, .house = House(h)};
      for (const Cell cell : places) next.add(2 * graph_.candidates().number({cell, digit}) + 1);
      consider(best, next);
    }
  }
}

std::vector<int> Walk::literals_to(int literal) const {
  std::vector<int> path;
  for (int at_node = literal; at_node >= 0; at_node = parent_[as_index(at_node)]) {
    path.push_back(at_node);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

Chain Walk::chain_to(int literal) const {
  Chain chain;
  for (const int step : literals_to(literal)) {
    const LinkNode& node = graph_.node(step / 2);
    const bool is_on = step % 2 == 0;
    const LinkKind follows = is_on ? LinkKind::kStrong : LinkKind::kWeak;
    chain.push_back({.digit = node.digit,
                     .cells = node.cells,
                     .is_on = is_on,
                     .link = chain.empty() ? LinkKind::kStart : follows,
                     .kind = node.cells.size() > 1 ? NodeKind::kGroup : NodeKind::kCell});
  }
  return chain;
}

}  // namespace shudu::forcing
