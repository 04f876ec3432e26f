// Law of leftovers: n boxes and n lines of one kind hold each digit equally often, n times. The
// cells that lie in both count for both. So what is left over, the innies of the boxes and the
// outies of the lines, holds the same digits equally often; what follows is in equal_sets.h. The
// law is at its best where boxes are irregular; with regular boxes only a line and a box that cross
// leave few cells over, and the law says there what locked candidates say.
//
// Looked for are leftovers of six cells at most on either side, none of which contain the leftovers
// of fewer houses. Order: rows before columns, fewer houses first, lines, then boxes as numbered.
// In the step: `base` the boxes, `cover` the lines; else as in equal_sets.h.
// Source: Bob Hanson, "law of leftovers" (2006); innies and outies are the terms of killer sudoku.
// Tests: tests/cases, tests/logic/counting_test.cpp.
#include "logic/equal_sets.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

constexpr int kMostLeftovers = 6;

std::vector<House> houses_of(unsigned numbers, int first) {
  std::vector<House> houses;
  for (; numbers != 0; numbers &= numbers - 1) {
    houses.emplace_back(first + std::countr_zero(numbers));
  }
  return houses;
}

CellSet cells_of(const Layout& layout, unsigned numbers, int first) {
  CellSet cells;
  for (; numbers != 0; numbers &= numbers - 1) {
    cells |= layout.cells(House(first + std::countr_zero(numbers)));
  }
  return cells;
}

class Leftovers {
 public:
  explicit Leftovers(const Layout& layout) : layout_(layout) {}

  // Lines of one kind with boxes; `first` is the first line's number.
  void add(int first) {
    const int most = layout_.is_jigsaw() ? layout_.size() / 2 : 1;
    const unsigned all = layout_.all_digits().bits();
    for (int n = 1; n <= most; ++n) {
      for_each_subset(all, n, [&](unsigned lines) {
        const CellSet in_lines = cells_of(layout_, lines, first);
        return for_each_subset(all, n, [&](unsigned boxes) {
          add_pair({lines, in_lines, first}, boxes);
          return true;
        });
      });
    }
  }

  [[nodiscard]] const std::vector<EqualSets>& all() const { return all_; }

 private:
  struct Lines {
    unsigned numbers;
    CellSet cells;
    int first;
  };

  void add_pair(const Lines& lines, unsigned boxes) {
    const int first_box = 2 * layout_.size();
    const CellSet in_boxes = cells_of(layout_, boxes, first_box);
    const CellSet innies = in_boxes - lines.cells;
    const CellSet outies = lines.cells - in_boxes;
    if (innies.empty() || innies.size() > kMostLeftovers || contains_known(innies, outies)) return;
    all_.push_back(
        {houses_of(boxes, first_box), houses_of(lines.numbers, lines.first), innies, outies});
  }

  [[nodiscard]] bool contains_known(CellSet innies, CellSet outies) const {
    return std::any_of(all_.begin(), all_.end(), [&](const EqualSets& known) {
      return (innies.contains_all(known.in_base) && outies.contains_all(known.in_cover)) ||
             (outies.contains_all(known.in_base) && innies.contains_all(known.in_cover));
    });
  }

  const Layout& layout_;
  std::vector<EqualSets> all_;
};

}  // namespace

bool find_law_of_leftover(const FindTask& task) {
  Leftovers leftovers(task.view.layout());
  leftovers.add(0);
  leftovers.add(task.view.layout().size());
  for (const EqualSets& sets : leftovers.all()) {
    if (task.options.is_stopped()) return true;
    if (!hand_over_equal_sets(task, sets)) return false;
  }
  return true;
}

}  // namespace shudu
