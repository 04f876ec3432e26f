// Aligned pair exclusion (6.2): of the combinations of two cells, those go that give both cells the
// same digit though they see each other, or that use up a cell with two candidates which both see.
// A candidate in no combination left goes. The two need not see each other. Source: Sudoku Players'
// Forum, "Aligned pair exclusion" (2005); order and rating: Sudoku Explainer 1.2.1.
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

// Cells with two candidates or more that see a cell with two; and these, as a set.
struct PairBase {
  CellSet pairs;
  int cells[kCells];
  int count = 0;
};

PairBase pair_base_of(const Position& position) {
  PairBase base;
  CellSet singles;
  for (int cell = 0; cell < kCells; ++cell) {
    const int marks = count(position.marks[cell]);
    if (marks == 1) singles.insert(Cell(cell));
    if (marks == 2) base.pairs.insert(Cell(cell));
  }
  for (int cell = 0; cell < kCells; ++cell) {
    if (!has_two_or_more(position.marks[cell]) || kGeometry.peers[cell].intersects(singles)) {
      continue;
    }
    if (kGeometry.peers[cell].intersects(base.pairs)) base.cells[base.count++] = cell;
  }
  return base;
}

// For each digit of p: the digits of q that cannot stand beside it.
struct ForbiddenPairs {
  unsigned beside[9]{};
};

ForbiddenPairs forbidden_pairs_of(const Position& position, int p, int q, CellSet excluders) {
  ForbiddenPairs forbidden;
  for (const Cell cell : excluders) {
    const unsigned marks = position.marks[cell.index()];
    const int low = lowest(marks);
    const int high = lowest(marks & (marks - 1));
    forbidden.beside[low] |= 1U << high;
    forbidden.beside[high] |= 1U << low;
  }
  if (sees(p, q)) {
    for (int digit = 0; digit < 9; ++digit) forbidden.beside[digit] |= 1U << digit;
  }
  return forbidden;
}

// The candidates of `cell` that have no partner in `other`.
unsigned without_partner(const Position& position, int cell, int other,
                         const ForbiddenPairs& forbidden) {
  unsigned gone = 0;
  for (unsigned left = position.marks[cell]; left != 0; left &= left - 1) {
    if ((position.marks[other] & ~forbidden.beside[lowest(left)]) == 0) gone |= left & (~left + 1);
  }
  return gone;
}

bool find_with_pair(const Position& position, int p, int q, CellSet excluders, HintSink sink) {
  const ForbiddenPairs forbidden = forbidden_pairs_of(position, p, q, excluders);
  const unsigned gone_p = without_partner(position, p, q, forbidden);
  const unsigned gone_q = without_partner(position, q, p, forbidden);
  if ((gone_p | gone_q) == 0) return true;
  Hint hint;
  hint.set_rule(Rule::kAlignedPair);
  hint.cells = {Cell(p), Cell(q)};
  hint.digits = static_cast<Mask>(gone_p | gone_q);
  hint.eliminate(position, p, gone_p);
  hint.eliminate(position, q, gone_q);
  return sink(hint);
}

}  // namespace

bool find_aligned_pair(const Position& position, CellSet changed, HintSink sink) {
  const PairBase base = pair_base_of(position);
  for (int j = 1; j < base.count; ++j) {
    const int q = base.cells[j];
    const CellSet peers_of_q = kGeometry.peers[q];
    const CellSet excluders_of_q = base.pairs & peers_of_q;
    if (!has_two_or_more(excluders_of_q)) continue;
    const bool is_q_changed = changed.contains(Cell(q));
    const CellSet changed_peers = changed & peers_of_q;
    for (int i = 0; i < j; ++i) {
      const int p = base.cells[i];
      const CellSet excluders = excluders_of_q & kGeometry.peers[p];
      if (!has_two_or_more(excluders)) continue;
      if (!is_q_changed && !changed.contains(Cell(p)) &&
          !changed_peers.intersects(kGeometry.peers[p])) {
        continue;
      }
      if (!find_with_pair(position, p, q, excluders, sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu::se
