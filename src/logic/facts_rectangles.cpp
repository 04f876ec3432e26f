#include "logic/facts_rectangles.h"

#include "logic/lazy_facts.h"
#include "shudu/core/as_index.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

// The corner that makes a rectangle of three.
Cell across(const Layout& layout, Cell in_row, Cell in_column) {
  const int n = layout.size();
  return Cell::at(in_column.row_in(n), in_row.column_in(n), n);
}

class Builder {
 public:
  explicit Builder(const View& view) : view_(view), allowed_(allowed_cells(view)) {}

  Rectangles build() {
    for (const Cell corner : view_.bivalue_cells()) around(corner);
    return std::move(found_);
  }

 private:
  void around(Cell corner) {
    const Layout& layout = view_.layout();
    const DigitSet digits = view_.candidates(corner);
    CellSet usable = allowed_[as_index(digits.first())];
    for (const Digit digit : digits) usable &= allowed_[as_index(digit)];
    usable.erase(corner);
    const CellSet row = layout.cells(layout.row_of(corner)) & usable;
    const CellSet column = layout.cells(layout.column_of(corner)) & usable;
    const CellSet box = layout.cells(layout.box_of(corner));
    for (const Cell partner : (row | column) & box) {
      const bool is_in_row = row.contains(partner);
      for (const Cell opposite : (is_in_row ? column : row) - box) {
        const Cell last =
            is_in_row ? across(layout, partner, opposite) : across(layout, opposite, partner);
        if (usable.contains(last)) note({corner, partner, opposite, last}, digits);
      }
    }
  }

  // Corners as found: the first and the last lie across.
  void note(std::array<Cell, 4> corners, DigitSet digits) {
    for (const Cell other : corners) {
      if (other < corners[0] && view_.candidates(other) == digits) return;
    }
    const CellSet evens{corners[0], corners[3]};
    const CellSet odds{corners[1], corners[2]};
    if (!is_exchangeable(view_.layout(), evens, odds)) return;
    const DeadlyPattern pattern = deadly_pattern(view_, evens | odds, digits);
    if (pattern.roof.empty()) return;
    sort_stably(corners.begin(), corners.end());
    bool has_all = true;
    for (const Digit digit : digits) {
      has_all = has_all && view_.cells_of(digit).contains_all(pattern.cells);
    }
    found_.push_back({corners, pattern, has_all});
  }

  const View& view_;
  std::array<CellSet, kMaxSize> allowed_;
  Rectangles found_;
};

}  // namespace

std::array<CellSet, kMaxSize> allowed_cells(const View& view) {
  std::array<CellSet, kMaxSize> allowed;
  allowed.fill(view.open_cells());
  for (const Cell cell : view.layout().all_cells() - view.open_cells()) {
    if (!view.grid().is_blank(cell))
      allowed[as_index(*view.grid()[cell])] -= view.layout().peers(cell);
  }
  return allowed;
}

CellSet cells_for_pair(const View& view, const std::array<CellSet, kMaxSize>& allowed, Digit a,
                       Digit b, bool missing_marks) {
  return missing_marks ? allowed[as_index(a)] & allowed[as_index(b)]
                       : view.cells_of(a) & view.cells_of(b);
}

const Rectangles& rectangles_of(const View& view) {
  return view.lazy().rectangles.get(view.version(), [&] { return Builder(view).build(); });
}

}  // namespace shudu
