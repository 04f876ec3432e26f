// Empty rectangle intersection pair: two cells {x, y} that do not see each other, and a box with
// neither of them in which every place for x and every place for y is seen by one of the two. If
// both were x, the box would have no x; if both were y, no y. So one is x, the other y, like a
// remote pair, and x and y go from what sees both.
//
// For each digit both cells are needed: some place is not seen by the one, some not by the other
// (with a row and a column the shape is an empty rectangle; two rows do as well). With one of the
// digits alone it is a grouped W-wing. The step: `cells` the two cells, then the places in the box;
// `base` the box; `digits` x and y; marks kPattern in the two cells, kColorA and kColorB on x and y
// in the box; two chains, the W-wings that end with x and with y. Order: pairs of cells, boxes.
// Source: Sudoku Studio, where the empty rectangles of the Player's Forum (Rod Hagglund, 2006) come
// as a pair. Tests: tests/cases.
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

struct Erip {
  Cell one{0};
  Cell other{0};
  House box{0};
};

// Are all places of the digit in the box seen by the cells, by neither alone?
bool is_covered(const View& view, const Erip& erip, Digit digit) {
  const CellSet places = view.cells_of(digit, erip.box);
  const CellSet left = places - view.layout().peers(erip.one);
  return !left.empty() && view.layout().peers(erip.other).contains_all(left) &&
         !view.layout().peers(erip.other).contains_all(places);
}

// If `x` is not in the first cell, it is in the other.
Chain chain_of(const View& view, const Erip& erip, Digit x, Digit y) {
  const CellSet places = view.cells_of(y, erip.box);
  const CellSet near = places & view.layout().peers(erip.one);
  const auto node = [](Digit digit, CellSet cells, bool is_on, LinkKind link) {
    const NodeKind kind = cells.size() > 1 ? NodeKind::kGroup : NodeKind::kCell;
    return ChainNode{digit, cells, is_on, link, kind, -1};
  };
  const CellSet one = CellSet::only(erip.one);
  const CellSet other = CellSet::only(erip.other);
  return {node(x, one, false, LinkKind::kStart),  node(y, one, true, LinkKind::kStrong),
          node(y, near, false, LinkKind::kWeak),  node(y, places - near, true, LinkKind::kStrong),
          node(y, other, false, LinkKind::kWeak), node(x, other, true, LinkKind::kStrong)};
}

Step step_of_erip(const View& view, const Technique& technique, const Erip& erip) {
  const DigitSet pair = view.candidates(erip.one);
  const Digit x = pair.first();
  const Digit y = (pair - DigitSet::only(x)).first();
  Step step = step_of(technique, pair, CellSet());
  step.cells = {erip.one, erip.other};
  step.base = {erip.box};
  for (const Cell cell : step.cells) {
    for (const Digit digit : pair) step.marks.push_back({{cell, digit}, MarkRole::kPattern});
  }
  for (const Cell cell : view.cells_of(x, erip.box) | view.cells_of(y, erip.box)) {
    step.cells.push_back(cell);
    if (view.has({cell, x})) step.marks.push_back({{cell, x}, MarkRole::kColorA});
    if (view.has({cell, y})) step.marks.push_back({{cell, y}, MarkRole::kColorB});
  }
  step.flags.grouped = true;
  step.chains = {chain_of(view, erip, x, y), chain_of(view, erip, y, x)};
  const CellSet seen = view.common_peers(CellSet{erip.one, erip.other});
  for (const Digit digit : pair) eliminate_from(view, seen, digit, step);
  return step;
}

bool find_of_cells(const FindTask& task, Erip erip) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  for (int b = 0; b < layout.size(); ++b) {
    erip.box = layout.box(b);
    if (layout.cells(erip.box).intersects(CellSet{erip.one, erip.other})) continue;
    bool is_found = true;
    for (const Digit digit : view.candidates(erip.one)) {
      is_found = is_found && is_covered(view, erip, digit);
    }
    if (is_found && !hand_over(step_of_erip(view, task.technique, erip), task.sink)) return false;
  }
  return true;
}

}  // namespace

bool find_erip(const FindTask& task) {
  const View& view = task.view;
  CellSet later = view.bivalue_cells();
  for (const Cell one : view.bivalue_cells()) {
    later.erase(one);
    for (const Cell other : later - view.layout().peers(one)) {
      if (view.candidates(one) != view.candidates(other)) continue;
      if (!find_of_cells(task, {one, other})) return false;
    }
  }
  return true;
}

}  // namespace shudu
