// The techniques of HoDoKu's scale, in its order: what a step costs, which level it asks for, and
// how one of several steps is chosen.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "shudu/rating/hodoku.h"

namespace shudu {

/// Which step of several is taken (hodoku_choice.h).
enum class HodokuChoice : std::uint8_t {
  kFirst,     ///< the first found
  kChain,     ///< of all the one that removes most, then the one that lies lowest
  kAlsChain,  ///< of all the one that removes most, then the one of the fewest cells
  kForcing,   ///< of all placements, then those that touch most cells
};

struct HodokuRow {
  std::string_view slug;
  int index;  ///< rows of the same index are looked for together
  int score;
  HodokuLevel level;
  HodokuChoice choice = HodokuChoice::kFirst;
};

/// What is switched on, easiest first; the last row is the digit of the solution.
[[nodiscard]] std::span<const HodokuRow> hodoku_table();

/// The row of the digit of the solution, which is no technique.
[[nodiscard]] const HodokuRow& hodoku_trial();

/// What a puzzle costs where there is nothing to go on by.
inline constexpr int kHodokuGivenUp = 20'000;

}  // namespace shudu
