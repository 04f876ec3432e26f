// What a node of a branch follows from: counted, and told. See branch.h for how parents are known.
//
// An ancestor is counted once, by candidate and state. Counting goes depth first with whole sets;
// telling goes breadth first, with parents in the order of the scale: the first parent, then the
// others of the cell or house, ascending.
#include <utility>

#include "rating/se/branch.h"

namespace shudu::se {
namespace {

// The candidates whose being OFF makes a spot ON by this cause: as spots, in order.
template <typename See>
void for_each_reason(const Position& position, int spot, SeCause cause, See see) {
  const int cell = cell_of_spot(spot);
  const int digit = digit_of_spot(spot);
  if (cause == SeCause::kCell) {
    for (unsigned left = position.marks[cell] & ~(1U << digit); left != 0; left &= left - 1) {
      see(spot_at(cell, lowest(left)));
    }
    return;
  }
  const int kind = static_cast<int>(cause) - static_cast<int>(SeCause::kBox);
  const int house = kGeometry.house[cell][kind];
  unsigned left = position.places[digit][house] & ~(1U << kGeometry.position[cell][kind]);
  for (; left != 0; left &= left - 1) see(spot_at(kGeometry.cell[house][lowest(left)], digit));
}

class Counter {
 public:
  Counter(const Position& position, const Branch& branch, int most, Ancestry& ancestry)
      : position_(position), branch_(branch), most_(most), ancestry_(ancestry) {}

  void run_off(int spot) {
    see_off(spot);
    drain();
  }
  void run_on(int number) {
    see_on(number);
    drain();
  }
  void run_clash() {
    const Clash& clash = branch_.clash;
    ++ancestry_.count;
    if (clash.is_fresh_on) {
      for_each_reason(position_, clash.spot, clash.cause, [&](int spot) { see_off(spot); });
    } else {
      off_.add(clash.spot);
      see_on(clash.parent);
    }
    drain();
  }

 private:
  void see_on(int number) {
    std::uint64_t& word = on_[number >> 6];
    const std::uint64_t bit = std::uint64_t{1} << (number & 63);
    if ((word & bit) != 0) return;
    word |= bit;
    ++ancestry_.count;
    stack_[size_++] = static_cast<std::uint16_t>(number);
  }

  void see_off(int spot) {
    if (off_.has(spot)) return;
    off_.add(spot);
    ++ancestry_.count;
    const int parent = branch_.off_parent[spot];
    if (parent == kRoot) return;
    if (parent < kAdvancedParent) return see_on(parent);
    stack_[size_++] = static_cast<std::uint16_t>(parent);
  }

  void drain() {
    while (size_ > 0 && ancestry_.count <= most_) {
      const int number = stack_[--size_];
      if (number >= kAdvancedParent) {
        const auto& hint = branch_.advanced[static_cast<std::size_t>(number - kAdvancedParent)];
        if (hint.inner) ancestry_.nested.push_back(hint.inner.get());
        for (const int parent : hint.parents) see_off(parent);
      } else if (branch_.on_cause[number] != SeCause::kStart) {
        for_each_reason(position_, branch_.on_spot[number], branch_.on_cause[number],
                        [&](int spot) { see_off(spot); });
      }
    }
  }

  const Position& position_;
  const Branch& branch_;
  int most_;
  Ancestry& ancestry_;
  int size_ = 0;
  SpotSet off_;
  std::uint64_t on_[kMostOn / 64]{};
  std::uint16_t stack_[kMostOn + 729];  // numbers of ON nodes, and advanced ones
};

// Tells breadth first.
class Teller {
 public:
  Teller(const Position& position, const Branch& branch, std::vector<const InnerHint*>& nested)
      : position_(position), branch_(branch), nested_(nested) {}

  std::vector<ProofNode> run(ProofNode first) {
    add(std::move(first));
    std::size_t next = 0;
    while (next != list_.size()) {  // which grows
      const std::vector<int> parents = list_[next++].parents;
      for (const int parent : parents) {
        if (!seen_[static_cast<std::size_t>(parent)]) add(node_of(parent));
      }
    }
    return std::move(list_);
  }

