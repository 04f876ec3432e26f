// XY-wing and XYZ-wing (4.2, 4.4): a pivot with two or three candidates and two peers of it with
// two each, three digits together, of which the wings share z. Whatever the pivot is, one of the
// wings (or the pivot) is z, so cells that see them all lose z. Pivots row by row, wings in the
// order of the pivot's peers. Source: folklore; order and ratings: Sudoku Explainer 1.2.1.
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

// The wings of a pivot, in the order of its peers.
struct Wings {
  int cells[20];
  int count = 0;
};

Wings wings_of(const Position& position, int pivot) {
  Wings wings;
  for (const int peer : kGeometry.peer[pivot]) {
    if (count(position.marks[peer]) == 2) wings.cells[wings.count++] = peer;
  }
  return wings;
}

bool find_with_wings(const Position& position, int pivot, int one, int other, HintSink sink) {
  const bool is_xyz = count(position.marks[pivot]) == 3;
  const unsigned pivot_marks = position.marks[pivot];
  const unsigned shared = position.marks[one] & position.marks[other];
  if (count(pivot_marks | position.marks[one] | position.marks[other]) != 3) return true;
  if (count(pivot_marks & shared) != (is_xyz ? 1 : 0)) return true;
  const int z = lowest(shared);
  CellSet victims = kGeometry.peers[one] & kGeometry.peers[other];
  if (is_xyz) victims &= kGeometry.peers[pivot];
  victims.erase(Cell(pivot));
  Hint hint;
  hint.eliminate(position, victims, z);
  if (hint.eliminations.empty()) return true;
  hint.set_rule(is_xyz ? Rule::kXYZWing : Rule::kXYWing);
  hint.cells = {Cell(pivot), Cell(one), Cell(other)};
  hint.digits = static_cast<Mask>(pivot_marks | shared);
  return sink(hint);
}

bool are_houses_unchanged(const Position& position, int cell, int since) {
  for (const int house : kGeometry.house[cell]) {
    if (position.house_changed[house] > since) return false;
  }
  return true;
}

}  // namespace

bool find_wing(const Position& position, int pivot_size, int since, HintSink sink) {
  for (int pivot = 0; pivot < kCells; ++pivot) {
    const unsigned marks = position.marks[pivot];
    if (count(marks) != pivot_size || are_houses_unchanged(position, pivot, since)) continue;
    const Wings wings = wings_of(position, pivot);
    for (int i = 0; i < wings.count; ++i) {
      const int one = wings.cells[i];
      if (!is_single(marks & ~unsigned{position.marks[one]})) continue;
      for (int j = 0; j < wings.count; ++j) {
        if (j == i) continue;
        if (!find_with_wings(position, pivot, one, wings.cells[j], sink)) return false;
      }
    }
  }
  return true;
}

}  // namespace shudu::se
