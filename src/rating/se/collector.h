// Takes the conclusions of a search through branches and keeps what is wanted of them: at the top
// the best one, inside nested chains for every candidate the best one that eliminates it.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "rating/se/branch_best.h"
#include "rating/se/by_spot.h"
#include "shudu/core/sort.h"

namespace shudu::se {

class Collector {
 public:
  /// Keeps one conclusion, the best.
  Collector() = default;
  /// Keeps one for every candidate.
  [[nodiscard]] static Collector for_all() {
    Collector collector;
    collector.by_spot_.emplace();
    return collector;
  }

  /// No conclusion above this complexity is wanted.
  [[nodiscard]] int most(const Position& position, int spot, bool is_on) {
    if (!by_spot_) return best_.complexity;
    if (!is_on) return by_spot_->of(spot).complexity;
    int most = 0;
    for_each_gone(position, spot, is_on,
                  [&](int gone) { most = std::max(most, by_spot_->of(gone).complexity); });
    return most;
  }

  void offer(const Position& position, const BranchBest& hint) {
    if (!by_spot_) {
      if (hint.is_before(best_)) best_ = hint;
      return;
    }
    for_each_gone(position, hint.spot, hint.is_on, [&](int gone) {
      BranchBest& best = by_spot_->of(gone);
      if (hint.is_before(best)) best = hint;
    });
  }

  [[nodiscard]] const BranchBest& best() const { return best_; }
  /// Those of all candidates, each once, in the order of the scale.
  [[nodiscard]] std::vector<BranchBest> all() const {
    std::vector<BranchBest> list;
    if (!by_spot_) return list;
    for (const BranchBest& best : by_spot_->all()) {
      if (best.is_found()) list.push_back(best);
    }
    sort_stably(list.begin(), list.end(),
                [](const BranchBest& a, const BranchBest& b) { return a.is_before(b); });
    const auto is_same = [](const BranchBest& a, const BranchBest& b) {
      return !a.is_before(b) && !b.is_before(a);
    };
    list.erase(std::unique(list.begin(), list.end(), is_same), list.end());
    return list;
  }

  /// Calls `see(spot)` for what a conclusion eliminates.
  template <typename See>
  static void for_each_gone(const Position& position, int spot, bool is_on, See see) {
    if (!is_on) return see(spot);
    const int cell = cell_of_spot(spot);
    unsigned left = position.marks[cell] & ~(1U << digit_of_spot(spot));
    for (; left != 0; left &= left - 1) see(spot_at(cell, lowest(left)));
  }

 private:
  BranchBest best_;
  std::optional<BySpot<BranchBest>> by_spot_;  // where all are wanted
};

}  // namespace shudu::se
