// Guardians: candidates of which at least one is true, because cells that held nothing but the
// pattern's digits could not be filled. A single guardian is placed; of several, what each of them
// rules out is false whichever is true: other digits of its cell, its digit in what sees it.
//
// No uniqueness is needed: without a true guardian there is no solution at all.
#pragma once

#include <array>
#include <vector>

#include "logic/finding.h"

namespace shudu {

/// The candidates that every guardian so far rules out.
class RuledOut {
 public:
  explicit RuledOut(const View& view) {
    for (const Digit digit : view.layout().all_digits()) of(digit) = view.cells_of(digit);
  }
  void add(const Layout& layout, Candidate guardian) {
    for (const Digit digit : layout.all_digits()) {
      of(digit) &=
          digit == guardian.digit ? layout.peers(guardian.cell) : CellSet::only(guardian.cell);
    }
  }
  void add(const RuledOut& others) {
    for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i] &= others.cells_[i];
  }
  [[nodiscard]] bool empty() const {
    CellSet any;
    for (const CellSet& cells : cells_) any |= cells;
    return any.empty();
  }
  void eliminate(const View& view, Step& step) const {
    for (const Digit digit : view.layout().all_digits()) {
      eliminate_from(view, cells_[static_cast<std::size_t>(digit.index())], digit, step);
    }
  }

 private:
  CellSet& of(Digit digit) { return cells_[static_cast<std::size_t>(digit.index())]; }

  std::array<CellSet, kMaxSize> cells_{};
};

/// Marks the candidates of the pattern's cells, its digits and the guardians beyond them.
inline void mark_guardians(const View& view, DigitSet digits, Step& step) {
  for (const Cell cell : step.cells) {
    mark_beside(view, cell, digits, MarkRole::kGuardian, step);
  }
}

/// Adds the result of the guardians that the step marks; none where there is none.
inline void conclude_from_guardians(const View& view, const RuledOut& ruled_out, Step& step) {
  std::vector<Candidate> guardians;
  for (const Mark& mark : step.marks) {
    if (mark.role == MarkRole::kGuardian) guardians.push_back(mark.candidate);
  }
  if (guardians.size() == 1) {
    step.placements = guardians;
  } else if (!guardians.empty()) {
    ruled_out.eliminate(view, step);
  }
}

}  // namespace shudu
