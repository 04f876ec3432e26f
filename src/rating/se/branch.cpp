// See branch.h. ON nodes go before OFF nodes, each kind first in, first out; a contradiction ends
// the branch at once and leaves the sets as they are, for later steps read them.
#include "rating/se/branch.h"

#include <cstring>

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

class Follower {
 public:
  Follower(const Position& position, BranchKind kind, Branch& branch)
      : s_(position), kind_(kind), branch_(branch) {
    branch.on = branch.off = SpotSet();
    branch.on_count = branch.off_count = 0;
    branch.clash = Clash();
  }

  void run(int spot, bool is_on) {
    if (is_on) {
      add_on(spot, kRoot, SeCause::kStart, 0);
    } else {
      add_off(spot, kRoot);
    }
    for (int on = 0, off = 0;;) {
      if (on < branch_.on_count) {
        if (!take_on(on++)) return;
      } else if (off < branch_.off_count) {
        const int spot_off = branch_.off_spot[off++];
        if (!(kind_ == BranchKind::kMultiple ? look_from_off(spot_off) : take_off(spot_off))) {
          return;
        }
      } else {
        return;
      }
    }
  }

 private:
  void add_on(int spot, int parent, SeCause cause, int depth) {
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

  Candidates s_;
  BranchKind kind_;
  Branch& branch_;
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
  Counter(const Position& position, const Branch& branch, int most)
      : position_(position), branch_(branch), most_(most) {}

  int run_off(int spot) {
    see_off(spot);
    return drain();
  }
  int run_on(int number) {
    see_on(number);
    return drain();
  }
  int run_clash() {
    const Clash& clash = branch_.clash;
    ++count_;
    if (clash.is_fresh_on) {
      for_each_reason(position_, clash.spot, clash.cause, [&](int spot) { see_off(spot); });
    } else {
      off_.add(clash.spot);
      see_on(clash.parent);
    }
    return drain();
  }

 private:
  void see_on(int number) {
    std::uint64_t& word = on_[number >> 6];
    const std::uint64_t bit = std::uint64_t{1} << (number & 63);
    if ((word & bit) != 0) return;
    word |= bit;
    ++count_;
    stack_[size_++] = static_cast<std::uint8_t>(number);
  }

  void see_off(int spot) {
    if (off_.has(spot)) return;
    off_.add(spot);
    ++count_;
    if (branch_.off_parent[spot] != kRoot) see_on(branch_.off_parent[spot]);
  }

  int drain() {
    while (size_ > 0 && count_ <= most_) {
      const int number = stack_[--size_];
      if (branch_.on_cause[number] == SeCause::kStart) continue;
      for_each_reason(position_, branch_.on_spot[number], branch_.on_cause[number],
                      [&](int spot) { see_off(spot); });
    }
    return count_;
  }

  const Position& position_;
  const Branch& branch_;
  int most_;
  int count_ = 0;
  int size_ = 0;
  SpotSet off_;
  std::uint64_t on_[2]{};
  std::uint8_t stack_[kMostOn];
};

// Tells breadth first.
class Teller {
 public:
  Teller(const Position& position, const Branch& branch) : position_(position), branch_(branch) {}

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

  [[nodiscard]] ProofNode node_of(int id) const {
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

  [[nodiscard]] ProofNode off_node(int spot, int parent) const {
    ProofNode node{node_id(candidate_of_spot(spot), false), SeCause::kStart, {}, -1};
    if (parent == kRoot) return node;
    const int from = branch_.on_spot[parent];
    node.parents.push_back(node_id(candidate_of_spot(from), true));
    node.cause = weak_cause(cell_of_spot(from), cell_of_spot(spot));
    return node;
  }

 private:
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
  std::vector<ProofNode> list_;
  std::vector<bool> seen_ = std::vector<bool>(2 * 729);
};

}  // namespace

void follow(const Position& position, BranchKind kind, int spot, bool is_on, Branch& branch) {
  Follower(position, kind, branch).run(spot, is_on);
}

int count_ancestors(const Position& position, const Branch& branch, int spot, bool is_on,
                    int most) {
  Counter counter(position, branch, most);
  return is_on ? counter.run_on(branch.on_number(spot)) : counter.run_off(spot);
}

int count_clash_ancestors(const Position& position, const Branch& branch, int most) {
  return Counter(position, branch, most).run_clash();
}

std::vector<ProofNode> tell_ancestors(const Position& position, const Branch& branch, int spot,
                                      bool is_on) {
  Teller teller(position, branch);
  return teller.run(teller.node_of(node_id(candidate_of_spot(spot), is_on)));
}

std::vector<ProofNode> tell_clash_ancestors(const Position& position, const Branch& branch) {
  Teller teller(position, branch);
  const Clash& clash = branch.clash;
  return teller.run(clash.is_fresh_on ? teller.on_node(clash.spot, clash.parent, clash.cause)
                                      : teller.off_node(clash.spot, clash.parent));
}

}  // namespace shudu::se
