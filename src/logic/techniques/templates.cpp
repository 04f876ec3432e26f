// Templates: a template of a digit is a way to place all its copies, one in each house, where it
// stands already or is a candidate. A cell in all templates of a digit is a place of it and bars
// the templates of the other digits that use it; so on until nothing changes. Then cells in all
// templates are set, candidates in none deleted.
//
// Templates are not listed (there may be 46656): for each candidate in no template so far one that
// uses it is searched, always in the house with the fewest places left, and all its cells are
// ticked off. Each template has one cell of each row, so a cell is in all of them when it is the
// only one of its row that is in any. This wants nothing but a stack of n positions, in every
// layout.
//
// Order: digits; one step a digit, which holds all its cells. In the step: `cells` are those set or
// cleared, `marks` the candidates in some template (pattern). Where a digit has no template at all
// there is no solution and no step. Tests: tests/cases, tests/logic/templates_test.cpp.
#include <array>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

class TemplatesOfDigit {
 public:
  TemplatesOfDigit(const View& view, Digit digit) : layout_(view.layout()) {
    CellSet barred;
    for (const Cell cell : layout_.all_cells() - view.open_cells()) {
      if (view.grid()[cell] != digit) continue;
      barred |= layout_.peers(cell);
      for (const House house : layout_.houses_of(cell)) is_filled_[at(house)] = true;
    }
    free_ = view.cells_of(digit) - barred;
    for (int h = 0; h < layout_.house_count(); ++h) {
      if (!is_filled_[at(House(h))]) houses_[house_count_++] = House(h);
    }
  }

  // Is every copy placed?
  [[nodiscard]] bool is_complete() const { return house_count_ == 0; }
  // Open cells in at least one template, of the last search.
  [[nodiscard]] CellSet in_some() const { return in_some_; }
  // Open cells in all templates.
  [[nodiscard]] CellSet in_all() const {
    CellSet all;
    for (int r = 0; r < layout_.size(); ++r) {
      const CellSet of_row = in_some_ & layout_.cells(layout_.row(r));
      if (of_row.size() == 1) all |= of_row;
    }
    return all;
  }
  // Takes cells away; true: some template may be gone.
  bool bar(CellSet cells) {
    if (!free_.intersects(cells)) return false;
    free_ -= cells;
    return true;
  }

  // False: there is no template.
  bool search() {
    in_some_ = CellSet();
    if (is_complete()) return true;
    for (const Cell cell : free_) {
      if (in_some_.contains(cell)) continue;
      const CellSet rest = free_ - layout_.peers(cell);
      CellSet found;
      if (extend(rest - CellSet::only(cell), CellSet::only(cell), found)) in_some_ |= found;
    }
    free_ = in_some_;
    return !in_some_.empty();
  }

 private:
  static std::size_t at(House house) { return static_cast<std::size_t>(house.index()); }

  // Completes the chosen cells from those left; `found` gets the template.
  bool extend(CellSet left, CellSet chosen, CellSet& found) const {
    CellSet fewest;
    int count = kMaxSize + 1;
    for (std::size_t i = 0; i < house_count_; ++i) {
      const CellSet cells = layout_.cells(houses_[i]);
      if (cells.intersects(chosen)) continue;
      const CellSet places = left & cells;
      const int size = places.size();
      if (size == 0) return false;
      if (size >= count) continue;
      count = size;
      fewest = places;
      if (count == 1) break;
    }
    if (count > kMaxSize) {
      found = chosen;
      return true;
    }
    for (const Cell cell : fewest) {
      const CellSet more = chosen | CellSet::only(cell);
      if (extend(left - layout_.peers(cell) - CellSet::only(cell), more, found)) return true;
      left.erase(cell);
    }
    return false;
  }

  const Layout& layout_;
  CellSet free_;
  CellSet in_some_;
  std::array<House, kMaxHouses> houses_{};
  std::size_t house_count_ = 0;
  std::array<bool, kMaxHouses> is_filled_{};
};

// The templates of all digits, each by what the others left of it.
class AllTemplates {
 public:
  explicit AllTemplates(const View& view) : digits_(view.layout().all_digits()) {
    templates_.reserve(kMaxSize);
    for (const Digit digit : digits_) templates_.emplace_back(view, digit);
  }

  // False: some digit has none.
  bool settle() {
    DigitSet changed = digits_;
    while (!changed.empty()) {
      const Digit digit = changed.first();
      changed.erase(digit);
      if (!of(digit).search()) return false;
      const CellSet own = of(digit).in_all();
      for (const Digit other : digits_) {
        if (other != digit && of(other).bar(own)) changed.insert(other);
      }
    }
    return true;
  }

  TemplatesOfDigit& of(Digit digit) {
    return templates_[static_cast<std::size_t>(digit.value() - 1)];
  }

 private:
  DigitSet digits_;
  std::vector<TemplatesOfDigit> templates_;
};

}  // namespace

bool find_template_set(const FindTask& task) {
  AllTemplates all(task.view);
  if (!all.settle()) return true;
  for (const Digit digit : task.view.layout().all_digits()) {
    const CellSet set = all.of(digit).in_all();
    if (set.empty()) continue;
    Step step = step_of(task.technique, DigitSet::only(digit), set);
    add_marks(all.of(digit).in_some(), digit, MarkRole::kPattern, step);
    for (const Cell cell : set) step.placements.push_back({cell, digit});
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

bool find_template_delete(const FindTask& task) {
  const View& view = task.view;
  AllTemplates all(view);
  if (!all.settle()) return true;
  for (const Digit digit : view.layout().all_digits()) {
    const CellSet in_some = all.of(digit).in_some();
    const CellSet deleted = view.cells_of(digit) - in_some;
    if (deleted.empty()) continue;
    Step step = step_of(task.technique, DigitSet::only(digit), deleted);
    add_marks(in_some, digit, MarkRole::kPattern, step);
    eliminate_from(view, deleted, digit, step);
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

}  // namespace shudu
