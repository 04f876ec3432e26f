#include "logic/facts_als.h"

#include "logic/lazy_facts.h"

namespace shudu {
namespace {

// Room for what is usual (190 on average after the basic techniques), so that few grow.
constexpr std::size_t kUsualCount = 256;

// The sets of one house, depth first: open cells in the order of its list.
class AlsOfHouse {
 public:
  AlsOfHouse(const View& view, House house, AlsList& list)
      : view_(view), house_(house), list_(list) {
    for (const Cell cell : view.layout().cell_list(house)) {
      // A naked single would double the sets it can join, and says nothing in any.
      if (view.candidates(cell).size() < 2) continue;
      open_[static_cast<std::size_t>(open_count_)] = cell;
      ++open_count_;
    }
  }

  void add_all() { extend(0, CellSet(), DigitSet(), 0); }

 private:
  void extend(int from, CellSet cells, DigitSet digits, int count) {
    for (int i = from; i < open_count_; ++i) {
      const Cell cell = open_[static_cast<std::size_t>(i)];
      const DigitSet united = digits | view_.candidates(cell);
      // Each further cell allows one digit more, and there are open_count_ - 1 - i of them.
      const int room = count + 2 - united.size();
      if (room + open_count_ - 1 - i < 0) continue;
      CellSet more = cells;
      more.insert(cell);
      if (room == 0) add(more, united);
      extend(i + 1, more, united, count + 1);
    }
  }

  void add(CellSet cells, DigitSet digits) {
    if (is_of_earlier_house(cells)) return;
    Als& als = list_.emplace_back();
    als.cells = cells;
    als.digits = digits;
    als.house = house_;
    for (const Digit digit : digits) {
      const auto d = static_cast<std::size_t>(digit.value() - 1);
      als.cells_of[d] = cells & view_.cells_of(digit);
      als.seen_by_all[d] = view_.common_peers(als.cells_of[d]);
    }
  }

  bool is_of_earlier_house(CellSet cells) const {
    for (const House other : view_.layout().houses_of(cells.first())) {
      if (other < house_ && view_.layout().cells(other).contains_all(cells)) return true;
    }
    return false;
  }

  const View& view_;
  House house_;
  AlsList& list_;
  std::array<Cell, kMaxSize> open_{};
  int open_count_ = 0;
};

AlsList build_als(const View& view) {
  AlsList list;
  list.reserve(kUsualCount);
  for (int h = 0; h < view.layout().house_count(); ++h) AlsOfHouse(view, House(h), list).add_all();
  return list;
}

}  // namespace

const AlsList& als_of(const View& view) {
  return view.lazy().als.get(view.version(), [&] { return build_als(view); });
}

DigitSet restricted_commons(const Als& a, const Als& b) {
  DigitSet commons;
  for (const Digit digit : a.digits& b.digits) {
    if (b.common(digit).contains_all(a.of(digit))) commons.insert(digit);
  }
  return commons;
}

}  // namespace shudu
