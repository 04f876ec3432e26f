// Do the givens break a rule? Asked before any search, so that two equal givens are an error with a
// name and not just a puzzle without solutions.
#pragma once

#include <optional>

#include "shudu/core/error.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The first clash, rows before columns before boxes before extra regions before extra peers, each
/// in ascending order; the error names kind, digit, house and every cell of that house with that
/// digit. Also kLayoutMismatch when grid and layout differ in size. Empty when there is no clash.
[[nodiscard]] std::optional<Error> find_clash(const Layout& layout, const Grid& grid);

}  // namespace shudu
#pragma GCC visibility pop
