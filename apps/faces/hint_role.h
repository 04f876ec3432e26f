// How a candidate of a hint is drawn, by its role in the step: a look that each face has its own
// colours for, and the letter that its cell has, for no colour stands alone.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/core/rows_in_order.h"
#include "shudu/logic/step.h"

namespace shudu::faces {

enum class HintTone : std::uint8_t { kMain, kSecond, kFin };

struct HintRole {
  MarkRole mark;
  char letter;
  HintTone tone;
};

/// In the order of MarkRole.
inline constexpr std::array kHintRoles{
    HintRole{MarkRole::kPattern, 'a', HintTone::kMain},
    HintRole{MarkRole::kFin, 'F', HintTone::kFin},
    HintRole{MarkRole::kEndoFin, 'F', HintTone::kFin},
    HintRole{MarkRole::kOn, 'a', HintTone::kMain},
    HintRole{MarkRole::kOff, 'b', HintTone::kSecond},
    HintRole{MarkRole::kColorA, 'a', HintTone::kMain},
    HintRole{MarkRole::kColorB, 'b', HintTone::kSecond},
    HintRole{MarkRole::kColorC, 'c', HintTone::kMain},
    HintRole{MarkRole::kColorD, 'd', HintTone::kSecond},
    HintRole{MarkRole::kGuardian, 'F', HintTone::kFin},
};
static_assert(are_in_order(kHintRoles, &HintRole::mark));

}  // namespace shudu::faces
