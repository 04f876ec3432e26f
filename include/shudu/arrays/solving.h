// `solve`, `count` and `check` of rows (rows.h). Classic rows go to the kernels in batches, what
// they leave open and all other layouts are asked about one by one (shudu/verbs/solving.h).
//
// All give false where the call was ended; rows that were not answered by then are kStopped.
// Preconditions: arrays are as long as there are rows. Tested in tests/arrays/solving_test.cpp.
#pragma once

#include "shudu/arrays/rows.h"

#pragma GCC visibility push(default)
namespace shudu::arrays {

/// The solution of each row, of several the smallest, read row by row; an open row where there is
/// none. `statuses` may be null.
bool solve_rows(const Rows& puzzles, const RowTerms& terms, const RowsOut& solutions,
                RowStatus* statuses);

/// How many solutions each row has, at most `limit`, which is 1 or more. Of a row that is kBudget,
/// those found by then. `statuses` may be null; with a limit of 1 kUnique stands for any number.
bool count_rows(const Rows& puzzles, const RowTerms& terms, std::uint64_t limit,
                std::uint64_t* counts, RowStatus* statuses);

/// Whether each row has one solution. `redundant`, where it is not null, gets a byte a cell and the
/// stride of its own: 1 for givens that can go, each by itself, without a second solution; of rows
/// that are not kUnique zeros.
bool check_rows(const Rows& puzzles, const RowTerms& terms, RowStatus* statuses,
                const RowsOut& redundant = {});

}  // namespace shudu::arrays
#pragma GCC visibility pop
