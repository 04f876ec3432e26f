// `generate` as rows (rows.h): items of the series of a seed (shudu/generator/make.h), the same
// ones that `shudu generate --seed` prints. Tested in tests/arrays/making_test.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/arrays/rows.h"
#include "shudu/generator/make.h"

#pragma GCC visibility push(default)
namespace shudu::arrays {

struct MakeRowsWish {
  PuzzleWish puzzle = {};  ///< its layout is that of the rows
  std::uint64_t seed = 0;
  std::uint64_t first = 0;                                 ///< number of the first item
  std::optional<std::uint64_t> most_tries = std::nullopt;  ///< of an item; none: usual_tries
};

/// Where puzzles and solutions go, in which form.
struct MadeOut {
  std::size_t count = 0;
  RowsOut puzzles = {};
  RowsOut solutions = {};  ///< may be empty
  CellForm form = CellForm::kValues;
};

/// Makes items `first` up to `first + count`; row i is item first + i, whatever the threads. Status
/// kUnique; an item that is not found in its tries is an open row and kNotKnown. `statuses` may be
/// null. False: the call was ended, rows that were not made are open and kStopped. Precondition:
/// find_fault(wish.puzzle) is kNone. The layout and the nodes of the terms are not looked at.
bool make_rows(const MakeRowsWish& wish, const RowTerms& terms, const MadeOut& out,
               RowStatus* statuses);

}  // namespace shudu::arrays
#pragma GCC visibility pop
