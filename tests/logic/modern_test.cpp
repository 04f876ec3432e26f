// Modern patterns: what is claimed of their shapes, by trying everything; that plain searches find
// nothing more; and every step held to a solution, on every layout.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "logic/positions.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

const std::vector<std::string>& modern_slugs() {
  static const std::vector<std::string> kSlugs = {"bivalue-oddagon", "tridagon", "firework-triple",
                                                  "firework-quadruple", "firework-pair"};
  return kSlugs;
}

TEST(Modern, StepsAgreeWithASolutionOnEveryLayout) {
  Rng rng(27);
  std::vector<long> counts(modern_slugs().size());
  const std::vector<Layout> layouts = all_layouts();
  for (const Layout& layout : layouts) {
    for (int i = 0; i < by_build(120, 2); ++i) {
      const Position position = random_position(layout, rng);
      for (std::size_t t = 0; t < modern_slugs().size(); ++t) {
        const std::vector<Step> steps = some_steps(position.view, modern_slugs()[t], 500);
        expect_sound_and_distinct(position, steps);
        counts[t] += static_cast<long>(steps.size());
      }
    }
  }
  for (std::size_t t = 0; t < modern_slugs().size(); ++t) {
    std::printf("%s %ld\n", modern_slugs()[t].c_str(), counts[t]);
  }
}

// Twelve cells of the boxes 1, 2, 4 and 5, three of each box.
std::vector<Cell> shape_of(int number) {
  constexpr std::array<std::array<int, 3>, 6> kColumns = {
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  std::vector<Cell> cells;
  for (int box = 0; box < 4; ++box, number /= 6) {
    const auto& columns = kColumns.at(static_cast<std::size_t>(number % 6));
    for (int row = 0; row < 3; ++row) {
      cells.push_back(
          Cell::at(box / 2 * 3 + row, box % 2 * 3 + columns.at(static_cast<std::size_t>(row)), 9));
    }
  }
  return cells;
}

// Can the cells be filled with three digits, none twice where cells see each other?
bool is_three_colorable(const std::vector<Cell>& cells) {
  std::vector<int> colors(cells.size(), -1);
  const std::function<bool(std::size_t)> color = [&](std::size_t at) {
    if (at == cells.size()) return true;
    for (int c = 0; c < 3; ++c) {
      bool fits = true;
      for (std::size_t i = 0; i < at; ++i) {
        fits &= colors[i] != c || !Layout::classic().peers(cells[at]).contains(cells[i]);
      }
      colors[at] = c;
      if (fits && color(at + 1)) return true;
    }
    return false;
  };
  return color(0);
}

TEST(Tridagon, IsFoundWhereThreeDigitsDoNotFillTheShape) {
  int impossible = 0;
  int tried = 0;
  // By 13 each box has each of its patterns, and half of the shapes are odd, too.
  for (int number = by_build(0, 4); number < 6 * 6 * 6 * 6; number += by_build(1, 13)) {
    ++tried;
    const std::vector<Cell> cells = shape_of(number);
    Pencilmarks marks(9);
    for (const Cell cell : Layout::classic().all_cells())
      marks.set(cell, DigitSet::from_bits(0x1F0));
    for (const Cell cell : cells) marks.set(cell, DigitSet::first_n(3));
    marks.set(cells.back(), DigitSet::first_n(4));
    const View view(Layout::classic(), Grid(9), Grid(9), marks);
    const std::vector<Step> steps = all_steps(view, *find_technique("tridagon"));
    if (is_three_colorable(cells)) {
      EXPECT_TRUE(steps.empty()) << number;
      continue;
    }
    ++impossible;
    ASSERT_EQ(steps.size(), 1U) << number;
    EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{cells.back(), Digit(4)}}));
  }
  EXPECT_EQ(tried, by_build(1296, 100));
  EXPECT_EQ(impossible, tried / 2);  // as many patterns of a box are odd as even
}

// Candidates of the first digits as they come, so many of a hundred; what a shape is does not hang
// on there being a solution.
View view_of_any_marks(Rng& rng, int digit_count, std::uint64_t percent) {
  Pencilmarks marks(9);
  for (const Cell cell : Layout::classic().all_cells()) {
    DigitSet digits;
    for (const Digit digit : DigitSet::first_n(digit_count)) {
      if (rng.below(100) < percent) digits.insert(digit);
    }
    marks.set(cell, digits);
  }
  return {Layout::classic(), Grid(9), Grid(9), marks};
}

using CellsAndDigits = std::pair<std::vector<int>, unsigned>;

CellsAndDigits cells_and_digits(const std::vector<Cell>& cells, DigitSet digits) {
  CellsAndDigits found;
  for (const Cell cell : cells) found.first.push_back(cell.index());
  found.second = digits.bits();
  return found;
}

// The digit has no place in the house but in these cells, and it is not filled in there.
bool is_confined(const View& view, House house, Digit digit, CellSet cells) {
  for (const Cell cell : view.layout().cells(house)) {
    if (view.grid().value_at(cell) == digit.value()) return false;
  }
  return cells.contains_all(view.cells_of(digit, house));
}

