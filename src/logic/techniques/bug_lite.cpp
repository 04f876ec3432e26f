// BUG-lite: some open cells with a pair of digits each, so that in every house each digit belongs
// to two of the pairs or to none. If every cell held a digit of its pair, the k cells of a house
// would use the k digits of their pairs, each of which is in two of the cells; so all cells could
// take their other digit, and every house would keep its digits. So some cell holds another digit
// (deadly.h, where types 1 to 4 and the fields of the steps are; each cell has its own pair). Cells
// that all have one pair are a unique rectangle or loop and have their names.
//
// Looked for are patterns with a cell of just its pair, of at most kMostLiteCells cells, and with
// guardians in one or two cells or of one digit. Search: begin with such a cell; while a digit
// belongs to one pair of a house, add each cell that may have it, too, with each digit beside it. A
// pattern is met once, since the digit and the house that come next are always the first. At most
// kMostLiteNodes cells are added in one search. Layouts with peers beyond houses (anti-knight,
// anti-king) have none: exchanging could offend those.
// Order: first cell, then as the search goes; then as in deadly.h.
// Source: "BUG-lite", the Sudoku Players' Forum, 2005 and 2006.
#include <array>
#include <cstddef>

#include "logic/deadly.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

constexpr int kMostLiteCells = 14;
constexpr int kMostLiteRoof = 2;
constexpr int kMostLiteNodes = 20'000;

template <typename See>
class LiteSearch {
 public:
  LiteSearch(const View& view, const FindOptions& options, See& see)
      : view_(view), options_(options), see_(see) {}

  // False: `see` has had enough.
  bool run() {
    usable_ = view_.open_cells();
    for (const Cell cell : view_.bivalue_cells()) {
      usable_.erase(cell);
      add(cell, view_.candidates(cell), 1);
      if (!extend(0, {})) return false;
      add(cell, view_.candidates(cell), -1);
    }
    return true;
  }

 private:
  using Count = std::array<std::array<int, kMaxSize>, kMaxHouses>;
  struct Place {
    House house{0};
    Digit digit;
    bool is_found = false;
  };
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell.index()); }
  int& count(House house, Digit digit) {
    return counts_[static_cast<std::size_t>(house.index())]
                  [static_cast<std::size_t>(digit.index())];
  }

  void add(Cell cell, DigitSet pair, int change) {
    own_[index(cell)] = change > 0 ? pair : DigitSet();
    change > 0 ? cells_.insert(cell) : cells_.erase(cell);
    for (const House house : view_.layout().houses_of(cell)) {
      for (const Digit digit : pair) count(house, digit) += change;
    }
  }

  bool has_room(Cell cell, DigitSet digits) {
    for (const House house : view_.layout().houses_of(cell)) {
      for (const Digit digit : digits) {
        if (count(house, digit) >= 2) return false;
      }
    }
    return true;
  }

  // The first digit that belongs to one pair of a house, by cell, house, digit.
  Place first_single() {
    for (const Cell cell : cells_) {
      for (const House house : view_.layout().houses_of(cell)) {
        for (const Digit digit : own_[index(cell)]) {
          if (count(house, digit) == 1) return {house, digit, true};
        }
      }
    }
    return {};
  }

  bool extend(int roof, DigitSet extras) {
    const Place place = first_single();
    if (!place.is_found) return close();
    if (cells_.size() == kMostLiteCells || options_.is_stopped()) return true;
    for (const Cell cell : view_.cells_of(place.digit, place.house) & usable_ - cells_) {
      for (const Digit beside : view_.candidates(cell) - DigitSet::only(place.digit)) {
        const DigitSet pair{place.digit, beside};
        if (!has_room(cell, pair)) continue;
        const DigitSet more = view_.candidates(cell) - pair;
        const int next_roof = roof + (more.empty() ? 0 : 1);
        const DigitSet next_extras = extras | more;
        if (next_roof > kMostLiteRoof && next_extras.size() > 1) continue;
        if (++nodes_ > kMostLiteNodes) return true;
        add(cell, pair, 1);
        if (!extend(next_roof, next_extras)) return false;
        add(cell, pair, -1);
      }
    }
    return true;
  }

  bool close() {
    const DeadlyPattern pattern = deadly_pattern(view_, cells_, own_);
    return pattern.digits.size() < 3 || pattern.roof.empty() || see_(pattern);
  }

  const View& view_;
  const FindOptions& options_;
  See& see_;
  CellSet usable_;
  CellSet cells_;
  DigitsByCell own_{};
  Count counts_{};
  int nodes_ = 0;
};

}  // namespace

bool find_bug_lite(const FindTask& task) {
  const View& view = task.view;
  if (view.layout().is_anti_knight() || view.layout().is_anti_king()) return true;
  const auto see = [&task](const DeadlyPattern& pattern) {
    return hand_over_all_types(task, pattern);
  };
  return LiteSearch<decltype(see)>(view, task.options, see).run();
}

}  // namespace shudu
