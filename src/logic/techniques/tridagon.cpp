// Tridagon, the trivalue oddagon: four boxes where two bands and two stacks cross, and in each of
// them three open cells in three rows and three columns, all twelve with the same three digits.
// Filled with these alone, every box has all three of them. Write r(d) for the row of a digit in a
// box, counted in its band, c(d) for its column and s for the pattern's own way from rows to
// columns: c = s after r. Two boxes of a band have each digit in different rows, so one r is the
// other after a turn of all three rows, which is an even permutation: both r have the same parity;
// so have both c in a stack. Multiplied around the four boxes, the parities of the r cancel and
// those of the c do, hence those of the s do. So if an odd number of the four patterns is odd, the
// twelve cells cannot be filled by the three digits, and a guardian, a further candidate of theirs,
// is true (guardians.h).
#include <algorithm>

#include "logic/finders.h"
#include "logic/techniques/guardians.h"

// On any layout with 3x3 boxes; each cell holds two of the digits at least.
// Order: digits, pairs of bands, of stacks, patterns of the boxes from the top left on. In the
// step: `cells` the twelve, box by box; `base` the boxes; `marks` pattern and guardians.
// Source: "chromatic patterns", and Denis Berthier, "The tridagon rule", Player's Forum threads
// t39885 and t39859 (2022). Tests: tests/cases, tests/logic/modern_test.cpp tries all shapes.

namespace shudu {
namespace {

// Three cells of a box, one in each of its rows.
struct TripleShape {
  std::array<Cell, 3> cells;
  bool is_odd;
  RuledOut ruled_out;
};
using TripleShapes = std::vector<TripleShape>;

constexpr std::array<std::array<int, 3>, 6> kColumnsOfRows = {
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};  // the first three even

// The cells of a shape in a box.
std::array<Cell, 3> cells_of_shape(int box, const std::array<int, 3>& columns) {
  std::array<Cell, 3> cells;
  for (int row = 0; row < 3; ++row) {
    const auto i = static_cast<std::size_t>(row);
    cells[i] = Cell::at(box / 3 * 3 + row, box % 3 * 3 + columns[i], 9);
  }
  return cells;
}

// The shapes of a box whose guardians, if any, may still rule something out.
TripleShapes shapes_of(const View& view, int box, DigitSet digits) {
  TripleShapes shapes;
  for (std::size_t p = 0; p < kColumnsOfRows.size(); ++p) {
    const std::array<Cell, 3> cells = cells_of_shape(box, kColumnsOfRows[p]);
    const bool fits = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      return (view.candidates(cell) & digits).size() >= 2;
    });
    if (!fits) continue;
    TripleShape shape{cells, p >= 3, RuledOut(view)};
    int guardians = 0;
    for (const Cell cell : cells) {
      for (const Digit extra : view.candidates(cell) - digits) {
        shape.ruled_out.add(view.layout(), {cell, extra});
        ++guardians;
      }
    }
    if (guardians < 2 || !shape.ruled_out.empty()) shapes.push_back(shape);
  }
  return shapes;
}

class TridagonSearch {
 public:
  TridagonSearch(const FindTask& task, DigitSet digits)
      : task_(task), view_(task.view), digits_(digits) {
    for (int box = 0; box < 9; ++box) {
      shapes_[static_cast<std::size_t>(box)] = shapes_of(view_, box, digits);
    }
  }

  // The tridagons of four boxes; false when the sink has had enough.
  bool run(const std::array<int, 4>& boxes) {
    for (const int box : boxes) {
      if (shapes_[static_cast<std::size_t>(box)].empty()) return true;
    }
    boxes_ = boxes;
    return choose(0, false, RuledOut(view_), 0);
  }

 private:
  bool choose(std::size_t at, bool is_odd, const RuledOut& ruled_out, int guardians) {
    if (guardians > 1 && ruled_out.empty()) return true;
    if (at == boxes_.size()) return !is_odd || guardians == 0 || report(ruled_out);
    for (const TripleShape& shape : shapes_[static_cast<std::size_t>(boxes_[at])]) {
      chosen_[at] = &shape;
      RuledOut both = ruled_out;
      both.add(shape.ruled_out);
      int more = guardians;
      for (const Cell cell : shape.cells) more += (view_.candidates(cell) - digits_).size();
      if (!choose(at + 1, is_odd != shape.is_odd, both, more)) return false;
    }
    return true;
  }

  bool report(const RuledOut& ruled_out) {
    Step step = step_of(task_.technique, digits_, CellSet());
    for (std::size_t at = 0; at < boxes_.size(); ++at) {
      step.base.push_back(view_.layout().box(boxes_[at]));
      for (const Cell cell : chosen_[at]->cells) step.cells.push_back(cell);
    }
    mark_guardians(view_, digits_, step);
    conclude_from_guardians(view_, ruled_out, step);
    return hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  const View& view_;
  DigitSet digits_;
  std::array<TripleShapes, 9> shapes_;
  std::array<int, 4> boxes_{};
  std::array<const TripleShape*, 4> chosen_{};
};

// All four boxes where two of three bands and two of three stacks cross.
std::vector<std::array<int, 4>> rectangles_of_boxes() {
  constexpr std::array<std::array<int, 2>, 3> kPairs = {{{0, 1}, {0, 2}, {1, 2}}};
  std::vector<std::array<int, 4>> all;
  for (const auto& bands : kPairs) {
    for (const auto& stacks : kPairs) {
      all.push_back({3 * bands[0] + stacks[0], 3 * bands[0] + stacks[1], 3 * bands[1] + stacks[0],
                     3 * bands[1] + stacks[1]});
    }
  }
  return all;
}

}  // namespace

bool find_tridagon(const FindTask& task) {
  const Layout& layout = task.view.layout();
  if (layout.size() != 9 || layout.box_rows() != 3) return true;
  const auto rectangles = rectangles_of_boxes();
  return for_each_subset(layout.all_digits().bits(), 3, [&](unsigned bits) {
    if (task.options.is_stopped()) return true;
    const DigitSet digits = DigitSet::from_bits(bits);
    TridagonSearch search(task, digits);
    return std::all_of(rectangles.begin(), rectangles.end(),
                       [&search](const auto& boxes) { return search.run(boxes); });
  });
}

}  // namespace shudu
