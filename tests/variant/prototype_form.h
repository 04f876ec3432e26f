// Puzzles in the form in which shared/data/variants/prototype_form.jsonl keeps them: one JSON
// object a line. Only tests and benchmarks read it.
//
//   {"name", "rows", "cols", "min", "max", "cells", "latin": true, "regions": [[cell..]..],
//    "givens": [[cell, [value..]]..], "constraints": [{"k": kind, "c": [cell..], ..}..],
//    "solution": [value..]}
//
// `cells` counts the variables behind the grid, too. What stands in a constraint beside its cells
// goes by its kind: `v` a number or values, `t` a circle, a control cell or a table, `w` weights,
// `r` the region of each cell, `s` lists of cells, `nfa` an automaton, `b` branches, `loop`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/result.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant::test {

struct NamedPuzzle {
  std::string name;
  VariantPuzzle puzzle;
  std::vector<int> solution;  ///< of each cell of the grid, or empty
};

/// Errors: kBadSyntax for what is no such object, kUnknownFormat for a kind that is not known.
Result<NamedPuzzle> read_named_puzzle(std::string_view line);

/// The puzzle alone.
Result<VariantPuzzle> read_prototype_form(std::string_view line);

}  // namespace shudu::variant::test
