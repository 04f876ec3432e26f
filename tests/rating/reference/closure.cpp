#include "rating/reference/closure.h"

namespace shudu::se::reference {
namespace {

// What is false after each assumption, and in the end what is so after all of a group.
class Agreeing {
 public:
  explicit Agreeing(const CandidateBits& candidates) : candidates_(candidates), after_(729) {}

  void note(int candidate, const CandidateBits& gone) { after_[at(candidate)] = gone; }
  [[nodiscard]] const CandidateBits& after(int candidate) const { return after_[at(candidate)]; }
  template <typename List>
  [[nodiscard]] CandidateBits of_all(const List& assumptions) const {
    CandidateBits common = candidates_;
    for (const int candidate : assumptions) common &= after(candidate);
    return common;
  }

 private:
  static std::size_t at(int candidate) { return static_cast<std::size_t>(candidate); }
  CandidateBits candidates_;
  std::vector<CandidateBits> after_;
};

}  // namespace

Closure::Closure(const Position& position) {
  for (int cell = 0; cell < kCells; ++cell) {
    const int digit = position.digits[cell];
    marks_[cell] = digit != 0 ? static_cast<Mask>(1U << (digit - 1)) : position.marks[cell];
    if (digit != 0) on_.set(static_cast<std::size_t>(candidate_id(cell, digit - 1)));
    for (int d = 0; d < 9; ++d) {
      if (!has(cell, d)) continue;
      for (int kind = 0; kind < 3; ++kind) {
        Mask& places = places_[d][kGeometry.house[cell][kind]];
        places = static_cast<Mask>(places | 1U << kGeometry.position[cell][kind]);
      }
    }
  }
}

CandidateBits Closure::candidates() const {
  CandidateBits all;
  for (int id = 0; id < 729; ++id) {
    if (has(cell_of(id), digit_of(id))) all.set(static_cast<std::size_t>(id));
  }
  return all;
}

void Closure::set_on(int cell, int digit) {
  const auto id = static_cast<std::size_t>(candidate_id(cell, digit));
  if (is_contradiction_ || on_[id]) return;
  if (!has(cell, digit)) {
    is_contradiction_ = true;
    return;
  }
  on_.set(id);
  for (int other = 0; other < 9; ++other) {
    if (other != digit) set_off(cell, other);
  }
  for (const int house : kGeometry.house[cell]) {
    for (const int peer : kGeometry.cell[house]) {
      if (peer != cell) set_off(peer, digit);
    }
  }
}

void Closure::set_off(int cell, int digit) {
  if (is_contradiction_ || !has(cell, digit)) return;
  marks_[cell] = static_cast<Mask>(marks_[cell] & ~(1U << digit));
  is_contradiction_ = on_[static_cast<std::size_t>(candidate_id(cell, digit))] || marks_[cell] == 0;
  for (int kind = 0; kind < 3; ++kind) {
    Mask& places = places_[digit][kGeometry.house[cell][kind]];
    places = static_cast<Mask>(places & ~(1U << kGeometry.position[cell][kind]));
    is_contradiction_ = is_contradiction_ || places == 0;
  }
  if (is_contradiction_) return;
  if (is_single(marks_[cell])) set_on(cell, lowest(marks_[cell]));
  for (const int house : kGeometry.house[cell]) {
    const Mask places = places_[digit][house];
    if (is_contradiction_) return;
    if (is_single(places)) set_on(kGeometry.cell[house][lowest(places)], digit);
  }
}

bool Closure::take_from(const Mask& positions, int house, unsigned digits) {
  bool has_gone = false;
  for (unsigned left = positions; left != 0; left &= left - 1) {
    const int cell = kGeometry.cell[house][lowest(left)];
    for (unsigned gone = marks_[cell] & digits; gone != 0 && !is_contradiction_; gone &= gone - 1) {
      set_off(cell, lowest(gone));
      has_gone = true;
    }
  }
  return has_gone;
}

bool Closure::take_locked() {
  bool has_gone = false;
  for (int house = 0; house < kHouses; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      if (!has_two_or_more(places_[digit][house])) continue;
      for (int other = 0; other < kHouses; ++other) {
        const unsigned shared = kGeometry.crossing[house][other];
        if (other == house || is_contradiction_) continue;
        if ((places_[digit][house] & ~shared) != 0) continue;
        const unsigned outside = places_[digit][other] & ~kGeometry.crossing[other][house];
        has_gone = take_from(static_cast<Mask>(outside), other, 1U << digit) || has_gone;
      }
    }
  }
  return has_gone;
}

