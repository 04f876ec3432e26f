// Forms of classic grids and puzzles: known ones, against a breadth-first search without tables,
// against all rearrangements, and under random symmetries.
#include "shudu/canonical/form.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "canonical/box_forms.h"
#include "canonical/brute_force.h"
#include "canonical/grids.h"
#include "shudu/solver/method.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu {
namespace {

using test::by_build;
using test::grid_from;
using test::text_from;

CanonicalForm form_of_text(std::string_view text) {
  return canonical_form(grid_from(text)).value();
}

TEST(CanonicalForm, of_grids_with_many_automorphisms) {
  const CanonicalForm most = form_of_text(test::kMostSymmetric);
  EXPECT_EQ(text_from(most.form), test::kMostSymmetric);
  EXPECT_EQ(most.automorphisms, 648U);
  const CanonicalForm largest = form_of_text(test::kLargestForm);
  EXPECT_EQ(text_from(largest.form), test::kLargestForm);
  EXPECT_EQ(largest.automorphisms, 72U);
}

// The orders follow from counting: nothing moves the empty grid's blanks, one given leaves a
// 2 * (2 * 2 * 36 * ...) th of the group, and a digit in nine cells can be led to any of 46,656.
TEST(CanonicalForm, of_nearly_nothing) {
  const CanonicalForm empty = canonical_form(Grid()).value();
  EXPECT_EQ(empty.automorphisms, 3'359'232U);
  EXPECT_EQ(empty.form, Grid());
  const CanonicalForm one = form_of_text("....5" + std::string(76, '.'));
  EXPECT_EQ(one.automorphisms, 3'359'232U / 81U);
  EXPECT_EQ(text_from(one.form), std::string(80, '.') + "1");
  const CanonicalForm nine = form_of_text(
      "1...........1...........1...1...........1...........1...1...........1...........1");
  EXPECT_EQ(nine.automorphisms, 3'359'232U / 46'656U);
}

TEST(CanonicalForm, refuses_clashes_and_other_sizes) {
  const auto twice = canonical_form(grid_from("11" + std::string(79, '.')));
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().code, ErrorCode::kDuplicateInRow);
  const auto all_fives = canonical_form(grid_from(std::string(81, '5')));
  ASSERT_FALSE(all_fives);
  EXPECT_EQ(all_fives.error().code, ErrorCode::kDuplicateInRow);
  const auto small = canonical_form(Grid(4));
  ASSERT_FALSE(small);
  EXPECT_EQ(small.error().code, ErrorCode::kLayoutMismatch);
}

TEST(CanonicalForm, refuses_in_a_batch_and_goes_on) {
  const std::vector<Grid> grids{grid_from(test::kHard), grid_from(std::string(81, '5')),
                                grid_from("1........1" + std::string(71, '.')),
                                grid_from("1.........1" + std::string(70, '.')),
                                grid_from(test::kMostSymmetric)};
  std::vector<BatchForm> forms(grids.size());
  std::vector<Symmetry> symmetries(grids.size());
  canonical_forms(grids, forms, {.symmetries = symmetries});
  EXPECT_EQ(forms[0].form, canonical_form(grids[0])->form);
  for (const std::size_t refused : {1U, 2U, 3U}) {
    EXPECT_EQ(forms[refused].automorphisms, 0U);
    EXPECT_EQ(forms[refused].form, grids[refused]);
    EXPECT_TRUE(symmetries[refused].is_identity());
  }
  EXPECT_EQ(forms[4].automorphisms, 648U);
}

TEST(CanonicalForm, symmetry_reaches_the_form) {
  Rng rng(1);
  for (const Grid& grid : test::mixed_grids(by_build(4000, 80), rng)) {
    const CanonicalForm form = canonical_form(grid).value();
    ASSERT_EQ(form.symmetry.apply(grid), form.form) << text_from(grid);
    ASSERT_TRUE(is_symmetry_of(form.symmetry, Layout::classic()));
    ASSERT_EQ(canonical_form(form.form)->form, form.form) << text_from(grid);
  }
}

TEST(CanonicalForm, agrees_with_a_search_without_tables) {
  Rng rng(2);
  for (const Grid& grid : test::mixed_grids(by_build(300, 20), rng)) {
    const CanonicalForm form = canonical_form(grid).value();
    const Winners winners = form_by_breadth({3, 3}, grid);
    ASSERT_EQ(form.form, winners.form) << text_from(grid);
    ASSERT_EQ(form.automorphisms, winners.automorphisms()) << text_from(grid);
  }
}

TEST(CanonicalForm, is_the_smallest_of_all_rearrangements) {
  Rng rng(3);
  std::vector<Grid> grids{grid_from(test::kSeventeen)};
  if (by_build(true, false)) grids.push_back(grid_from(test::kMostSymmetric));
  const std::uint64_t more = test::soak_amount("rearranged", by_build(4, 0));
  for (const Grid& grid : test::mixed_grids(static_cast<int>(more), rng)) grids.push_back(grid);
  for (const Grid& grid : grids) {
    const test::BruteForm brute = test::brute_force_form(grid);
    const CanonicalForm form = canonical_form(grid).value();
    EXPECT_EQ(form.form, brute.form) << text_from(grid);
    EXPECT_EQ(form.automorphisms, brute.automorphisms) << text_from(grid);
  }
}

// 1,000 grids and puzzles under 1,000 symmetries each where the build can afford it.
TEST(CanonicalForm, is_the_same_for_all_isomorphs) {
  Rng rng(4);
  const auto grids = test::mixed_grids(by_build(1000, 50), rng);
  const auto count = static_cast<std::size_t>(test::soak_amount("isomorphs", by_build(1000, 5)));
  std::vector<Grid> isomorphs(count);
  std::vector<BatchForm> forms(count);
  for (const Grid& grid : grids) {
    const CanonicalForm form = canonical_form(grid).value();
    for (Grid& isomorph : isomorphs) isomorph = random_symmetry({}, rng).apply(grid);
    canonical_forms(isomorphs, forms);
    for (std::size_t i = 0; i < count; ++i) {
      ASSERT_EQ(forms[i].form, form.form) << text_from(isomorphs[i]);
      ASSERT_EQ(forms[i].automorphisms, form.automorphisms) << text_from(isomorphs[i]);
    }
  }
}

TEST(CanonicalForm, isomorphism_leads_from_one_to_the_other) {
  Rng rng(5);
  for (const Grid& grid : test::mixed_grids(by_build(400, 20), rng)) {
    const Grid other = random_symmetry({}, rng).apply(grid);
    const auto found = isomorphism(grid, other).value();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->apply(grid), other);
  }
  EXPECT_FALSE(*isomorphism(grid_from(test::kHard), grid_from(test::kSeventeen)));
  EXPECT_FALSE(isomorphism(grid_from(test::kHard), Grid(4)));
  EXPECT_FALSE(isomorphism(Grid(4), grid_from(test::kHard)));
}

