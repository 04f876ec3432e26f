// Eliminations first, then the placement: a digit placed takes itself from all peers, and no
// candidate ever comes back.
#include "rating/se/hint.h"

namespace shudu::se {

void apply(Position& position, const Hint& hint) {
  hint.eliminations.for_each([&](Candidate gone) { position.erase(gone.index()); });
  if (hint.placement >= 0) position.place(Candidate::from_index(hint.placement));
}

}  // namespace shudu::se
