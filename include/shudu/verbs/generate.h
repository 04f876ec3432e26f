// The question `generate`: the puzzle of an origin, within a budget. Stop and clock of the budget
// end it, its caller is told the tries; it works on one thread, for the tries of a puzzle follow
// one another.
//
// Thread-safe for different budgets. Tested in tests/verbs/generate_test.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/result.h"
#include "shudu/generator/origin.h"
#include "shudu/generator/series.h"
#include "shudu/rating/levels.h"
#include "shudu/verbs/budget.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// When the puzzle of the nearest level is as good, in place of one as wished for.
enum class NearestWhen : std::uint8_t {
  kNever,
  kEnded,   ///< the work is ended from outside
  kNotMet,  ///< or the wish is not met in its tries
};

struct GenerateWish {
  Origin origin;
  std::optional<std::uint64_t> most_tries = std::nullopt;  ///< none: usual_tries of the wish
  /// For a wish for difficulty; takes some hundred milliseconds more that nobody ends.
  NearestWhen takes_nearest = NearestWhen::kNever;
};

struct Generated {
  PuzzleWithSolution puzzle;
  std::uint64_t tries = 0;
  Origin origin;                 ///< of this puzzle
  std::optional<Level> nearest;  ///< set: it is not as wished but of this level
};

/// Why there is no puzzle.
struct NotGenerated {
  enum class Why : std::uint8_t {
    kFault,     ///< there can be none: `fault`
    kNoGrid,    ///< the layout has no grid
    kNotFound,  ///< in so many tries: `tries`, which may be some more than the most
    kEnded,     ///< the budget says by whom
  };
  Why why = Why::kNotFound;
  MakeFault fault = MakeFault::kNone;
  std::uint64_t tries = 0;
};

[[nodiscard]] Result<Generated, NotGenerated> generate(Budget& budget, const GenerateWish& wish);

}  // namespace shudu::verbs
#pragma GCC visibility pop
