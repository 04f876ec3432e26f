// The table of refusals: for each code its name for programs and its sentence in three languages.
//
// Fields:
//   {cell} {digit} {line} {n} {token} {expected} {reason} {cause}
#pragma once

#include <span>
#include <string_view>

#include "shudu/game/refusal.h"
#include "shudu/words/phrase.h"

namespace shudu::game {

using RefusalRow = words::NamedPhrase<RefusalCode>;

/// One row a code, in the order of the codes.
[[nodiscard]] std::span<const RefusalRow> refusal_table();

/// The refusal of this code, its fields empty.
[[nodiscard]] inline Refusal refuse(RefusalCode code) {
  Refusal refusal;
  refusal.code = code;
  return refusal;
}

}  // namespace shudu::game
