// One puzzle on its way to fewer givens: what is known of it, and which givens to take next.
//
// The order's units are looked at from first to last. Between those that are settled and the next
// question stand the unavoidable sets: sets of cells that some other full grid fills differently
// while it agrees everywhere else, so that one cell of each must stay given. A set decides about
// the unit that comes last of it: that unit must stay if none before it did. So each set is filed
// under its last unit and looked at there only:
//
//   order     a  b  c  d  e  f  g  h      set {b, d, g}: filed under g
//   kept         .     .        ?         neither b nor d kept: g stays, no question asked
//
// A question ("trial") may take many units at once; that no other solution is found then settles
// all. If one is found, it differs from the grid in some cells of the trial, and of these the last
// unit must stay as soon as the others are gone: the next trial is what stands before it, and when
// that goes well, it is known that this unit stays.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "shudu/solver/reduction.h"
#include "solver/fields/fields.h"

namespace shudu {
namespace {

/// A set of cells in three words (fields/fields.h), two of them in one number.
struct FieldCells {
  std::uint64_t low;   ///< words 0 and 1
  std::uint64_t high;  ///< word 2

  [[nodiscard]] Word word(unsigned i) const {
    return static_cast<Word>(i == 0 ? low : i == 1 ? low >> 32 : high);
  }
};
inline FieldCells operator|(FieldCells a, FieldCells b) { return {a.low | b.low, a.high | b.high}; }
inline FieldCells operator&(FieldCells a, FieldCells b) { return {a.low & b.low, a.high & b.high}; }
inline FieldCells operator-(FieldCells a, FieldCells b) {
  return {a.low & ~b.low, a.high & ~b.high};
}
inline bool is_empty(FieldCells a) { return (a.low | a.high) == 0; }
inline int size_of(FieldCells a) { return std::popcount(a.low) + std::popcount(a.high); }

/// These cells of word i.
inline FieldCells cells_of_word(unsigned i, Word cells) {
  return i == 2 ? FieldCells{0, cells} : FieldCells{std::uint64_t{cells} << (32 * i), 0};
}

struct FieldPlace {
  std::uint8_t i, place;
};
constexpr std::array<FieldPlace, kMaxCells> make_field_places() {
  std::array<FieldPlace, kMaxCells> places{};
  for (unsigned cell = 0; cell < kMaxCells; ++cell) {
    const unsigned row = cell / 9;
    places[cell] = {static_cast<std::uint8_t>(row % 3),
                    static_cast<std::uint8_t>(place_of(row / 3, cell % 9))};
  }
  return places;
}
constexpr auto kFieldPlaces = make_field_places();
constexpr FieldCells kAllFieldCells = {kCells | std::uint64_t{kCells} << 32, kCells};

inline FieldCells field_cell(unsigned cell) {
  return cells_of_word(kFieldPlaces[cell].i, Word{1} << kFieldPlaces[cell].place);
}

inline FieldCells fields_of_cells(CellSet cells) {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  for (const Cell cell : cells) {
    const FieldCells one = field_cell(static_cast<unsigned>(cell.index()));
    low |= one.low;
    high |= one.high;
  }
  return {low, high};
}

inline CellSet cells_of_fields(FieldCells fields) {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  for (unsigned row = 0; row < 9; ++row) {
    const std::uint64_t cells = fields.word(row % 3) >> (row / 3 * kFieldStep) & 0x1FF;
    if (row < 8) low |= cells << (9 * row);
    if (row == 7) high |= cells >> 1;
    if (row == 8) high |= cells << 8;
  }
  return CellSet::from_words(low, high);
}

/// The units of a job: for each cell the cells that go with it; nothing for number 81.
using FieldUnits = std::array<FieldCells, kMaxCells + 1>;

/// What a puzzle's next step is.
enum class NextStep : std::uint8_t { kAsk, kDone };

struct ReductionState {
  static constexpr unsigned kMostSets = 96;
  static constexpr std::uint8_t kNone = 0xFF;

