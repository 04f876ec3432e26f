// Bent sets: n cells of two houses that cross, with n digits between them, of which all but one, z,
// are restricted: the places of such a digit in the set all see each other, so that it stands there
// once at most. These n - 1 digits fill n - 1 cells at most; so z is in the set, and goes from what
// sees all its places in it. It is an ALS-XZ told without its two almost locked sets.
//
//   wxyz-wing ... rstuvwxyz-wing   4 to 9 cells; one of the houses is a box, the other crosses it
//   bent-subset                    4 cells or more in two houses that are no boxes, a row and a
//                                  column for one, and not in a box and a line as well
//
// Three cells make an XYZ-wing or an XY-wing. Cells with a single candidate are left out, and so is
// a set with k cells in it that have k digits or fewer: these say as much by themselves. Then a
// cell of the crossing is always among the others, the hinge, which sees all of them: without one
// in it no restricted digit would be on both sides, and a side would have no digit to spare.
#include <unordered_set>
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/bent.h"

// Step: cells of the crossing, then the others of the line, then those of the box; base the line,
// cover the box; digits all of the set; marks kPattern on z. Order: lines, boxes, then cells depth
// first, those of the crossing first. A set that lies in two pairs of houses stands once.
// Source: the WXYZ-wing of the Player's Forum (2005-06), its larger forms and the name "bent naked
// set" from there. Tests: tests/cases, tests/logic/bent_sets_test.cpp.

namespace shudu {
namespace {

class BentSearch {
 public:
  explicit BentSearch(const FindTask& task) : task_(task), view_(task.view) {}

  int least = 4;
  int most = 4;
  bool has_box = true;

  bool run() {
    const Layout& layout = view_.layout();
    for (int a = 0; a < layout.house_count(); ++a) {
      if (layout.kind(House(a)) == HouseKind::kBox) continue;
      for (int b = 0; b < layout.house_count(); ++b) {
        if ((layout.kind(House(b)) == HouseKind::kBox) != has_box) continue;
        if (!has_box && b <= a) continue;
        if (!search(House(a), House(b))) return false;
      }
    }
    return true;
  }

 private:
  bool search(House line, House box) {
    if (task_.options.is_stopped()) return false;
    const Layout& layout = view_.layout();
    line_ = line;
    box_ = box;
    crossing_ = layout.cells(line) & layout.cells(box);
    if (crossing_.empty()) return true;
    pool_.clear();
    for (const CellSet part :
         {crossing_, layout.cells(line) - crossing_, layout.cells(box) - crossing_}) {
      for (const Cell cell : part& view_.open_cells()) {
        const int count = view_.candidates(cell).size();
        if (count >= 2 && count <= most) pool_.push_back(cell);
      }
    }
    return extend(0, Bent());
  }

  bool extend(std::size_t from, const Bent& bent) {
    const int count = bent.cells.size();
    for (std::size_t i = from; i < pool_.size(); ++i) {
      // The first cell is of the crossing, and there must be enough left.
      if (count == 0 && !crossing_.contains(pool_[i])) return true;
      if (count + static_cast<int>(pool_.size() - i) < least) return true;
      const Bent more = bent.with(view_, pool_[i]);
      if (more.unrestricted.size() > 1 || more.digits.size() > most) continue;
      if (more.digits.size() == count + 1 && count + 1 >= least && !try_set(more)) return false;
      if (count + 1 < most && !extend(i + 1, more)) return false;
    }
    return true;
  }

  bool try_set(const Bent& bent) {
    if (bent.unrestricted.size() != 1) return true;
    const Digit z = bent.unrestricted.first();
    const CellSet victims = bent.seen(z) & view_.cells_of(z);
    if (victims.empty() || (!has_box && is_wing(bent.cells)) || has_smaller_set(view_, bent.cells))
      return true;
    if (!known_.insert(bent.cells).second) return true;
    return hand_over(step_of_set(bent, z, victims), task_.sink);
  }

  // Do the cells lie in a line and a box?
  bool is_wing(CellSet cells) const {
    const Layout& layout = view_.layout();
    for (int b = 2 * layout.size(); b < 3 * layout.size(); ++b) {
      const CellSet rest = cells - layout.cells(House(b));
      if (rest.empty() || rest == cells) continue;
      for (const House line : layout.houses_of(rest.first())) {
        const CellSet crossing = layout.cells(line) & layout.cells(House(b));
        if (layout.kind(line) != HouseKind::kBox && layout.cells(line).contains_all(rest) &&
            crossing.intersects(cells)) {
          return true;
        }
      }
    }
    return false;
  }

  Step step_of_set(const Bent& bent, Digit z, CellSet victims) const {
    Step step = step_of(task_.technique, bent.digits, CellSet());
    step.base = {line_};
    step.cover = {box_};
    for (const Cell cell : pool_) {
      if (!bent.cells.contains(cell)) continue;
      step.cells.push_back(cell);
      if (view_.has({cell, z})) step.marks.push_back({{cell, z}, MarkRole::kPattern});
    }
    eliminate_from(view_, victims, z, step);
    return step;
  }

  const FindTask& task_;
  const View& view_;
  House line_{0};
  House box_{0};
  CellSet crossing_;
  std::vector<Cell> pool_;
  std::unordered_set<CellSet, CellSetHash> known_;
};

}  // namespace

bool find_bent_subset(const FindTask& task) {
  BentSearch search(task);
  search.least = 4;
  search.most = task.view.layout().size();
  search.has_box = false;
  return search.run();
}

bool find_bent_wing(const FindTask& task) {
  const int size = task.technique.parameters.size;
  if (size > task.view.layout().size()) return true;
  BentSearch search(task);
  search.least = size;
  search.most = size;
  return search.run();
}

}  // namespace shudu
