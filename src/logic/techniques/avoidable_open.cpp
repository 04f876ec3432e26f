// Avoidable rectangles with two or three open corners. As no corner is given, the digits a and b
// must not fill the rectangle by turns: some open corner holds another digit, a guardian.
//
//   type 3   two corners on a line entered with a and b: one of the open two is an extra digit and
//            makes a naked set with cells of a house (deadly.h)
//   type 5   corners entered with a alone, one or two across from each other; all guardians are
//            one digit, in the two corners beside a or in the three that are open: it leaves what
//            sees them all
//   hidden   a corner entered with y, the one across open; x has no place in row and column of that
//            one but corners, or fills one of these: were it y, all others would be x and y
//
// Types 1 and 2 are in avoidable.cpp. A step has the two digits; as cells the entered corners, then
// the open ones; as marks what would complete the rectangle (pattern) and the guardians; hidden:
// the lines in `base`. Order: of corners.h; type 5: the digit b; hidden: the open corner, y, x.
// Source: the uniqueness threads of the Sudoku Players' Forum, 2005 and 2006.
#include <algorithm>
#include <iterator>
#include <vector>

#include "logic/corners.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

constexpr std::array<std::size_t, 2> kEvens = {0, 3};
constexpr std::array<std::size_t, 2> kOdds = {1, 2};

DigitSet digit_at(const View& view, Cell cell) {
  return view.grid().is_blank(cell) ? DigitSet() : DigitSet::only(*view.grid()[cell]);
}

// What the entered ones of two corners across hold.
DigitSet entered_digits(const View& view, const Corners& corners,
                        const std::array<std::size_t, 2>& places) {
  return digit_at(view, corners[places[0]]) | digit_at(view, corners[places[1]]);
}

// Entered corners, then open ones.
std::vector<Cell> in_order(const View& view, const Corners& corners) {
  std::vector<Cell> order;
  order.reserve(corners.size());
  for (const bool is_open : {false, true}) {
    std::copy_if(corners.begin(), corners.end(), std::back_inserter(order),
                 [&](Cell cell) { return view.open_cells().contains(cell) == is_open; });
  }
  return order;
}

// The pattern of the open corners: `evens` in corners 0 and 3, `odds` in the others. False: one of
// them cannot be what it would be.
bool note_own(const View& view, const Corners& corners, Digit evens, Digit odds,
              DigitsByCell& own) {
  for (std::size_t i = 0; i < 4; ++i) {
    if (!view.open_cells().contains(corners[i])) continue;
    const Digit digit = i == 0 || i == 3 ? evens : odds;
    if (!view.has({corners[i], digit})) return false;
    own[static_cast<std::size_t>(corners[i].index())] = DigitSet::only(digit);
  }
  return true;
}

// A rectangle without a given corner.
struct Avoidable {
  Corners corners;
  CellSet entered;
  CellSet open;

  [[nodiscard]] bool is_across(CellSet cells) const {
    return cells == CellSet{corners[0], corners[3]} || cells == CellSet{corners[1], corners[2]};
  }
};

// Calls `see(rectangle)` for those that have both kinds of corners.
template <typename See>
bool for_each_avoidable(const View& view, See see) {
  const CellSet entered = entered_cells(view);
  if (entered.empty()) return true;
  return for_each_rectangle_in(view.layout(), entered | view.open_cells(),
                               [&](const Corners& corners) {
                                 const CellSet cells = cells_of_corners(corners);
                                 const CellSet filled = cells & entered;
                                 if (filled.empty() || filled == cells) return true;
                                 return see(Avoidable{corners, filled, cells - filled});
                               });
}

bool hand_over_set(const FindTask& task, const Avoidable& rectangle) {
  const View& view = task.view;
  const DigitSet evens = entered_digits(view, rectangle.corners, kEvens);
  const DigitSet odds = entered_digits(view, rectangle.corners, kOdds);
  if (evens.size() != 1 || odds.size() != 1) return true;
  DigitsByCell own{};
  if (!note_own(view, rectangle.corners, evens.first(), odds.first(), own)) return true;
  const std::vector<Cell> order = in_order(view, rectangle.corners);
  DeadlyPattern pattern = deadly_pattern(view, rectangle.open, own);
  pattern.digits = evens | odds;
  pattern.order = order;
  if (pattern.roof != rectangle.open) return true;
  return hand_over_type_3(task, pattern);
}

