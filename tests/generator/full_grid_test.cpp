// Uniform grids: the tables add up to every known number, and what is drawn falls into the classes
// of bands as it must.
#include "shudu/generator/full_grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "generator/bands.h"
#include "generator/uniform_tables.h"
#include "shudu/canonical/form.h"
#include "shudu/core/clash.h"
#include "shudu/generator/seeding.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

using full_grid::BandFilling;
using full_grid::FillingClass;
using full_grid::kChoices;
using full_grid::kPartitions;
using full_grid::UniformTables;

// B. Felgenhauer and F. Jarvis 2005: grids with the first row fixed, 6.67e21 / 9!.
constexpr std::uint64_t kGridsWithFirstRow = 18'383'222'420'692'992;
constexpr std::uint64_t kNinthFactorial = 362'880;
constexpr double kGrids = 6.670903752021072936960e21;

const UniformTables& tables() {
  static const UniformTables tables;
  return tables;
}

struct Sums {
  std::uint64_t all = 0;
  std::uint64_t largest = 0;
};

// Of what the choices of all three stacks add up to below a class, and the most for one choice of
// two.
Sums sums_of(const FillingClass& top) {
  Sums sums;
  std::array<std::uint32_t, kChoices> products{};
  for (const auto& first : tables().partitions.choices(0)) {
    for (const auto& middle : tables().partitions.choices(top.second)) {
      const std::uint64_t sum = tables().products(first, middle, top.third, products);
      sums.all += sum;
      sums.largest = std::max(sums.largest, sum);
    }
  }
  return sums;
}

Band listed_band(const BandFilling& filling) {
  Band band{};
  for (std::size_t i = 0; i < 27; ++i) band[i / 9][i % 9] = filling[i] + 1;
  return band;
}

// What 416 classes of bands hold: how many of all grids have such a first band.
struct BandClass {
  int automorphisms = 0;
  double share = 0;
};

std::map<std::uint64_t, BandClass> band_classes() {
  std::map<std::uint64_t, BandClass> classes;
  for (const FillingClass& top : tables().fillings.classes()) {
    const double completions = static_cast<double>(sums_of(top).all);
    for (std::size_t i = 0; i < top.fillings / 6U; ++i) {
      const BandForm form = band_form(listed_band(tables().fillings.listed(top, i)));
      BandClass& band = classes[form.number];
      const double members = 6.0 * 6 * 216 * kNinthFactorial / form.automorphisms;
      const double share = members * completions / kGrids;
      if (band.automorphisms != 0) {
        EXPECT_NEAR(band.share, share, 1e-12);
      }
      band = {form.automorphisms, share};
    }
  }
  return classes;
}

TEST(FullGridTables, CountAllBands) {
  std::uint64_t bands = 0;
  std::size_t pairs = 0;
  for (const FillingClass& top : tables().fillings.classes()) {
    pairs += top.pairs;
    bands += std::uint64_t{top.pairs} * top.fillings;
  }
  EXPECT_EQ(pairs, kPartitions * kPartitions);
  // 948,109,639,680 bands; partitions of box 1 times orders of all columns.
  EXPECT_EQ(bands * kPartitions * 216, 948'109'639'680U);
}

TEST(FullGridTables, CountAllGrids) {
  std::uint64_t grids = 0;
  std::set<std::uint64_t> completions;
  for (const FillingClass& top : tables().fillings.classes()) {
    const Sums sums = sums_of(top);
    grids += std::uint64_t{top.pairs} * top.fillings * sums.all;
    completions.insert(sums.all);
    EXPECT_LE(sums.largest, UniformTables::bound(top));
  }
  // All grids are kGridsWithFirstRow * 9!, and 280 * 216 of them belong to each counted here.
  EXPECT_EQ(grids, kGridsWithFirstRow * (kNinthFactorial / (kPartitions * 216)));
  EXPECT_EQ(*completions.begin(), 94'888'576ULL * 72);
  EXPECT_EQ(*completions.rbegin(), 108'374'976ULL * 72);
}

TEST(FullGridTables, BandsFallIntoTheirClasses) {
  const auto classes = band_classes();
  EXPECT_EQ(classes.size(), 416U);
  double share = 0;
  for (const auto& [form, band] : classes) share += band.share;
  EXPECT_NEAR(share, 1, 1e-9);
}

TEST(FullGrid, EveryHouseHasEveryDigit) {
  const UniformGrids grids;
  for (std::uint64_t i = 0; i < 5000; ++i) {
    Rng rng = item_rng(1, i);
    const Grid grid = grids.draw(rng);
    ASSERT_TRUE(grid.is_full());
    ASSERT_FALSE(find_clash(Layout::classic(), grid).has_value());
  }
}

TEST(FullGrid, SameNumbersSameGrid) {
  const UniformGrids one;
  const UniformGrids other;
  const UniformGrids& copy = one;
  for (std::uint64_t i = 0; i < 100; ++i) {
    Rng a = item_rng(7, i);
    Rng b = item_rng(7, i);
    Rng c = item_rng(8, i);
    const Grid grid = one.draw(a);
    EXPECT_EQ(grid, other.draw(b));
    EXPECT_NE(grid, copy.draw(c));
  }
}

// How many standard deviations a sum of squares over `degrees` lies off its mean, by E. Wilson and
// M. Hilferty's cube root (1931).
double deviations(double chi_square, double degrees) {
  const double part = 2 / (9 * degrees);
  return (std::cbrt(chi_square / degrees) - (1 - part)) / std::sqrt(part);
}

// Chi-square over the classes; those of which less than 5 are expected are one class together.
double deviations_of(const std::map<std::uint64_t, BandClass>& classes,
                     const std::map<std::uint64_t, std::uint64_t>& seen, double drawn) {
  double sum = 0;
  double rare = 0;
  double rare_seen = 0;
  double degrees = -1;
  const auto add = [&](double count, double expected) {
    sum += (count - expected) * (count - expected) / expected;
    degrees += 1;
  };
  for (const auto& [form, band] : classes) {
    const auto found = seen.find(form);
    const double count = found == seen.end() ? 0 : static_cast<double>(found->second);
    if (band.share * drawn < 5) {
      rare += band.share * drawn;
      rare_seen += count;
    } else {
      add(count, band.share * drawn);
    }
  }
  if (rare > 0) add(rare_seen, rare);
  return deviations(sum, degrees);
}

// One of the six bands and stacks of each grid. One run in 16,000 is more than four deviations off
// by chance, and these numbers are always the same.
TEST(FullGrid, BandsAreAsOftenAsTheyMust) {
  const auto classes = band_classes();
  const UniformGrids grids;
  const std::uint64_t count = soak_amount("grids", by_build(60'000, 2'000));
  std::map<std::uint64_t, std::uint64_t> seen;
  std::uint64_t tries = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    Rng rng = item_rng(2, i);
    const auto [grid, taken] = grids.draw_counted(rng);
    tries += taken;
    const int which = static_cast<int>(i % 6);
    ++seen[band_form(band_of(grid, which % 3, which >= 3)).number];
  }
  EXPECT_LT(std::abs(deviations_of(classes, seen, static_cast<double>(count))), 4);
  // The number of grids from the share of tries that are accepted.
  const double share = static_cast<double>(count) / static_cast<double>(tries);
  const double error = std::sqrt((1 - share) / static_cast<double>(count));
  EXPECT_NEAR(share * grids.try_weight() / kGrids, 1, 4 * error);
}

