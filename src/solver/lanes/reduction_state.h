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

/// A set of cells in three words (fields/fields.h).
struct FieldCells {
  Word word[3];
};
inline FieldCells operator|(const FieldCells& a, const FieldCells& b) {
  return {{a.word[0] | b.word[0], a.word[1] | b.word[1], a.word[2] | b.word[2]}};
}
inline FieldCells operator&(const FieldCells& a, const FieldCells& b) {
  return {{a.word[0] & b.word[0], a.word[1] & b.word[1], a.word[2] & b.word[2]}};
}
inline FieldCells operator-(const FieldCells& a, const FieldCells& b) {
  return {{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1], a.word[2] & ~b.word[2]}};
}
inline bool is_empty(const FieldCells& a) { return (a.word[0] | a.word[1] | a.word[2]) == 0; }
inline int size_of(const FieldCells& a) {
  return std::popcount(a.word[0]) + std::popcount(a.word[1]) + std::popcount(a.word[2]);
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

inline void insert(FieldCells& cells, unsigned cell) {
  const FieldPlace at = kFieldPlaces[cell];
  cells.word[at.i] |= Word{1} << at.place;
}

inline FieldCells fields_of_cells(CellSet cells) {
  FieldCells fields{};
  for (const Cell cell : cells) insert(fields, static_cast<unsigned>(cell.index()));
  return fields;
}

inline CellSet cells_of_fields(const FieldCells& fields) {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  for (unsigned row = 0; row < 9; ++row) {
    const std::uint64_t cells = fields.word[row % 3] >> (row / 3 * kFieldStep) & 0x1FF;
    if (row < 8) low |= cells << (9 * row);
    if (row == 7) high |= cells >> 1;
    if (row == 8) high |= cells << 8;
  }
  return CellSet::from_words(low, high);
}

/// The units of a job: for each cell the cells that go with it.
using FieldUnits = std::array<FieldCells, kMaxCells>;

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
  std::array<std::uint8_t, kMaxCells> order;  ///< a cell of each unit
  std::array<std::uint8_t, kMaxCells> filed;  ///< the first set at each position
  std::array<std::uint8_t, 96> position;      ///< of each cell, at 32 * i + place
  std::array<std::uint8_t, kMostSets> next;   ///< the next set at the same position
  std::array<FieldCells, kMostSets> sets;
};

/// Begins a task: no sets yet.
inline void begin_state(const ReductionTask& task, std::uint32_t number, const FieldUnits& units,
                        ReductionState& state) {
  for (Word& word : state.grid) word = 0;
  const auto& values = task.solution->values();
  for (unsigned cell = 0; cell < kMaxCells; ++cell) {
    const FieldPlace at = kFieldPlaces[cell];
    state.grid[3 * values[cell] - 3U + at.i] |= Word{1} << at.place;
  }
  state.givens = fields_of_cells(task.givens);
  state.kept = state.givens;
  state.given_count = task.givens.size();
  state.stop_at = task.stop_at;
  state.at = 0;
  state.set_count = 0;
  state.task = number;
  state.order_size = static_cast<unsigned>(task.order.size());
  state.pending = state.order_size;
  state.filed.fill(ReductionState::kNone);
  state.position.fill(0);
  for (unsigned k = 0; k < state.order_size; ++k) {
    const auto cell = static_cast<unsigned>(task.order[k].index());
    state.order[k] = static_cast<std::uint8_t>(cell);
    const FieldCells unit = units[cell];
    for (unsigned i = 0; i < 3; ++i) {
      for (Word left = unit.word[i]; left != 0; left &= left - 1) {
        const auto place = static_cast<unsigned>(std::countr_zero(left));
        state.position[32 * i + place] = static_cast<std::uint8_t>(k);
      }
    }
    state.kept = state.kept - unit;
  }
}

/// The last position of some cells.
inline unsigned last_position(const ReductionState& state, const FieldCells& cells) {
  unsigned last = 0;
  for (unsigned i = 0; i < 3; ++i) {
    for (Word left = cells.word[i]; left != 0; left &= left - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(left));
      const unsigned position = state.position[32 * i + place];
      last = position > last ? position : last;
    }
  }
  return last;
}

/// Files an unavoidable set of the grid. One that a given outside the order meets tells nothing.
inline void file_set(ReductionState& state, const FieldCells& set) {
  const FieldCells open = set & state.givens;
  if (state.set_count == ReductionState::kMostSets || !is_empty(open & state.kept)) return;
  const unsigned last = last_position(state, open);
  const auto number = static_cast<std::uint8_t>(state.set_count++);
  state.sets[number] = open;
  state.next[number] = state.filed[last];
  state.filed[last] = number;
}

/// Must the unit at `position` stay, by some set that nothing kept meets?
inline bool is_needed(const ReductionState& state, unsigned position, const FieldCells& kept) {
  for (unsigned s = state.filed[position]; s != ReductionState::kNone; s = state.next[s]) {
    if (is_empty(state.sets[s] & kept)) return true;
  }
  return false;
}

/// Plans a trial of units from `at` on, before position `end`, until it has `wanted` cells.
inline void plan_trial(ReductionState& state, const FieldUnits& units, int wanted, unsigned end) {
  state.trial = {};
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
/// those that are left at 27 four in five stay.
constexpr std::array<std::uint8_t, kMaxCells + 1> make_trial_sizes() {
  std::array<std::uint8_t, kMaxCells + 1> sizes{};
  for (unsigned givens = 0; givens < sizes.size(); ++givens) {
    sizes[givens] = givens > 55   ? static_cast<std::uint8_t>(givens - 43)
                    : givens > 40 ? 8
                    : givens > 34 ? 4
                    : givens > 30 ? 2
                                  : 1;
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
inline NextStep cut_trial(ReductionState& state, const FieldUnits& units,
                          const FieldCells& differs) {
  state.pending = last_position(state, differs);
  plan_trial(state, units, kMaxCells + 1, state.pending);
  if (state.trial_count != 0) return NextStep::kAsk;
  return take_trial(state, units);
}

}  // namespace
}  // namespace shudu
