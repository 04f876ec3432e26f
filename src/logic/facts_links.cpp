#include "logic/facts_links.h"

#include <algorithm>
#include <utility>

#include "logic/facts_als.h"
#include "logic/lazy_facts.h"
#include "shudu/core/sort.h"

namespace shudu {

class LinkGraphBuilder {
 public:
  LinkGraphBuilder(const View& view, LinkGraph& graph) : view_(view), graph_(graph) {}

  void build(LinkScope scope) {
    add_candidates();
    if (scope != LinkScope::kCandidates) add_groups();
    if (scope == LinkScope::kAls) add_sets();
    graph_.words_ = (graph_.nodes_.size() + 63) / 64;
    graph_.weak_.assign(graph_.nodes_.size() * graph_.words_, 0);
    link_cells();
    link_digits();
    if (scope == LinkScope::kAls) link_sets();
    store_strong();
  }

 private:
  NodeId add(const LinkNode& node) {
    graph_.nodes_.push_back(node);
    const auto id = static_cast<NodeId>(graph_.nodes_.size() - 1);
    of_digit_[digit_index(node.digit)].push_back(id);
    return id;
  }
  static std::size_t digit_index(Digit digit) { return static_cast<std::size_t>(digit.index()); }

  CellSet seen_by(CellSet cells, Digit digit) const {
    CellSet seen = view_.cells_of(digit);
    for (const Cell cell : cells) seen &= view_.layout().peers(cell);
    return seen;
  }

  void add_candidates() {
    graph_.nodes_.reserve(256);
    for (const Cell cell : view_.open_cells()) {
      for (const Digit digit : view_.candidates(cell)) {
        const CellSet cells = CellSet::only(cell);
        const CellSet seen = view_.layout().peers(cell) & view_.cells_of(digit);
        const NodeId id = add({digit, NodeKind::kCell, -1, cells, cells, seen});
        graph_.ids_[static_cast<std::size_t>(Candidate{cell, digit}.index())] = id;
      }
    }
    graph_.candidate_count_ = graph_.size();
    for (const Cell cell : view_.bivalue_cells()) {
      const DigitSet pair = view_.candidates(cell);
      const NodeId low = graph_.id_of({cell, pair.first()});
      strengthen(low, static_cast<NodeId>(low + 1));
    }
    for (int h = 0; h < view_.layout().house_count(); ++h) {
      for (const Digit digit : view_.layout().all_digits()) {
        if (!view_.is_bilocal(House(h), digit)) continue;
        const CellSet two = view_.cells_of(digit, House(h));
        const Cell one = two.first();
        const Cell other = (two - CellSet::only(one)).first();
        strengthen(graph_.id_of({one, digit}), graph_.id_of({other, digit}));
      }
    }
  }

  // For each house the houses that share two cells or more with it.
  void add_groups() {
    const Layout& layout = view_.layout();
    for (int h = 0; h < layout.house_count(); ++h) {
      crossings_.clear();
      for (int k = 0; k < layout.house_count(); ++k) {
        const CellSet shared = layout.cells(House(h)) & layout.cells(House(k));
        if (k != h && shared.size() >= 2) crossings_.push_back(shared);
      }
      for (const Digit digit : layout.all_digits()) add_groups_of(House(h), digit);
    }
  }

  // Groups that share a house with one other node of the digit.
  void add_groups_of(House house, Digit digit) {
    const CellSet all = view_.cells_of(digit, house);
    if (all.size() < 3) return;
    for (const CellSet crossing : crossings_) {
      const CellSet group = all & crossing;
      const CellSet rest = all - group;
      if (group.size() < 2 || rest.empty()) continue;
      if (rest.size() == 1) {
        strengthen(group_id(digit, group), graph_.id_of({rest.first(), digit}));
        continue;
      }
      const bool is_group = std::any_of(crossings_.begin(), crossings_.end(),
                                        [&](CellSet other) { return (all & other) == rest; });
      if (is_group) strengthen(group_id(digit, group), group_id(digit, rest));
    }
  }

  NodeId group_id(Digit digit, CellSet cells) {
    for (const NodeId id : of_digit_[digit_index(digit)]) {
      if (graph_.node(id).kind == NodeKind::kGroup && graph_.node(id).cells == cells) return id;
    }
    return add({digit, NodeKind::kGroup, -1, cells, cells, seen_by(cells, digit)});
  }

  void add_sets() {
    const AlsList& list = als_of(view_);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Als& als = list[i];
      if (als.cells.size() < 2) continue;
      DigitSet seen;
      for (const Digit digit : als.digits) {
        if (als.common(digit).intersects(view_.cells_of(digit))) seen.insert(digit);
      }
      if (seen.size() < 2) continue;
      const auto from = static_cast<NodeId>(graph_.nodes_.size());
      for (const Digit digit : seen) {
        const CellSet outside = als.common(digit) & view_.cells_of(digit);
        add({digit, NodeKind::kAls, static_cast<int>(i), als.of(digit), als.cells, outside});
      }
      const auto to = static_cast<NodeId>(graph_.nodes_.size());
      for (NodeId a = from; a < to; ++a) {
        for (auto b = static_cast<NodeId>(a + 1); b < to; ++b) strengthen(a, b);
      }
      add_forced_cells(als, from, to);
    }
  }

