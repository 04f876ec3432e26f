// A batch of forms looks at the stop once in some chunks of the kernel.
#include <gtest/gtest.h>

#include <vector>

#include "shudu/canonical/form.h"
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

}  // namespace
}  // namespace shudu::test
