// Sets of cells in which some other solution differs from a full grid, learnt on the way.
//
// Every such set must hold a given, else the puzzle has that other solution, too. So a set that
// meets the givens in one cell alone proves that given needed, without any search. Only a part can
// be kept: the sets with the fewest givens of the puzzle at hand prove most.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "shudu/core/cell_set.h"

namespace shudu {

class KnownSets {
 public:
  static constexpr std::size_t kMost = 256;

  void clear() { count_ = 0; }

  /// `cells` is what the set shares with the puzzle's givens. When full, the largest makes room.
  void add(CellSet cells) {
    CellSet* const end = sets_.data() + count_;
    if (std::find(sets_.data(), end, cells) != end) return;
    if (count_ < kMost) {
      sets_[count_++] = cells;
      return;
    }
    CellSet* const largest = std::max_element(
        sets_.data(), end, [](CellSet a, CellSet b) { return a.size() < b.size(); });
    if (largest->size() > cells.size()) *largest = cells;
  }

  /// The cells of `givens` that some set shows to be needed.
  [[nodiscard]] CellSet needed(CellSet givens) const {
    CellSet found;
    for (std::size_t i = 0; i < count_; ++i) {
      const CellSet met = sets_[i] & givens;
      if (is_single(met)) found |= met;
    }
    return found;
  }

 private:
  static bool is_single(CellSet cells) {
    const bool one_low = cells.high() == 0 && (cells.low() & (cells.low() - 1)) == 0;
    const bool one_high = cells.low() == 0 && (cells.high() & (cells.high() - 1)) == 0;
    return (one_low || one_high) && !cells.empty();
  }

  std::array<CellSet, kMost> sets_;
  std::size_t count_ = 0;
};

}  // namespace shudu
