// Practice in the app: making a position for a technique, and keeping how it went. The judging and
// its words are the room game's (shudu/game/practice.h). Tested in tests/tui/practice_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "shudu/core/language.h"
#include "shudu/explain/explain.h"
#include "shudu/game/practice.h"
#include "shudu/storage/records.h"
#include "tui/desk/surroundings.h"

namespace shudu::tui {

using game::Practice;
using game::PracticeMove;
using game::PracticeVerdict;

/// Text and marks of the hint that is open; empty where none is.
[[nodiscard]] Hint hint_of(const Practice& practice, Language language);

/// How the position went that was begun at `began_ms` of the monotonic clock.
[[nodiscard]] storage::PracticeTry try_of(const Practice& practice, std::uint64_t began_ms,
                                          const Surroundings& world);

/// Seeds that are chosen by chance lie below it, so that people can type them.
inline constexpr std::uint64_t kMostPracticeSeed = 1'000'000'000;

/// A position, or the sentence why there is none.
struct PracticeMade {
  std::optional<Practice> practice;
  std::string trouble;
};
/// Why the technique is not practised; empty where it is.
[[nodiscard]] std::string why_not_practised(const Technique& technique, Language language);
/// Makes a puzzle that singles and the technique solve and singles alone do not. A job for the
/// worker: `tried` counts on the way, the flag stops it.
[[nodiscard]] PracticeMade make_practice(const Technique& technique, std::uint64_t seed,
                                         Language language, const std::atomic<bool>& stop,
                                         std::atomic<std::uint64_t>& tried);

}  // namespace shudu::tui
