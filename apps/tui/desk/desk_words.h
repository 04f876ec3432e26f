// The section of the catalogue (shudu/words/phrase.h) for what the desk says.
//
// Fields are numbers, `{0}`, `{1}`. What moves, cells and houses are called is told by the room
// game, what steps are by explain; here stands what only an app says.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/words/fill.h"

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

using DeskWords = words::NamedPhrase<DeskPhrase>;

[[nodiscard]] std::span<const DeskWords> desk_words();
[[nodiscard]] std::string_view text_of(DeskPhrase phrase, Language language);

template <typename... Args>
[[nodiscard]] std::string say(Language language, DeskPhrase phrase, const Args&... args) {
  return words::fill_values(text_of(phrase, language), args...);
}

}  // namespace shudu::tui
