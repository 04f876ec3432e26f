// The symmetries of a puzzle's picture: which cells are given, whatever the digits.
//
// A symmetry cuts the grid into units (orbits), cells that some move of it takes to each other; a
// mask has the symmetry when each unit is given as a whole or not at all. Names as on the command
// line; rows and columns count from 1, n is the size:
//
//   none           every cell by itself              rotate180   half-turn
//   mirror         row r <-> n + 1 - r               rotate90    quarter-turn
//   flip           column c <-> n + 1 - c            diagonal    the diagonal from r1c1
//   mirror-flip    both                              antidiagonal, diagonals   the other; both
//   full           all eight moves of the square
//
// Tested in tests/generator/symmetry_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "shudu/core/cell_set.h"
#include "shudu/core/language.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class MaskSymmetry : std::uint8_t {
  kNone,
  kRotate180,
  kRotate90,
  kMirror,
  kFlip,
  kDiagonal,
  kAntidiagonal,
  kMirrorFlip,
  kDiagonals,
  kFull,
};

struct MaskSymmetryRow {
  MaskSymmetry symmetry;
  std::string_view slug;
  Words words;  ///< one line for people
};

/// All of them, in the order of the enumeration.
[[nodiscard]] std::span<const MaskSymmetryRow> mask_symmetry_table();

/// The row of that name, or nullptr.
[[nodiscard]] const MaskSymmetryRow* find_mask_symmetry(std::string_view slug);

/// For each cell of a grid of `size` rows its unit; nothing for cells beyond. 1 <= size <= 9.
[[nodiscard]] std::array<CellSet, kMaxCells> mask_units(MaskSymmetry symmetry, int size);

/// Are these cells whole units? Precondition: they lie in a grid of that size.
[[nodiscard]] bool has_symmetry(CellSet cells, MaskSymmetry symmetry, int size);

}  // namespace shudu
#pragma GCC visibility pop
