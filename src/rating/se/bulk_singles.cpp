// The cells that repeated hidden singles fill are the same in any order, so they need not be taken
// one by one. Those of boxes and the last cells of houses (1.2, 1.0) go first; a line is asked only
// where they do not go on, and from then on the hardest is 1.5 and no house needs to be told from
// another. The same holds of direct locked digits (1.7, 1.9), direct hidden pairs (2.0) and naked
// singles (2.3), from when something as hard has been met: what one of them places, the others
// place as well later on. Not so of direct hidden triplets.
#include "rating/se/bulk_singles.h"

#include "rating/se/producers.h"

namespace shudu::se {
namespace {

constexpr int kLine = 15;
constexpr int kPointing = 17;
constexpr int kHiddenPair = 20;
constexpr int kNaked = 23;

class Placing {
 public:
  Placing(Position& position, DirectCursors& clean) : position_(position), clean_(clean) {}

  int run(int hardest) {
    for (;;) {
      while (place_hidden(hardest >= kLine)) {
      }
      if (position_.is_full()) return hardest;
      if (hardest < kLine) {
        if (!place_hidden(true)) return hardest;
        hardest = kLine;
      } else if (!place_naked(hardest) && !place_locked(hardest) && !place_beside_pairs(hardest)) {
        return hardest;
      }
    }
  }

 private:
  // In boxes and last cells alone, or in all houses. True: something was placed.
  bool place_hidden(bool in_all_houses) {
    bool is_placed = false;
    for (int digit = 0; digit < 9; ++digit) {
      for (std::uint32_t left = position_.single_houses[digit]; left != 0; left &= left - 1) {
        const int house = std::countr_zero(left);
        const unsigned places = position_.places[digit][house];
        if (!is_single(places)) {
          position_.single_houses[digit] &= ~(1U << house);
          continue;
        }
        if (house >= 9 && !in_all_houses && position_.open_count[house] > 1) continue;
        place(kGeometry.cell[house][lowest(places)], digit);
        is_placed = true;
      }
    }
    return is_placed;
  }

  bool place_naked(int hardest) {
    if (hardest < kNaked) return false;
    bool is_placed = false;
    for (const Cell cell : position_.single_cells) {
      const unsigned marks = position_.marks[cell.index()];
      if (is_single(marks)) {
        place(cell.index(), lowest(marks));
        is_placed = true;
      } else {
        position_.single_cells.erase(cell);
      }
    }
    return is_placed;
  }

  bool place_locked(int hardest) {
    return hardest >= kPointing && place_direct(find_direct_locking, hardest, clean_.locking);
  }
  bool place_beside_pairs(int hardest) {
    return hardest >= kHiddenPair &&
           place_direct(of_size<find_direct_hidden_set, 2>, hardest, clean_.pairs);
  }

  // What a direct producer places in the position as it is, up to the hardest met.
  bool place_direct(bool (*find)(const Position&, int, HintSink), int hardest, int& clean) {
    int placements[kCells];
    int n = 0;
    const bool is_clean = find(position_, clean, [&](const Hint& hint) {
      if (hint.difficulty.tenths() > hardest) return false;
      placements[n++] = hint.placement;
      return n < kCells;
    });
    if (is_clean && n == 0) clean = position_.clock;
    ++position_.clock;
    for (int i = 0; i < n; ++i) {
      if (position_.has(placements[i])) place(cell_of(placements[i]), digit_of(placements[i]));
    }
    return n > 0;
  }

  void place(int cell, int digit) {
    position_.place(Candidate::from_index(candidate_id(cell, digit)));
  }

  Position& position_;
  DirectCursors& clean_;
};

}  // namespace

int place_singles(Position& position, int hardest, DirectCursors& clean) {
  return Placing(position, clean).run(hardest);
}

}  // namespace shudu::se
