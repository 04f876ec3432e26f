// Every link tries some bends to either side and takes the cheapest: each digit on its way costs
// much, leaving the grid as much, and bending itself a little. Tried: routing around obstacles with
// two bends. Chains became harder to follow, not easier.
#include "render/links.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <tuple>

#include "render/paths.h"

namespace shudu {
namespace {

constexpr int kSamples = 56;

// What lies on a curve costs 1, and up to 1 more the nearer its middle is to the curve.
double cost_of(const LinkCurve& curve, const std::vector<Obstacle>& obstacles, const Box& grid) {
  std::array<Point, kSamples + 1> samples;
  double outside = 0;
  for (int i = 0; i <= kSamples; ++i) {
    const Point at = curve.point(static_cast<double>(i) / kSamples);
    samples[static_cast<std::size_t>(i)] = at;
    const bool is_inside =
        at.x > grid.at.x && at.x < grid.right() && at.y > grid.at.y && at.y < grid.bottom();
    if (!is_inside) outside += 2.0 / kSamples;
  }
  double cost = outside;
  for (const Obstacle& obstacle : obstacles) {
    double nearest = obstacle.radius * obstacle.radius;
    for (const Point at : samples) {
      const double dx = at.x - obstacle.at.x;
      const double dy = at.y - obstacle.at.y;
      nearest = std::min(nearest, dx * dx + dy * dy);
    }
    if (nearest < obstacle.radius * obstacle.radius) {
      cost += 2 - std::sqrt(nearest) / obstacle.radius;
    }
  }
  return cost;
}

Point toward(Point from, Point to, double by) {
  const double length = distance(from, to);
  return length <= by ? between(from, to, 0.5) : between(from, to, by / length);
}

LinkCurve bent(Point from, Point to, double clear, double bend) {
  const Point across{-(to.y - from.y) * bend, (to.x - from.x) * bend};
  const auto shifted = [&](double part) {
    const Point at = between(from, to, part);
    return Point{at.x + across.x, at.y + across.y};
  };
  LinkCurve curve{from, shifted(1.0 / 3), shifted(2.0 / 3), to};
  curve.from = toward(from, curve.first, clear);
  curve.to = toward(to, curve.second, clear);
  return curve;
}

std::vector<Obstacle> obstacles_of(const BoardContent& content, const BoardGeometry& geometry) {
  std::vector<Obstacle> obstacles;
  for (const Cell cell : content.layout->all_cells()) {
    if (!content.givens.is_blank(cell) || !content.placed.is_blank(cell)) {
      obstacles.push_back({geometry.cell(cell).center(), 0.26 * geometry.cell_side});
    } else if (content.candidates) {
      for (const Digit digit : (*content.candidates)[cell]) {
        obstacles.push_back({geometry.mark({cell, digit}), 0.62 * geometry.mark_radius()});
      }
    }
  }
  return obstacles;
}

// Where a node's digit is still possible: its cells without one.
std::vector<Point> places_of(const ChainNode& node, const BoardContent& content,
                             const BoardGeometry& geometry) {
  std::vector<Point> places;
  for (const Cell cell : node.cells) {
    const bool is_shown = !content.candidates || (*content.candidates)[cell].contains(node.digit);
    if (is_shown) places.push_back(geometry.mark({cell, node.digit}));
  }
  return places;
}

struct LinkEnds {
  Point from;
  Point to;
};

// Of two groups the members that lie nearest.
std::optional<LinkEnds> nearest_ends(const std::vector<Point>& from, const std::vector<Point>& to) {
  std::optional<LinkEnds> best;
  for (const Point a : from) {
    for (const Point b : to) {
      if (!best || distance(a, b) < distance(best->from, best->to)) best = LinkEnds{a, b};
    }
  }
  return best;
}

void draw_arrow(const LinkCurve& curve, double size, const Stroke& stroke, Picture& picture) {
  const double length = distance(curve.second, curve.to);
  if (length <= 0) return;
  const Point along{(curve.to.x - curve.second.x) / length, (curve.to.y - curve.second.y) / length};
  const auto corner = [&](double back, double aside) {
    return Point{curve.to.x - along.x * back - along.y * aside,
                 curve.to.y - along.y * back + along.x * aside};
  };
  const std::array corners{curve.to, corner(size, 0.42 * size), corner(size, -0.42 * size)};
  add_filled(PathMaker().polygon(corners), stroke.color, picture);
}

// Calls `see(node before, node)` for each link, once for each pair of nodes.
template <typename See>
void for_each_link(const StepMarks& marks, See see) {
  using Key = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, int, int>;
  std::set<Key> seen;
  for (const Chain& chain : marks.links) {
    for (std::size_t i = 1; i < chain.size() && seen.size() < kMostLinks; ++i) {
      const ChainNode& one = chain[i - 1];
      const ChainNode& other = chain[i];
      if (other.link == LinkKind::kStart) continue;
      const Key key{one.cells.low(),    one.cells.high(),  other.cells.low(),
                    other.cells.high(), one.digit.value(), other.digit.value()};
      if (seen.insert(key).second) see(one, other);
    }
  }
}

}  // namespace

Point LinkCurve::point(double part) const {
  const Point a = between(from, first, part);
  const Point b = between(first, second, part);
  const Point c = between(second, to, part);
  return between(between(a, b, part), between(b, c, part), part);
}

LinkCurve route_link(Point from, Point to, double clear, const std::vector<Obstacle>& obstacles,
                     const Box& grid) {
  constexpr std::array kBends{0.0,   0.035, -0.035, 0.07, -0.07, 0.11, -0.11, 0.16,
                              -0.16, 0.22,  -0.22,  0.29, -0.29, 0.38, -0.38};
  std::vector<Obstacle> others;
  for (const Obstacle& obstacle : obstacles) {
    const bool is_end = distance(obstacle.at, from) < 0.01 || distance(obstacle.at, to) < 0.01;
    if (!is_end) others.push_back(obstacle);
  }
  LinkCurve best;
  double best_cost = 0;
  for (const double bend : kBends) {
    const LinkCurve curve = bent(from, to, clear, bend);
    const double cost = cost_of(curve, others, grid) + 1.5 * std::abs(bend);
    if (bend != 0.0 && cost >= best_cost) continue;
    best = curve;
    best_cost = cost;
  }
  return best;
}

void draw_groups(const BoardContent& content, const BoardGeometry& geometry, const Style& style,
                 Picture& picture) {
  std::set<std::tuple<std::uint64_t, std::uint64_t, int>> drawn;
  for_each_link(content.marks, [&](const ChainNode& one, const ChainNode& other) {
    for (const ChainNode* node : {&one, &other}) {
      const auto key = std::tuple(node->cells.low(), node->cells.high(), node->digit.value());
      if (!drawn.insert(key).second) continue;
      const std::vector<Point> places = places_of(*node, content, geometry);
      if (places.size() < 2) continue;
      const auto role = static_cast<std::size_t>(node->is_on ? MarkRole::kOn : MarkRole::kOff);
      const Color color = style.roles[role].edge.value_or(style.link);
      PathMaker path;
      for (std::size_t i = 1; i < places.size(); ++i) path.move(places[i - 1]).line(places[i]);
      add_stroked(path, {color, geometry.cell_side * 0.05, 0, true}, picture);
    }
  });
}

void draw_links(const BoardContent& content, const BoardGeometry& geometry, const Style& style,
                Picture& picture) {
  const std::vector<Obstacle> obstacles = obstacles_of(content, geometry);
  const double c = geometry.cell_side;
  for_each_link(content.marks, [&](const ChainNode& one, const ChainNode& other) {
    const auto ends =
        nearest_ends(places_of(one, content, geometry), places_of(other, content, geometry));
    if (!ends || distance(ends->from, ends->to) < 0.01) return;
    const double clear = std::min(geometry.mark_radius(), distance(ends->from, ends->to) * 0.42);
    const LinkCurve curve = route_link(ends->from, ends->to, clear, obstacles, geometry.grid());
    Stroke stroke{style.link, c * 0.032, other.link == LinkKind::kStrong ? 0 : c * 0.09};
    const double head = std::min(c * 0.13, distance(curve.from, curve.to) * 0.6);
    LinkCurve shaft = curve;  // ends inside the head, so that its tip is sharp
    shaft.to = toward(curve.to, curve.second, 0.7 * head);
    add_stroked(PathMaker().move(shaft.from).curve(shaft.first, shaft.second, shaft.to), stroke,
                picture);
    draw_arrow(curve, head, stroke, picture);
  });
}

}  // namespace shudu
