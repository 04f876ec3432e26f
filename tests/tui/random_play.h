// A player who does anything at all: intents from a seed, for games that tests keep and read back.
#pragma once

#include "shudu/core/rng.h"
#include "shudu/game/intent.h"

namespace shudu::test {

/// Selects cells, sets the mode, and gives what to do; many of the intents are refused.
[[nodiscard]] game::Intent random_intent(game::Session& session, Rng& rng);

}  // namespace shudu::test
