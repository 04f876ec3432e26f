#include "logic/guardians.h"

#include <algorithm>

#include "logic/finding.h"

namespace shudu {
namespace {

CellSet cells_with(const Guardians& guardians) {
  CellSet cells;
  for (const Candidate& guardian : guardians) cells.insert(guardian.cell);
  return cells;
}

DigitSet digits_in(const Guardians& guardians, Cell cell) {
  DigitSet digits;
  for (const Candidate& guardian : guardians) {
    if (guardian.cell == cell) digits.insert(guardian.digit);
  }
  return digits;
}

}  // namespace

bool is_excluded_by_all(const Layout& layout, const Guardians& guardians, Candidate candidate) {
  return std::all_of(guardians.begin(), guardians.end(), [&](const Candidate& guardian) {
    if (guardian.cell == candidate.cell) return guardian.digit != candidate.digit;
    return guardian.digit == candidate.digit &&
           layout.peers(guardian.cell).contains(candidate.cell);
  });
}

void eliminate_excluded_by_all(const View& view, const Guardians& guardians, Step& step) {
  if (guardians.empty()) return;
  // Only the first guardian's cell and peers can hold what it excludes.
  const Candidate first = guardians.front();
  const CellSet near = view.layout().peers(first.cell) & view.cells_of(first.digit);
  for (const Cell cell : near) {
    const Candidate candidate{cell, first.digit};
    if (is_excluded_by_all(view.layout(), guardians, candidate)) {
      step.eliminations.push_back(candidate);
    }
  }
  for (const Digit digit : view.candidates(first.cell)) {
    const Candidate candidate{first.cell, digit};
    if (is_excluded_by_all(view.layout(), guardians, candidate)) {
      step.eliminations.push_back(candidate);
    }
  }
}

bool hand_over_guardian_sets(const View& view, const Step& step, const Guardians& guardians,
                             StepSink sink) {
  const CellSet cells = cells_with(guardians);
  DigitSet digits;
  for (const Candidate& guardian : guardians) digits.insert(guardian.digit);
  if (cells.size() < 2 || digits.size() < 2) return true;
  // As a pattern without digits of its own: a guardian of one cell may be plain in another.
  const DeadlyPattern pattern{cells, {}, cells, digits};
  CellSet usable = view.open_cells() - cells;
  for (const Cell cell : step.cells) usable.erase(cell);
  return hand_over_naked_sets(view, step, pattern, usable, sink);
}

bool hand_over_guardian_lock(const View& view, const Step& step, const Guardians& guardians,
                             StepSink sink) {
  const CellSet cells = cells_with(guardians);
  if (cells.size() != 2) return true;
  const Cell one = cells.first();
  const Cell other = (cells - CellSet::only(one)).first();
  DigitsByCell own{};
  for (const Cell cell : cells) {
    own[static_cast<std::size_t>(cell.index())] =
        view.candidates(cell) - digits_in(guardians, cell);
  }
  const DeadlyPattern pattern = deadly_pattern(view, cells, own);
  for (const Digit locked : pattern.digits_in(one) & pattern.digits_in(other)) {
    const std::vector<House> houses = houses_that_lock(view, one, other, locked);
    if (houses.empty()) continue;
    Step with = step;
    with.base = houses;
    with.chains.push_back(strong_link(one, other, locked));
    for (const Cell cell : cells) {
      for (const Digit digit : pattern.digits_in(cell)) {
        if (digit != locked) with.eliminations.push_back({cell, digit});
      }
    }
    if (!hand_over(std::move(with), sink)) return false;
  }
  return true;
}

}  // namespace shudu
