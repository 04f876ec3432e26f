// Symmetries form the group they should: composition, inverse and order as properties, small groups
// exhaustively, 3x3 at random and by two grids whose automorphisms are known.
#include "shudu/core/symmetry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "core/generators.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

using test::any_grid;
using test::any_symmetry;

// Where each cell goes: two symmetries with equal images move alike, however they are stored.
std::vector<int> image(const Symmetry& symmetry) {
  std::vector<int> to;
  for (int i = 0; i < symmetry.size() * symmetry.size(); ++i) {
    to.push_back(symmetry.apply(Cell(i)).index());
  }
  return to;
}

RC_GTEST_PROP(Symmetry, then_is_one_after_another, (std::uint64_t seed)) {
  Rng rng(seed);
  const int size = 1 + static_cast<int>(rng.below(9));
  const Symmetry a = any_symmetry(size, rng);
  const Symmetry b = any_symmetry(size, rng);
  const Symmetry both = a.then(b);
  for (int i = 0; i < size * size; ++i) {
    RC_ASSERT(both.apply(Cell(i)) == b.apply(a.apply(Cell(i))));
  }
  for (int i = 0; i < size; ++i) {
    const Digit digit = Digit::from_index(i);
    RC_ASSERT(both.apply(digit) == b.apply(a.apply(digit)));
  }
  const Grid grid = any_grid(size, 3, rng);
  RC_ASSERT(both.apply(grid) == b.apply(a.apply(grid)));
}

RC_GTEST_PROP(Symmetry, composition_is_associative, (std::uint64_t seed)) {
  Rng rng(seed);
  const int size = 1 + static_cast<int>(rng.below(9));
  const Symmetry a = any_symmetry(size, rng);
  const Symmetry b = any_symmetry(size, rng);
  const Symmetry c = any_symmetry(size, rng);
  RC_ASSERT(a.then(b).then(c) == a.then(b.then(c)));
}

RC_GTEST_PROP(Symmetry, inverse_undoes, (std::uint64_t seed)) {
  Rng rng(seed);
  const int size = 1 + static_cast<int>(rng.below(9));
  const Symmetry a = any_symmetry(size, rng);
  const Symmetry b = any_symmetry(size, rng);
  RC_ASSERT(a.then(a.inverse()).is_identity());
  RC_ASSERT(a.inverse().then(a).is_identity());
  RC_ASSERT(a.inverse().inverse() == a);
  RC_ASSERT(a.then(b).inverse() == b.inverse().then(a.inverse()));
  const Grid grid = any_grid(size, 3, rng);
  RC_ASSERT(a.inverse().apply(a.apply(grid)) == grid);
}

RC_GTEST_PROP(Symmetry, the_identity_changes_nothing, (std::uint64_t seed)) {
  Rng rng(seed);
  const int size = 1 + static_cast<int>(rng.below(9));
  const Symmetry a = any_symmetry(size, rng);
  const Symmetry identity(size);
  RC_ASSERT(identity.is_identity());
  RC_ASSERT(identity.then(a) == a);
  RC_ASSERT(a.then(identity) == a);
  const Grid grid = any_grid(size, 3, rng);
  RC_ASSERT(identity.apply(grid) == grid);
  RC_ASSERT(a.without_renaming().apply(Digit(1)) == Digit(1));
  RC_ASSERT(image(a.without_renaming()) == image(a));
}

