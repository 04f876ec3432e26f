// Unique rectangles and loops (4.5 and up): a closed walk through cells that hold two digits a and
// b, from house to house, so that the cells taken in turns could swap a and b. Were all of them
// down to these two, there would be two solutions; so one of their further candidates is true.
// Sound for puzzles with one solution. What follows is in loop_types.cpp.
//
// The walk goes depth first from each cell with two candidates; a further cell may enter while the
// extra candidates met are one digit, or twice besides. The original keeps the extras of every
// neighbour that it looked at, also of those it did not enter, and so misses some loops; the
// corrected dialect does not. Dead ends (a house met twice by cells of one colour) are cut early,
// which skips no look at a neighbour. Source: Sudoku Players' Forum, "uniqueness test", "unique
// loops" (2005-2006); the walk: Sudoku Explainer 1.2.1; correction: lksudoku (2019).
#include "rating/se/loops.h"

#include <algorithm>
#include <bit>

#include "rating/se/producers.h"

namespace shudu::se {
namespace {

class LoopSearch {
 public:
  LoopSearch(const Position& position, SeDialect dialect)
      : position_(position), dialect_(dialect) {}

  std::vector<LoopHint> run() {
    for (int cell = 0; cell < kCells; ++cell) {
      const unsigned marks = position_.marks[cell];
      if (count(marks) != 2) continue;
      if (marks != pair_) {
        pair_ = marks;
        loop_.a = lowest(marks);
        loop_.b = lowest(marks & (marks - 1));
        suited_ = position_.cells_of_digit[loop_.a] & position_.cells_of_digit[loop_.b];
        find_enterable();
      }
      if (!enterable_.contains(Cell(cell)) || enterable_ == pairs_) continue;
      find_earlier(cell);
      walk(cell, 2, 0, -1);
    }
    return std::move(hints_);
  }

 private:
  // Houses of the cells walked so far, by colour; no house may come twice in one.
  [[nodiscard]] unsigned houses_of(int cell) const {
    const auto& houses = kGeometry.house[cell];
    return 1U << houses[0] | 1U << houses[1] | 1U << houses[2];
  }
  [[nodiscard]] unsigned houses_of(CellSet cells) const {
    unsigned houses = 0;
    for (const Cell cell : cells) houses |= houses_of(cell.index());
    return houses;
  }

  void walk(int cell, int budget, unsigned extras, int last_kind) {
    const std::size_t colour = loop_.cells.size() % 2;
    const unsigned houses = houses_of(cell);
    loop_.cells.push_back(cell);
    on_path_.insert(Cell(cell));
    used_[colour] |= houses;
    for (int kind = 0; kind < 3; ++kind) {
      if (kind == last_kind) continue;
      for (const Cell next : kGeometry.cells[kGeometry.house[cell][kind]] & suited_) {
        if (next.index() == loop_.cells[0]) {
          if (loop_.cells.size() >= 4) close();
        } else if (!on_path_.contains(next)) {
          visit(next.index(), budget, extras, kind);
        }
      }
    }
    used_[colour] &= ~houses;
    on_path_.erase(Cell(cell));
    loop_.cells.pop_back();
  }

  void visit(int next, int budget, unsigned& extras, int kind) {
    const unsigned marks = position_.marks[next];
    const unsigned with_next = extras | (marks & ~pair_);
    if (dialect_ != SeDialect::kCorrected) extras = with_next;
    if (!enterable_.contains(Cell(next))) return;
    const bool is_pair = count(marks) == 2;
    if (!is_pair && !is_single(with_next) && budget <= 0) return;
    const unsigned houses = houses_of(next);
    if ((used_[loop_.cells.size() % 2] & houses) != 0) return;
    const int left = budget - (is_pair ? 0 : 1);
    if (has_two_or_more(with_next) && !can_close(next, houses, budget, left)) return;
    walk(next, left, with_next, kind);
  }

  // With different extras met, but for the rest of the budget only cells with two candidates may
  // still come; they must meet every house that has one colour so far. A loop within its budget has
  // been found from its first cell with two candidates, so one met before the start ends it.
  [[nodiscard]] bool can_close(int next, unsigned houses, int budget, int left) const {
    const bool is_within = budget >= 0;
    if (is_within && (earlier_.contains(Cell(next)) || !(on_path_ & earlier_).empty())) {
      return false;
    }
    const unsigned alone =
        (used_[0] ^ used_[1] ^ houses) & ~(is_within ? later_houses_ : pair_houses_);
    return alone == 0 || (left > 0 && std::popcount(alone) <= 3 * left);
  }

  // A cell of a loop shares each of its houses with another one.
  void find_enterable() {
    enterable_ = suited_;
    for (bool is_done = false; !is_done;) {
      is_done = true;
      for (const Cell cell : enterable_) {
        for (const int house : kGeometry.house[cell.index()]) {
          if (has_two_or_more(enterable_ & kGeometry.cells[house])) continue;
          enterable_.erase(cell);
          is_done = false;
          break;
        }
      }
    }
    pairs_ = CellSet();
    for (const Cell cell : enterable_) {
      if (position_.marks[cell.index()] == pair_) pairs_.insert(cell);
    }
    pair_houses_ = houses_of(pairs_);
  }

  void find_earlier(int start) {
    earlier_ = pairs_ & CellSet::first_n(start);
    later_houses_ = houses_of(pairs_ - earlier_);
  }

  // Both colours must have the same houses.
  void close() {
    if (used_[0] != used_[1]) return;
    // The same cells come in both directions and from other starts, with the same hints.
    const Seen seen{on_path_, pair_};
    if (std::find(seen_.begin(), seen_.end(), seen) != seen_.end()) return;
    seen_.push_back(seen);
    add_loop_hints(position_, loop_, dialect_, hints_);
  }

  struct Seen {
    CellSet cells;
    unsigned pair = 0;
    bool operator==(const Seen&) const = default;
  };

  const Position& position_;
  SeDialect dialect_;
  unsigned pair_ = 0;
  CellSet suited_;             // cells that have both digits
  CellSet enterable_;          // those of them that may be on a loop
  CellSet pairs_;              // those of these with two candidates
  unsigned pair_houses_ = 0;   // their houses
  CellSet earlier_;            // those of them that were starts before
  unsigned later_houses_ = 0;  // houses of the others
  std::vector<Seen> seen_;
  CellSet on_path_;
  unsigned used_[2]{};
  UniqueLoop loop_;
  std::vector<LoopHint> hints_;
};

}  // namespace

std::optional<Hint> best_unique_loop(const Position& position, SeDialect dialect) {
  const std::vector<LoopHint> hints = LoopSearch(position, dialect).run();
  if (hints.empty()) return std::nullopt;
  const auto is_before = [](const LoopHint& one, const LoopHint& other) {
    if (one.hint.difficulty != other.hint.difficulty) {
      return one.hint.difficulty < other.hint.difficulty;
    }
    return one.type < other.type;
  };
  return std::min_element(hints.begin(), hints.end(), is_before)->hint;  // the first of equals
}

}  // namespace shudu::se
