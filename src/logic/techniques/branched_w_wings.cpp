// W-wings whose link is no conjugate pair: cells {x, y}, none of which sees another, and a house
// without them in which every place for y is seen by one of the cells. If all of them were y, the
// house would have none; so one is x, and x goes from what sees all of the cells.
//
//   grouped-w-wing        two cells, and three places or more (two are a W-wing)
//   multi-branch-w-wing   three cells or more
//
// Each of the cells is needed: it sees a place that the others do not. The step: `cells` the cells,
// then the places; `digits` x and y; `base` the house; marks kPattern on x in the cells, kOn and
// kOff on y in the cells and in the house. Two cells have the chain of a W-wing, with groups: the
// places that the first cell sees, and the others. Order: pairs of digits, which of them goes,
// houses, cells. Source: the grouped form is as old as the W-wing (George Woods, 2007); the
// branched one is from Sudoku Studio. Tests: tests/cases.
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

struct BivaluePair {
  Digit x{1};
  Digit y{2};
  CellSet cells;  ///< that hold just the two
};

// The cells chosen so far and the places that they leave.
struct BranchChoice {
  CellSet cells;
  CellSet left;
};

class BranchSearch {
 public:
  explicit BranchSearch(const FindTask& task) : task_(task), view_(task.view) {}

  std::size_t least = 2;
  std::size_t most = 2;

  bool run() {
    const DigitSet all = view_.layout().all_digits();
    for (const Digit low : all) {
      for (const Digit high : all) {
        if (high <= low) continue;
        const CellSet both = view_.bivalue_cells() & view_.cells_of(low) & view_.cells_of(high);
        if (static_cast<std::size_t>(both.size()) < least) continue;
        if (!search({low, high, both}) || !search({high, low, both})) return false;
      }
    }
    return true;
  }

 private:
  bool search(const BivaluePair& pair) {
    const Layout& layout = view_.layout();
    pair_ = pair;
    for (int h = 0; h < layout.house_count(); ++h) {
      house_ = House(h);
      places_ = view_.cells_of(pair.y, house_);
      if (places_.size() < 3) continue;
      CellSet cells;
      for (const Cell cell : pair.cells - layout.cells(house_)) {
        if (layout.peers(cell).intersects(places_)) cells.insert(cell);
      }
      if (!extend({CellSet(), places_}, cells)) return false;
    }
    return true;
  }

  bool extend(const BranchChoice& choice, CellSet further) {
    if (choice.left.empty()) return try_cells(choice.cells);
    if (static_cast<std::size_t>(choice.cells.size()) == most) return true;
    for (const Cell cell : further) {
      further.erase(cell);
      const CellSet peers = view_.layout().peers(cell);
      if (!peers.intersects(choice.left) || peers.intersects(choice.cells)) continue;
      BranchChoice more = choice;
      more.cells.insert(cell);
      more.left -= peers;
      if (!extend(more, further)) return false;
    }
    return true;
  }

  bool try_cells(CellSet cells) {
    if (static_cast<std::size_t>(cells.size()) < least) return true;
    const CellSet gone = view_.common_peers(cells) & view_.cells_of(pair_.x);
    if (gone.empty() || !is_each_needed(cells)) return true;
    Step step = step_of(task_.technique, DigitSet{pair_.x, pair_.y}, cells);
    step.base = {house_};
    for (const Cell cell : cells) {
      step.marks.push_back({{cell, pair_.x}, MarkRole::kPattern});
      step.marks.push_back({{cell, pair_.y}, MarkRole::kOn});
    }
    for (const Cell cell : places_) {
      step.cells.push_back(cell);
      step.marks.push_back({{cell, pair_.y}, MarkRole::kOff});
    }
    if (cells.size() == 2) add_chain(cells, step);
    eliminate_from(view_, gone, pair_.x, step);
    return hand_over(std::move(step), task_.sink);
  }

  bool is_each_needed(CellSet cells) const {
    for (const Cell cell : cells) {
      CellSet left = places_;
      for (const Cell other : cells) {
        if (other != cell) left -= view_.layout().peers(other);
      }
      if (left.empty()) return false;
    }
    return true;
  }

  void add_chain(CellSet cells, Step& step) const {
    const CellSet one = CellSet::only(cells.first());
    const CellSet other = cells - one;
    const CellSet near_one = places_ & view_.layout().peers(cells.first());
    const auto node = [](Digit digit, CellSet at, bool is_on, LinkKind link) {
      const NodeKind kind = at.size() > 1 ? NodeKind::kGroup : NodeKind::kCell;
      return ChainNode{digit, at, is_on, link, kind, -1};
    };
    step.flags.grouped = true;
    step.chains.push_back({node(pair_.x, one, false, LinkKind::kStart),
                           node(pair_.y, one, true, LinkKind::kStrong),
                           node(pair_.y, near_one, false, LinkKind::kWeak),
                           node(pair_.y, places_ - near_one, true, LinkKind::kStrong),
                           node(pair_.y, other, false, LinkKind::kWeak),
                           node(pair_.x, other, true, LinkKind::kStrong)});
  }

  const FindTask& task_;
  const View& view_;
  BivaluePair pair_;
  House house_{0};
  CellSet places_;
};

}  // namespace

bool find_grouped_w_wing(const FindTask& task) { return BranchSearch(task).run(); }

bool find_multi_branch_w_wing(const FindTask& task) {
  BranchSearch search(task);
  search.least = 3;
  search.most = kMaxSize;
  return search.run();
}

}  // namespace shudu
