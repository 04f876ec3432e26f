// Practice in words: what there is to do, and what is said of a move.
//
//   Practise XY-Wing: remove what it removes, or place what it places.
//   True, but not by XY-Wing.
//
// The words of hints are the room `explain`'s. Pure and thread-safe. Tested in
// tests/game/said_practice_test.cpp.
#pragma once

#include <string>

#include "shudu/core/language.h"
#include "shudu/game/practice.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// What is to be done with a position of the technique.
[[nodiscard]] std::string say_practice(const Technique& technique, Language language);
/// That no positions are made for it.
[[nodiscard]] std::string say_not_practised(const Technique& technique, Language language);
/// The verdict on a move.
[[nodiscard]] std::string say_verdict(PracticeVerdict verdict, const PracticeMove& move,
                                      const Technique& technique, Language language);

}  // namespace shudu::game
#pragma GCC visibility pop
