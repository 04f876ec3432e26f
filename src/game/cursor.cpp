#include "shudu/game/cursor.h"

#include <algorithm>
#include <array>

#include "shudu/core/rows_in_order.h"

namespace shudu::game {
namespace {

using To = CursorMove;

constexpr auto kMoveCount = static_cast<std::size_t>(To::kCount);

// How far a move goes.
enum class Distance : std::uint8_t { kCell, kBox, kThree, kEdge };

struct MoveRow {
  CursorMove move;
  std::string_view name;
  Distance distance;
  std::array<CursorMove, 2> strides;  // To::kCount: none
};

constexpr std::array<MoveRow, kMoveCount> kMoveRows{{
    {To::kUp, "up", Distance::kCell, {To::kUp, To::kCount}},
    {To::kDown, "down", Distance::kCell, {To::kDown, To::kCount}},
    {To::kLeft, "left", Distance::kCell, {To::kLeft, To::kCount}},
    {To::kRight, "right", Distance::kCell, {To::kRight, To::kCount}},
    {To::kBoxUp, "box-up", Distance::kBox, {To::kUp, To::kCount}},
    {To::kBoxDown, "box-down", Distance::kBox, {To::kDown, To::kCount}},
    {To::kBoxLeft, "box-left", Distance::kBox, {To::kLeft, To::kCount}},
    {To::kBoxRight, "box-right", Distance::kBox, {To::kRight, To::kCount}},
    {To::kRowStart, "row-start", Distance::kEdge, {To::kLeft, To::kCount}},
    {To::kRowEnd, "row-end", Distance::kEdge, {To::kRight, To::kCount}},
    {To::kFirstCell, "first-cell", Distance::kEdge, {To::kUp, To::kLeft}},
    {To::kLastCell, "last-cell", Distance::kEdge, {To::kDown, To::kRight}},
    {To::kThreeUp, "three-up", Distance::kThree, {To::kUp, To::kCount}},
    {To::kThreeDown, "three-down", Distance::kThree, {To::kDown, To::kCount}},
}};
static_assert(are_in_order(kMoveRows, &MoveRow::move, To::kCount));

constexpr auto kMoveNames = [] {
  std::array<std::string_view, kMoveCount> names{};
  for (std::size_t i = 0; i < kMoveCount; ++i) names[i] = kMoveRows[i].name;
  return names;
}();

const MoveRow& move_row(CursorMove move) { return kMoveRows[static_cast<std::size_t>(move)]; }

Cell one_cell(Cell from, CursorMove stride, int size, bool wraps) {
  const auto bounded = [&](int place) {
    return wraps ? (place + size) % size : std::clamp(place, 0, size - 1);
  };
  const int rows = stride == To::kUp ? -1 : stride == To::kDown ? 1 : 0;
  const int columns = stride == To::kLeft ? -1 : stride == To::kRight ? 1 : 0;
  return Cell::at(bounded(from.row_in(size) + rows), bounded(from.column_in(size) + columns), size);
}

// The longest way that a stride may go.
int most_cells(const Layout& layout, const MoveRow& row) {
  const bool is_upright = row.strides[0] == To::kUp || row.strides[0] == To::kDown;
  switch (row.distance) {
    case Distance::kCell:
      return 1;
    case Distance::kThree:
      return 3;
    case Distance::kBox:
      if (layout.is_jigsaw()) return layout.size();
      return is_upright ? layout.box_rows() : layout.box_columns();
    default:
      return layout.size();
  }
}

// The cells of a way in one direction, without the first.
std::vector<Cell> straight_way(const Layout& layout, Cell from, const MoveRow& row, bool wraps) {
  const bool goes_around =
      wraps && (row.distance == Distance::kCell || row.distance == Distance::kBox);
  std::vector<Cell> cells;
  Cell cell = from;
  for (int i = most_cells(layout, row); i > 0; --i) {
    const Cell next = one_cell(cell, row.strides[0], layout.size(), goes_around);
    if (next == cell) break;
    cells.push_back(cell = next);
    const bool ends_here = row.distance == Distance::kBox && layout.is_jigsaw() &&
                           layout.box_of(cell) != layout.box_of(from);
    if (ends_here) break;
  }
  return cells;
}

}  // namespace

std::span<const std::string_view> cursor_move_names() { return kMoveNames; }

std::span<const CursorMove> strides_of(CursorMove move) {
  const MoveRow& row = move_row(move);
  return std::span(row.strides).first(row.strides[1] == To::kCount ? 1 : 2);
}

Cell moved(const Layout& layout, Cell from, CursorMove move, bool wraps) {
  if (move == To::kFirstCell) return Cell(0);
  if (move == To::kLastCell) return Cell(layout.cell_count() - 1);
  const std::vector<Cell> cells = straight_way(layout, from, move_row(move), wraps);
  return cells.empty() ? from : cells.back();
}

std::vector<Cell> passed(const Layout& layout, Cell from, CursorMove move, bool wraps) {
  const std::span<const CursorMove> strides = strides_of(move);
  if (strides.size() == 1) return straight_way(layout, from, move_row(move), wraps);
  const auto to_edge = [&](Cell start, CursorMove stride) {
    std::vector<Cell> cells{start};
    for (const Cell cell :
         straight_way(layout, start, {move, {}, Distance::kEdge, {stride, To::kCount}}, false)) {
      cells.push_back(cell);
    }
    return cells;
  };
  std::vector<Cell> cells;
  for (const Cell start : to_edge(from, strides[0])) {
    const std::vector<Cell> line = to_edge(start, strides[1]);
    cells.insert(cells.end(), line.begin(), line.end());
  }
  std::erase(cells, from);
  return cells;
}

Cell next_empty(const Layout& layout, const State& state, Cell from, bool is_back,
                std::optional<Digit> digit) {
  const int count = layout.cell_count();
  const int way = is_back ? count - 1 : 1;
  Cell cell = from;
  for (int i = 0; i < count; ++i) {
    cell = Cell((cell.index() + way) % count);
    if (digit_at(state, cell)) continue;
    if (!digit || legal_at(layout, state, cell).contains(*digit)) return cell;
  }
  return from;
}

}  // namespace shudu::game
