// A batch of forms looks at the stop once in some chunks of the kernel, the search for a layout's
// symmetries once in some ten milliseconds.
#include <gtest/gtest.h>

#include <vector>

#include "shudu/canonical/form.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/core/layout_table.h"
#include "support/look_count.h"

namespace shudu::test {
namespace {

constexpr std::size_t kMostBetweenLooks = 64;

TEST(FormStops, ABatchLooksOnceInSomeChunks) {
  Grid grid(9);
  grid.place(Cell(0), Digit(1));
  const std::vector<Grid> grids(1'000, grid);
  for (const bool with_symmetries : {false, true}) {
    std::vector<BatchForm> forms(grids.size());
    std::vector<Symmetry> symmetries(with_symmetries ? grids.size() : 0);
    FormOptions options;
    options.symmetries = symmetries;
    const LookCount all;
    options.stop = all.stop();
    EXPECT_TRUE(canonical_forms(grids, forms, options));
    EXPECT_GE(all.looks() * kMostBetweenLooks, grids.size());
    EXPECT_EQ(forms.back().form.filled_count(), 1);
    forms = std::vector<BatchForm>(grids.size());
    const LookCount third(3);
    options.stop = third.stop();
    EXPECT_FALSE(canonical_forms(grids, forms, options));
    EXPECT_EQ(third.looks_after(), 0U);
    EXPECT_EQ(forms[2 * kMostBetweenLooks].automorphisms, 0U) << "not made";
    EXPECT_NE(forms[0].automorphisms, 0U);
  }
}

// Straight regions: given up after a hundred million comparisons, a third of a second.
TEST(FormStops, TheSymmetriesOfALayoutLookOftenEnough) {
  std::string regions;
  for (char region = 'a'; region <= 'i'; ++region) regions += std::string(9, region);
  const Layout layout = parse_layout("jigsaw:" + regions).value();
  const LookCount all;
  const Result<LayoutForms> whole = LayoutForms::make(layout, all.stop());
  ASSERT_FALSE(whole);
  EXPECT_EQ(whole.error().code, ErrorCode::kTooManySymmetries);
  EXPECT_GE(all.looks(), 40U);
  const LookCount third(3);
  EXPECT_FALSE(LayoutForms::make(layout, third.stop()));
  EXPECT_EQ(third.looks(), 3U);
  EXPECT_EQ(third.looks_after(), 0U);
}

}  // namespace
}  // namespace shudu::test
