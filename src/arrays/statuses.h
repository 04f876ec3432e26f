// What the answers of the room `verbs` are as the status of a row.
#pragma once

#include <cstdint>

#include "shudu/arrays/rows.h"
#include "shudu/verbs/position.h"

namespace shudu::arrays {

[[nodiscard]] constexpr RowStatus status_of(std::uint64_t solutions) {
  if (solutions == 0) return RowStatus::kNone;
  return solutions == 1 ? RowStatus::kUnique : RowStatus::kSeveral;
}

/// Precondition: there is a halt.
[[nodiscard]] constexpr RowStatus status_of(verbs::Halt halt) {
  return halt == verbs::Halt::kBudget ? RowStatus::kBudget : RowStatus::kStopped;
}

[[nodiscard]] inline RowStatus status_of(const verbs::Unanswered& why) {
  if (why.halt != verbs::Halt::kNone) return status_of(why.halt);
  return why.error ? RowStatus::kNotKnown : status_of(why.solutions);
}

}  // namespace shudu::arrays
