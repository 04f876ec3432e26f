// Single-digit patterns of two conjugate pairs: start = mid - mid = end, so start or end is true
// and what sees both loses the digit.
//
//   skyscraper       two rows (columns), the mids in one column (row), the ends not (else: X-wing)
//   two-string kite  a row and a column, the mids in one box, four cells; clears the one cell where
//                    row and column of the free ends cross (whatever else sees both: turbot fish)
//   turbot fish      any two houses, the mids see each other; the two above among them
//   dual kite        two kites over the same two box cells with different eliminations, even on two
//                    digits; `digits` is the first kite's, as HoDoKu's library writes it, and the
//                    two chains tell their own. Only with FindOptions::duals
//
// Order: skyscraper: rows of all digits, then columns of all digits, in both pairs of lines; kite:
// digits, rows, columns; turbot fish: digits, then pairs of conjugate pairs; dual: pairs of kites.
// What holds what in the step: turbot.h. A dual step has two chains and four base houses.
// Sources: Havard 2006 (skyscraper, kite), Nick70 2005 (turbot fish). Tests: tests/cases,
// tests/logic/single_digit_test.cpp.
#include <array>

#include "logic/facts_conjugates.h"
#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/turbot.h"

namespace shudu {
namespace {

// The lines of one kind in which a digit has two places.
struct PairsOfPlaces {
  std::array<House, kMaxSize> lines{};
  std::size_t count = 0;
};

PairsOfPlaces pairs_in_lines(const View& view, Digit digit, bool in_rows) {
  PairsOfPlaces pairs;
  const Layout& layout = view.layout();
  for (int i = 0; i < layout.size(); ++i) {
    const House line = in_rows ? layout.row(i) : layout.column(i);
    if (view.is_bilocal(line, digit)) pairs.lines[pairs.count++] = line;
  }
  return pairs;
}

// Lines are crossed by the others in the order of their cells, so equal places are aligned.
bool find_skyscrapers(const FindTask& task, Digit digit, bool in_rows) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  const PairsOfPlaces pairs = pairs_in_lines(view, digit, in_rows);
  for (std::size_t i = 0; i < pairs.count; ++i) {
    for (std::size_t j = i + 1; j < pairs.count; ++j) {
      const House one = pairs.lines[i];
      const House other = pairs.lines[j];
      const unsigned places = view.places(one, digit);
      const unsigned others = view.places(other, digit);
      const unsigned aligned = places & others;
      if (std::popcount(aligned) != 1) continue;
      const CellSet start = cells_at(layout, one, places & ~aligned);
      const CellSet end = cells_at(layout, other, others & ~aligned);
      const CellSet eliminated = view.common_peers(start | end) & view.cells_of(digit);
      if (eliminated.empty()) continue;
      const Turbot turbot{
          digit, start, cells_at(layout, one, aligned), cells_at(layout, other, aligned), end,
          one,   other};
      if (!hand_over(turbot_step(view, task.technique, turbot, eliminated), task.sink))
        return false;
    }
  }
  return true;
}

struct Kite {
  Turbot turbot;
  CellSet eliminated;
};

// The kites of a row and a column with two places each, as `see(kite)`; false from it ends it.
template <typename See>
bool for_each_kite_of(const View& view, Digit digit, House row, House column, See see) {
  const Layout& layout = view.layout();
  const CellSet of_row = view.cells_of(digit, row);
  const CellSet of_column = view.cells_of(digit, column);
  if (of_row.intersects(of_column)) return true;
  for (const Cell row_mid : of_row) {
    for (const Cell column_mid : of_column) {
      if (layout.box_of(row_mid) != layout.box_of(column_mid)) continue;
      const CellSet row_end = of_row - CellSet::only(row_mid);
      const CellSet column_end = of_column - CellSet::only(column_mid);
      const CellSet crossing = layout.cells(layout.column_of(row_end.first())) &
                               layout.cells(layout.row_of(column_end.first()));
      const CellSet eliminated = crossing & view.cells_of(digit);
      if (eliminated.empty()) continue;
      const Turbot turbot{
          digit, row_end, CellSet::only(row_mid), CellSet::only(column_mid), column_end,
          row,   column};
      if (!see(Kite{turbot, eliminated})) return false;
    }
  }
  return true;
}

template <typename See>
bool for_each_kite(const View& view, See see) {
  for (const Digit digit : digits_with_dead_places(view)) {
    const PairsOfPlaces rows = pairs_in_lines(view, digit, true);
    if (rows.count == 0) continue;
    const PairsOfPlaces columns = pairs_in_lines(view, digit, false);
    for (std::size_t r = 0; r < rows.count; ++r) {
      for (std::size_t c = 0; c < columns.count; ++c) {
        if (!for_each_kite_of(view, digit, rows.lines[r], columns.lines[c], see)) return false;
      }
    }
  }
  return true;
}

bool find_turbots_of(const FindTask& task, Digit digit) {
  const View& view = task.view;
  const auto& pairs = conjugates_of(view, digit);
  SeenTurbots seen;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      const std::array<Cell, 2> ones = {pairs[i].one, pairs[i].other};
      const std::array<Cell, 2> others = {pairs[j].one, pairs[j].other};
      if (CellSet{ones[0], ones[1]}.intersects({others[0], others[1]})) continue;
      for (std::size_t mids = 0; mids < 4; ++mids) {
        const Cell one_mid = ones[mids / 2];
        const Cell other_mid = others[mids % 2];
        if (!view.layout().peers(one_mid).contains(other_mid)) continue;
        const Cell start = ones[1 - mids / 2];
        const Cell end = others[1 - mids % 2];
        const CellSet eliminated = view.common_peers({start, end}) & view.cells_of(digit);
        const Turbot turbot{digit, {start},        {one_mid},     {other_mid},
                            {end}, pairs[i].house, pairs[j].house};
        if (eliminated.empty() || !seen.is_new(turbot.cells(), eliminated)) continue;
        if (!hand_over(turbot_step(view, task.technique, turbot, eliminated), task.sink))
          return false;
      }
    }
  }
  return true;
}

