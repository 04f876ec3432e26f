// The few outlines that boards are made of, as paths: lines, rectangles, circles, polygons; and the
// little geometry that drawing needs.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "shudu/render/picture.h"

namespace shudu {

/// A path under construction: `PathMaker().move(a).line(b).close().segments()`.
class PathMaker {
 public:
  PathMaker& move(Point to);
  PathMaker& line(Point to);
  PathMaker& curve(Point first, Point second, Point to);
  PathMaker& close();
  PathMaker& rectangle(const Box& box);
  /// Four Bezier arcs; off by 0.03 % of the radius at most.
  PathMaker& circle(Point center, double radius);
  PathMaker& polygon(std::span<const Point> corners);

  [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
  [[nodiscard]] bool empty() const { return segments_.empty(); }

 private:
  std::vector<Segment> segments_;
};

void add_filled(const PathMaker& path, Color fill, Picture& picture);
void add_stroked(const PathMaker& path, const Stroke& stroke, Picture& picture);

[[nodiscard]] Box inset(const Box& box, double by);
[[nodiscard]] double distance(Point a, Point b);
/// The point that lies `part` of the way from `a` to `b`.
[[nodiscard]] Point between(Point a, Point b, double part);

}  // namespace shudu
