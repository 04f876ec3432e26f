// Sorting in order of coming: equal items stay as they came, so the order is the same on every
// machine and library, which std::sort does not promise.
//
// Runs of a few items are sorted by insertion, then merged two by two. An instance of it is a fifth
// of one of std::sort, and there are twenty of them in the module for browsers (31 kB of gzip
// less). It is for lists that a step or a request sorts, not for the inner loops of kernels.
#pragma once

#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

#pragma GCC visibility push(default)
namespace shudu {

/// Sorts [first, last) by `is_less`, a strict weak ordering. Needs memory for half of the items
/// where there are more than sixteen. Random access iterators, items that can be moved.
template <typename Iterator, typename Less>
constexpr void sort_stably(Iterator first, Iterator last, Less is_less) {
  constexpr std::ptrdiff_t kRun = 16;
  if (last - first <= kRun) {
    for (Iterator end = first; end != last; ++end) {
      auto item = std::move(*end);
      Iterator hole = end;
      for (; hole != first && is_less(item, *(hole - 1)); --hole) *hole = std::move(*(hole - 1));
      *hole = std::move(item);
    }
    return;
  }
  const Iterator middle = first + (last - first) / 2;
  sort_stably(first, middle, is_less);
  sort_stably(middle, last, is_less);
  std::vector<typename std::iterator_traits<Iterator>::value_type> lower(
      std::make_move_iterator(first), std::make_move_iterator(middle));
  Iterator upper = middle;
  Iterator to = first;
  for (auto& item : lower) {
    while (upper != last && is_less(*upper, item)) *to++ = std::move(*upper++);
    *to++ = std::move(item);
  }
}

template <typename Iterator>
constexpr void sort_stably(Iterator first, Iterator last) {
  sort_stably(first, last, std::less<>());
}

}  // namespace shudu
#pragma GCC visibility pop
