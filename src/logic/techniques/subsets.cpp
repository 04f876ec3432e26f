// Subsets of a house: n cells that hold n digits together (naked), or n digits that fit n cells
// only (hidden). A naked pair or triple inside a mini-line that removes something from the line and
// from the box is called locked.
//
// Cells may have fewer candidates than the set has digits, even one. Naked sets remove their digits
// from every house that holds all their cells; hidden ones all else from their cells.
// Order: boxes, rows, columns, extra regions; in a house the sets of cells (naked) or digits
// (hidden) lexicographically. A set of cells in two houses is reported in the first.
#include <array>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

// Houses that hold all the cells.
std::vector<House> houses_around(const Layout& layout, CellSet cells) {
  std::vector<House> houses;
  for (const House house : layout.houses_of(cells.first())) {
    if (layout.cells(house).contains_all(cells)) houses.push_back(house);
  }
  return houses;
}

// Sets of n of the items that have exactly n bits together, lexicographically; a start with too
// many bits is not gone on with. Items are cells by place with digits, or digits with places.
class LockedSets {
 public:
  explicit LockedSets(int n) : n_(n) {}

  void add(int item, unsigned bits) {
    if (bits == 0 || std::popcount(bits) > n_) return;
    items_[count_] = 1U << item;
    bits_[count_++] = bits;
  }

  /// Calls `see(items, bits)` for each; false from it ends it.
  template <typename See>
  bool for_each(See see) const {
    return extend(0, n_, 0, 0, see);
  }

 private:
  template <typename See>
  bool extend(std::size_t from, int more, unsigned items, unsigned bits, See& see) const {
    if (more == 0) return std::popcount(bits) != n_ || see(items, bits);
    for (std::size_t i = from; i + static_cast<std::size_t>(more) <= count_; ++i) {
      const unsigned united = bits | bits_[i];
      if (std::popcount(united) > n_) continue;
      if (!extend(i + 1, more - 1, items | items_[i], united, see)) return false;
    }
    return true;
  }

  int n_;
  std::size_t count_ = 0;
  std::array<unsigned, kMaxSize> items_{};
  std::array<unsigned, kMaxSize> bits_{};
};

bool removes(const View& view, CellSet cells, DigitSet digits, const std::vector<House>& around) {
  for (const House house : around) {
    const CellSet others = view.layout().cells(house) - cells;
    for (const Digit digit : digits) {
      if (others.intersects(view.cells_of(digit))) return true;
    }
  }
  return false;
}

// Calls `see(houses around, step)` for the naked sets of n cells of a house, while it returns true.
template <typename See>
bool find_naked(const View& view, const Technique& technique, House house, int n, See see) {
  const Layout& layout = view.layout();
  LockedSets sets(n);
  int place = 0;
  for (const Cell cell : layout.cell_list(house)) sets.add(place++, view.candidates(cell).bits());
  return sets.for_each([&](unsigned places, unsigned bits) {
    const CellSet cells = cells_at(layout, house, places);
    const DigitSet digits = DigitSet::from_bits(bits);
    const std::vector<House> around = houses_around(layout, cells);
    if (!removes(view, cells, digits, around)) return true;
    Step step = step_of(technique, digits, cells);
    for (const Cell cell : cells) {
      for (const Digit digit : view.candidates(cell)) step.marks.push_back({{cell, digit}});
    }
    step.base = {house};
    for (const House other : around) {
      for (const Digit digit : digits) {
        eliminate_from(view, layout.cells(other) - cells, digit, step);
      }
    }
    return see(around, std::move(step));
  });
}

// Does the step remove something from the house, outside the other?
bool reaches(const Layout& layout, const Step& step, House into, House but_not) {
  for (const Candidate& gone : step.eliminations) {
    if (layout.cells(into).contains(gone.cell) && !layout.cells(but_not).contains(gone.cell)) {
      return true;
    }
  }
  return false;
}

bool is_locked(const Layout& layout, House house, const std::vector<House>& around,
               const Step& step) {
  if (layout.kind(house) != HouseKind::kBox) return false;
  for (const House line : around) {
    if (line == house) continue;
    if (reaches(layout, step, line, house) && reaches(layout, step, house, line)) return true;
  }
  return false;
}

// Has the set been seen from a house before this one?
bool is_seen_before(const Layout& layout, House house, const std::vector<House>& around) {
  for (const House other : around) {
    const bool is_before =
        layout.kind(other) == HouseKind::kBox && layout.kind(house) != HouseKind::kBox;
    if (is_before || (other < house && layout.kind(house) == HouseKind::kRegion)) return true;
  }
  return false;
}

bool has_others(const View& view, CellSet cells, DigitSet digits) {
  for (const Cell cell : cells) {
    if (!digits.contains_all(view.candidates(cell))) return true;
  }
  return false;
}

// Digits that fit these cells of the house only.
Step hidden_step(const View& view, const Technique& technique, House house, CellSet cells,
                 DigitSet digits) {
  Step step = step_of(technique, digits, cells);
  step.base = {house};
  for (const Cell cell : cells) {
    for (const Digit digit : view.candidates(cell)) {
      if (digits.contains(digit)) {
        step.marks.push_back({{cell, digit}});
      } else {
        step.eliminations.push_back({cell, digit});
      }
    }
  }
  return step;
}

}  // namespace

bool find_locked_set(const FindTask& task) {
  const Layout& layout = task.view.layout();
  const int n = task.technique.parameters.size;
  for (int h = 0; h < layout.size(); ++h) {
    const House box = layout.box(h);
    const auto see = [&](const std::vector<House>& around, Step&& step) {
      if (!is_locked(layout, box, around, step)) return true;
      for (const House other : around) {
        if (other != box) step.cover.push_back(other);
      }
      return hand_over(std::move(step), task.sink);
    };
    if (!find_naked(task.view, task.technique, box, n, see)) return false;
  }
  return true;
}

bool find_naked_set(const FindTask& task) {
  const Layout& layout = task.view.layout();
  const int n = task.technique.parameters.size;
  for (int h = 0; h < layout.house_count(); ++h) {
    const House house = house_in_order(layout, h);
    const auto see = [&](const std::vector<House>& around, Step&& step) {
      if (is_seen_before(layout, house, around)) return true;
      if (n <= 3 && is_locked(layout, house, around, step)) return true;
      return hand_over(std::move(step), task.sink);
    };
    if (!find_naked(task.view, task.technique, house, n, see)) return false;
  }
  return true;
}

bool find_hidden_set(const FindTask& task) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  const int n = task.technique.parameters.size;
  for (int h = 0; h < layout.house_count(); ++h) {
    const House house = house_in_order(layout, h);
    LockedSets sets(n);
    for (const Digit digit : layout.all_digits())
      sets.add(digit.index(), view.places(house, digit));
    const bool goes_on = sets.for_each([&](unsigned items, unsigned places) {
      const DigitSet digits = DigitSet::from_bits(items);
      const CellSet cells = cells_at(layout, house, places);
      if (!has_others(view, cells, digits)) return true;
      return hand_over(hidden_step(view, task.technique, house, cells, digits), task.sink);
    });
    if (!goes_on) return false;
  }
  return true;
}

}  // namespace shudu
