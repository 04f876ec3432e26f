#include "logic/counted_sets.h"

#include <algorithm>

#include "logic/finding.h"

namespace shudu {
namespace {

// The best of taking the first cell or not; cells that see no other are taken at once.
int search_most(const Layout& layout, CellSet places, int taken, int best) {
  while (!places.empty()) {
    if (taken + places.size() <= best) return best;
    const Cell first = places.first();
    places.erase(first);
    const CellSet seen = places & layout.peers(first);
    if (!seen.empty()) {
      best = search_most(layout, places - seen, taken + 1, best);
      continue;  // without it
    }
    ++taken;
  }
  return std::max(best, taken);
}

}  // namespace

int most_times(const Layout& layout, CellSet places) { return search_most(layout, places, 0, 0); }

int room_for_digits(const View& view, CellSet cells) {
  int room = 0;
  for (const Digit digit : view.layout().all_digits()) {
    room += most_times(view.layout(), cells & view.cells_of(digit));
  }
  return room;
}

void eliminate_by_count(const View& view, CellSet cells, Digit digit, Step& step) {
  const Layout& layout = view.layout();
  const CellSet places = cells & view.cells_of(digit);
  const int times = most_times(layout, places);
  if (times == 1) return eliminate_from(view, view.common_peers(places), digit, step);
  for (const Cell cell : view.cells_of(digit)) {
    const CellSet left = places - layout.peers(cell);
    if (left == places && !places.contains(cell)) continue;
    const int own = places.contains(cell) ? 1 : 0;
    if (own + most_times(layout, left - CellSet::only(cell)) < times) {
      step.eliminations.push_back({cell, digit});
    }
  }
}

bool has_locked_part(const View& view, CellSet cells) {
  std::array<Cell, 16> list;
  std::size_t count = 0;
  for (const Cell cell : cells) list[count++] = cell;
  for (unsigned bits = 1; bits + 1 < 1U << count; ++bits) {
    CellSet part;
    for (std::size_t i = 0; i < count; ++i) {
      if ((bits >> i & 1U) != 0) part.insert(list[i]);
    }
    if (room_for_digits(view, part) <= part.size()) return true;
  }
  return false;
}

bool lie_in_two_houses(const Layout& layout, CellSet cells) {
  if (cells.empty()) return true;
  for (const House one : layout.houses_of(cells.first())) {
    const CellSet others = cells - layout.cells(one);
    if (others.empty()) return true;
    for (const House other : layout.houses_of(others.first())) {
      if (layout.cells(other).contains_all(others)) return true;
    }
  }
  return false;
}

void note_times(const View& view, CellSet cells, Step& step) {
  for (const Digit digit : view.layout().all_digits()) {
    const CellSet places = cells & view.cells_of(digit);
    const auto times = static_cast<std::size_t>(most_times(view.layout(), places));
    if (times == 0) continue;
    if (step.als.size() < times) step.als.resize(times);
    step.als[times - 1].cells |= places;
    step.als[times - 1].digits.insert(digit);
  }
}

}  // namespace shudu
