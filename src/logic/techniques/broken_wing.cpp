// Broken wing: an odd ring of cells of one digit, neighbours in a common house, five or more. Were
// each of these houses without further place, true and false would have to alternate around the
// ring, which an odd ring cannot. So one of the further places, the guardians, is true: a single
// guardian is placed, several clear what sees all of them, cells of the ring too.
//
// No house of a link may hold a third cell of the ring, else that cell would be a guardian itself.
// The search carries the cells that see all guardians so far and stops where none is left.
//
// Order: digits, rings by their lowest cell, then by the way around, cells ascending, houses as
// numbered; of the two ways around the one whose second cell is lower than the last. The same cells
// with the same result are handed over once. In the step: `cells` are the ring in order, `base` the
// house of each cell and the next, `marks` the ring (pattern) and the guardians.
// A tier-2 pattern of the forums ("guardians", "broken wings"). Tests: tests/cases.
#include <array>

#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/turbot.h"

namespace shudu {
namespace {

constexpr std::size_t kShortestRing = 5;

class Rings {
 public:
  Rings(const FindTask& task, Digit digit)
      : task_(task),
        view_(task.view),
        layout_(task.view.layout()),
        digit_(digit),
        places_(task.view.cells_of(digit)),
        longest_(std::min(task.options.most_links, kMaxCells)),
        pace_(task.options.stop) {}

  // False when the sink has had enough, or it was stopped.
  bool walk() {
    for (const Cell start : places_) {
      cells_[0] = start;
      length_ = 1;
      ring_ = CellSet::only(start);
      if (!extend(Reach{CellSet(), places_, CellSet()})) return false;
    }
    return true;
  }

 private:
  struct Reach {
    CellSet guardians;
    CellSet cleared;  // sees all guardians
    CellSet housed;   // the cells of the houses of links: the ring goes into none of them again
  };

  // The link between the last cell and `next` in `house`, if it is one.
  bool add_link(Reach& reach, Cell next, House house) const {
    const CellSet ends{cells_[length_ - 1], next};
    const CellSet cells = layout_.cells(house);
    if (!cells.contains_all(ends) || (cells & ring_).size() != (ends & ring_).size()) return false;
    const CellSet fresh = (cells & places_) - ends;
    reach.guardians |= fresh;
    reach.housed |= cells;
    if (!fresh.empty()) reach.cleared &= view_.common_peers(fresh);
    if (reach.guardians.intersects(ring_)) return false;
    return reach.guardians.size() < 2 || !reach.cleared.empty();
  }

  bool extend(const Reach& reach) {
    if (pace_.is_over()) return false;
    const Cell last = cells_[length_ - 1];
    const CellSet barred = reach.housed | reach.guardians | CellSet::first_n(cells_[0].index() + 1);
    if (length_ > 1) {
      const CellSet ends = (layout_.peers(cells_[0]) & places_) -
                           CellSet::first_n(cells_[1].index() + 1);  // of the ring, once closed
      if (ends.contains(last) && !close_in_all_houses(reach)) return false;
      if ((ends - barred).empty()) return true;
    }
    if (static_cast<int>(length_) >= longest_) return true;
    for (const Cell next : (layout_.peers(last) & places_) - barred) {
      for (const House house : layout_.houses_of(last)) {
        Reach more = reach;
        if (!add_link(more, next, house)) continue;
        houses_[length_ - 1] = house;
        cells_[length_++] = next;
        ring_.insert(next);
        const bool goes_on = extend(more);
        ring_.erase(next);
        --length_;
        if (!goes_on) return false;
      }
    }
    return true;
  }

  bool close_in_all_houses(const Reach& reach) {
    if (length_ < kShortestRing || length_ % 2 == 0) return true;
    for (const House house : layout_.houses_of(cells_[length_ - 1])) {
      Reach more = reach;
      if (add_link(more, cells_[0], house) && !close(more, house)) return false;
    }
    return true;
  }

  bool close(const Reach& reach, House house) {
    if (reach.guardians.empty()) return true;
    const bool is_placing = reach.guardians.size() == 1;
    const CellSet result = is_placing ? reach.guardians : reach.cleared - reach.guardians;
    if (result.empty() || !seen_.is_new(ring_ | reach.guardians, result)) return true;
    Step step = step_of(task_.technique, DigitSet::only(digit_), CellSet());
    houses_[length_ - 1] = house;
    for (std::size_t i = 0; i < length_; ++i) {
      step.cells.push_back(cells_[i]);
      step.base.push_back(houses_[i]);
      step.marks.push_back({{cells_[i], digit_}, MarkRole::kPattern});
    }
    for (const Cell cell : reach.guardians) {
      step.marks.push_back({{cell, digit_}, MarkRole::kGuardian});
    }
    if (is_placing) {
      step.placements.push_back({result.first(), digit_});
    } else {
      eliminate_from(view_, result, digit_, step);
    }
    return hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  const View& view_;
  const Layout& layout_;
  Digit digit_;
  CellSet places_;
  int longest_;
  Pace pace_;
  std::array<Cell, kMaxCells> cells_{};
  std::array<House, kMaxCells> houses_{};  // of each cell and the next
  std::size_t length_ = 0;
  CellSet ring_;
  SeenTurbots seen_;
};

}  // namespace

bool find_broken_wing(const FindTask& task) {
  for (const Digit digit : digits_with_dead_places(task.view)) {
    if (!Rings(task, digit).walk()) return false;
  }
  return true;
}

}  // namespace shudu
