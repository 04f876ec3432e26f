// The lines of a board: between cells, between boxes (or the regions of a jigsaw), the frame; and
// what shows the extra regions.
#pragma once

#include "render/board_geometry.h"
#include "shudu/render/board.h"

namespace shudu {

/// What lies under everything: shades of extra regions.
void draw_region_shades(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                        Picture& picture);
/// Dashed edges of extra regions whose cells hang together; lines through diagonals.
void draw_region_edges(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                       Picture& picture);
/// The small letters of regions that are too many for shades.
void draw_region_letters(const Layout& layout, const BoardGeometry& geometry, const Style& style,
                         Picture& picture);
void draw_lines(const Layout& layout, const BoardGeometry& geometry, const BoardLook& look,
                const Style& style, Picture& picture);

/// The edge of a set of cells, `by` inside of it: a path of straight runs. Corners are closed both
/// where the edge turns inwards and where it turns outwards.
[[nodiscard]] std::vector<Segment> inner_edge(CellSet cells, const BoardGeometry& geometry,
                                              double by);

}  // namespace shudu
