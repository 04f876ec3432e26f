// The few outlines that boards are made of, as paths: lines, rectangles, circles, polygons; and the
// little geometry that drawing needs.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "shudu/render/picture.h"

namespace shudu {

/// A path under construction: `Path().move(a).line(b).close().segments()`.
class Path {
 public:
  Path& move(Point to);
  Path& line(Point to);
  Path& curve(Point first, Point second, Point to);
  Path& close();
  Path& rectangle(const Box& box);
  /// Four Bezier arcs; off by 0.03 % of the radius at most.
  Path& circle(Point center, double radius);
  Path& polygon(std::span<const Point> corners);

  [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
  [[nodiscard]] bool empty() const { return segments_.empty(); }

 private:
  std::vector<Segment> segments_;
};

void add_filled(const Path& path, Color fill, Picture& picture);
void add_stroked(const Path& path, const Stroke& stroke, Picture& picture);

[[nodiscard]] Box inset(const Box& box, double by);
[[nodiscard]] double distance(Point a, Point b);
/// The point that lies `part` of the way from `a` to `b`.
[[nodiscard]] Point between(Point a, Point b, double part);

}  // namespace shudu
