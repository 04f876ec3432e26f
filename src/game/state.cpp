// The layers of a board: reading them, comparing two states, doing and undoing what a move changed.
//
// A rule (rules.cpp) changes a copy of the state as it likes; its effect is the difference of the
// two. So no rule can forget to note a consequence, and undo is exact by construction. Comparing
// costs about a microsecond.
#include "shudu/game/state.h"

namespace shudu::game {
namespace {

void compare(Effect& effect, Layer layer, const CellDigits& before, const CellDigits& after) {
  for (int i = 0; i < kMaxCells; ++i) {
    const DigitSet old = before[at(Cell(i))];
    const DigitSet now = after[at(Cell(i))];
    if (old == now) continue;
    effect.push_back({layer, Cell(i), Digit(), static_cast<std::uint16_t>(old.bits()),
                      static_cast<std::uint16_t>(now.bits())});
  }
}

void compare_values(Effect& effect, const Grid& before, const Grid& after) {
  for (int i = 0; i < before.cell_count(); ++i) {
    const int old = before.value_at(Cell(i));
    const int now = after.value_at(Cell(i));
    if (old == now) continue;
    effect.push_back({Layer::kValue, Cell(i), Digit(), static_cast<std::uint16_t>(old),
                      static_cast<std::uint16_t>(now)});
  }
}

void compare_tints(Effect& effect, const Tints& before, const Tints& after) {
  if (before == after) return;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] == after[i]) continue;
    const int index = static_cast<int>(i);
    effect.push_back({Layer::kTint, Cell(index / kMaxSize), Digit::from_index(index % kMaxSize),
                      before[i], after[i]});
  }
}

void write(State& state, const Change& change, std::uint16_t value) {
  const std::size_t i = at(change.cell);
  switch (change.layer) {
    case Layer::kValue:
      if (value == 0) {
        state.values.clear(change.cell);
      } else {
        state.values.place(change.cell, Digit(value));
      }
      break;
    case Layer::kCorner:
      state.corner[i] = DigitSet::from_bits(value);
      break;
    case Layer::kCentre:
      state.centre[i] = DigitSet::from_bits(value);
      break;
    case Layer::kOut:
      state.out[i] = DigitSet::from_bits(value);
      break;
    case Layer::kColour:
      state.colours[i] = DigitSet::from_bits(value);
      break;
    case Layer::kTint:
      state.tint[tint_at(change.cell, change.digit)] = static_cast<std::uint8_t>(value);
      break;
    case Layer::kAutoMarks:
      state.auto_marks = value != 0;
      break;
  }
}

}  // namespace

std::optional<Digit> digit_at(const State& state, Cell cell) {
  const std::optional<Digit> given = state.givens[cell];
  return given ? given : state.values[cell];
}

Grid board_of(const State& state) {
  Grid board = state.givens;
  for (const Cell cell : state.values.filled()) board.place(cell, *state.values[cell]);
  return board;
}

DigitSet legal_at(const Layout& layout, const State& state, Cell cell) {
  DigitSet digits = layout.all_digits();
  for (const Cell peer : layout.peers(cell)) {
    if (const std::optional<Digit> digit = digit_at(state, peer)) digits.erase(*digit);
  }
  return digits;
}

DigitSet shown_centre(const Layout& layout, const State& state, Cell cell) {
  if (!state.auto_marks) return state.centre[at(cell)];
  return legal_at(layout, state, cell) - state.out[at(cell)];
}

CellSet clashing_cells(const Layout& layout, const State& state) {
  const Grid board = board_of(state);
  std::array<CellSet, kMaxSize> cells_of{};
  const CellSet filled = board.filled();
  for (const Cell cell : filled) {
    cells_of[static_cast<std::size_t>(board[cell]->index())].insert(cell);
  }
  CellSet clashing;
  for (const Cell cell : filled) {
    const CellSet equals = cells_of[static_cast<std::size_t>(board[cell]->index())];
    if (layout.peers(cell).intersects(equals)) clashing.insert(cell);
  }
  return clashing;
}

Effect difference(const State& before, const State& after) {
  Effect effect;
  compare_values(effect, before.values, after.values);
  compare(effect, Layer::kCorner, before.corner, after.corner);
  compare(effect, Layer::kCentre, before.centre, after.centre);
  compare(effect, Layer::kOut, before.out, after.out);
  compare(effect, Layer::kColour, before.colours, after.colours);
  compare_tints(effect, before.tint, after.tint);
  if (before.auto_marks != after.auto_marks) {
    effect.push_back({Layer::kAutoMarks, Cell(), Digit(), before.auto_marks, after.auto_marks});
  }
  return effect;
}

void redo_effect(State& state, const Effect& effect) {
  for (const Change& change : effect) write(state, change, change.after);
}

void undo_effect(State& state, const Effect& effect) {
  for (const Change& change : effect) write(state, change, change.before);
}

}  // namespace shudu::game
