// All kernels give the same forms, counts and ways, and the table is in order.
#include "shudu/canonical/form_kernel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "canonical/grids.h"
#include "shudu/canonical/form.h"
#include "support/build_kind.h"

namespace shudu {
namespace {

TEST(FormKernel, table_is_in_order) {
  const auto table = form_kernel_table();
  ASSERT_FALSE(table.empty());
  EXPECT_EQ(table.back().name, "scalar");
  EXPECT_TRUE(table.back().is_supported());
  EXPECT_TRUE(best_form_kernel().is_supported());
  for (const FormKernel& kernel : table) EXPECT_EQ(find_form_kernel(kernel.name), &kernel);
  EXPECT_EQ(find_form_kernel("abacus"), nullptr);
}

TEST(FormKernel, all_agree) {
  Rng rng(11);
  std::vector<Grid> grids = test::mixed_grids(test::by_build(20'000, 200), rng);
  grids.emplace_back();
  grids.push_back(test::grid_from(test::kMostSymmetric));
  grids.push_back(test::grid_from(std::string(81, '9')));
  for (int i = 0; i < 200; ++i) {  // most of them clash
    Grid grid = grids[static_cast<std::size_t>(i)];
    const auto filled = grid.filled();
    if (filled.empty()) continue;
    const Cell cell = *filled.begin();
    grid.place(cell, Digit(1 + static_cast<int>(rng.below(9))));
    grids.push_back(grid);
  }
  std::vector<BatchForm> expected(grids.size());
  std::vector<Symmetry> ways(grids.size());
  canonical_forms(grids, expected, {.kernel = find_form_kernel("scalar"), .symmetries = ways});
  EXPECT_TRUE(std::any_of(expected.begin(), expected.end(),
                          [](const BatchForm& form) { return form.automorphisms == 0; }));
  for (const FormKernel& kernel : form_kernel_table()) {
    if (!kernel.is_supported()) continue;
    std::vector<BatchForm> forms(grids.size());
    std::vector<Symmetry> symmetries(grids.size());
    canonical_forms(grids, forms, {.kernel = &kernel, .symmetries = symmetries});
    for (std::size_t i = 0; i < grids.size(); ++i) {
      ASSERT_EQ(forms[i].form, expected[i].form) << kernel.name << test::text_from(grids[i]);
      ASSERT_EQ(forms[i].automorphisms, expected[i].automorphisms) << kernel.name;
      ASSERT_EQ(symmetries[i], ways[i]) << kernel.name << test::text_from(grids[i]);
    }
  }
}

}  // namespace
}  // namespace shudu
