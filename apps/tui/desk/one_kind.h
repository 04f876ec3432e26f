// One kind of marks alone: every mark is a centre mark, for those are what fills write and hints
// read. Tested in tests/tui/one_kind_test.cpp.
#pragma once

#include "shudu/game/intent.h"
#include "shudu/game/session.h"

namespace shudu::tui {

/// What an intent means where the player wants one kind of marks: one that would write corner marks
/// writes centre marks. Corner marks from before look the same to him, so a digit that all open
/// cells of the selection have as one is taken away as one.
[[nodiscard]] game::Intent in_one_kind(const game::Session& session, game::Intent intent);

}  // namespace shudu::tui