// Entered corners hold a; those beside them would be b.
bool hand_over_one_digit(const FindTask& task, const Avoidable& rectangle, Digit b) {
  const View& view = task.view;
  const Digit a = *view.grid()[rectangle.entered.first()];
  for (const Cell cell : rectangle.open) {
    const bool is_beside = view.layout().peers(cell).intersects(rectangle.entered);
    if (!view.has({cell, is_beside ? b : a})) return true;
  }
  DeadlyPattern pattern = deadly_pattern(view, rectangle.open, DigitSet{a, b});
  if (!rectangle.is_across(pattern.roof) && pattern.roof.size() != 3) return true;
  const std::vector<Cell> order = in_order(view, rectangle.corners);
  pattern.order = order;
  return hand_over_type_2(task, pattern);
}

// The rectangle with y in the open corner and in the one across, x in the two beside it.
struct Hidden {
  Cell open;
  std::array<Cell, 2> beside;  ///< in its row, in its column
  Digit y;
  Digit x;
};

// The lines of the open corner where x has no place but an open corner; empty: somewhere else, or
// no corner beside it is open.
std::vector<House> lines_of_x(const View& view, const Hidden& hidden) {
  const Layout& layout = view.layout();
  const std::array<House, 2> lines = {layout.row_of(hidden.open), layout.column_of(hidden.open)};
  std::vector<House> found;
  for (std::size_t i = 0; i < 2; ++i) {
    const Cell beside = hidden.beside[i];
    if (!view.open_cells().contains(beside)) {
      if (digit_at(view, beside) != DigitSet::only(hidden.x)) return {};
      continue;
    }
    const CellSet places = view.cells_of(hidden.x, lines[i]);
    if (!places.contains(beside) || !CellSet{hidden.open, beside}.contains_all(places)) return {};
    found.push_back(lines[i]);
  }
  return found;
}

bool hand_over_hidden(const FindTask& task, const Corners& corners, const Hidden& hidden) {
  const std::vector<House> lines = lines_of_x(task.view, hidden);
  if (lines.empty()) return true;
  Step step = step_of(task.technique, {hidden.x, hidden.y}, {});
  step.cells = in_order(task.view, corners);
  step.flags.uniqueness = true;
  step.flags.needs_givens = true;
  step.marks.push_back({{hidden.open, hidden.y}, MarkRole::kPattern});
  for (const Cell cell : hidden.beside) {
    if (task.view.has({cell, hidden.x}))
      step.marks.push_back({{cell, hidden.x}, MarkRole::kPattern});
  }
  step.base = lines;
  step.eliminations = {{hidden.open, hidden.y}};
  return hand_over(std::move(step), task.sink);
}

// All hidden ones with this open corner.
bool hand_over_corner(const FindTask& task, const Corners& corners, std::size_t place) {
  const View& view = task.view;
  const Cell open = corners[place];
  const Cell across = corners[3 - place];
  if (!view.open_cells().contains(open) || view.open_cells().contains(across)) return true;
  const Digit y = *view.grid()[across];
  if (!view.has({open, y})) return true;
  const bool is_even = place == 0 || place == 3;
  // In its row, in its column.
  const std::array<Cell, 2> beside =
      is_even ? std::array<Cell, 2>{corners[place == 0 ? 1 : 2], corners[place == 0 ? 2 : 1]}
              : std::array<Cell, 2>{corners[place == 1 ? 0 : 3], corners[place == 1 ? 3 : 0]};
  for (const Digit x : view.layout().all_digits() - DigitSet::only(y)) {
    if (!hand_over_hidden(task, corners, {open, beside, y, x})) return false;
  }
  return true;
}

}  // namespace

bool find_avoidable_rectangle_3(const FindTask& task) {
  return for_each_avoidable(task.view, [&](const Avoidable& rectangle) {
    return rectangle.open.size() != 2 || hand_over_set(task, rectangle);
  });
}

bool find_avoidable_rectangle_5(const FindTask& task) {
  return for_each_avoidable(task.view, [&](const Avoidable& rectangle) {
    DigitSet held;
    for (const Cell cell : rectangle.entered) held |= digit_at(task.view, cell);
    const bool is_right_shape = rectangle.is_across(rectangle.open) || rectangle.open.size() == 3;
    if (held.size() != 1 || !is_right_shape) return true;
    for (const Digit b : task.view.layout().all_digits() - held) {
      if (!hand_over_one_digit(task, rectangle, b)) return false;
    }
    return true;
  });
}

bool find_hidden_avoidable_rectangle(const FindTask& task) {
  return for_each_avoidable(task.view, [&](const Avoidable& rectangle) {
    for (std::size_t place = 0; place < 4; ++place) {
      if (!hand_over_corner(task, rectangle.corners, place)) return false;
    }
    return true;
  });
}

}  // namespace shudu
