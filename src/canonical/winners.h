// All that reaches a form, and the automorphisms that follow.
//
// The rearrangements that turn a Sudoku into its form are one of them followed by each automorphism
// of the form. Exchanges of blank lines (and of blank bands) of the form are among these: they are
// kept apart, because an empty grid has millions of them and nothing else.
#pragma once

#include <cstdint>
#include <vector>

#include "shudu/canonical/form.h"
#include "shudu/core/symmetry.h"

namespace shudu {

struct Winners {
  Grid form;
  /// Moves that reach the form, one for each class of those that differ by exchanges; never empty.
  std::vector<Symmetry> moves;
  /// The ways to exchange blank rows and bands of the form, the identity first; columns likewise.
  std::vector<Symmetry> row_exchanges;
  std::vector<Symmetry> column_exchanges;

  [[nodiscard]] std::uint32_t automorphisms() const {
    return static_cast<std::uint32_t>(moves.size() * row_exchanges.size() *
                                      column_exchanges.size());
  }
};

/// The form of `grid` and the first symmetry that reaches it.
[[nodiscard]] CanonicalForm form_of(const Winners& winners, const Grid& grid);

/// Hands the automorphisms of `grid` to `sink` until it gives false, the identity first.
void each_automorphism(const Winners& winners, const Grid& grid,
                       FunctionRef<bool(const Symmetry&)> sink);

}  // namespace shudu
