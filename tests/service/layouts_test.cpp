// The shape of a grid as a page gets it: every named layout, its regions told apart, its further
// houses with the names of their parts, cells as docs/layouts.md lists them.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "service/helpers.h"
#include "shudu/core/layout_table.h"

namespace shudu::service {
namespace {

using nlohmann::json;

json layout_of(const std::string& name) {
  return ask({{"shudu", 1}, {"do", "layout"}, {"layout", name}});
}

TEST(Layouts, EachNamedOneHasItsShape) {
  const json all = ask({{"shudu", 1}, {"do", "layouts"}}).at("layouts");
  EXPECT_EQ(all.size(), layout_table().size());
  for (const json& row : all) {
    const json shape = layout_of(row.at("layout"));
    EXPECT_EQ(shape.at("layout"), row.at("layout"));
    EXPECT_EQ(shape.at("size"), row.at("size"));
    const auto size = shape.at("size").get<std::size_t>();
    const auto regions = shape.at("regions").get<std::string>();
    ASSERT_EQ(regions.size(), size * size);
    std::map<char, std::size_t> cells;
    for (const char region : regions) ++cells[region];
    EXPECT_EQ(cells.size(), size);
    for (const auto& [region, count] : cells) EXPECT_EQ(count, size) << region;
    for (const json& extra : shape.at("extra")) EXPECT_EQ(extra.at("part"), row.at("layout"));
  }
}

std::map<std::string, int> parts_of(const std::string& name) {
  std::map<std::string, int> parts;
  const json shape = layout_of(name);
  for (const json& extra : shape.at("extra")) ++parts[extra.at("part").get<std::string>()];
  return parts;
}

using Parts = std::map<std::string, int>;

TEST(Layouts, FurtherHousesAreNamedByTheirPart) {
  EXPECT_EQ(parts_of("x+windoku"), (Parts{{"x", 2}, {"windoku", 4}}));
  EXPECT_EQ(parts_of("6x6+x"), (Parts{{"x", 2}}));
  EXPECT_EQ(parts_of("8x8-4x2+disjoint-groups"), (Parts{{"disjoint-groups", 8}}));
  EXPECT_EQ(parts_of("center-dot+asterisk+girandola"),
            (Parts{{"center-dot", 1}, {"asterisk", 1}, {"girandola", 1}}));
  EXPECT_EQ(parts_of("4x4+extra:aa..aa.........."), (Parts{{"extra", 1}}));
  EXPECT_EQ(parts_of("jigsaw:AAABABBBCCCDCDDD+x"), (Parts{{"x", 2}}));
  EXPECT_EQ(parts_of("anti-knight"), Parts());
}

// By hand from docs/layouts.md.
TEST(Layouts, CellsAreThoseOfThePage) {
  const json dots = layout_of("asterisk").at("extra").at(0);
  EXPECT_EQ(dots.at("cells"),
            json({"r2c5", "r3c3", "r3c7", "r5c2", "r5c5", "r5c8", "r7c3", "r7c7", "r8c5"}));
  EXPECT_EQ(dots.at("house"), "region 1");
  EXPECT_EQ(layout_of("6x6").at("regions"), "111222111222333444333444555666555666");
  EXPECT_EQ(layout_of("6x6").at("box_rows"), 2);
  EXPECT_FALSE(layout_of("jigsaw:AAABABBBCCCDCDDD").contains("box_rows"));
  EXPECT_TRUE(layout_of("anti-king").at("anti_king").get<bool>());
  EXPECT_TRUE(layout_of("9x9").at("classic").get<bool>());
}

TEST(Layouts, OfAPuzzleIsItsOwnOrTheOneAskedFor) {
  json request = request_for("layout", "1.....2..3.....4");
  EXPECT_EQ(ask(request).at("layout"), "4x4");
  request["layout"] = "4x4+x";
  EXPECT_EQ(ask(request).at("layout"), "4x4+x");
}

}  // namespace
}  // namespace shudu::service
