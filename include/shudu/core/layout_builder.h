// Making and checking a layout: sizes, boxes or a region map, extra regions, extra peers.
//
// constexpr throughout, so that a layout known at compile time is a table in the program's
// read-only data and a wrong one does not compile. The specification is checked as a whole before
// anything is filled in; then houses are added in the order of their numbers, and houses_of, the
// lists and the peers follow from the sets. Tested in tests/core/layout_test.cpp against a slow
// second construction, errors in tests/core/layout_error_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/layout.h"
#include "shudu/core/result.h"

#pragma GCC visibility push(default)
namespace shudu {

/// What a layout is made of.
struct LayoutSpec {
  int size = 9;
  /// Shape of a box; box_rows * box_columns must be `size`. Ignored with a region map.
  int box_rows = 3;
  int box_columns = 3;
  /// Jigsaw: size*size characters row by row, cells of one region share a character (any ASCII
  /// character but blank, '.' and control characters); regions are numbered as they first appear.
  std::string_view region_map = {};
  /// Further houses, each of exactly `size` cells. At most kMaxExtraRegions different ones, at most
  /// kMaxHousesOfCell - 3 of them in one cell; repeated ones are taken once.
  std::span<const CellSet> extra_regions = {};
  /// No two equal digits a knight's (king's) move apart.
  bool anti_knight = false;
  bool anti_king = false;
};

/// The layout, or kUnsupportedLayout (size not 1..9), kBadBoxShape, kBadCharacter, kBadRegionMap,
/// kBadRegionCount, kBadRegionSize, kTooManyRegions, kTooManyRegionsAtCell with the numbers that
/// are wrong. Thread-safe.
[[nodiscard]] constexpr Result<Layout> make_layout(const LayoutSpec& spec);

/// The only class that fills a `Layout`; see make_layout.
class LayoutBuilder {
 public:
  [[nodiscard]] static constexpr Result<Layout> build(const LayoutSpec& spec);

 private:
  /// Region characters in the order of their first appearance.
  struct RegionNames {
    std::array<char, 128> names{};
    std::size_t count = 0;

    constexpr std::size_t number_of(char name) {
      for (std::size_t i = 0; i < count; ++i) {
        if (names[i] == name) return i;
      }
      names[count] = name;
      return count++;
    }
  };

  static constexpr std::uint64_t not_negative(int number) {
    return number < 0 ? 0 : static_cast<std::uint64_t>(number);
  }
  static constexpr Error error_of(ErrorCode code, const LayoutSpec& spec) {
    return Error{.code = code, .size = static_cast<std::uint8_t>(spec.size)};
  }
  static constexpr bool is_region_name(char c) { return c > ' ' && c < '\x7f' && c != '.'; }

  static constexpr std::optional<Error> check(const LayoutSpec& spec);
  static constexpr std::optional<Error> check_boxes(const LayoutSpec& spec);
  static constexpr std::optional<Error> check_map_text(const LayoutSpec& spec);
  static constexpr std::optional<Error> check_map_regions(const LayoutSpec& spec);
  static constexpr std::optional<Error> check_extra_regions(const LayoutSpec& spec);

  constexpr void add_lines();
  constexpr void add_boxes();
  constexpr void add_map_regions(std::string_view map);
  constexpr std::optional<Error> add_extra_regions(const LayoutSpec& spec);
  constexpr void add_house(CellSet cells);
  constexpr bool has_extra_region(CellSet cells) const;
  constexpr void add_house_peers();
  constexpr void add_move_peers(int rows, int columns);
  constexpr void add_peer_at(Cell cell, int row, int column);