RC_GTEST_PROP(Symmetry, sets_grids_and_marks_move_cell_by_cell, (std::uint64_t seed)) {
  Rng rng(seed);
  const int size = 1 + static_cast<int>(rng.below(9));
  const Symmetry a = any_symmetry(size, rng);
  const Grid grid = any_grid(size, 5, rng);
  const Grid moved = a.apply(grid);
  Pencilmarks marks(size);
  for (int i = 0; i < size * size; ++i) {
    marks.set(Cell(i), DigitSet::from_bits(static_cast<unsigned>(
                           rng.below(std::uint64_t{1} << static_cast<unsigned>(size)))));
  }
  const Pencilmarks moved_marks = a.apply(marks);
  for (int i = 0; i < size * size; ++i) {
    const Cell to = a.apply(Cell(i));
    RC_ASSERT(moved.is_blank(to) == grid.is_blank(Cell(i)));
    if (!grid.is_blank(Cell(i))) RC_ASSERT(moved[to] == a.apply(*grid[Cell(i)]));
    RC_ASSERT(a.apply(grid.filled()).contains(to) == grid.filled().contains(Cell(i)));
    for (int d = 0; d < size; ++d) {
      const Digit digit = Digit::from_index(d);
      RC_ASSERT(moved_marks[to].contains(a.apply(digit)) == marks[Cell(i)].contains(digit));
    }
  }
}

TEST(Symmetry, order_of_application_is_as_documented) {
  const Permutation down{1, 2, 0, 3};
  const Permutation right{0, 1, 3, 2};
  const Symmetry symmetry = Symmetry::moving(4, down, right, true);
  // r1c3 (0, 2) -> (2, 0) -> (row 2 to 0, column 0 to 0).
  EXPECT_EQ(symmetry.apply(Cell::at(0, 2, 4)), Cell::at(0, 0, 4));
  EXPECT_EQ(symmetry.apply(Cell::at(3, 0, 4)), Cell::at(1, 2, 4));
  EXPECT_TRUE(symmetry.is_transposed());
  EXPECT_EQ(symmetry.row_to(2), 0);
  EXPECT_EQ(symmetry.column_to(3), 2);
  EXPECT_EQ(Symmetry::renaming(4, down).apply(Digit(3)), Digit(1));
  EXPECT_EQ(Symmetry::renaming(4, down).apply(DigitSet{Digit(1), Digit(3)}),
            (DigitSet{Digit(1), Digit(2)}));
}

TEST(GeometricSymmetry, how_many_there_are) {
  EXPECT_EQ(symmetry_count({3, 3}), 3359232U);
  EXPECT_EQ(symmetry_count({2, 2}), 128U);
  EXPECT_EQ(symmetry_count({2, 3}), 3456U);
  EXPECT_EQ(symmetry_count({3, 2}), 3456U);
  // 8x8: rows 4! * 2!^4, columns 2! * 4!^2.
  EXPECT_EQ(symmetry_count({2, 4}), 384U * 1152U);
  EXPECT_EQ(symmetry_count({4, 2}), 1152U * 384U);
  EXPECT_EQ(symmetry_count({1, 9}), 362880ULL * 362880ULL);
  EXPECT_EQ(symmetry_count({1, 1}), 1U);
}

// The order of an element must divide the order of the group (Lagrange).
std::uint64_t order_of(const Symmetry& symmetry) {
  Symmetry power = symmetry;
  std::uint64_t order = 1;
  while (!power.is_identity()) {
    power = power.then(symmetry);
    ++order;
  }
  return order;
}

// Distinct as maps, numbered without gaps, closed: what composition and inverse give has a number.
void check_whole_group(BoxShape shape) {
  const std::uint64_t count = symmetry_count(shape);
  std::set<std::vector<int>> images;
  int identities = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    const Symmetry symmetry = geometric_symmetry(shape, i);
    ASSERT_EQ(symmetry_index(symmetry, shape), i);
    ASSERT_TRUE(images.insert(image(symmetry)).second) << i;
    ASSERT_EQ(count % order_of(symmetry), 0U) << i;
    const auto inverse = symmetry_index(symmetry.inverse(), shape);
    ASSERT_TRUE(inverse.has_value());
    identities += symmetry.is_identity() ? 1 : 0;
  }
  EXPECT_EQ(images.size(), count);
  EXPECT_EQ(identities, 1);
  EXPECT_TRUE(geometric_symmetry(shape, 0).is_identity());
}

