#include "render/paths.h"

#include <array>
#include <cmath>

namespace shudu {

PathMaker& PathMaker::move(Point to) {
  segments_.push_back({Segment::Kind::kMove, to, {}, {}});
  return *this;
}

PathMaker& PathMaker::line(Point to) {
  segments_.push_back({Segment::Kind::kLine, to, {}, {}});
  return *this;
}

PathMaker& PathMaker::curve(Point first, Point second, Point to) {
  segments_.push_back({Segment::Kind::kCurve, to, first, second});
  return *this;
}

PathMaker& PathMaker::close() {
  segments_.push_back({Segment::Kind::kClose, {}, {}, {}});
  return *this;
}

PathMaker& PathMaker::rectangle(const Box& box) {
  const std::array corners{box.at, Point{box.right(), box.at.y}, Point{box.right(), box.bottom()},
                           Point{box.at.x, box.bottom()}};
  return polygon(corners);
}

PathMaker& PathMaker::circle(Point center, double radius) {
  const double reach = radius * 0.5522847498;  // 4/3 (sqrt 2 - 1): the arc's middle lies on it
  const auto at = [&](double x, double y) { return Point{center.x + x, center.y + y}; };
  move(at(radius, 0));
  curve(at(radius, reach), at(reach, radius), at(0, radius));
  curve(at(-reach, radius), at(-radius, reach), at(-radius, 0));
  curve(at(-radius, -reach), at(-reach, -radius), at(0, -radius));
  curve(at(reach, -radius), at(radius, -reach), at(radius, 0));
  return close();
}

PathMaker& PathMaker::polygon(std::span<const Point> corners) {
  bool is_first = true;
  for (const Point corner : corners) {
    is_first ? move(corner) : line(corner);
    is_first = false;
  }
  return close();
}

void add_filled(const PathMaker& path, Color fill, Picture& picture) {
  if (!path.empty()) picture.shapes.emplace_back(PathShape{path.segments(), fill, std::nullopt});
}

void add_stroked(const PathMaker& path, const Stroke& stroke, Picture& picture) {
  if (!path.empty()) picture.shapes.emplace_back(PathShape{path.segments(), std::nullopt, stroke});
}

Box inset(const Box& box, double by) {
  return {{box.at.x + by, box.at.y + by}, box.width - 2 * by, box.height - 2 * by};
}

double distance(Point a, Point b) {
  return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

Point between(Point a, Point b, double part) {
  return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

}  // namespace shudu
