// A puzzle as primitives: its rows, columns, regions and rules in the few words that solvers know.
#pragma once

#include "shudu/variant/primitive.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// Precondition: the puzzle has no fault (find_fault). Solutions of the model are the full grids
/// that keep all rules, with the values of the free variables; tests/variant/kinds_test.cpp counts
/// both. Thread-safe.
[[nodiscard]] Model lower(const VariantPuzzle& puzzle);

}  // namespace shudu::variant
#pragma GCC visibility pop
