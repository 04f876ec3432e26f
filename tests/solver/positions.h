// Random positions for tests: proper and improper puzzles, damaged ones, near-empty ones and free
// pencilmarks, on any layout, from a seed.
#pragma once

#include <string>
#include <vector>

#include "shudu/core/rng.h"
#include "solver/helpers.h"

namespace shudu::test {

/// Makes positions of one layout. The grids it starts from are found by search, checked against the
/// rules by the oracle of helpers.h, and relabelled at random.
class PositionMaker {
 public:
  explicit PositionMaker(NamedLayout layout);

  const std::string& name() const { return layout_.name; }
  const Layout& layout() const { return layout_.layout; }

  /// A position of a random kind.
  Pencilmarks make(Rng& rng) const;

 private:
  Grid full_grid(Rng& rng) const;
  /// Keeps each given with chance `keep` of 100.
  Pencilmarks thinned(Rng& rng, std::uint64_t keep) const;
  Pencilmarks damaged(Rng& rng) const;
  /// Each candidate present with chance `keep` of 100; `sound` spares those of a full grid.
  Pencilmarks marked(Rng& rng, std::uint64_t keep, bool sound) const;

  NamedLayout layout_;
  std::vector<Grid> grids_;  // none when the layout has no solution
};

}  // namespace shudu::test
