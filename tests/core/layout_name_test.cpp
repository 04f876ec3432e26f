// Every layout has one name, and the name gives the layout back.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

Layout layout_of(std::string_view text) {
  const Result<Layout> layout = parse_layout(text);
  EXPECT_TRUE(layout.has_value()) << text;
  return layout ? *layout : Layout::classic();
}

std::string name_of(std::string_view text) { return layout_name(layout_of(text)); }

// What makes a layout what it is, whatever the order of its regions.
using Rules = std::pair<std::set<std::pair<std::uint64_t, std::uint64_t>>, std::vector<CellSet>>;
Rules rules_of(const Layout& layout) {
  Rules rules;
  for (int i = 0; i < layout.house_count(); ++i) {
    const CellSet cells = layout.cells(House(i));
    rules.first.insert({cells.low(), cells.high()});
  }
  for (const Cell cell : layout.all_cells()) rules.second.push_back(layout.peers(cell));
  return rules;
}

TEST(LayoutName, RowsOfTheTableHaveTheirOwn) {
  for (const LayoutRow& row : layout_table()) {
    EXPECT_EQ(layout_name(*row.layout), row.slug);
    EXPECT_EQ(layout_of(layout_name(*row.layout)), *row.layout) << row.slug;
  }
}

TEST(LayoutName, OneNameForOneLayout) {
  EXPECT_EQ(name_of("anti-king+windoku+x"), "x+windoku+anti-king");
  EXPECT_EQ(name_of("diagonal+classic"), "x");
  EXPECT_EQ(name_of("x+6x6-2x3"), "6x6+x");
  EXPECT_EQ(name_of("jigsaw:aaaabbaacbbbcccbddccddddeeefffeeefff+anti-knight"),
            "jigsaw:111122113222333244334444555666555666+anti-knight");
}

TEST(LayoutName, AJigsawOfBoxesIsNone) {
  const std::string boxes =
      "jigsaw:aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii";
  EXPECT_EQ(name_of(boxes), "classic");
  EXPECT_EQ(name_of(boxes + "+x"), "x");
  const std::string groups =
      "123123123456456456789789789123123123456456456789789789123123123456456456789789789";
  EXPECT_EQ(name_of(boxes + "+extra:" + groups), "disjoint-groups");
  EXPECT_EQ(name_of("jigsaw:aabbaabbccddccdd"), "4x4");
  EXPECT_EQ(name_of("jigsaw:aabbccaabbccaabbccddeeffddeeffddeeff"), "6x6-3x2");
}

TEST(LayoutName, RegionsThatNoPartExplains) {
  // One diagonal alone, and two regions that overlap.
  EXPECT_EQ(name_of("4x4+extra:a....a....a....a"), "4x4+extra:1....1....1....1");
  EXPECT_EQ(name_of("4x4+extra:aa...aa........."), "4x4+extra:11...11.........");
  EXPECT_EQ(name_of("4x4+extra:a....a....a....a+extra:aa...aa........."),
            "4x4+extra:1....1....1....1+extra:11...11.........");
  // The windows, written as a map.
  const std::string windows =
      "..........aaa.bbb..aaa.bbb..aaa.bbb...........ccc.ddd..ccc.ddd..ccc.ddd..........";
  EXPECT_EQ(name_of("extra:" + windows), "windoku");
}

RC_GTEST_PROP(LayoutName, Property_GivesTheRulesBack, ()) {
  const std::vector<std::string> bases = {"classic", "6x6-3x2", "8x8", "4x4",
                                          "jigsaw:aaaabbaacbbbcccbddccddddeeefffeeefff"};
  const std::vector<std::string> parts = {"x", "anti-knight", "anti-king"};
  const std::vector<std::string> of_nine = {"windoku", "asterisk", "center-dot", "girandola",
                                            "disjoint-groups"};
  const auto base = *rc::gen::elementOf(bases);
  std::string text = base;
  for (const std::string& part : parts) {
    if (*rc::gen::arbitrary<bool>()) text += "+" + part;
  }
  for (const std::string& part : of_nine) {
    if (base == "classic" && *rc::gen::arbitrary<bool>()) text += "+" + part;
  }
  const Result<Layout> layout = parse_layout(text);
  RC_PRE(layout.has_value());  // some have too many regions
  const std::string name = layout_name(*layout);
  const Layout again = layout_of(name);
  RC_ASSERT(rules_of(again) == rules_of(*layout));
  RC_ASSERT(layout_name(again) == name);
}

}  // namespace
}  // namespace shudu
