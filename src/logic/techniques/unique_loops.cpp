// Unique loops: a closed path of six or more open cells for two digits, consecutive cells in one
// house, in which every house has one even and one odd cell of the path or none. If all cells held
// just the two digits, these could change places; so some cell holds another (deadly.h, where types
// 1 to 4 and the fields of the steps are; `cells` are in the order of the path). Loops of four
// cells are unique rectangles. With strong links: a candidate that would fill the whole loop with
// the two digits, by links along it where cells hold more, is false (strong_fill.h).
//
// Looked for are loops with a cell of just the two digits and with guardians in at most two cells
// (with strong links: three, by a search with a limit) or of one digit. Search: begin with such a
// cell; while a house has an even cell and no odd one, or the reverse, add each cell that may be
// its partner. A set of cells is met once, since the next house to be completed is always the
// first. Order: digits, first cell of just the two digits, partners ascending; then as in deadly.h.
// Source: "unique loops", Ruud and others, 2006; types as in Sudoku Explainer 1.2.1.
#include <array>
#include <cstdint>
#include <limits>

#include "logic/facts_rectangles.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/strong_fill.h"

namespace shudu {
namespace {

// What a type wants: guardians in so many cells, or, if `is_one_digit`, of one digit. The search
// for two digits ends when it has added `most_cells`, so that no position drags it out.
struct LoopLimits {
  int most_roof = 0;
  bool is_one_digit = false;
  int most_cells = std::numeric_limits<int>::max();
};

struct LoopBounds {
  LoopLimits limits;
  Stop stop;
};

// Three cells with guardians: without a limit, marks put up at random took 43 s.
constexpr LoopLimits kForLinks{3, false, 10'000};

constexpr std::size_t kMostLoopCells = std::size_t{2} * kMaxSize;

// Puts the cells in the order of a closed path through houses; false: there is none.
class ClosedPath {
 public:
  ClosedPath(const Layout& layout, CellSet cells)
      : layout_(layout), left_(cells), is_closed_(begin(cells.first())) {}
  [[nodiscard]] bool is_closed() const { return is_closed_; }
  [[nodiscard]] std::span<const Cell> order() const { return std::span(order_).first(size_); }

 private:
  [[nodiscard]] CellSet around(Cell cell) const {
    CellSet cells;
    for (const House house : layout_.houses_of(cell)) cells |= layout_.cells(house);
    return cells;
  }
  bool begin(Cell cell) {
    order_[0] = cell;
    left_.erase(cell);
    return walk(1);
  }
  bool walk(std::size_t size) {
    size_ = size;
    const CellSet next = around(order_[size - 1]);
    if (left_.empty()) return next.contains(order_[0]);
    for (const Cell cell : next& left_) {
      order_[size] = cell;
      left_.erase(cell);
      if (walk(size + 1)) return true;
      left_.insert(cell);
    }
    return false;
  }

  const Layout& layout_;
  CellSet left_;
  std::array<Cell, kMostLoopCells> order_{};
  std::size_t size_ = 1;
  bool is_closed_;  // last: made by walking
};

// The loops of one pair of digits.
template <typename See>
class LoopSearch {
 public:
  LoopSearch(const View& view, DigitSet digits, CellSet usable, const LoopBounds& bounds, See& see)
      : view_(view),
        digits_(digits),
        usable_(usable),
        limits_(bounds.limits),
        pace_(bounds.stop),
        see_(see) {
    for (const Cell cell : usable) {
      for (const House house : view.layout().houses_of(cell)) {
        houses_[index(cell)] |= std::uint64_t{1} << static_cast<unsigned>(house.index());
      }
    }
  }

  // False: `see` has had enough.
  bool run() {
    for (const Cell cell : view_.bivalue_cells() & usable_) {
      if (view_.candidates(cell) != digits_) continue;
      usable_.erase(cell);
      if (!extend({{CellSet::only(cell), {}}, {houses_[index(cell)], 0}, 0, {}})) return false;
    }
    return true;
  }

 private:
  struct State {
    std::array<CellSet, 2> cells;         // even, odd
    std::array<std::uint64_t, 2> houses;  // of these, a bit each
    int roof = 0;
    DigitSet extras;
  };
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell.index()); }

  [[nodiscard]] bool is_within(const State& state) const {
    if (limits_.is_one_digit) return state.extras.size() <= 1;
    return state.roof <= limits_.most_roof;
  }

