// Remote pairs: a chain of cells that all hold the same two digits, each seeing the next, no cell
// twice. The digits alternate along it, so two of its cells at an odd distance hold both; what sees
// such two cells at a distance of three or more has neither. (At distance one it is a naked pair.)
//
// An even number of cells, four at least; 2 * cells - 1 links. A step takes what all pairs of its
// cells prove. Each set of eliminations once, by its shortest chain.
// The step: `cells` in order of the chain, `digits` the pair, `chains` one of all links (the lower
// digit of the first cell off, the other on, and so on), marks in colours A and B by cell in turn.
//
// Order: pairs of digits by their first cell, then chains by length, then by cells. Source:
// folklore. Tested in tests/cases.
#include <algorithm>
#include <array>
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

constexpr int kMostPairLinks = 20;  // of HoDoKu's search; longer ones are unheard of

class RemotePairs {
 public:
  RemotePairs(const FindTask& task, DigitSet pair, CellSet cells)
      : task_(task), view_(task.view), pair_(pair), cells_(cells) {}

  // Chains of so many cells; false: enough.
  bool find(std::size_t count) {
    count_ = count;
    for (const Cell first : cells_) {
      chain_[0] = first;
      if (!extend(1, cells_ - CellSet::only(first))) return false;
    }
    return true;
  }

 private:
  bool extend(std::size_t length, CellSet left) {
    if (length == count_) return chain_[0] < chain_[length - 1] ? take() : true;
    for (const Cell next : left& view_.layout().peers(chain_[length - 1])) {
      chain_[length] = next;
      if (!extend(length + 1, left - CellSet::only(next))) return false;
    }
    return true;
  }

  bool take() {
    CellSet gone;
    for (std::size_t i = 0; i < count_; ++i) {
      for (std::size_t j = i + 3; j < count_; j += 2) {
        gone |= view_.layout().peers(chain_[i]) & view_.layout().peers(chain_[j]);
      }
    }
    CellSet has_any;
    for (const Digit digit : pair_) has_any |= view_.cells_of(digit);
    gone &= has_any;
    if (gone.empty() || std::find(known_.begin(), known_.end(), gone) != known_.end()) return true;
    known_.push_back(gone);
    return hand_over(step_for(gone), task_.sink);
  }

  Step step_for(CellSet gone) const {
    Step step;
    step.technique = &task_.technique;
    step.digits = pair_;
    step.cells.assign(chain_.begin(), chain_.begin() + static_cast<std::ptrdiff_t>(count_));
    const Digit low = pair_.first();
    const Digit high = (pair_ - DigitSet::only(low)).first();
    Chain chain;
    for (std::size_t i = 0; i < count_; ++i) {
      const CellSet cell = CellSet::only(chain_[i]);
      const LinkKind into = i == 0 ? LinkKind::kStart : LinkKind::kWeak;
      chain.push_back({i % 2 == 0 ? low : high, cell, false, into, NodeKind::kCell, -1});
      chain.push_back(
          {i % 2 == 0 ? high : low, cell, true, LinkKind::kStrong, NodeKind::kCell, -1});
      const MarkRole color = i % 2 == 0 ? MarkRole::kColorA : MarkRole::kColorB;
      for (const Digit digit : pair_) step.marks.push_back({{chain_[i], digit}, color});
    }
    step.chains.push_back(chain);
    for (const Digit digit : pair_) eliminate_from(view_, gone, digit, step);
    return step;
  }

  const FindTask& task_;
  const View& view_;
  DigitSet pair_;
  CellSet cells_;
  std::size_t count_ = 0;
  std::array<Cell, kMostPairLinks / 2 + 1> chain_{};
  std::vector<CellSet> known_;
};

}  // namespace

bool find_remote_pair(const FindTask& task) {
  const View& view = task.view;
  const int most = (std::min(task.options.most_links, kMostPairLinks) + 1) / 2;
  CellSet left = view.bivalue_cells();
  while (!left.empty()) {
    const DigitSet pair = view.candidates(left.first());
    CellSet same;
    for (const Cell cell : left) {
      if (view.candidates(cell) == pair) same.insert(cell);
    }
    left -= same;
    if (same.size() < 4) continue;
    RemotePairs search(task, pair, same);
    for (int count = 4; count <= std::min(most, same.size()); count += 2) {
      if (!search.find(static_cast<std::size_t>(count))) return false;
    }
  }
  return true;
}

}  // namespace shudu
