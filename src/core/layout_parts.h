// The parts that can be added to a layout: what each is called and which cells its regions have.
//
// Shared by the table of named layouts (compile time) and by the reader of layout texts (run time),
// so that `x` and `6x6+x` come from the same few lines. Tested in tests/core/layout_test.cpp and
// tests/core/layout_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "shudu/core/cell_set.h"
#include "shudu/core/house.h"

namespace shudu {

enum class ExtraPart : std::uint8_t {
  kDiagonals,
  kWindoku,
  kAsterisk,
  kCenterDot,
  kGirandola,
  kDisjointGroups,
  kAntiKnight,
  kAntiKing,
};

/// Size and boxes of a grid; both 0 for a jigsaw.
struct GridShape {
  int size = 9;
  int rows = 3;
  int columns = 3;
  friend constexpr bool operator==(const GridShape&, const GridShape&) = default;
};

/// Different extra regions in the order of their arrival. Holds one more than a layout may have, so
/// that the builder, not this list, says that there are too many.
class RegionList {
 public:
  /// Adds `region` unless it is there already or the list is full.
  constexpr void add(CellSet region) {
    for (const CellSet known : view()) {
      if (known == region) return;
    }
    if (count_ < regions_.size()) regions_[count_++] = region;
  }
  [[nodiscard]] constexpr std::span<const CellSet> view() const& {
    return std::span(regions_).first(count_);
  }
  // A view of a list that is about to end would dangle, in a range-for above all.
  std::span<const CellSet> view() && = delete;

 private:
  std::array<CellSet, kMaxExtraRegions + 1> regions_{};
  std::size_t count_ = 0;
};

/// The cells of a 9x9 grid given as row*10 + column, both counted from 1 as in r3c7.
template <std::size_t kCount>
constexpr CellSet cells_of(const std::array<int, kCount>& names) {
  CellSet cells;
  for (const int name : names) cells.insert(Cell::at(name / 10 - 1, name % 10 - 1, 9));
  return cells;
}

inline constexpr CellSet kAsteriskCells = cells_of(std::array{25, 33, 37, 52, 55, 58, 73, 77, 85});
inline constexpr CellSet kCenterDotCells = cells_of(std::array{22, 25, 28, 52, 55, 58, 82, 85, 88});
inline constexpr CellSet kGirandolaCells = cells_of(std::array{11, 19, 25, 52, 55, 58, 85, 91, 99});
static_assert(kAsteriskCells.size() == 9 && kCenterDotCells.size() == 9);
static_assert(kGirandolaCells.size() == 9);

constexpr RegionList diagonals(int size) {
  CellSet falling;
  CellSet rising;
  for (int i = 0; i < size; ++i) {
    falling.insert(Cell::at(i, i, size));
    rising.insert(Cell::at(size - 1 - i, i, size));
  }
  RegionList regions;
  regions.add(falling);
  regions.add(rising);
  return regions;
}

// 3x3 squares whose corners are r2c2, r2c6, r6c2 and r6c6.
constexpr RegionList windows() {
  RegionList regions;
  for (const int corner : {10, 14, 46, 50}) {
    CellSet cells;
    for (int i = 0; i < 9; ++i) cells.insert(Cell(corner + i / 3 * 9 + i % 3));
    regions.add(cells);
  }
  return regions;
}

constexpr RegionList disjoint_groups(GridShape shape) {
  RegionList regions;
  for (int place = 0; place < shape.size; ++place) {
    CellSet cells;
    for (int row = place / shape.columns; row < shape.size; row += shape.rows) {
      for (int column = place % shape.columns; column < shape.size; column += shape.columns) {
        cells.insert(Cell::at(row, column, shape.size));
      }
    }
    regions.add(cells);
  }
  return regions;
}

/// The regions that `part` adds; none for those that only add peers. Preconditions: a 9x9 grid
/// where `needs_nine(part)`, boxes where `needs_boxes(part)`.
constexpr RegionList regions_of(ExtraPart part, GridShape shape) {
  if (part == ExtraPart::kDiagonals) return diagonals(shape.size);
  if (part == ExtraPart::kWindoku) return windows();
  if (part == ExtraPart::kDisjointGroups) return disjoint_groups(shape);
  RegionList regions;
  if (part == ExtraPart::kAsterisk) regions.add(kAsteriskCells);
  if (part == ExtraPart::kCenterDot) regions.add(kCenterDotCells);
  if (part == ExtraPart::kGirandola) regions.add(kGirandolaCells);
  return regions;
}

/// Is `part` defined by cells of a 9x9 grid?
constexpr bool needs_nine(ExtraPart part) {
  return part == ExtraPart::kWindoku || part == ExtraPart::kAsterisk ||
         part == ExtraPart::kCenterDot || part == ExtraPart::kGirandola;
}

/// Does `part` speak of places in boxes?
constexpr bool needs_boxes(ExtraPart part) { return part == ExtraPart::kDisjointGroups; }

/// What people call sizes with boxes. Of several names the first is the one to write.
struct BaseName {
  std::string_view name;
  GridShape shape;
};
inline constexpr std::array kBaseNames{
    BaseName{"classic", {9, 3, 3}}, BaseName{"9x9", {9, 3, 3}},     BaseName{"4x4", {4, 2, 2}},
    BaseName{"6x6", {6, 2, 3}},     BaseName{"6x6-2x3", {6, 2, 3}}, BaseName{"6x6-3x2", {6, 3, 2}},
    BaseName{"8x8", {8, 2, 4}},     BaseName{"8x8-2x4", {8, 2, 4}}, BaseName{"8x8-4x2", {8, 4, 2}},
};

/// The same of parts. The centers of the boxes are one of the disjoint groups, so whoever looks for
/// parts in a layout looks for these first.
struct PartName {
  std::string_view name;
  ExtraPart part;
};
inline constexpr std::array kPartNames{
    PartName{"disjoint-groups", ExtraPart::kDisjointGroups},
    PartName{"x", ExtraPart::kDiagonals},
    PartName{"diagonal", ExtraPart::kDiagonals},
    PartName{"windoku", ExtraPart::kWindoku},
    PartName{"nrc", ExtraPart::kWindoku},
    PartName{"asterisk", ExtraPart::kAsterisk},
    PartName{"center-dot", ExtraPart::kCenterDot},
    PartName{"centre-dot", ExtraPart::kCenterDot},
    PartName{"girandola", ExtraPart::kGirandola},
    PartName{"anti-knight", ExtraPart::kAntiKnight},
    PartName{"anti-king", ExtraPart::kAntiKing},
};

}  // namespace shudu
