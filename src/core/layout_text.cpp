// Reading a layout as people ask for it: `x`, `6x6+x`, `jigsaw:...+anti-knight`.
//
// A text is parts joined by `+`. One part may state size and boxes (the base), the others add
// regions or peers; since those depend on the size, the base is looked for first, wherever it
// stands. What remains to check is left to the builder. Tested in tests/core/layout_text_test.cpp.
#include <algorithm>
#include <optional>

#include "core/layout_parts.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

constexpr std::string_view kJigsaw = "jigsaw:";
constexpr std::string_view kExtra = "extra:";

constexpr bool equal_but_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return to_lower(x) == to_lower(y); });
}

constexpr bool begins_with(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && equal_but_case(text.substr(0, prefix.size()), prefix);
}

// The part up to the next '+', taken off `rest`; `more` tells whether another one follows.
constexpr std::string_view next_part(std::string_view& rest, bool& more) {
  const std::size_t end = rest.find('+');
  const std::string_view part = rest.substr(0, end);
  more = end != std::string_view::npos;
  rest = more ? rest.substr(end + 1) : std::string_view{};
  return part;
}

template <typename Names>
constexpr auto called(const Names& names, std::string_view part) {
  return find_row(names, [part](const auto& row) { return equal_but_case(row.name, part); });
}

// `16x16` is understood, only not supported; anything else is unknown.
Error unknown_layout(std::string_view part) {
  std::uint64_t size = 0;
  std::size_t i = 0;
  while (i < part.size() && i < 4 && is_digit(part[i])) {
    size = size * 10 + static_cast<std::uint64_t>(part[i++] - '0');
  }
  if (i == 0 || part.size() != 2 * i + 1 || to_lower(part[i]) != 'x' ||
      part.substr(0, i) != part.substr(i + 1)) {
    return error_with(ErrorCode::kUnknownLayout, part);
  }
  return Error{.code = ErrorCode::kUnsupportedLayout, .found = size};
}

// What the parts of a text add up to.
struct Plan {
  GridShape shape;
  std::string_view base_name;  // empty until a part states size and boxes
  std::string_view region_map;
  RegionList regions;
  bool anti_knight = false;
  bool anti_king = false;
};

constexpr std::size_t square(int size) {
  const auto length = static_cast<std::size_t>(size);
  return length * length;
}

Result<GridShape> shape_of_map(std::string_view map) {
  int size = 1;
  while (size <= 64 && square(size) < map.size()) ++size;
  Error error;
  if (square(size) != map.size()) {
    error.code = ErrorCode::kBadRegionMap;
    error.found = map.size();
    error.expected = kMaxCells;
    return error;
  }
  if (size <= kMaxSize) return GridShape{size, 0, 0};
  error.code = ErrorCode::kUnsupportedLayout;
  error.found = static_cast<std::uint64_t>(size);
  return error;
}

// Two bases are one only when they say the same.
Status set_base(Plan& plan, std::string_view name, GridShape shape, std::string_view map) {
  if (!plan.base_name.empty() && (plan.shape != shape || plan.region_map != map)) {
    Error error = error_with(ErrorCode::kMismatch, plan.base_name);
    error.token.append('+');
    error.token.append(name);
    return error;
  }
  plan.base_name = name;
  plan.shape = shape;
  plan.region_map = map;
  return kDone;
}

Status read_base(Plan& plan, std::string_view part) {
  if (begins_with(part, kJigsaw)) {
    const std::string_view map = part.substr(kJigsaw.size());
    const Result<GridShape> shape = shape_of_map(map);
    if (!shape) return shape.error();
    return set_base(plan, "jigsaw", *shape, map);
  }
  if (const BaseName* base = called(kBaseNames, part))
    return set_base(plan, base->name, base->shape, {});
  if (begins_with(part, kExtra) || called(kPartNames, part) != nullptr) return kDone;
  return unknown_layout(part);
}

// Length and characters of a map of extra regions.
std::optional<Error> check_extra_map(std::string_view map, int size) {
  const std::size_t expected = square(size);
  Error error;
  if (map.size() != expected) {
    error.code = ErrorCode::kBadRegionMap;
    error.found = map.size();
    error.expected = expected;
    return error;
  }
  for (std::size_t i = 0; i < map.size(); ++i) {
    if (map[i] > ' ' && map[i] < '\x7f') continue;
    error.code = ErrorCode::kBadCharacter;
    error.token = escape_first(map.substr(i));
    error.at.column = i + 1;
    return error;
  }
  return std::nullopt;
}

CellSet cells_named(std::string_view map, char name) {
  CellSet cells;
  for (std::size_t i = 0; i < map.size(); ++i) {
    if (map[i] == name) cells.insert(Cell(static_cast<int>(i)));
  }
  return cells;
}

Status read_extra_map(Plan& plan, std::string_view map) {
  if (const auto error = check_extra_map(map, plan.shape.size)) return *error;
  for (std::size_t i = 0; i < map.size(); ++i) {
    if (map[i] == '.' || map.find(map[i]) != i) continue;
    const CellSet cells = cells_named(map, map[i]);
    if (cells.size() != plan.shape.size) {
      Error error;
      error.code = ErrorCode::kBadRegionSize;
      error.size = static_cast<std::uint8_t>(plan.shape.size);
      error.token.append(map[i]);
      error.cells = cells;
      error.found = static_cast<std::uint64_t>(cells.size());
      error.expected = static_cast<std::uint64_t>(plan.shape.size);
      return error;
    }
    plan.regions.add(cells);
  }
  return kDone;
}

Status read_extra(Plan& plan, std::string_view part) {
  if (begins_with(part, kExtra)) return read_extra_map(plan, part.substr(kExtra.size()));
  const PartName* row = called(kPartNames, part);
  if (row == nullptr) return kDone;  // the base
  if (needs_nine(row->part) && plan.shape.size != 9) {
    Error error = error_with(ErrorCode::kPartNeedsSize, row->name);
    error.found = static_cast<std::uint64_t>(plan.shape.size);
    error.expected = 9;
    return error;
  }
  if (needs_boxes(row->part) && plan.shape.rows == 0) {
    return error_with(ErrorCode::kMismatch, "jigsaw+disjoint-groups");
  }
  const RegionList regions = regions_of(row->part, plan.shape);
  for (const CellSet region : regions.view()) plan.regions.add(region);
  plan.anti_knight |= row->part == ExtraPart::kAntiKnight;
  plan.anti_king |= row->part == ExtraPart::kAntiKing;
  return kDone;
}

// Applies `read` to each part of `text` until one fails.
Status for_each_part(Plan& plan, std::string_view text, Status (*read)(Plan&, std::string_view)) {
  bool more = true;
  while (more) {
    const Status status = read(plan, next_part(text, more));
    if (!status) return status;
  }
  return kDone;
}

}  // namespace

Result<Layout> parse_layout(std::string_view text) {
  Plan plan;
  if (const Status status = for_each_part(plan, text, read_base); !status) return status.error();
  if (const Status status = for_each_part(plan, text, read_extra); !status) return status.error();
  return make_layout({.size = plan.shape.size,
                      .box_rows = plan.shape.rows,
                      .box_columns = plan.shape.columns,
                      .region_map = plan.region_map,
                      .extra_regions = plan.regions.view(),
                      .anti_knight = plan.anti_knight,
                      .anti_king = plan.anti_king});
}

}  // namespace shudu
