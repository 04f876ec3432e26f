// Save text v1: one game as text that people can read, the same bytes each time.
//
// Nothing derived is stored: no counters and no solution. The lines of the board repeat what the
// events lead to, as a cross-check and for simple readers. docs/saved-games.md has the format.
// Tested in tests/game/save_test.cpp and fuzz/save_fuzz.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/game/session.h"

#pragma GCC visibility push(default)
namespace shudu::game {

inline constexpr std::uint32_t kSaveVersion = 1;
inline constexpr std::size_t kMaxSaveBytes = 1U << 20U;
/// Bytes of a line of the header or the board.
inline constexpr std::size_t kMaxSaveLine = 4'096;

/// The whole text; never longer than kMaxSaveBytes. Thread-safe.
[[nodiscard]] std::string save(const Session& session);

/// The game of a text, built whole before it is handed out. Lines may end in CR LF. Refusals in
/// this order: kTooLarge; kNotASave, kNewerVersion; kBadText; kTruncated, kDamaged; then line by
/// line kLineTooLong, kUnexpectedLine, kBadValue, kBadGivens, kBadEvent; kBoardDiffers. The first
/// is told. Solves the puzzle, which takes a few milliseconds. Thread-safe.
[[nodiscard]] Outcome<Session> load(std::string_view text);

/// The puzzle of a text that does not load, where its header can be read as far as the givens: to
/// start it afresh. The checksum is not looked at.
[[nodiscard]] std::optional<NewGame> salvage(std::string_view text);

/// The text with the checksum that its other lines have, for people who edit. Refusals: kTooLarge,
/// kNotASave, kNewerVersion, kTruncated where there is no line for it.
[[nodiscard]] Outcome<std::string> repair(std::string_view text);

}  // namespace shudu::game
#pragma GCC visibility pop
