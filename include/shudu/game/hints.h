// Help for the board of a game: which step comes next, and why a digit cannot stand in a cell.
//
// Candidates seen, in each open cell: the digits that no peer holds, less those ruled out; where
// the player has set centre marks and the setting `hint-marks` is on, only those. Corner marks are
// never candidates. What the player has taken away is therefore never offered again.
//
//   stage 0     is anything wrong on the board? It comes before every step, for a hint on a broken
//               board would be a lie
//   1 to 6      of the step found here, in the words of shudu/explain/explain.h
//
// Searching can take long: it stops soon after `stop` becomes true. Same board and settings, same
// answer. Tested in tests/game/hints_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/stop.h"
#include "shudu/game/intent.h"
#include "shudu/game/mistakes.h"
#include "shudu/game/session.h"
#include "shudu/logic/mistake.h"
#include "shudu/logic/path.h"
#include "shudu/logic/view.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// The position that hints are looked for in. The session outlives the view.
[[nodiscard]] View hint_view(const Session& session);
/// The techniques that the setting `techniques` allows, easiest first:
///   first   singles             easy   all up to locked candidates    medium   up to jellyfish
///   hard    up to AIC           all    all but those on request       slugs    just these
/// Without those that assume one solution where there are several or they are switched off.
[[nodiscard]] Profile allowed_techniques(const Session& session);

enum class HelpKind : std::uint8_t {
  kStep,
  kWrong,       ///< stage 0: `mistakes`, or a board of several solutions that has none left
  kFull,        ///< no open cell
  kNotAllowed,  ///< no allowed technique has a step; `step` is of the easiest that has
  kNothing,     ///< no technique has a step
  kStopped,
};

struct Help {
  HelpKind kind = HelpKind::kNothing;
  std::vector<Mistake> mistakes;       ///< one by one, in the order of the room `logic`
  std::optional<BoardMistakes> wrong;  ///< of kWrong: all of them at once
  std::optional<Step> step;
};

/// The next step. Thread-safe.
[[nodiscard]] Help find_help(const Session& session, Stop stop = {});

/// Steps of a list of "another" at most.
inline constexpr std::size_t kMostSteps = 10;
/// The next step and others, easiest first, each with another result; none where find_help gives no
/// step of an allowed technique.
[[nodiscard]] std::vector<Step> find_steps(const Session& session, std::size_t most = kMostSteps,
                                           Stop stop = {});
/// Actions of an event at most; a step with more is done in parts, for the rest is found again.
inline constexpr std::size_t kMostActions = 120;
/// Stage 6: the intent that does the step.
[[nodiscard]] Intent intent_of(const Step& step);

enum class WhyNotKind : std::uint8_t {
  kFilled,         ///< the cell holds a digit, perhaps this one
  kPeer,           ///< 1 a peer holds it: `cells`
  kRuledOut,       ///< 2 ruled out before, at the move `move`; 0: by the puzzle itself
  kMarks,          ///< 3 the player's marks leave it out
  kWrong,          ///< something on the board is wrong: no reason would be one
  kTechnique,      ///< 4 an allowed technique takes it away: `step`
  kContradiction,  ///< 5 a chain of at most 12 links from it leads to a contradiction: `step`
  kNothingFound,   ///< 6 the same whether it is right or merely hard
  kStopped,
};

struct WhyNot {
  WhyNotKind kind = WhyNotKind::kNothingFound;
  CellSet cells;
  std::uint32_t move = 0;
  std::optional<Step> step;
};

/// 1 to 3 alone, which cost nothing: nothing where none of them is the reason.
[[nodiscard]] std::optional<WhyNot> why_at_once(const Session& session, Candidate candidate);

struct Excluded {
  Digit digit;
  WhyNot why;
};
/// The digits that a cell cannot be, as far as a look at the board tells (1 to 3); none of a filled
/// cell.
[[nodiscard]] std::vector<Excluded> excluded_at(const Session& session, Cell cell);
/// All in their order. Preconditions: cell and digit lie in the layout. Thread-safe.
[[nodiscard]] WhyNot why_not_here(const Session& session, Candidate candidate, Stop stop = {});

}  // namespace shudu::game
#pragma GCC visibility pop
