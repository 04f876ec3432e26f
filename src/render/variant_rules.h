// Which rules of a variant its board shows, and the others in words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu {

/// The places of the cages that are drawn: their cells are in the grid and in none drawn before.
[[nodiscard]] std::vector<std::size_t> drawn_cages(const variant::VariantPuzzle& puzzle);

/// A text in lines of at most so many columns (slot.h), broken at blanks and beside wide
/// characters; a longer word stands alone in its line.
[[nodiscard]] std::vector<std::string> broken_lines(std::string_view text, std::size_t columns);

}  // namespace shudu
