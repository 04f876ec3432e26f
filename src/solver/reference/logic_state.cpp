// The rules of the method `logic`:
//
//   naked single     a cell has one candidate left
//   cross-hatching   a digit is barred from every other place of a box by the neighbouring rows and
//                    columns
//   whole line       a digit is barred from all other empty cells of a row or column (or of an
//                    extra region, which is read like a line)
//   equal sets       n cells of a house have the same n candidates; between them they use these
//                    digits up, so the other cells of the house lose them (set difference)
//
// Source: the first three are what newspapers taught in 2005; equal sets are "naked pairs,
// triples ...", here only in the form where all n sets are equal. Tests: see logic_state.h.
#include "solver/reference/logic_state.h"

#include <cassert>

#include "shudu/core/as_index.h"
#include "solver/reference/house_marks.h"

namespace shudu {

namespace {}  // namespace

LogicState::LogicState(const Layout& layout, const Pencilmarks& marks)
    : layout_(&layout), board_(layout.size()), blank_(layout.all_cells()) {
  assert(marks.size() == layout.size());
  for (const Cell cell : layout.all_cells()) allowed_[as_index(cell)] = marks[cell];
  for (int h = 0; h < layout.house_count(); ++h) lacks_[as_index(House(h))] = layout.all_digits();
  for (const Cell cell : layout.all_cells()) {
    if (marks[cell].size() > 1) continue;
    const DigitSet digits = candidates(cell);
    if (digits.empty()) {
      is_contradiction_ = true;  // no candidate from the start, or two givens clash
    } else {
      settle(cell, digits.first());
    }
  }
}

DigitSet LogicState::candidates(Cell cell) const {
  const auto houses = layout_->houses_of(cell);
  DigitSet digits = allowed_[as_index(cell)] & lacks_[as_index(houses[0])] &
                    lacks_[as_index(houses[1])] & lacks_[as_index(houses[2])];
  for (const House region : houses.subspan(3)) digits &= lacks_[as_index(region)];
  return digits;
}

void LogicState::settle(Cell cell, Digit digit) {
  board_.place(cell, digit);
  blank_.erase(cell);
  for (const House house : layout_->houses_of(cell)) lacks_[as_index(house)].erase(digit);
  if (!layout_->is_anti_knight() && !layout_->is_anti_king()) return;
  for (const Cell peer : extra_peers_of(*layout_, cell)) allowed_[as_index(peer)].erase(digit);
}

void LogicState::apply_rules(RuleCounts& counts) {
  const int size = layout_->size();
  for (;;) {
    look_for_dead_ends();
    if (is_contradiction_) return;
    if (const auto settled = naked_singles(); settled > 0) {
      counts.naked_singles += settled;
    } else if (const auto hatched = only_places(2 * size, 3 * size); hatched > 0) {
      counts.cross_hatching += hatched;
    } else if (const auto lined =
                   only_places(0, 2 * size) + only_places(3 * size, layout_->house_count());
               lined > 0) {
      counts.whole_line += lined;
    } else if (const auto removed = equal_sets(); removed > 0) {
      counts.equal_sets += removed;
    } else {
      return;
    }
  }
}

std::uint64_t LogicState::naked_singles() {
  std::uint64_t settled = 0;
  for (const Cell cell : blank_) {
    const DigitSet digits = candidates(cell);
    if (digits.size() != 1) continue;
    settle(cell, digits.first());
    ++settled;
  }
  return settled;
}

// Cross-hatching when the houses are the boxes, the whole-line check when they are lines.
std::uint64_t LogicState::only_places(int first_house, int last_house) {
  std::uint64_t settled = 0;
  for (int h = first_house; h < last_house; ++h) {
    for (const Digit digit : digits_with_one_place(House(h))) {
      if (settle_only_place(House(h), digit)) ++settled;
    }
  }
  return settled;
}

DigitSet LogicState::digits_with_one_place(House house) const {
  DigitSet once;
  DigitSet again;
  for (const Cell cell : blank_cells(house)) {
    const DigitSet digits = candidates(cell);
    again |= once & digits;
    once |= digits;
  }
  return once - again;
}

// False when another digit has just been settled in the digit's place: a dead end, which the next
// pass finds.
bool LogicState::settle_only_place(House house, Digit digit) {
  for (const Cell cell : blank_cells(house)) {
    if (!candidates(cell).contains(digit)) continue;
    settle(cell, digit);
    return true;
  }
  return false;
}

std::uint64_t LogicState::equal_sets() {
  std::uint64_t removed = 0;
  for (int h = 0; h < layout_->house_count(); ++h) removed += remove_equal_sets(House(h));
  return removed;
}

std::uint64_t LogicState::remove_equal_sets(House house) {
  std::uint64_t removed = 0;
  const CellSet cells = blank_cells(house);
  for (const Cell cell : cells) {
    const DigitSet digits = candidates(cell);
    if (digits.size() < 2) continue;  // a naked single is that rule's, a dead end nobody's
    const CellSet others = cells - cells_with(digits, cells);
    if (cells.size() - others.size() != digits.size()) continue;
    for (const Cell other : others) {
      removed += static_cast<std::uint64_t>((candidates(other) & digits).size());
      allowed_[as_index(other)] -= digits;
    }
  }
  return removed;
}

CellSet LogicState::cells_with(DigitSet digits, CellSet cells) const {
  CellSet equal;
  for (const Cell cell : cells) {
    if (candidates(cell) == digits) equal.insert(cell);
  }
  return equal;
}

// A blank cell without candidates, or a digit that a house lacks and none of its cells may hold.
void LogicState::look_for_dead_ends() {
  for (const Cell cell : blank_) {
    if (candidates(cell).empty()) is_contradiction_ = true;
  }
  for (int h = 0; h < layout_->house_count(); ++h) {
    DigitSet possible;
    for (const Cell cell : blank_cells(House(h))) possible |= candidates(cell);
    if (possible != lacks_[as_index(House(h))]) is_contradiction_ = true;
  }
}

CellSet LogicState::blank_cells(House house) const { return layout_->cells(house) & blank_; }

Cell LogicState::tightest_cell() const {
  assert(!blank_.empty());
  Cell tightest = blank_.first();
  int fewest = kMaxSize + 1;
  for (const Cell cell : blank_) {
    const int count = candidates(cell).size();
    if (count >= fewest) continue;
    fewest = count;
    tightest = cell;
  }
  return tightest;
}

Pencilmarks LogicState::marks() const {
  Pencilmarks marks = Pencilmarks::from_grid(board_);
  for (const Cell cell : blank_) marks.set(cell, candidates(cell));
  return marks;
}

}  // namespace shudu
