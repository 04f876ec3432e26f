// From a layout back to the text that people ask for it by; the reverse of layout_text.cpp.
//
// A layout knows its houses, not where they came from, so the parts are found by their regions: a
// part is named when all of its regions are there and one of them is not yet accounted for. What
// no part explains is written as maps, each with as many regions as do not overlap.
// Tested in tests/core/layout_name_test.cpp.
#include <algorithm>
#include <string>
#include <vector>

#include "core/layout_parts.h"
#include "shudu/core/find_row.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

// An extra region, and whether a part has explained it.
struct Region {
  CellSet cells;
  bool is_named = false;
};

std::vector<Region> extra_regions(const Layout& layout) {
  std::vector<Region> regions;
  regions.reserve(static_cast<std::size_t>(layout.extra_region_count()));
  for (int i = 0; i < layout.extra_region_count(); ++i) {
    regions.push_back({layout.cells(layout.region(i))});
  }
  return regions;
}

// Also true for a jigsaw whose regions are just these boxes.
bool has_boxes(const Layout& layout, GridShape shape) {
  if (layout.size() != shape.size) return false;
  const CellSet cells = layout.all_cells();
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    const int across = shape.size / shape.columns;
    const int box =
        cell.row_in(shape.size) / shape.rows * across + cell.column_in(shape.size) / shape.columns;
    return layout.number(layout.box_of(cell)) == box;
  });
}

// The base that has these boxes, or nullptr where the regions are none.
const BaseName* find_base(const Layout& layout) {
  return find_row(kBaseNames,
                  [&layout](const BaseName& base) { return has_boxes(layout, base.shape); });
}

std::string jigsaw_name(const Layout& layout) {
  std::string map = "jigsaw:";
  for (const Cell cell : layout.all_cells()) {
    map += static_cast<char>('1' + layout.number(layout.box_of(cell)));
  }
  return map;
}

bool applies(ExtraPart part, GridShape shape) {
  return (!needs_nine(part) || shape.size == kMaxSize) && (!needs_boxes(part) || shape.rows > 0);
}

Region* find_region(std::vector<Region>& regions, CellSet cells) {
  for (Region& region : regions) {
    if (region.cells == cells) return &region;
  }
  return nullptr;
}

// Marks the regions of a part; false when one is missing or all are accounted for.
bool take_part(ExtraPart part, GridShape shape, std::vector<Region>& regions) {
  if (!applies(part, shape)) return false;
  const RegionList wanted = regions_of(part, shape);
  bool is_news = false;
  for (const CellSet cells : wanted.view()) {
    const Region* region = find_region(regions, cells);
    if (region == nullptr) return false;
    is_news = is_news || !region->is_named;
  }
  for (const CellSet cells : wanted.view()) find_region(regions, cells)->is_named = true;
  return is_news;
}

// A map of regions that do not overlap; they are marked. Empty when all were.
std::string take_map(const Layout& layout, std::vector<Region>& regions) {
  std::string map(static_cast<std::size_t>(layout.cell_count()), '.');
  CellSet taken;
  char name = '1';
  for (Region& region : regions) {
    if (region.is_named || region.cells.intersects(taken)) continue;
    region.is_named = true;
    taken |= region.cells;
    for (const Cell cell : region.cells) map[static_cast<std::size_t>(cell.index())] = name;
    ++name;
  }
  return name == '1' ? std::string() : map;
}

}  // namespace

std::string layout_name(const Layout& layout) {
  const BaseName* base = find_base(layout);
  const GridShape shape = base == nullptr ? GridShape{layout.size(), 0, 0} : base->shape;
  std::string name = base == nullptr ? jigsaw_name(layout) : std::string(base->name);
  if (name == kBaseNames.front().name) name.clear();
  const auto add = [&name](std::string_view part, std::string_view map = {}) {
    if (!name.empty()) name += '+';
    name.append(part).append(map);
  };
  std::vector<Region> regions = extra_regions(layout);
  for (const PartName& row : kPartNames) {
    if (take_part(row.part, shape, regions)) add(row.name);
  }
  for (std::string map = take_map(layout, regions); !map.empty(); map = take_map(layout, regions)) {
    add("extra:", map);
  }
  if (layout.is_anti_knight()) add("anti-knight");
  if (layout.is_anti_king()) add("anti-king");
  return name.empty() ? std::string(kBaseNames.front().name) : name;
}

LayoutLabel layout_label(const Layout& layout) {
  constexpr std::string_view kCut = "...";
  const std::string name = layout_name(layout);
  if (name.size() <= LayoutLabel::kSize) return LayoutLabel(name);
  LayoutLabel label(std::string_view(name).substr(0, LayoutLabel::kSize - kCut.size()));
  label.append(kCut);
  return label;
}

}  // namespace shudu
