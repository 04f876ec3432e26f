// Values of a variant's cells as text, and a variant as one line.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "shudu/formats/puzzle.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// Of each cell its given, or a number below the lowest value.
[[nodiscard]] std::vector<int> shown_givens(const VariantRecord& record);

/// The cells row by row: a character each, digits and then letters (A for 10), where the highest
/// value is 35 at most; else numbers with blanks between. A dot for a value outside the range.
void append_values(std::span<const int> values, const VariantPuzzle& puzzle, std::string& out);

/// The characters of a square over 9x9 that has nothing but givens and the usual boxes; else the
/// constraint string that ISS reads, or where it has none our JSON, without line ends.
/// Precondition: the puzzle has no fault.
[[nodiscard]] std::string line_of(const VariantPuzzle& puzzle);

/// Our JSON without line ends.
[[nodiscard]] std::string json_line_of(const VariantPuzzle& puzzle);

}  // namespace shudu::variant
#pragma GCC visibility pop
