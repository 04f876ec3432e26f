// Faults of a puzzle that was read, as errors of the text.
#pragma once

#include "shudu/core/error.h"
#include "shudu/formats/variant/variant_text.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {

/// kBadRule with the kind and what is wrong with it.
[[nodiscard]] Error bad_rule(Kind kind, std::string_view reason);

/// Nothing where the puzzle has no fault. kBadRule: which rule, or part of the grid, and why.
[[nodiscard]] Status check_faults(const VariantPuzzle& puzzle);

/// kCannotHold with the name of a kind.
[[nodiscard]] Error cannot_hold(Kind kind);

/// kTooLarge where a text is longer than any that is read.
[[nodiscard]] Status check_length(std::string_view text);

/// Adds a name once, in order.
void add_not_taken(std::string_view name, NotTaken::Why why, VariantText& text);

}  // namespace shudu::variant
