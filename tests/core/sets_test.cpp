// CellSet and DigitSet do what std::set of their elements does: every operation, on random sets.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "core/generators.h"
#include "shudu/core/cell_set.h"
#include "shudu/core/digit_set.h"

namespace shudu {
namespace {

template <typename Element, typename Set>
std::set<Element> slow(Set set) {
  std::set<Element> result;
  for (const Element element : set) result.insert(element);
  return result;
}

template <typename Element, typename Set>
void check_algebra(Set a, Set b) {
  const std::set<Element> x = slow<Element>(a);
  const std::set<Element> y = slow<Element>(b);
  std::set<Element> both;
  std::set<Element> either;
  std::set<Element> only_a;
  std::set<Element> one;
  std::set_intersection(x.begin(), x.end(), y.begin(), y.end(), std::inserter(both, both.end()));
  std::set_union(x.begin(), x.end(), y.begin(), y.end(), std::inserter(either, either.end()));
  std::set_difference(x.begin(), x.end(), y.begin(), y.end(), std::inserter(only_a, only_a.end()));
  std::set_symmetric_difference(x.begin(), x.end(), y.begin(), y.end(),
                                std::inserter(one, one.end()));
  RC_ASSERT(slow<Element>(a & b) == both);
  RC_ASSERT(slow<Element>(a | b) == either);
  RC_ASSERT(slow<Element>(a - b) == only_a);
  RC_ASSERT(slow<Element>(a ^ b) == one);
  RC_ASSERT(a.size() == static_cast<int>(x.size()));
  RC_ASSERT(a.empty() == x.empty());
  RC_ASSERT(a.intersects(b) == !both.empty());
  RC_ASSERT(a.contains_all(b) == std::includes(x.begin(), x.end(), y.begin(), y.end()));
  RC_ASSERT((a == b) == (x == y));
  if (!a.empty()) RC_ASSERT(a.first() == *x.begin());
}

template <typename Element, typename Set>
void check_element(Set set, Element element) {
  std::set<Element> expected = slow<Element>(set);
  RC_ASSERT(set.contains(element) == (expected.count(element) == 1));
  set.insert(element);
  expected.insert(element);
  RC_ASSERT(slow<Element>(set) == expected);
  set.erase(element);
  expected.erase(element);
  RC_ASSERT(slow<Element>(set) == expected);
  RC_ASSERT((slow<Element>(Set::only(element)) == std::set<Element>{element}));
}

RC_GTEST_PROP(CellSet, algebra_is_that_of_sets, (CellSet a, CellSet b)) {
  check_algebra<Cell>(a, b);
}
RC_GTEST_PROP(DigitSet, algebra_is_that_of_sets, (DigitSet a, DigitSet b)) {
  check_algebra<Digit>(a, b);
}
RC_GTEST_PROP(CellSet, insert_and_erase, (CellSet set, Cell cell)) { check_element(set, cell); }
RC_GTEST_PROP(DigitSet, insert_and_erase, (DigitSet set, Digit digit)) {
  check_element(set, digit);
}

// Through every member by hand, so that the set operations above do not only agree with a broken
// iterator.
RC_GTEST_PROP(CellSet, iteration_meets_what_contains_says, (CellSet set)) {
  std::vector<Cell> expected;
  for (int i = 0; i < kMaxCells; ++i) {
    if (set.contains(Cell(i))) expected.push_back(Cell(i));
  }
  std::vector<Cell> met;
  for (const Cell cell : set) met.push_back(cell);
  RC_ASSERT(met == expected);
  RC_ASSERT(CellSet::from_words(set.low(), set.high()) == set);
}

TEST(CellSet, compound_assignment) {
  CellSet set{Cell(0), Cell(63), Cell(64), Cell(80)};
  set |= CellSet{Cell(5)};
  EXPECT_EQ(set.size(), 5);
  set &= CellSet{Cell(5), Cell(64), Cell(70)};
  EXPECT_EQ(set, (CellSet{Cell(5), Cell(64)}));
  set -= CellSet{Cell(5)};
  EXPECT_EQ(set, CellSet::only(Cell(64)));
  EXPECT_EQ(set.low(), 0U);
  EXPECT_EQ(set.high(), 1U);
}

TEST(CellSet, first_n_of_every_n) {
  for (int n = 0; n <= kMaxCells; ++n) {
    const CellSet set = CellSet::first_n(n);
    EXPECT_EQ(set.size(), n);
    for (int i = 0; i < kMaxCells; ++i) EXPECT_EQ(set.contains(Cell(i)), i < n) << n << ' ' << i;
  }
}

TEST(DigitSet, compound_assignment_and_first_n) {
  DigitSet set = DigitSet::first_n(9);
  EXPECT_EQ(set.bits(), 0x1ffU);
  set -= DigitSet{Digit(1), Digit(9)};
  set &= DigitSet{Digit(1), Digit(2), Digit(3)};
  set |= DigitSet{Digit(8)};
  EXPECT_EQ(set, (DigitSet{Digit(2), Digit(3), Digit(8)}));
  EXPECT_TRUE(DigitSet::first_n(0).empty());
}

}  // namespace
}  // namespace shudu
