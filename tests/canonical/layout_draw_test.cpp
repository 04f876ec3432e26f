// Symmetries drawn from all that a layout has: small layouts against the whole group by its
// definition, the named ones by asking for each draw whether it is one.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "shudu/canonical/layout_forms.h"
#include "shudu/canonical/symmetry_text.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

// All ways to move the lines of a 4x4 grid.
std::vector<Symmetry> all_moves_of_4x4() {
  std::vector<Symmetry> all;
  Permutation rows = kIdentityPermutation;
  do {
    Permutation columns = kIdentityPermutation;
    do {
      for (const bool transposed : {false, true}) {
        all.push_back(Symmetry::moving(4, rows, columns, transposed));
      }
    } while (std::next_permutation(columns.begin(), columns.begin() + 4));
  } while (std::next_permutation(rows.begin(), rows.begin() + 4));
  return all;
}

// By the definition: whether two cells are peers says all of a layout whose houses are cliques.
bool keeps_peers(const Symmetry& moves, const Layout& layout) {
  for (const Cell a : layout.all_cells()) {
    for (const Cell b : layout.all_cells()) {
      if (layout.peers(a).contains(b) != layout.peers(moves.apply(a)).contains(moves.apply(b))) {
        return false;
      }
    }
  }
  return true;
}

std::string text_of(const Symmetry& symmetry) {
  return std::string(symmetry_text(symmetry).view());
}

// Each as often as the others, by the sum of squares that Pearson's test looks at: its mean is the
// number of kinds less one, its deviation the root of twice that; five of them are one run in a
// million or so.
void expect_even(const std::map<std::string, int>& counts, int draws, const std::string& of) {
  const double expected = static_cast<double>(draws) / static_cast<double>(counts.size());
  double sum = 0;
  for (const auto& [text, count] : counts) {
    sum += (count - expected) * (count - expected) / expected;
  }
  const auto freedom = static_cast<double>(counts.size()) - 1;
  EXPECT_LE(sum, freedom + 5 * std::sqrt(2 * freedom)) << of;
  EXPECT_GE(sum, freedom - 5 * std::sqrt(2 * freedom)) << of;
}

TEST(LayoutDraw, every_symmetry_of_4x4_as_often_as_the_others) {
  const std::vector<Symmetry> all = all_moves_of_4x4();
  ASSERT_EQ(all.size(), 1152U);
  for (const std::string name : {"4x4", "4x4+x", "4x4+anti-knight", "jigsaw:1112122233343444",
                                 "4x4+extra:1..1........1..1", "4x4+extra:1.......1.1....1"}) {
    const Layout layout = parse_layout(name).value();
    std::set<std::string> group;
    for (const Symmetry& moves : all) {
      if (keeps_peers(moves, layout)) group.insert(text_of(moves));
    }
    const auto forms = LayoutForms::make(layout).value();
    ASSERT_EQ(forms.symmetry_count(), group.size()) << name;
    Rng rng(7);
    const int draws = static_cast<int>(group.size()) * 100;
    std::map<std::string, int> moves;
    for (int i = 0; i < draws; ++i) ++moves[text_of(forms.draw(rng).without_renaming())];
    EXPECT_EQ(moves.size(), group.size()) << name;
    for (const auto& [text, count] : moves) EXPECT_EQ(group.count(text), 1U) << name << text;
    expect_even(moves, draws, name);
  }
}

TEST(LayoutDraw, every_renaming_as_often_as_the_others) {
  for (const std::string name : {"4x4", "4x4+x"}) {
    const auto forms = LayoutForms::make(parse_layout(name).value()).value();
    Rng rng(8);
    std::map<std::string, int> renamings;
    constexpr int kDraws = 24 * 100;
    for (int i = 0; i < kDraws; ++i) {
      const Symmetry symmetry = forms.draw(rng);
      std::string digits;
      for (int d = 1; d <= 4; ++d) digits += std::to_string(symmetry.apply(Digit(d)).value());
      ++renamings[digits];
    }
    EXPECT_EQ(renamings.size(), 24U) << name;
    expect_even(renamings, kDraws, name);
  }
}

TEST(LayoutDraw, every_named_layout_has_its_own) {
  for (const LayoutRow& row : layout_table()) {
    const auto forms = LayoutForms::make(*row.layout).value();
    Rng rng(9);
    for (int i = 0; i < 50; ++i) {
      EXPECT_TRUE(is_symmetry_of(forms.draw(rng), *row.layout)) << row.slug;
    }
  }
}

// The same on every machine: the numbers of Rng are, and what is made of them is stated.
TEST(LayoutDraw, the_same_numbers_give_the_same_symmetry) {
  const auto forms = LayoutForms::make(parse_layout("windoku").value()).value();
  Rng one(3);
  Rng other(3);
  std::set<std::string> drawn;
  for (int i = 0; i < 20; ++i) {
    const Symmetry symmetry = forms.draw(one);
    EXPECT_EQ(symmetry, forms.draw(other));
    drawn.insert(text_of(symmetry));
  }
  EXPECT_EQ(drawn.size(), 20U);
}

}  // namespace
}  // namespace shudu
