// What all readers of texts of variants do, in this room and in that of XML: the length, the faults
// of the puzzle that was read, what was not taken, the usual boxes. Tested with each reader.
#pragma once

#include <string_view>
#include <vector>

#include "shudu/core/result.h"
#include "shudu/formats/variant/variant_text.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// kTooLarge over kMostVariantBytes.
[[nodiscard]] Status check_length(std::string_view text);

/// kBadRule with the first fault; `found` is the number of its constraint, from 1.
[[nodiscard]] Status check_faults(const VariantPuzzle& puzzle);

/// Notes a part, once, with its name cut and escaped.
void add_not_taken(std::string_view name, NotTaken::Why why, VariantText& text);

/// The regions of a square where nothing is said: large::usual_boxes; none for primes, whose boxes
/// would be the rows.
[[nodiscard]] std::vector<Variables> usual_regions(const VariantPuzzle& puzzle);

}  // namespace shudu::variant
#pragma GCC visibility pop