  bool extend(const State& state) {
    const std::uint64_t single = state.houses[0] ^ state.houses[1];
    if (single == 0) return close(state);
    const int house = std::countr_zero(single);
    const std::size_t parity = (state.houses[0] >> static_cast<unsigned>(house) & 1U) != 0 ? 1 : 0;
    for (const Cell cell : view_.layout().cells(House(house)) & usable_) {
      if ((houses_[index(cell)] & state.houses[parity]) != 0) continue;
      if (state.cells[1 - parity].contains(cell)) continue;
      if (++added_ > limits_.most_cells || pace_.is_over()) return true;
      State next = state;
      next.cells[parity].insert(cell);
      next.houses[parity] |= houses_[index(cell)];
      const DigitSet extras = view_.candidates(cell) - digits_;
      next.extras |= extras;
      if (!extras.empty()) ++next.roof;
      if (is_within(next) && !extend(next)) return false;
    }
    return true;
  }

  bool close(const State& state) {
    if (state.roof == 0 || state.cells[0].size() < 3) return true;
    if (!is_exchangeable(view_.layout(), state.cells[0], state.cells[1])) return true;
    DeadlyPattern pattern = deadly_pattern(view_, state.cells[0] | state.cells[1], digits_);
    const ClosedPath path(view_.layout(), pattern.cells);
    if (!path.is_closed()) return true;
    pattern.order = path.order();
    return see_(pattern);
  }

  const View& view_;
  DigitSet digits_;
  CellSet usable_;
  LoopLimits limits_;
  Pace pace_;
  See& see_;
  std::array<std::uint64_t, kMaxCells> houses_{};
  int added_ = 0;
};

// May these cells, which two digits could fill, hold a loop within the limits?
bool may_hold_loop(const View& view, CellSet usable, DigitSet digits, const LoopLimits& limits) {
  int floor = 0;
  for (const Cell cell : usable) {
    if (digits.contains_all(view.candidates(cell))) ++floor;
  }
  if (floor == 0 || usable.size() < 6) return false;
  return limits.is_one_digit || floor + limits.most_roof >= 6;
}

// Calls `see(pattern)` for each loop within the limits, while it returns true.
template <typename See>
bool for_each_loop(const View& view, const FindOptions& options, LoopLimits limits, See see) {
  const auto allowed = allowed_cells(view);
  const DigitSet all = view.layout().all_digits();
  for (const Digit a : all) {
    for (const Digit b : all) {
      if (!(a < b)) continue;
      const DigitSet digits{a, b};
      const CellSet usable = cells_for_pair(view, allowed, a, b, options.missing_marks);
      if (!may_hold_loop(view, usable, digits, limits)) continue;
      if (options.is_stopped()) return false;
      if (!LoopSearch<See>(view, digits, usable, {limits, options.stop}, see).run()) return false;
    }
  }
  return true;
}

// One strong link of the candidate's own cell on the other digit is type 4.
bool is_type_4(const std::vector<StrongLink>& links, Candidate candidate) {
  return links.size() == 1 && links[0].from == candidate.cell && links[0].digit != candidate.digit;
}

// Cells of a loop are even and odd by turns.
CellSet every_second(std::span<const Cell> order, std::size_t from) {
  CellSet cells;
  for (std::size_t i = from; i < order.size(); i += 2) cells.insert(order[i]);
  return cells;
}

bool hand_over_links(const FindTask& task, const DeadlyPattern& loop) {
  for (std::size_t i = 0; i < loop.order.size(); ++i) {
    const CellSet same = every_second(loop.order, i % 2);
    const CellSet others = every_second(loop.order, 1 - i % 2);
    for (const Digit digit : loop.digits& task.view.candidates(loop.order[i])) {
      const Candidate candidate{loop.order[i], digit};
      const Digit other = (loop.digits - DigitSet::only(digit)).first();
      const auto links = strong_fill(task.view, candidate, other, same, others);
      if (!links || links->empty() || is_type_4(*links, candidate)) continue;
      if (!hand_over(strong_fill_step(task.view, task.technique, loop, candidate, *links),
                     task.sink)) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace

bool find_unique_loop(const FindTask& task) {
  constexpr std::array<LoopLimits, 4> kLimits = {{{1, false}, {0, true}, {2, false}, {2, false}}};
  const auto type = kind_of<DeadlyType>(task.technique);
  const LoopLimits limits = kLimits[static_cast<std::size_t>(type)];
  return for_each_loop(task.view, task.options, limits, [&](const DeadlyPattern& loop) {
    const bool is_type_3 = loop.roof.size() == 2 && share_house(task.view.layout(), loop.roof);
    return (type == DeadlyType::kThree && !is_type_3) || hand_over_type(task, loop);
  });
}

bool find_unique_loop_strong_link(const FindTask& task) {
  return for_each_loop(task.view, task.options, kForLinks,
                       [&](const DeadlyPattern& loop) { return hand_over_links(task, loop); });
}

}  // namespace shudu
