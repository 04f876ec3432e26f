// Reverse BUG: cells of two digits, none of them given, so that every house has both digits among
// them or neither. In a solution the two digits could change places there, so no puzzle with one
// solution is filled like that. Where most of the cells have been entered and a few are open, one
// of these must not get the digit that would close the set: its other candidates are the guardians
// (deadly.h, where types 1 to 4 are). With four cells this is an avoidable rectangle, so here are
// six or more; with all cells open it is a unique loop.
//
// Search: from an open cell and the digit it would have, house by house: where one digit has no
// partner yet, it is the cell that holds the other digit, or, if that is not in the house yet, each
// open cell that may be it. Looked for are sets with guardians in one or two cells or of one digit
// in up to kMostOpen.
// A step has the two digits; as cells those entered, then the open ones; as marks what would close
// the set (pattern) and the guardians; the rest as in deadly.h.
// Order: first open cell, its digit, the other digit, then as the search goes.
// Source: "reverse BUG", the Sudoku Players' Forum, 2006 on; the sets as in "avoidable rectangles".
#include <vector>

#include "logic/deadly.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

constexpr int kLeastCells = 6;
constexpr int kMostReverseRoof = 2;
constexpr int kMostOpen = 3;

class ReverseSearch {
 public:
  explicit ReverseSearch(const FindTask& task)
      : task_(task), view_(task.view), entered_(entered_cells(task.view)) {}

  bool run() {
    if (entered_.empty()) return true;
    for (const Cell cell : view_.open_cells()) {
      if (task_.options.is_stopped()) return true;
      first_ = cell;
      for (const Digit digit : view_.candidates(cell)) {
        for (const Digit other : view_.layout().all_digits() - DigitSet::only(digit)) {
          digits_ = {digit, other};
          State state;
          if (add_open(cell, 0, state) && !extend(state)) return false;
        }
      }
    }
    return true;
  }

 private:
  struct State {
    std::array<CellSet, 2> cells;  // of the one digit and of the other
    CellSet open;
    DigitSet extras;
  };

  // Is there room for the digit in all houses of the cell?
  [[nodiscard]] bool fits(Cell cell, std::size_t side, const State& state) const {
    for (const House house : view_.layout().houses_of(cell)) {
      if (view_.layout().cells(house).intersects(state.cells[side])) return false;
    }
    return true;
  }

  bool add_open(Cell cell, std::size_t side, State& state) const {
    const DigitSet extras = view_.candidates(cell) - DigitSet::only(digits_[side]);
    if (extras.empty() || !fits(cell, side, state)) return false;
    state.cells[side].insert(cell);
    state.open.insert(cell);
    state.extras |= extras;
    return state.open.size() <= (state.extras.size() > 1 ? kMostReverseRoof : kMostOpen);
  }

  // The first house that has one of the digits, by cell.
  struct Need {
    House house{0};
    std::size_t side = 0;  // that is missing
    bool is_found = false;
  };
  [[nodiscard]] Need first_need(const State& state) const {
    const Layout& layout = view_.layout();
    for (std::size_t side = 0; side < 2; ++side) {
      const CellSet others = state.cells[1 - side];
      for (const Cell cell : state.cells[side]) {
        for (const House house : layout.houses_of(cell)) {
          if (!layout.cells(house).intersects(others)) return {house, 1 - side, true};
        }
      }
    }
    return {};
  }

  // The filled cells of the house with that digit of the two.
  [[nodiscard]] CellSet holders(House house, std::size_t side) const {
    CellSet cells;
    for (const Cell cell : view_.layout().cells(house) - view_.open_cells()) {
      if (view_.grid()[cell] == digits_[side]) cells.insert(cell);
    }
    return cells;
  }

  bool extend(const State& state) {
    const Need need = first_need(state);
    if (!need.is_found) return close(state);
    const CellSet held = holders(need.house, need.side);
    if (!held.empty()) {
      const Cell cell = held.first();
      if (held.size() > 1 || !entered_.contains(cell) || !fits(cell, need.side, state)) return true;
      State next = state;
      next.cells[need.side].insert(cell);
      return extend(next);
    }
    for (const Cell cell : view_.cells_of(digits_[need.side], need.house) - state.open) {
      if (cell < first_) continue;
      State next = state;
      if (add_open(cell, need.side, next) && !extend(next)) return false;
    }
    return true;
  }

  bool close(const State& state) {
    const CellSet cells = state.cells[0] | state.cells[1];
    if (cells.size() < kLeastCells || cells == state.open) return true;
    if (!is_exchangeable(view_.layout(), state.cells[0], state.cells[1])) return true;
    DigitsByCell own{};
    for (const Cell cell : state.open) {
      const std::size_t side = state.cells[0].contains(cell) ? 0 : 1;
      own[static_cast<std::size_t>(cell.index())] = DigitSet::only(digits_[side]);
    }
    DeadlyPattern pattern = deadly_pattern(view_, state.open, own);
    pattern.digits = {digits_[0], digits_[1]};
    const CellSet filled = cells - state.open;
    std::vector<Cell> order(filled.begin(), filled.end());
    order.insert(order.end(), state.open.begin(), state.open.end());
    pattern.order = order;
    return hand_over_all_types(task_, pattern);
  }

  const FindTask& task_;
  const View& view_;
  CellSet entered_;
  Cell first_;
  std::array<Digit, 2> digits_;
};

}  // namespace

bool find_reverse_bug(const FindTask& task) { return ReverseSearch(task).run(); }

}  // namespace shudu
