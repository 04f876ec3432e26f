// One pass for each kind, in their order; each is its definition.
#include "shudu/logic/mistake.h"

#include <algorithm>
#include <cassert>

namespace shudu {
namespace {

using Mistakes = std::vector<Mistake>;

CellSet filled_with(const View& view, CellSet cells, Digit digit) {
  CellSet found;
  for (const Cell cell : cells - view.open_cells()) {
    if (view.grid()[cell] == digit) found.insert(cell);
  }
  return found;
}

bool are_told(const Mistakes& mistakes, CellSet cells) {
  return std::any_of(mistakes.begin(), mistakes.end(),
                     [cells](const Mistake& told) { return told.cells.contains_all(cells); });
}

// Cells that two houses share are told of once, with the first of the houses.
void add_twice_in_house(const View& view, Mistakes& mistakes) {
  const Layout& layout = view.layout();
  for (int h = 0; h < layout.house_count(); ++h) {
    for (const Digit digit : layout.all_digits()) {
      const CellSet cells = filled_with(view, layout.cells(House(h)), digit);
      if (cells.size() < 2 || are_told(mistakes, cells)) continue;
      mistakes.push_back({.kind = MistakeKind::kTwice,
                          .cells = cells,
                          .house = House(h),
                          .digit = digit,
                          .truth = {}});
    }
  }
}

// Peers that share no house: a knight's or a king's move apart.
void add_twice_in_sight(const View& view, Mistakes& mistakes) {
  const Layout& layout = view.layout();
  for (const Cell cell : layout.all_cells() - view.open_cells()) {
    const Digit digit = *view.grid()[cell];
    for (const Cell peer : filled_with(view, layout.peers(cell), digit)) {
      const CellSet both{cell, peer};
      if (peer < cell || are_told(mistakes, both)) continue;
      mistakes.push_back(
          {.kind = MistakeKind::kTwice, .cells = both, .house = {}, .digit = digit, .truth = {}});
    }
  }
}

CellSet wrong_cells(const View& view, const Grid& solution) {
  CellSet wrong;
  for (const Cell cell : view.layout().all_cells() - view.open_cells()) {
    if (view.givens().is_blank(cell) && view.grid()[cell] != solution[cell]) wrong.insert(cell);
  }
  return wrong;
}

void add_wrong_digits(const View& view, const Grid& solution, CellSet wrong, Mistakes& mistakes) {
  for (const Cell cell : wrong) {
    mistakes.push_back({.kind = MistakeKind::kWrongDigit,
                        .cells = {cell},
                        .house = {},
                        .digit = view.grid()[cell],
                        .truth = solution[cell]});
  }
}

void add_empty_cells(const View& view, const Grid* solution, Mistakes& mistakes) {
  for (const Cell cell : view.open_cells()) {
    if (!view.candidates(cell).empty()) continue;
    mistakes.push_back({.kind = MistakeKind::kNoCandidate,
                        .cells = {cell},
                        .house = {},
                        .digit = {},
                        .truth = {}});
    if (solution != nullptr) mistakes.back().truth = (*solution)[cell];
  }
}

void add_digits_without_place(const View& view, Mistakes& mistakes) {
  const Layout& layout = view.layout();
  for (int h = 0; h < layout.house_count(); ++h) {
    for (const Digit digit : layout.all_digits()) {
      if (view.places(House(h), digit) != 0) continue;
      if (!filled_with(view, layout.cells(House(h)), digit).empty()) continue;
      mistakes.push_back({.kind = MistakeKind::kNoPlace,
                          .cells = {},
                          .house = House(h),
                          .digit = digit,
                          .truth = {}});
    }
  }
}

void add_erased(const View& view, const Grid& solution, CellSet wrong, Mistakes& mistakes) {
  for (const Cell cell : view.open_cells()) {
    const Digit truth = *solution[cell];
    if (view.candidates(cell).empty() || view.has({cell, truth})) continue;
    if (!filled_with(view, view.layout().peers(cell) & wrong, truth).empty()) continue;
    mistakes.push_back(
        {.kind = MistakeKind::kErased, .cells = {cell}, .house = {}, .digit = {}, .truth = truth});
  }
}

Mistakes all_mistakes(const View& view, const Grid* solution) {
  Mistakes mistakes;
  const CellSet wrong = solution != nullptr ? wrong_cells(view, *solution) : CellSet();
  add_twice_in_house(view, mistakes);
  add_twice_in_sight(view, mistakes);
  if (solution != nullptr) add_wrong_digits(view, *solution, wrong, mistakes);
  add_empty_cells(view, solution, mistakes);
  add_digits_without_place(view, mistakes);
  if (solution != nullptr) add_erased(view, *solution, wrong, mistakes);
  return mistakes;
}

}  // namespace

std::vector<Mistake> find_mistakes(const View& view) { return all_mistakes(view, nullptr); }

std::vector<Mistake> find_mistakes(const View& view, const Grid& solution) {
  assert(solution.size() == view.layout().size() && solution.is_full());
  return all_mistakes(view, &solution);
}

}  // namespace shudu
