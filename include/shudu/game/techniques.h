// The setting `techniques`: which techniques hints may use.
//
//   hard                       up to a usual reach: first, easy, medium, hard or all
//   hard,-swordfish,bug-xz     and one less, and one more
//   x-wing,xy-wing             just these
//
// After any of them `,no-uniqueness` leaves out what assumes a single solution.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "shudu/logic/path.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// The words of the setting for many techniques at once, each with those before it.
inline constexpr std::array<std::string_view, 5> kUsualTechniques{"first", "easy", "medium", "hard",
                                                                  "all"};
/// The last item of a value that leaves out what assumes a single solution.
inline constexpr std::string_view kWithoutUniqueness = "no-uniqueness";

/// Bytes of the value at most: its change is an event of a game, which is one line.
inline constexpr std::size_t kMostTechniquesText = 900;

/// The techniques of a value, easiest first, whatever the puzzle is; slugs that no technique has
/// are passed over. allowed_techniques (hints.h) leaves out what a session does not allow.
[[nodiscard]] Profile named_techniques(std::string_view value);

}  // namespace shudu::game
#pragma GCC visibility pop
