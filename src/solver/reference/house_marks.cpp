// The less busy half of the board of `scan` and `mrv`; see house_marks.h.
#include "solver/reference/house_marks.h"

#include <cassert>

namespace shudu {

CellSet extra_peers_of(const Layout& layout, Cell cell) {
  CellSet peers = layout.peers(cell);
  for (const House house : layout.houses_of(cell)) peers -= layout.cells(house);
  return peers;
}

HouseMarks::HouseMarks(const Layout& layout, const Pencilmarks& marks)
    : layout_(layout), marks_(marks), grid_(layout.size()) {
  assert(marks.size() == layout.size());
  for (const Cell cell : layout.all_cells()) {
    extra_peers_[index(cell)] = extra_peers_of(layout, cell);
    if (!extra_peers_[index(cell)].empty()) has_extras_ = true;
  }
  if (layout.extra_region_count() > 0) has_extras_ = true;
}

bool HouseMarks::place_givens() {
  for (const Cell cell : layout_.all_cells()) {
    if (marks_[cell].size() != 1) continue;
    const DigitSet digits = fitting(cell);
    if (digits.empty()) return false;
    place(cell, digits.first());
  }
  for (const Cell cell : layout_.all_cells() - grid_.filled()) {
    if (fitting(cell).empty()) return false;
  }
  return true;
}

DigitSet HouseMarks::used_by_extras(Cell cell) const {
  DigitSet used;
  for (const House region : layout_.houses_of(cell).subspan(3)) used |= used_[index(region)];
  for (const Cell peer : extra_peers_[index(cell)]) {
    if (const auto digit = grid_[peer]) used.insert(*digit);
  }
  return used;
}

}  // namespace shudu
