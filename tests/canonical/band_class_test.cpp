// The 416 classes: their numbers, orders and sizes against the literature, and against the known
// list of bands with their completions where the shared data is there.
#include "shudu/canonical/band_class.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "canonical/grids.h"
#include "shudu/canonical/form.h"
#include "shudu/core/symmetry.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu {
namespace {

BandDigits band_from(std::string_view text) {
  BandDigits band;
  for (std::size_t i = 0; i < band.size(); ++i) band[i] = Digit(text[i] - '0');
  return band;
}

TEST(BandClass, there_are_416_in_ascending_order) {
  EXPECT_EQ(smallest_band(BandClass(1)), "123456789456789123789123456");
  EXPECT_EQ(smallest_band(BandClass(416)), "123456789457893612986217354");
  int members = 0;
  for (int i = 1; i <= kBandClasses; ++i) {
    const BandClass number(i);
    EXPECT_TRUE(i == 1 || smallest_band(BandClass(i - 1)) < smallest_band(number));
    EXPECT_EQ(band_class_of(band_from(smallest_band(number))).value(), number);
    EXPECT_EQ(band_members(number) * band_symmetries(number), 7776);
    members += band_members(number);
  }
  EXPECT_EQ(members, 2'612'736);
}

TEST(BandClass, is_the_same_for_all_rearrangements) {
  Rng rng(21);
  for (int i = 1; i <= kBandClasses; ++i) {
    const std::string text(smallest_band(BandClass(i)));
    Grid grid = test::grid_from(text + std::string(54, '.'));
    for (int n = 0; n < 4; ++n) {
      const Grid moved = random_symmetry({}, rng).apply(grid);
      const auto classes = band_classes_of(moved);
      EXPECT_EQ(std::count(classes.begin(), classes.end(), std::nullopt), 5);
      EXPECT_EQ(std::count(classes.begin(), classes.end(), std::optional(BandClass(i))), 1);
    }
  }
}

TEST(BandClass, a_form_begins_with_its_least_band) {
  Rng rng(22);
  for (int n = 0; n < 50; ++n) {
    const Grid grid = test::random_grid(rng);
    const auto classes = band_classes_of(grid);
    const auto least = *std::min_element(classes.begin(), classes.end());
    EXPECT_EQ(test::text_from(canonical_form(grid)->form).substr(0, 27), smallest_band(*least));
  }
}

TEST(BandClass, refuses_clashes) {
  const auto row = band_class_of(band_from("123456788456789123789123456"));
  ASSERT_FALSE(row);
  EXPECT_EQ(row.error().code, ErrorCode::kDuplicateInRow);
  EXPECT_EQ(row.error().digit, 8);
  EXPECT_EQ(row.error().house_number, 1);
  EXPECT_EQ(row.error().cells, (CellSet{Cell(7), Cell(8)}));
  const auto box = band_class_of(band_from("123456789456789123786123459"));
  ASSERT_FALSE(box);
  EXPECT_EQ(box.error().code, ErrorCode::kDuplicateInBox);
  EXPECT_EQ(box.error().digit, 6);
  EXPECT_EQ(box.error().house_number, 1);
  EXPECT_EQ(box.error().cells, (CellSet{Cell(11), Cell(20)}));
  Grid clash = test::grid_from(test::kMostSymmetric);
  clash.place(Cell(0), Digit(2));
  const auto classes = band_classes_of(clash);
  EXPECT_EQ(std::count(classes.begin(), classes.end(), std::nullopt), 2);
}

// Each line: a band, how many have its class and first box, how many grids go on from it divided by
// 72, and that number. The products add up to the number of grids (Felgenhauer and Jarvis 2005).
TEST(BandClass, members_and_completions_add_up_to_all_grids) {
  const auto path = test::shared_file("data/bands416.tsv");
  if (!path) GTEST_SKIP() << test::no_shared("data/bands416.tsv");
  unsigned long long total = 0;
  std::set<BandClass> seen;
  for (const std::string& line : test::lines_of(*path)) {
    const auto fields = test::fields_of(line, 5, '\t');
    if (fields[1].size() != 27) continue;
    const BandClass number = band_class_of(band_from(fields[1])).value();
    seen.insert(number);
    EXPECT_EQ(std::to_string(band_members(number)), fields[2]) << line;
    total += static_cast<unsigned>(band_members(number)) * std::stoull(fields[4]);
  }
  EXPECT_EQ(seen.size(), 416U);
  EXPECT_EQ(total, 18'383'222'420'692'992U) << "times 9!: 6,670,903,752,021,072,936,960";
}

}  // namespace
}  // namespace shudu
