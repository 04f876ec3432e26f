// Two strong links on one digit whose inner ends see each other, the shape of all single-digit
// patterns, and the step that tells of it:
//
//   start = start_mid - end_mid = end      start or end is true, so what sees both loses the digit
//
// In the step: `cells` are those of the four nodes in this order, `base` the houses of the two
// strong links, the one chain holds the nodes (off, on, off, on).
#pragma once

#include "logic/finding.h"

namespace shudu {

struct Turbot {
  Digit digit{1};
  CellSet start;
  CellSet start_mid;
  CellSet end_mid;
  CellSet end;
  House start_house{0};
  House end_house{0};

  [[nodiscard]] CellSet cells() const { return start | start_mid | end_mid | end; }
};

inline Chain chain_of(const Turbot& turbot) {
  const auto node = [&turbot](CellSet cells, bool is_on, LinkKind link) {
    const NodeKind kind = cells.size() > 1 ? NodeKind::kGroup : NodeKind::kCell;
    return ChainNode{turbot.digit, cells, is_on, link, kind};
  };
  return {node(turbot.start, false, LinkKind::kStart),
          node(turbot.start_mid, true, LinkKind::kStrong),
          node(turbot.end_mid, false, LinkKind::kWeak), node(turbot.end, true, LinkKind::kStrong)};
}

/// Adds chain, houses, cells and marks of the pattern to a step, what is there already but once.
inline void add_turbot(const Turbot& turbot, Step& step) {
  step.chains.push_back(chain_of(turbot));
  step.base.push_back(turbot.start_house);
  step.base.push_back(turbot.end_house);
  for (const ChainNode& node : step.chains.back()) {
    for (const Cell cell : node.cells) {
      const Mark mark{{cell, turbot.digit}, node.is_on ? MarkRole::kOn : MarkRole::kOff};
      const auto is_same = [&mark](const Mark& m) { return m.candidate == mark.candidate; };
      if (std::find(step.cells.begin(), step.cells.end(), cell) == step.cells.end()) {
        step.cells.push_back(cell);
      }
      if (std::none_of(step.marks.begin(), step.marks.end(), is_same)) step.marks.push_back(mark);
    }
  }
}

/// The step of one pattern that takes the digit out of these cells.
inline Step turbot_step(const View& view, const Technique& technique, const Turbot& turbot,
                        CellSet eliminated) {
  Step step = step_of(technique, DigitSet::only(turbot.digit), CellSet());
  add_turbot(turbot, step);
  eliminate_from(view, eliminated, turbot.digit, step);
  return step;
}

/// Remembers what was handed over of one digit: a pattern may be read along its cells in two ways.
class SeenTurbots {
 public:
  /// True at the first call with this pattern's cells and these eliminations.
  bool is_new(CellSet cells, CellSet eliminated) {
    const Entry entry{cells, eliminated};
    if (std::find(entries_.begin(), entries_.end(), entry) != entries_.end()) return false;
    entries_.push_back(entry);
    return true;
  }

 private:
  struct Entry {
    CellSet cells;
    CellSet eliminated;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  std::vector<Entry> entries_;
};

}  // namespace shudu
