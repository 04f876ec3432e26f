// Tested in tests/logic/view_test.cpp: after any changes the facts are those of a view built anew.
#include "shudu/logic/view.h"

#include <cassert>

#include "logic/lazy_facts.h"

namespace shudu {
namespace {

Pencilmarks marks_of_givens(const Layout& layout, const Grid& givens) {
  Pencilmarks marks(layout.size());
  for (const Cell cell : givens.filled()) {
    for (const Cell peer : layout.peers(cell)) marks.erase(peer, *givens[cell]);
  }
  return marks;
}

}  // namespace

View::View(const Layout& layout, const Grid& givens)
    : View(layout, givens, givens, marks_of_givens(layout, givens)) {}

View::View(const Layout& layout, const Grid& givens, const Grid& grid, const Pencilmarks& marks)
    : layout_(&layout),
      givens_(givens),
      grid_(grid),
      marks_(marks),
      lazy_(std::make_unique<LazyFacts>()) {
  assert(layout.size() == grid.size() && layout.size() == marks.size());
  build();
}

View::View(const View& other)
    : layout_(other.layout_),
      givens_(other.givens_),
      grid_(other.grid_),
      marks_(other.marks_),
      open_(other.open_),
      bivalue_(other.bivalue_),
      trivalue_(other.trivalue_),
      of_digit_(other.of_digit_),
      places_(other.places_),
      bit_in_house_(other.bit_in_house_),
      version_(other.version_),
      lazy_(std::make_unique<LazyFacts>()) {}

View& View::operator=(const View& other) {
  if (this != &other) *this = View(other);
  return *this;
}

View::View(View&& other) noexcept = default;
View& View::operator=(View&& other) noexcept = default;
View::~View() = default;

void View::build() {
  for (int h = 0; h < layout_->house_count(); ++h) {
    HousePlaces bit = 1;
    for (const Cell cell : layout_->cell_list(House(h))) {
      const auto houses = layout_->houses_of(cell);
      for (std::size_t k = 0; k < houses.size(); ++k) {
        if (houses[k] == House(h)) bit_in_house_[static_cast<std::size_t>(cell.index())][k] = bit;
      }
      bit = static_cast<HousePlaces>(bit << 1U);
    }
  }
  for (const Cell cell : layout_->all_cells()) {
    if (!grid_.is_blank(cell)) {
      marks_.set(cell, {});
      continue;
    }
    open_.insert(cell);
    note_size(cell);
    const auto houses = layout_->houses_of(cell);
    for (const Digit digit : marks_[cell]) {
      of_digit_[index(digit)].insert(cell);
      for (std::size_t k = 0; k < houses.size(); ++k) {
        places_[static_cast<std::size_t>(houses[k].index())][index(digit)] |=
            bit_in_house_[static_cast<std::size_t>(cell.index())][k];
      }
    }
  }
}

void View::note_size(Cell cell) {
  const int size = marks_[cell].size();
  if (size == 2) {
    bivalue_.insert(cell);
  } else {
    bivalue_.erase(cell);
  }
  if (size == 3) {
    trivalue_.insert(cell);
  } else {
    trivalue_.erase(cell);
  }
}

// Takes a candidate out of the base facts but for the sizes.
void View::forget(Cell cell, Digit digit) {
  marks_.erase(cell, digit);
  of_digit_[index(digit)].erase(cell);
  const auto houses = layout_->houses_of(cell);
  for (std::size_t k = 0; k < houses.size(); ++k) {
    HousePlaces& places = places_[static_cast<std::size_t>(houses[k].index())][index(digit)];
    places = static_cast<HousePlaces>(places &
                                      ~bit_in_house_[static_cast<std::size_t>(cell.index())][k]);
  }
}

void View::eliminate(Candidate candidate) {
  if (!has(candidate)) return;
  forget(candidate.cell, candidate.digit);
  note_size(candidate.cell);
  ++version_;
}

void View::place(Cell cell, Digit digit) {
  assert(grid_.is_blank(cell));
  for (const Digit other : marks_[cell]) forget(cell, other);
  note_size(cell);
  open_.erase(cell);
  grid_.place(cell, digit);
  for (const Cell peer : layout_->peers(cell) & of_digit_[index(digit)]) {
    forget(peer, digit);
    note_size(peer);
  }
  ++version_;
}

void View::apply(const Step& step) {
  for (const Candidate& candidate : step.eliminations) eliminate(candidate);
  for (const Candidate& candidate : step.placements) place(candidate.cell, candidate.digit);
}

DigitSet View::allowed(Cell cell) const {
  DigitSet digits = layout_->all_digits();
  for (const Cell peer : layout_->peers(cell) - open_) {
    if (!grid_.is_blank(peer)) digits.erase(*grid_[peer]);
  }
  return digits;
}

CellSet View::common_peers(CellSet cells) const {
  CellSet common = layout_->all_cells();
  for (const Cell cell : cells) common &= layout_->peers(cell);
  return common;
}

bool View::is_contradictory() const {
  for (const Cell cell : open_) {
    if (marks_[cell].empty()) return true;
  }
  for (int h = 0; h < layout_->house_count(); ++h) {
    DigitSet filled;
    for (const Cell cell : layout_->cells(House(h)) - open_) filled.insert(*grid_[cell]);
    for (const Digit digit : layout_->all_digits() - filled) {
      if (places(House(h), digit) == 0) return true;
    }
  }
  return false;
}

}  // namespace shudu
