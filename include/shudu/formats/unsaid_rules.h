// Rules that a record was left without, and a format that cannot say so.
//
// Without its cages or arrows a puzzle is another one. Who lets them be left out still finds their
// names in what is written (`left_out` in JSON and in share links); a format that has no place for
// the names would hand on the other puzzle as if it were the record's. Tested in
// tests/formats/unsaid_rules_test.cpp.
#pragma once

#include <optional>

#include "shudu/core/error.h"
#include "shudu/formats/format.h"

#pragma GCC visibility push(default)
namespace shudu {

/// kCannotHold with the names where `puzzle` was left without rules and `format` does not write
/// which. Precondition: the format can be written.
[[nodiscard]] std::optional<Error> find_unsaid_rules(const Format& format, const Puzzle& puzzle);

}  // namespace shudu
#pragma GCC visibility pop
