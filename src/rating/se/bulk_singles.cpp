// See bulk_singles.h.
//
// The cells that repeated hidden singles fill are the same in any order, so they need not be taken
// one by one. Those of boxes and the last cells of houses (1.2, 1.0) go first; a line is asked only
// where they do not go on, and from then on the hardest is 1.5 and no house needs to be told from
// another. From 2.3 on the same holds with naked singles, and the direct steps below 2.3: what they
// place, naked and hidden singles place as well or later ones do.
#include "rating/se/bulk_singles.h"

namespace shudu::se {
namespace {

// Places a digit; the digits that lose candidates by it.
unsigned place(Position& position, int cell, int digit) {
  const unsigned touched = position.marks[cell] | 1U << digit;
  position.place(Candidate::from_index(candidate_id(cell, digit)));
  return touched;
}

// Places the hidden singles of some digits, in boxes and last cells alone or in all houses; the
// digits that have lost candidates by it.
unsigned place_hidden(Position& position, unsigned digits, bool in_all_houses) {
  unsigned touched = 0;
  for (; digits != 0; digits &= digits - 1) {
    const int digit = lowest(digits);
    if (position.filled_count[digit] == 9) continue;
    for (int house = 0; house < kHouses; ++house) {
      const unsigned places = position.places[digit][house];
      if (!is_single(places)) continue;
      if (house >= 9 && !in_all_houses && position.open_count[house] > 1) continue;
      touched |= place(position, kGeometry.cell[house][lowest(places)], digit);
    }
  }
  return touched;
}

unsigned place_naked(Position& position) {
  unsigned touched = 0;
  for (const Cell cell : position.open) {
    const unsigned marks = position.marks[cell.index()];
    if (is_single(marks)) touched |= place(position, cell.index(), lowest(marks));
  }
  return touched;
}

}  // namespace

int place_singles(Position& position, int hardest) {
  constexpr int kLine = 15;
  constexpr int kNaked = 23;
  constexpr unsigned kAll = 0x1FF;
  for (unsigned digits = kAll;;) {
    // A last cell may come without its digit losing a candidate.
    while (digits != 0)
      digits = place_hidden(position, hardest < kLine ? kAll : digits, hardest >= kLine);
    if (hardest < kLine) {
      digits = place_hidden(position, kAll, true);
      if (digits == 0) return hardest;
      hardest = kLine;
    } else {
      digits = hardest < kNaked ? 0 : place_naked(position);
      if (digits == 0) return hardest;
    }
  }
}

}  // namespace shudu::se