bool is_firework(const View& view, Digit digit, Cell x, Cell y, Cell z) {
  const Layout& layout = view.layout();
  const CellSet box = layout.cells(layout.box_of(x));
  return is_confined(view, layout.row_of(x), digit, box | CellSet::only(y)) &&
         is_confined(view, layout.column_of(x), digit, box | CellSet::only(z));
}

// The digits with a firework from x to y in its row and z in its column.
DigitSet fireworks_of(const View& view, Cell x, Cell y, Cell z) {
  DigitSet fireworks;
  for (const Digit digit : view.layout().all_digits()) {
    if (is_firework(view, digit, x, y, z)) fireworks.insert(digit);
  }
  return fireworks;
}

// The triples whose cells hold something else, by trying all cells.
std::set<CellsAndDigits> plain_triples(const View& view) {
  const Layout& layout = view.layout();
  std::set<CellsAndDigits> plain;
  for (const Cell x : view.open_cells()) {
    const CellSet away = view.open_cells() - layout.cells(layout.box_of(x));
    for (const Cell y : layout.cells(layout.row_of(x)) & away) {
      for (const Cell z : layout.cells(layout.column_of(x)) & away) {
        const DigitSet fireworks = fireworks_of(view, x, y, z);
        const DigitSet all = view.candidates(x) | view.candidates(y) | view.candidates(z);
        const bool are_used =
            view.candidates(y).intersects(fireworks) && view.candidates(z).intersects(fireworks);
        if (fireworks.size() != 3 || !are_used || (all - fireworks).empty()) continue;
        plain.insert(cells_and_digits({x, y, z}, fireworks));
      }
    }
  }
  return plain;
}

TEST(Fireworks, TriplesAreAllThatAPlainSearchFinds) {
  Rng rng(3);
  std::size_t count = 0;
  for (int i = 0; i < by_build(60, 5); ++i) {
    const View view = view_of_any_marks(rng, 9, 14);
    std::set<CellsAndDigits> found;
    for (const Step& step : all_steps(view, *find_technique("firework-triple"))) {
      found.insert(cells_and_digits(step.cells, step.digits));
    }
    const std::set<CellsAndDigits> plain = plain_triples(view);
    for (const CellsAndDigits& one : plain) EXPECT_EQ(found.count(one), 1U);
    count += plain.size();
  }
  EXPECT_GE(count, 5U);
}

// Five cells in a ring: each sees the next and nobody else.
bool is_ring(const Layout& layout, const std::vector<Cell>& ring) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    for (std::size_t j = i + 1; j < ring.size(); ++j) {
      const bool are_neighbours = j == i + 1 || (i == 0 && j + 1 == ring.size());
      if (layout.peers(ring[i]).contains(ring[j]) != are_neighbours) return false;
    }
  }
  return ring.size() == 5;
}

// Is the cell one of such a ring, whose other cells are of `twos`?
bool is_in_ring(const Layout& layout, std::vector<Cell>& ring, CellSet twos) {
  if (ring.size() == 5) return is_ring(layout, ring);
  for (const Cell next : twos& layout.peers(ring.back())) {
    ring.push_back(next);
    const bool is_there = is_in_ring(layout, ring, twos - CellSet::only(next));
    ring.pop_back();
    if (is_there) return true;
  }
  return false;
}

// Cells that a ring of five with otherwise only cells of the two digits solves, by trying all.
CellSet solved_by_rings(const View& view, DigitSet pair) {
  CellSet usable = view.open_cells();
  for (const Digit digit : pair) usable &= view.cells_of(digit);
  const CellSet twos = usable & view.bivalue_cells();
  CellSet solved;
  for (const Cell last : usable - twos) {
    std::vector<Cell> ring = {last};
    if (twos.size() >= 4 && is_in_ring(view.layout(), ring, twos)) solved.insert(last);
  }
  return solved;
}

using Candidates = std::vector<Candidate>;

Digit last_of(DigitSet pair) { return (pair - DigitSet::only(pair.first())).first(); }

template <typename See>
void for_each_pair(See see) {
  for (int a = 1; a < 9; ++a) {
    for (int b = a + 1; b <= 9; ++b) see(DigitSet{Digit(a), Digit(b)});
  }
}

// Is there a step of a ring of the pair in which only the last cell has other digits, too?
bool has_ring(const std::vector<Step>& steps, const View& view, DigitSet pair, Cell last) {
  const DigitSet extras = view.candidates(last) - pair;
  return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
    if (step.digits != pair) return false;
    if (extras.size() == 1) return step.placements == Candidates{{last, extras.first()}};
    return step.eliminations == Candidates{{last, pair.first()}, {last, last_of(pair)}};
  });
}

TEST(Oddagons, RingsOfFiveWithOneFurtherCellAreAllFound) {
  Rng rng(5);
  long rings = 0;
  for (int i = 0; i < by_build(60, 4); ++i) {
    const View view = view_of_any_marks(rng, 3, 45);
    const std::vector<Step> steps = all_steps(view, *find_technique("bivalue-oddagon"));
    for_each_pair([&](DigitSet pair) {
      for (const Cell last : solved_by_rings(view, pair)) {
        ++rings;
        EXPECT_TRUE(has_ring(steps, view, pair, last)) << i;
      }
    });
  }
  EXPECT_GE(rings, 5);
}

}  // namespace
}  // namespace shudu::test
