// The answers of hints.h in words where there is no step to explain: why no hint comes, and the
// short reason why a digit cannot stand in a cell.
//
//   Something on the board is not right.
//   None with the techniques you allow. Easiest: Swordfish.
//   5 at row 1 column 3 forbids it.        Ruled out at move 11.
//
// Steps themselves, their stages and the mistakes of a board are told by the room `explain`. Words
// as in said.h. Tested in tests/game/said_help_test.cpp.
#pragma once

#include <string>

#include "shudu/game/hints.h"
#include "shudu/game/said.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// What find_help found: for a step only whether it places a digit or removes a candidate (stage
/// 1). `session` is the game that was asked. Pure and thread-safe.
[[nodiscard]] std::string say_help(const Voice& voice, const Session& session, const Help& help);

/// The last stage of telling what is wrong: 0 that something is (say_help), 1 how many, 2 where,
/// each by its name; of a board without solution there is nothing more than 1.
[[nodiscard]] int last_stage_of(const BoardMistakes& mistakes);
/// Stage 1 or 2; beyond the last, that. `session` is the game that was asked. Pure and thread-safe.
[[nodiscard]] std::string say_mistakes(const Voice& voice, const Session& session,
                                       const BoardMistakes& mistakes, int stage);

/// What can be seen at a glance: the digits that the cell cannot be, each with a peer that holds
/// it, or that it was ruled out or left out by the marks; of a filled cell what it holds. Pure and
/// thread-safe.
[[nodiscard]] std::string say_excluded(const Voice& voice, const Session& session, Cell cell);

/// The short answer to "why can this not be that digit?". Where nothing was found, the same words
/// whether the digit is right or merely hard to refute. Pure and thread-safe.
[[nodiscard]] std::string say_why_not(const Voice& voice, const Session& session,
                                      Candidate candidate, const WhyNot& why);

}  // namespace shudu::game
#pragma GCC visibility pop
