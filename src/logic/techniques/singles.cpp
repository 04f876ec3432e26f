// Singles: what can be entered without removing anything first.
//
//   full house     the last open cell of a house
//   last digit     the last copy of a digit: one row and one column lack it, and cross in its cell
//   naked single   a cell with one candidate
//   hidden single  a digit with one place in a house; also by the kind of house, each kind then by
//                  its own order and whatever the other houses of the cell show
//
// A cell or digit is reported once: by its box, else its row, else its column, else a region; full
// houses and hidden singles in that order of houses, naked singles by cell, last digits by digit. A
// last digit has its box as base, and the row and the column as cover.
#include <array>
#include <bit>
#include <optional>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

bool hand_over_single(const FindTask& task, Candidate at, House house) {
  Step step = step_of(task.technique, DigitSet::only(at.digit), CellSet::only(at.cell));
  step.base = {house};
  step.placements = {at};
  return task.sink(std::move(step));
}

// Where the only row and the only column cross that lack a digit; none where more of them do.
std::optional<Cell> last_place_of(const View& view, Digit digit) {
  const int n = view.layout().size();
  unsigned rows = 0;
  unsigned columns = 0;
  for (const Cell cell : view.grid().filled()) {
    if (view.grid()[cell] != digit) continue;
    rows |= 1U << static_cast<unsigned>(cell.row_in(n));
    columns |= 1U << static_cast<unsigned>(cell.column_in(n));
  }
  const unsigned all = (1U << static_cast<unsigned>(n)) - 1;
  if (!std::has_single_bit(all & ~rows) || !std::has_single_bit(all & ~columns)) return {};
  return Cell::at(std::countr_zero(all & ~rows), std::countr_zero(all & ~columns), n);
}

}  // namespace

bool find_full_house(const FindTask& task) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  CellSet seen;
  for (int i = 0; i < layout.house_count(); ++i) {
    const House house = house_in_order(layout, i);
    const CellSet open = layout.cells(house) & view.open_cells();
    if (open.size() != 1 || seen.contains(open.first())) continue;
    const Cell cell = open.first();
    if (view.candidates(cell).size() != 1) continue;
    seen.insert(cell);
    if (!hand_over_single(task, {cell, view.candidates(cell).first()}, house)) {
      return false;
    }
  }
  return true;
}

bool find_last_digit(const FindTask& task) {
  const Layout& layout = task.view.layout();
  for (const Digit digit : layout.all_digits()) {
    const std::optional<Cell> cell = last_place_of(task.view, digit);
    if (!cell || !task.view.has({*cell, digit})) continue;
    Step step = step_of(task.technique, DigitSet::only(digit), CellSet::only(*cell));
    step.base = {layout.box_of(*cell)};
    step.cover = {layout.row_of(*cell), layout.column_of(*cell)};
    step.placements = {{*cell, digit}};
    if (!task.sink(std::move(step))) return false;
  }
  return true;
}

bool find_naked_single(const FindTask& task) {
  for (const Cell cell : task.view.open_cells()) {
    const DigitSet digits = task.view.candidates(cell);
    if (digits.size() != 1) continue;
    Step step = step_of(task.technique, digits, CellSet::only(cell));
    step.placements = {{cell, digits.first()}};
    if (!task.sink(std::move(step))) return false;
  }
  return true;
}

bool find_hidden_single(const FindTask& task) {
  const Layout& layout = task.view.layout();
  CandidateSet seen;
  for (int i = 0; i < layout.house_count(); ++i) {
    const House house = house_in_order(layout, i);
    for (const Digit digit : layout.all_digits()) {
      const unsigned places = task.view.places(house, digit);
      if (!std::has_single_bit(places)) continue;
      const Cell cell = layout.cell_list(house)[static_cast<std::size_t>(std::countr_zero(places))];
      if (seen.contains({cell, digit})) continue;
      seen.insert({cell, digit});
      if (!hand_over_single(task, {cell, digit}, house)) return false;
    }
  }
  return true;
}

bool find_hidden_single_in(const FindTask& task) {
  const Layout& layout = task.view.layout();
  const auto kind = kind_of<HouseKind>(task.technique);
  for (int h = 0; h < layout.house_count(); ++h) {
    if (layout.kind(House(h)) != kind) continue;
    for (const Digit digit : layout.all_digits()) {
      const unsigned places = task.view.places(House(h), digit);
      if (!std::has_single_bit(places)) continue;
      const Cell cell = cells_at(layout, House(h), places).first();
      if (!hand_over_single(task, {cell, digit}, House(h))) return false;
    }
  }
  return true;
}

}  // namespace shudu
