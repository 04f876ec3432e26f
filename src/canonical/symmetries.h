// From moves of lines to symmetries: a form says where its lines come from, and the renaming of
// digits follows from one look at the puzzle.
#pragma once

#include <optional>

#include "canonical/form_job.h"
#include "shudu/canonical/form.h"
#include "shudu/core/symmetry.h"

namespace shudu {

/// `moves` with the renaming by which it turns `from` into `to`; digits that do not occur get the
/// names that are left, in ascending order. Precondition: there is such a renaming.
[[nodiscard]] Symmetry with_renaming(const Symmetry& moves, const Grid& from, const Grid& to);

/// The symmetry of a kernel's moves, which turn `grid` into `form`.
[[nodiscard]] Symmetry symmetry_of(const FormMoves& moves, const Grid& grid, const Grid& form);

/// The symmetry from the one given grid to the other, or none where the forms differ.
[[nodiscard]] std::optional<Symmetry> symmetry_between(const CanonicalForm& a,
                                                       const CanonicalForm& b);

}  // namespace shudu
