// Puzzles of houses alone, to and from the layouts of the core, whose kernels are faster.
#pragma once

#include <optional>

#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// A layout and the candidates of its cells.
struct LayoutForm {
  Layout layout;
  Pencilmarks candidates;
  friend bool operator==(const LayoutForm&, const LayoutForm&) = default;
};

/// The same as a variant: boxes or jigsaw pieces as regions, each extra region as a rule that its
/// cells differ, then the moves of knight and king. Precondition: of one size.
[[nodiscard]] VariantPuzzle from_layout(const LayoutForm& form);

/// The layout of a puzzle without fault that says nothing else: up to 9 x 9, values from 1 on,
/// regions that are boxes or jigsaw pieces, rules that are houses or moves of knight and king.
/// Nothing where anything else stands there. What `from_layout` made comes back as it was, but a
/// jigsaw whose pieces are boxes, which comes back with boxes.
[[nodiscard]] std::optional<LayoutForm> to_layout(const VariantPuzzle& puzzle);

}  // namespace shudu::variant
#pragma GCC visibility pop
