// Questions about classic grids over 9x9, which the engine that learns clauses answers. It counts
// conflicts where the other counts decisions.
#pragma once

#include "shudu/large/solve.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::verbs {

/// Equal givens in a house: no solution. The budget says whether it was ended.
[[nodiscard]] large::Solved search_large(Budget& budget, const large::LargeGrid& grid,
                                         std::uint64_t limit);

[[nodiscard]] Result<SolvedVariant, Unanswered> solve_large(Budget& budget,
                                                            const large::LargeGrid& grid);
[[nodiscard]] Result<CheckedVariant, Unanswered> check_large(Budget& budget,
                                                             const large::LargeGrid& grid,
                                                             bool minimal);
[[nodiscard]] ListEnd list_large(Budget& budget, const large::LargeGrid& grid, std::uint64_t limit,
                                 VariantSink emit);

/// Notes a further solution in a list and hands it on; false where it is over the limit, or nobody
/// wants more.
[[nodiscard]] bool take_into(ListEnd& list, std::uint64_t limit, VariantSink emit,
                             const std::vector<int>& values);

}  // namespace shudu::verbs
