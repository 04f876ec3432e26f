// Symmetries as text, for people and for programs that read them back:
//
//   transpose rows 312456789 columns 123456789 digits 987654321
//
// The parts are done in this order: the grid is transposed, if it says so; row i goes to where the
// i-th number after `rows` says, column i likewise; digit i becomes the i-th number after `digits`.
// All numbers are counted from 1. Tested in tests/canonical/symmetry_text_test.cpp.
#pragma once

#include <string_view>

#include "shudu/core/fixed_text.h"
#include "shudu/core/result.h"
#include "shudu/core/symmetry.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Room for any symmetry.
using SymmetryText = FixedText<64>;

[[nodiscard]] SymmetryText symmetry_text(const Symmetry& symmetry);

/// What `symmetry_text` has written, with single blanks between the words. Error: kBadSyntax with
/// the first word that is wrong. Thread-safe.
[[nodiscard]] Result<Symmetry> parse_symmetry(std::string_view text);

}  // namespace shudu
#pragma GCC visibility pop
