// Houses and candidates of an open cell are filled in once; from then on candidates only go.
#include "rating/se/position.h"

namespace shudu::se {

void Position::add(int cell, int digit) {
  marks[cell] = static_cast<Mask>(marks[cell] | 1U << digit);
  cells_of_digit[digit].insert(Cell(cell));
  for (int kind = 0; kind < 3; ++kind) {
    Mask& mask = places[digit][kGeometry.house[cell][kind]];
    mask = static_cast<Mask>(mask | 1U << kGeometry.position[cell][kind]);
  }
}

void Position::note_all_changed() {
  for (int& changed : house_changed) changed = clock;
  for (int& changed : digit_changed) changed = clock;
}

void Position::note_all_singles() {
  for (int digit = 0; digit < 9; ++digit) {
    for (int house = 0; house < kHouses; ++house) {
      if (is_single(places[digit][house])) single_houses[digit] |= 1U << house;
    }
  }
  for (const Cell cell : open) {
    if (is_single(marks[cell.index()])) single_cells.insert(cell);
  }
}

void Position::fill(int cell, int digit) {
  digits[cell] = static_cast<std::uint8_t>(digit + 1);
  ++filled_count[digit];
  open.erase(Cell(cell));
  for (const int house : kGeometry.house[cell]) --open_count[house];
}

Position::Position(const Grid& givens) : open(CellSet::first_n(kCells)) {
  note_all_changed();
  for (auto& n : open_count) n = 9;
  unsigned used[kHouses]{};
  for (int cell = 0; cell < kCells; ++cell) {
    const auto digit = givens[Cell(cell)];
    if (!digit) continue;
    fill(cell, digit->index());
    for (const int house : kGeometry.house[cell]) used[house] |= 1U << digit->index();
  }
  for (const Cell cell : open) {
    unsigned free = 0x1FF;
    for (const int house : kGeometry.house[cell.index()]) free &= ~used[house];
    for (; free != 0; free &= free - 1) add(cell.index(), lowest(free));
  }
  note_all_singles();
}

Position::Position(const View& view) : open(CellSet::first_n(kCells)) {
  note_all_changed();
  for (auto& n : open_count) n = 9;
  for (int cell = 0; cell < kCells; ++cell) {
    if (const auto digit = view.grid()[Cell(cell)]) {
      fill(cell, digit->index());
    } else {
      for (const Digit mark : view.candidates(Cell(cell))) add(cell, mark.index());
    }
  }
  note_all_singles();
}

void Position::place(Candidate candidate) {
  const int cell = candidate.cell.index();
  const int digit = candidate.digit.index();
  for (unsigned left = marks[cell]; left != 0; left &= left - 1) leave_houses(cell, lowest(left));
  marks[cell] = 0;
  fill(cell, digit);
  const CellSet losers = cells_of_digit[digit] & kGeometry.peers[cell];
  cells_of_digit[digit] -= losers;
  for (const Cell peer : losers) {
    Mask& mask = marks[peer.index()];
    mask = static_cast<Mask>(mask & ~(1U << digit));
    if (is_single(mask)) single_cells.insert(peer);
    leave_houses(peer.index(), digit);
  }
}

}  // namespace shudu::se
