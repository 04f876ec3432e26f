// Links of chains: solid and dashed, from mark to mark, clear of the digits between them.
#include "render/links.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "cards.h"
#include "render/paths.h"

namespace shudu {
namespace {

ChainNode node(int cell, int digit, bool is_on, LinkKind link) {
  ChainNode result;
  result.digit = Digit(digit);
  result.cells = CellSet::only(Cell(cell));
  result.is_on = is_on;
  result.link = link;
  return result;
}

// 1 in row 1: r1c1 = r1c9 - r9c9, with every candidate shown.
BoardContent with_chain() {
  BoardContent content;
  content.candidates = Pencilmarks(9);
  content.marks.links = {{node(0, 1, false, LinkKind::kStart), node(8, 1, true, LinkKind::kStrong),
                          node(80, 1, false, LinkKind::kWeak)}};
  return content;
}

std::vector<PathShape> strokes_of(const Picture& picture, Color color) {
  std::vector<PathShape> strokes;
  for (const Shape& shape : picture.shapes) {
    const auto* path = std::get_if<PathShape>(&shape);
    if (path != nullptr && path->stroke && path->stroke->color == color) strokes.push_back(*path);
  }
  return strokes;
}

TEST(Links, StrongOnesAreSolidAndWeakOnesDashed) {
  Picture picture;
  const Style& style = style_table().front();
  const BoardGeometry geometry{{0, 0}, 40, 9};
  draw_links(with_chain(), geometry, style, picture);
  const std::vector<PathShape> strokes = strokes_of(picture, style.link);
  ASSERT_EQ(strokes.size(), 2U);
  EXPECT_EQ(strokes[0].stroke->dash, 0);
  EXPECT_GT(strokes[1].stroke->dash, 0);
  const Point from = geometry.mark({Cell(0), Digit(1)});
  EXPECT_NEAR(distance(strokes[0].segments[0].to, from), geometry.mark_radius(), 1e-6);
}

TEST(Links, TheyMissTheDigitsBetweenTheirEnds) {
  const BoardContent content = with_chain();
  const BoardGeometry geometry{{0, 0}, 40, 9};
  std::vector<Obstacle> obstacles;  // the seven ones between, and the twos beside them
  for (int column = 1; column < 8; ++column) {
    for (const int digit : {1, 2, 4}) {
      obstacles.push_back({geometry.mark({Cell(column), Digit(digit)}), 4});
    }
  }
  const Point from = geometry.mark({Cell(0), Digit(4)});
  const Point to = geometry.mark({Cell(8), Digit(4)});
  const LinkCurve curve = route_link(from, to, 5, obstacles, geometry.grid());
  for (int i = 0; i <= 50; ++i) {
    for (const Obstacle& obstacle : obstacles) {
      EXPECT_GE(distance(curve.point(i / 50.0), obstacle.at), 3.9);
    }
  }
  // With nothing in its way it is straight.
  const LinkCurve straight = route_link(from, to, 5, {}, geometry.grid());
  EXPECT_NEAR(straight.point(0.5).y, from.y, 1e-9);
}

TEST(Links, AGroupIsTiedAndMeetsItsNeighbourAtTheNearestCell) {
  BoardContent content;
  content.candidates = Pencilmarks(9);
  ChainNode group = node(0, 5, true, LinkKind::kStrong);
  group.cells = CellSet{Cell(0), Cell(1)};
  group.kind = NodeKind::kGroup;
  content.marks.links = {{node(5, 5, false, LinkKind::kStart), group}};
  const BoardGeometry geometry{{0, 0}, 40, 9};
  const Style& style = style_table().front();
  Picture picture;
  draw_groups(content, geometry, style, picture);
  EXPECT_EQ(picture.shapes.size(), 1U);
  draw_links(content, geometry, style, picture);
  const std::vector<PathShape> strokes = strokes_of(picture, style.link);
  ASSERT_EQ(strokes.size(), 1U);
  const Point end = strokes[0].segments[1].to;
  EXPECT_LT(distance(end, geometry.mark({Cell(1), Digit(5)})), 20);
}

TEST(Links, NetsAreCutAtSomeHundreds) {
  BoardContent content;
  Chain chain;
  for (int i = 0; i < 700; ++i) {
    chain.push_back(node(i % 81, 1 + i / 81, false, i == 0 ? LinkKind::kStart : LinkKind::kWeak));
  }
  content.marks.links = {chain};
  Picture picture;
  draw_links(content, {{0, 0}, 40, 9}, style_table().front(), picture);
  EXPECT_LE(picture.shapes.size(), 2 * kMostLinks);
  EXPECT_GE(picture.shapes.size(), kMostLinks);
}

RC_GTEST_PROP(LinksProperty, AnyTwoCandidatesCanBeLinked, ()) {
  const BoardGeometry geometry{{0, 0}, 40, 9};
  const auto one = Candidate::from_index(*rc::gen::inRange(0, kMaxCandidates));
  const auto other = Candidate::from_index(*rc::gen::inRange(0, kMaxCandidates));
  const LinkCurve curve =
      route_link(geometry.mark(one), geometry.mark(other), 4, {}, geometry.grid());
  for (const Point point : {curve.from, curve.first, curve.second, curve.to}) {
    RC_ASSERT(std::isfinite(point.x) && std::isfinite(point.y));
    RC_ASSERT(point.x > -40 && point.x < 400 && point.y > -40 && point.y < 400);
  }
}

}  // namespace
}  // namespace shudu
