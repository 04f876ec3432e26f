// The table of styles keeps what it promises: contrast by the formula of WCAG 2.1, no colour in
// grey, no two roles alike.
#include "shudu/render/style.h"

#include <gtest/gtest.h>

#include <cmath>

#include "shudu/logic/step.h"

namespace shudu {
namespace {

double luminance(Color color) {
  const auto part = [](std::uint8_t value) {
    const double c = value / 255.0;
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue);
}

double contrast(Color a, Color b) {
  const double one = luminance(a) + 0.05;
  const double other = luminance(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

TEST(Styles, TheFormulaIsThatOfTheRecommendation) {
  EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21, 0.01);
  EXPECT_NEAR(contrast({0x76, 0x76, 0x76}, {255, 255, 255}), 4.54, 0.01);  // the known last AA grey
}

TEST(Styles, NamesAreDistinctAndFindable) {
  EXPECT_EQ(style_table().size(), 4U);
  for (const Style& style : style_table()) {
    EXPECT_EQ(find_style(style.slug), &style);
    for (const auto words : {style.words.en, style.words.zh_cn, style.words.zh_tw}) {
      EXPECT_FALSE(words.empty()) << style.slug;
    }
  }
  EXPECT_EQ(find_style("purple"), nullptr);
}

TEST(Styles, TextStandsOutFromWhatLiesBelowIt) {
  for (const Style& style : style_table()) {
    const double least = style.slug == "contrast" ? 7 : 4.5;
    for (const Color ground : {style.paper, style.house, style.cell, style.region}) {
      EXPECT_GE(contrast(style.given, ground), least) << style.slug;
      EXPECT_GE(contrast(style.placed, ground), least) << style.slug;
      EXPECT_GE(contrast(style.candidate, ground), least) << style.slug;
    }
    for (const Color color : {style.text, style.label, style.note}) {
      EXPECT_GE(contrast(color, style.paper), least) << style.slug;
    }
    for (const Color ground : style.cell_colors) {
      EXPECT_GE(contrast(style.given, ground), least) << style.slug;
    }
    for (const MarkLook& look : style.roles) {
      EXPECT_GE(contrast(look.digit, look.fill.value_or(style.paper)), least) << style.slug;
    }
    EXPECT_GE(contrast(style.box_line, style.paper), 7) << style.slug;
  }
}

bool is_grey(Color color) { return color.red == color.green && color.green == color.blue; }

TEST(Styles, GreyHasNoColour) {
  const Style& style = *find_style("grey");
  for (const Color color : {style.paper, style.box_line, style.cell_line, style.given, style.placed,
                            style.candidate, style.note, style.text, style.label, style.region,
                            style.region_edge, style.house, style.cell, style.link, style.strike}) {
    EXPECT_TRUE(is_grey(color));
  }
  for (const Color color : style.cell_colors) EXPECT_TRUE(is_grey(color));
  for (const MarkLook& look : style.roles) {
    EXPECT_TRUE(is_grey(look.fill.value_or(Color{})) && is_grey(look.edge.value_or(Color{})));
  }
}

// The first colour may look like the pattern: no step has both.
TEST(Styles, RolesOfOneStepLookDifferent) {
  for (const Style& style : style_table()) {
    for (std::size_t i = 0; i < style.roles.size(); ++i) {
      for (std::size_t k = i + 1; k < style.roles.size(); ++k) {
        const bool are_colors = i >= static_cast<std::size_t>(MarkRole::kColorA);
        const bool are_others = k < static_cast<std::size_t>(MarkRole::kColorA);
        if (!are_colors && !are_others) continue;
        EXPECT_NE(style.roles[i], style.roles[k]) << style.slug << ' ' << i << ' ' << k;
      }
    }
  }
}

TEST(Styles, LargePrintIsLarger) {
  const Style& normal = *find_style("normal");
  const Style& large = *find_style("large");
  EXPECT_GE(large.digit_part, 1.2 * normal.digit_part);
  EXPECT_GE(large.candidate_part, 1.2 * normal.candidate_part);
  EXPECT_GE(large.scale, 1.4);
  EXPECT_GT(find_style("contrast")->box_line_part, large.box_line_part);
}

}  // namespace
}  // namespace shudu
