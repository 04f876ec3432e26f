// Backdoors: cells whose digits, once known, make the rest of a puzzle easy.
//
// A *backdoor* for a set of rules is a set of open cells such that the rules alone solve the puzzle
// when the digits of its solution are put into these cells. The size of the smallest one is a
// measure of difficulty that does not depend on any order of techniques (R. Williams, C. Gomes, B.
// Selman, "Backdoors to typical case complexity", 2003; for Sudoku I. Lynce, J. Ouaknine, 2006).
// Nearly every puzzle has one of one or two cells. Tested in tests/generator/backdoor_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/layout.h"
#include "shudu/core/stop.h"
#include "shudu/generator/minimal.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The rules that have to solve the rest, applied until none does anything.
enum class DirectRules : std::uint8_t {
  /// The last candidate of a cell, the last place of a digit in a house.
  kSingles,
  /// And locked candidates: where all places of a digit in one house lie in another house, the
  /// digit goes from the rest of that (pointing and claiming; any two houses).
  kSinglesAndLocked,
};

struct Backdoors {
  bool is_solved_without = false;  ///< the rules need no help; then the rest is empty
  CellSet cells;                   ///< each is a backdoor by itself
  /// Pairs of other cells that are one together, the smaller cell first, ascending.
  std::vector<std::array<Cell, 2>> pairs;

  /// The size of the smallest backdoor: 0, 1, 2; 3 means "none of the sizes that were asked for".
  [[nodiscard]] int smallest() const {
    if (is_solved_without) return 0;
    return !cells.empty() ? 1 : pairs.empty() ? 3 : 2;
  }
};

/// All backdoors of one cell, and with `most` 2 of two cells (up to 1,600 pairs on the classic
/// layout, a few milliseconds). Nothing when the flag has stopped it. Precondition: `puzzle` is
/// proper on the layout. Thread-safe.
[[nodiscard]] std::optional<Backdoors> find_backdoors(const Layout& layout,
                                                      const ProperPuzzle& puzzle, DirectRules rules,
                                                      int most = 2, Stop stop = {});

}  // namespace shudu
#pragma GCC visibility pop
