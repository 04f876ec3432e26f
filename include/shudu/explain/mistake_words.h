// Mistakes in words, revealed little by little as hints are:
//
//   stage 1   what kind of mistake there is
//   stage 2   the house where it is
//   stage 3   the cells
//   stage 4   in full, with the digit of the solution where it is known
//
// No stage before 4 names a digit of the solution. A digit without place in a house is named at
// stage 3: it can be seen. Pure and thread-safe.
#pragma once

#include "shudu/explain/explain.h"
#include "shudu/logic/mistake.h"

#pragma GCC visibility push(default)
namespace shudu {

inline constexpr int kMistakeStages = 4;

/// A stage, 1 to kMistakeStages; others are taken for the nearest of these.
[[nodiscard]] Hint hint_for_mistake(const Layout& layout, const Mistake& mistake, int stage,
                                    Language language);

}  // namespace shudu
#pragma GCC visibility pop
