// The place of a cell, a digit or a house in an array that has one entry for each.
#pragma once

#include <cstddef>

#include "shudu/core/cell.h"
#include "shudu/core/digit.h"
#include "shudu/core/house.h"

#pragma GCC visibility push(default)
namespace shudu {

/// `i`, which is not negative, as containers count.
[[nodiscard]] constexpr std::size_t as_index(int i) { return static_cast<std::size_t>(i); }
/// 0 to 80, row by row.
[[nodiscard]] constexpr std::size_t as_index(Cell cell) { return as_index(cell.index()); }
/// 0 to 8 for digits 1 to 9.
[[nodiscard]] constexpr std::size_t as_index(Digit digit) { return as_index(digit.index()); }
/// As Layout counts its houses.
[[nodiscard]] constexpr std::size_t as_index(House house) { return as_index(house.index()); }

static_assert(as_index(Digit(9)) == 8 && as_index(Cell::at(8, 8, 9)) == 80);

}  // namespace shudu
#pragma GCC visibility pop