bool Closure::take_naked_pair(int house, int a, int b) {
  const unsigned digits = marks_[kGeometry.cell[house][a]] | marks_[kGeometry.cell[house][b]];
  const bool is_pair = count(digits) == 2 && count(marks_[kGeometry.cell[house][a]]) == 2 &&
                       count(marks_[kGeometry.cell[house][b]]) == 2;
  return is_pair && take_from(static_cast<Mask>(0x1FFU & ~(1U << a | 1U << b)), house, digits);
}

bool Closure::take_hidden_pair(int house, int a, int b) {
  const unsigned both = places_[a][house] | places_[b][house];
  const bool is_pair =
      count(both) == 2 && count(places_[a][house]) == 2 && count(places_[b][house]) == 2;
  return is_pair && take_from(static_cast<Mask>(both), house, 0x1FFU & ~(1U << a | 1U << b));
}

bool Closure::take_pairs() {
  bool has_gone = false;
  for (int house = 0; house < kHouses; ++house) {
    for (int a = 0; a < 9; ++a) {
      for (int b = a + 1; b < 9 && !is_contradiction_; ++b) {
        has_gone = take_naked_pair(house, a, b) || has_gone;
        has_gone = take_hidden_pair(house, a, b) || has_gone;
      }
    }
  }
  return has_gone;
}

// Two lines of one direction whose places of a digit lie in the same two lines of the other.
bool Closure::take_x_wing(int digit, int a, int b) {
  const unsigned both = places_[digit][a] | places_[digit][b];
  const int kind = kind_of_house(a);
  if (kind == 0 || kind_of_house(b) != kind || count(both) != 2 ||
      !has_two_or_more(places_[digit][a]) || !has_two_or_more(places_[digit][b])) {
    return false;
  }
  bool has_gone = false;
  for (int line = 0; line < kHouses; ++line) {
    if (kind_of_house(line) != kind || line == a || line == b) continue;
    has_gone = take_from(static_cast<Mask>(both), line, 1U << digit) || has_gone;
  }
  return has_gone;
}

bool Closure::take_x_wings() {
  bool has_gone = false;
  for (int digit = 0; digit < 9; ++digit) {
    for (int a = 0; a < kHouses; ++a) {
      for (int b = a + 1; b < kHouses && !is_contradiction_; ++b) {
        has_gone = take_x_wing(digit, a, b) || has_gone;
      }
    }
  }
  return has_gone;
}

CandidateBits Closure::conclusions(Depth depth, bool is_first) const {
  const CandidateBits all = candidates();
  Agreeing agreeing(all);
  CandidateBits gone;
  std::vector<std::vector<int>> groups;
  for (int cell = 0; cell < kCells; ++cell) {
    if (!has_two_or_more(marks_[cell])) continue;
    groups.emplace_back();
    for (unsigned left = marks_[cell]; left != 0; left &= left - 1) {
      const int digit = lowest(left);
      const int id = candidate_id(cell, digit);
      groups.back().push_back(id);
      Closure on = *this;
      on.set_on(cell, digit);
      on.close(depth);
      // After a contradiction anything goes.
      agreeing.note(id, on.is_contradiction() ? all : all & ~on.candidates());
      Closure off = *this;
      off.set_off(cell, digit);
      off.close(depth);
      const CandidateBits after_off = off.is_contradiction() ? all : all & ~off.candidates();
      gone |= agreeing.after(id) & after_off;
      if (is_first && gone.any()) return gone;
    }
  }
  for (int house = 0; house < kHouses; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      if (!has_two_or_more(places_[digit][house])) continue;
      groups.emplace_back();
      for (unsigned left = places_[digit][house]; left != 0; left &= left - 1) {
        groups.back().push_back(candidate_id(kGeometry.cell[house][lowest(left)], digit));
      }
    }
  }
  for (const std::vector<int>& group : groups) gone |= agreeing.of_all(group);
  return gone;
}