TEST(GeometricSymmetry, whole_group_of_2x2_boxes) {
  const BoxShape shape{2, 2};
  check_whole_group(shape);
  for (std::uint64_t a = 0; a < 128; ++a) {
    for (std::uint64_t b = 0; b < 128; ++b) {
      const Symmetry both = geometric_symmetry(shape, a).then(geometric_symmetry(shape, b));
      const auto index = symmetry_index(both, shape);
      ASSERT_TRUE(index.has_value());
      ASSERT_EQ(geometric_symmetry(shape, *index), both);
    }
  }
}

TEST(GeometricSymmetry, whole_group_of_2x3_and_3x2_boxes) {
  check_whole_group({2, 3});
  check_whole_group({3, 2});
  const BoxShape shape{2, 3};
  std::vector<Symmetry> all;
  for (std::uint64_t i = 0; i < 3456; ++i) all.push_back(geometric_symmetry(shape, i));
  for (const Symmetry& a : all) {
    // Second factors with 36 different row and 36 different column permutations.
    for (std::size_t b = 0; b < all.size(); b += 97) {
      ASSERT_TRUE(symmetry_index(a.then(all[b]), shape).has_value());
    }
  }
}

RC_GTEST_PROP(GeometricSymmetry, numbers_and_closure_of_3x3_boxes, (std::uint64_t seed)) {
  Rng rng(seed);
  const BoxShape shape{3, 3};
  const std::uint64_t i = rng.below(symmetry_count(shape));
  const Symmetry a = geometric_symmetry(shape, i);
  const Symmetry b = geometric_symmetry(shape, rng.below(symmetry_count(shape)));
  RC_ASSERT(symmetry_index(a, shape) == i);
  RC_ASSERT(a.is_transposed() == (i >= symmetry_count(shape) / 2));
  const auto product = symmetry_index(a.then(b), shape);
  RC_ASSERT(product.has_value());
  RC_ASSERT(geometric_symmetry(shape, *product) == a.then(b));
  RC_ASSERT(symmetry_count(shape) % order_of(a) == 0U);
  RC_ASSERT(is_symmetry_of(a, Layout::classic()));
}

TEST(GeometricSymmetry, others_have_no_number) {
  const BoxShape shape{2, 3};
  const Permutation identity = kIdentityPermutation;
  const Permutation torn{0, 2, 1, 3, 4, 5};  // rows 2 and 3 change bands
  EXPECT_EQ(symmetry_index(Symmetry(4), shape), std::nullopt);
  EXPECT_EQ(symmetry_index(Symmetry::moving(6, torn, identity), shape), std::nullopt);
  EXPECT_EQ(symmetry_index(Symmetry::moving(6, identity, {3, 1, 2, 0, 4, 5}), shape), std::nullopt);
  EXPECT_EQ(symmetry_index(Symmetry::moving(6, identity, identity, true), shape), std::nullopt);
  EXPECT_EQ(symmetry_index(Symmetry::renaming(6, torn), shape), 0U);
}

