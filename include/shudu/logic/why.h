// Why can this digit not be in this cell? The shortest refutation that a profile can give.
//
//   1 the position has mistakes, the cell is filled, or a peer holds the digit: that is the answer
//   2 the digit is the solution's: nothing can refute it
//   3 one step takes it away, or fills its cell or a peer so that it goes: the first technique of
//     the profile that has such a step, and of its steps the one of the smallest pattern. Nets,
//     which assume a candidate and follow it to a contradiction, are asked for this candidate alone
//   4 where there is none, the solving path up to where the candidate falls, without the steps that
//     are not needed: each that is left is found again, with all its results, in the position that
//     the ones before it make, and no one of them can be left out. The same where 3 gives a forcing
//     chain or net, by the other techniques; it is the answer if it has fewer cells and nodes
//   5 else it is wrong, as the solution says, but the profile does not show it
//
// A candidate that the player's marks have lost already is put back first (`asked_view`).
// Tested in tests/logic/why_test.cpp, with the solver and the finders as judges.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/stop.h"
#include "shudu/logic/path.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class WhyKind : std::uint8_t {
  kMistake,  ///< the position has mistakes (mistake.h): they come first
  kHeld,     ///< the cell holds this very digit
  kFilled,   ///< the cell holds another, `held`
  kPeer,     ///< the cells of `peers` hold the digit
  kTrue,     ///< the digit is the solution's
  kRefuted,  ///< by `steps`
  kWrong,    ///< not the solution's, but the profile does not show it
  kOpen,     ///< not refuted, and no solution is known to judge by
  kStopped,  ///< by the flag, before anything was found
};

struct Why {
  WhyKind kind = WhyKind::kOpen;
  Candidate candidate;
  bool was_removed = false;  ///< the player's marks lack it; for kTrue, kRefuted and the later ones
  std::optional<Digit> held;  ///< of kFilled
  CellSet peers;              ///< of kPeer
  /// Of kRefuted, in order, from `asked_view` on. The last one's eliminations are cut down to the
  /// candidate, unless it falls by a placement.
  std::vector<Step> steps;
  bool is_cut = true;  ///< false: stopped while steps that are not needed were looked for
};

struct WhyOptions {
  FindOptions find;
  std::size_t most_steps = 1'000;  ///< of the path
  /// When set, the search ends soon after it becomes true. Not owned.
  Stop stop = {};
};

/// `solution`: of the givens, null where there is none or more than one; uniqueness is not assumed
/// then. Preconditions: cell and digit lie in the layout; the solution is full and of its size.
/// Thread-safe for views of their own.
[[nodiscard]] Why why_not(const View& view, Candidate candidate, const Grid* solution,
                          const Profile& profile, const WhyOptions& options = {});

/// The position that the steps of an answer start from: the view with the candidate in its marks.
/// Precondition: the cell is open.
[[nodiscard]] View asked_view(const View& view, Candidate candidate);

}  // namespace shudu
#pragma GCC visibility pop
