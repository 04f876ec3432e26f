// What a scale that knows the classic layout only says of the others: every scale on every layout,
// in every language.
#include "shudu/verbs/rating.h"

#include <gtest/gtest.h>

#include <string>

#include "shudu/core/layout_table.h"
#include "shudu/solver/method.h"
#include "support/languages.h"
#include "support/layout_names.h"

namespace shudu::verbs {
namespace {

// The first grid of the layout; it is its only solution.
Grid grid_under(const Layout& layout) {
  return find_method("mrv")->count(layout, Pencilmarks(layout.size()), {.limit = 1}).first;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

void expect_both_named(const Error& error, const Scale& scale, const Layout& layout) {
  for (const Language language : test::kLanguages) {
    const Sentence said = sentence(error, language);
    EXPECT_TRUE(has(said.view(), ' ' + std::string(scale.name) + ' ')) << said.view();
    EXPECT_TRUE(has(said.view(), ' ' + std::string(layout_label(layout).view()))) << said.view();
    EXPECT_TRUE(has(said.view(), " shudu ")) << said.view();
    for (const std::string_view size : {"not supported", "不支持", "不支援"}) {
      EXPECT_FALSE(has(said.view(), size)) << said.view();
    }
  }
}

TEST(VerbRate, AScaleThatDoesNotKnowALayoutNamesBothAndTheOneThatDoes) {
  for (const std::string& name : test::layout_names()) {
    const Layout layout = parse_layout(name).value();
    const Grid grid = grid_under(layout);
    ASSERT_EQ(grid.filled_count(), layout.cell_count()) << name;
    for (const Scale& scale : scale_table()) {
      Budget budget;
      const auto rated = rate(budget, position_of(layout, grid), scale, {});
      const bool knows_layout = layout.is_classic() || scale.name == "shudu";
      ASSERT_EQ(rated.has_value(), knows_layout) << name << ' ' << scale.name;
      if (knows_layout) continue;
      ASSERT_TRUE(rated.error().error.has_value()) << name << ' ' << scale.name;
      EXPECT_EQ(error_slug(rated.error().error->code), "scale_needs_classic");
      expect_both_named(*rated.error().error, scale, layout);
    }
  }
}

TEST(VerbRate, OfAPuzzleWithoutOneSolutionTheSolutionsAreTold) {
  const Layout layout = parse_layout("x").value();
  Budget budget;
  const auto rated = rate(budget, position_of(layout, Grid(9)), scale_table().front(), {});
  ASSERT_FALSE(rated.has_value());
  EXPECT_FALSE(rated.error().error.has_value());
  EXPECT_EQ(rated.error().solutions, 2U);
}

}  // namespace
}  // namespace shudu::verbs