// Of all 2 * 24 * 24 moves of 4x4 lines, those that keep boxes are the 128 and no others.
TEST(IsSymmetryOf, counts_the_group_of_4x4) {
  const Layout layout = parse_layout("4x4").value();
  std::vector<Permutation> orders;
  Permutation order = kIdentityPermutation;
  do orders.push_back(order);
  while (std::next_permutation(order.begin(), order.begin() + 4));
  int found = 0;
  for (const Permutation& rows : orders) {
    for (const Permutation& columns : orders) {
      for (const bool transposed : {false, true}) {
        const Symmetry symmetry = Symmetry::moving(4, rows, columns, transposed);
        const bool keeps = is_symmetry_of(symmetry, layout);
        EXPECT_EQ(keeps, symmetry_index(symmetry, {2, 2}).has_value());
        found += keeps ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(found, 128);
}

TEST(IsSymmetryOf, extra_regions_and_moves_count) {
  const Permutation identity = kIdentityPermutation;
  const Permutation reversed{8, 7, 6, 5, 4, 3, 2, 1, 0};
  const Permutation swapped{1, 0, 2, 3, 4, 5, 6, 7, 8};
  const Symmetry half_turn = Symmetry::moving(9, reversed, reversed);
  const Symmetry swap = Symmetry::moving(9, swapped, identity);
  EXPECT_TRUE(is_symmetry_of(swap, Layout::classic()));
  EXPECT_FALSE(is_symmetry_of(Symmetry(4), Layout::classic()));
  for (const std::string_view name :
       {"x", "windoku", "anti-knight", "anti-king", "asterisk", "girandola"}) {
    const Layout layout = parse_layout(name).value();
    EXPECT_TRUE(is_symmetry_of(half_turn, layout)) << name;
    EXPECT_FALSE(is_symmetry_of(swap, layout)) << name;
  }
  // Rows within bands and bands as a whole move the places of a box, not what is at one place.
  const Layout groups = parse_layout("disjoint-groups").value();
  EXPECT_TRUE(is_symmetry_of(Symmetry::moving(9, {3, 4, 5, 0, 1, 2, 6, 7, 8}, identity), groups));
  EXPECT_FALSE(is_symmetry_of(swap, groups));
}

TEST(RandomSymmetry, is_geometric_and_repeats) {
  Rng rng(9);
  Rng same = rng;
  bool transposes = false;
  bool renames = false;
  for (int i = 0; i < 100; ++i) {
    const Symmetry symmetry = random_symmetry({3, 3}, rng);
    EXPECT_EQ(symmetry, random_symmetry({3, 3}, same));
    EXPECT_TRUE(symmetry_index(symmetry, {3, 3}).has_value());
    transposes |= symmetry.is_transposed();
    renames |= !(symmetry == symmetry.without_renaming());
  }
  EXPECT_TRUE(transposes);
  EXPECT_TRUE(renames);
}

// The number of a symmetry is that of its rows (and transpose) times 1296, plus that of its
// columns.
RC_GTEST_PROP(GeometricSymmetry, rows_and_columns_of_3x3_boxes_are_independent,
              (std::uint64_t seed)) {
  Rng rng(seed);
  const std::uint64_t rows = 1296 * rng.below(2592);
  const std::uint64_t columns = rng.below(1296);
  const BoxShape shape{3, 3};
  RC_ASSERT(geometric_symmetry(shape, rows + columns) ==
            geometric_symmetry(shape, rows).then(geometric_symmetry(shape, columns)));
}

// Does the grid, moved by `rows` and then by `columns` (where each cell goes), come out as itself
// with digits renamed?
bool is_same_but_names(const int* grid, const int* rows, const int* columns) {
  int to[10] = {};
  for (int cell = 0; cell < 81; ++cell) {
    int& name = to[grid[cell]];
    const int seen = grid[columns[rows[cell]]];
    if (name == 0) name = seen;
    if (name != seen) return false;
  }
  return true;
}

// Geometric symmetries that take the grid to itself once digits are renamed: all 3,359,232 are
// tried, as products of 2,592 and 1,296 (the property above), most of which end early.
int count_automorphisms(std::string_view digits) {
  std::vector<int> values;
  for (const char digit : digits) values.push_back(digit - '0');
  std::vector<std::vector<int>> rows;
  for (std::uint64_t i = 0; i < 2592; ++i) {
    rows.push_back(image(geometric_symmetry({3, 3}, 1296 * i)));
  }
  std::vector<std::vector<int>> columns;
  for (std::uint64_t i = 0; i < 1296; ++i) {
    columns.push_back(image(geometric_symmetry({3, 3}, i)));
  }
  int found = 0;
  for (const std::vector<int>& row : rows) {
    for (const std::vector<int>& column : columns) {
      found += is_same_but_names(values.data(), row.data(), column.data()) ? 1 : 0;
    }
  }
  return found;
}

TEST(Automorphisms, most_canonical_grid_has_648) {
  EXPECT_EQ(count_automorphisms("123456789456789123789123456231564897564897231897231564"
                                "312645978645978312978312645"),
            648);
}

TEST(Automorphisms, largest_of_the_minimal_forms_has_72) {
  EXPECT_EQ(count_automorphisms("123456789457893612986217354274538196531964827698721435"
                                "342685971715349268869172543"),
            72);
}

}  // namespace
}  // namespace shudu
