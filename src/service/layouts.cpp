// A layout knows its further regions, not what they are called: that is found by standing up each
// part of its name on the same grid and comparing cells.
#include "service/layouts.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "service/record.h"
#include "shudu/core/layout_table.h"
#include "shudu/explain/explain.h"
#include "shudu/game/cursor.h"
#include "shudu/service/json_list.h"

namespace shudu::service {
namespace {

// Parts of a layout that add regions, by their names.
constexpr std::array<std::string_view, 6> kRegionParts{
    "x", "windoku", "asterisk", "center-dot", "girandola", "disjoint-groups"};

bool adds_regions(std::string_view part) {
  return std::find(kRegionParts.begin(), kRegionParts.end(), part) != kRegionParts.end();
}

// The name of a layout taken apart: the grid, and its named parts that add regions.
struct NameParts {
  std::string grid = "classic";
  std::vector<std::string> parts;
};

NameParts name_parts(const Layout& layout) {
  NameParts found;
  const std::string name = layout_name(layout);
  for (std::string_view rest = name; !rest.empty();) {
    const std::string_view part = rest.substr(0, rest.find('+'));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    if (adds_regions(part)) {
      found.parts.emplace_back(part);
    } else if (!part.starts_with("extra:") && !part.starts_with("anti-")) {
      found.grid = part;
    }
  }
  return found;
}

bool has_region(const Layout& layout, CellSet cells) {
  for (int i = 0; i < layout.extra_region_count(); ++i) {
    if (layout.cells(layout.region(i)) == cells) return true;
  }
  return false;
}

// The part that a region belongs to; `extra` where it is none of the named ones.
std::string part_of(const NameParts& name, CellSet cells) {
  for (const std::string& part : name.parts) {
    const Result<Layout> with_part = parse_layout(name.grid + "+" + part);
    if (with_part && has_region(*with_part, cells)) return part;
  }
  return "extra";
}

// The number of its box for each cell, or of its region in a jigsaw.
std::string regions_of(const Layout& layout) {
  std::string text;
  for (const Cell cell : layout.all_cells()) {
    text += static_cast<char>('1' + layout.number(layout.box_of(cell)));
  }
  return text;
}

void add_extra(JsonObject& answer, const Layout& layout, Language language) {
  const NameParts name = name_parts(layout);
  std::vector<House> regions;
  regions.reserve(static_cast<std::size_t>(layout.extra_region_count()));
  for (int i = 0; i < layout.extra_region_count(); ++i) regions.push_back(layout.region(i));
  add_list(answer, "extra", regions, [&](House region, std::string& out) {
    JsonObject entry(out);
    entry.text("house", "region " + std::to_string(layout.number(region) + 1));
    entry.text("name", house_name(layout, region, language));
    entry.text("part", part_of(name, layout.cells(region)));
    add_cells(entry, "cells", layout.cells(region), layout.size());
    entry.end();
  });
}

void add_shape(JsonObject& answer, const Layout& layout, Language language) {
  const auto whole = [](int value) { return static_cast<std::uint64_t>(value); };
  answer.text("layout", layout_name(layout));
  answer.number("size", whole(layout.size()));
  answer.boolean("classic", layout.is_classic());
  if (!layout.is_jigsaw()) {
    answer.number("box_rows", whole(layout.box_rows()));
    answer.number("box_columns", whole(layout.box_columns()));
  }
  answer.text("regions", regions_of(layout));
  add_extra(answer, layout, language);
  answer.boolean("anti_knight", layout.is_anti_knight());
  answer.boolean("anti_king", layout.is_anti_king());
}

void append_numbers(const std::vector<Cell>& cells, std::string& out) {
  append_list(cells, out, [](Cell cell, std::string& to) { to += std::to_string(cell.index()); });
}

// Where each move of the cursor leads from each cell, at the edges stopping and going around.
void add_moves(JsonObject& answer, const Layout& layout) {
  const std::span<const std::string_view> names = game::cursor_move_names();
  const auto targets = [&layout](game::CursorMove move, bool wraps) {
    std::vector<Cell> cells;
    for (const Cell cell : layout.all_cells())
      cells.push_back(game::moved(layout, cell, move, wraps));
    return cells;
  };
  add_list(answer, "moves", names, [&](const std::string_view& name, std::string& out) {
    const auto move = static_cast<game::CursorMove>(&name - names.data());
    JsonObject entry(out);
    entry.text("move", name);
    add_list(entry, "strides", game::strides_of(move),
             [&](game::CursorMove stride, std::string& to) {
               append_json_string(names[static_cast<std::size_t>(stride)], to);
             });
    append_numbers(targets(move, false), entry.name("to"));
    append_numbers(targets(move, true), entry.name("around"));
    entry.end();
  });
  add_list(answer, "peers", layout.all_cells(), [&layout](Cell cell, std::string& out) {
    const CellSet peers = layout.peers(cell);
    append_numbers({peers.begin(), peers.end()}, out);
  });
}

Outcome tell(const Call& call, const Layout& layout, JsonObject& answer) {
  add_shape(answer, layout, call.language());
  if (call.flag("moves")) add_moves(answer, layout);
  return std::nullopt;
}

}  // namespace

Outcome answer_layouts(Call& call, JsonObject& answer) {
  add_list(answer, "layouts", layout_table(), [&call](const LayoutRow& row, std::string& out) {
    JsonObject entry(out);
    entry.text("layout", row.slug);
    entry.number("size", static_cast<std::uint64_t>(row.layout->size()));
    entry.boolean("classic", row.layout->is_classic());
    entry.text("words", row.words.in(call.language()));
    entry.end();
  });
  return std::nullopt;
}

Outcome answer_layout(Call& call, JsonObject& answer) {
  if (call.has("puzzle")) {
    std::string unused;
    JsonObject about(unused);  // the puzzle itself
    return answer_puzzle(call, about, [&](const Position& position, JsonObject& /*object*/) {
      return tell(call, position.layout, answer);
    });
  }
  if (!call.has("layout")) return call.fail(Reason::kMissingField, {.field = "layout"});
  const Result<Layout> layout = parse_layout(call.text("layout"));
  if (!layout) return call.fail(layout.error());
  return tell(call, *layout, answer);
}

}  // namespace shudu::service
