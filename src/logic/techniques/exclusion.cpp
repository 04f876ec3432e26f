// Aligned exclusion: a combination of candidates for two (three) base cells is impossible where two
// of them that see each other get the same digit, or where a cell that sees them all, an excluder,
// would lose its last candidate. A candidate that no possible combination has goes.
//
// As Sudoku Explainer 1.2.1 has it: excluders have two candidates (for triples two or three), a
// base cell has at least one and sees no cell with a single candidate, at least two are common to
// the base cells, and of three base cells the third is an excluder of one of the others. The base
// cells need not see each other or stand in a line.
// Step: cells the base cells, digits those eliminated; marks kPattern all candidates of the base
// cells and of the common excluders that forbid a combination (these are not in `cells`).
// Order: base cells row by row; pairs by the later, then the earlier cell; the third cell by the
// order of houses box, row, column around the first, then around the second. Three cells stand
// once.
// Source: aligned pair exclusion: Rod Hagglund 2005; Juillerat, Sudoku Explainer 2006. Tests:
// tests/cases/aligned-pair-exclusion.cases, aligned-triple-exclusion.cases.
#include <array>
#include <span>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

class ExclusionSearch {
 public:
  ExclusionSearch(const FindTask& task, int most_digits) : task_(task), view_(task.view) {
    const View& view = task.view;
    CellSet lone;
    for (const Cell cell : view.open_cells()) {
      const int size = view.candidates(cell).size();
      if (size == 1) lone.insert(cell);
      if (size >= 2 && size <= most_digits) small_.insert(cell);
    }
    for (const Cell cell : view.open_cells() - lone) {
      const CellSet peers = view.layout().peers(cell);
      if (peers.intersects(lone) || !peers.intersects(small_)) continue;
      base_[base_count_] = cell;
      ++base_count_;
      is_base_.insert(cell);
    }
  }

  bool pairs() {
    for (std::size_t q = 1; q < base_count_; ++q) {
      for (std::size_t p = 0; p < q; ++p) {
        const std::array<Cell, 2> cells = {base_[p], base_[q]};
        if (!try_cells(cells)) return false;
      }
    }
    return true;
  }

  bool triples() {
    for (std::size_t q = 1; q < base_count_; ++q) {
      for (std::size_t p = 0; p < q; ++p) {
        const CellSet common = excluders(base_[p]) & excluders(base_[q]);
        if (common.size() < 2) continue;
        if (!thirds(base_[p], base_[q])) return false;
      }
    }
    return true;
  }

 private:
  CellSet excluders(Cell cell) const { return view_.layout().peers(cell) & small_; }

  bool thirds(Cell p, Cell q) {
    CellSet left = (excluders(p) | excluders(q)) & is_base_;
    left -= CellSet{p, q};
    for (const Cell around : {p, q}) {
      const Layout& layout = view_.layout();
      const auto houses = layout.houses_of(around);
      for (std::size_t k = 0; k <= houses.size(); ++k) {
        // Box, row, column, extra regions, then peers without a house.
        const std::size_t in_order = k < 3 ? (k + 2) % 3 : k;
        CellSet near = excluders(around) & left;
        if (k < houses.size()) near &= layout.cells(houses[in_order]);
        for (const Cell third : near) {
          left.erase(third);
          if (!is_first_of_triple(p, q, third)) continue;
          const std::array<Cell, 3> cells = {p, q, third};
          if (!try_cells(cells)) return false;
        }
      }
    }
    return true;
  }

  // Is there no earlier pair of the three with the other as its third cell?
  bool is_first_of_triple(Cell p, Cell q, Cell third) const {
    if (q < third) return true;
    const bool is_third_first = third < p;
    const Cell low = is_third_first ? third : p;
    const Cell middle = is_third_first ? p : third;
    if (is_excluder_of_one(q, low, middle)) return false;
    return !is_third_first || !is_excluder_of_one(p, third, q);
  }
  bool is_excluder_of_one(Cell cell, Cell one, Cell other) const {
    if (!small_.contains(cell)) return false;
    const CellSet peers = view_.layout().peers(cell);
    return peers.contains(one) || peers.contains(other);
  }

  bool try_cells(std::span<const Cell> cells) {
    CellSet common = small_;
    for (const Cell cell : cells) common &= view_.layout().peers(cell);
    if (common.size() < 2) return true;
    if (task_.options.is_stopped()) return false;
    cells_ = cells;
    common_ = common;
    possible_ = {};
    combine(0, DigitSet());
    bool is_any = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      is_any = is_any || possible_[i] != view_.candidates(cells[i]);
    }
    return !is_any || report();
  }

  // Notes the candidates of all possible combinations that begin with those chosen.
  void combine(std::size_t from, DigitSet used) {
    if (from == cells_.size()) {
      if (!is_forbidden(used)) {
        for (std::size_t i = 0; i < from; ++i) possible_[i].insert(chosen_[i]);
      }
      return;
    }
    for (const Digit digit : view_.candidates(cells_[from])) {
      if (used.contains(digit) && is_seen_with(from, digit)) continue;
      chosen_[from] = digit;
      DigitSet more = used;
      more.insert(digit);
      combine(from + 1, more);
    }
  }

  bool is_seen_with(std::size_t from, Digit digit) const {
    for (std::size_t i = 0; i < from; ++i) {
      if (chosen_[i] == digit && view_.layout().peers(cells_[i]).contains(cells_[from]))
        return true;
    }
    return false;
  }

  bool is_forbidden(DigitSet used) const {
    for (const Cell excluder : common_) {
      if (used.contains_all(view_.candidates(excluder))) return true;
    }
    return false;
  }

  bool report() {
    Step step;
    step.technique = &task_.technique;
    step.cells.assign(cells_.begin(), cells_.end());
    DigitSet reachable;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const DigitSet digits = view_.candidates(cells_[i]);
      reachable |= digits;
      mark_in(view_, cells_[i], digits, MarkRole::kPattern, step);
      for (const Digit digit : digits - possible_[i]) {
        step.eliminations.push_back({cells_[i], digit});
        step.digits.insert(digit);
      }
    }
    for (const Cell excluder : common_) {
      const DigitSet digits = view_.candidates(excluder);
      if (reachable.contains_all(digits))
        mark_in(view_, excluder, digits, MarkRole::kPattern, step);
    }
    return hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  const View& view_;
  CellSet small_;  // cells that may be excluders
  CellSet is_base_;
  std::array<Cell, kMaxCells> base_{};
  std::size_t base_count_ = 0;
  std::span<const Cell> cells_;  // those tried
  CellSet common_;
  std::array<Digit, 3> chosen_{Digit(1), Digit(1), Digit(1)};
  std::array<DigitSet, 3> possible_{};
};

}  // namespace

bool find_aligned_exclusion(const FindTask& task) {
  const int size = task.technique.parameters.size;
  ExclusionSearch search(task, size);
  return size == 2 ? search.pairs() : search.triples();
}

}  // namespace shudu
