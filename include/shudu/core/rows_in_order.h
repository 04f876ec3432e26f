// Whether a table has one row for each enumerator, in their order, so that an enumerator is the
// index of its row, and whether each row has all its words. For a static_assert below the table:
//
//   static_assert(are_in_order(kTable, &ErrorRow::code, ErrorCode::kCount));
//   static_assert(have_words(kTable, &ErrorRow::words));
#pragma once

#include <cstddef>
#include <iterator>

#include "shudu/core/language.h"

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

/// Has each row its words in every language?
template <typename Rows, typename Row>
[[nodiscard]] constexpr bool have_words(const Rows& rows, Words Row::*words) {
  for (const Row& row : rows) {
    const Words& all = row.*words;
    if (all.en.empty() || all.zh_cn.empty() || all.zh_tw.empty()) return false;
  }
  return true;
}

}  // namespace shudu
#pragma GCC visibility pop