// Are these two different kites over the same two cells of a box?
bool is_dual(const Kite& a, const Kite& b) {
  if ((a.turbot.start_mid | a.turbot.end_mid) != (b.turbot.start_mid | b.turbot.end_mid)) {
    return false;
  }
  return a.turbot.digit != b.turbot.digit || a.eliminated != b.eliminated;
}

}  // namespace

bool find_skyscraper(const FindTask& task) {
  for (const bool in_rows : {true, false}) {
    for (const Digit digit : digits_with_dead_places(task.view)) {
      if (!find_skyscrapers(task, digit, in_rows)) return false;
    }
  }
  return true;
}

bool find_two_string_kite(const FindTask& task) {
  return for_each_kite(task.view, [&](const Kite& kite) {
    return hand_over(turbot_step(task.view, task.technique, kite.turbot, kite.eliminated),
                     task.sink);
  });
}

bool find_turbot_fish(const FindTask& task) {
  for (const Digit digit : digits_with_dead_places(task.view)) {
    if (!find_turbots_of(task, digit)) return false;
  }
  return true;
}

bool find_dual_two_string_kite(const FindTask& task) {
  if (!task.options.duals) return true;
  std::vector<Kite> kites;
  for_each_kite(task.view, [&kites](const Kite& kite) {
    kites.push_back(kite);
    return true;
  });
  for (std::size_t i = 0; i < kites.size(); ++i) {
    for (std::size_t j = i + 1; j < kites.size(); ++j) {
      if (!is_dual(kites[i], kites[j])) continue;
      Step step = turbot_step(task.view, task.technique, kites[i].turbot, kites[i].eliminated);
      add_turbot(kites[j].turbot, step);
      eliminate_from(task.view, kites[j].eliminated, kites[j].turbot.digit, step);
      if (!hand_over(std::move(step), task.sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu
