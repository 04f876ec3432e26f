#include "rating/hodoku_singles.h"

#include <algorithm>

#include "shudu/core/as_index.h"

namespace shudu {
namespace {}  // namespace

HodokuSingles::HodokuSingles(const Grid& givens) : marks_(9), open_(layout_.all_cells()) {
  for (const Cell cell : open_) marks_.set(cell, layout_.all_digits());
  cells_of_.fill(open_);
  for (const Cell cell : givens.filled()) place(cell, *givens[cell]);
}

// Houses of a cell are listed as row, column, box.
void HodokuSingles::leave_houses(Candidate candidate, bool is_entered) {
  CellSet& cells = cells_of_[as_index(candidate.digit)];
  cells.erase(candidate.cell);
  if (is_entered) return;
  for (const House house : layout_.houses_of(candidate.cell)) {
    const CellSet left = cells & layout_.cells(house);
    if (left.size() == 1) hidden_.push_back({left.first(), candidate.digit});
  }
}

void HodokuSingles::eliminate(Candidate candidate) {
  DigitSet digits = marks_[candidate.cell];
  if (!digits.contains(candidate.digit)) return;
  digits.erase(candidate.digit);
  marks_.set(candidate.cell, digits);
  leave_houses(candidate, false);
  if (digits.size() == 1) naked_.push_back({candidate.cell, digits.first()});
}

void HodokuSingles::place(Cell cell, Digit digit) {
  if (!open_.contains(cell)) return;
  open_.erase(cell);
  for (const Cell peer : layout_.peers(cell) & cells_of_[as_index(digit)]) eliminate({peer, digit});
  for (const Digit other : marks_[cell]) leave_houses({cell, other}, other == digit);
  marks_.set(cell, DigitSet());
}

bool HodokuSingles::is_valid(Candidate entry) const {
  return marks_[entry.cell].contains(entry.digit);
}

bool HodokuSingles::is_last_of_a_house(Cell cell) const {
  const auto houses = layout_.houses_of(cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return (layout_.cells(house) & open_).size() == 1; });
}

std::optional<Candidate> HodokuSingles::take_full_house() {
  const auto entry = std::find_if(naked_.begin(), naked_.end(), [&](Candidate it) {
    return is_valid(it) && is_last_of_a_house(it.cell);
  });
  if (entry == naked_.end()) return std::nullopt;
  const Candidate found = *entry;
  naked_.erase(entry);
  return found;
}

std::optional<Candidate> HodokuSingles::take(Queue& queue) {
  while (!queue.empty()) {
    const Candidate entry = queue.front();
    queue.pop_front();
    if (is_valid(entry)) return entry;
  }
  return std::nullopt;
}

std::optional<Candidate> HodokuSingles::take_naked() { return take(naked_); }

std::optional<Candidate> HodokuSingles::take_hidden() { return take(hidden_); }

}  // namespace shudu
