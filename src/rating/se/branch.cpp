// See branch.h. ON nodes go before OFF nodes, each kind first in, first out; a contradiction ends
// the branch at once and leaves the sets as they are, for later steps read them.
#include "rating/se/branch.h"

#include <cassert>
#include <type_traits>
#include <utility>

namespace shudu::se {
namespace {

// The positions in a house of a kind that an ON node looks at: not its own, and in rows and columns
// not those of the box, which came first.
struct OtherPositions {
  Mask mask[kCells][3]{};
};
constexpr OtherPositions make_other_positions() {
  OtherPositions other;
  for (int cell = 0; cell < kCells; ++cell) {
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[cell][kind];
      const unsigned box = kGeometry.crossing[house][box_of(cell)];
      const unsigned own = 1U << kGeometry.position[cell][kind];
      other.mask[cell][kind] = static_cast<Mask>(0x1FFU & ~(kind == kBox ? own : box));
    }
  }
  return other;
}
constexpr OtherPositions kOtherPositions = make_other_positions();

constexpr SeCause cause_of_kind(int kind) {
  return static_cast<SeCause>(static_cast<int>(SeCause::kBox) + kind);
}

// State is Candidates, or Position where advanced nodes are looked for.
template <typename State>
class Follower {
 public:
  Follower(const Position& position, BranchKind kind, Branch& branch)
      : s_(position), kind_(kind), branch_(branch) {}

  void start(int spot, bool is_on) {
    branch_.on = branch_.off = SpotSet();
    branch_.on_count = branch_.off_count = 0;
    branch_.clash = Clash();
    branch_.advanced.clear();
    if (is_on) {
      add_on(spot, kRoot, SeCause::kStart, 0);
    } else {
      add_off(spot, kRoot);
    }
  }

  // Everything in the branch has been looked at.
  void resume() {
    ++s_.clock;
    next_on_ = branch_.on_count;
    for (; next_off_ < branch_.off_count; ++next_off_) {
      const int spot = branch_.off_spot[next_off_];
      s_.erase(cell_of_spot(spot), digit_of_spot(spot));
    }
  }

  // False: a contradiction.
  bool run() {
    for (;;) {
      if (next_on_ < branch_.on_count) {
        if (!take_on(next_on_++)) return false;
      } else if (next_off_ < branch_.off_count) {
        const int spot = branch_.off_spot[next_off_++];
        if (!(kind_ == BranchKind::kMultiple ? look_from_off(spot) : take_off(spot))) return false;
      } else {
        return true;
      }
    }
  }

  [[nodiscard]] const State& state() const { return s_; }
  // What changes from now on is later than all before.
  void tick() { ++s_.clock; }

 private:
  void add_on(int spot, int parent, SeCause cause, int depth) {
    assert(branch_.on_count < kMostOn);
    if (branch_.on_count == kMostOn) return;
    const int i = branch_.on_count++;
    branch_.on.add(spot);
    branch_.on_spot[i] = static_cast<std::uint16_t>(spot);
    branch_.on_parent[i] = static_cast<std::uint16_t>(parent);
    branch_.on_cause[i] = cause;
    branch_.on_depth[i] = static_cast<std::uint8_t>(depth > 255 ? 255 : depth);
  }

  void add_off(int spot, int parent) {
    branch_.off.add(spot);
    branch_.off_spot[branch_.off_count++] = static_cast<std::uint16_t>(spot);
    branch_.off_parent[spot] = static_cast<std::uint16_t>(parent);
  }

  // False: a contradiction.
  bool see_off(int spot, int parent) {
    if (branch_.on.has(spot)) {
      branch_.clash = {spot, false, parent, SeCause::kStart};
      return false;
    }
    if (!branch_.off.has(spot)) add_off(spot, parent);
    return true;
  }

  bool take_on(int i) {
    const int spot = branch_.on_spot[i];
    const int cell = cell_of_spot(spot);
    const int digit = digit_of_spot(spot);
    if (kind_ != BranchKind::kNishio) {
      for (unsigned left = s_.marks[cell] & ~(1U << digit); left != 0; left &= left - 1) {
        if (!see_off(spot_at(cell, lowest(left)), i)) return false;
      }
    }
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[cell][kind];
      unsigned left = s_.places[digit][house] & kOtherPositions.mask[cell][kind];
      for (; left != 0; left &= left - 1) {
        if (!see_off(spot_at(kGeometry.cell[house][lowest(left)], digit), i)) return false;
      }
    }
    return true;
  }

  bool see_on(int spot, int from, SeCause cause) {
    if (branch_.off.has(spot)) {
      branch_.clash = {spot, true, from, cause};
      return false;
    }
    if (!branch_.on.has(spot)) add_on(spot, from, cause, branch_.least_ancestors(from, false));
    return true;
  }