  Layout layout_;
};

constexpr std::optional<Error> LayoutBuilder::check_boxes(const LayoutSpec& spec) {
  const bool in_range = spec.box_rows >= 1 && spec.box_rows <= spec.size && spec.box_columns >= 1 &&
                        spec.box_columns <= spec.size;
  if (in_range && spec.box_rows * spec.box_columns == spec.size) return std::nullopt;
  Error error = error_of(ErrorCode::kBadBoxShape, spec);
  error.found = not_negative(spec.box_rows);
  error.expected = not_negative(spec.box_columns);
  return error;
}

constexpr std::optional<Error> LayoutBuilder::check_map_text(const LayoutSpec& spec) {
  for (std::size_t i = 0; i < spec.region_map.size(); ++i) {
    if (is_region_name(spec.region_map[i])) continue;
    Error error = error_of(ErrorCode::kBadCharacter, spec);
    error.token = escape_first(spec.region_map.substr(i));
    error.at.column = i + 1;  // all characters before this one are ASCII
    return error;
  }
  const auto size = static_cast<std::size_t>(spec.size);
  const std::size_t expected = size * size;
  if (spec.region_map.size() == expected) return std::nullopt;
  Error error = error_of(ErrorCode::kBadRegionMap, spec);
  error.found = spec.region_map.size();
  error.expected = expected;
  return error;
}

constexpr std::optional<Error> LayoutBuilder::check_map_regions(const LayoutSpec& spec) {
  const auto size = static_cast<std::size_t>(spec.size);
  RegionNames regions;
  std::array<CellSet, 128> cells{};
  for (std::size_t i = 0; i < spec.region_map.size(); ++i) {
    cells[regions.number_of(spec.region_map[i])].insert(Cell(static_cast<int>(i)));
  }
  if (regions.count != size) {
    Error error = error_of(ErrorCode::kBadRegionCount, spec);
    error.found = regions.count;
    error.expected = size;
    return error;
  }
  for (std::size_t i = 0; i < size; ++i) {
    if (cells[i].size() == spec.size) continue;
    Error error = error_of(ErrorCode::kBadRegionSize, spec);
    error.token.append(regions.names[i]);
    error.cells = cells[i];
    error.found = not_negative(cells[i].size());
    error.expected = size;
    return error;
  }
  return std::nullopt;
}

constexpr std::optional<Error> LayoutBuilder::check_extra_regions(const LayoutSpec& spec) {
  const CellSet grid = CellSet::first_n(spec.size * spec.size);
  std::uint64_t number = 0;
  for (const CellSet region : spec.extra_regions) {
    ++number;
    const int inside = (region & grid).size();
    if (inside == spec.size && grid.contains_all(region)) continue;
    Error error = error_of(ErrorCode::kBadRegionSize, spec);
    error.token.append_number(number);
    error.cells = region & grid;
    error.found = not_negative(region.size() == spec.size ? inside : region.size());
    error.expected = not_negative(spec.size);
    return error;
  }
  return std::nullopt;
}

constexpr std::optional<Error> LayoutBuilder::check(const LayoutSpec& spec) {
  if (spec.size < 1 || spec.size > kMaxSize) {
    return Error{.code = ErrorCode::kUnsupportedLayout, .found = not_negative(spec.size)};
  }
  if (spec.region_map.empty()) {
    if (const auto error = check_boxes(spec)) return error;
  } else {
    if (const auto error = check_map_text(spec)) return error;
    if (const auto error = check_map_regions(spec)) return error;
  }
  return check_extra_regions(spec);
}

constexpr void LayoutBuilder::add_house(CellSet cells) {
  const House house(layout_.house_count_);
  const auto h = static_cast<std::size_t>(house.index());
  layout_.sets_[h] = cells;
  std::size_t position = 0;
  for (const Cell cell : cells) {
    const auto i = static_cast<std::size_t>(cell.index());
    layout_.lists_[h][position++] = cell;
    layout_.houses_of_[i][layout_.houses_of_count_[i]++] = house;
  }
  ++layout_.house_count_;
}

constexpr void LayoutBuilder::add_lines() {
  const int size = layout_.size_;
  for (int row = 0; row < size; ++row) {
    CellSet cells;
    for (int column = 0; column < size; ++column) cells.insert(Cell::at(row, column, size));
    add_house(cells);
  }
  for (int column = 0; column < size; ++column) {
    CellSet cells;
    for (int row = 0; row < size; ++row) cells.insert(Cell::at(row, column, size));
    add_house(cells);
  }
}

constexpr void LayoutBuilder::add_boxes() {
  const int size = layout_.size_;
  const int across = size / layout_.box_columns_;
  for (int box = 0; box < size; ++box) {
    const int top = box / across * layout_.box_rows_;
    const int left = box % across * layout_.box_columns_;
    CellSet cells;
    for (int i = 0; i < size; ++i) {
      cells.insert(Cell::at(top + i / layout_.box_columns_, left + i % layout_.box_columns_, size));
    }
    add_house(cells);
  }
}

constexpr void LayoutBuilder::add_map_regions(std::string_view map) {
  RegionNames regions;
  std::array<CellSet, kMaxSize> cells{};
  for (std::size_t i = 0; i < map.size(); ++i) {
    cells[regions.number_of(map[i])].insert(Cell(static_cast<int>(i)));
  }
  for (std::size_t i = 0; i < regions.count; ++i) add_house(cells[i]);
}

constexpr bool LayoutBuilder::has_extra_region(CellSet cells) const {
  for (int i = 0; i < layout_.extra_region_count(); ++i) {
    if (layout_.cells(layout_.region(i)) == cells) return true;
  }
  return false;
}

constexpr std::optional<Error> LayoutBuilder::add_extra_regions(const LayoutSpec& spec) {
  for (const CellSet region : spec.extra_regions) {
    if (has_extra_region(region)) continue;
    if (layout_.extra_region_count() == kMaxExtraRegions) {
      Error error = error_of(ErrorCode::kTooManyRegions, spec);
      error.expected = kMaxExtraRegions;
      return error;
    }
    for (const Cell cell : region) {
      if (layout_.houses_of(cell).size() < kMaxHousesOfCell) continue;
      Error error = error_of(ErrorCode::kTooManyRegionsAtCell, spec);
      error.cells = CellSet::only(cell);
      error.expected = kMaxHousesOfCell - 3;
      return error;
    }
    add_house(region);
  }
  return std::nullopt;
}

constexpr void LayoutBuilder::add_house_peers() {
  for (const Cell cell : layout_.all_cells()) {
    CellSet peers;
    for (const House house : layout_.houses_of(cell)) peers |= layout_.cells(house);
    peers.erase(cell);
    layout_.peers_[static_cast<std::size_t>(cell.index())] = peers;
  }
}

constexpr void LayoutBuilder::add_peer_at(Cell cell, int row, int column) {
  const int size = layout_.size_;
  if (row < 0 || row >= size || column < 0 || column >= size) return;
  layout_.peers_[static_cast<std::size_t>(cell.index())].insert(Cell::at(row, column, size));
}

// The cells `rows` down or up and `columns` right or left of each cell.
constexpr void LayoutBuilder::add_move_peers(int rows, int columns) {
  for (const Cell cell : layout_.all_cells()) {
    const int row = cell.row_in(layout_.size_);
    const int column = cell.column_in(layout_.size_);
    add_peer_at(cell, row - rows, column - columns);
    add_peer_at(cell, row - rows, column + columns);
    add_peer_at(cell, row + rows, column - columns);
    add_peer_at(cell, row + rows, column + columns);
  }
}

constexpr Result<Layout> LayoutBuilder::build(const LayoutSpec& spec) {
  if (const auto error = check(spec)) return *error;
  LayoutBuilder builder;
  Layout& layout = builder.layout_;
  layout.size_ = static_cast<std::uint8_t>(spec.size);
  builder.add_lines();
  if (spec.region_map.empty()) {
    layout.box_rows_ = static_cast<std::uint8_t>(spec.box_rows);
    layout.box_columns_ = static_cast<std::uint8_t>(spec.box_columns);
    builder.add_boxes();
  } else {
    builder.add_map_regions(spec.region_map);
  }
  if (const auto error = builder.add_extra_regions(spec)) return *error;
  builder.add_house_peers();
  layout.anti_knight_ = spec.anti_knight;
  layout.anti_king_ = spec.anti_king;
  if (spec.anti_knight) {
    builder.add_move_peers(1, 2);
    builder.add_move_peers(2, 1);
  }
  // A king's straight moves stay in the row or column and add nothing.
  if (spec.anti_king) builder.add_move_peers(1, 1);
  return layout;
}

constexpr Result<Layout> make_layout(const LayoutSpec& spec) { return LayoutBuilder::build(spec); }

}  // namespace shudu
#pragma GCC visibility pop