  Word grid[27];  ///< cells of each digit: 3 * digit + i
  FieldCells givens;
  FieldCells kept;        ///< givens that must stay
  FieldCells trial;       ///< what the question takes away
  FieldCells trial_kept;  ///< kept, with what sets tell if the trial goes
  int given_count, trial_count, stop_at;
  unsigned at, trial_end, order_size;  ///< positions in the order
  unsigned pending;                    ///< stays if the trial goes: a position, or order_size
  unsigned set_count;
  std::uint32_t task;
  std::array<std::uint8_t, 88> order;         ///< a cell of each unit, then 81s
  std::array<FieldCells, 7> position_bits;    ///< cells by the binary places of their position
  std::array<std::uint8_t, kMaxCells> filed;  ///< the first set at each position
  std::array<std::uint8_t, kMostSets> next;   ///< the next set at the same position
  std::array<FieldCells, kMostSets> sets;
};

/// The cells of each binary place of their positions, and all cells of the order. Eight positions
/// at a time, so that the three low places are the same in each step.
inline FieldCells read_positions(const FieldUnits& units, ReductionState& state) {
  auto& bits = state.position_bits;
  bits.fill({0, 0});
  FieldCells all = {0, 0};
  for (unsigned k = 0; k < state.order_size; k += 8) {
    const std::uint8_t* cells = &state.order[k];
    const FieldCells p1 = units[cells[1]];
    const FieldCells p2 = units[cells[2]];
    const FieldCells p3 = units[cells[3]];
    const FieldCells p4 = units[cells[4]];
    const FieldCells p5 = units[cells[5]];
    const FieldCells p6 = units[cells[6]];
    const FieldCells p7 = units[cells[7]];
    const FieldCells upper = p4 | p5 | p6 | p7;
    const FieldCells eight = units[cells[0]] | p1 | p2 | p3 | upper;
    bits[0] = bits[0] | p1 | p3 | p5 | p7;
    bits[1] = bits[1] | p2 | p3 | p6 | p7;
    bits[2] = bits[2] | upper;
    for (unsigned place = 3; place < 7; ++place) {
      if ((k >> place & 1U) != 0) bits[place] = bits[place] | eight;
    }
    all = all | eight;
  }
  return all;
}

/// Begins a task: no sets yet.
inline void begin_state(const ReductionTask& task, std::uint32_t number, const FieldUnits& units,
                        ReductionState& state) {
  for (Word& word : state.grid) word = 0;
  const auto& values = task.solution->values();
  for (unsigned cell = 0; cell < kMaxCells; ++cell) {
    const FieldPlace at = kFieldPlaces[cell];
    state.grid[3U * values[cell] - 3U + at.i] |= Word{1} << at.place;
  }
  const bool is_full = task.givens == CellSet::first_n(kMaxCells);
  state.givens = is_full ? kAllFieldCells : fields_of_cells(task.givens);
  state.given_count = task.givens.size();
  state.stop_at = task.stop_at;
  state.at = 0;
  state.set_count = 0;
  state.task = number;
  state.order_size = static_cast<unsigned>(task.order.size());
  state.pending = state.order_size;
  state.filed.fill(ReductionState::kNone);
  state.order.fill(kMaxCells);
  for (unsigned k = 0; k < state.order_size; ++k) {
    state.order[k] = static_cast<std::uint8_t>(task.order[k].index());
  }
  state.kept = state.givens - read_positions(units, state);
}

/// The last position of some cells: the largest binary number that one of them has.
inline unsigned last_position(const ReductionState& state, FieldCells cells) {
  unsigned last = 0;
  for (unsigned place = 7; place-- > 0;) {
    const FieldCells with = cells & state.position_bits[place];
    const bool has = !is_empty(with);
    cells.low = has ? with.low : cells.low;
    cells.high = has ? with.high : cells.high;
    last |= unsigned{has} << place;
  }
  return last;
}

/// Files an unavoidable set of the grid. One that a given outside the order meets tells nothing.
inline void file_set(ReductionState& state, FieldCells set) {
  const FieldCells open = set & state.givens;
  if (state.set_count == ReductionState::kMostSets || !is_empty(open & state.kept)) return;
  const unsigned last = last_position(state, open);
  const auto number = static_cast<std::uint8_t>(state.set_count++);
  state.sets[number] = open;
  state.next[number] = state.filed[last];
  state.filed[last] = number;
}

/// Must the unit at `position` stay, by some set that nothing kept meets?
inline bool is_needed(const ReductionState& state, unsigned position, FieldCells kept) {
  for (unsigned s = state.filed[position]; s != ReductionState::kNone; s = state.next[s]) {
    if (is_empty(state.sets[s] & kept)) return true;
  }
  return false;
}

/// Plans a trial of units from `at` on, before position `end`, until it has `wanted` cells.
inline void plan_trial(ReductionState& state, const FieldUnits& units, int wanted, unsigned end) {
  state.trial = {0, 0};
  state.trial_kept = state.kept;
  state.trial_count = 0;
  unsigned k = state.at;
  for (; k < end && state.trial_count < wanted; ++k) {
    const FieldCells unit = units[state.order[k]] & state.givens;
    const int size = size_of(unit);
    if (size == 0) continue;
    if (state.given_count - state.trial_count - size < state.stop_at ||
        is_needed(state, k, state.trial_kept)) {
      state.trial_kept = state.trial_kept | unit;
    } else {
      state.trial = state.trial | unit;
      state.trial_count += size;
    }
  }
  state.trial_end = k;
}

/// How many givens to try at once where so many are left: nearly all of the first 38 go, and of
/// those that are left at 27 four in five stay. What is best is flat: other steps between 41 and 27
/// take 23.8 to 25.1 questions and 222 to 242 rounds a puzzle.
constexpr std::array<std::uint8_t, kMaxCells + 1> make_trial_sizes() {
  std::array<std::uint8_t, kMaxCells + 1> sizes{};
  for (unsigned givens = 0; givens < sizes.size(); ++givens) {
    const unsigned size = givens > 55   ? givens - 41
                          : givens > 38 ? 6
                          : givens > 35 ? 3
                          : givens > 31 ? 2
                                        : 1;
    sizes[givens] = static_cast<std::uint8_t>(size);
  }
  return sizes;
}
constexpr auto kTrialSizes = make_trial_sizes();

/// Plans the next trial, if there is anything left to try.
inline NextStep plan_next(ReductionState& state, const FieldUnits& units) {
  state.pending = state.order_size;
  plan_trial(state, units, kTrialSizes[static_cast<unsigned>(state.given_count)], state.order_size);
  return state.trial_count == 0 ? NextStep::kDone : NextStep::kAsk;
}

/// The trial goes: its givens are taken away for good.
inline NextStep take_trial(ReductionState& state, const FieldUnits& units) {
  state.givens = state.givens - state.trial;
  state.given_count -= state.trial_count;
  state.kept = state.trial_kept;
  state.at = state.trial_end;
  if (state.pending != state.order_size) {
    state.kept = state.kept | (units[state.order[state.pending]] & state.givens);
    state.at = state.pending + 1;
  }
  return plan_next(state, units);
}

/// Another solution was found, which differs from the grid in `differs` of the trial's cells.
inline NextStep cut_trial(ReductionState& state, const FieldUnits& units, FieldCells differs) {
  state.pending = last_position(state, differs);
  plan_trial(state, units, kMaxCells + 1, state.pending);
  if (state.trial_count != 0) return NextStep::kAsk;
  return take_trial(state, units);
}

}  // namespace
}  // namespace shudu
