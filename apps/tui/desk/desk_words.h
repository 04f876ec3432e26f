// The catalogue of what the desk says: each sentence once, in three languages, under a typed key.
//
// Numbers in braces are arguments. What moves, cells and houses are called is told by the room
// game, what steps are by explain; here stands what only an app says. Tested in
// tests/tui/desk_words_test.cpp: no entry is empty, all languages use the same arguments.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"

namespace shudu::tui {

enum class DeskPhrase : std::uint8_t {
  // The shelf.
  kNothingKept,  ///< the sentence of the trouble
  kNowhereToKeep,
  kPutAside,   ///< where to, games read from it
  kMovesLost,  ///< how many
  // Making.
  kOnlyClassic,
  kUnknownLayout,    ///< name
  kUnknownSymmetry,  ///< name
  kWishContradicts,
  kNotMadeFor,  ///< technique
  kNotMade,     ///< tries
  kStopped,     ///< tries
  kNearest,     ///< level
  // Hints.
  kWhyNoHouse,  ///< digit, cell
  // Practice.
  kPracticeKept,  ///< solved, tries
  // Ticks of techniques, and the kinds of marks of a new game.
  kUsualChoices,
  kAssumeOne,
  kEachTechnique,
  kTicked,  ///< how many
  kTooManyTicks,
  kMarks,
  kCount,  ///< how many there are; not a phrase
};

struct DeskWords {
  DeskPhrase phrase;
  std::string_view slug;  ///< for faces that are not built with this header
  Words words;
};

[[nodiscard]] std::span<const DeskWords> desk_words();
[[nodiscard]] std::string_view text_of(DeskPhrase phrase, Language language);

template <typename... Args>
[[nodiscard]] std::string say(Language language, DeskPhrase phrase, const Args&... args) {
  return fmt::vformat(text_of(phrase, language), fmt::make_format_args(args...));
}

}  // namespace shudu::tui