// Classes of grids by their number of automorphisms: a class of k has a k-th of the grids of one of
// 1. Counts by G. Fowler (Sudoku Programmers' Forum, topic 5215): 5,472,730,538 in all.
constexpr std::array<std::array<double, 2>, 16> kClassesOf{{{1, 5'472'170'387},
                                                            {2, 548'449},
                                                            {3, 7'336},
                                                            {4, 2'826},
                                                            {6, 1'257},
                                                            {8, 29},
                                                            {9, 42},
                                                            {12, 92},
                                                            {18, 85},
                                                            {27, 2},
                                                            {36, 15},
                                                            {54, 11},
                                                            {72, 2},
                                                            {108, 3},
                                                            {162, 1},
                                                            {648, 1}}};

// One grid in 19,700 has an automorphism besides the identity. What is drawn is rare, so a count
// may lie four standard deviations off, each the root of what is expected.
TEST(FullGrid, AutomorphismsAreAsRareAsTheyMust) {
  double all = 0;
  for (const auto& [automorphisms, classes] : kClassesOf) all += classes / automorphisms;
  ASSERT_NEAR(all * 3'359'232 * kNinthFactorial / kGrids, 1, 1e-15);

  const UniformGrids grids;
  const std::uint64_t count = soak_amount("grids", by_build(1'000'000, 3'000));
  std::map<std::uint32_t, std::uint64_t> seen;
  std::vector<Grid> block(1'000);
  std::vector<BatchForm> forms(block.size());
  std::uint64_t drawn = 0;
  for (; drawn < count; drawn += block.size()) {
    for (std::size_t i = 0; i < block.size(); ++i) {
      Rng rng = item_rng(4, drawn + i);
      block[i] = grids.draw(rng);
    }
    canonical_forms(block, forms);
    for (const BatchForm& form : forms) ++seen[form.automorphisms];
  }
  std::uint64_t known = 0;
  for (const auto& [automorphisms, classes] : kClassesOf) {
    const double expected = static_cast<double>(drawn) * classes / automorphisms / all;
    const std::uint64_t found = seen[static_cast<std::uint32_t>(automorphisms)];
    known += found;
    EXPECT_LT(std::abs(static_cast<double>(found) - expected),
              4 * std::max(std::sqrt(expected), 1.0))
        << automorphisms;
  }
  EXPECT_EQ(known, drawn);
}

// Where each digit stands is even: 729 candidates, each in a ninth of the grids.
TEST(FullGrid, DigitsStandEverywhereAlike) {
  const UniformGrids grids;
  constexpr int kDrawn = 9000;
  std::array<std::array<int, 10>, 81> seen{};
  for (int i = 0; i < kDrawn; ++i) {
    Rng rng = item_rng(3, static_cast<std::uint64_t>(i));
    const Grid grid = grids.draw(rng);
    for (std::size_t c = 0; c < 81; ++c) ++seen[c][grid.values()[c]];
  }
  for (const auto& cell : seen) {
    double sum = 0;
    for (std::size_t d = 1; d <= 9; ++d) {
      sum += (cell[d] - kDrawn / 9.0) * (cell[d] - kDrawn / 9.0) / (kDrawn / 9.0);
    }
    EXPECT_LT(sum, 40);  // chi-square of 8 degrees: 3e-6
  }
}

}  // namespace
}  // namespace shudu::test
