// HoDoKu's library of cases as a way to search: which options a code and its variant stand for, and
// which digits such a line names.
//
// A line is `:code-variant:digits:...`; a case is met by a step of a technique with this code,
// found with these options, that has these digits and eliminations. A code of five digits is a
// siamese fish. Used by the program for records of that format, and by the tests that walk the
// library.
#pragma once

#include <string_view>

#include "shudu/logic/technique.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The options that a line with this code and variant is searched with. `variant` is what stands
/// after the dash, perhaps nothing; a negative case has `x`.
[[nodiscard]] FindOptions library_options(std::string_view code, std::string_view variant);

/// The digits of a step as a line of its technique's code names them: for chains, almost locked
/// sets and the like those of the eliminations, for all others those of the pattern.
[[nodiscard]] DigitSet library_digits(const Step& step);

}  // namespace shudu
#pragma GCC visibility pop
