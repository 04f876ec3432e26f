// Counting the places of digits in a set of cells. A digit fits so many times into the set as it
// has places there that do not see each other; together the digits must fill all cells. If the sum
// of these numbers is the number of cells, each digit is used as often as it fits, so a candidate
// that would leave room for fewer, of its own digit, is false. (Naked subsets are the case of one
// house, Sue de Coq that of two.)
#pragma once

#include <array>

#include "shudu/logic/technique.h"

namespace shudu {

/// How many of the cells can hold the same digit: the largest number that do not see each other.
[[nodiscard]] int most_times(const Layout& layout, CellSet places);

/// The sum over all digits of how often they fit into open cells.
[[nodiscard]] int room_for_digits(const View& view, CellSet cells);

/// Adds what goes if the digit stands in `cells` just as often as it fits.
void eliminate_by_count(const View& view, CellSet cells, Digit digit, Step& step);

/// Has a part of the cells, not all of them, no more room than cells? At most 16 cells.
[[nodiscard]] bool has_locked_part(const View& view, CellSet cells);

/// Do the cells lie in one house or in two of them?
[[nodiscard]] bool lie_in_two_houses(const Layout& layout, CellSet cells);

/// Groups the digits by how often they fit: als[i] has those that fit i + 1 times, perhaps none,
/// and their places.
void note_times(const View& view, CellSet cells, Step& step);

}  // namespace shudu
