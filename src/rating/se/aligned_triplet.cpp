// Aligned triplet exclusion (7.5): of the combinations of three cells, those go that give two cells
// that see each other the same digit, or that use up a cell with two or three candidates which all
// three see. A candidate in no combination left goes. The third cell is an excluder of one of the
// first two. What a triplet excludes depends on its cells and on those that all three see; where
// none of them has changed since a search that found nothing, nothing is there now. Source: Sudoku
// Players' Forum, "Aligned triple exclusion" (2005); order and rating: Sudoku Explainer 1.2.1.
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

struct TripletBase {
  CellSet excluders;  // cells with two or three candidates
  CellSet cells;
  int list[kCells];
  int count = 0;
};

TripletBase triplet_base_of(const Position& position) {
  TripletBase base;
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
struct ForbiddenCombinations {
  unsigned beside[9]{};  // for each digit: those that cannot stand beside it
  unsigned threes[20];
  int three_count = 0;

  ForbiddenCombinations(const Position& position, CellSet excluders) {
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

struct Pair {
  int p;
  int q;
  CellSet excluders;  // that both see
};
struct Triplet {
  int p;
  int q;
  int r;
  CellSet excluders;  // that all three see
};
Triplet triplet_of(const Pair& pair, int third) {
  return {pair.p, pair.q, third, pair.excluders & kGeometry.peers[third]};
}

// The candidates of each of the three cells that stand in no combination.
struct Gone {
  unsigned of[3];
  [[nodiscard]] bool any() const { return (of[0] | of[1] | of[2]) != 0; }
};

// Combinations are looked at until every candidate has been met in one: nearly always a few do.
class Combinations {
 public:
  Combinations(const Position& position, const Triplet& cells)
      : forbidden_(position, cells.excluders),
        left_{{position.marks[cells.p], position.marks[cells.q], position.marks[cells.r]}},
        second_(position.marks[cells.q]),
        third_(position.marks[cells.r]),
        pq_(sees(cells.p, cells.q)),
        pr_(sees(cells.p, cells.r)),
        qr_(sees(cells.q, cells.r)) {}

  Gone run() {
    for (unsigned first = left_.of[0]; first != 0 && left_.any(); first &= first - 1) {
      look_at_first(lowest(first));
    }
    return left_;
  }

 private:
  void look_at_first(int x) {
    const unsigned bit_x = 1U << x;
    const unsigned beside = forbidden_.beside[x];
    const unsigned third = third_ & ~(beside | (pr_ ? bit_x : 0));
    unsigned second = second_ & ~(beside | (pq_ ? bit_x : 0));
    for (; second != 0; second &= second - 1) {
      const unsigned bit_y = second & (~second + 1);
      // Only what may still meet somebody new.
      if (((left_.of[0] & bit_x) | (left_.of[1] & bit_y) | (left_.of[2] & third)) == 0) continue;
      unsigned met = third & ~(forbidden_.beside[lowest(second)] | (qr_ ? bit_y : 0));
      // The same digit twice uses up no three candidates.
      if (met != 0 && forbidden_.three_count > 0 && bit_x != bit_y) {
        met &= ~(forbidden_.third(bit_x | bit_y) & ~(bit_x | bit_y));
      }
      if (met == 0) continue;
      left_.of[0] &= ~bit_x;
      left_.of[1] &= ~bit_y;
      left_.of[2] &= ~met;
    }
  }

  ForbiddenCombinations forbidden_;
  Gone left_;
  unsigned second_;
  unsigned third_;
  bool pq_;
  bool pr_;
  bool qr_;
};

Gone gone_of(const Position& position, const Triplet& cells) {
  return Combinations(position, cells).run();
}

bool find_with_triplet(const Position& position, const Triplet& cells, HintSink sink) {
  const Gone gone = gone_of(position, cells);
  if (!gone.any()) return true;
  Hint hint;
  hint.set_rule(Rule::kAlignedTriplet);
  hint.cells = {Cell(cells.p), Cell(cells.q), Cell(cells.r)};
  hint.eliminate(position, cells.p, gone.of[0]);
  hint.eliminate(position, cells.q, gone.of[1]);
  hint.eliminate(position, cells.r, gone.of[2]);
  return hand_over(hint, sink);
}

// In the order of the scale: third cells as they are met among the peers of p, then of q.
bool find_in_order(const Position& position, const Pair& pair, CellSet thirds, HintSink sink) {
  for (const int of : {pair.p, pair.q}) {
    for (const int third : kGeometry.peer[of]) {
      if (!thirds.contains(Cell(third))) continue;
      thirds.erase(Cell(third));
      const Triplet cells = triplet_of(pair, third);
      if (!has_two_or_more(cells.excluders)) continue;
      if (!find_with_triplet(position, cells, sink)) return false;
    }
  }
  return true;
}

// Nearly all pairs have none, which is quicker to see in any order.
bool find_with_pair(const Position& position, const Pair& pair, CellSet thirds, HintSink sink) {
  for (const Cell third : thirds) {
    const Triplet cells = triplet_of(pair, third.index());
    if (!has_two_or_more(cells.excluders) || !gone_of(position, cells).any()) continue;
    return find_in_order(position, pair, thirds, sink);
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
  const TripletBase base = triplet_base_of(position);
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
      if (!find_with_pair(position, {p, q, common}, thirds, sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu::se
