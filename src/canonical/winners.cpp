// To the form by one way, through an exchange, and back by the first way: an automorphism.
#include "canonical/winners.h"

#include "canonical/symmetries.h"

namespace shudu {

CanonicalForm form_of(const Winners& winners, const Grid& grid) {
  return {winners.form, with_renaming(winners.moves.front(), grid, winners.form),
          winners.automorphisms()};
}

void each_automorphism(const Winners& winners, const Grid& grid,
                       FunctionRef<bool(const Symmetry&)> sink) {
  const Symmetry back = winners.moves.front().inverse();
  for (const Symmetry& there : winners.moves) {
    for (const Symmetry& rows : winners.row_exchanges) {
      for (const Symmetry& columns : winners.column_exchanges) {
        const Symmetry moves = there.then(rows).then(columns).then(back);
        if (!sink(with_renaming(moves, grid, grid))) return;
      }
    }
  }
}

}  // namespace shudu
