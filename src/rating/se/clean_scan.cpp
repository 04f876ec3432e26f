// See CleanScan in producers.h: what a search that looks at triples of cells need not look at again
// is told by the cells whose candidates have changed.
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
