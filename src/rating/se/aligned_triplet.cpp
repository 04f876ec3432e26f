// Aligned triplet exclusion (7.5): of the combinations of three cells, those go that give two cells
// that see each other the same digit, or that use up a cell with two or three candidates which all
// three see. A candidate in no combination left goes. The third cell is an excluder of one of the
// first two. Source: Sudoku Players' Forum, "Aligned triple exclusion" (2005); order and rating:
// Sudoku Explainer 1.2.1.
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

struct Base {
  CellSet excluders;  // cells with two or three candidates
  CellSet cells;
  int list[kCells];
  int count = 0;
};

Base base_of(const Position& position) {
  Base base;
  CellSet singles;
  for (int cell = 0; cell < kCells; ++cell) {
    const int marks = count(position.marks[cell]);
    if (marks == 1) singles.insert(Cell(cell));
    if (marks == 2 || marks == 3) base.excluders.insert(Cell(cell));
  }
  for (int cell = 0; cell < kCells; ++cell) {
    if (!has_two_or_more(position.marks[cell]) || kGeometry.peers[cell].intersects(singles)) {
      continue;
    }
    if (!kGeometry.peers[cell].intersects(base.excluders)) continue;
    base.list[base.count++] = cell;
    base.cells.insert(Cell(cell));
  }
  return base;
}

// Which candidates of the three cells stand in a combination that is left.
struct Left {
  unsigned of[3]{};
};

Left combinations_left(const Position& position, const int (&cells)[3], CellSet excluders) {
  unsigned used_up[kCells];
  int n = 0;
  for (const Cell cell : excluders) used_up[n++] = position.marks[cell.index()];
  const bool see[3] = {sees(cells[0], cells[1]), sees(cells[0], cells[2]),
                       sees(cells[1], cells[2])};
  Left left;
  for (unsigned x = position.marks[cells[0]]; x != 0; x &= x - 1) {
    const unsigned bit_x = x & (~x + 1);
    for (unsigned y = position.marks[cells[1]]; y != 0; y &= y - 1) {
      const unsigned bit_y = y & (~y + 1);
      if (see[0] && bit_x == bit_y) continue;
      for (unsigned z = position.marks[cells[2]]; z != 0; z &= z - 1) {
        const unsigned bit_z = z & (~z + 1);
        if ((see[1] && bit_x == bit_z) || (see[2] && bit_y == bit_z)) continue;
        const unsigned all = bit_x | bit_y | bit_z;
        bool is_allowed = true;
        for (int i = 0; i < n && is_allowed; ++i) is_allowed = (used_up[i] & ~all) != 0;
        if (!is_allowed) continue;
        left.of[0] |= bit_x;
        left.of[1] |= bit_y;
        left.of[2] |= bit_z;
      }
    }
  }
  return left;
}

bool find_with_triplet(const Position& position, const int (&cells)[3], CellSet excluders,
                       HintSink sink) {
  const Left left = combinations_left(position, cells, excluders);
  Hint hint;
  hint.rule = Rule::kAlignedTriplet;
  hint.difficulty = {7.5};
  for (int i = 0; i < 3; ++i) {
    hint.cells.insert(Cell(cells[i]));
    hint.eliminate(position, cells[i], ~left.of[i]);
  }
  return hand_over(hint, sink);
}

bool find_with_pair(const Position& position, const Base& base, int p, int q, HintSink sink) {
  CellSet seen{Cell(p), Cell(q)};
  const CellSet common = base.excluders & kGeometry.peers[p] & kGeometry.peers[q];
  for (const int of : {p, q}) {
    for (const int third : kGeometry.peer[of]) {
      if (!base.excluders.contains(Cell(third)) || !base.cells.contains(Cell(third))) continue;
      if (seen.contains(Cell(third))) continue;
      seen.insert(Cell(third));
      const CellSet excluders = common & kGeometry.peers[third];
      if (excluders.size() < 2) continue;
      if (!find_with_triplet(position, {p, q, third}, excluders, sink)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_aligned_triplet(const Position& position, HintSink sink) {
  const Base base = base_of(position);
  if (base.count < 3) return true;
  for (int j = 1; j < base.count; ++j) {
    for (int i = 0; i < j; ++i) {
      if (!find_with_pair(position, base, base.list[i], base.list[j], sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu::se
