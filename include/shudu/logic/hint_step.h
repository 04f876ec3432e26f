// The step to hint at, in a player's own position.
//
// The position is a view of the player's marks, so what the player has removed already is offered
// to nobody: finders see only what is there. In this order:
//
//   1 mistakes (mistake.h) come before any step;
//   2 the easiest technique of the profile that has a step; techniques of the same `order` side by
//     side in the profile have the same rank;
//   3 of a rank a placement before an elimination; then the first that is found.
//
// As nothing easier has a step then, no harder technique is named for what an easier one shows.
// Where a technique is asked for by name this has to be seen to: 4 a step with cells and result of
// an easier pattern gives way to it (`easier_form`; a hidden triple with a hidden pair inside).
// Tested in tests/logic/hint_step_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/stop.h"
#include "shudu/logic/mistake.h"
#include "shudu/logic/path.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The position as its player sees it: own marks in the cells of `marked`, in all other open cells
/// every digit; of both only what no filled peer holds. For players without marks `marked` is
/// empty, with marks kept by the program it is `layout.all_cells()`. Precondition: sizes agree; the
/// layout outlives the view.
[[nodiscard]] View player_view(const Layout& layout, const Grid& givens, const Grid& grid,
                               const Pencilmarks& own, CellSet marked);

enum class HintKind : std::uint8_t {
  kStep,
  kMistake,  ///< there are mistakes: no step
  kFull,     ///< nothing is left to do
  kNothing,  ///< no technique of the profile finds a step
  kStopped,
};

struct HintOptions {
  FindOptions find;
  /// The only technique to look for; the profile still says what is easier.
  const Technique* wanted = nullptr;
  /// Steps of a technique that are looked at for a placement among eliminations.
  std::size_t most_seen = 64;
  /// When set, the search ends soon after it becomes true. Not owned.
  Stop stop = {};
};

struct HintChoice {
  HintKind kind = HintKind::kNothing;
  std::vector<Mistake> mistakes;
  std::optional<Step> step;
};

/// `solution`: of the givens, null where there is none or more than one; uniqueness is not assumed
/// then. Thread-safe for views of their own.
[[nodiscard]] HintChoice choose_hint(const View& view, const Grid* solution, const Profile& profile,
                                     const HintOptions& options = {});

/// The first step of an easier technique of the profile whose cells are among those of the step and
/// that takes something away that the step takes away; none where there is no such step. Easier:
/// before the step's technique in the profile; where that is not in it, of a smaller `order`.
[[nodiscard]] std::optional<Step> easier_form(const View& view, const Step& step,
                                              const Profile& profile,
                                              const FindOptions& options = {});

/// What a step takes out of the marks: its eliminations, or the other candidates of the cells that
/// it fills and the digit in their peers. Only candidates of the view.
[[nodiscard]] CandidateSet removed_by(const View& view, const Step& step);

}  // namespace shudu
#pragma GCC visibility pop