  // Multiple chains delete nothing: where there are two, the other one is ON.
  bool look_from_off(int spot) {
    const int cell = cell_of_spot(spot);
    const int digit = digit_of_spot(spot);
    const unsigned marks = s_.marks[cell] & ~(1U << digit);
    if (is_single(marks) && !see_on(spot_at(cell, lowest(marks)), spot, SeCause::kCell)) {
      return false;
    }
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[cell][kind];
      const unsigned left = s_.places[digit][house] & ~(1U << kGeometry.position[cell][kind]);
      if (!is_single(left)) continue;
      const int other = spot_at(kGeometry.cell[house][lowest(left)], digit);
      if (!see_on(other, spot, cause_of_kind(kind))) return false;
    }
    return true;
  }

  // Deletes the candidate; where one is left in its cell or a house, that is ON.
  bool take_off(int spot) {
    const int cell = cell_of_spot(spot);
    const int digit = digit_of_spot(spot);
    const unsigned marks = s_.marks[cell] & ~(1U << digit);
    s_.marks[cell] = static_cast<Mask>(marks);
    if constexpr (std::is_same_v<State, Position>) {
      s_.cells_of_digit[digit].erase(Cell(cell));
      s_.note_change(cell, digit);
    }
    unsigned places[3];
    for (int kind = 0; kind < 3; ++kind) {
      Mask& mask = s_.places[digit][kGeometry.house[cell][kind]];
      places[kind] = mask & ~(1U << kGeometry.position[cell][kind]);
      mask = static_cast<Mask>(places[kind]);
    }
    if (kind_ != BranchKind::kNishio && is_single(marks)) {
      if (!see_on(spot_at(cell, lowest(marks)), spot, SeCause::kCell)) return false;
    }
    for (int kind = 0; kind < 3; ++kind) {
      if (!is_single(places[kind])) continue;
      const int other = kGeometry.cell[kGeometry.house[cell][kind]][lowest(places[kind])];
      if (!see_on(spot_at(other, digit), spot, cause_of_kind(kind))) return false;
    }
    return true;
  }

  State s_;
  BranchKind kind_;
  Branch& branch_;
  int next_on_ = 0;
  int next_off_ = 0;
};

// ---- ancestors ---------------------------------------------------------------------------------

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
    for (std::size_t i = 0; i < list_.size(); ++i) {
      const std::vector<int> parents = list_[i].parents;
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
  std::vector<bool> seen_ = std::vector<bool>(2 * 729);
};

}  // namespace

void follow(const Position& position, BranchKind kind, int spot, bool is_on, Branch& branch) {
  Follower<Candidates> follower(position, kind, branch);
  follower.start(spot, is_on);
  follower.run();
}

void add_advanced(Branch& branch, const std::vector<std::uint16_t>& gone, AdvancedHint hint) {
  const auto parent = static_cast<std::uint16_t>(kAdvancedParent + branch.advanced.size());
  bool is_used = false;
  for (const int spot : gone) {
    if (branch.off.has(spot)) continue;
    is_used = true;
    branch.off.add(spot);
    branch.off_spot[branch.off_count++] = static_cast<std::uint16_t>(spot);
    branch.off_parent[spot] = parent;
  }
  if (is_used) branch.advanced.push_back(std::move(hint));
}

void go_on(const Position& position, Branch& branch, Advance advance) {
  Follower<Position> follower(position, BranchKind::kDynamic, branch);
  follower.resume();
  while (advance(follower.state(), branch)) {
    follower.tick();
    if (!follower.run()) return;
  }
}

void add_ancestors(const Position& position, const Branch& branch, int spot, bool is_on, int most,
                   Ancestry& ancestry) {
  Counter counter(position, branch, most, ancestry);
  if (is_on) {
    counter.run_on(branch.on_number(spot));
  } else {
    counter.run_off(spot);
  }
}

void add_clash_ancestors(const Position& position, const Branch& branch, int most,
                         Ancestry& ancestry) {
  Counter(position, branch, most, ancestry).run_clash();
}

std::vector<ProofNode> tell_ancestors(const Position& position, const Branch& branch, int spot,
                                      bool is_on, std::vector<const InnerHint*>& nested) {
  Teller teller(position, branch, nested);
  return teller.run(teller.node_of(node_id(candidate_of_spot(spot), is_on)));
}

std::vector<ProofNode> tell_clash_ancestors(const Position& position, const Branch& branch,
                                            std::vector<const InnerHint*>& nested) {
  Teller teller(position, branch, nested);
  const Clash& clash = branch.clash;
  return teller.run(clash.is_fresh_on ? teller.on_node(clash.spot, clash.parent, clash.cause)
                                      : teller.off_node(clash.spot, clash.parent));
}

}  // namespace shudu::se
