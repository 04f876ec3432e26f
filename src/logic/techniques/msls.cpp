// Multi-sector locked sets: the open cells where some rows cross some columns. Each digit fits
// there at most once in each of the rows that have it, and at most once in each such column; take
// the smaller number. If these numbers add up to the number of cells, each digit is used as often
// as it fits: cells are the truths, digits in rows or columns the links, rank 0. What leaves room
// for fewer of its digit is false (counted_sets.h).
//
// All sets of rows and columns are looked at; only those that contain no smaller one are shown, and
// naked subsets of a single row or column are such smaller ones. Order: fewer cells first, then
// columns, rows. In the step: `cells` ascending; `cover` rows, then columns, als[i] the digits of
// cover[i] and their cells; marks kPattern.
// Source: "Using multi-sector locked sets", Player's Forum t31222; Allan Barker's set logic; David
// P. Bird. Tests: tests/cases, tests/logic/rank_test.cpp.
#include <algorithm>

#include "logic/counted_sets.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/line_tables.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

constexpr std::size_t kMostSets = 4'000;

struct Sector {
  unsigned rows = 0;
  unsigned columns = 0;
  int size = 0;
  CellSet cells;
};

class SectorSearch {
 public:
  SectorSearch(const View& view, const FindOptions& options)
      : view_(view), options_(options), rows_(view, true), columns_(view, false) {}

  // Fewer cells first, none of which contains an earlier one.
  std::vector<Sector> run() {
    const unsigned sets = 1U << rows_.size();
    for (unsigned columns = 1; columns < sets && !options_.is_stopped(); ++columns) {
      for (unsigned rows = 1; rows < sets; ++rows) try_sector(rows, columns);
    }
    sort_stably(found_.begin(), found_.end(),
                [](const Sector& a, const Sector& b) { return a.size < b.size; });
    std::vector<Sector> smallest;
    for (Sector& sector : found_) {
      sector.cells = cells_of(sector);
      const bool contains = std::any_of(
          smallest.begin(), smallest.end(),
          [&sector](const Sector& one) { return sector.cells.contains_all(one.cells); });
      if (!contains) smallest.push_back(sector);
    }
    return smallest;
  }

  [[nodiscard]] unsigned rows_with(const Sector& sector, int digit) const {
    return columns_.crosses_with(sector.columns, digit) & sector.rows;
  }
  [[nodiscard]] unsigned columns_with(const Sector& sector, int digit) const {
    return rows_.crosses_with(sector.rows, digit) & sector.columns;
  }

 private:
  void try_sector(unsigned rows, unsigned columns) {
    Sector sector{rows, columns, 0, {}};
    for (unsigned left = rows; left != 0; left &= left - 1) {
      const int open = std::popcount(rows_.open(std::countr_zero(left)) & columns);
      if (open == 0) return;
      sector.size += open;
    }
    int room = 0;
    for (int digit = 0; digit < rows_.size(); ++digit) {
      room += std::min(std::popcount(rows_with(sector, digit)),
                       std::popcount(columns_with(sector, digit)));
      if (room > sector.size) return;
    }
    if (room == sector.size && found_.size() < kMostSets) found_.push_back(sector);
  }

  [[nodiscard]] CellSet cells_of(const Sector& sector) const {
    CellSet rows;
    CellSet columns;
    const Layout& layout = view_.layout();
    for (int i = 0; i < layout.size(); ++i) {
      if ((sector.rows >> i & 1U) != 0) rows |= layout.cells(layout.row(i));
      if ((sector.columns >> i & 1U) != 0) columns |= layout.cells(layout.column(i));
    }
    return rows & columns & view_.open_cells();
  }

  const View& view_;
  const FindOptions& options_;
  LineTables rows_;
  LineTables columns_;
  std::vector<Sector> found_;
};

// The digits by the lines that they are counted in.
void describe(const View& view, const SectorSearch& search, const Sector& sector, Step& step) {
  const Layout& layout = view.layout();
  const int n = layout.size();
  std::array<DigitSet, std::size_t{2} * kMaxSize> links{};
  for (const Digit digit : layout.all_digits()) {
    const unsigned rows = search.rows_with(sector, digit.index());
    const unsigned columns = search.columns_with(sector, digit.index());
    const bool by_rows = std::popcount(rows) <= std::popcount(columns);
    for (unsigned left = by_rows ? rows : columns; left != 0; left &= left - 1) {
      const int line = std::countr_zero(left) + (by_rows ? 0 : n);
      links[static_cast<std::size_t>(line)].insert(digit);
    }
  }
  for (int line = 0; line < 2 * n; ++line) {
    const DigitSet digits = links[static_cast<std::size_t>(line)];
    if (digits.empty()) continue;
    CellSet cells;
    for (const Digit digit : digits) cells |= view.cells_of(digit, House(line));
    step.cover.emplace_back(line);
    step.als.push_back({cells & sector.cells, digits});
    step.digits |= digits;
  }
  for (const Cell cell : sector.cells) {
    for (const Digit digit : view.candidates(cell)) step.marks.push_back({{cell, digit}});
  }
}

}  // namespace

bool find_msls(const FindTask& task) {
  const View& view = task.view;
  SectorSearch search(view, task.options);
  for (const Sector& sector : search.run()) {
    if (std::popcount(sector.rows) < 2 || std::popcount(sector.columns) < 2) continue;
    if (room_for_digits(view, sector.cells) != sector.size) continue;  // no solution
    Step step = step_of(task.technique, DigitSet(), sector.cells);
    for (const Digit digit : view.layout().all_digits()) {
      eliminate_by_count(view, sector.cells, digit, step);
    }
    if (step.eliminations.empty()) continue;
    describe(view, search, sector, step);
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

}  // namespace shudu
