// Forms of the same area look equally heavy, so each has its own reach.
#include "render/marks.h"

#include <cmath>

#include "render/paths.h"

namespace shudu {
namespace {

PathMaker outline(MarkForm form, Point center, double radius) {
  const auto polygon = [&](std::initializer_list<Point> corners) {
    std::array<Point, 6> at{};
    std::size_t count = 0;
    for (const Point corner : corners) {
      at[count++] = {center.x + radius * corner.x, center.y + radius * corner.y};
    }
    return PathMaker().polygon(std::span(at).first(count));
  };
  switch (form) {
    case MarkForm::kSquare:
      return polygon({{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}});
    case MarkForm::kDiamond:
      return polygon({{0, -1.22}, {1.22, 0}, {0, 1.22}, {-1.22, 0}});
    case MarkForm::kTriangle:
      return polygon({{0, -1.3}, {1.22, 0.88}, {-1.22, 0.88}});
    case MarkForm::kHexagon:
      return polygon(
          {{1.08, 0}, {0.54, 0.93}, {-0.54, 0.93}, {-1.08, 0}, {-0.54, -0.93}, {0.54, -0.93}});
    default:
      return PathMaker().circle(center, radius);
  }
}

const MarkLook* look_of(const CandidateSigns& signs, const Style& style) {
  if (signs.is_placed) return &style.placement;
  if (signs.role) return &style.roles[static_cast<std::size_t>(*signs.role)];
  return signs.is_removed ? &style.elimination : nullptr;
}

void draw_mark(const MarkLook& look, Point at, const BoardGeometry& geometry, Picture& picture) {
  const double edge = geometry.cell_side * 0.022;
  const double radius = geometry.mark_radius() - (look.edge ? edge / 2 : 0);
  PathShape shape{outline(look.form, at, radius).segments(), look.fill, std::nullopt};
  if (look.edge) shape.stroke = Stroke{*look.edge, edge};
  picture.shapes.emplace_back(std::move(shape));
}

void note_chain(const Chain& chain, SignTable& signs, const SignTable& own) {
  for (const ChainNode& node : chain) {
    const MarkRole role = node.is_on ? MarkRole::kOn : MarkRole::kOff;
    for (const Cell cell : node.cells) {
      const auto i = static_cast<std::size_t>(Candidate{cell, node.digit}.index());
      if (own[i].role) continue;
      signs[i].is_both = signs[i].is_both || (signs[i].role && signs[i].role != role);
      signs[i].role = role;
    }
  }
}

}  // namespace

SignTable signs_of(const StepMarks& marks) {
  SignTable own{};
  for (const Mark& mark : marks.candidates) {
    own[static_cast<std::size_t>(mark.candidate.index())].role = mark.role;
  }
  SignTable signs = own;
  for (const Chain& chain : marks.links) note_chain(chain, signs, own);
  for (const Candidate gone : marks.eliminations) {
    signs[static_cast<std::size_t>(gone.index())].is_removed = true;
  }
  for (const Candidate placed : marks.placements) {
    signs[static_cast<std::size_t>(placed.index())].is_placed = true;
  }
  return signs;
}

void draw_shades(const BoardContent& content, const BoardGeometry& geometry, const Style& style,
                 Picture& picture) {
  CellSet houses;
  for (const House house : content.marks.houses) houses |= content.layout->cells(house);
  CellSet cells;
  for (const Cell cell : content.marks.cells) cells.insert(cell);
  const auto shade = [&](CellSet shaded, Color color) {
    PathMaker path;
    for (const Cell cell : shaded) path.rectangle(geometry.cell(cell));
    add_filled(path, color, picture);
  };
  shade(houses - cells, style.house);
  for (const Cell cell : content.layout->all_cells()) {
    const std::size_t number = content.cell_colors[static_cast<std::size_t>(cell.index())];
    if (number == 0 || number > style.cell_colors.size()) continue;
    shade(CellSet::only(cell), style.cell_colors[number - 1]);
  }
  shade(cells, style.cell);
}

// What is removed and part of the pattern has the mark of its part; the strike says the rest.
void draw_marks(const SignTable& signs, const BoardGeometry& geometry, const Style& style,
                Picture& picture) {
  for (int i = 0; i < kMaxCandidates; ++i) {
    const CandidateSigns& sign = signs[static_cast<std::size_t>(i)];
    const MarkLook* look = look_of(sign, style);
    if (look == nullptr) continue;
    const Point at = geometry.mark(Candidate::from_index(i));
    draw_mark(*look, at, geometry, picture);
    if (!sign.is_both) continue;  // the fill of the one, the edge of the other, twice
    MarkLook inner = style.roles[static_cast<std::size_t>(MarkRole::kOff)];
    inner.fill = style.roles[static_cast<std::size_t>(MarkRole::kOn)].fill;
    draw_mark(inner, at, geometry, picture);
  }
}

void draw_strikes(const SignTable& signs, const BoardGeometry& geometry, const Style& style,
                  Picture& picture) {
  const double reach = geometry.mark_radius() * 0.78;
  PathMaker path;
  for (int i = 0; i < kMaxCandidates; ++i) {
    if (!signs[static_cast<std::size_t>(i)].is_removed) continue;
    const Point at = geometry.mark(Candidate::from_index(i));
    path.move({at.x - reach, at.y + reach}).line({at.x + reach, at.y - reach});
  }
  add_stroked(path, {style.strike, geometry.cell_side * 0.032, 0, true}, picture);
}

Color digit_color(const CandidateSigns& signs, const Style& style) {
  const MarkLook* look = look_of(signs, style);
  return look == nullptr ? style.candidate : look->digit;
}

}  // namespace shudu