// A queue holds twice the candidate, and one more where it is true.
void Closure::reach_from_on(int candidate, Reach& reach, std::vector<int>& queue) const {
  const int cell = cell_of(candidate);
  const int digit = digit_of(candidate);
  const auto add = [&](int other_cell, int other_digit) {
    const int id = candidate_id(other_cell, other_digit);
    if (id == candidate || !has(other_cell, other_digit)) return;
    if (reach.off[static_cast<std::size_t>(id)]) return;
    reach.off.set(static_cast<std::size_t>(id));
    queue.push_back(2 * id);
  };
  for (int other = 0; other < 9; ++other) add(cell, other);
  for (const int house : kGeometry.house[cell]) {
    for (const int peer : kGeometry.cell[house]) add(peer, digit);
  }
}

void Closure::reach_from_off(int candidate, Reach& reach, std::vector<int>& queue) const {
  const int cell = cell_of(candidate);
  const int digit = digit_of(candidate);
  const auto add = [&](int id) {
    if (reach.on[static_cast<std::size_t>(id)]) return;
    reach.on.set(static_cast<std::size_t>(id));
    queue.push_back(2 * id + 1);
  };
  if (count(marks_[cell]) == 2) add(candidate_id(cell, lowest(marks_[cell] & ~(1U << digit))));
  for (int kind = 0; kind < 3; ++kind) {
    const int house = kGeometry.house[cell][kind];
    const Mask places = places_[digit][house];
    if (count(places) != 2) continue;
    const unsigned other = places & ~(1U << kGeometry.position[cell][kind]);
    add(candidate_id(kGeometry.cell[house][lowest(other)], digit));
  }
}

Closure::Reach Closure::reach_of(int candidate, bool is_on) const {
  Reach reach;
  (is_on ? reach.on : reach.off).set(static_cast<std::size_t>(candidate));
  std::vector<int> queue{2 * candidate + (is_on ? 1 : 0)};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const int node = queue[i];
    if (node % 2 == 1) {
      reach_from_on(node / 2, reach, queue);
    } else {
      reach_from_off(node / 2, reach, queue);
    }
  }
  return reach;
}

CandidateBits Closure::static_conclusions() const {
  CandidateBits gone;
  for (int id = 0; id < 729; ++id) {
    if (!has(cell_of(id), digit_of(id)) || !has_two_or_more(marks_[cell_of(id)])) continue;
    gone |= reach_of(id, true).off & reach_of(id, false).off;
  }
  return gone;
}

// What the chains inside a branch of the depth agree upon.
CandidateBits Closure::inner_conclusions(Depth depth) const {
  if (depth == Depth::kSimple) return {};
  if (depth == Depth::kStatic) return static_conclusions();
  const CandidateBits gone = conclusions(Depth::kSingles, false);
  return gone.none() && depth == Depth::kNested ? conclusions(Depth::kStatic, true) : gone;
}

void Closure::close(Depth depth) {
  if (depth == Depth::kSingles) return;
  while (!is_contradiction_) {
    if (take_simple()) continue;
    const CandidateBits gone = inner_conclusions(depth);
    if (gone.none()) return;
    for (int id = 0; id < 729; ++id) {
      if (gone[static_cast<std::size_t>(id)]) set_off(cell_of(id), digit_of(id));
    }
  }
}

}  // namespace shudu::se::reference
