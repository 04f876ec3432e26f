#include "logic/facts_colors.h"

#include "logic/lazy_facts.h"

namespace shudu {
namespace {

// The components of one digit: from the lowest cell left, colours spread along the pairs.
class ColorsOfDigit {
 public:
  ColorsOfDigit(const View& view, Digit digit) : layout_(view.layout()) {
    for (const ConjugatePair& pair : conjugates_of(view, digit)) {
      partners_[at(pair.one)].insert(pair.other);
      partners_[at(pair.other)].insert(pair.one);
      linked_ |= CellSet{pair.one, pair.other};
    }
  }

  std::vector<ColorComponent> components() const {
    std::vector<ColorComponent> all;
    for (CellSet left = linked_; !left.empty();) {
      ColorComponent component = from(left.first());
      left -= component.cells[0] | component.cells[1];
      for (std::size_t color = 0; color < 2; ++color) {
        for (const Cell cell : component.cells[color]) {
          component.seen[color] |= layout_.peers(cell);
        }
      }
      all.push_back(component);
    }
    return all;
  }

 private:
  static std::size_t at(Cell cell) { return static_cast<std::size_t>(cell.index()); }

  ColorComponent from(Cell start) const {
    ColorComponent component;
    component.cells[0].insert(start);
    CellSet fresh = CellSet::only(start);
    for (std::size_t color = 1; !fresh.empty(); color = 1 - color) {
      CellSet next;
      for (const Cell cell : fresh) next |= partners_[at(cell)];
      fresh = next - component.cells[color];
      component.cells[color] |= fresh;
    }
    return component;
  }

  const Layout& layout_;
  std::array<CellSet, kMaxCells> partners_{};
  CellSet linked_;
};

Colors build_colors(const View& view) {
  Colors all;
  for (const Digit digit : view.layout().all_digits()) {
    if (conjugates_of(view, digit).empty()) continue;
    all[static_cast<std::size_t>(digit.value() - 1)] = ColorsOfDigit(view, digit).components();
  }
  return all;
}

}  // namespace

const Colors& colors_of(const View& view) {
  return view.lazy().colors.get(view.version(), [&] { return build_colors(view); });
}

}  // namespace shudu
