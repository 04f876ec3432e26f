// Aligned triplet exclusion (7.5): of the combinations of three cells, those go that give two cells
// that see each other the same digit, or that use up a cell with two or three candidates which all
// three see. A candidate in no combination left goes. The third cell is an excluder of one of the
// first two. What a triplet excludes depends on its cells and on those that all three see; where
// none of them has changed since a search that found nothing, nothing is there now. Source: Sudoku
// Players' Forum, "Aligned triple exclusion" (2005); order and rating: Sudoku Explainer 1.2.1.
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

// What the excluders of three cells forbid: pairs of digits, and digits that use up three
// candidates.
struct Forbidden {
  unsigned beside[9]{};  // for each digit: those that cannot stand beside it
  unsigned threes[20];
  int three_count = 0;

  Forbidden(const Position& position, CellSet excluders) {
    for (const Cell cell : excluders) {
      const unsigned marks = position.marks[cell.index()];
      const unsigned high = marks & (marks - 1);
      if (is_single(high)) {
        beside[lowest(marks)] |= high;
        beside[lowest(high)] |= marks & ~high;
      } else {
        threes[three_count++] = marks;
      }
    }
  }
  // The digits that `with` cannot have beside it.
  [[nodiscard]] unsigned third(unsigned with) const {
    unsigned gone = 0;
    for (int i = 0; i < three_count; ++i) {
      if ((with & ~threes[i]) == 0) gone |= threes[i];
    }
    return gone;
  }
};

// Does a digit of the first cell stand in no combination? `see` says which of first and second,
// first and third, second and third see each other. Nearly always the first try says no.
bool is_impossible(const Forbidden& forbidden, int x, unsigned second, unsigned third,
                   const bool (&see)[3]) {
  const unsigned bit_x = 1U << x;
  const unsigned beside = forbidden.beside[x];
  second &= ~(beside | (see[0] ? bit_x : 0));
  third &= ~(beside | (see[1] ? bit_x : 0));
  for (; second != 0; second &= second - 1) {
    const unsigned bit_y = second & (~second + 1);
    unsigned left = third & ~(forbidden.beside[lowest(second)] | (see[2] ? bit_y : 0));
    if (left == 0) continue;
    // The same digit twice uses up no three candidates.
    if (forbidden.three_count > 0 && bit_x != bit_y) {
      left &= ~(forbidden.third(bit_x | bit_y) & ~(bit_x | bit_y));
    }
    if (left != 0) return false;
  }
  return true;
}

unsigned impossible_marks(const Position& position, const Forbidden& forbidden,
                          const int (&cells)[3], const bool (&see)[3]) {
  unsigned gone = 0;
  for (unsigned left = position.marks[cells[0]]; left != 0; left &= left - 1) {
    if (is_impossible(forbidden, lowest(left), position.marks[cells[1]], position.marks[cells[2]],
                      see)) {
      gone |= left & (~left + 1);
    }
  }
  return gone;
}

// The impossible candidates of each of the three cells.
struct Gone {
  unsigned of[3];
  [[nodiscard]] bool any() const { return (of[0] | of[1] | of[2]) != 0; }
};

Gone gone_of(const Position& position, int p, int q, int r, CellSet excluders) {
  const Forbidden forbidden(position, excluders);
  const bool pq = sees(p, q);
  const bool pr = sees(p, r);
  const bool qr = sees(q, r);
  return {{impossible_marks(position, forbidden, {p, q, r}, {pq, pr, qr}),
           impossible_marks(position, forbidden, {q, p, r}, {pq, qr, pr}),
           impossible_marks(position, forbidden, {r, p, q}, {pr, qr, pq})}};
}

bool find_with_triplet(const Position& position, int p, int q, int r, CellSet excluders,
                       HintSink sink) {
  const Gone gone = gone_of(position, p, q, r, excluders);
  if (!gone.any()) return true;
  Hint hint;
  hint.rule = Rule::kAlignedTriplet;
  hint.difficulty = {7.5};
  hint.cells = {Cell(p), Cell(q), Cell(r)};
  hint.eliminate(position, p, gone.of[0]);
  hint.eliminate(position, q, gone.of[1]);
  hint.eliminate(position, r, gone.of[2]);
  return hand_over(hint, sink);
}

// In the order of the scale: third cells as they are met among the peers of p, then of q.
bool find_with_pair(const Position& position, int p, int q, CellSet thirds, CellSet common,
                    HintSink sink) {
  for (const int of : {p, q}) {
    for (const int third : kGeometry.peer[of]) {
      if (!thirds.contains(Cell(third))) continue;
      thirds.erase(Cell(third));
      const CellSet excluders = common & kGeometry.peers[third];
      if (!has_two_or_more(excluders)) continue;
      if (!find_with_triplet(position, p, q, third, excluders, sink)) return false;
    }
  }
  return true;
}

// The third cells of a pair that is as it was for which something else has changed: the cell, or
// what all three see.
CellSet changed_thirds(CellSet thirds, CellSet changed, CellSet changed_common) {
  CellSet kept = thirds & changed;
  for (const Cell cell : changed_common) kept |= thirds & kGeometry.peers[cell.index()];
  return kept;
}

}  // namespace

bool find_aligned_triplet(const Position& position, CellSet changed, HintSink sink) {
  const Base base = base_of(position);
  if (base.count < 3) return true;
  const CellSet all_thirds = base.cells & base.excluders;
  for (int j = 1; j < base.count; ++j) {
    const int q = base.list[j];
    const CellSet peers_of_q = kGeometry.peers[q];
    const CellSet excluders_of_q = base.excluders & peers_of_q;
    const CellSet changed_peers = changed & peers_of_q;
    const bool is_q_changed = changed.contains(Cell(q));
    for (int i = 0; i < j; ++i) {
      const int p = base.list[i];
      const CellSet common = excluders_of_q & kGeometry.peers[p];
      if (!has_two_or_more(common)) continue;
      CellSet thirds = all_thirds & (peers_of_q | kGeometry.peers[p]);
      if (!is_q_changed && !changed.contains(Cell(p))) {
        thirds = changed_thirds(thirds, changed, changed_peers & kGeometry.peers[p]);
      }
      thirds.erase(Cell(p));
      thirds.erase(Cell(q));
      if (thirds.empty()) continue;
      if (!find_with_pair(position, p, q, thirds, common, sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu::se
