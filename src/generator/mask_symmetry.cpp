// A symmetry is given by the moves that make it; a unit is what they reach from a cell.
#include "shudu/generator/mask_symmetry.h"

#include <cstddef>

#include "shudu/core/rows_in_order.h"

namespace shudu {
namespace {

struct RowAndColumn {
  int row, column;
};

// A move of the square; `last` is the largest row and column.
using Move = RowAndColumn (*)(RowAndColumn at, int last);

RowAndColumn half_turn(RowAndColumn at, int last) { return {last - at.row, last - at.column}; }
RowAndColumn quarter_turn(RowAndColumn at, int last) { return {at.column, last - at.row}; }
RowAndColumn mirror(RowAndColumn at, int last) { return {last - at.row, at.column}; }
RowAndColumn flip(RowAndColumn at, int last) { return {at.row, last - at.column}; }
RowAndColumn transpose(RowAndColumn at, int /*last*/) { return {at.column, at.row}; }
RowAndColumn transpose_other(RowAndColumn at, int last) {
  return {last - at.column, last - at.row};
}

using Moves = std::array<Move, 2>;

constexpr std::array kRows{
    MaskSymmetryRow{MaskSymmetry::kNone, "none", {"no symmetry", "无对称", "無對稱"}},
    MaskSymmetryRow{
        MaskSymmetry::kRotate180, "rotate180", {"half-turn", "旋转 180 度", "旋轉 180 度"}},
    MaskSymmetryRow{
        MaskSymmetry::kRotate90, "rotate90", {"quarter-turn", "旋转 90 度", "旋轉 90 度"}},
    MaskSymmetryRow{MaskSymmetry::kMirror, "mirror", {"top to bottom", "上下对称", "上下對稱"}},
    MaskSymmetryRow{MaskSymmetry::kFlip, "flip", {"left to right", "左右对称", "左右對稱"}},
    MaskSymmetryRow{
        MaskSymmetry::kDiagonal, "diagonal", {"main diagonal", "主对角线对称", "主對角線對稱"}},
    MaskSymmetryRow{MaskSymmetry::kAntidiagonal,
                    "antidiagonal",
                    {"other diagonal", "副对角线对称", "副對角線對稱"}},
    MaskSymmetryRow{MaskSymmetry::kMirrorFlip,
                    "mirror-flip",
                    {"top to bottom and left to right", "上下与左右对称", "上下與左右對稱"}},
    MaskSymmetryRow{
        MaskSymmetry::kDiagonals, "diagonals", {"both diagonals", "双对角线对称", "雙對角線對稱"}},
    MaskSymmetryRow{
        MaskSymmetry::kFull, "full", {"all moves of the square", "完全对称", "完全對稱"}},
};

constexpr std::array<Moves, kRows.size()> kMoves{{
    {nullptr, nullptr},
    {half_turn, nullptr},
    {quarter_turn, nullptr},
    {mirror, nullptr},
    {flip, nullptr},
    {transpose, nullptr},
    {transpose_other, nullptr},
    {mirror, flip},
    {transpose, transpose_other},
    {quarter_turn, mirror},
}};

static_assert(are_in_order(kRows, &MaskSymmetryRow::symmetry));

CellSet unit_of(Cell cell, const Moves& moves, int size) {
  CellSet unit = CellSet::only(cell);
  for (CellSet before; before != unit;) {
    before = unit;
    for (const Cell from : before) {
      for (const Move move : moves) {
        if (move == nullptr) continue;
        const RowAndColumn to = move({from.row_in(size), from.column_in(size)}, size - 1);
        unit.insert(Cell::at(to.row, to.column, size));
      }
    }
  }
  return unit;
}

}  // namespace

std::span<const MaskSymmetryRow> mask_symmetry_table() { return kRows; }

const MaskSymmetryRow* find_mask_symmetry(std::string_view slug) {
  for (const MaskSymmetryRow& row : kRows) {
    if (row.slug == slug) return &row;
  }
  return nullptr;
}

std::array<CellSet, kMaxCells> mask_units(MaskSymmetry symmetry, int size) {
  std::array<CellSet, kMaxCells> units{};
  for (int i = 0; i < size * size; ++i) {
    units[static_cast<std::size_t>(i)] =
        unit_of(Cell(i), kMoves[static_cast<std::size_t>(symmetry)], size);
  }
  return units;
}

bool has_symmetry(CellSet cells, MaskSymmetry symmetry, int size) {
  const auto units = mask_units(symmetry, size);
  for (const Cell cell : cells) {
    if (!cells.contains_all(units[static_cast<std::size_t>(cell.index())])) return false;
  }
  return true;
}

}  // namespace shudu