  // Cells whose candidates but one the set removes once a digit has left it.
  void add_forced_cells(const Als& als, NodeId from, NodeId to) {
    CellSet near;
    for (NodeId id = from; id < to; ++id) near |= graph_.node(id).sees;
    for (const Cell cell : near - als.cells - view_.bivalue_cells()) {
      DigitSet gone;
      for (NodeId id = from; id < to; ++id) {
        if (graph_.node(id).sees.contains(cell)) gone.insert(graph_.node(id).digit);
      }
      const DigitSet own = view_.candidates(cell);
      for (const Digit last : own) {
        const DigitSet others = own - DigitSet::only(last);
        if (others.size() < 2 || !gone.contains_all(others)) continue;
        for (NodeId id = from; id < to; ++id) {
          if (others.contains(graph_.node(id).digit)) continue;
          strengthen(id, graph_.id_of({cell, last}));
        }
      }
    }
  }

  void link_cells() {
    for (const Cell cell : view_.open_cells()) {
      const DigitSet own = view_.candidates(cell);
      if (own.empty()) continue;
      const NodeId first = graph_.id_of({cell, own.first()});
      const auto end = static_cast<NodeId>(first + own.size());
      for (NodeId a = first; a < end; ++a) {
        for (NodeId b = first; b < end; ++b) {
          if (a != b) weaken(a, b);
        }
      }
    }
  }

  // Between nodes of one digit; almost locked sets with one another see link_sets.
  void link_digits() {
    for (const Digit digit : view_.layout().all_digits()) {
      const auto& ids = of_digit_[digit_index(digit)];
      for (const NodeId a : ids) {
        const LinkNode& node = graph_.node(a);
        for (const Cell cell : node.sees) {
          const NodeId b = graph_.id_of({cell, digit});
          weaken(a, b);
          weaken(b, a);
        }
      }
      const auto is_group = [this](NodeId id) { return graph_.node(id).kind == NodeKind::kGroup; };
      for (const NodeId a : ids) {
        if (!is_group(a)) continue;
        for (const NodeId b : ids) {
          if (b < static_cast<NodeId>(graph_.candidate_count_)) continue;
          if (!graph_.node(a).sees.contains_all(graph_.node(b).cells)) continue;
          weaken(a, b);
          weaken(b, a);
        }
      }
    }
  }

  void link_sets() {
    for (const auto& ids : of_digit_) {
      const auto is_set = [this](NodeId id) { return graph_.node(id).kind == NodeKind::kAls; };
      for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!is_set(ids[i])) continue;
        const LinkNode& a = graph_.node(ids[i]);
        for (std::size_t j = i + 1; j < ids.size(); ++j) {
          const LinkNode& b = graph_.node(ids[j]);
          if (!a.sees.contains_all(b.cells) || a.body.intersects(b.body)) continue;
          weaken(ids[i], ids[j]);
          weaken(ids[j], ids[i]);
        }
      }
    }
  }

  void weaken(NodeId a, NodeId b) {
    graph_.weak_[a * graph_.words_ + b / 64U] |= std::uint64_t{1} << (b % 64U);
  }
  void strengthen(NodeId a, NodeId b) {
    pairs_.emplace_back(a, b);
    pairs_.emplace_back(b, a);
  }

  void store_strong() {
    sort_stably(pairs_.begin(), pairs_.end());
    pairs_.erase(std::unique(pairs_.begin(), pairs_.end()), pairs_.end());
    graph_.strong_from_.assign(graph_.nodes_.size() + 1, 0);
    for (const auto& [a, b] : pairs_) {
      ++graph_.strong_from_[a + 1U];
      graph_.strong_.push_back(b);
    }
    for (std::size_t i = 1; i < graph_.strong_from_.size(); ++i) {
      graph_.strong_from_[i] += graph_.strong_from_[i - 1];
    }
  }

  const View& view_;
  LinkGraph& graph_;
  std::array<std::vector<NodeId>, kMaxSize> of_digit_;
  std::vector<CellSet> crossings_;
  std::vector<std::pair<NodeId, NodeId>> pairs_;
};

LinkGraph::LinkGraph(const View& view, LinkScope scope) {
  LinkGraphBuilder(view, *this).build(scope);
}

const LinkGraph& links_of(const View& view, LinkScope scope) {
  Lazy<LinkGraph>& fact = view.lazy().links[static_cast<std::size_t>(scope)];
  return fact.get(view.version(), [&] { return LinkGraph(view, scope); });
}

}  // namespace shudu
