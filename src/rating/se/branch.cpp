// ON nodes go before OFF nodes, each kind first in, first out; a contradiction ends the branch at
// once and leaves the sets as they are, for later steps read them.
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
      : s_(static_cast<const State&>(position)), kind_(kind), branch_(branch) {}

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

  bool see_on(int on, int from, SeCause cause) {
    if (branch_.off.has(on)) {
      branch_.clash = {on, true, from, cause};
      return false;
    }
    if (!branch_.on.has(on)) add_on(on, from, cause, branch_.least_ancestors(from, false));
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

}  // namespace shudu::se
