// Tested by tests/generator/backdoor_test.cpp.
#include "generator/direct_board.h"

namespace shudu {

DirectHouses::DirectHouses(const Layout& on, DirectRules rules) : layout(&on) {
  for (int h = 0; h < on.house_count(); ++h) houses.push_back(on.cells(House(h)));
  if (rules == DirectRules::kSingles) return;
  for (std::size_t a = 0; a < houses.size(); ++a) {
    for (std::size_t b = a + 1; b < houses.size(); ++b) {
      if ((houses[a] & houses[b]).size() < 2) continue;
      crossings.emplace_back(houses[a] - houses[b], houses[b] - houses[a]);
    }
  }
}

DirectBoard::DirectBoard(const DirectHouses& houses, const Grid& givens) : houses_(&houses) {
  for (const Digit digit : houses.layout->all_digits()) {
    places_[static_cast<std::size_t>(digit.index())] = houses.layout->all_cells();
  }
  for (const Cell cell : givens.filled()) place(cell, *givens[cell]);
}

void DirectBoard::place(Cell cell, Digit digit) {
  const CellSet only = CellSet::only(cell);
  for (CellSet& places : places_) places -= only;
  CellSet& own = places_[static_cast<std::size_t>(digit.index())];
  own -= houses_->layout->peers(cell);
  own |= only;
  placed_ |= only;
}

void DirectBoard::settle() {
  while (place_naked() || place_hidden() || strike_locked()) {
  }
}

bool DirectBoard::place_naked() {
  CellSet one, more;
  for (const CellSet places : places_) {
    more |= one & places;
    one |= places;
  }
  const CellSet naked = one - more - placed_;
  for (const Cell cell : naked) {
    for (const Digit digit : houses_->layout->all_digits()) {
      if (!places_[static_cast<std::size_t>(digit.index())].contains(cell)) continue;
      place(cell, digit);
      break;
    }
  }
  return !naked.empty();
}

bool DirectBoard::place_hidden() {
  bool found = false;
  for (const Digit digit : houses_->layout->all_digits()) {
    const CellSet& places = places_[static_cast<std::size_t>(digit.index())];
    for (const CellSet house : houses_->houses) {
      const CellSet left = places & house;
      if (left.size() != 1 || placed_.contains(left.first())) continue;
      place(left.first(), digit);
      found = true;
    }
  }
  return found;
}

bool DirectBoard::strike_locked() {
  bool found = false;
  for (CellSet& places : places_) {
    for (const auto& [rest_a, rest_b] : houses_->crossings) {
      const bool in_a = places.intersects(rest_a);
      const bool in_b = places.intersects(rest_b);
      // Both or neither: the places in common say nothing new.
      if (in_a == in_b) continue;
      places -= in_a ? rest_a : rest_b;
      found = true;
    }
  }
  return found;
}

}  // namespace shudu
