// The table of refusals: for each code its name for programs and its sentence in three languages.
//
// Placeholders, the same ones in each language (tests/game/refusal_test.cpp):
//   {cell} {digit} {line} {n} {token} {expected} {reason} {cause}
#pragma once

#include <span>
#include <string_view>

#include "shudu/game/refusal.h"

namespace shudu::game {

struct RefusalRow {
  RefusalCode code;
  std::string_view slug;
  Words words;
};

/// One row a code, in the order of the codes.
[[nodiscard]] std::span<const RefusalRow> refusal_table();

/// The refusal of this code, its fields empty.
[[nodiscard]] inline Refusal refuse(RefusalCode code) {
  Refusal refusal;
  refusal.code = code;
  return refusal;
}

}  // namespace shudu::game
