// Holds a step to what is known, apart from all finders: is it well formed, and does it agree with
// the solution?
#pragma once

#include <cstdint>

#include "shudu/core/grid.h"
#include "shudu/logic/step.h"
#include "shudu/logic/view.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class StepFault : std::uint8_t {
  kNone,
  kNoTechnique,       ///< without a row of the registry
  kEmpty,             ///< neither eliminates nor places
  kBothKinds,         ///< eliminates and places
  kAbsent,            ///< something that is no candidate of the position
  kUnordered,         ///< eliminations out of order or twice
  kWrongElimination,  ///< takes a digit of the solution away
  kWrongPlacement,    ///< places another digit than the solution's
};

/// Does the step fit the position before it, and the puzzle's only solution? Thread-safe.
[[nodiscard]] StepFault check_step(const View& before, const Step& step, const Grid& solution);
/// The same without the solution.
[[nodiscard]] StepFault check_form(const View& before, const Step& step);

}  // namespace shudu
#pragma GCC visibility pop
