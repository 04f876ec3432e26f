// SK-loop, the domino loop: four boxes in a rectangle, a row and a column through each of them, and
// a filled cell where they cross. In each box the two other cells of its row and the two others of
// its column are open: eight pairs, sixteen cells, in a loop
//
//     row, box A -row- row, box B -box- column, box B -column- column, box C -box- row, box C ...
//
// where neighbours share, by turns, a line and a box. A digit of a pair is used at most once with
// either neighbour. So a digit fits into the loop at most as often as links are needed to reach all
// pairs that have it: half the length, rounded up, of each row of neighbours with it. If these
// numbers add up to sixteen, every link is used, and what leaves room for fewer is false
// (counted_sets.h). It is the best known case of rank 0: sixteen truths, the cells, and sixteen
// links, each a digit in a house.
#include "logic/counted_sets.h"
#include "logic/finders.h"
#include "logic/finding.h"

// On any layout with 3x3 boxes.
// Order: bands, stacks, rows, columns. In the step: `cells` in the order of the loop; `cover` the
// eight houses of the links, als[i] the digits used in cover[i] and the pattern's cells with them;
// marks kPattern.
// Source: Steve Kurzhals's loop of Easter Monster (2007). Tests: tests/cases,
// tests/logic/rank_test.cpp.

namespace shudu {
namespace {

constexpr std::size_t kLoopPairs = 8;
constexpr int kLoopCells = 16;

// Two rows and two columns; the first of each in an earlier band or stack.
struct LoopCorners {
  std::array<int, 2> rows;
  std::array<int, 2> columns;
};

class SkLoop {
 public:
  SkLoop(const View& view, const LoopCorners& corners) : view_(view) {
    const auto [r1, r2] = corners.rows;
    const auto [c1, c2] = corners.columns;
    add_row_pair(0, r1, c1);
    add_row_pair(1, r1, c2);
    add_column_pair(2, c2, r1);
    add_column_pair(3, c2, r2);
    add_row_pair(4, r2, c2);
    add_row_pair(5, r2, c1);
    add_column_pair(6, c1, r2);
    add_column_pair(7, c1, r1);
    const Layout& layout = view.layout();
    houses_ = {layout.row(r1), box(r1, c2), layout.column(c2), box(r2, c2),
               layout.row(r2), box(r2, c1), layout.column(c1), box(r1, c1)};
  }

  [[nodiscard]] bool is_locked() {
    int needed = 0;
    for (const Digit digit : view_.layout().all_digits()) {
      needed += cover(digit);
      if (needed > kLoopCells) return false;
    }
    return needed == kLoopCells && room_for_digits(view_, cells()) == kLoopCells;
  }

  [[nodiscard]] CellSet cells() const {
    CellSet all;
    for (const auto& pair : pairs_) all |= CellSet{pair[0], pair[1]};
    return all;
  }

  // Precondition: it is locked.
  bool hand_over_to(const Technique& technique, StepSink sink) const {
    Step step = step_of(technique, DigitSet(), CellSet());
    for (const Digit digit : view_.layout().all_digits()) {
      eliminate_by_count(view_, cells(), digit, step);
    }
    if (step.eliminations.empty()) return true;
    for (std::size_t i = 0; i < kLoopPairs; ++i) {
      for (const Cell cell : pairs_[i]) {
        step.cells.push_back(cell);
        for (const Digit digit : view_.candidates(cell)) step.marks.push_back({{cell, digit}});
      }
      step.digits |= links_[i];
      if (links_[i].empty()) continue;
      step.cover.push_back(houses_[i]);
      step.als.push_back({linked_cells(i), links_[i]});
    }
    return hand_over(std::move(step), sink);
  }

 private:
  [[nodiscard]] House box(int row, int column) const {
    return view_.layout().box_of(Cell::at(row, column, 9));
  }
  void add_row_pair(std::size_t at, int row, int column) {
    const int first = column / 3 * 3;
    pairs_[at] = {Cell::at(row, first + (column % 3 == 0 ? 1 : 0), 9),
                  Cell::at(row, first + (column % 3 == 2 ? 1 : 2), 9)};
  }
  void add_column_pair(std::size_t at, int column, int row) {
    const int first = row / 3 * 3;
    pairs_[at] = {Cell::at(first + (row % 3 == 0 ? 1 : 0), column, 9),
                  Cell::at(first + (row % 3 == 2 ? 1 : 2), column, 9)};
  }
  [[nodiscard]] bool has(std::size_t pair, Digit digit) const {
    return view_.candidates(pairs_[pair][0]).contains(digit) ||
           view_.candidates(pairs_[pair][1]).contains(digit);
  }
  // Link i joins the pairs i and i + 1.
  [[nodiscard]] CellSet linked_cells(std::size_t link) const {
    CellSet linked;
    for (const std::size_t pair : {link, (link + 1) % kLoopPairs}) {
      for (const Cell cell : pairs_[pair]) {
        if (view_.candidates(cell).intersects(links_[link])) linked.insert(cell);
      }
    }
    return linked;
  }

  // Takes the fewest links that reach all pairs with the digit, and tells how many.
  int cover(Digit digit) {
    std::size_t start = 0;
    while (start < kLoopPairs && has(start, digit)) ++start;
    if (start == kLoopPairs) start = 0;  // all pairs: every other link
    int count = 0;
    for (std::size_t i = 0; i < kLoopPairs; ++i) {
      const std::size_t at = (start + i) % kLoopPairs;
      if (!has(at, digit)) continue;
      links_[at].insert(digit);
      ++count;
      ++i;  // the next pair is reached, too
    }
    return count;
  }

  const View& view_;
  std::array<std::array<Cell, 2>, kLoopPairs> pairs_{};
  std::array<House, kLoopPairs> houses_{House(0), House(0), House(0), House(0),
                                        House(0), House(0), House(0), House(0)};
  std::array<DigitSet, kLoopPairs> links_{};
};

// All two lines in different bands, by the bands.
std::vector<std::array<int, 2>> pairs_of_lines() {
  std::vector<std::array<int, 2>> all;
  for (int first = 0; first < 6; ++first) {
    for (int second = first / 3 * 3 + 3; second < 9; ++second) all.push_back({first, second});
  }
  return all;
}

bool has_filled_corners(const View& view, const LoopCorners& corners) {
  for (const int row : corners.rows) {
    for (const int column : corners.columns) {
      if (view.open_cells().contains(Cell::at(row, column, 9))) return false;
    }
  }
  return true;
}

}  // namespace

bool find_sk_loop(const FindTask& task) {
  const View& view = task.view;
  if (view.layout().size() != 9 || view.layout().box_rows() != 3) return true;
  const auto lines = pairs_of_lines();
  for (const auto& rows : lines) {
    if (task.options.is_stopped()) return true;
    for (const auto& columns : lines) {
      const LoopCorners corners{rows, columns};
      if (!has_filled_corners(view, corners)) continue;
      SkLoop loop(view, corners);
      if (!view.open_cells().contains_all(loop.cells()) || !loop.is_locked()) continue;
      if (!loop.hand_over_to(task.technique, task.sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu
