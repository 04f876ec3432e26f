// A value, or the refusal that says why there is none: what the functions of a game give back, as
// `Result` has errors of texts and puzzles.
#pragma once

#include "shudu/core/result.h"
#include "shudu/game/refusal.h"

#pragma GCC visibility push(default)
namespace shudu::game {

template <typename T>
using Outcome = Result<T, Refusal>;

}  // namespace shudu::game
#pragma GCC visibility pop
