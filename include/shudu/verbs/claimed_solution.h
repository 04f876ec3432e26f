// Is the solution that a record claims beside its puzzle the right one? Files carry wrong ones, and
// a puzzle is not to be graded, printed or trained on by them.
//
//   PUZZLE                   claimed                    found wrong
//   with one solution        another full grid          solution_differs, where it does
//   with any number of them  digits that are not the    solution_contradicts, at these cells
//                            givens'
//   with none or several     a digit twice in a house   solution_breaks_rules, at those cells
//   whatever                 no full grid               solution_not_full
//
// One of several solutions is right. The words are those of core's errors. Tested in
// tests/service/claimed_solution_test.cpp.
#pragma once

#include <optional>

#include "shudu/core/error.h"
#include "shudu/core/layout.h"
#include "shudu/formats/puzzle.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// Does the record claim a solution?
[[nodiscard]] bool claims_solution(const Puzzle& puzzle);

/// What is wrong with it; nothing where it is right, or not claimed. `found`: a whole search for
/// two solutions.
[[nodiscard]] std::optional<Error> find_claim_fault(const Layout& layout, const Puzzle& puzzle,
                                                    const SearchResult& found);

}  // namespace shudu::verbs
#pragma GCC visibility pop
