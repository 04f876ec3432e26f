// Symmetries as bytes (shudu/arrays/moving.h), and rows moved by them.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/symmetry.h"

namespace shudu::arrays {

void write_symmetry(const Symmetry& symmetry, std::uint8_t* bytes);

/// None where rows, columns or digits are no permutations, or the first byte is neither 0 nor 1.
[[nodiscard]] std::optional<Symmetry> read_symmetry(const std::uint8_t* bytes, int size);

/// Moves values: what Symmetry::apply does to a grid, in a tenth of the time. They do not overlap.
void move_values(const Symmetry& symmetry, const std::uint8_t* values, std::uint8_t* moved);

}  // namespace shudu::arrays
