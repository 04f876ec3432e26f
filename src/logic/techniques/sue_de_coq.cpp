// Sue de Coq, two-sector disjoint subsets: I, two or three cells of the crossing of a line and a
// box, with at least |I| + 2 digits V; P, cells of the line outside I; Q, cells of the box outside
// I and P. P and Q each have a digit of V, but none together. A digit of V is then in I and P, all
// in the line, or in I and Q, all in the box: once at most. Digits of P or Q outside V, the extra
// ones, can stand once in P and once in Q. So where
//   (|P| - extra digits of P) + (|Q| - extra digits of Q) = |V| - |I|,  each term at least 1,
// there are as many cells as digits can be put there, and every digit is used as often as it can:
// those of Q or of none leave the rest of the box, those of P or of none the rest of the line,
// extra digits of both sets both. (In the plain form P and Q are one cell each without extra ones.)
#include "logic/als_step.h"
#include "logic/finders.h"
#include "logic/finding.h"

// The line may be a row, a column or an extra region, the box a box or a later extra region; three
// cells of a larger crossing are the most. Cells of the crossing outside I may be in P or Q.
// Step: cells I, P, Q; base the line, cover the box; digits all of the pattern; marks kPattern in
// I, kColorA in P, kColorB in Q.
// Order: lines, boxes, pairs before triples of crossing cells, P and Q depth first. The same cells
// with the same result, parted otherwise, are reported once.
// Source: Sue de Coq, "Two-Sector Disjoint Subsets", Player's Forum t2033, 2005. Tests:
// tests/cases/sue-de-coq.cases.

namespace shudu {
namespace {

struct Part {
  CellSet cells;
  DigitSet digits;

  [[nodiscard]] Part with(const View& view, Cell cell) const {
    Part more = *this;
    more.cells.insert(cell);
    more.digits |= view.candidates(cell);
    return more;
  }
  // Its cells less its digits outside `crossing`: how many of those of the crossing it takes.
  [[nodiscard]] int takes(DigitSet crossing) const {
    return cells.size() - (digits - crossing).size();
  }
};

class CrossingSearch {
 public:
  CrossingSearch(const FindTask& task, House line, House box, Reported& reported)
      : task_(task), view_(task.view), line_(line), box_(box), reported_(reported) {}

  bool run() {
    const Layout& layout = view_.layout();
    const CellSet crossing = layout.cells(line_) & layout.cells(box_) & view_.open_cells();
    if (crossing.size() < 2) return true;
    for (wanted_ = 2; wanted_ <= 3; ++wanted_) {
      if (!choose_inner(Part(), crossing)) return false;
    }
    return true;
  }

 private:
  CellSet open_in(House house) const { return view_.layout().cells(house) & view_.open_cells(); }

  bool choose_inner(const Part& inner, CellSet left) {
    if (inner.cells.size() == wanted_) {
      inner_ = inner;
      need_ = inner.digits.size() - wanted_;
      return need_ < 2 || extend_line(Part(), open_in(line_) - inner.cells);
    }
    for (const Cell cell : left) {
      left.erase(cell);
      if (!choose_inner(inner.with(view_, cell), left)) return false;
    }
    return true;
  }

  // Each further cell takes one digit more at most.
  bool extend_line(const Part& line, CellSet left) {
    int further = left.size();
    for (const Cell cell : left) {
      left.erase(cell);
      const Part more = line.with(view_, cell);
      const int takes = more.takes(inner_.digits);
      if (takes + --further < 1) continue;
      if (takes >= 1 && takes < need_ && more.digits.intersects(inner_.digits)) {
        line_part_ = more;
        if (!extend_box(Part(), open_for_box(), need_ - takes)) return false;
      }
      if (!extend_line(more, left)) return false;
    }
    return true;
  }

  // Cells of the box without a digit that the line's part shares with the crossing.
  CellSet open_for_box() const {
    CellSet cells = open_in(box_) - inner_.cells - line_part_.cells;
    for (const Digit digit : line_part_.digits& inner_.digits) cells -= view_.cells_of(digit);
    return cells;
  }

  bool extend_box(const Part& box, CellSet left, int need) {
    int further = left.size();
    for (const Cell cell : left) {
      left.erase(cell);
      const Part more = box.with(view_, cell);
      const int takes = more.takes(inner_.digits);
      if (takes + --further < need) continue;
      if (takes == need && more.digits.intersects(inner_.digits)) {
        if (!report(more)) return false;
      }
      if (!extend_box(more, left, need)) return false;
    }
    return true;
  }

  bool report(const Part& box) {
    const CellSet cells = inner_.cells | line_part_.cells | box.cells;
    const DigitSet twice = line_part_.digits & box.digits;
    const DigitSet from_box = ((inner_.digits | box.digits) - line_part_.digits) | twice;
    const DigitSet from_line = ((inner_.digits | line_part_.digits) - box.digits) | twice;
    Victims victims;
    for (const Digit d : from_box) victims.add(view_, d, view_.layout().cells(box_) - cells);
    for (const Digit d : from_line) victims.add(view_, d, view_.layout().cells(line_) - cells);
    if (victims.empty() || !reported_.add(cells, victims)) return true;
    Step step = step_of(task_.technique, inner_.digits | line_part_.digits | box.digits, CellSet());
    add_part(step, inner_, MarkRole::kPattern);
    add_part(step, line_part_, MarkRole::kColorA);
    add_part(step, box, MarkRole::kColorB);
    step.base = {line_};
    step.cover = {box_};
    for (const Digit digit : victims.digits()) {
      eliminate_from(view_, victims.of(digit), digit, step);
    }
    sort_eliminations(step);
    return task_.sink(std::move(step));
  }

  void add_part(Step& step, const Part& part, MarkRole role) const {
    for (const Cell cell : part.cells) {
      step.cells.push_back(cell);
      for (const Digit digit : view_.candidates(cell)) step.marks.push_back({{cell, digit}, role});
    }
  }

  const FindTask& task_;
  const View& view_;
  House line_;
  House box_;
  int wanted_ = 2;  // cells of the crossing
  int need_ = 0;    // digits of the crossing that the two parts must take
  Part inner_;
  Part line_part_;
  Reported& reported_;
};

}  // namespace

bool find_sue_de_coq(const FindTask& task) {
  const Layout& layout = task.view.layout();
  Reported reported;
  for (int l = 0; l < layout.house_count(); ++l) {
    const House line(l);
    if (layout.kind(line) == HouseKind::kBox) continue;
    for (int b = 2 * layout.size(); b < layout.house_count(); ++b) {
      const House box(b);
      if (layout.kind(line) == HouseKind::kRegion && layout.kind(box) == HouseKind::kRegion &&
          b <= l) {
        continue;
      }
      if (!CrossingSearch(task, line, box, reported).run()) return false;
    }
  }
  return true;
}

}  // namespace shudu
