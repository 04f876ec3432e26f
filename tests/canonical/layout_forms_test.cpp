// Forms on every layout: small sizes exhaustively against the literature, the groups of the named
// layouts by definition, and what is too large.
#include "shudu/canonical/layout_forms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "canonical/grids.h"
#include "canonical/listed_forms.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"
#include "shudu/solver/method.h"
#include "support/build_kind.h"

namespace shudu {
namespace {

using test::text_from;

const Layout& named(std::string_view slug) {
  for (const LayoutRow& row : layout_table()) {
    if (row.slug == slug) return *row.layout;
  }
  return Layout::classic();
}

LayoutForms forms_of(std::string_view text) {
  return LayoutForms::make(parse_layout(text).value()).value();
}

std::vector<Grid> all_grids(const Layout& layout, const Grid& givens) {
  std::vector<Grid> grids;
  Pencilmarks marks(layout.size());
  for (const Cell cell : givens.filled()) marks.set(cell, DigitSet::only(*givens[cell]));
  find_method("dlx")->search(layout, marks, {}, [&](const Grid& grid) {
    grids.push_back(grid);
    return true;
  });
  return grids;
}

struct FormCount {
  std::size_t members = 0;
  std::uint32_t automorphisms = 0;
};

TEST(LayoutForms, grids_of_4x4_have_2_classes) {
  const LayoutForms forms = forms_of("4x4");
  EXPECT_EQ(forms.symmetry_count(), 128U);
  std::map<std::string, FormCount> classes;
  const auto grids = all_grids(named("4x4"), Grid(4));
  ASSERT_EQ(grids.size(), 288U);
  for (const Grid& grid : grids) {
    const CanonicalForm form = forms.form(grid).value();
    FormCount& count = classes[text_from(form.form)];
    ++count.members;
    count.automorphisms = form.automorphisms;
  }
  ASSERT_EQ(classes.size(), 2U);
  std::multiset<std::size_t> members;
  for (const auto& [text, count] : classes) {
    EXPECT_EQ(count.members * count.automorphisms, 128U * 24U);
    members.insert(count.members);
  }
  EXPECT_EQ(members, (std::multiset<std::size_t>{96, 192}));
}

// All minimal puzzles of a grid of each class: a set of cells has one solution where it meets every
// difference to another grid. 13 classes of 4 givens, 22 of 5 and 1 of 6, and as many puzzles as
// counting all of them gives.
TEST(LayoutForms, minimal_puzzles_of_4x4_have_36_classes) {
  const LayoutForms forms = forms_of("4x4");
  const auto grids = all_grids(named("4x4"), Grid(4));
  std::set<std::string> grid_classes;
  std::map<int, std::map<std::string, std::uint64_t>> puzzles;  // by givens: form -> orbit
  for (const Grid& grid : grids) {
    if (!grid_classes.insert(text_from(forms.form(grid)->form)).second) continue;
    std::vector<unsigned> differences;
    for (const Grid& other : grids) {
      unsigned difference = 0;
      for (int i = 0; i < 16; ++i) {
        if (grid[Cell(i)] != other[Cell(i)]) difference |= 1U << static_cast<unsigned>(i);
      }
      if (difference != 0) differences.push_back(difference);
    }
    const auto is_unique = [&](unsigned cells) {
      for (const unsigned difference : differences) {
        if ((difference & cells) == 0) return false;
      }
      return true;
    };
    for (unsigned cells = 0; cells < 65536; ++cells) {
      if (std::popcount(cells) > 8 || !is_unique(cells)) continue;
      bool is_minimal = true;
      for (unsigned left = cells; left != 0 && is_minimal; left &= left - 1) {
        is_minimal = !is_unique(cells & ~(left & (~left + 1)));
      }
      if (!is_minimal) continue;
      Grid puzzle = grid;
      for (int i = 0; i < 16; ++i) {
        if ((cells >> static_cast<unsigned>(i) & 1U) == 0) puzzle.clear(Cell(i));
      }
      const CanonicalForm form = forms.form(puzzle).value();
      puzzles[std::popcount(cells)][text_from(form.form)] = 128U * 24U / form.automorphisms;
    }
  }
  ASSERT_EQ(puzzles.size(), 3U);
  EXPECT_EQ(puzzles[4].size(), 13U);
  EXPECT_EQ(puzzles[5].size(), 22U);
  EXPECT_EQ(puzzles[6].size(), 1U);
  const std::map<int, std::uint64_t> known{{4, 25'728}, {5, 58'368}, {6, 1'536}};
  for (const auto& [givens, classes] : puzzles) {
    std::uint64_t total = 0;
    for (const auto& [text, orbit] : classes) total += orbit;
    EXPECT_EQ(total, known.at(givens));
  }
}

// Any grid can be brought to a first row 123456 and ascending first columns in each band and from
// the second band to the third; so these represent all classes.
TEST(LayoutForms, grids_of_6x6_have_49_classes) {
  const LayoutForms forms = forms_of("6x6");
  EXPECT_EQ(forms.symmetry_count(), 3456U);
  Grid givens(6);
  for (int i = 0; i < 6; ++i) givens.place(Cell(i), Digit(i + 1));
  const auto grids = all_grids(named("6x6"), givens);
  ASSERT_EQ(grids.size(), 39'168U);
  std::map<std::string, std::uint32_t> classes;
  for (const Grid& grid : grids) {
    const auto first = [&](int row) { return grid.value_at(Cell::at(row, 0, 6)); };
    if (first(2) > first(3) || first(4) > first(5) || first(2) > first(4)) continue;
    const CanonicalForm form = forms.form(grid).value();
    classes[text_from(form.form)] = form.automorphisms;
  }
  EXPECT_EQ(classes.size(), 49U);
  std::uint64_t total = 0;
  for (const auto& [text, automorphisms] : classes) total += 3456U * 720U / automorphisms;
  EXPECT_EQ(total, 28'200'960U);
}

// 6x6 and 8x8 boxes turned: the same classes of symmetries, and forms that isomorphs share.
TEST(LayoutForms, isomorphs_share_a_form_on_every_layout) {
  constexpr std::uint32_t kMostListed = test::by_build(2000U, 100U);
  Rng rng(41);
  for (const LayoutRow& row : layout_table()) {
    const LayoutForms forms = LayoutForms::make(*row.layout).value();
    const auto listed = symmetries_of(*row.layout, 10'000);
    for (int n = 0; n < test::by_build(20, 2); ++n) {
      SearchOptions options;
      options.limit = 1;
      options.seed = rng.next();
      const Grid full =
          find_method("mrv")->count(*row.layout, Pencilmarks(row.layout->size()), options).first;
      const int cells = full.cell_count();
      const Grid grid = test::some_givens(
          full, n == 0 ? cells : static_cast<int>(rng.below(static_cast<unsigned>(cells))), rng);
      const BoxShape shape{row.layout->box_rows(), row.layout->box_columns()};
      const Symmetry moves = listed ? (*listed)[static_cast<std::size_t>(rng.below(listed->size()))]
                                    : random_symmetry(shape, rng);
      Permutation digits = kIdentityPermutation;
      rng.shuffle(std::span(digits).first(static_cast<std::size_t>(full.size())));
      const Grid other = moves.then(Symmetry::renaming(full.size(), digits)).apply(grid);
      ASSERT_TRUE(forms.form(grid)) << row.slug << text_from(full);
      ASSERT_TRUE(forms.form(other)) << row.slug << text_from(grid) << ' ' << text_from(other);
      const CanonicalForm form = forms.form(grid).value();
      const CanonicalForm same = forms.form(other).value();
      ASSERT_EQ(form.form, same.form) << row.slug << text_from(grid);
      ASSERT_EQ(form.automorphisms, same.automorphisms);
      ASSERT_EQ(form.symmetry.apply(grid), form.form);
      ASSERT_TRUE(is_symmetry_of(form.symmetry, *row.layout));
      const auto way = forms.isomorphism(grid, other).value();
      ASSERT_TRUE(way);
      EXPECT_EQ(way->apply(grid), other);
      std::uint32_t count = 0;
      ASSERT_TRUE(forms.for_each_automorphism(grid, [&](const Symmetry& symmetry) {
        EXPECT_EQ(symmetry.apply(grid), grid);
        return ++count < kMostListed;
      }));
      EXPECT_EQ(count, std::min(kMostListed, form.automorphisms));
    }
  }
}

// The number of ways to move lines that keep each layout, from its shape:
//   x          each line has a partner on the other diagonal; 8 orders of the middle and the outer
//              bands and lines that keep partners, twice for transposing, twice for each diagonal
//   windoku    bands keep rows of windows; anti-knight and -king: the square's own
TEST(LayoutForms, groups_of_the_named_layouts) {
  const std::map<std::string_view, std::uint64_t> known{
      {"classic", 3'359'232},     {"4x4", 128},         {"6x6", 3'456},     {"6x6-3x2", 3'456},
      {"8x8", 442'368},           {"8x8-4x2", 442'368}, {"anti-knight", 8}, {"anti-king", 8},
      {"disjoint-groups", 5'184}, {"center-dot", 4'608}};
  for (const LayoutRow& row : layout_table()) {
    const LayoutForms forms = LayoutForms::make(*row.layout).value();
    const auto expected = known.find(row.slug);
    if (expected != known.end()) {
      EXPECT_EQ(forms.symmetry_count(), expected->second) << row.slug;
    }
    if (forms.symmetry_count() > 10'000) continue;
    const auto listed = symmetries_of(*row.layout, 10'000).value();
    EXPECT_EQ(listed.size(), forms.symmetry_count()) << row.slug;
    EXPECT_TRUE(listed.front().is_identity());
    // Closed: the first after any other is in the list again.
    std::set<std::string> all;
    const auto key = [](const Symmetry& symmetry) {
      std::string text(1, symmetry.is_transposed() ? 't' : ' ');
      for (int i = 0; i < symmetry.size(); ++i) {
        text += static_cast<char>('0' + symmetry.row_to(i));
        text += static_cast<char>('0' + symmetry.column_to(i));
      }
      return text;
    };
    for (const Symmetry& symmetry : listed) all.insert(key(symmetry));
    EXPECT_EQ(all.size(), listed.size());
    for (const Symmetry& symmetry : listed) {
      EXPECT_TRUE(all.contains(key(symmetry.then(listed.back())))) << row.slug;
      EXPECT_TRUE(all.contains(key(symmetry.inverse()))) << row.slug;
    }
  }
}

// Two ways to the same forms: breadth first by rows, and trying all listed symmetries.
TEST(LayoutForms, boxes_and_lists_agree) {
  Rng rng(42);
  for (const std::string_view slug : {"4x4", "6x6", "6x6-3x2"}) {
    const Layout& layout = named(slug);
    const LayoutForms forms = LayoutForms::make(layout).value();
    const auto listed = symmetries_of(layout, 5000).value();
    SearchOptions one;
    one.limit = 1;
    const Grid full = find_method("mrv")->count(layout, Pencilmarks(layout.size()), one).first;
    for (int n = 0; n < test::by_build(200, 10); ++n) {
      const int count = static_cast<int>(rng.below(static_cast<unsigned>(full.cell_count()) + 1));
      const Grid grid = test::some_givens(full, count, rng);
      const CanonicalForm form = forms.form(grid).value();
      const Winners winners = form_by_list(listed, grid);
      ASSERT_EQ(form.form, winners.form) << slug << text_from(grid);
      ASSERT_EQ(form.automorphisms, winners.automorphisms()) << slug << text_from(grid);
    }
  }
}

TEST(LayoutForms, jigsaws) {
  // Boxes as a region map are plain boxes.
  EXPECT_EQ(forms_of("jigsaw:1122112233443344").symmetry_count(), 128U);
  // Latin squares of 5x5: any order of rows, of columns, and transposing.
  const LayoutForms latin = forms_of("jigsaw:1111122222333334444455555");
  EXPECT_EQ(latin.symmetry_count(), 28'800U);
  const CanonicalForm form = latin.form(test::grid_from("1234523451345124512351234")).value();
  // The sum modulo 5: add to rows, to columns, multiply both, transpose.
  EXPECT_EQ(form.automorphisms, 5U * 5U * 4U * 2U);
}

// Of all 24 * 24 * 2 moves of a 4x4 grid those that are symmetries by the definition.
std::uint64_t count_symmetries(const Layout& layout) {
  std::uint64_t count = 0;
  Permutation rows = kIdentityPermutation;
  do {
    Permutation columns = kIdentityPermutation;
    do {
      for (const bool transposed : {false, true}) {
        if (is_symmetry_of(Symmetry::moving(4, rows, columns, transposed), layout)) ++count;
      }
    } while (std::next_permutation(columns.begin(), columns.begin() + 4));
  } while (std::next_permutation(rows.begin(), rows.begin() + 4));
  return count;
}

// On every jigsaw of 4x4 that random walks of exchanged cells come to.
TEST(LayoutForms, groups_of_jigsaws_by_definition) {
  Rng rng(43);
  std::string map = "1122112233443344";
  std::set<std::uint64_t> orders;
  for (int n = 0; n < test::by_build(60, 10); ++n) {
    std::swap(map[static_cast<std::size_t>(rng.below(16))],
              map[static_cast<std::size_t>(rng.below(16))]);
    const Layout layout = parse_layout("jigsaw:" + map).value();
    const std::uint64_t count = count_symmetries(layout);
    EXPECT_EQ(LayoutForms::make(layout)->symmetry_count(), count) << map;
    orders.insert(count);
  }
  EXPECT_GT(orders.size(), 2U);
}

TEST(LayoutForms, refuses_what_has_too_many_symmetries) {
  const auto latin = LayoutForms::make(parse_layout("jigsaw:" + std::string(7, 'a') +
                                                    std::string(7, 'b') + std::string(7, 'c') +
                                                    std::string(7, 'd') + std::string(7, 'e') +
                                                    std::string(7, 'f') + std::string(7, 'g'))
                                           .value());
  ASSERT_FALSE(latin);
  EXPECT_EQ(latin.error().code, ErrorCode::kTooManySymmetries);
  EXPECT_EQ(latin.error().expected, LayoutForms::kMostListed);
}

TEST(LayoutForms, refuses_clashes_of_the_layout) {
  const LayoutForms forms = forms_of("x");
  Grid grid;
  grid.place(Cell(0), Digit(5));
  grid.place(Cell(80), Digit(5));
  const auto form = forms.form(grid);
  ASSERT_FALSE(form);
  EXPECT_EQ(form.error().code, ErrorCode::kDuplicateInRegion);
  EXPECT_FALSE(forms.isomorphism(grid, Grid()));
  EXPECT_FALSE(forms.isomorphism(Grid(), grid));
  EXPECT_FALSE(forms.for_each_automorphism(grid, [](const Symmetry&) { return true; }));
}

}  // namespace
}  // namespace shudu
