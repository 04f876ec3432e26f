// Rows are filled one by one, those with few candidates first, until a template with the wanted
// candidate stands; all that it uses is alive. Rows and cells that see each other fill columns and
// boxes by counting; only extra regions have to be looked at.
#include "logic/facts_dead_places.h"

#include "logic/lazy_facts.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

// Few cells first, else from above.
bool is_first(CellSet a, CellSet b) {
  return a.size() != b.size() ? a.size() < b.size() : a.first() < b.first();
}

class TemplateSearch {
 public:
  TemplateSearch(const Layout& layout, CellSet candidates) : layout_(layout), all_(candidates) {
    for (int i = 0; i < layout.size(); ++i) {
      const CellSet cells = candidates & layout.cells(layout.row(i));
      if (!cells.empty()) rows_[count_++] = cells;
    }
    sort_stably(rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(count_), is_first);
  }

  // A template with this candidate; empty where there is none.
  CellSet with(Cell cell) {
    chosen_ = CellSet::only(cell);
    return fill(0, all_ - layout_.peers(cell)) ? chosen_ : CellSet();
  }

 private:
  bool fill(std::size_t row, CellSet free) {
    if (row == count_) return fills_regions();
    const CellSet cells = rows_[row] & free;
    if (cells.intersects(chosen_)) return fill(row + 1, free);
    for (const Cell cell : cells) {
      chosen_.insert(cell);
      if (fill(row + 1, free - layout_.peers(cell))) return true;
      chosen_.erase(cell);
    }
    return false;
  }

  [[nodiscard]] bool fills_regions() const {
    for (int i = 0; i < layout_.extra_region_count(); ++i) {
      const CellSet region = layout_.cells(layout_.region(i));
      if (region.intersects(all_) && !region.intersects(chosen_)) return false;
    }
    return true;
  }

  const Layout& layout_;
  CellSet all_;
  std::array<CellSet, kMaxSize> rows_{};
  std::size_t count_ = 0;
  CellSet chosen_;
};

CellSet find_dead_places(const Layout& layout, CellSet candidates) {
  TemplateSearch search(layout, candidates);
  CellSet dead;
  for (CellSet unknown = candidates; !unknown.empty();) {
    const Cell cell = unknown.first();
    const CellSet used = search.with(cell);
    if (used.empty()) dead.insert(cell);
    unknown -= used | CellSet::only(cell);
  }
  return dead;
}

}  // namespace

CellSet dead_places_of(const View& view, Digit digit) {
  DeadPlaces& known = view.lazy().dead_places;
  const auto i = static_cast<std::size_t>(digit.index());
  const CellSet candidates = view.cells_of(digit);
  if (known.of[i] != candidates) {
    known.of[i] = candidates;
    known.dead[i] = find_dead_places(view.layout(), candidates);
  }
  return known.dead[i];
}

DigitSet digits_with_dead_places(const View& view) {
  DigitSet digits;
  for (const Digit digit : view.layout().all_digits()) {
    if (!dead_places_of(view, digit).empty()) digits.insert(digit);
  }
  return digits;
}

}  // namespace shudu
