// Canonical forms on any layout: the smallest rearrangement under the symmetries that the layout
// really has; and symmetries drawn from all of them.
//
// Those are the ways to move rows and columns, and to transpose, that take houses to houses and
// peers to peers (`is_symmetry_of`). Plain boxes of R x C have them in bands and stacks: 2x2 boxes
// 128, 2x3 boxes 3,456, 2x4 boxes 442,368; there a breadth-first search finds the form. Every other
// layout (jigsaws, diagonals, windows, ...) keeps few of them: they are found by a backtracking
// search, listed once, and tried one by one. Tested in tests/canonical/layout_forms_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "shudu/canonical/form.h"
#include "shudu/core/layout.h"
#include "shudu/core/rng.h"
#include "shudu/core/stop.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The symmetries of one layout, and the forms that they give. Some kilobytes, or 20 bytes for each
/// symmetry that is listed. Immutable; thread-safe.
class LayoutForms {
 public:
  /// Listed symmetries that a layout may have at most: 2^17; the named ones have up to 5,184. A
  /// Latin square of 6x6, which one can ask for as a jigsaw of straight regions, has 1,036,800 and
  /// is refused.
  static constexpr std::uint64_t kMostListed = std::uint64_t{1} << 17U;

  /// Finds the symmetries; microseconds for plain boxes, milliseconds for others, a second at most.
  /// Error: kTooManySymmetries, also where it was stopped.
  [[nodiscard]] static Result<LayoutForms> make(const Layout& layout, Stop stop = {});

  [[nodiscard]] const Layout& layout() const { return layout_; }
  /// How many rearrangements keep the layout's houses, renaming aside.
  [[nodiscard]] std::uint64_t symmetry_count() const;

  /// One of all symmetries, renamings among them, each as likely as the others: the same one of the
  /// same numbers on every machine.
  [[nodiscard]] Symmetry draw(Rng& rng) const;

  /// As canonical_form, under the layout's own symmetries.
  [[nodiscard]] Result<CanonicalForm> form(const Grid& grid) const;
  /// As isomorphism.
  [[nodiscard]] Result<std::optional<Symmetry>> isomorphism(const Grid& a, const Grid& b) const;
  /// As for_each_automorphism.
  [[nodiscard]] Status for_each_automorphism(const Grid& grid,
                                             FunctionRef<bool(const Symmetry&)> sink) const;

 private:
  LayoutForms(const Layout& layout, std::optional<BoxShape> shape, std::vector<Symmetry> listed)
      : layout_(layout), shape_(shape), listed_(std::move(listed)) {}

  Layout layout_;
  std::optional<BoxShape> shape_;  // plain boxes
  std::vector<Symmetry> listed_;   // else every symmetry
};

}  // namespace shudu
#pragma GCC visibility pop
