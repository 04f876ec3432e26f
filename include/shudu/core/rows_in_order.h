// Whether a table has one row for each enumerator, in their order, so that an enumerator is the
// index of its row. For a static_assert below the table:
//
//   static_assert(are_in_order(kTable, &EventRow::kind, EventKind::kCount));
#pragma once

#include <cstddef>
#include <iterator>

#pragma GCC visibility push(default)
namespace shudu {

/// Is row i that of enumerator i, which stands in the member `of`?
template <typename Rows, typename Row, typename Enumerator>
[[nodiscard]] constexpr bool are_in_order(const Rows& rows, Enumerator Row::*of) {
  std::size_t next = 0;
  for (const Row& row : rows) {
    if (static_cast<std::size_t>(row.*of) != next++) return false;
  }
  return true;
}

/// And is the one before `end` the last?
template <typename Rows, typename Row, typename Enumerator>
[[nodiscard]] constexpr bool are_in_order(const Rows& rows, Enumerator Row::*of, Enumerator end) {
  return std::size(rows) == static_cast<std::size_t>(end) && are_in_order(rows, of);
}

}  // namespace shudu
#pragma GCC visibility pop
