// Why a request was not answered: a code for programs, a sentence for people, and where.
//
// What is wrong with a puzzle has the codes and sentences of core; the rows here are what can be
// wrong with a request. One table, three languages, each written by hand.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/error.h"

namespace shudu::service {

enum class Reason : std::uint8_t {
  kNotJson,          ///< {n}: at which byte, from 1
  kNotARequest,      ///< the value is no object
  kRequestTooLarge,  ///< {n}: bytes allowed
  kTooDeep,          ///< {n}: levels allowed
  kTooManyValues,    ///< {n}: values allowed
  kRepeatedField,    ///< {field}
  kWrongVersion,     ///< {n}: the version that there is
  kBadId,            ///< {n}: bytes allowed
  kUnknownRequest,   ///< {text}
  kUnknownField,     ///< {field}, {request}
  kMissingField,     ///< {field}
  kOneOfTwo,         ///< {field}, {text}: one of the two is wanted, and not both
  kNotText,          ///< {field}
  kTextTooLong,      ///< {field}, {n}
  kNotWhole,         ///< {field}, {n}, {m}: a whole number from n to m
  kNotClues,         ///< {field}, {n}, {m}
  kNotFlag,          ///< {field}
  kNotTexts,         ///< {field}, {n}: a list of at most so many texts
  kNotAChoice,       ///< {field}, {text}: the choices
  kNotWithOther,     ///< {field}, {text}: does not go together
  kNotACandidate,    ///< {field}
  kNotACell,         ///< {field}
  kNotForIntent,     ///< {field}: its value does not go with the others
  kNotSettings,      ///< {field}
  kNotAnEvent,       ///< {field}
  kNotRatings,       ///< {field}
  kNotAPattern,      ///< {field}
  kNotMoves,         ///< {field}
  kNotKept,          ///< {field}: a saved game cannot keep it
  kNoGame,
  kTooManyGames,  ///< {n}: games allowed
  kNoPractice,
  kTooManyPractices,   ///< {n}: positions allowed
  kNothingToPractise,  ///< {text}: a technique
  kOnlyClassic,        ///< {field}
  kPractiseClassic,    ///< {text}: the layout that is not practised on
  kSparse,             ///< {n}: givens
  kNotMadeFor,         ///< {text}: a technique
  kContradictingWish,
  kImpossiblePattern,
  kNoGrid,
  kNotFound,  ///< {n}: tries
  kNoClock,
  kCancelled,
  kTimeout,
  kBudget,          ///< {n}: nodes
  kTooManyPuzzles,  ///< {n}: records allowed
  kAnswerTooLarge,  ///< {n}: bytes allowed
  kCount,           // how many there are; not a reason
};

/// What the placeholders of a sentence stand for.
struct Details {
  std::string_view field = {};
  std::string_view text = {};
  std::uint64_t n = 0;
  std::uint64_t m = 0;
};

/// The `error` of an answer.
struct Failure {
  std::string_view code;
  std::string sentence;
  std::string field = {};  ///< of the request, where one is at fault
  Error error = {};        ///< its cells and place, where the puzzle is at fault
};

/// `unknown_field` and so on. Stable.
[[nodiscard]] std::string_view reason_code(Reason reason);

[[nodiscard]] Failure failure(Reason reason, const Details& details, Language language);
/// What is wrong with a puzzle, or with a text that names a layout.
[[nodiscard]] Failure failure(const Error& error, Language language);

}  // namespace shudu::service
