// A row of a table, or nullptr: most lookups of the house are in small tables of rows, for which a
// walk is as fast as anything and needs no order.
#pragma once

#include <iterator>

#pragma GCC visibility push(default)
namespace shudu {

/// The first of `rows` that is wanted, or nullptr. `rows` outlives the answer.
template <typename Rows, typename Predicate>
[[nodiscard]] constexpr auto find_row(const Rows& rows, Predicate is_wanted)
    -> decltype(std::data(rows)) {
  for (const auto& row : rows) {
    if (is_wanted(row)) return &row;
  }
  return nullptr;
}

}  // namespace shudu
#pragma GCC visibility pop
