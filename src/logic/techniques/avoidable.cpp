// Avoidable rectangles: a rectangle in two boxes, some of whose corners have been entered. As they
// are not given, two digits in its corners could change places, so the last corner must not
// complete them.
//
//   type 1   three corners entered: the open one has not the digit of the corner across
//   type 2   two corners on a line entered with a and b; the others hold just {b, x} and {a, x}:
//            one of the two is x, which leaves what sees both
//
// A rectangle with a given corner is none. HoDoKu shows type 1 only where the open corner has two
// candidates and type 2 where the entered corners share a box; so does `hodoku_forms`.
//
// A step has the two digits; as cells the entered corners, then the open ones; as marks what would
// complete the rectangle (pattern) and x (guardian). Order: type 1: digit and cells of the two
// equal corners; type 2: the open corners, then the line of the entered ones.
#include <optional>

#include "logic/deadly.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

bool is_entered(const View& view, Cell cell) {
  return !view.open_cells().contains(cell) && view.givens().is_blank(cell);
}

Step avoidable_step(const Technique& technique, DigitSet digits, CellSet entered, CellSet open) {
  Step step = step_of(technique, digits, entered);
  for (const Cell cell : open) step.cells.push_back(cell);
  step.flags.uniqueness = true;
  step.flags.needs_givens = true;
  return step;
}

// Type 1: two corners with the same digit, which lie across, the third entered, the last open.
struct ThreeEntered {
  CellSet equal;
  Cell third;
  Cell last;
};

// The rectangle with these equal corners, if the others are like that.
std::optional<ThreeEntered> three_entered(const View& view, Cell one, Cell other) {
  const int n = view.layout().size();
  const Cell upper = Cell::at(one.row_in(n), other.column_in(n), n);
  const Cell lower = Cell::at(other.row_in(n), one.column_in(n), n);
  const bool is_upper = is_entered(view, upper);
  const Cell third = is_upper ? upper : lower;
  const Cell last = is_upper ? lower : upper;
  if (!is_entered(view, third) || !view.open_cells().contains(last)) return std::nullopt;
  return ThreeEntered{{one, other}, third, last};
}

bool hand_over_last(const FindTask& task, const ThreeEntered& corners) {
  const View& view = task.view;
  const auto [equal, third, last] = corners;
  const Digit digit = *view.grid()[third];
  if (!view.has({last, digit})) return true;
  if (task.options.hodoku_forms && view.candidates(last).size() != 2) return true;
  if (!is_exchangeable(view.layout(), equal, CellSet{third, last})) return true;
  const DigitSet digits{digit, *view.grid()[equal.first()]};
  Step step =
      avoidable_step(task.technique, digits, equal | CellSet::only(third), CellSet::only(last));
  step.marks.push_back({{last, digit}, MarkRole::kPattern});
  step.eliminations.push_back({last, digit});
  return hand_over(std::move(step), task.sink);
}

// Type 2: open corners on a line, {b, x} and {a, x}.
struct OpenPair {
  Cell one;
  Cell other;
};

bool hand_over_open_pair(const FindTask& task, const OpenPair& open) {
  const View& view = task.view;
  const auto [one, other] = open;
  const Layout& layout = view.layout();
  const DigitSet common = view.candidates(one) & view.candidates(other);
  if (common.size() != 1) return true;
  const Digit b = (view.candidates(one) - common).first();
  const Digit a = (view.candidates(other) - common).first();
  const CellSet seen = layout.peers(one) & layout.peers(other) & view.cells_of(common.first());
  if (seen.empty()) return true;
  const int n = layout.size();
  const bool is_in_row = one.row_in(n) == other.row_in(n);
  const House crossing = is_in_row ? layout.column_of(one) : layout.row_of(one);
  for (const Cell next : layout.cells(crossing) - view.open_cells()) {
    const Cell last = is_in_row ? Cell::at(next.row_in(n), other.column_in(n), n)
                                : Cell::at(other.row_in(n), next.column_in(n), n);
    if (!is_entered(view, next) || !is_entered(view, last)) continue;
    if (*view.grid()[next] != a || *view.grid()[last] != b) continue;
    if (task.options.hodoku_forms && layout.box_of(next) != layout.box_of(last)) continue;
    if (!is_exchangeable(layout, CellSet{next, other}, CellSet{last, one})) continue;
    Step step =
        avoidable_step(task.technique, DigitSet{a, b}, CellSet{next, last}, CellSet{one, other});
    for (const Cell cell : {one, other}) {
      mark_beside(view, cell, view.candidates(cell) - common, MarkRole::kGuardian, step);
    }
    eliminate_from(view, seen, common.first(), step);
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

}  // namespace

bool find_avoidable_rectangle_1(const FindTask& task) {
  std::array<CellSet, kMaxSize> of_digit;
  for (const Cell cell : entered_cells(task.view)) {
    of_digit[static_cast<std::size_t>(task.view.grid().value_at(cell) - 1)].insert(cell);
  }
  for (const CellSet cells : of_digit) {
    for (const Cell one : cells) {
      for (const Cell other : cells) {
        if (!(one < other)) continue;
        const auto corners = three_entered(task.view, one, other);
        if (corners && !hand_over_last(task, *corners)) return false;
      }
    }
  }
  return true;
}

bool find_avoidable_rectangle_2(const FindTask& task) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  if (entered_cells(view).empty()) return true;
  for (const Cell one : view.bivalue_cells()) {
    const CellSet lines = layout.cells(layout.row_of(one)) | layout.cells(layout.column_of(one));
    for (const Cell other : view.bivalue_cells() & lines) {
      if (!(one < other)) continue;
      if (!hand_over_open_pair(task, {one, other})) return false;
    }
  }
  return true;
}

}  // namespace shudu
