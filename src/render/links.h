// The links of chains: strong ones solid, weak ones dashed, an arrow at the end of each. They are
// curved so that they miss the digits between their ends.
#pragma once

#include "render/board_geometry.h"
#include "shudu/render/board.h"

namespace shudu {

/// More links than this are not drawn, the first ones are: forcing nets have hundreds, and nobody
/// can follow them in a picture.
inline constexpr std::size_t kMostLinks = 240;

/// Lines that tie the candidates of a group or an almost locked set together; below the marks.
void draw_groups(const BoardContent& content, const BoardGeometry& geometry, const Style& style,
                 Picture& picture);
void draw_links(const BoardContent& content, const BoardGeometry& geometry, const Style& style,
                Picture& picture);

/// What a curve from one candidate to another should keep clear of, for tests too.
struct Obstacle {
  Point at;
  double radius = 0;
};
struct LinkCurve {
  Point from, first, second, to;

  /// The point at a part of the way, 0 to 1.
  [[nodiscard]] Point point(double part) const;
};
/// The least bent of some curves that keeps clear of the obstacles, or else of most; `clear` is how
/// far its ends stay from the two points. It bends within `grid` where it can.
[[nodiscard]] LinkCurve route_link(Point from, Point to, double clear,
                                   const std::vector<Obstacle>& obstacles, const Box& grid);

}  // namespace shudu