  [[nodiscard]] ProofNode node_of(int id) {
    const int spot = spot_of(candidate_of(id));
    if (is_on(id)) {
      const int number = branch_.on_number(spot);
      return on_node(spot, branch_.on_parent[number], branch_.on_cause[number]);
    }
    return off_node(spot, branch_.off_parent[spot]);
  }

  [[nodiscard]] ProofNode on_node(int spot, int from, SeCause cause) const {
    ProofNode node{node_id(candidate_of_spot(spot), true), cause, {}, -1};
    if (cause == SeCause::kStart) return node;
    node.parents.push_back(node_id(candidate_of_spot(from), false));
    for_each_reason(position_, spot, cause, [&](int other) {
      if (other != from) node.parents.push_back(node_id(candidate_of_spot(other), false));
    });
    return node;
  }

  [[nodiscard]] ProofNode off_node(int spot, int parent) {
    ProofNode node{node_id(candidate_of_spot(spot), false), SeCause::kStart, {}, -1};
    if (parent == kRoot) return node;
    if (parent >= kAdvancedParent) {
      const auto& hint = branch_.advanced[static_cast<std::size_t>(parent - kAdvancedParent)];
      for (const int off : hint.parents) {
        node.parents.push_back(node_id(candidate_of_spot(off), false));
      }
      node.cause = SeCause::kAdvanced;
      node.nested = hint.inner ? place_of(hint.inner.get()) : -1;
      return node;
    }
    const int from = branch_.on_spot[parent];
    node.parents.push_back(node_id(candidate_of_spot(from), true));
    node.cause = weak_cause(cell_of_spot(from), cell_of_spot(spot));
    return node;
  }

 private:
  int place_of(const InnerHint* hint) {
    std::size_t i = 0;
    while (i < nested_.size() && nested_[i]->key != hint->key) ++i;
    if (i == nested_.size()) nested_.push_back(hint);
    return static_cast<int>(i);
  }

  static SeCause weak_cause(int from, int to) {
    if (from == to) return SeCause::kCell;
    if (box_of(from) == box_of(to)) return SeCause::kBox;
    return row_of(from) == row_of(to) ? SeCause::kRow : SeCause::kColumn;
  }

  void add(ProofNode node) {
    seen_[static_cast<std::size_t>(node.node)] = true;
    list_.push_back(std::move(node));
  }

  const Position& position_;
  const Branch& branch_;
  std::vector<const InnerHint*>& nested_;
  std::vector<ProofNode> list_;
  std::vector<bool> seen_ = std::vector<bool>(std::size_t{2} * 729);
};

}  // namespace

void add_ancestors(const Position& position, const Branch& branch, Node node, int most,
                   Ancestry& ancestry) {
  Counter counter(position, branch, most, ancestry);
  if (node.is_on) {
    counter.run_on(branch.on_number(node.spot));
  } else {
    counter.run_off(node.spot);
  }
}

void add_clash_ancestors(const Position& position, const Branch& branch, int most,
                         Ancestry& ancestry) {
  Counter(position, branch, most, ancestry).run_clash();
}

std::vector<ProofNode> tell_ancestors(const Position& position, const Branch& branch, Node node,
                                      std::vector<const InnerHint*>& nested) {
  Teller teller(position, branch, nested);
  return teller.run(teller.node_of(node_id(candidate_of_spot(node.spot), node.is_on)));
}

std::vector<ProofNode> tell_clash_ancestors(const Position& position, const Branch& branch,
                                            std::vector<const InnerHint*>& nested) {
  Teller teller(position, branch, nested);
  const Clash& clash = branch.clash;
  return teller.run(clash.is_fresh_on ? teller.on_node(clash.spot, clash.parent, clash.cause)
                                      : teller.off_node(clash.spot, clash.parent));
}

}  // namespace shudu::se
