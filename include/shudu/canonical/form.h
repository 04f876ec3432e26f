// Canonical forms of classic grids and puzzles: row-minlex.
//
// Two Sudokus are the same up to symmetry if transposing, moving bands, stacks, rows in a band and
// columns in a stack (3,359,232 rearrangements) and renaming digits turns one into the other. The
// form is the smallest of all these texts, read row by row, a blank before 1. The rearrangements
// that reach it are as many as leave the Sudoku as it is, so its automorphisms are counted on the
// way. Equal forms are the test of "the same"; other layouts are in layout_forms.h.
//
// "Minlex" forms are the custom of the Sudoku programmers' forum (2005 on); methods and proofs are
// in docs/canonical.md. Tested in tests/canonical against a breadth-first search that knows nothing
// of bands, and against all 3,359,232 rearrangements.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "shudu/canonical/form_kernel.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/grid.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/core/symmetry.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The form of a grid or puzzle and how it is reached.
struct CanonicalForm {
  /// The smallest of all rearrangements: row by row, cell by cell, a blank before 1.
  Grid form;
  /// One that reaches it: `symmetry.apply(given) == form`. Digits that do not occur are renamed in
  /// ascending order to the names that are left.
  Symmetry symmetry;
  /// How many rearrangements leave the Sudoku as it is, each with a fitting renaming: 1 for most,
  /// 3,359,232 for the empty grid. They form a group; this is its order.
  std::uint32_t automorphisms = 1;

  friend constexpr bool operator==(const CanonicalForm&, const CanonicalForm&) = default;
};

/// The form of a classic grid or puzzle, with any number of givens and of solutions. An error is
/// what `find_clash` says (a digit twice in a house, another size than 9). Bounded: some megabytes
/// and milliseconds for the worst givens. Thread-safe.
[[nodiscard]] Result<CanonicalForm> canonical_form(const Grid& grid);

/// One answer of a batch.
struct BatchForm {
  Grid form;                        ///< the smallest rearrangement; as given where refused
  std::uint32_t automorphisms = 0;  ///< 1 to 3,359,232; 0: refused, a digit stands twice in a house
};

struct FormOptions {
  /// Which kernel works; null is the best of this machine. It must be a supported one.
  const FormKernel* kernel = nullptr;
  /// Where to put the symmetries, one a grid; or empty. That of a refused grid is the identity.
  std::span<Symmetry> symmetries = {};
  /// When it is asked for, the call ends soon. Not owned.
  Stop stop = {};
};

/// The forms of many classic grids and puzzles, in any mixture: forms[i] for grids[i]. Answers do
/// not depend on the kernel nor on the neighbours. Preconditions: every grid is of size 9; `forms`,
/// and `options.symmetries` where it is not empty, are as long as `grids`. Thread-safe: threads
/// may work on parts of one span; nothing is kept between calls. False when stopped: the last forms
/// are then missing.
bool canonical_forms(std::span<const Grid> grids, std::span<BatchForm> forms,
                     const FormOptions& options = {});

/// A symmetry that turns `a` into `b`, or none where they are not the same. Errors as
/// canonical_form's, for `a` first. Thread-safe.
[[nodiscard]] Result<std::optional<Symmetry>> isomorphism(const Grid& a, const Grid& b);

/// Hands every automorphism of a classic grid or puzzle to `sink`, the identity among them, each
/// with a renaming so that `automorphism.apply(grid) == grid`; ends early when the sink gives
/// false. In no particular but always the same order. Takes milliseconds, plus what the list is
/// long. Errors as canonical_form's. Thread-safe.
[[nodiscard]] Status for_each_automorphism(const Grid& grid,
                                           FunctionRef<bool(const Symmetry&)> sink);

}  // namespace shudu
#pragma GCC visibility pop