// Every one leaves the grid as it is, all are different, and there are as many as counted.
TEST(CanonicalForm, lists_automorphisms) {
  Rng rng(6);
  std::vector<Grid> grids = test::mixed_grids(by_build(40, 8), rng);
  grids.push_back(grid_from(test::kMostSymmetric));
  grids.push_back(grid_from(test::kLargestForm));
  grids.push_back(grid_from("12.45....4.......7........" + std::string(55, '.')));
  for (const Grid& grid : grids) {
    const std::uint32_t expected = canonical_form(grid)->automorphisms;
    if (expected > 5000) continue;
    std::set<std::uint64_t> numbers;
    const auto status = for_each_automorphism(grid, [&](const Symmetry& symmetry) {
      EXPECT_EQ(symmetry.apply(grid), grid);
      numbers.insert(symmetry_index(symmetry, {}).value());
      return true;
    });
    ASSERT_TRUE(status);
    EXPECT_EQ(numbers.size(), expected);
    EXPECT_TRUE(numbers.contains(0)) << "the identity";
  }
}

TEST(CanonicalForm, listing_ends_when_told) {
  int seen = 0;
  const auto status = for_each_automorphism(Grid(), [&](const Symmetry& symmetry) {
    EXPECT_TRUE(seen > 0 || symmetry.is_identity());
    return ++seen < 7;
  });
  ASSERT_TRUE(status);
  EXPECT_EQ(seen, 7);
  EXPECT_FALSE(for_each_automorphism(Grid(4), [](const Symmetry&) { return true; }));
}

// All 17-clue puzzles that are known are different, and none has a symmetry.
TEST(CanonicalForm, of_the_17_clue_list_are_distinct) {
  const auto path = test::shared_file("data/puzzles/17_clue.gz");
  if (!path) GTEST_SKIP() << test::no_shared("data/puzzles/17_clue.gz");
  std::vector<Grid> grids;
  for (const std::string& line : test::lines_of(*path)) {
    if (line.size() >= 81 && line[0] != '#') grids.push_back(grid_from(line.substr(0, 81)));
  }
  EXPECT_EQ(grids.size(), 49'158U);
  std::vector<BatchForm> forms(grids.size());
  canonical_forms(grids, forms);
  std::set<std::string> texts;
  for (const BatchForm& form : forms) {
    EXPECT_EQ(form.automorphisms, 1U);
    texts.insert(text_from(form.form));
  }
  EXPECT_EQ(texts.size(), grids.size());
}

}  // namespace
}  // namespace shudu
