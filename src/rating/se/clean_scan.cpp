// See CleanScan in producers.h.
// A producer that found nothing needs to look again only at what has changed since.
#include <algorithm>

#include "rating/se/producers.h"

namespace shudu::se {

CellSet CleanScan::changed(const Position& position) const {
  if (!is_known_) return CellSet::first_n(kCells);
  CellSet cells;
  for (int cell = 0; cell < kCells; ++cell) {
    if (marks_[cell] != position.marks[cell]) cells.insert(Cell(cell));
  }
  return cells;
}

void CleanScan::note(const Position& position) {
  is_known_ = true;
  std::copy(std::begin(position.marks), std::end(position.marks), marks_);
}

}  // namespace shudu::se
