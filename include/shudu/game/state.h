// What a move changes and undo restores: digits, marks and colours of a board.
//
// The layers of a cell lie one under the other: marks are kept under a placed digit and are seen
// again when it is erased. While the program keeps the marks (`auto_marks`) the centre marks shown
// are computed, digits that no peer holds less those of `out`, and `centre` rests untouched.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/digit_set.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// A set of digits for each cell; empty from the size of the grid on.
using CellDigits = std::array<DigitSet, kMaxCells>;
/// A colour, 0 (none) to 9, for each digit of each cell, at 9 * cell + digit - 1.
using Tints = std::array<std::uint8_t, static_cast<std::size_t>(kMaxCells) * kMaxSize>;

/// A value of 1.5 kB without pointers; copying it is cheap.
struct State {
  Grid givens;
  Grid values;  ///< own digits; a cell has a given, an own digit, or none
  CellDigits corner{};
  CellDigits centre{};
  CellDigits out{};      ///< digits known to be impossible
  CellDigits colours{};  ///< colours 1 to 9, on layouts of every size
  Tints tint{};
  bool auto_marks = false;

  friend bool operator==(const State&, const State&) = default;
};

[[nodiscard]] constexpr std::size_t at(Cell cell) { return static_cast<std::size_t>(cell.index()); }
[[nodiscard]] constexpr std::size_t tint_at(Cell cell, Digit digit) {
  return at(cell) * kMaxSize + static_cast<std::size_t>(digit.index());
}

/// Given or own digit.
[[nodiscard]] std::optional<Digit> digit_at(const State& state, Cell cell);
/// Givens and own digits together.
[[nodiscard]] Grid board_of(const State& state);
/// Digits of the layout that no peer of the cell holds, whatever the cell itself holds.
[[nodiscard]] DigitSet legal_at(const Layout& layout, const State& state, Cell cell);
/// The centre marks to show in a cell without digit: computed while `auto_marks`.
[[nodiscard]] DigitSet shown_centre(const Layout& layout, const State& state, Cell cell);
/// The cells whose digit stands in a peer too, givens among them.
[[nodiscard]] CellSet clashing_cells(const Layout& layout, const State& state);

enum class Layer : std::uint8_t { kValue, kCorner, kCentre, kOut, kColour, kTint, kAutoMarks };

/// One thing that a move changed. The numbers are a digit or 0, the bits of a DigitSet, a colour,
/// or 0 and 1.
struct Change {
  Layer layer = Layer::kValue;
  Cell cell;
  Digit digit;  ///< of kTint
  std::uint16_t before = 0;
  std::uint16_t after = 0;
  friend bool operator==(const Change&, const Change&) = default;
};

/// All that a move changed, with every consequence; by layer, cell, digit.
using Effect = std::vector<Change>;

/// What leads from one state to the other. Precondition: equal givens.
[[nodiscard]] Effect difference(const State& before, const State& after);
/// Does it, or takes it back.
void redo_effect(State& state, const Effect& effect);
void undo_effect(State& state, const Effect& effect);

}  // namespace shudu::game
#pragma GCC visibility pop
